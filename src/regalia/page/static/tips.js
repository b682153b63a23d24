// Tips: shows the .tip in an element with data-tip, or the one whose id it names, beside the element,
// on hover, keyboard focus and long press, and on a tap if there is no choice. data-why is a sentence
// to put first; it also shows the tip on a click.

const HOVER = 300; // ms
const PRESS = 500; // ms
const GAP = 8; // px
const MOVED = 8; // px that the mouse must move after the page has changed
const WIDE = matchMedia("(min-width: 62.5em)"); // as in style.css

const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
Object.assign(tip.style, { position: "fixed", pointerEvents: "none" }); // it may lie over a choice
(document.querySelector("main") ?? document.body).append(tip); // all content must be in a landmark

const CHOICE = ".choice, .answer:has(> .for-readers)"; // whose words are in the bar on focus or hover
const choiceLabel = document.getElementById("choice-label");
let choice = null; // the choice with the mouse or the focus
let owner = null; // the element whose tip is shown
let described = null; // the element with aria-describedby
let waiting = 0; // the timer of a hover or a press
let swallow = false; // ignore the click that ends a long press
let pressed = null; // the element clicked last, until the mouse leaves it
let place = ""; // where it was clicked
let mouse = [-1, -1]; // its position
let rested = mouse; // its position when the page changed last

/** Call after a patch, which may change or remove the tip; `anew`: another decision is asked for. */
export function refreshTip(anew) {
  if (owner) show(owner, described);
  const pointedAt = !anew && choice && choice === under(mouse);
  if (!pointedAt) rested = mouse; // a resting mouse points at nothing new
  showChoice((pointedAt || choice?.matches(":focus-visible")) && choice);
}

function under(point) {
  return document.elementFromPoint(...point)?.closest(CHOICE);
}

/** Show below the question what a choice does; null for none. */
export function showChoice(pointedAt) {
  choice = pointedAt?.isConnected ? pointedAt : null;
  const words = choice?.querySelector(".for-readers") ?? choice?.firstElementChild;
  choiceLabel?.replaceChildren(...(words?.cloneNode(true).childNodes ?? []));
}

/** Show other words there. */
export function showWords(words) {
  choice = null;
  choiceLabel?.replaceChildren(words);
}

function hide() {
  clearTimeout(waiting);
  if (described?.getAttribute("aria-describedby") === "tip") {
    described.removeAttribute("aria-describedby");
  }
  owner = described = null;
  tip.hidden = true;
}

function show(element, bearer, above) {
  const named = element.dataset.tip;
  const text = named ? document.getElementById(named) : element.querySelector(".tip");
  hide();
  if (!text || !element.isConnected) return;
  [owner, described] = [element, bearer];
  if (!bearer.hasAttribute("aria-describedby")) bearer.setAttribute("aria-describedby", "tip");
  tip.replaceChildren(...text.cloneNode(true).childNodes);
  if (element.dataset.why) tip.prepend(document.createElement("p"));
  if (element.dataset.why) tip.firstChild.textContent = element.dataset.why;
  tip.hidden = false;
  tip.style.left = "0"; // else the window's edge would narrow what is measured
  const box = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const [over, under] = [box.top - GAP - height, box.bottom + GAP];
  // On a wide screen it lies over the story, because the table may be needed.
  const story = !above && WIDE.matches && document.querySelector(".live-story")?.getBoundingClientRect();
  const room = { wide: document.documentElement.clientWidth - GAP - width, high: innerHeight - GAP - height };
  const beside = over >= GAP && (above || under > room.high) ? over : under;
  const left = Math.max(GAP, Math.min(story ? story.left + GAP : box.left + (box.width - width) / 2, room.wide));
  const top = Math.max(GAP, Math.min(story ? story.top : beside, room.high));
  tip.style.left = `${left}px`;
  tip.style.top = `${clearOfQuestion(top, left, width, height)}px`;
}

/** The top of a tip, moved so that it does not cover the question if there is room for that. */
function clearOfQuestion(top, left, width, height) {
  const ask = (document.querySelector(".ask") ?? document.getElementById("r-question"))?.getBoundingClientRect();
  if (!ask || left >= ask.right || left + width <= ask.left) return top;
  if (top >= ask.bottom || top + height <= ask.top) return top;
  const [above, below] = [ask.top - GAP - height, ask.bottom + GAP];
  if (above >= GAP) return above;
  return below + height <= innerHeight - GAP ? below : top;
}

function tipElement(event) {
  return event.target.closest?.("[data-tip]");
}

addEventListener("pointerover", (event) => {
  const element = tipElement(event);
  if (event.pointerType === "touch" || (element && element === owner)) return;
  hide();
  // Do not cover the effect of a click, even if another card now lies under the resting mouse.
  if (element === pressed || placeOf(event) === place) return;
  pressed = place = null;
  if (element) waiting = setTimeout(show, HOVER, element, element);
});
addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  mouse = [event.clientX, event.clientY];
  if (Math.hypot(mouse[0] - rested[0], mouse[1] - rested[1]) < MOVED) return;
  rested = [NaN]; // from now on every position counts
  const over = event.target.closest?.(CHOICE) ?? null;
  if (over !== choice) showChoice(over);
});
document.documentElement.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "touch") return;
  hide();
  showChoice(null);
  pressed = place = null;
});

function placeOf(event) {
  return [event.clientX, event.clientY].join();
}

addEventListener("focusin", (event) => {
  const element = tipElement(event);
  showChoice(event.target.matches(CHOICE) && event.target.matches(":focus-visible") && event.target);
  if (element && event.target.matches(":focus-visible")) show(element, event.target);
});
addEventListener("focusout", () => (hide(), showChoice(null)));
addEventListener("scroll", (event) => event.target.contains(owner) && hide(), true);

addEventListener("pointerdown", (event) => {
  const element = tipElement(event);
  hide();
  swallow = false;
  if (event.pointerType !== "touch") [pressed, place] = [element, placeOf(event)];
  if (event.pointerType !== "touch" || !element) return;
  waiting = setTimeout(() => {
    show(element, element, true); // above, away from the finger
    swallow = true;
  }, PRESS);
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => event.pointerType === "touch" && clearTimeout(waiting));
}
addEventListener("contextmenu", (event) => swallow && event.preventDefault());

// These listeners run first, since they can stop an event for all others.
function first(type, hear) {
  addEventListener(
    type,
    (event) => {
      if (!hear(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
first("click", (event) => {
  const ended = swallow;
  swallow = false;
  if (ended) return true;
  hide(); // also after a click by key
  const element = tipElement(event);
  const asks = event.pointerType === "touch" || element?.dataset.why;
  if (element && asks && !element.querySelector("button")) show(element, element, true);
  return false;
});
// The first Escape closes the tip, the next takes back.
first("keydown", (event) => event.key === "Escape" && owner && (hide(), true));
