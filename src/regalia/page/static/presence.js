// How long people have been away, from when a button works, and that the reader is here.

/** A time in words: seconds, from two minutes on minutes. */
function inWords(seconds) {
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}

/** Show for how long people are away, and let buttons work from their time on. */
export function showTimes() {
  const now = Date.now();
  for (const away of document.querySelectorAll("[data-away]")) {
    away.textContent = `away ${inWords(Math.max(0, Math.floor((now - away.dataset.away) / 1000)))}`;
  }
  for (const button of document.querySelectorAll("[data-from]")) {
    const left = Math.max(0, Math.ceil((button.dataset.from - now) / 1000));
    const wait = button.querySelector(".wait");
    if (!wait) {
      button.toggleAttribute("data-waits", left > 0); // its place is kept, so that nothing moves
      continue;
    }
    button.disabled = left > 0;
    wait.textContent = left > 0 ? `in ${inWords(left)}` : "now";
  }
}

/** While somebody asks whether the reader is there, any press says so, whatever it is for. */
export function sayHere(send) {
  const said = (event) => {
    const asked = document.querySelector("[data-called]");
    if (!asked || event.target.closest?.("#here")) return; // which says so itself
    if (send({ type: "here" })) asked.removeAttribute("data-called");
  };
  addEventListener("click", said, true); // before the click does what it is for
  addEventListener("keydown", (event) => event.repeat || said(event), true);
}
