// The replay of a finished game: slider, buttons, keys, and the story as links.

import { goToLine } from "./insight.js";
import { fly, places } from "./motion.js";
import { patchRegions } from "./patch.js";
import { sentences } from "./story.js";
import { refreshTip } from "./tips.js";

const PACE = 1200; // ms for each move while it plays
const APART = 100; // ms between requests, within the server's rate limit
const LEAP = 10; // moves by PageUp and PageDown

const page = document.querySelector("[data-replay]");
const slider = document.getElementById("at");
const summary = document.getElementById("summary");
const story = document.getElementById("story");
const play = page.querySelector("[data-play]");
const views = page.querySelector(".views"); // the form
const { replay: table, as: view } = page.dataset;
const last = Number(page.dataset.lines);
const stops = page.dataset.stops.split(",").map(Number); // lines; the slider counts these

let at = Number(page.dataset.at); // the line that the reader wants
let shown = at; // the line that the regions show
let busy = false; // a request is running
let playing = 0; // its timer while it plays
let addressTimer = 0; // until the address is updated

/** The index of the last stop up to a line. */
function stopAt(line) {
  return stops.findLastIndex((stop) => stop <= line);
}

/** The line this many moves on, or back. */
function lineAfter(moves) {
  const index = stopAt(at);
  // Within a move, one back is its beginning.
  const from = moves < 0 && stops[index] < at ? index + 1 : index;
  return stops[Math.max(0, Math.min(from + moves, stops.length - 1))];
}

/** Show a line: one request at a time, always for the latest wish. */
async function go(line) {
  at = line;
  slider.value = stopAt(at);
  document.getElementById("nth").textContent = slider.value;
  if (busy) return;
  busy = true;
  while (shown !== at) {
    const wanted = at;
    try {
      const answer = await fetch(`/table/${table}/replay/regions?at=${wanted}&as=${view}`);
      const position = await answer.json();
      if (!answer.ok) throw new Error(position.sentence);
      show(position);
      shown = wanted;
    } catch (error) {
      pause();
      at = shown;
      slider.value = stopAt(at);
      summary.textContent = error.message;
    }
    await new Promise((resolve) => setTimeout(resolve, APART));
  }
  busy = false;
}

function show(position) {
  const before = places();
  patchRegions(allRegions(position.regions));
  refreshTip(true);
  fly(before);
  page.dataset.at = position.at;
  slider.setAttribute("aria-valuetext", position.summary);
  const item = mark(position.at);
  goToLine(position.at, stopAt(position.at));
  // Within a move the story's paragraph would not fit the regions.
  const whole = Number(item?.dataset.line) === position.at;
  summary.replaceChildren(...(whole ? sentences(item) : [position.summary]));
  views.at.value = position.at;
  clearTimeout(addressTimer); // browsers limit how often the address may change
  addressTimer = setTimeout(() => history.replaceState(null, "", `?at=${at}&as=${view}`), 300);
}

/** The regions of a position, with those that it lacks empty. */
function allRegions(regions) {
  const all = { ...regions };
  for (const { dataset } of page.querySelectorAll("[data-region]")) all[dataset.region] ??= "";
  return all;
}

/** Mark the latest paragraph up to a line, scroll to it and return it. */
function mark(line) {
  const item = [...story.children].findLast((one) => Number(one.dataset.line) <= line);
  story.querySelector("[aria-current]")?.removeAttribute("aria-current");
  item?.setAttribute("aria-current", "step");
  const around = story.getBoundingClientRect();
  const own = item?.getBoundingClientRect();
  if (!own) story.scrollTop = 0;
  else if (own.top < around.top || own.bottom > around.bottom) {
    story.scrollTop += own.top - around.top - Math.max(0, around.height - own.height) / 2;
  }
  return item;
}

function toggle() {
  if (playing) return pause();
  playing = setInterval(tick, PACE);
  play.textContent = "Pause";
  go(at === last ? 0 : lineAfter(1));
}

function tick() {
  if (at === last) pause();
  else if (shown === at) go(lineAfter(1)); // else the regions are still loading
}

function pause() {
  playing = clearInterval(playing);
  play.textContent = "Play";
}

const MOVES = { first: () => 0, back: () => lineAfter(-1), on: () => lineAfter(1), last: () => last };
const KEYS = {
  ArrowLeft: MOVES.back,
  ArrowRight: MOVES.on,
  Home: MOVES.first,
  End: MOVES.last,
  PageUp: () => lineAfter(-LEAP),
  PageDown: () => lineAfter(LEAP),
};

function turn(event, line) {
  event.preventDefault();
  pause();
  go(line);
}

slider.addEventListener("input", (event) => turn(event, stops[slider.value]));
play.addEventListener("click", toggle);
views.as.addEventListener("change", () => views.submit());

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens another window
  const button = event.target.closest("[data-go], a[data-at]"); // also in the chart
  if (button) turn(event, MOVES[button.dataset.go]?.() ?? Number(button.dataset.at));
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key === " " && !target.closest("button, summary")) {
    event.preventDefault();
    if (!event.repeat) toggle();
  }
  // In the story the other keys scroll.
  if (KEYS[key] && (target.id !== "story" || key.startsWith("Arrow"))) turn(event, KEYS[key]());
});

play.hidden = false;
slider.value = stopAt(at); // a browser may restore another value on reload
mark(at);
