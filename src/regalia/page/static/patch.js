// Makes the content of regions that of new HTML and touches only what differs, so that focus,
// scroll, running movement and half-typed names survive.

const REGION = "[data-region]";

/** Give regions (name → HTML) their new content, in the order of the keys; keep the focus. */
export function patchRegions(regions) {
  const focused = document.activeElement;
  const byKeyboard = focused?.matches(":focus-visible");
  let touched = false;
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(`r-${name}`);
    if (!region) continue;
    touched ||= region !== focused && region.contains(focused);
    patch(region, html);
  }
  if (touched && document.activeElement !== focused) refocus(focused, byKeyboard);
}

/** Give one element its new content. */
export function patch(target, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const home = target.closest(REGION);
  const kept = new Map(); // id → element that is not yet placed
  for (const node of target.querySelectorAll("[id]")) {
    // What lies in a region of its own is no business of the region around it.
    if (node.parentElement.closest(REGION) === home) kept.set(node.getAttribute("id"), node);
  }
  const gone = new Set(); // removed last, because what is kept may still lie in it
  children(target, fresh.content, kept, gone);
  for (const node of gone) node.remove();
}

function children(parent, fresh, kept, gone) {
  const matches = new Map(); // new node → old one
  const wanted = [...fresh.childNodes];
  for (const node of wanted) {
    const id = idOf(node);
    const same = id && kept.get(id);
    if (same && same.localName === node.localName && !same.contains(parent)) {
      matches.set(node, same);
      kept.delete(id);
      gone.delete(same);
    }
  }
  const taken = new Set(matches.values());
  const free = new Map(); // likeness → old children in order
  for (const node of parent.childNodes) {
    if (taken.has(node)) continue;
    gone.add(node);
    if (!idOf(node)) free.set(likeness(node), [...(free.get(likeness(node)) ?? []), node]);
  }
  for (const node of wanted) {
    if (matches.has(node) || idOf(node)) continue;
    const same = free.get(likeness(node))?.shift();
    if (!same) continue;
    matches.set(node, same);
    gone.delete(same);
  }

  // All are placed before any is entered: what happens within may take a node from here.
  const placed = [];
  let next = parent.firstChild;
  for (const node of wanted) {
    while (gone.has(next)) next = next.nextSibling;
    const own = matches.get(node) ?? document.importNode(node, false);
    if (own === next) next = next.nextSibling;
    else place(parent, own, next);
    placed.push(own);
  }
  wanted.forEach((node, at) => {
    const own = placed[at];
    if (node.nodeType !== Node.ELEMENT_NODE) {
      if (own.data !== node.data) own.data = node.data;
      return;
    }
    const old = matches.has(node);
    if (old) attributes(own, node);
    if (!(old && own.matches(REGION))) children(own, node, kept, gone);
  });
}

function idOf(node) {
  // Not node.id: an input called "id" would stand for the id of its form.
  return node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("id") : null;
}

function likeness(node) {
  return `${node.nodeName} ${node.dataset?.fly ?? ""}`;
}

function place(parent, node, next) {
  // moveBefore, where there is one, keeps the focus, the scroll and the movement of what it moves.
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

// The value of a field needs no care: once somebody typed in it, its attribute has no say.
function attributes(old, fresh) {
  const reader = old.localName === "details" ? "open" : ""; // what the reader opens, the reader closes
  for (const name of new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const value = fresh.getAttribute(name);
    if (name === reader || old.getAttribute(name) === value) continue;
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
}

function refocus(lost, byKeyboard) {
  const again = lost.isConnected ? lost : lost.id && document.getElementById(lost.id);
  if (again) again.focus({ preventScroll: true });
  if (again && document.activeElement === again) return;
  // Who uses the keyboard is brought to the question; a page under a finger must not jump.
  document.getElementById("ask")?.focus({ preventScroll: !byKeyboard });
}
