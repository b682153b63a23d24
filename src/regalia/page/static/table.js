// The page of a table: shows what the server renders and says what is clicked (docs/page.md).

import { Live } from "./live.js";
import { fly, places } from "./motion.js";
import { patchRegions } from "./patch.js";
import { append, fold, follow } from "./story.js";
import { refreshTip } from "./tips.js";

const AGAIN = 2500; // ms after which a move that was not answered is sent again
const DOUBLE = 400; // ms within which the second click of a double click is none
const SAME_PLACE = 600; // ms within which a second one at the same place is none, whatever lies there now
const NEAR = 40; // px
const PAUSE = 2500; // ms in which the board is seen before the scoring comes and pushes it down
const END = ["question", "after"]; // regions that then tell how it ended, beside those of class late
const MARK = "● "; // before the title of a page that is not looked at and asks something

const BUTTONS = "[data-action], [data-back], [data-send]";
const VERSION = document.documentElement.dataset.version;
const table = document.querySelector("[data-table]");
const notice = document.getElementById("alert");
const asking = document.getElementById("asking"); // for readers of the screen

let lines = Number(table.dataset.lines); // how far the story is told
let greeted = false; // whether the socket has told the table once
let title = document.title;
let marked = false;
let pending = null; // the move whose answer is awaited: {seat, question, id, steps}
let resend = 0; // its timer
let answered = ""; // the question that is answered for good, while it is still to be seen
let wasAsked = keyOf(asked());
let lastClick = { at: 0, x: 0, y: 0 }; // when and where a choice was clicked last
let decided = ""; // the decision that is asked for
let decidedAt = 0; // since when
let ending = null; // regions that wait for the end of that pause
let pause = 0; // its timer
let pressedAt = ""; // the decision that was asked for when the button of the mouse went down

// What survives F5: the half-made move, the one that was sent and not answered, and after which
// line the story is news.

const SHELF = `regalia.${table.dataset.table}`;
const RELOADED = "regalia.reloaded";

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
    // Storage may be forbidden; then F5 begins the move anew.
  }
}

let since = recall(SHELF)?.since; // how far it was told when the last move was finished

// The question.

/** The question and the decisions so far, as the page shows them; null if nothing is asked. */
function asked() {
  const shown = document.getElementById("asked")?.dataset;
  if (!shown) return null;
  const steps = shown.steps ? shown.steps.split(",").map(Number) : [];
  return { seat: Number(shown.seat), question: Number(shown.question), steps };
}

function keyOf(put) {
  return put ? `${put.seat}/${put.question}` : "";
}

/** Which decision the page asks for, as a text to be compared. */
function decision() {
  return JSON.stringify(asked());
}

// Saying something.

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
  resend = setTimeout(push, AGAIN); // unsent it is sent with the next connection
}

function settle() {
  clearTimeout(resend);
  pending = null;
  for (const button of document.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
}

function keep() {
  remember(SHELF, { pending, draft: asked(), since });
}

/** Go on where a page before this one, or a lost connection, left off. */
function resume() {
  const left = recall(SHELF);
  const put = asked();
  pending ??= left?.pending; // under its old id, so that it is made once
  if (pending) push();
  else if (put && keyOf(put) === keyOf(left?.draft) && left.draft.steps.length > put.steps.length) {
    move(put.seat, put.question, left.draft.steps);
  } else keep();
}

function complain(sentence) {
  notice.textContent = sentence;
  notice.hidden = !sentence;
}

document.addEventListener("pointerdown", () => (pressedAt = decision()), true);

document.addEventListener("click", (event) => {
  const button = event.target.closest(BUTTONS);
  // On the text page the button is in a form, which does the same where no socket is to be had.
  // One that was lost comes back, while a form would leave for the browser's page of errors.
  if (!button || (button.form && (!greeted || live.over))) return;
  event.preventDefault();
  if (event.detail > 0 && again(event, button)) return;
  if (button.dataset.send) {
    if (live.send(JSON.parse(button.dataset.send))) complain("");
    else complain("There is no connection just now; try again in a moment.");
    return;
  }
  const put = asked();
  if (pending || live.over || !put || keyOf(put) === answered) return;
  // The click is for what was there when it began, and the second of a double click for nothing.
  if (event.detail > 0 && pressedAt !== decision()) return;
  lastClick = { at: Date.now(), x: event.clientX, y: event.clientY };
  button.setAttribute("aria-busy", "true");
  const { action } = button.dataset;
  const steps = action === undefined ? put.steps.slice(0, -1) : [...put.steps, Number(action)];
  move(put.seat, put.question, steps);
});

/** Whether a click is only the last one once more, made before one can have read what is asked now. */
function again({ detail, clientX, clientY }, button) {
  if (detail > 1 && Date.now() - lastClick.at < DOUBLE) return true;
  if ("back" in button.dataset || !lastClick.at || decidedAt < lastClick.at) return false;
  const near = Math.hypot(clientX - lastClick.x, clientY - lastClick.y) < NEAR;
  return near && Date.now() - decidedAt < SAME_PLACE;
}

/** Note which decision is asked for; whether it is another one. */
function noteDecision() {
  if (decided === decision()) return false;
  decided = decision();
  decidedAt = Date.now();
  return true;
}

// What hangs from the bar closes by a click beside it, and by Escape.
function close(but) {
  const open = [...document.querySelectorAll(".fair[open]")].filter((one) => !one.contains(but));
  for (const one of open) one.open = false;
  return open.length;
}

document.addEventListener("click", (event) => close(event.target));

document.addEventListener("keydown", (event) => {
  // A key that is held down answers one question, not the next ones too.
  if (event.repeat && event.key === "Enter" && event.target.closest(BUTTONS)) event.preventDefault();
  if (event.key === "Escape" && !close() && !event.target.closest("input, select, textarea")) {
    document.querySelector("[data-back]")?.click();
  }
});

// Hearing something.

function hear(message) {
  if (message.type === "error") {
    if (live.ready) settle(); // else it is why there is no connection, and the move waits
    complain(message.sentence);
    return;
  }
  const first = message.type === "page";
  const before = greeted ? places() : null;
  if (first) answered = "";
  if (first) {
    clearTimeout(pause); // for now all is shown
    ending = null;
  }
  if (message.type === "answer") judge(message);
  else if (first && greeted) complain(""); // at first it may be why a form was refused
  patchRegions(first ? message.regions : withoutEnd(message.regions));
  append(message.story ?? [], since);
  lines = message.lines ?? lines;
  const other = noteDecision();
  refreshTip(other); // before things fly, which then are not yet where they belong
  if (before) fly(before);
  countDown();
  if (message.title) title = message.title;
  const anew = compare(message.result === "rejected");
  if (anew) fold();
  // Who has gone down to read the story stays there.
  if (message.result === "step") bringInSight(".choice, [data-action]:not(.bar *)");
  else if (greeted && anew && !reads()) bringInSight(".choice");
  if (!first) keep();
  else resume();
  if (!greeted) remember(RELOADED, null);
  greeted = true;
}

/** At the end of the game: the regions to be shown at once. The others follow after a pause. */
function withoutEnd(regions) {
  if (!ending) {
    const ends = regions.after && !document.getElementById("r-after").textContent.trim();
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

function showEnd() {
  const before = places();
  patchRegions(ending);
  ending = null;
  refreshTip(true);
  fly(before);
  asking.textContent = document.getElementById("ask").textContent;
  if (!reads()) scrollTo({ top: 0 });
}

function judge({ seat, question, id, result, sentence }) {
  const finished = result === "accepted" || result === "held";
  if (finished) answered = keyOf({ seat, question });
  if (id !== pending?.id) return; // answered before, and sent twice
  settle();
  if (finished) since = lines;
  complain(result === "rejected" ? sentence : "");
}

/** What may be chosen may lie above or below a small screen, or under what sticks to its edges.
    Of choices that belong together one sees all, if they fit. */
function bringInSight(which) {
  const choice = document.querySelector(which);
  if (!choice) return;
  const { x, y, width, height } = choice.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!choice.contains(there)) choice.scrollIntoView({ block: "center" });
  choice.closest("[data-whole]")?.scrollIntoView({ block: "nearest" });
}

function reads() {
  return document.getElementById("story").getBoundingClientRect().top < innerHeight;
}

/** Say how long those who are asked at once still have. */
function countDown() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.ceil((clock.dataset.until - Date.now()) / 1000);
    clock.textContent = left > 0 ? `${left} s${clock.dataset.then ?? ""}` : "";
  }
}

/** See whether another question is asked; whether it is. */
function compare(rejected) {
  const now = keyOf(asked());
  const anew = now !== wasAsked;
  if (anew) {
    if (!rejected) complain("");
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
  4401: "This seat is no longer yours to play from here. Open the table anew.",
  4404: "There is no such table, or it cannot go on under the present rules.",
  [OLD]: "Regalia has been renewed. Please load this page again.",
};

const UNKNOWN = "This page cannot be shown just now. Please load it again later.";

function ended(code) {
  settle();
  // Once, since what loads itself anew and is still the old page would do so for ever.
  if (code === OLD && recall(RELOADED) !== VERSION) {
    remember(RELOADED, VERSION);
    location.reload();
  } else if (code === OLD || !notice.textContent) complain(WHY[code] ?? UNKNOWN);
}

append([], since);
follow();
noteDecision();
countDown();
setInterval(countDown, 1000);
const live = new Live(address, hear, ended);
