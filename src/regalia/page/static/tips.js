// The text of a card: what lies in the .tip of an element with data-tip is shown beside it, on
// hover, keyboard focus and long press.

const HOVER = 300; // ms
const PRESS = 500;
const GAP = 8; // px

const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
// It lies over other things that can be clicked; and its place is of no interest to the story.
Object.assign(tip.style, { position: "fixed", pointerEvents: "none" });
document.body.append(tip);

let owner = null; // the element whose tip is shown
let described = null; // the element that is described by it
let waiting = 0; // timer of a hover or a press
let pressed = null; // where a finger went down
let swallow = false; // the click that ends a long press

/** After a patch: what is shown may have changed or gone. */
export function refreshTip() {
  if (!owner) return;
  if (owner.isConnected && owner.matches("[data-tip]")) show(owner, described);
  else hide();
}

/** Hide the tip; true if one was shown. */
export function hide() {
  clearTimeout(waiting);
  if (!owner) return false;
  if (described.getAttribute("aria-describedby") === "tip") described.removeAttribute("aria-describedby");
  owner = described = null;
  tip.hidden = true;
  return true;
}

function show(element, bearer, above = false) {
  const text = element.querySelector(".tip");
  if (!text) return hide();
  if (owner !== element) hide();
  clearTimeout(waiting);
  [owner, described] = [element, bearer];
  if (!bearer.hasAttribute("aria-describedby")) bearer.setAttribute("aria-describedby", "tip");
  tip.replaceChildren(...[...text.childNodes].map((node) => node.cloneNode(true)));
  tip.hidden = false;
  put(element.getBoundingClientRect(), above);
}

function put(box, above) {
  Object.assign(tip.style, { left: "0", top: "0" }); // else the edge would squeeze what is measured
  const { width, height } = tip.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const over = box.top - GAP - height;
  const under = box.bottom + GAP;
  let left = box.left + box.width / 2 - width / 2;
  let top = over >= GAP && (above || under + height > high - GAP) ? over : under;
  if (top + height > high - GAP) {
    // Neither over nor under it: beside it.
    top = box.top;
    left = box.right + GAP + width <= wide - GAP ? box.right + GAP : box.left - GAP - width;
  }
  tip.style.left = `${Math.max(GAP, Math.min(left, wide - GAP - width))}px`;
  tip.style.top = `${Math.max(GAP, Math.min(top, high - GAP - height))}px`;
}

function tipped(event) {
  return event.target instanceof Element ? event.target.closest("[data-tip]") : null;
}

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = tipped(event);
  if (element === owner) return;
  hide();
  if (element) waiting = setTimeout(() => element.isConnected && show(element, element), HOVER);
});
document.documentElement.addEventListener("pointerleave", (event) => {
  if (event.pointerType !== "touch") hide();
});

addEventListener("focusin", (event) => {
  const element = tipped(event);
  if (element && event.target.matches(":focus-visible")) show(element, event.target);
});
addEventListener("focusout", hide);

addEventListener(
  "pointerdown",
  (event) => {
    hide();
    swallow = false;
    pressed = null;
    const element = tipped(event);
    if (event.pointerType !== "touch" || !element) return;
    pressed = { x: event.clientX, y: event.clientY };
    waiting = setTimeout(() => {
      if (!element.isConnected) return;
      show(element, element, true); // above, where no finger is
      swallow = true;
    }, PRESS);
  },
  true,
);
addEventListener("pointermove", (event) => {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) letGo();
});
addEventListener("pointerup", letGo);
addEventListener("pointercancel", letGo);

function letGo() {
  if (pressed && !owner) clearTimeout(waiting);
  pressed = null;
}

addEventListener("contextmenu", (event) => {
  if (swallow) event.preventDefault(); // some browsers make one of a long press
});
addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

addEventListener("scroll", (event) => owner && event.target.contains(owner) && hide(), true);
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !hide()) return;
    event.stopImmediatePropagation(); // the first Escape is for the tip, the next takes back
  },
  true,
);
