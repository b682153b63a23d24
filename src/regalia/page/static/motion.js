// Shows where things went: what has a data-fly key and is elsewhere after a patch moves there.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new WeakMap(); // element → its animation
const SLACK = 4; // px
const FADE = 200; // ms

/** Where everything that may fly is now; to be taken before a patch. */
export function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (box.width && !found.has(element.dataset.fly)) {
      const region = element.closest("[data-region]");
      found.set(element.dataset.fly, { box, region, home: region?.getBoundingClientRect() });
    }
  }
  return found;
}

/** Move everything from where it was to where it is; to be called after a patch. */
export function fly(before) {
  const flying = [...document.querySelectorAll("[data-fly]")];
  for (const element of flying) running.get(element)?.cancel();
  // All is measured before anything is set in motion: one layout instead of many.
  const now = places();
  const done = new Set();
  const moved = new Set();
  for (const element of flying) {
    const key = element.dataset.fly;
    const there = now.get(key);
    if (!there || done.has(key)) continue;
    done.add(key);
    const was = before.get(key);
    if (was && !strayed(was, there)) continue;
    if (moved.has(element.parentElement?.closest("[data-fly]"))) moved.add(element);
    else if (!was) start(element, { opacity: [0, 1] }, FADE);
    else if (still.matches) start(element, { opacity: [0.2, 1] }, FADE);
    else {
      moved.add(element); // and carries what lies in it
      start(element, ...path(element, was.box, there.box));
    }
  }
}

function strayed(was, there) {
  if (!apart(was.box, there.box, 0, 0)) return false;
  // A region that was pushed aside, by a longer question, say, takes its things along: no journey.
  if (was.region !== there.region || !was.region) return true;
  return apart(was.box, there.box, there.home.x - was.home.x, there.home.y - was.home.y);
}

function apart(was, there, x, y) {
  return (
    Math.abs(there.x - was.x - x) > SLACK ||
    Math.abs(there.y - was.y - y) > SLACK ||
    Math.abs(there.width - was.width) > SLACK ||
    Math.abs(there.height - was.height) > SLACK
  );
}

function path(element, was, there) {
  let x = was.x + was.width / 2 - there.x - there.width / 2;
  let y = was.y + was.height / 2 - there.y - there.height / 2;
  const time = 300 + Math.min(300, Math.hypot(x, y) / 2);
  // translate and scale, not transform: that may hold a tilt which is to stay.
  const frames = { scale: [`${was.width / there.width} ${was.height / there.height}`, "1 1"] };
  if (element.ownerSVGElement) {
    const units = element.parentElement.getScreenCTM(); // in a drawing a px is not a px
    [x, y] = [x / units.a, y / units.d];
    delete frames.scale; // which would be about the drawing's corner
  }
  frames.translate = [`${x}px ${y}px`, "0px 0px"];
  return [frames, time];
}

function start(element, frames, duration) {
  running.set(element, element.animate(frames, { duration, easing: "cubic-bezier(.2, .7, .3, 1)" }));
}
