// Animates things that a patch has moved: elements with the same data-fly key before and after.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new WeakMap(); // element → its animation and where that ends
const SLACK = 4; // px
const FADE = 200; // ms

/** The place of every element with a data-fly key; call it before a patch. */
export function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const box = element.getBoundingClientRect();
    const { fly: key } = element.dataset;
    if (!key || !box.width || found.has(key)) continue;
    const region = element.closest("[data-region]");
    found.set(key, { element, box, region, home: region?.getBoundingClientRect() });
  }
  return found;
}

/** Move everything from where it was to where it is; call it after a patch. */
export function fly(before) {
  const halted = new Map(); // running animations and their times: places are measured at rest
  for (const element of document.querySelectorAll("[data-fly]")) {
    const { animation } = running.get(element) ?? {};
    if (animation?.playState !== "running") continue;
    halted.set(animation, animation.currentTime);
    animation.cancel();
  }
  const moved = new Set();
  for (const [key, now] of places()) {
    const { element } = now;
    const { animation, goal } = running.get(element) ?? {};
    if (halted.has(animation) && !apart(goal, now.box, 0, 0)) {
      animation.play(); // it still ends there: let it run on
      animation.currentTime = halted.get(animation);
      moved.add(element);
      continue;
    }
    const was = before.get(key);
    if (!was) start(now, { opacity: [0, 1] }, FADE);
    // What lies in a moving element moves with it.
    else if (!hasMoved(was, now) || moved.has(element.parentElement.closest("[data-fly]"))) continue;
    else if (still.matches) start(now, { opacity: [0.2, 1] }, FADE);
    else {
      moved.add(element);
      start(now, ...path(was.box, now.box));
    }
  }
}

/** Put everything where it moves to. */
export function land() {
  for (const element of document.querySelectorAll("[data-fly]")) running.get(element)?.animation.finish();
}

function hasMoved(was, now) {
  // A region that was pushed aside, such as by a longer question, takes its things along.
  const aside = now.region && now.region === was.region;
  const [x, y] = aside ? [now.home.x - was.home.x, now.home.y - was.home.y] : [0, 0];
  return apart(was.box, now.box, 0, 0) && apart(was.box, now.box, x, y);
}

function apart(was, now, x, y) {
  const all = [now.x - was.x - x, now.y - was.y - y, now.width - was.width, now.height - was.height];
  return all.some((difference) => Math.abs(difference) > SLACK);
}

function path(was, now) {
  const x = was.x + was.width / 2 - now.x - now.width / 2;
  const y = was.y + was.height / 2 - now.y - now.height / 2;
  // translate and scale, because transform may hold a tilt that must stay.
  const translate = [`${x}px ${y}px`, "0px"];
  // Scaled evenly to fit its old size: a card that becomes a row is not squeezed.
  const scale = [Math.min(was.width / now.width, was.height / now.height), 1];
  return [{ translate, scale }, 300 + Math.min(300, Math.hypot(x, y) / 2)];
}

function start({ element, box }, frames, duration) {
  const animation = element.animate(frames, { duration, easing: "cubic-bezier(.2, .7, .3, 1)" });
  running.set(element, { animation, goal: box });
}
