// What forms gain by a script: the name one gave last, whole links, and buttons that copy them.
// Besides, each table's promise of a fair deal is noted, for proof.js to compare.

const NAME = "regalia-name";

/** Under which key the hash is kept that a table told before its end. */
export function noteOf(table) {
  return `regalia-hash-${table}`;
}

/** What this browser kept under a key; some keep nothing. */
export function kept(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it is typed anew the next time
  }
}

const met = new WeakSet();
let seated = []; // the reader's seats when they were shown last
let leaves = false; // he gives one up himself

/** A seat that one did not leave oneself, here, was freed. */
function heedSeats() {
  const chairs = document.querySelector(".chairs");
  if (!chairs) return;
  const now = [...chairs.querySelectorAll(".mine")].map((chair) => chair.id);
  if (!leaves && seated.some((id) => !now.includes(id))) {
    const notice = document.getElementById("alert");
    notice.textContent = "Your seat was freed: you sit there no longer.";
    notice.hidden = false;
  }
  seated = now;
}

/** Fill in the name and complete the links among what was not there before. */
function welcome() {
  heedSeats();
  for (const input of document.querySelectorAll("input[data-remember], input[data-place]")) {
    if (met.has(input)) continue;
    met.add(input);
    if (input.dataset.place) input.value = location.origin + input.dataset.place;
    else if (!input.value) input.value = kept(NAME);
  }
}

async function copy(input) {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.select(); // browsers give the clipboard to pages over TLS and of this machine only
    return document.execCommand("copy");
  }
}

// What refuses a form is no form to be sent again when one comes back: then one is where it can be
// filled in, which the page names if its own address only takes forms.
const refused = document.querySelector(".wrong");
if (refused) history.replaceState(null, "", refused.dataset.back ?? location.href);

document.addEventListener("submit", (event) => {
  const { sure } = event.target.dataset;
  if (sure && !confirm(sure)) event.preventDefault();
  leaves = event.target.matches(".mine form");
  const name = event.target.querySelector("input[data-remember]")?.value.trim();
  if (name) keep(NAME, name);
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const copied = await copy(document.getElementById(button.dataset.copy));
  const said = document.getElementById(`${button.dataset.copy}-copied`);
  said.textContent = copied ? "Copied." : "Select the link and copy it.";
});

welcome();
const seating = document.getElementById("r-seating");
if (seating) new MutationObserver(welcome).observe(seating, { childList: true, subtree: true });

// A link that names this very machine leads nobody else here.
if (/^(localhost|127\.|\[::1\])/.test(location.hostname)) document.documentElement.dataset.here = "only";

const promise = document.getElementById("deal")?.textContent;
if (promise) {
  const note = noteOf(document.querySelector("[data-table]").dataset.table);
  if (!kept(note)) keep(note, promise);
}
