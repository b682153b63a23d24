// The page of a table: shows the regions that the server sends, and sends what is clicked
// (docs/page.md).

import { Live } from "./live.js";
import { lookAgain, restore } from "./magnify.js";
import { fly, land, places } from "./motion.js";
import { patchRegions } from "./patch.js";
import { sayHere, showTimes } from "./presence.js";
import { append, fold, follow } from "./story.js";
import { refreshTip } from "./tips.js";

const AGAIN = 2500; // ms after which an unanswered move is sent again
const DOUBLE = 500; // ms within which the second click of a double click is ignored
const SEEN = 250; // ms that a question must have been shown before a press at the place of the last
const AIMED = 600; // ms after which nobody presses any more what stood there while they waited
const NEAR = 40; // px
const SLIP = 8; // px by which a pointer may move during a press
const PAUSE = 2500; // ms that the board stays before the scoring pushes it down
const END = ["question", "after"]; // regions shown after that, with those of class late
const ROWS = ".ask, .holding [data-region]:not([data-region^='at-'])"; // which a move may enlarge
const MARK = "● "; // before the title of a hidden page with a new question

const BUTTONS = "[data-action], [data-rest], [data-back], [data-send], [data-say]";
const HINT = 2500; // ms for which the page says that a click came too early
const TOO_EARLY = "That came too early: the question had just changed. Choose again.";
const ON_ITS_WAY = "Your last choice is still on its way. Choose again in a moment.";
const VERSION = document.documentElement.dataset.version;
const table = document.querySelector("[data-table]");
const notice = document.getElementById("alert");
const asking = document.getElementById("asking"); // for screen readers

let lines = Number(table.dataset.lines); // record lines that the story covers
let ready = false; // the first message has come
let title = document.title;
let marked = false;
let pending = null; // the move without an answer yet: {seat, question, id, steps}
let resend = 0; // its timer
let answered = ""; // a question with a final answer that the page still shows
let wasAsked = keyOf(asked());
let lastClick = { at: 0, x: 0, y: 0 }; // when and where a choice was clicked last
let stood = null; // the place of what hurries bots, if it went when the decision came
let decisionShown = ""; // the decision that the page asks for
let decisionSince = 0; // since when
let ending = null; // regions that wait for the end of the pause
let pause = 0; // its timer
let taken = ""; // the decision without an alternative that was taken last
let warned = ""; // the decision and the button whose warning is shown
let thinking = 0; // the timer after which a waiting page says that a bot still thinks
let pressedAt = ""; // the decision asked for when the mouse button went down
let pressed = 0; // when it went down
let press = null; // the button under it then: {button, seen, unclear, x, y}
let atBoard = false; // whether the reader's last act in the row of board and story was a choice

// What survives a reload: the unfinished move, the unanswered move, and the line since which the
// story is new.

const DRAFT_KEY = `regalia.${table.dataset.table}`;
const RELOADED_KEY = "regalia.reloaded";

function recall(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage may be forbidden; then a reload starts the move anew.
  }
}

let since = recall(DRAFT_KEY)?.since; // `lines` when the reader's last move was finished

// The question.

/** The question and the decisions so far, from the page; null if nothing is asked. */
function asked() {
  const shown = document.getElementById("asked")?.dataset;
  if (!shown) return null;
  const steps = shown.steps ? shown.steps.split(",").map(Number) : [];
  return { seat: Number(shown.seat), question: Number(shown.question), steps };
}

function keyOf(current) {
  return current ? `${current.seat}/${current.question}` : "";
}

/** The decision that the page asks for, as a string to compare. */
function decision() {
  return JSON.stringify(asked());
}

// Sending.

function move(seat, question, steps) {
  pending = { seat, question, id: crypto.getRandomValues(new Uint32Array(3)).join("-"), steps };
  keep();
  push();
  fold();
}

function push() {
  clearTimeout(resend);
  if (!pending) return;
  live.send({ type: "move", ...pending });
  resend = setTimeout(push, AGAIN); // without a connection the next one sends it
}

function settle() {
  clearTimeout(resend);
  pending = null;
  for (const button of document.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
}

function keep() {
  remember(DRAFT_KEY, { pending, draft: asked(), since });
}

/** Continue after a reload or a lost connection. */
function resume() {
  const left = recall(DRAFT_KEY);
  const current = asked();
  pending ??= left?.pending; // with its old id, so that it counts once
  if (pending) push();
  else if (current && keyOf(current) === keyOf(left?.draft) && left.draft.steps.length > current.steps.length) {
    move(current.seat, current.question, left.draft.steps);
  } else keep();
}

function showAlert(sentence) {
  notice.textContent = sentence;
  notice.hidden = !sentence;
}

// A press is of the button that is seen there, even in flight, or else of the one that lands there.
document.addEventListener(
  "pointerdown",
  ({ target, button: which, clientX: x, clientY: y }) => {
    [pressedAt, pressed] = [decision(), Date.now()];
    press = null;
    if (which > 0) return; // not the main button
    const seen = target.closest(BUTTONS);
    land();
    const landed = document.elementFromPoint(x, y)?.closest(BUTTONS);
    const button = seen ?? landed;
    if (button) press = { button, seen, unclear: landed && landed !== button, x, y };
  },
  true,
);

// Where the pressed button is not under the pointer at both ends of a press, there is no click.
document.addEventListener("pointerup", ({ pointerType, clientX, clientY }) => {
  if (!press) return;
  const { button, seen, unclear, x, y } = press;
  press = null;
  if (Math.hypot(clientX - x, clientY - y) > SLIP) return;
  if (pointerType === "touch" && button.closest("[data-magnify]")) return;
  if (seen && button.contains(document.elementFromPoint(clientX, clientY))) return;
  const same = button.isConnected ? button : document.getElementById(button.id);
  const click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  if (unclear || !same) sayTooEarly();
  else same.dispatchEvent(new MouseEvent("click", click));
});

document.addEventListener("click", (event) => {
  let button = event.target.closest(BUTTONS);
  // On the text page the button is in a form, which is submitted only if the socket never worked:
  // a lost one reconnects, but a form would lead to the browser's error page.
  if (!button || (button.form && (!ready || live.finished))) return;
  event.preventDefault();
  if (event.detail > 0 && isRepeated(event, button)) {
    if (!pending && decisionSince >= lastClick.at) sayTooEarly();
    return;
  }
  if (button.dataset.send) {
    lastClick = { at: Date.now(), x: event.clientX, y: event.clientY };
    if (live.send(JSON.parse(button.dataset.send))) showAlert("");
    else showAlert("There is no connection just now; try again in a moment.");
    return;
  }
  const current = asked();
  if (live.finished || !current) return;
  if (pending || keyOf(current) === answered) {
    if (!button.hasAttribute("aria-busy")) showAlert(ON_ITS_WAY);
    return;
  }
  // Ignore a click that began when another decision was shown.
  if (event.detail > 0 && pressedAt !== decision() && !("back" in button.dataset)) {
    sayTooEarly();
    return;
  }
  if (button.dataset.warning && warned !== decision() + button.id) {
    warned = decision() + button.id;
    lastClick = { at: Date.now(), x: event.clientX, y: event.clientY }; // a double click reads nothing
    showAlert(`${button.dataset.warning} To do it anyway, choose it again.`);
    return;
  }
  warned = "";
  atBoard ||= Boolean(button.closest(".rest"));
  button = choiceOf(button, event.detail === 0);
  if (!button) return;
  lastClick = { at: Date.now(), x: event.clientX, y: event.clientY };
  button.setAttribute("aria-busy", "true");
  const { action, rest } = button.dataset;
  if (rest !== undefined) {
    move(current.seat, current.question, [...current.steps, ...rest.split(",").map(Number)]);
    return;
  }
  const steps = action === undefined ? current.steps.slice(0, -1) : [...current.steps, Number(action)];
  move(current.seat, current.question, steps);
});

/** The choice that a button makes: its own, or at the end of a statement what *Say it* says. Null
    for what is only filled in there until it is said. */
function choiceOf(button, byKeyboard) {
  const last = "back" in button.dataset ? null : button.closest("[data-last], [data-step]");
  if (!last || "step" in last.dataset) return button;
  const say = last.querySelector("[data-say]");
  if (button === say) return last.querySelector(`[data-action="${say.dataset.say}"]`);
  for (const other of last.querySelectorAll("[aria-pressed]")) other.removeAttribute("aria-pressed");
  button.setAttribute("aria-pressed", "true");
  last.querySelector("[data-gap]").textContent = button.closest("li").lastElementChild.textContent;
  say.dataset.say = button.dataset.action;
  say.disabled = false;
  const ask = document.getElementById("ask");
  ask.style.minHeight = `${ask.offsetHeight}px`; // nothing moves
  ask.textContent = last.dataset.last;
  if (byKeyboard) say.focus();
  return null;
}

function sayTooEarly() {
  showAlert(TOO_EARLY);
  setTimeout(() => notice.textContent === TOO_EARLY && showAlert(""), HINT);
}

/** Take a decision that has no alternative and after which there is a choice, once per question. */
function takeLone() {
  const lone = document.getElementById("asked")?.dataset.lone;
  if (lone === undefined || pending || taken === decision()) return;
  const current = asked();
  if (keyOf(current) === answered) return;
  taken = decision();
  move(current.seat, current.question, [...current.steps, Number(lone)]);
}

/** After the pace, say that a bot still thinks. */
function watchThinking() {
  clearTimeout(thinking);
  const note = document.querySelector("[data-thinking]");
  if (note) thinking = setTimeout(() => (note.hidden = false), Number(note.dataset.thinking) + 1000);
}

/** Whether a click only repeats the last one, or was meant for what stood there before, too soon for
    the reader to have seen the new question. */
function isRepeated({ detail, clientX, clientY }, button) {
  if (detail > 1 && pressed - lastClick.at < DOUBLE) return true;
  if (stood && pressed - decisionSince < AIMED && clientX >= stood.left && clientX <= stood.right) {
    if (clientY >= stood.top && clientY <= stood.bottom) return true;
  }
  if ("back" in button.dataset || !lastClick.at || decisionSince < lastClick.at) return false;
  const near = Math.hypot(clientX - lastClick.x, clientY - lastClick.y) < NEAR;
  return near && pressed - decisionSince < SEEN;
}

/** Note the decision that is asked for; return whether it is a new one. */
function noteDecision() {
  if (decisionShown === decision()) return false;
  decisionShown = decision();
  decisionSince = Date.now();
  return true;
}

// Close the open details in the bar, by a click beside them and by Escape.
function close(but) {
  const open = [...document.querySelectorAll(".fair[open]")].filter((one) => !one.contains(but));
  for (const one of open) one.open = false;
  return open.length;
}

document.addEventListener("click", (event) => close(event.target));

document.addEventListener("keydown", (event) => {
  // A key held down answers one question, not the next ones too.
  if (event.repeat && event.key === "Enter" && event.target.closest(BUTTONS)) event.preventDefault();
  if (event.key === "Escape" && !close() && !event.target.closest("input, select, textarea")) {
    document.querySelector("[data-back]")?.click();
  }
});

// Receiving.

function hear(message) {
  if (message.type === "error") {
    if (live.ready) settle(); // else the connection was refused, and the move waits
    showAlert(message.sentence);
    return;
  }
  const first = message.type === "page";
  const over = table.dataset.status === "over";
  const reading = readsStory();
  const before = ready ? places() : null;
  const heights = new Map([...document.querySelectorAll(ROWS)].map((row) => [row.id, row.offsetHeight]));
  if (first) answered = "";
  if (first) {
    clearTimeout(pause); // all regions are shown now
    ending = null;
  }
  if (message.type === "answer") finishMove(message);
  else if (first && ready) showAlert(""); // the first may say why a form was refused
  const hurry = document.getElementById("hurry")?.getBoundingClientRect();
  patchRegions(first ? message.regions : withoutEnd(message));
  if (message.status && !ending) table.dataset.status = message.status;
  keepHeights(heights);
  append(message.story ?? [], since, message.losses_since);
  lines = message.lines ?? lines;
  const other = noteDecision();
  if (other) {
    stood = hurry;
    restore();
  }
  refreshTip(other); // before the animation, while things are at their new places
  lookAgain();
  if (before && table.dataset.status !== "over") fly(before); // nothing flies over the result
  countDown();
  watchThinking();
  takeLone();
  if (message.title) title = message.title;
  const anew = noteQuestion(message.result === "rejected");
  if (anew) fold();
  // A reader who has scrolled down to the story stays there.
  const step = message.result === "step";
  if (step || ((anew || !ready) && table.dataset.status !== "over" && !reading)) bringIntoSight(step, reading);
  if (ready && !over && table.dataset.status === "over") showResult(reading);
  if (!first) keep();
  else resume();
  if (!ready) remember(RELOADED_KEY, null);
  ready = true;
}

/** The regions to show at once; the others follow when the move that ended the game was seen. */
function withoutEnd({ regions, story }) {
  if (!ending) {
    const after = regions.after && !document.getElementById("r-after").textContent.trim();
    const ends = after && story?.length; // without a last move, as by agreement, nothing is missed
    if (!ends || document.hidden || table.dataset.view === "text") return regions;
    ending = { question: document.getElementById("r-question").innerHTML };
    pause = setTimeout(showEnd, PAUSE);
  }
  const late = (name) => END.includes(name) || document.querySelector(`#r-${name}.late`);
  const now = {};
  for (const [name, html] of Object.entries(regions)) (late(name) ? ending : now)[name] = html;
  now.question = '<div class="question"><h2 id="ask" tabindex="-1">The game is over.</h2></div>';
  return now;
}

/** Announce how the game ended, and bring it into sight unless the story is being read. */
function showResult(reading) {
  asking.textContent = document.getElementById("ask").textContent;
  if (!reading) scrollTo({ top: 0 });
}

function showEnd() {
  const reading = readsStory();
  patchRegions(ending);
  ending = null;
  table.dataset.status = "over";
  keepHeights(new Map());
  refreshTip(true);
  showResult(reading);
}

function finishMove({ seat, question, id, result, sentence }) {
  const finished = result === "accepted" || result === "held";
  if (finished) answered = keyOf({ seat, question });
  if (id !== pending?.id) return; // a second answer to a move sent twice
  settle();
  if (finished) since = lines;
  showAlert(result === "rejected" ? sentence : "");
}

/** While a move is unfinished, keep the rows at least as high as they were, so that nothing moves. */
function keepHeights(heights) {
  const within = asked()?.steps.length > 0;
  for (const row of document.querySelectorAll(ROWS)) {
    const least = `${heights.get(row.id)}px`;
    row.style.minHeight = !within || !heights.has(row.id) ? "" : row.id ? least : `max(${least}, var(--ask))`;
  }
}

addEventListener("resize", () => keepHeights(new Map()));

/** Scroll each part of the page to its first choice, on a phone with all that belong to it as far
    as they fit, and the board to what the question is about: in a wide window not at a step of a
    move, so that nothing moves within one. */
function bringIntoSight(step, reading) {
  // What was pressed there may be gone, and the story lies in its place.
  const there = [...document.querySelectorAll(".rest [data-action]")];
  if (!reading && storyIsInSight() && !there.some(isInSight)) document.querySelector(".rest").scrollTop = 0;
  const done = new Set();
  for (const choice of document.querySelectorAll("[data-action]:not(.ask *)")) {
    const part = choice.closest(sharesRow() ? ".holding, .rest" : ".holding, #r-board, #r-people");
    const group = sharesRow() ? choice.closest("[data-together]") : null;
    const shown = [...(group?.querySelectorAll("[data-action]") ?? [choice])].filter((one) => one.getClientRects().length);
    if (!done.has(part) && !(step && isInSight(choice) && isInSight(shown.at(-1) ?? choice))) {
      group?.scrollIntoView({ block: "nearest" });
      choice.scrollIntoView({ block: "nearest" });
    }
    done.add(part);
  }
  if (!step || sharesRow()) document.querySelector("[data-subject]")?.scrollIntoView({ block: "nearest" });
}

/** Whether the middle of a choice can be seen. */
function isInSight(choice) {
  const { x, y, width, height } = choice.getBoundingClientRect();
  return choice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Whether people, board and story share one row, as on a phone. */
function sharesRow() {
  const rest = document.querySelector(".rest");
  return Boolean(rest) && getComputedStyle(rest).display !== "contents";
}

for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  const leave = ({ target }) => { if (target === document.body || target.closest?.(".rest")) atBoard = false; };
  document.addEventListener(kind, leave, { passive: true });
}

/** Whether the reader has scrolled down to the story, where it lies below the board. */
function readsStory() {
  return !atBoard && storyIsInSight();
}

function storyIsInSight() {
  if (!sharesRow()) return false;
  const rest = document.querySelector(".rest");
  const { top, bottom } = rest.getBoundingClientRect();
  const low = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  return (rest.scrollTop > 0 || scrollY > 0) && document.getElementById("story").getBoundingClientRect().top < low;
}

/** Show the seconds until an open window closes. */
function countDown() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.ceil((clock.dataset.until - Date.now()) / 1000);
    clock.textContent = left > 0 ? clock.dataset.words.replace("{}", left) : "";
  }
  showTimes();
}

/** Note the question that is asked; return whether it is a new one. */
function noteQuestion(rejected) {
  const now = keyOf(asked());
  const anew = now !== wasAsked;
  if (anew) {
    if (!rejected) showAlert("");
    marked = document.hidden && now !== "";
    wasAsked = now;
    asking.textContent = now && document.getElementById("ask").textContent;
  }
  showTitle();
  return anew;
}

function showTitle() {
  document.title = (marked ? MARK : "") + title;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  marked = false;
  showTitle();
});

// The connection.

function address() {
  const { table: id, view } = table.dataset;
  const socket = location.origin.replace("http", "ws");
  return `${socket}/table/${id}/live?version=${VERSION}&line=${lines}&view=${view}`;
}

const OLD = 4409;
const WHY = {
  4401: "This seat is no longer yours to play from here. Open the table again.",
  4403: "Your address is shut out of this server.",
  4404: "There is no such table, or it cannot continue under the present rules.",
  [OLD]: "Regalia has been updated. Please reload this page.",
};

const UNKNOWN = "This page cannot be shown just now. Please reload it later.";

function ended(code) {
  settle();
  // Only once, else a page that a cache keeps old would reload for ever.
  if (code === OLD && recall(RELOADED_KEY) !== VERSION) {
    remember(RELOADED_KEY, VERSION);
    location.reload();
  } else if (code === OLD || !notice.textContent) showAlert(WHY[code] ?? UNKNOWN);
}

append([], since);
follow();
noteDecision();
countDown();
setInterval(countDown, 1000);
const live = new Live(address, hear, ended);
sayHere((message) => live.send(message));
