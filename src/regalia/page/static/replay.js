// A finished game at any of its lines: slider, buttons, keys, and the story as a list of places.

import { fly, places } from "./motion.js";
import { patchRegions } from "./patch.js";
import { mark } from "./story.js";
import { refreshTip } from "./tips.js";

const PACE = 1200; // ms a move while it plays
const APART = 100; // ms between two requests: so many an address may make for ever
const LEAP = 10; // moves of PageUp and PageDown

const page = document.querySelector("[data-replay]");
const slider = document.getElementById("at");
const told = document.getElementById("told");
const play = page.querySelector("[data-play]");
const { replay: table, as: view } = page.dataset;
const last = Number(page.dataset.lines);
/** The lines after which something had happened; a move leads from one to the next. */
const stops = page.dataset.stops.split(",").map(Number);

let at = Number(page.dataset.at); // where the reader is, or is going
let shown = at; // what the regions show
let busy = false; // a request is under way
let playing = 0; // the timer while it plays
let noting = 0; // the timer until the address is written

/** The line so many moves on, or back. */
function away(moves) {
  const index = stops.findLastIndex((stop) => stop <= at);
  // From within a move, one back leads to where it began.
  const from = moves < 0 && stops[index] < at ? index + 1 : index;
  return stops[Math.max(0, Math.min(from + moves, stops.length - 1))];
}

function go(line) {
  at = Math.max(0, Math.min(line, last));
  slider.value = at;
  turn();
}

/** Show where the reader is; one request after the other, and always the latest wish. */
async function turn() {
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
      at = slider.value = shown;
      told.textContent = wrong.message;
    }
    await new Promise((resolve) => setTimeout(resolve, APART));
  }
  busy = false;
}

function show(position) {
  const before = places();
  patchRegions(position.regions);
  fly(before);
  refreshTip();
  const item = mark(position.at);
  page.dataset.at = position.at;
  slider.setAttribute("aria-valuetext", position.told);
  // In the story the sentences have their shields; before its first line there is none.
  const sentences = position.at ? [...(item?.querySelectorAll("p") ?? [])] : [];
  if (sentences.length) {
    told.replaceChildren(...sentences.flatMap((one) => [...one.cloneNode(true).childNodes, " "]));
  } else told.textContent = position.told;
  for (const link of page.querySelectorAll("a[data-as]")) {
    link.search = new URLSearchParams({ at: position.at, as: link.dataset.as });
  }
  clearTimeout(noting); // a browser lets the address be written only so often
  noting = setTimeout(() => history.replaceState(null, "", `?at=${at}&as=${view}`), 300);
}

// Playing.

function tick() {
  if (at === last) pause();
  else if (shown === at) go(away(1)); // else the picture is late: wait for it
}

function pause() {
  clearInterval(playing);
  playing = 0;
  play.textContent = "Play";
}

function toggle() {
  if (playing) {
    pause();
    return;
  }
  playing = setInterval(tick, PACE);
  play.textContent = "Pause";
  go(at === last ? 0 : away(1));
}

// What the reader does.

const WAYS = { first: () => 0, back: () => away(-1), on: () => away(1), last: () => last };

document.addEventListener("click", (event) => {
  const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey; // a new tab, say
  const button = event.target.closest("[data-go], a[data-at], [data-play]");
  if (aside || !button) return;
  event.preventDefault();
  if (button === play) {
    toggle();
    return;
  }
  pause();
  go(button.dataset.go ? WAYS[button.dataset.go]() : Number(button.dataset.at));
});

slider.addEventListener("input", () => {
  pause();
  go(Number(slider.value));
});

const KEYS = {
  ArrowLeft: WAYS.back,
  ArrowRight: WAYS.on,
  Home: WAYS.first,
  End: WAYS.last,
  PageUp: () => away(-LEAP),
  PageDown: () => away(LEAP),
};
const ON_THE_SLIDER = { ArrowDown: WAYS.back, ArrowUp: WAYS.on };

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (target.closest("select, textarea, input:not([type=range])")) return;
  if (key === " ") {
    if (target.closest("button, summary")) return; // which it presses
    event.preventDefault();
    if (!event.repeat) toggle();
    return;
  }
  // With these the story is read, where it has the focus.
  if (target.id === "story" && !["ArrowLeft", "ArrowRight"].includes(key)) return;
  const way = KEYS[key] ?? (target === slider ? ON_THE_SLIDER[key] : undefined);
  if (!way) return;
  event.preventDefault();
  pause();
  go(way());
});

play.hidden = false;
slider.value = at; // a browser may have kept another through F5
mark(at);
