// Magnifies an element with data-magnify around a finger that rests on it, so that small things can be
// told apart: the finger moves on, the bar says what the choice at it does, and lifting it chooses that.
// At no choice the bar says what is there, by its title. Lifted beside the element, or elsewhere than at a choice, it chooses nothing.

import { showChoice, showWords } from "./tips.js";

const REST = 180; // ms
const SLACK = 10; // px that a resting finger may move
const SCALE = 2.5;
const NEAR = 28; // px within which a finger that has moved means the nearest choice

let part = null; // the magnified element
let frame = null; // where it is when it is not magnified
let waiting = 0; // the timer of a finger that may rest
let from = [0, 0]; // where it began to rest
let last = from; // where it is now
let moved = false; // whether it has moved since
let aim = null; // the choice meant

/** Call when another decision is asked for, and when things move: nothing stays magnified. */
export function restore() {
  clearTimeout(waiting);
  point(null);
  if (part) showWords("");
  if (part) Object.assign(part.style, { transformOrigin: "", scale: "", clipPath: "", zIndex: "" });
  part = null;
}

/** Call after a patch, which may have changed the choices. */
export function lookAgain() {
  if (part) look(last);
}

function magnify(element, touched) {
  frame = element.getBoundingClientRect();
  const [x, y] = centre(element, (touched.closest("[title]") ?? touched).getBoundingClientRect());
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

/** The point around which to magnify: the finger, or one beside it with which all of the touched thing
    stays in sight. */
function centre(element, thing) {
  const sight = inSight(element);
  const along = (at, [low, high], [least, most]) => {
    if (high - low > (most - least) / SCALE) return at;
    return Math.max((high * SCALE - most) / (SCALE - 1), Math.min(at, (low * SCALE - least) / (SCALE - 1)));
  };
  const x = along(from[0], [thing.left, thing.right], [sight.left, sight.right]);
  const y = along(from[1], [thing.top, thing.bottom], [sight.top, sight.bottom]);
  return [Math.max(0, Math.min(x - frame.x, frame.width)), Math.max(0, Math.min(y - frame.y, frame.height))];
}

/** The part of an element that the scrollers around it show. */
function inSight(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, display } = getComputedStyle(around);
    if (overflowX === "visible" || display === "contents") continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
}

/** Mark a choice as meant, and say what it does. */
function point(choice) {
  if (!aim && !choice) return;
  aim?.classList.remove("aimed");
  aim = choice;
  aim?.classList.add("aimed");
  showChoice(aim);
}

/** Mean the choice under the finger, or, once it has moved, the nearest one. */
function look(at) {
  last = at;
  let [nearest, least] = [null, moved ? NEAR : 1];
  for (const choice of part.querySelectorAll(".choice")) {
    const box = choice.getBoundingClientRect();
    const far = distance(at, box);
    if (far < least && meets(box, frame)) [nearest, least] = [choice, far];
  }
  const beside = distance(at, frame) > 0;
  point(beside ? null : nearest);
  if (!aim) showWords(beside ? "" : (document.elementFromPoint(...at)?.closest("[title]")?.title ?? ""));
}

function distance([x, y], { left, right, top, bottom }) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function meets(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function placeOf({ clientX, clientY }) {
  return [clientX, clientY];
}

addEventListener("touchstart", (event) => {
  restore();
  const element = event.target.closest("[data-magnify]");
  if (!element || event.touches.length > 1) return;
  from = placeOf(event.touches[0]);
  moved = false;
  waiting = setTimeout(magnify, REST, element, event.target);
  // Of a touched element that is removed meanwhile only itself hears more.
  const ended = new AbortController();
  const hear = (type, listener) =>
    event.target.addEventListener(type, listener, { passive: false, signal: ended.signal });
  hear("touchmove", move);
  hear("touchend", (end) => (ended.abort(), lift(end)));
  hear("touchcancel", () => (ended.abort(), restore()));
});

function move(event) {
  const at = placeOf(event.changedTouches[0]);
  moved ||= Math.hypot(at[0] - from[0], at[1] - from[1]) > SLACK;
  if (!part) {
    if (moved) restore(); // it scrolls the page
    return;
  }
  if (!event.cancelable) return restore();
  event.preventDefault(); // the page does not scroll
  look(at);
}

function lift(event) {
  const { clientX, clientY } = event.changedTouches[0];
  if (part) {
    event.preventDefault(); // no click of its own
    look([clientX, clientY]);
  }
  const chosen = part && aim;
  restore();
  const click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  chosen?.dispatchEvent(new MouseEvent("click", click));
}

addEventListener("contextmenu", (event) => part && event.preventDefault());
