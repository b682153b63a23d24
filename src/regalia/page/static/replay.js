// A finished game at any of its lines: slider, buttons, keys, and the story as a list of places.

import { passTo } from "./insight.js";
import { fly, places } from "./motion.js";
import { patchRegions } from "./patch.js";
import { sentences } from "./story.js";
import { refreshTip } from "./tips.js";

const PACE = 1200; // ms a move while it plays
const APART = 100; // ms between two requests: so many an address may make for ever
const LEAP = 10; // moves of PageUp and PageDown

const page = document.querySelector("[data-replay]");
const slider = document.getElementById("at");
const told = document.getElementById("summary");
const story = document.getElementById("story");
const play = page.querySelector("[data-play]");
const { replay: table, as: view } = page.dataset;
const last = Number(page.dataset.lines);
const stops = page.dataset.stops.split(",").map(Number); // the slider counts these, by whole moves

let at = Number(page.dataset.at); // the line where the reader is, or is going
let shown = at; // the line that the regions show
let busy = false; // a request is under way
let playing = 0; // the timer while it plays
let noting = 0; // the timer until the address is written

/** The number of the stop at a line, or before it. */
function stopAt(line) {
  return stops.findLastIndex((stop) => stop <= line);
}

/** The line so many moves on, or back. */
function away(moves) {
  const index = stopAt(at);
  // From within a move, one back leads to where it began.
  const from = moves < 0 && stops[index] < at ? index + 1 : index;
  return stops[Math.max(0, Math.min(from + moves, stops.length - 1))];
}

/** Show a line: one request after the other, and always the latest wish. */
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
    } catch (wrong) {
      pause();
      at = shown;
      slider.value = stopAt(at);
      told.textContent = wrong.message;
    }
    await new Promise((resolve) => setTimeout(resolve, APART));
  }
  busy = false;
}

function show(position) {
  const before = places();
  patchRegions(everywhere(position.regions));
  refreshTip(true);
  fly(before);
  page.dataset.at = position.at;
  slider.setAttribute("aria-valuetext", position.summary);
  const item = mark(position.at);
  passTo(position.at, stopAt(position.at));
  // In the midst of a move the story would say more, or less, than the picture shows.
  const whole = Number(item?.dataset.line) === position.at;
  told.replaceChildren(...(whole ? sentences(item) : [position.summary]));
  for (const link of page.querySelectorAll("a[data-as]")) {
    link.search = `?at=${position.at}&as=${link.dataset.as}`;
  }
  clearTimeout(noting); // a browser lets the address be written only so often
  noting = setTimeout(() => history.replaceState(null, "", `?at=${at}&as=${view}`), 300);
}

/** The regions of a position; what it does not name is empty there. */
function everywhere(regions) {
  const all = { ...regions };
  for (const { dataset } of page.querySelectorAll("[data-region]")) all[dataset.region] ??= "";
  return all;
}

/** Mark the latest paragraph up to a line, and bring it in sight; the paragraph. */
function mark(line) {
  const item = [...story.children].findLast((one) => Number(one.dataset.line) <= line);
  story.querySelector("[aria-current]")?.removeAttribute("aria-current");
  item?.setAttribute("aria-current", "step");
  const around = story.getBoundingClientRect();
  const own = item?.getBoundingClientRect();
  if (!own) story.scrollTop = 0;
  else if (own.top < around.top || own.bottom > around.bottom) {
    story.scrollTop += own.top - around.top - (around.height - own.height) / 2;
  }
  return item;
}

function toggle() {
  if (playing) return pause();
  playing = setInterval(tick, PACE);
  play.textContent = "Pause";
  go(at === last ? 0 : away(1));
}

function tick() {
  if (at === last) pause();
  else if (shown === at) go(away(1)); // else the picture is late: wait for it
}

function pause() {
  playing = clearInterval(playing);
  play.textContent = "Play";
}

const WAYS = { first: () => 0, back: () => away(-1), on: () => away(1), last: () => last };
const KEYS = {
  ArrowLeft: WAYS.back,
  ArrowRight: WAYS.on,
  Home: WAYS.first,
  End: WAYS.last,
  PageUp: () => away(-LEAP),
  PageDown: () => away(LEAP),
};

function turn(event, line) {
  event.preventDefault();
  pause();
  go(line);
}

slider.addEventListener("input", (event) => turn(event, stops[slider.value]));
play.addEventListener("click", toggle);

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // it is to be another window
  const button = event.target.closest("[data-go], a[data-at]"); // the chart's, too
  if (button) turn(event, WAYS[button.dataset.go]?.() ?? Number(button.dataset.at));
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key === " " && !target.closest("button, summary")) {
    event.preventDefault();
    if (!event.repeat) toggle();
  }
  // In the story the others scroll.
  if (KEYS[key] && (target.id !== "story" || key.startsWith("Arrow"))) turn(event, KEYS[key]());
});

play.hidden = false;
slider.value = stopAt(at); // a browser may have kept another through F5
mark(at);
