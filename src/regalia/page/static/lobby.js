// What scripts add to forms: the name used last, complete links, and buttons that copy them. Also
// notes the seed hash of each table, which proof.js compares after the game.

const NAME = "regalia-name";

/** The storage key of a table's seed hash. */
export function hashKey(table) {
  return `regalia-hash-${table}`;
}

/** The stored value, or ""; some browsers store nothing. */
export function stored(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then the name must be typed again next time
  }
}

const prepared = new WeakSet(); // inputs that are filled in
let seated = []; // ids of the reader's chairs when last shown
let leaving = false; // the reader is giving up a seat

/** Tell the reader if somebody else freed their seat. */
function watchSeats() {
  const chairs = document.querySelector(".chairs");
  if (!chairs) return;
  const now = [...chairs.querySelectorAll(".mine")].map((chair) => chair.id);
  if (!leaving && seated.some((id) => !now.includes(id))) {
    const notice = document.getElementById("alert");
    notice.textContent = "Your seat was freed: you sit there no longer.";
    notice.hidden = false;
  }
  seated = now;
}

/** Fill in the name and complete the links in new inputs. */
function prepareInputs() {
  watchSeats();
  const command = `make play HOST=0.0.0.0${location.port === "8000" ? "" : ` PORT=${location.port || 80}`}`;
  for (const advice of document.querySelectorAll(".only-here code")) {
    if (advice.textContent !== command) advice.textContent = command; // a change calls this again
  }
  for (const input of document.querySelectorAll("input[data-remember], input[data-place]")) {
    if (prepared.has(input)) continue;
    prepared.add(input);
    if (input.dataset.place) input.value = location.origin + input.dataset.place;
    else if (!input.value) input.value = stored(NAME);
  }
}

/** Show only what a table with these seats and earlier options is offered, and what is usual there. */
function showOptions() {
  const seats = Number(document.querySelector("[name=seats]:checked")?.value ?? 0);
  const chosen = {};
  for (const option of document.querySelectorAll("[data-cases]")) {
    const radios = [...option.querySelectorAll("input[type=radio]")];
    const byHand = option.querySelector("[name^=picked-]");
    const { values, default: usual } = JSON.parse(option.dataset.cases).find(
      (one) =>
        (!one.seats.length || one.seats.includes(seats)) &&
        Object.entries(one.when).every(([name, value]) => chosen[name] === value),
    );
    for (const radio of radios) {
      radio.disabled = !values.includes(radio.value);
      radio.closest("label").hidden = radio.disabled;
      const note = radio.parentElement.querySelector("[data-usual]");
      if (note) note.hidden = radio.value !== usual;
    }
    const picked = radios.find((radio) => radio.checked);
    if (!picked || picked.disabled || !byHand.value) {
      radios.find((radio) => radio.value === usual).checked = true;
      byHand.value = "";
    }
    chosen[radios[0].name] = radios.find((radio) => radio.checked).value;
    option.hidden = option.disabled = values.length < 2;
  }
}

async function copy(input) {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.select(); // the clipboard is for pages over TLS or of this computer
    return document.execCommand("copy");
  }
}

// A page that refuses a form must not send it again on reload: its address becomes that of the page
// with the form, which it names if its own address only takes POST.
const refused = document.querySelector(".wrong");
if (refused) history.replaceState(null, "", refused.dataset.back ?? location.href);

document.addEventListener("submit", (event) => {
  const { sure } = event.target.dataset;
  if (sure && !confirm(sure)) event.preventDefault();
  leaving = event.target.matches(".mine form");
  const name = event.target.querySelector("input[data-remember]")?.value.trim();
  if (name) store(NAME, name);
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const copied = await copy(document.getElementById(button.dataset.copy));
  const status = document.getElementById(`${button.dataset.copy}-copied`);
  status.textContent = copied ? "Copied." : "Select the link and copy it.";
});

document.addEventListener("change", ({ target }) => {
  const option = target.closest("[data-cases]");
  if (option) option.querySelector("[name^=picked-]").value = "1";
  showOptions();
});
showOptions();
prepareInputs();
const seating = document.getElementById("r-seating");
if (seating) new MutationObserver(prepareInputs).observe(seating, { childList: true, characterData: true, subtree: true });

// A link to localhost works on this computer only.
if (/^(localhost|127\.|\[::1\])/.test(location.hostname)) document.documentElement.dataset.here = "only";

const hash = document.getElementById("deal")?.textContent;
if (hash) {
  const key = hashKey(document.querySelector("[data-table]").dataset.table);
  if (!stored(key)) store(key, hash);
}
