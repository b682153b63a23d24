// Updates regions and changes only what differs, to keep focus, scroll, running animations and
// half-typed names.

const REGION = "[data-region]";
const CARD = "[data-tip][tabindex]";

/** Set the content of regions (name → HTML), in the order of the keys, and keep the focus. */
export function patchRegions(regions) {
  const focused = document.activeElement;
  const chair = focused.closest(".chairs > li"); // gets the focus if the focused element is gone
  const byKeyboard = focused.matches(":focus-visible");
  let touched = false;
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(`r-${name}`);
    if (!region) {
      // It went with the region around it. If it has content, that might be a choice: report it.
      if (html) console.error(`There is no region ${name}.`);
      continue;
    }
    touched ||= region.contains(focused);
    patch(region, html);
    tabStops(region);
  }
  if (touched && document.activeElement !== focused) refocus(focused, chair, byKeyboard);
}

/** A card with a choice is one tab stop: its button, whose focus also shows the card's text. */
function tabStops(region) {
  const cards = [region.closest(CARD), ...region.querySelectorAll(CARD)];
  for (const card of cards) if (card) card.tabIndex = card.querySelector("button") ? -1 : 0;
}

function patch(region, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const kept = new Map(); // id → old element not yet placed
  for (const node of region.querySelectorAll("[id]")) {
    // Regions within this one are patched by themselves.
    if (node.parentElement.closest(REGION) === region) kept.set(idOf(node), node);
  }
  const gone = new Set(); // removed last, because kept elements may still lie in it
  children(region, fresh.content, kept, gone);
  for (const node of gone) node.remove();
}

function children(parent, fresh, kept, gone) {
  const wanted = [...fresh.childNodes];
  const matches = new Map(); // new node → old node: the one with its id, else the next of its kind
  for (const node of wanted) {
    const same = kept.get(idOf(node));
    if (!same || same.localName !== node.localName || same.contains(parent)) continue;
    matches.set(node, same);
    kept.delete(idOf(node));
    gone.delete(same);
  }
  const taken = new Set(matches.values());
  const free = {};
  for (const node of parent.childNodes) {
    if (taken.has(node)) continue;
    (free[kind(node)] ??= []).push(node);
    gone.add(node);
  }
  for (const node of wanted) {
    const same = !matches.has(node) && free[kind(node)]?.shift();
    if (same) matches.set(node, same);
    gone.delete(same);
  }

  // Place all children before entering any: patching inside one may take a node from here.
  let next = parent.firstChild;
  const placed = wanted.map((node) => {
    while (gone.has(next)) next = next.nextSibling;
    const own = matches.get(node) ?? document.importNode(node, false);
    if (own === next) next = next.nextSibling;
    else place(parent, own, next);
    return own;
  });
  wanted.forEach((node, at) => {
    const own = placed[at];
    if (own.nodeType !== Node.ELEMENT_NODE) {
      if (own.data !== node.data) own.data = node.data;
      return;
    }
    const old = matches.has(node);
    if (old) attributes(own, node);
    if (!old || !own.matches(REGION)) children(own, node, kept, gone);
  });
}

function idOf(node) {
  return node.getAttribute?.("id"); // node.id of a form may be an input named id
}

function kind(node) {
  return [node.nodeName, idOf(node), node.dataset?.fly].join();
}

function place(parent, node, next) {
  // moveBefore, where it exists, keeps focus, scroll and animations.
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

// Setting an input's attribute does not change what was typed.
function attributes(old, fresh) {
  for (const name of new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) === value) continue;
    if (old.localName === "details" && name === "open") continue; // the reader opens and closes it
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
}

function refocus(lost, chair, byKeyboard) {
  const again = lost.isConnected ? lost : (document.getElementById(lost.id) ?? chair);
  again?.focus({ preventScroll: true });
  if (again && document.activeElement === again) return;
  // Scroll to the question only for keyboard users; a page under a finger must not jump.
  document.getElementById("ask")?.focus({ preventScroll: !byKeyboard });
}
