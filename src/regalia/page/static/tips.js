// The text of a card: the .tip in an element with data-tip, or the one whose id data-tip names, is
// shown beside it, on hover, keyboard focus and long press, and on a tap where nothing is to be
// chosen. What data-why says comes first, and on a click, too.

const HOVER = 300; // ms
const PRESS = 500;
const GAP = 8; // px
const MOVED = 8; // px from where the mouse rested when the page changed
const WIDE = matchMedia("(min-width: 1100px)"); // as in style.css

const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
Object.assign(tip.style, { position: "fixed", pointerEvents: "none" }); // may lie over a choice
(document.querySelector("main") ?? document.body).append(tip); // all is to lie in a landmark

const would = document.getElementById("choice-label");
let choice = null; // the choice that is pointed at, or has the focus
let owner = null; // the element whose tip is shown
let described = null; // the element that is described by it
let waiting = 0; // timer of a hover or a press
let swallow = false; // the click with which a long press ends
let pressed = null; // the element that was clicked last, until the mouse has left it
let place = ""; // where that was
let mouse = [-1, -1]; // where it is
let rested = mouse; // where it was when the page changed last

/** After a patch: what is shown may have changed or gone. Whether something else is asked for. */
export function refreshTip(anew) {
  if (owner) show(owner, described);
  const pointedAt = !anew && choice && choice === under(mouse);
  if (!pointedAt) rested = mouse; // where it rests it chooses nothing, whatever comes to lie under it
  tell((pointedAt || choice?.matches(":focus-visible")) && choice);
}

function under(point) {
  return document.elementFromPoint(...point)?.closest(".choice");
}

/** What a choice does is said in the bar, where that covers nothing. */
function tell(pointedAt) {
  choice = pointedAt?.isConnected ? pointedAt : null;
  would?.replaceChildren(...(choice?.firstElementChild.cloneNode(true).childNodes ?? []));
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
  tip.style.left = "0"; // else the edge would squeeze what is measured
  const box = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const [over, under] = [box.top - GAP - height, box.bottom + GAP];
  const asked = document.getElementById("r-question")?.getBoundingClientRect().bottom ?? 0;
  const low = GAP + Math.max(0, asked); // the question is never covered
  // Beside a table it lies over the story, for all else on the table may be needed.
  const story = !above && WIDE.matches && document.querySelector(".telling, .aside")?.getBoundingClientRect();
  const room = { wide: document.documentElement.clientWidth - GAP - width, high: innerHeight - GAP - height };
  const top = over >= low && (above || under > room.high) ? over : under;
  const left = box.left + (box.width - width) / 2;
  tip.style.top = `${Math.max(low, Math.min(story ? story.top : top, room.high))}px`;
  tip.style.left = `${Math.max(GAP, Math.min(story ? story.left + GAP : left, room.wide))}px`;
}

function tipped(event) {
  return event.target.closest?.("[data-tip]");
}

addEventListener("pointerover", (event) => {
  const element = tipped(event);
  if (event.pointerType === "touch" || (element && element === owner)) return;
  hide();
  // What a click brings about is to be seen, also where another card comes to lie under a mouse
  // that rests.
  if (element === pressed || placeOf(event) === place) return;
  pressed = place = null;
  if (element) waiting = setTimeout(show, HOVER, element, element);
});
addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  mouse = [event.clientX, event.clientY];
  if (Math.hypot(mouse[0] - rested[0], mouse[1] - rested[1]) < MOVED) return;
  rested = [NaN]; // from now on all counts
  const over = event.target.closest?.(".choice") ?? null;
  if (over !== choice) tell(over);
});
document.documentElement.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "touch") return;
  hide();
  tell(null);
  pressed = place = null;
});

function placeOf(event) {
  return [event.clientX, event.clientY].join();
}

addEventListener("focusin", (event) => {
  const element = tipped(event);
  tell(event.target.matches(".choice:focus-visible") && event.target);
  if (element && event.target.matches(":focus-visible")) show(element, event.target);
});
addEventListener("focusout", () => (hide(), tell(null)));
addEventListener("scroll", (event) => event.target.contains(owner) && hide(), true);

addEventListener("pointerdown", (event) => {
  const element = tipped(event);
  hide();
  swallow = false;
  if (event.pointerType !== "touch") [pressed, place] = [element, placeOf(event)];
  if (event.pointerType !== "touch" || !element) return;
  waiting = setTimeout(() => {
    show(element, element, true); // above, where no finger is
    swallow = true;
  }, PRESS);
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => event.pointerType === "touch" && clearTimeout(waiting));
}
addEventListener("contextmenu", (event) => swallow && event.preventDefault());

// These come before all others, since they keep what they heard from them.
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
  hide(); // clicked by a key, too
  const element = tipped(event);
  const asks = event.pointerType === "touch" || element?.dataset.why;
  if (element && asks && !element.querySelector("button")) show(element, element, true);
  return false;
});
// The first Escape is for the tip, the next takes back.
first("keydown", (event) => event.key === "Escape" && owner && (hide(), true));
