// The story of a table: a list that is only appended to and scrolls to its end.

const NEAR = 32; // px from the end that count as the end

const story = document.getElementById("story");
const latest = document.getElementById("latest");
let following = true; // scroll to new paragraphs
let size = ""; // of the list and its content when last measured

/** Keep the end visible, except while the reader has scrolled away from it. */
export function follow() {
  story.addEventListener("scroll", noteScroll);
  new ResizeObserver(toEnd).observe(story); // it shrinks when a seat grows
}

function noteScroll() {
  if (story.scrollHeight - story.scrollTop - story.clientHeight < NEAR) following = true;
  // If the size is the same, the reader has scrolled; else the list has changed.
  else if (size === measure()) following = false;
}

function toEnd() {
  if (following) story.scrollTop = story.scrollHeight;
  size = measure();
}

function measure() {
  return [story.clientHeight, story.scrollHeight].join();
}

/** Cut the news to the room in the bar again. */
export function fold() {
  if (!latest?.classList.contains("open")) return;
  latest.classList.remove("open");
  showLatest();
}

/** Append new paragraphs, as [line, html], and mark those after a line. */
export function append(paragraphs, since) {
  noteScroll(); // the reader may have scrolled just now
  const known = new Set([...story.children].map((item) => item.dataset.line));
  const fresh = paragraphs.filter(([line]) => !known.has(String(line)));
  story.insertAdjacentHTML("beforeend", fresh.map(([, html]) => html).join(""));
  for (const item of story.children) item.classList.toggle("since", item.dataset.line > since);
  showLatest();
  toEnd();
}

/** Show the latest paragraph, after those that concern the reader; opened, all since their move. */
function showLatest() {
  if (!latest) return;
  const since = [...story.querySelectorAll(".since:not(:last-child)")];
  const to = since.filter(toYou);
  const last = story.lastElementChild;
  const open = latest.classList.contains("open");
  latest.classList.toggle("to-you", [...to, last].some(toYou));
  latest.classList.toggle("hides", since.length > to.length);
  const shown = [...(open ? since : to), last].map((item) => {
    const whole = document.createElement("span");
    whole.append(...sentences(item));
    return whole;
  });
  latest.replaceChildren(...shown);
  markCut();
}

function toYou(item) {
  return /^(?!You ).* you(r)?\b/s.test(item?.textContent.trim());
}

// A click opens news that are cut off.
if (latest) {
  latest.addEventListener("click", () => {
    latest.classList.toggle("open", latest.matches(".cut:not(.open)"));
    showLatest();
  });
  new ResizeObserver(markCut).observe(latest);
}

function markCut() {
  if (latest.classList.contains("open")) return;
  latest.classList.remove("cut"); // its label takes room itself
  if (latest.scrollHeight > latest.clientHeight || latest.matches(".hides")) latest.classList.add("cut");
}

/** The sentences of a paragraph in a row, with their icons. */
export function sentences(item) {
  const all = [...(item?.querySelectorAll("p") ?? [])];
  return all.flatMap((one) => [...one.cloneNode(true).childNodes, " "]);
}
