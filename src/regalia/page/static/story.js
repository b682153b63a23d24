// The story of a table: a list that scrolls itself, and is only appended to.

const NEAR = 32; // px from the end that are still at the end

const story = document.getElementById("story");
const latest = document.getElementById("latest");
let following = true; // the reader wants to see what is told next
let size = ""; // of the list and what is in it when that was last looked at

/** Keep the end in sight until the reader scrolls away from it, and again when he is back. */
export function follow() {
  story.addEventListener("scroll", heed);
  new ResizeObserver(toEnd).observe(story); // a seat that grows leaves less room for the story
}

function heed() {
  if (story.scrollHeight - story.scrollTop - story.clientHeight < NEAR) following = true;
  // Away from the end because the list has another size is not the reader's doing.
  else if (size === measure()) following = false;
}

function toEnd() {
  if (following) story.scrollTop = story.scrollHeight;
  size = measure();
}

function measure() {
  return [story.clientHeight, story.scrollHeight].join();
}

/** Show no more of the news than there is room for, as at first. */
export function fold() {
  if (!latest?.classList.contains("open")) return;
  latest.classList.remove("open");
  tellLatest();
}

/** Append what is new, [line, html] each, and mark all that was told after a line. */
export function append(told, since) {
  heed(); // he may have scrolled in this very moment
  const known = new Set([...story.children].map((item) => item.dataset.line));
  const fresh = told.filter(([line]) => !known.has(String(line)));
  story.insertAdjacentHTML("beforeend", fresh.map(([, html]) => html).join(""));
  for (const item of story.children) item.classList.toggle("since", item.dataset.line > since);
  tellLatest();
  toEnd();
}

/** The latest, and before it what was done to the reader since his last move; opened, all since then. */
function tellLatest() {
  if (!latest) return;
  const since = [...story.querySelectorAll(".since:not(:last-child)")];
  const to = since.filter(toYou);
  const last = story.lastElementChild;
  const open = latest.classList.contains("open");
  latest.classList.toggle("to-you", [...to, last].some(toYou));
  latest.classList.toggle("hides", since.length > to.length);
  const told = [...(open ? since : to), last].map((item) => {
    const whole = document.createElement("span");
    whole.append(...sentences(item));
    return whole;
  });
  latest.replaceChildren(...told);
  sayMore();
}

function toYou(item) {
  return /^(?!You ).* you(r)?\b/s.test(item?.textContent.trim());
}

// What is cut off is opened by a click.
if (latest) {
  latest.addEventListener("click", () => {
    latest.classList.toggle("open", latest.matches(".cut:not(.open)"));
    tellLatest();
  });
  new ResizeObserver(sayMore).observe(latest);
}

function sayMore() {
  if (latest.classList.contains("open")) return;
  latest.classList.remove("cut"); // which takes room itself
  if (latest.scrollHeight > latest.clientHeight || latest.matches(".hides")) latest.classList.add("cut");
}

/** What a paragraph says, in a row and with its shields. */
export function sentences(item) {
  const all = [...(item?.querySelectorAll("p") ?? [])];
  return all.flatMap((one) => [...one.cloneNode(true).childNodes, " "]);
}
