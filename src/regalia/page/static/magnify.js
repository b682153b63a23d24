// Magnifies an element with data-magnify around a finger that rests on it, so that small things can be
// told apart: the finger moves on, the bar says what the choice under it does, and lifting it chooses.

import { showChoice } from "./tips.js";

const REST = 180; // ms
const SLACK = 10; // px that a resting finger may move
const SCALE = 2.5;
const NEAR = 28; // px within which a finger means the nearest choice

let part = null; // the magnified element
let frame = null; // where it is when it is not magnified
let waiting = 0; // the timer of a finger that may rest
let from = [0, 0]; // where it began to rest
let aim = null; // the choice meant

function magnify(element) {
  frame = element.getBoundingClientRect();
  const [x, y] = [from[0] - frame.x, from[1] - frame.y];
  const cut = [y, frame.width - x, frame.height - y, x].map((side) => `${side * (1 - 1 / SCALE)}px`);
  part = element;
  Object.assign(part.style, {
    transformOrigin: `${x}px ${y}px`,
    scale: SCALE,
    clipPath: `inset(${cut.join(" ")})`,
    zIndex: 6,
  });
  look(from);
}

function restore() {
  clearTimeout(waiting);
  if (!part) return;
  Object.assign(part.style, { transformOrigin: "", scale: "", clipPath: "", zIndex: "" });
  point(null);
  part = null;
}

/** Mark a choice as meant, and say what it does. */
function point(choice) {
  aim?.classList.remove("aimed");
  aim = choice;
  aim?.classList.add("aimed");
  showChoice(aim);
}

function look(at) {
  let [nearest, least] = [null, NEAR];
  for (const choice of part.querySelectorAll(".choice")) {
    const far = distance(at, choice.getBoundingClientRect());
    if (far < least) [nearest, least] = [choice, far];
  }
  if (distance(at, frame) > 0) nearest = null; // what is cut off cannot be meant
  if (nearest !== aim) point(nearest);
}

function distance([x, y], { left, right, top, bottom }) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function placeOf({ touches }) {
  return [touches[0].clientX, touches[0].clientY];
}

addEventListener("touchstart", (event) => {
  restore();
  const element = event.target.closest("[data-magnify]");
  if (!element || event.touches.length > 1) return;
  from = placeOf(event);
  waiting = setTimeout(magnify, REST, element);
});
addEventListener(
  "touchmove",
  (event) => {
    const at = placeOf(event);
    if (part) {
      event.preventDefault(); // the page does not scroll
      look(at);
    } else if (Math.hypot(at[0] - from[0], at[1] - from[1]) > SLACK) clearTimeout(waiting);
  },
  { passive: false },
);
addEventListener(
  "touchend",
  (event) => {
    const [chosen, { clientX, clientY }] = [aim, event.changedTouches[0]];
    const magnified = part;
    restore();
    if (!magnified) return;
    event.preventDefault(); // no click of its own
    chosen?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
    );
  },
  { passive: false },
);
addEventListener("touchcancel", restore);
addEventListener("contextmenu", (event) => part && event.preventDefault());
