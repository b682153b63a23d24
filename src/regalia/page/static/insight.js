// What bots say of a finished game: fetched when its part of the page is opened, and again for each
// line that the replay shows while it is open.

const PAUSE = 400; // ms at a line before its result is fetched

const page = document.querySelector("[data-replay]");
const { replay: table, as: view } = page.dataset;
const parts = [...page.querySelectorAll("[data-insight]")];
const fetched = new Map(); // part → the line that its result is for

let at = Number(page.dataset.at);
let waiting = 0;

/** Follow the replay to another line, which is at this stop. */
export function goToLine(line, stop) {
  at = line;
  for (const part of parts) {
    if (part.dataset.insight === "standing") point(part, stop);
    else if (part.open && fetched.has(part)) showThinking(part);
  }
  clearTimeout(waiting);
  waiting = setTimeout(() => parts.forEach(fetchResult), PAUSE);
}

/** Move the mark of the chart, which holds for the whole game. */
function point(part, stop) {
  const row = part.querySelectorAll("tbody tr")[stop];
  if (!row) return;
  const { step } = part.querySelector("[data-step]").dataset;
  part.querySelector("#now").setAttribute("transform", `translate(${stop * step} 0)`);
  part.querySelector("tr[aria-current]")?.removeAttribute("aria-current");
  row.setAttribute("aria-current", "step");
  part.querySelectorAll(".key b").forEach((value, seat) => {
    value.textContent = row.cells[seat + 1].textContent;
  });
}

function isCurrent(part) {
  return fetched.get(part) === at || (part.dataset.insight === "standing" && fetched.has(part));
}

function showThinking(part) {
  show(part, "The bots are thinking…", "");
}

function show(part, sentence, html) {
  part.querySelector(".thinking").textContent = sentence;
  part.querySelector(".insight-result").innerHTML = html;
}

/** Fetch until the result is for the line that is shown. */
async function fetchResult(part) {
  if (part.busy) return;
  part.busy = true;
  while (part.open && !isCurrent(part)) {
    const line = at;
    showThinking(part);
    try {
      const answer = await fetch(`/table/${table}/replay/${part.dataset.insight}?at=${line}&as=${view}`);
      const body = await answer.json();
      if (!answer.ok) throw new Error(body.sentence);
      fetched.set(part, line);
      show(part, "", body.html);
    } catch (error) {
      fetched.delete(part);
      show(part, error.message, "");
      break;
    }
  }
  part.busy = false;
}

for (const part of parts) {
  if (part.open) fetched.set(part, at);
  part.addEventListener("toggle", () => fetchResult(part));
}
