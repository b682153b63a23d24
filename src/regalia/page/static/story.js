// The story of a table: a list that is only appended to and scrolls to its end.

const NEAR = 32; // px from the end that count as the end

const story = document.getElementById("story");
const latest = document.getElementById("latest");
let following = true; // scroll to new paragraphs
let size = ""; // of the list and its content when last measured
let lossesSince = Infinity; // the line after which the reader's losses are news

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

/**
 * Append new paragraphs, as [line, html], and mark those after a line. Losses are news after a line
 * of their own, until the reader's next turn.
 */
export function append(paragraphs, since, losses = lossesSince) {
  lossesSince = losses;
  noteScroll(); // the reader may have scrolled just now
  const known = new Set([...story.children].map((item) => item.dataset.line));
  const fresh = paragraphs.filter(([line]) => !known.has(String(line)));
  story.insertAdjacentHTML("beforeend", fresh.map(([, html]) => html).join(""));
  for (const item of story.children) item.classList.toggle("since", item.dataset.line > since);
  showLatest();
  toEnd();
}

/**
 * Show the news: what the reader has lost since their last turn; what concerned them since their last
 * move, also moves made for them and the moves that led to losses; and the latest paragraph.
 * Each with the sentences that go with it (`passage`). Opened, all since that move. News of a thing
 * that a later sentence is about are out of date.
 */
function showLatest() {
  if (!latest) return;
  const said = [...story.querySelectorAll("p")];
  const losses = said.filter((one) => one.matches(".loss") && lineOf(one) > lossesSince && !isBack(one, said));
  const lost = [...new Set(losses.flatMap(passage))];
  const moves = losses.map((loss) => moveTo(loss, said));
  const since = [...story.querySelectorAll(".since:not(:last-child)")];
  const others = [...since, story.lastElementChild].map((item) =>
    [...(item?.querySelectorAll("p") ?? [])].filter((one) => !lost.includes(one)),
  );
  const last = others.pop();
  const own = since[0]; // the reader's last move
  const concerns = (one) => toYou(one) || (one.textContent.startsWith("You ") && !own.contains(one));
  const isNews = (one) => others.flat().includes(one) && concerns(one) && !later(one, said).length;
  const chosen = said.filter((one) => moves.includes(one) || isNews(one)).flatMap(passage);
  const to = said.filter((one) => !last.includes(one) && !lost.includes(one) && chosen.includes(one));
  const earlier = to.filter((one) => !others.flat().includes(one)); // moves before the reader's own
  const shown = latest.classList.contains("open") ? [lost, earlier, ...others, last] : [lost, to, last];
  latest.classList.toggle("to-you", losses.length > 0 || [...to, ...last].some(toYou));
  latest.classList.toggle("hides", others.flat().some((one) => !to.includes(one) && !own.contains(one)));
  latest.replaceChildren(...shown.filter((all) => all.length).map(inARow));
  latest.firstElementChild?.classList.toggle("lost", losses.length > 0);
  markPlaces(losses);
  markCut();
}

function lineOf(sentence) {
  return Number(sentence.closest("li").dataset.line);
}

/** The later sentences about the same thing. */
function later(one, said) {
  const { about } = one.dataset;
  return about ? said.slice(said.indexOf(one) + 1).filter((other) => other.dataset.about === about) : [];
}

/** Whether what the reader lost is theirs again. */
function isBack(loss, said) {
  return later(loss, said).some((one) => !one.matches(".loss") && toYou(one));
}

/** Mark where the reader has lost something. */
function markPlaces(losses) {
  for (const place of document.querySelectorAll("[data-lost]")) delete place.dataset.lost;
  for (const { dataset } of losses) {
    for (const place of document.querySelectorAll(`[data-place="${dataset.place}"]:not(p)`)) place.dataset.lost = "";
  }
}

/** The move that led to a loss: the latest sentence before it that ends at the place it names. */
function moveTo(loss, said) {
  const before = said.slice(0, said.indexOf(loss)).filter((one) => one.parentElement === loss.parentElement);
  return before.findLast((one) => {
    const place = /\S+ \S+(?=\.$)/.exec(one.textContent.trim());
    return place && !one.matches(".loss") && loss.textContent.includes(place[0]);
  });
}

/**
 * A sentence with those without which it is not understood, in their order: a sentence that begins
 * with “It” goes with the one before it, and a loss with such a sentence.
 */
function passage(sentence) {
  const all = [...sentence.parentElement.children];
  const goesOn = (one) => one?.textContent.startsWith("It ");
  let begin = all.indexOf(sentence);
  let end = begin + 1;
  while (begin > 0 && all[begin].matches(".loss") && (all[begin - 1].matches(".loss") || goesOn(all[begin - 1]))) begin--;
  while (begin > 0 && goesOn(all[begin])) begin--;
  while (goesOn(all[end])) end++;
  return all.slice(begin, end);
}

function inARow(all) {
  const row = document.createElement("span");
  row.append(...all.flatMap((one) => [...one.cloneNode(true).childNodes, " "]));
  return row;
}

function toYou(sentence) {
  return /^(?!You ).* you(r)?\b/s.test(sentence.textContent.trim());
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
