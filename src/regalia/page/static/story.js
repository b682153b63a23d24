// The story of a table: a list that scrolls itself where there is room, and is only appended to.

const story = document.getElementById("story");

/** Append what is new, [line, html] each, and keep the end in sight if the reader was there. */
export function append(told) {
  const known = new Set([...story.children].map((item) => item.dataset.line));
  const fresh = told.filter(([line]) => !known.has(String(line)));
  const box = scroller();
  const atEnd = box && box.scrollHeight - box.scrollTop - box.clientHeight < 32;
  story.insertAdjacentHTML("beforeend", fresh.map(([, html]) => html).join(""));
  if (atEnd) toEnd();
}

export function toEnd() {
  const box = scroller();
  if (box) box.scrollTop = box.scrollHeight;
}

/** Mark the latest paragraph up to a line, and bring it in sight; the paragraph. */
export function mark(line) {
  const item = [...story.children].findLast((one) => Number(one.dataset.line) <= line);
  story.querySelector("[aria-current]")?.removeAttribute("aria-current");
  item?.setAttribute("aria-current", "step");
  const box = scroller();
  if (box) {
    const around = box.getBoundingClientRect();
    const own = (item ?? story).getBoundingClientRect();
    if (own.top < around.top || own.bottom > around.bottom) {
      box.scrollTop += own.top - around.top - (item ? (around.height - own.height) / 2 : 0);
    }
  }
  return item;
}

/** What scrolls the story; nothing where that is the page, which must not jump. */
function scroller() {
  for (let box = story; box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
}
