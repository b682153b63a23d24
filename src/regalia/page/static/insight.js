// What bots say of a finished game: asked for when its part of the page is opened, and for each line
// that is shown while it is open.

const PAUSE = 400; // ms at a line before the bots are asked about it

const page = document.querySelector("[data-replay]");
const { replay: table, as: view } = page.dataset;
const parts = [...page.querySelectorAll("[data-insight]")];
const said = new Map(); // part → the line that its answer is for

let at = Number(page.dataset.at);
let waiting = 0;

/** Another line is shown, of this number among the stops. */
export function passTo(line, stop) {
  at = line;
  for (const part of parts) {
    if (part.dataset.insight === "standing") point(part, stop);
    else if (part.open && said.has(part)) think(part);
  }
  clearTimeout(waiting);
  waiting = setTimeout(() => parts.forEach(ask), PAUSE);
}

/** How it stood holds for the whole game; only its mark moves. */
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

function fresh(part) {
  return said.get(part) === at || (part.dataset.insight === "standing" && said.has(part));
}

function think(part) {
  tell(part, "The bots are thinking…", "");
}

function tell(part, sentence, html) {
  part.querySelector(".thinking").textContent = sentence;
  part.querySelector(".insight-result").innerHTML = html;
}

/** Ask until the answer is for the line that is shown. */
async function ask(part) {
  if (part.busy) return;
  part.busy = true;
  while (part.open && !fresh(part)) {
    const line = at;
    think(part);
    try {
      const answer = await fetch(`/table/${table}/replay/${part.dataset.insight}?at=${line}&as=${view}`);
      const told = await answer.json();
      if (!answer.ok) throw new Error(told.sentence);
      said.set(part, line);
      tell(part, "", told.html);
    } catch (wrong) {
      said.delete(part);
      tell(part, wrong.message, "");
      break;
    }
  }
  part.busy = false;
}

for (const part of parts) {
  if (part.open) said.set(part, at);
  part.addEventListener("toggle", () => ask(part));
}
