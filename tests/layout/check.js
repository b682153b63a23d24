// Checks the layout of a table's page: layoutFaults(options) lists what is wrong, as
// [check, element, detail]. It knows the classes and attributes that all games share
// (docs/page.md), and those of no game.

(() => {
  const SLACK = 1; // px by which text may stand out of its box
  const MOVED = 1; // px by which a thing may be elsewhere after a step
  const LEAST = 20; // px: the least height of a part that is to be seen
  const SHARE = 0.3; // share of their height by which two lines of text may overlap
  // Where a line of text and a control are tried for what covers them: shares of width and height.
  const LINE = [[0.15, 0.5], [0.5, 0.15], [0.5, 0.85], [0.85, 0.5]];
  const MIDDLE = [[0.5, 0.5]];
  const CONTROL = [...LINE, ...MIDDLE];
  const WIDE = matchMedia("(min-width: 62.5em)"); // rows and side column share the window
  const OPAQUE = 0.5; // from which on a colour covers what is under it
  const ROWS = [".bar", ".ask", ".holding", "#r-people", "#r-board", ".live-story"];
  const PARTS = [...ROWS, "#connection", "#alert"];
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const FRAME = ".choice";

  // Boxes.

  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const wide = (one) => one.right - one.left;
  const high = (one) => one.bottom - one.top;
  const empty = (one) => wide(one) <= 0 || high(one) <= 0;
  const common = (one, other) =>
    box(Math.max(one.left, other.left), Math.max(one.top, other.top), Math.min(one.right, other.right), Math.min(one.bottom, other.bottom));
  const within = (one, other, slack) =>
    one.left >= other.left - slack && one.top >= other.top - slack && one.right <= other.right + slack && one.bottom <= other.bottom + slack;
  const spelled = (one) => [one.left, one.top, one.right, one.bottom].map(Math.round).join(" ");

  const memos = [];

  /** A function of an element that remembers its results until the next look at the page. */
  function once(work) {
    let known = new Map();
    memos.push(() => (known = new Map()));
    return (element) => {
      let found = known.get(element);
      if (found === undefined) known.set(element, (found = work(element)));
      return found;
    };
  }

  /** Begin a look at the page: nothing is known of its elements. */
  const forget = () => memos.forEach((memo) => memo());

  const style = once((element) => getComputedStyle(element));

  const outer = once((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return box(left, top, right, bottom);
  });

  /** The box of an element within its borders, which it cuts or scrolls to. */
  const inner = once((element) => {
    const { left, top } = outer(element);
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    const whole = box(x, y, x + element.clientWidth, y + element.clientHeight);
    return common(whole, outer(element)); // the client sizes are rounded
  });

  const windowBox = () => box(0, 0, document.documentElement.clientWidth, innerHeight);

  const SCROLLS = /auto|scroll/;
  const CUTS = /hidden|clip/;
  const root = (element) => element === document.documentElement || element === document.body;

  /** The ancestors that cut or scroll an element, from the inside out. */
  const edges = once((element) => {
    const found = [];
    let { position } = style(element);
    for (let one = element.parentElement; one && !root(one); one = one.parentElement) {
      const own = style(one);
      if (position === "fixed") break;
      if (position === "absolute" && own.position === "static" && own.transform === "none" && own.contain === "none") continue;
      if (own.display === "contents" || own.display === "inline") continue;
      ({ position } = own);
      if (own.overflowX !== "visible" || own.overflowY !== "visible") found.push(one);
    }
    return found;
  });

  const CHECKED = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const shown = once((element) => element.checkVisibility(CHECKED));

  /** Whether an element is for readers of the screen alone: clipped to a point. */
  const unseen = once((element) => {
    if (!element || root(element)) return false;
    return style(element).clipPath.startsWith("inset(50%") || unseen(element.parentElement);
  });

  const visible = (element) => shown(element) && !unseen(element) && !empty(outer(element));

  function named(element) {
    if (!element) return "nothing";
    const id = element.id && `#${element.id}`;
    const classes = [...element.classList].slice(0, 2).map((one) => `.${one}`).join("");
    const own = element.localName + (id || classes);
    if (id) return own;
    const above = element.parentElement?.closest("[id], [class]");
    const over = above && !root(above) ? (above.id ? `#${above.id}` : `.${above.classList[0]}`) : "";
    return over ? `${over} ${own}` : own;
  }

  const quoted = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;

  // What is to be seen: the lines of text, and controls.

  /** Each visible text with its lines: {node, element, text, lines}. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      const element = node.parentElement;
      if (!shown(element) || unseen(element) || element.localName === "option") continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()]
        .filter(({ width, height }) => width > 0.5 && height > 0)
        .map(({ left, top, right, bottom }) => box(left, top, right, bottom));
      if (!lines.length) continue;
      const frame = insideOf(element);
      const seen = lines.map((line) => common(line, frame)).filter((line) => !empty(line));
      found.push({ node, element, text: node.data, lines, seen });
    }
    return found;
  }

  /** The part of the window that the scrollers around an element show of it. */
  const frameOf = once((element) => edges(element).reduce((left, edge) => common(left, inner(edge)), windowBox()));

  /** The part of the window that an element shows of its content. */
  const insideOf = once((element) => {
    const { overflowX, overflowY, display } = style(element);
    const open = display === "inline" || (overflowX === "visible" && overflowY === "visible");
    return open ? frameOf(element) : common(frameOf(element), inner(element));
  });

  /** The part of a box of an element that its scrollers and the window show. */
  const sight = (element, whole) => common(whole, frameOf(element));

  /** The part around an element that scrolls sideways by design: only where it really scrolls. */
  function stripOf(element) {
    const strip = element.closest("[data-strip]");
    return strip && SCROLLS.test(style(strip).overflowX) ? strip : null;
  }

  // The checks. Each adds [check, element, detail] to the faults.

  function pageScrolls(faults, { long }) {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth + SLACK) faults.push(["sideways", "page", `${scrollWidth} wide in ${clientWidth}`]);
    if (!long && scrollHeight > innerHeight + SLACK) faults.push(["scrolls", "page", `${scrollHeight} high in ${innerHeight}`]);
  }

  function partsScrollSideways(faults) {
    for (const one of document.querySelectorAll("#table *")) {
      if (one.scrollWidth <= one.clientWidth + SLACK || !one.clientWidth || !SCROLLS.test(style(one).overflowX)) continue;
      if (stripOf(one) || !visible(one)) continue;
      faults.push(["sideways", named(one), `${one.scrollWidth} wide in ${one.clientWidth}`]);
    }
  }

  /** Whether a text is a person's name that is whole in a title around it. */
  function isShortenedName({ element, text }, names) {
    const name = text.trim();
    return names.includes(name) && Boolean(element.closest("[title]")?.title.includes(name));
  }

  function cutTexts(faults, all, options) {
    const frame = windowBox();
    for (const one of all) {
      const { element, lines } = one;
      const outwards = [element, ...edges(element)];
      let wrong = "";
      for (const line of lines) {
        const edge = outwards.find((one) => cutsOrScrolls(one, line));
        if (edge) wrong = lostIn(edge, line, one, options);
        else if (line.left < frame.left - SLACK || line.right > frame.right + SLACK) wrong = "beyond the window";
        else if (!options.long && (line.top < frame.top - SLACK || line.bottom > frame.bottom + SLACK)) wrong = "beyond the window";
        if (wrong) break;
      }
      if (wrong) faults.push(["cut", named(element), `${quoted(one.text)} ${wrong}`]);
    }
  }

  /** Whether an element scrolls, or cuts a line. */
  function cutsOrScrolls(edge, line) {
    const { overflowX, overflowY, display } = style(edge);
    if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) return false;
    return SCROLLS.test(overflowX + overflowY) || sides(edge, line).some(Boolean);
  }

  /** Whether a line is cut at its sides, and whether above or below. */
  function sides(edge, line) {
    const { overflowX, overflowY } = style(edge);
    const clip = inner(edge);
    const across = line.left < clip.left - SLACK || line.right > clip.right + SLACK;
    const along = line.top < clip.top - SLACK || line.bottom > clip.bottom + SLACK;
    return [across && CUTS.test(overflowX), along && CUTS.test(overflowY)];
  }

  /** What is wrong with a line in an element that scrolls or cuts it; "" if nothing is. */
  function lostIn(edge, line, text, { names }) {
    const { overflowX, overflowY, webkitLineClamp } = style(edge);
    const [across, along] = sides(edge, line);
    if (SCROLLS.test(overflowX + overflowY)) {
      const clip = inner(edge);
      const x = line.left - clip.left + edge.scrollLeft;
      const y = line.top - clip.top + edge.scrollTop;
      const beyond = x < -SLACK || y < -SLACK || y + high(line) > edge.scrollHeight + SLACK;
      return across || beyond ? `out of reach in ${named(edge)}` : "";
    }
    if (across && !along && isShortenedName(text, names)) return "";
    if (edge.matches("#latest.cut")) return ""; // a click shows all of the news, and so does the story
    return `cut by ${named(edge)}${webkitLineClamp === "none" ? "" : ` after ${webkitLineClamp} lines`}`;
  }

  function brokenWords(faults, all, { names }) {
    const range = document.createRange();
    for (const { node, element, text, lines } of all) {
      if (lines.length < 2 || lines.every(({ top }) => Math.abs(top - lines[0].top) < 2)) continue;
      for (const word of text.matchAll(/[^\s\u200b]+/g)) {
        const pieces = word[0].split(/(?<=[-‐–—/…])/);
        let at = word.index;
        for (const piece of pieces) {
          range.setStart(node, at);
          range.setEnd(node, (at += piece.length));
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          if (boxes.every(({ top }) => top - boxes[0].top < 2)) continue;
          const long = boxes.reduce((sum, { width }) => sum + width, 0);
          const aName = names.some((name) => name.split(/[\s-]/).some((part) => piece.startsWith(part)));
          const tooLong = aName && long > Math.max(...lines.map(wide));
          if (!tooLong) faults.push(["broken", named(element), quoted(word[0])]);
        }
      }
    }
  }

  /** Text that stands over the border or out of the ground of the box that it lies in. */
  function spilledTexts(faults, all) {
    for (const { element, text, lines } of all) {
      let ground = element;
      while (ground && !root(ground) && !isBox(ground)) ground = ground.parentElement;
      if (style(element).overflowX !== "visible") continue; // it cuts its text, or scrolls
      if (!ground || root(ground) || style(ground).display === "inline" || SCROLLS.test(style(ground).overflowX + style(ground).overflowY)) continue;
      const clip = inner(ground);
      const tilted = style(ground).transform !== "none" || style(ground).rotate !== "none";
      if (tilted || lines.every((line) => within(line, clip, SLACK + 1))) continue;
      if (edges(element).some((edge) => ground.contains(edge) && edge !== ground)) continue; // cut or scrolled before
      faults.push(["spilled", named(element), `${quoted(text)} out of ${named(ground)}`]);
    }
  }

  /** Whether an element has a border all around, or a ground of its own. */
  const isBox = once((element) => {
    const own = style(element);
    const edged = ["Top", "Right", "Bottom", "Left"].every(
      (side) => parseFloat(own[`border${side}Width`]) > 0 && alpha(own[`border${side}Color`]) > 0,
    );
    return edged || alpha(own.backgroundColor) > OPAQUE;
  });

  function alpha(colour) {
    if (colour === "transparent") return 0;
    const found = /(?:rgba\(.*,|\/)\s*([\d.]+)(%?)\)$/.exec(colour);
    return found ? found[1] / (found[2] ? 100 : 1) : 1;
  }

  /** Lines of text, icons and pictures over one another. */
  function overlappingTexts(faults, all) {
    const pieces = [];
    for (const { element, text, seen } of all) {
      for (const line of seen) pieces.push({ element, text, ...line });
    }
    pieces.sort((one, other) => one.top - other.top);
    const told = new Set();
    for (const [at, one] of pieces.entries()) {
      for (let next = at + 1; next < pieces.length && pieces[next].top < one.bottom; next += 1) {
        const other = pieces[next];
        if (other.element === one.element) continue;
        const both = common(one, other);
        if (wide(both) <= 2 || high(both) <= SHARE * Math.min(high(one), high(other))) continue;
        const key = `${named(one.element)} ${named(other.element)}`;
        if (told.has(key)) continue;
        told.add(key);
        faults.push(["overlap", named(one.element), `${quoted(one.text)} and ${named(other.element)} ${quoted(other.text)}`]);
      }
    }
  }

  /** Parts of the page over one another. */
  function overlappingParts(faults) {
    const parts = PARTS.flatMap((which) => [...document.querySelectorAll(`#table ${which}`)]);
    const regions = [...document.querySelectorAll("[data-region]")].filter((one) => !one.dataset.region.startsWith("at-"));
    compare(faults, [...new Set(parts)]);
    compare(faults, regions);
  }

  function compare(faults, elements) {
    const boxes = elements
      .filter((one) => visible(one) && style(one).display !== "inline" && style(one).display !== "contents")
      .map((element) => ({ element, seen: sight(element, outer(element)) }))
      .filter(({ seen }) => !empty(seen));
    for (const [at, { element, seen }] of boxes.entries()) {
      for (const { element: other, seen: its } of boxes.slice(at + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const both = common(seen, its);
        if (wide(both) > SLACK && high(both) > SLACK) faults.push(["overlap", named(element), `${named(other)} at ${spelled(both)}`]);
      }
    }
  }

  /** What covers texts and controls, tried at some points of each. */
  function covered(faults, all) {
    const every = new CSSStyleSheet(); // what lets clicks through is found at a point, too
    every.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [every];
    tryPoints(faults, all);
    document.adoptedStyleSheets = [];
  }

  function tryPoints(faults, all) {
    const things = all.map(({ element, seen, text }) => ({ element, lines: seen, said: text, shares: element.closest("#story") ? MIDDLE : LINE }));
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (control.closest("#table") && visible(control)) things.push({ element: control, lines: [sight(control, outer(control))], said: control.textContent, shares: CONTROL });
    }
    const told = new Set();
    for (const { element, lines, said, shares } of things) {
      for (const seen of lines) {
        if (wide(seen) < 2 || high(seen) < 2) continue;
        const cover = points(seen, shares).map(([x, y]) => coverAt(element, x, y)).find(Boolean);
        if (!cover) continue;
        const key = named(element) + named(cover);
        if (!told.has(key)) faults.push(["covered", named(element), `${quoted(said)} by ${named(cover)}`]);
        told.add(key);
        break;
      }
    }
  }

  const points = (seen, shares) => shares.map(([x, y]) => [seen.left + x * wide(seen), seen.top + y * high(seen)]);

  function coverAt(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (!top || top === element || top.contains(element) || element.contains(top)) return null;
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === element || one.contains(element) || element.contains(one)) return null;
      // A button may stand on a thing that can be chosen as a whole, such as a seat.
      if (element.matches(FRAME) && one.matches(CONTROLS) && element.offsetParent?.contains(one)) return null;
      if (covers(one)) return one;
    }
    return null;
  }

  function covers(element) {
    if (element.ownerSVGElement || element.localName === "svg") return !element.closest(".choice, .at") && !isOutline(element);
    if (["img", "canvas", "input", "select"].includes(element.localName)) return Number(style(element).opacity) > OPAQUE;
    const own = style(element);
    return (alpha(own.backgroundColor) > OPAQUE && Number(own.opacity) > OPAQUE) || own.backgroundImage !== "none";
  }

  /** What takes a press in the middle of a control, if another one does: it may be transparent. */
  function misdirected(faults) {
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!control.closest("#table") || control.matches(FRAME) || !visible(control)) continue;
      const seen = sight(control, outer(control));
      if (wide(seen) < 2 || high(seen) < 2) continue;
      const [[x, y]] = points(seen, MIDDLE);
      const taker = document.elementFromPoint(x, y)?.closest(CONTROLS);
      if (!taker || taker === control || taker.contains(control) || control.contains(taker)) continue;
      faults.push(["covered", named(control), `${named(taker)} takes a press on it`]);
    }
  }

  /** Whether a shape is drawn by its line alone, such as the edge of a card. */
  const isOutline = (shape) => shape.localName === "svg" || style(shape).fill === "none";

  /** The frame of a choice across text or signs. */
  function crossedFrames(faults, all) {
    const signs = [...document.querySelectorAll("#table svg")]
      .filter((one) => visible(one) && wide(outer(one)) < 60)
      .map((element) => ({ element, text: named(element), seen: [sight(element, outer(element))] }));
    const pieces = [...all, ...signs].filter(({ seen }) => seen.length && !empty(seen[0]));
    for (const choice of document.querySelectorAll(FRAME)) {
      if (!visible(choice)) continue;
      const own = style(choice);
      const drawn = alpha(own.borderTopColor) > 0.2 ? parseFloat(own.borderTopWidth) : 0;
      if (drawn < 1) continue;
      const { left, top, right, bottom } = outer(choice);
      const sides = [box(left, top, right, top + drawn), box(left, bottom - drawn, right, bottom), box(left, top, left + drawn, bottom), box(right - drawn, top, right, bottom)];
      for (const { element, text, seen } of pieces) {
        if (choice.contains(element)) continue;
        const crossed = seen.some((line) => sides.some((side) => {
          const both = common(line, side);
          if (empty(both)) return false;
          // Only if the line goes through it: the box of a text is higher than its letters.
          const deep = wide(side) > high(side) ? Math.min(side.top - line.top, line.bottom - side.bottom) > 0.2 * high(line) : Math.min(side.left - line.left, line.right - side.right) > 1;
          return deep && isOver(choice, element, both);
        }));
        if (crossed) faults.push(["framed", named(choice), `its frame goes through ${quoted(text)} of ${named(element)}`]);
      }
    }
  }

  function isOver(choice, element, both) {
    const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
    const own = stack.findIndex((one) => one === choice);
    const its = stack.findIndex((one) => one === element || element.contains(one));
    return own >= 0 && (its < 0 || own < its);
  }

  /** Controls that no scrolling brings into sight. */
  function unreachable(faults, { long }) {
    for (const control of document.querySelectorAll(`#table :is(${CONTROLS}, [data-subject], li)`)) {
      if (!visible(control)) continue;
      let seen = outer(control);
      let wrong = "";
      for (const edge of edges(control)) {
        const { overflowX, overflowY } = style(edge);
        const clip = inner(edge);
        const x = seen.left - clip.left + edge.scrollLeft;
        const y = seen.top - clip.top + edge.scrollTop;
        const slack = 2 * SLACK;
        if (SCROLLS.test(overflowY) ? y < -slack || y + high(seen) > edge.scrollHeight + slack : CUTS.test(overflowY) && (seen.top < clip.top - slack || seen.bottom > clip.bottom + slack)) wrong = named(edge);
        if (SCROLLS.test(overflowX) ? x < -slack || x + wide(seen) > edge.scrollWidth + slack : CUTS.test(overflowX) && (seen.left < clip.left - slack || seen.right > clip.right + slack)) wrong = named(edge);
        if (wrong || SCROLLS.test(overflowX + overflowY)) seen = outer(edge);
        if (wrong) break;
      }
      const frame = windowBox();
      if (!wrong && (seen.left < -2 || seen.top < -2 || seen.right > frame.right + 2 || (!long && seen.bottom > frame.bottom + 2))) wrong = "the window";
      if (wrong) faults.push(["unreachable", named(control), `${quoted(control.textContent)} out of ${wrong}`]);
    }
  }

  /** What every page must show. */
  function missing(faults, { asked, spectator, replay, over }) {
    const need = (which, what, least = 1) => {
      const there = [...document.querySelectorAll(which)].filter(visible);
      const seen = there.find((one) => high(outer(one)) >= least && (one.textContent.trim() || one.matches("button")));
      if (!seen) faults.push(["missing", which, what]);
    };
    if (!replay) need(".ask :is(h1, h2, h3)", "no heading says what is asked", 8);
    const begun = document.getElementById("table").dataset.lines !== "0";
    if (begun || replay) need("#story li", "no story", 8);
    need("#r-people", "no people", LEAST);
    if (over) need("#r-after :is(a, button)", "no way on after the game", 8);
    if (asked) {
      if (!document.querySelector("#asked")) faults.push(["missing", "#asked", "nothing is asked"]);
      need("[data-action], [data-rest]", "no choice", 8);
      for (const one of document.querySelectorAll("[data-action]")) {
        if (!visible(one)) faults.push(["missing", named(one), "a choice that is not shown"]);
      }
    }
    const own = document.getElementById("r-own");
    const none = own && !own.textContent.trim(); // nobody has anything yet
    if (!spectator && !over && !replay && !none) need(".holding", "nothing of one's own", LEAST);
  }

  /** What must be in sight without scrolling. */
  function outOfSight(faults, { asked, spectator, replay, over, sights }) {
    const look = (which, most = Infinity, number = Infinity) => {
      for (const one of [...document.querySelectorAll(which)].slice(0, number)) {
        if (!visible(one)) continue;
        const whole = { ...outer(one) };
        whole.bottom = Math.min(whole.bottom, whole.top + most);
        const seen = sight(one, whole);
        const sidewaysOnly = Boolean(stripOf(one));
        const lost = Math.max(high(whole) - Math.max(high(seen), 0), sidewaysOnly ? 0 : wide(whole) - Math.max(wide(seen), 0));
        const gone = !sidewaysOnly && (wide(seen) <= 0 || high(seen) <= 0);
        if (gone || lost > 2) faults.push(["sight", named(one), `${quoted(one.textContent)} is ${gone ? "out of" : "partly out of"} sight: ${spelled(whole)}`]);
      }
    };
    if (!sights) return;
    look(".ask");
    look(".ask :is(h1, h2, h3)");
    if (over) {
      look("#r-after :is(a, button)");
      return;
    }
    if (replay && WIDE.matches) look("#story [aria-current]", LEAST);
    if (spectator || replay) return;
    look(".holding");
    // On a phone held sideways the hand is in sight, and what else the viewer has may scroll.
    const strip = sights === "own" && document.querySelector(".holding [data-strip]");
    look(strip ? ".holding [data-strip]" : ".holding :is(li, button)");
    if (asked && sights === "all") {
      look("[data-subject]");
      // On a phone the board scrolls, and with it choices beside what the question is about. Of a list
      // that comes with the move, and among the people, at least the first choice is in sight.
      look(":is(.ask, .holding, [data-subject]) :is([data-action], [data-rest])");
      if (WIDE.matches) look("#r-board :not([data-moves] *)[data-action]");
      if (WIDE.matches) for (const list of ["#r-board [data-moves]", "#r-people"]) look(`${list} [data-action]`, Infinity, 1);
    }
  }

  /** A label of more than one line. */
  function longLabels(faults, all) {
    for (const label of document.querySelectorAll(".ask :is([data-action], [data-rest])")) {
      const texts = all.filter(({ element }) => label.contains(element));
      const middles = texts.flatMap(({ lines }) => lines.filter((line) => wide(line) > 1).map(({ top, bottom }) => (top + bottom) / 2));
      const line = Math.max(...texts.map(({ element }) => parseFloat(style(element).fontSize)));
      if (middles.length && Math.max(...middles) - Math.min(...middles) > line) faults.push(["label", named(label), quoted(label.textContent)]);
    }
  }

  // What may not move: the boxes of rows, regions, titles, cards and choices, by name.

  window.layoutPlaces = () => {
    forget();
    const found = {};
    const mayMove = WIDE.matches ? '[data-moves]:not([data-moves="narrow"])' : "[data-moves]";
    const note = (key, element) => {
      const around = element.childElementCount === 1 && element.firstElementChild.matches(mayMove);
      if (around || element.closest(mayMove) || !visible(element) || empty(sight(element, outer(element)))) return;
      const { left, top, right, bottom } = outer(element);
      // In a narrow window the page may scroll a row to what the next question is about.
      const scroller = !WIDE.matches && edges(element).find((edge) => SCROLLS.test(style(edge).overflowY));
      const y = scroller ? scroller.scrollTop - outer(scroller).top : 0;
      const x = scroller ? scroller.scrollLeft - outer(scroller).left : 0;
      const open = Boolean(element.querySelector(mayMove)); // it may become longer
      found[key] = { ...box(left + x, top + y, right + x, bottom + y), open, said: named(element) };
    };
    for (const row of ROWS) for (const one of document.querySelectorAll(row)) note(row, one);
    for (const one of document.querySelectorAll("[data-region]")) {
      const apart = ["inline", "contents"].includes(style(one).display) || one.id === "r-question";
      if (!apart) note(`region ${one.dataset.region}`, one);
    }
    for (const one of document.querySelectorAll("#table :is(h1, h2, h3)[id]")) if (one.id !== "ask") note(`title ${one.id}`, one);
    for (const one of document.querySelectorAll("[data-fly]")) note(`card ${one.dataset.fly}`, one);
    for (const one of document.querySelectorAll(".choice[data-action]")) note(`choice ${one.id}`, one);
    return found;
  };

  // Once the first choice tells which move it is, the question takes the room that it needs from the
  // board's row, on a phone held sideways from the row below, whose contents stay where they are; but
  // no more than a few lines.
  const MOST_GROWTH = 6; // in rem
  const GIVES = { ".ask": ["top", "bottom"], ".holding": ["top"], "#r-board": ["bottom"], "region board": ["bottom"], "#r-people": ["bottom"], "region people": ["bottom"] };

  const rem = () => parseFloat(style(document.documentElement).fontSize);

  function moved(faults, before, step) {
    for (const [key, is] of Object.entries(window.layoutPlaces())) {
      const was = before[key];
      if (!was) continue;
      const sides = ["left", "top", "right", ...(is.open ? [] : ["bottom"])].filter((side) => Math.abs(is[side] - was[side]) > MOVED);
      if (!sides.length) continue;
      const shifted = key === ".ask" && Math.abs(high(is) - high(was)) <= MOVED;
      const grows = !shifted && sides.every((side) => GIVES[key]?.includes(side));
      const little = key !== ".ask" || high(is) - high(was) <= MOST_GROWTH * rem();
      if (grows && step === 1 && little && (key === ".holding" || high(is) > high(was) === (key === ".ask"))) continue;
      faults.push([grows ? "grows" : "moved", was.said, `${key} from ${spelled(was)} to ${spelled(is)}`]);
    }
  }

  const SIGHTS = { "390x844": "all", "844x390": "own" };

  /**
   * All faults of the page now. options: names of the people, size as in 390x844, asked (the viewer
   * is asked something), spectator (the viewer has no seat), replay (it is that page), step (the number of the question
   * within its move), before (what layoutPlaces returned before the last step, or null).
   */
  /** Each box that a link of the bar opens is in the window and covers no link of the bar. */
  function boxesOfTheBar(faults, { long }) {
    for (const details of document.querySelectorAll(".bar details:not(details details)")) {
      details.open = true;
      const opened = details.lastElementChild.getBoundingClientRect();
      for (const link of document.querySelectorAll(".bar a, .bar details:not(details details) > summary")) {
        if (!empty(common(opened, link.getBoundingClientRect()))) faults.push(["covered", named(link), `by the box of ${quoted(details.innerText)}`]);
      }
      if (!within(opened, long ? { ...windowBox(), bottom: Infinity } : windowBox(), SLACK)) faults.push(["cut", named(details), `its box is at ${spelled(opened)}`]);
      details.open = false;
    }
  }

  window.layoutFaults = ({ names = [], size = "", asked = false, spectator = false, replay = false, step = 0, before = null }) => {
    forget();
    const faults = [];
    const { status } = document.getElementById("table").dataset;
    const options = {
      names,
      asked,
      spectator,
      replay,
      over: status === "over",
      long: status !== "playing", // before and after the game the page scrolls
      sights: size.includes("@") ? "" : (SIGHTS[size] ?? (innerWidth >= 1024 ? "all" : "")),
    };
    const all = texts();
    pageScrolls(faults, options);
    partsScrollSideways(faults);
    cutTexts(faults, all, options);
    brokenWords(faults, all, options);
    spilledTexts(faults, all);
    overlappingParts(faults);
    overlappingTexts(faults, all);
    covered(faults, all);
    misdirected(faults);
    crossedFrames(faults, all);
    unreachable(faults, options);
    missing(faults, options);
    outOfSight(faults, options);
    longLabels(faults, all);
    boxesOfTheBar(faults, options);
    if (before) moved(faults, before, step);
    return faults;
  };
})();
