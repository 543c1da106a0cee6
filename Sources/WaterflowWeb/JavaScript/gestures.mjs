// What fingers, mice and pens do, told to the module; and what gestures move.
// Only pages whose module asks for one of these functions load this file.

import { prefersStillness, stop } from "./cells.mjs";

/** What happened; see `TouchEvent.Code`. */
const Code = {
  began: 0, moved: 1, ended: 2, cancelled: 3, scrolls: 4, leaves: 5, escape: 6,
};

/** How the module answers; see `TouchEvent.Answer`. */
const Answer = { claimed: 1, used: 2 };

/** What gestures may want; see `TouchClaims`. */
const Claim = { drags: 1, presses: 2, pulls: 4, ranges: 8 };

/** Kinds of pointers; see `PointerKind`. */
const Kind = { touch: 0, mouse: 1, pen: 2 };

/** What does something by itself when it is tapped. */
const CONTROLS = "a[href], button, input, select, textarea, label, summary, "
  + "option, video[controls], audio[controls], [contenteditable]";

/** A click this long after a gesture is its last trace, in ms. */
const ECHO = 400;

/** The layer that a lifted cell stands in: above whatever else there is. */
const LIFTED = 1 << 20;

/**
 * The imports of a module that uses gestures.
 *
 * @param page finds elements and views by number, and the module's exports.
 */
export function imports(page) {
  const watches = [];
  const parts = (view) => page.view(view).parts;
  const cellOf = (view, cell) => parts(view).cells[cell];
  return {
    watch: (view, listener, samples) => {
      watches[view] = new Watch(page, parts(view), listener, samples);
    },
    claim: (view, claims) => watches[view].claim(claims),
    underlay: (view, number, element) =>
      underlay(parts(view), cellOf(view, number), page.element(element)),
    slide: (view, number, x, y, length, speed, duration) =>
      slide(cellOf(view, number), x, y, length, speed, duration),
    shown: (view, number, isDown) => {
      const cell = cellOf(view, number);
      if (!cell) return 0;
      const [x, y] = shownOffset(cell.element);
      return isDown !== 0 ? y : x;
    },
    holdsFocus: (number) =>
      Number(page.element(number).contains(document.activeElement)),
    focus: (number) => page.element(number).focus({ preventScroll: true }),
    lift: (view, number, x, y) => lift(parts(view), cellOf(view, number), x, y),
    drop: (view, number, duration) =>
      drop(parts(view), cellOf(view, number), duration),
    hang: (view, element, length) =>
      hang(parts(view), page.element(element), length),
    pull: (view, distance, duration) => pull(parts(view), distance, duration),
  };
}

// MARK: - Events

/** Tells the module what happens on one view. */
class Watch {
  #page;
  #container;
  #listener;
  #samples;
  #claims = 0;
  /** The pointers that are down, by number: whether each is a gesture's. */
  #down = new Map();
  /** What kind of pointer came down last. */
  #kind = Kind.mouse;
  /** Until when a click is the trace of a gesture. */
  #echo = -1;
  /** The styles of the page that a drag has changed. */
  #style = null;

  constructor(page, { container }, listener, samples) {
    this.#page = page;
    this.#container = container;
    this.#listener = listener;
    this.#samples = samples;
    const on = (target, type, body, options) =>
      target.addEventListener(type, body.bind(this), options);
    on(container, "touchstart", this.#touchStarted, { passive: true });
    on(container, "touchend", this.#touchEnded, { passive: true });
    on(container, "touchcancel", this.#touchCancelled, { passive: true });
    on(container, "pointerdown", this.#pressed);
    on(container, "click", this.#clicked, { capture: true });
    on(container, "contextmenu", this.#menuAsked);
    on(container, "selectstart", this.#selectStarted);
    on(container, "dragstart", this.#dragStarted);
    on(window, "keydown", this.#keyPressed);
    on(window, "blur", this.#left);
    on(document, "visibilitychange", () => {
      if (document.hidden) this.#left();
    });
    this.claim(0);
  }

  /** Takes over what gestures may want. */
  claim(claims) {
    const had = this.#claims & Claim.drags;
    this.#claims = claims;
    if (claims & Claim.pulls) {
      this.#container.style.overscrollBehavior = "contain";
    }
    const moved = this.#touchMoved;
    if (moved && had === (claims & Claim.drags)) return;
    if (moved) this.#container.removeEventListener("touchmove", moved);
    // Only where a gesture may take the touch the browser has to wait for an
    // answer before it scrolls.
    const passive = (claims & Claim.drags) === 0;
    this.#touchMoved = (event) => this.#touchesMoved(event, passive);
    this.#container.addEventListener(
      "touchmove", this.#touchMoved, { passive });
  }

  #touchMoved = null;

  /** Tells the module; returns its answer. */
  #tell(code, at, pointer = 0, kind = Kind.mouse, event = null) {
    const { left, top } = this.#container.getBoundingClientRect();
    const { clientLeft, clientTop } = this.#container;
    const { exports } = this.#page;
    const values = () =>
      new Float64Array(exports.memory.buffer, this.#samples, 8);
    values().set([
      (at?.clientX ?? 0) - left - clientLeft,
      (at?.clientY ?? 0) - top - clientTop,
      performance.now(), pointer, kind, event ? modifier(event) : 0,
      event ? Number(this.#isOnControl(event.target)) : 0, 0,
    ]);
    exports.waterflow_event(this.#listener, code);
    // Memory may have grown meanwhile.
    const answer = values()[7];
    if (this.#down.has(pointer) && (answer & Answer.claimed)) {
      this.#down.set(pointer, true);
    }
    return answer;
  }

  #isOnControl(target) {
    const control = target.closest?.(CONTROLS);
    return control !== null && control !== undefined
      && this.#container.contains(control);
  }

  /** Whether a touch is one on buttons of our own. */
  #isOnActions(target) {
    return target.closest?.(".waterflow-actions") != null;
  }

  get #isClaimed() {
    for (const isClaimed of this.#down.values()) if (isClaimed) return true;
    return false;
  }

  // MARK: Fingers

  #touchStarted(event) {
    // A pen may come as both; it is one already then.
    if ([...this.#down.keys()].some((pointer) => pointer % 2 !== 0)) return;
    for (const touch of event.changedTouches) {
      if (this.#isOnActions(touch.target)) continue;
      const pointer = numberOf(touch);
      this.#kind = Kind.touch;
      this.#echo = -1;
      this.#down.set(pointer, false);
      const answer = this.#tell(
        Code.began, touch, pointer, Kind.touch, event);
      if (answer & Answer.used) this.#echo = Infinity;
    }
    if (this.#claims & Claim.presses) this.#hold(event.target);
  }

  #touchesMoved(event, isPassive) {
    for (const touch of event.changedTouches) {
      const pointer = numberOf(touch);
      if (!this.#down.has(pointer)) continue;
      // Nobody can take it from the platform any more.
      const isLost = !isPassive && !event.cancelable && !this.#isClaimed;
      this.#tell(isLost ? Code.scrolls : Code.moved, touch, pointer,
        Kind.touch);
    }
    if (!isPassive && event.cancelable && this.#isClaimed) {
      event.preventDefault();
    }
  }

  #touchEnded(event) {
    for (const touch of event.changedTouches) {
      this.#end(Code.ended, touch, numberOf(touch), Kind.touch);
    }
    if (event.touches.length === 0) this.#release();
  }

  #touchCancelled(event) {
    for (const touch of event.changedTouches) {
      this.#end(Code.cancelled, touch, numberOf(touch), Kind.touch);
    }
    if (event.touches.length === 0) this.#release();
  }

  #end(code, at, pointer, kind) {
    if (!this.#down.has(pointer)) return;
    const answer = this.#tell(code, at, pointer, kind);
    const isClaimed = this.#down.get(pointer);
    if (isClaimed || this.#echo === Infinity || (answer & Answer.used)) {
      this.#echo = performance.now() + ECHO;
    }
    this.#down.delete(pointer);
  }

  /** Keeps the platform from selecting what a finger rests on. */
  #hold(target) {
    if (this.#style || this.#isOnControl(target)) return;
    const { style } = this.#container;
    this.#style = {
      userSelect: style.userSelect,
      webkitUserSelect: style.webkitUserSelect,
      webkitTouchCallout: style.webkitTouchCallout,
    };
    Object.assign(style, {
      userSelect: "none", webkitUserSelect: "none", webkitTouchCallout: "none",
    });
  }

  #release() {
    if (this.#style) Object.assign(this.#container.style, this.#style);
    this.#style = null;
  }

  // MARK: Mouse and pen

  #pressed(event) {
    const { pointerType, pointerId, button } = event;
    if (pointerType === "touch" || button !== 0) return;
    if (this.#isOnActions(event.target)) return;
    // The scroll bar is outside of the box that has the content.
    const bounds = this.#container.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } =
      this.#container;
    const x = event.clientX - bounds.left - clientLeft;
    const y = event.clientY - bounds.top - clientTop;
    if (x < 0 || y < 0 || x >= clientWidth || y >= clientHeight) return;
    const kind = pointerType === "pen" ? Kind.pen : Kind.mouse;
    const pointer = pointerId * 2 + 1;
    this.#kind = kind;
    this.#echo = -1;
    this.#down.set(pointer, false);
    const answer = this.#tell(Code.began, event, pointer, kind, event);
    if (answer & Answer.used) this.#echo = Infinity;
    // Until the pointer is a gesture's it may leave the element unseen.
    const isOwn = (other) => other.pointerId === pointerId;
    const moved = (other) => {
      if (!isOwn(other) || !this.#down.has(pointer)) return;
      const was = this.#down.get(pointer);
      this.#tell(Code.moved, other, pointer, kind);
      if (!was && this.#down.get(pointer)) this.#capture(pointerId);
    };
    const over = (code) => (other) => {
      if (!isOwn(other)) return;
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", ended);
      removeEventListener("pointercancel", cancelled);
      this.#end(code, other, pointer, kind);
    };
    const ended = over(Code.ended);
    const cancelled = over(Code.cancelled);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", ended);
    addEventListener("pointercancel", cancelled);
  }

  #capture(pointerId) {
    try {
      this.#container.setPointerCapture(pointerId);
    } catch {
      // It was lifted in the meantime.
    }
    getSelection()?.removeAllRanges();
  }

  // MARK: What the platform would do

  #clicked(event) {
    if (this.#echo < 0 || this.#isOnActions(event.target)) return;
    const isEcho = performance.now() <= this.#echo;
    this.#echo = -1;
    if (!isEcho) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #menuAsked(event) {
    if (this.#kind === Kind.touch) {
      const isHeld = this.#down.size > 0 && (this.#claims & Claim.presses);
      if (isHeld && !this.#isOnControl(event.target)) event.preventDefault();
      return;
    }
    // The menu takes the pointer.
    for (const pointer of [...this.#down.keys()]) {
      this.#end(Code.cancelled, event, pointer, this.#kind);
    }
  }

  #selectStarted(event) {
    if (this.#down.size === 0 || isEditable(event.target)) return;
    const extends_ = this.#claims & Claim.ranges && this.#modifier !== 0;
    if ((this.#claims & Claim.drags) || extends_) event.preventDefault();
  }

  get #modifier() {
    const { exports } = this.#page;
    return new Float64Array(exports.memory.buffer, this.#samples, 8)[5];
  }

  #dragStarted(event) {
    if (this.#down.size > 0 && (this.#claims & Claim.drags)) {
      event.preventDefault();
    }
  }

  #keyPressed(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (this.#tell(Code.escape, null) & Answer.used) event.preventDefault();
  }

  #left() {
    if (this.#down.size === 0) return;
    this.#tell(Code.leaves, null);
    this.#down.clear();
    this.#release();
  }
}

/** A number for a finger that no mouse has. */
const numberOf = (touch) => (touch.identifier % (1 << 29)) * 2;

/** What the keys that are held make of a click; see `RangeSelection`. */
function modifier({ ctrlKey, metaKey, shiftKey }) {
  return (shiftKey ? 2 : 0) + (ctrlKey || metaKey ? 1 : 0);
}

function isEditable(target) {
  const element = target.nodeType === Node.TEXT_NODE
    ? target.parentElement : target;
  return element?.closest("input, textarea, [contenteditable]") != null;
}

// MARK: - Swiping

/** Puts an element below all cells, at a cell's place from now on. */
function underlay({ content, place }, cell, element) {
  element.classList.add("waterflow-actions");
  Object.assign(element.style, {
    position: "absolute",
    left: "0",
    top: "0",
    overflow: "hidden",
    contain: "strict",
    width: `${cell.width}px`,
    height: `${cell.height}px`,
  });
  cell.under = element;
  content.prepend(element);
  place(cell);
}

/**
 * Moves a cell's content, and the row of buttons that hangs at its edge.
 *
 * @param {number} length how long the buttons are; they stretch with the way.
 * @param {number} speed in points a second, or NaN for a finger's own.
 * @param {number} duration in milliseconds.
 */
function slide(cell, x, y, length, speed, duration) {
  if (!cell) return;
  const { element, under } = cell;
  const row = under?.firstElementChild;
  const from = shownOffset(element);
  const moved = [element];
  if (row) {
    hangAt(row, x || from[0], y || from[1], length);
    moved.push(row);
  }
  const to = x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px)`;
  for (const one of moved) {
    for (const animation of one.getAnimations()) {
      if (animation.id === "slide") animation.cancel();
    }
    one.style.transform = to;
  }
  const way = Math.hypot(x - from[0], y - from[1]);
  if (Number.isNaN(speed) || way < 0.5 || prefersStillness()) return;
  for (const one of moved) {
    const animation = one.animate({
      transform: [
        `translate(${from[0]}px, ${from[1]}px)`, `translate(${x}px, ${y}px)`,
      ],
    }, { duration, easing: spring(speed, way, duration) });
    animation.id = "slide";
  }
}

/** A curve that begins at a speed towards its end, and comes to rest there. */
function spring(speed, way, duration) {
  const slope = Math.min(Math.max(speed * duration / 1000 / way, 0.5), 4);
  return `cubic-bezier(0.25, ${0.25 * slope}, 0.4, 1)`;
}

/** Where an element is drawn, to the right and down of its place. */
function shownOffset(element) {
  const { transform } = getComputedStyle(element);
  if (transform === "none") return [0, 0];
  const { e, f } = new DOMMatrixReadOnly(transform);
  return [e, f];
}

/** Hangs a row of buttons at the edge that the content leaves. */
function hangAt(row, x, y, length) {
  const isAcross = x !== 0;
  const isBefore = x > 0 || y > 0;
  const way = Math.max(length, Math.abs(isAcross ? x : y));
  Object.assign(row.style, {
    position: "absolute",
    display: "flex",
    left: isAcross && !isBefore ? "100%" : isAcross ? "auto" : "0",
    right: isAcross && isBefore ? "100%" : isAcross ? "auto" : "0",
    top: !isAcross && !isBefore ? "100%" : isAcross ? "0" : "auto",
    bottom: !isAcross && isBefore ? "100%" : isAcross ? "0" : "auto",
    width: isAcross ? `${way}px` : "",
    height: isAcross ? "" : `${way}px`,
    direction: "ltr",
    // The first button stands at the item's edge, and takes what is over.
    flexDirection: (isAcross ? "row" : "column")
      + (isBefore ? "" : "-reverse"),
  });
}

// MARK: - Reordering

/** Shows a cell at a place of the content, above all others. */
function lift({ container, place }, cell, x, y) {
  if (!cell) return;
  if (!cell.lifted) {
    stop(cell);
    cell.element.classList.add("waterflow-lifted");
    cell.element.style.zIndex = LIFTED;
    container.classList.add("waterflow-reordering");
    container.style.cursor = "grabbing";
  }
  cell.lifted = { x, y };
  place(cell);
}

/** Lets a lifted cell go to its place. */
function drop({ container, place }, cell, duration) {
  container.classList.remove("waterflow-reordering");
  container.style.cursor = "";
  if (!cell?.lifted) return;
  const { x, y } = cell.lifted;
  cell.lifted = null;
  place(cell);
  const { element } = cell;
  const rest = () => {
    if (cell.lifted) return;
    element.classList.remove("waterflow-lifted");
    element.style.zIndex = cell.zIndex === 0 ? "" : cell.zIndex;
  };
  const isThere = x === cell.x && y === cell.y;
  if (cell.width < 0 || isThere || prefersStillness()) return rest();
  const animation = element.animate(
    { translate: [`${x - cell.x}px ${y - cell.y}px`, "0px 0px"] },
    { duration, easing: "ease-out", composite: "add" });
  cell.animations.add(animation);
  animation.onfinish = animation.oncancel = () => {
    cell.animations.delete(animation);
    rest();
  };
}

// MARK: - Pulling

/** Hangs an element above the content's start, out of sight. */
function hang({ container, content, isVertical }, element, length) {
  const holder = document.createElement("div");
  holder.className = "waterflow-pull";
  Object.assign(holder.style, {
    position: "sticky",
    top: "0",
    left: "0",
    width: isVertical ? "100%" : "0",
    height: isVertical ? "0" : "100%",
  });
  const isMirrored = !isVertical && content.style.direction === "rtl";
  Object.assign(element.style, {
    position: "absolute",
    ...(isVertical
      ? { left: "0", right: "0", bottom: "100%", height: `${length}px` }
      : { top: "0", bottom: "0", right: "100%", width: `${length}px` }),
    visibility: "hidden",
  });
  holder.isMirrored = isMirrored;
  holder.append(element);
  container.prepend(holder);
}

/** Moves the content away from its start, and what hangs there along. */
function pull({ container, content, isVertical }, distance, duration) {
  const slot = container.querySelector(":scope > .waterflow-pull")
    ?.firstElementChild;
  const isStill = duration === 0 || prefersStillness();
  const to = isVertical ? `0 ${distance}px` : `${distance}px 0`;
  if (slot) slot.style.visibility = distance > 0 ? "" : "hidden";
  for (const one of slot ? [content, slot] : [content]) {
    const { translate } = getComputedStyle(one);
    for (const animation of one.getAnimations()) {
      if (animation.id === "pull") animation.cancel();
    }
    one.style.translate = distance === 0 ? "" : to;
    if (isStill) continue;
    const from = translate === "none" ? "0 0" : translate;
    const animation = one.animate(
      { translate: [from, to], visibility: ["visible", "visible"] },
      { duration, easing: "ease-out" });
    animation.id = "pull";
  }
}
