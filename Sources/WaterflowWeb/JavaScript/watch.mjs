// What fingers, mice and pens do on a view, told to the module.

import { InnerScrolling, isOnBar } from "./inner-scrolling.mjs";
import { Resting } from "./resting.mjs";
import { CONTROLS, ECHO, FIELDS, isNested, within } from "./targets.mjs";
import {
  ARROWS, BEGAN, CANCELLED, CLAIMED, DRAGS, DURING_SCROLL, ENDED, ESCAPE,
  LEAVES, MOUSE, MOVED, OTHER_ACTIONS, PEN, PRESSES, PULLS, RANGES, SCROLLS,
  TOUCH, USED, modifier, numberOf, timeOf,
} from "./touches.mjs";

/** Whether a pointer is a mouse's or a pen's; fingers have the others. */
const isPress = (pointer) => pointer % 2 !== 0;

/** The pointer of a click that no pointer made. */
const BARE = -1;

/** Tells the module what happens on one view. */
export class Watch {
  #page;
  #view;
  #container;
  #content;
  #window;
  #scroller;
  #signal;
  #cells;
  #listener;
  #samples;
  #claims = 0;
  /** The pointers that are down, by number: whether each is a gesture's. */
  #down = new Map();
  /** What kind of pointer came down last. */
  #kind = MOUSE;
  /** Whether keys were held with it that extend a selection. */
  #extends = false;
  /** Ends what follows the button or the pen that is down. */
  #press = null;
  /** Until when a click is the trace of a gesture. */
  #echo = -1;
  /** Whether content was scrolling as the touch began. */
  #isDuringScroll = false;
  /** When a tap was told whose click may come without counting clicks. */
  #tapped = -Infinity;
  /** What the page says of scrolls beyond the content. */
  #overscroll = "";
  /** Ends what is heard from elements that fingers are on. */
  #touches = null;
  #resting;
  #inner = new InnerScrolling();

  constructor(page, view, listener, samples) {
    const { cells, container, content, scroller, signal } = view.parts;
    this.#page = page;
    this.#view = view;
    this.#container = container;
    this.#content = content;
    this.#scroller = scroller;
    this.#signal = signal;
    this.#cells = cells;
    this.#listener = listener;
    this.#samples = samples;
    this.#resting = new Resting(container);
    // Those that the view stands in, which may be another frame's.
    const document = container.ownerDocument;
    const window = this.#window = document.defaultView;
    const on = (target, type, body, options) =>
      target.addEventListener(type, body.bind(this), { ...options, signal });
    on(container, "touchstart", this.#touchStarted, { passive: true });
    on(container, "touchend", this.#touchOver, { passive: true });
    on(container, "touchcancel", this.#touchOver, { passive: true });
    on(container, "pointerdown", this.#pressed);
    on(container, "click", this.#clicked, { capture: true });
    on(container, "contextmenu", this.#menuAsked);
    on(container, "selectstart", this.#selectStarted);
    on(container, "dragstart", this.#dragStarted);
    on(window, "keydown", this.#keyPressed);
    // What is dragged is let go of before Escape ends anything else.
    on(window, "keydown", (event) => {
      if (event.key === "Escape" && this.#isClaimed) this.#keyPressed(event);
    }, { capture: true });
    on(window, "blur", this.#left);
    on(document, "visibilitychange", (event) => {
      if (document.hidden) this.#left(event);
    });
    signal.addEventListener("abort", () => {
      this.#press?.abort();
      this.#release();
    });
    this.claim(0);
  }

  /** Takes over what gestures may want. */
  claim(claims) {
    const had = this.#claims & DRAGS;
    this.#pull(claims & PULLS);
    this.#claims = claims;
    const moved = this.#touchMoved;
    if (moved && had === (claims & DRAGS)) return;
    if (moved) this.#container.removeEventListener("touchmove", moved);
    // Only where a gesture may take the touch the browser has to wait for an
    // answer before it scrolls.
    const passive = (claims & DRAGS) === 0;
    this.#touchMoved = (event) => this.#touchesMoved(event, passive);
    this.#container.addEventListener(
      "touchmove", this.#touchMoved, { passive, signal: this.#signal });
  }

  #touchMoved = null;

  /** Has the page not follow what is pulled, as long as it may be. */
  #pull(pulls) {
    if (pulls === (this.#claims & PULLS)) return;
    const { style } = this.#container;
    if (pulls) this.#overscroll = style.overscrollBehavior;
    style.overscrollBehavior = pulls ? "contain" : this.#overscroll;
  }

  /**
   * Tells the module; returns its answer.
   *
   * @param {Event} event what has happened.
   * @param at where: the event itself, or one of its touches.
   */
  #tell(code, event, at = event, pointer = 0, kind = MOUSE) {
    // A script may have scrolled just now.
    if (code === BEGAN) this.#view.look();
    // What was told before may have ended the view.
    if (this.#signal.aborted) return 0;
    const { x, y, scale } = this.#scroller.corner;
    const { exports } = this.#page;
    const values = () =>
      new Float64Array(exports.memory.buffer, this.#samples, 8);
    values().set([
      ((at.clientX ?? 0) - x) / scale, ((at.clientY ?? 0) - y) / scale,
      timeOf(event), pointer, kind, modifier(event),
      code === BEGAN ? Number(this.#isOnControl(event)) : 0, 0,
    ]);
    exports.waterflow_event(this.#listener, code);
    // Memory may have grown meanwhile.
    const answer = values()[7];
    if (this.#down.has(pointer) && (answer & CLAIMED)) {
      this.#down.set(pointer, true);
    }
    return answer;
  }

  /** What an event happens to that is for none of the view's gestures. */
  #isForeign(event) {
    return isNested(event, this.#container)
      || within(event, this.#container, FIELDS) !== undefined;
  }

  /** Whether what an event happens to in a cell does something by itself. */
  #isOnControl(event) {
    const found = within(event, this.#container, CONTROLS);
    // A cell that is a link as a whole is an item all the same.
    return found !== undefined
      && !this.#cells.some((one) => one?.element === found);
  }

  get #isClaimed() {
    for (const isClaimed of this.#down.values()) if (isClaimed) return true;
    return false;
  }

  // MARK: Fingers

  #touchStarted(event) {
    // A pen may come as both; it is one already then.
    if (this.#kind === PEN && [...this.#down.keys()].some(isPress)) return;
    // The end of others was lost, as in a document that an element has gone to.
    const there = new Set([...event.touches].map(numberOf));
    this.#press?.abort();
    this.#cancel(event, (pointer) => !there.has(pointer));
    if (this.#down.size === 0) this.#release();
    if (this.#isForeign(event)) return;
    for (const touch of event.changedTouches) {
      // One on something else has an event of its own.
      if (touch.target !== event.target) continue;
      const pointer = numberOf(touch);
      this.#kind = TOUCH;
      this.#echo = -1;
      this.#down.set(pointer, false);
      const answer = this.#tell(
        BEGAN, event, touch, pointer, TOUCH);
      if (answer & USED) this.#echo = Infinity;
      this.#isDuringScroll = (answer & DURING_SCROLL) !== 0;
    }
    // What was told may have ended the view.
    if (this.#signal.aborted) return;
    const touch = [...event.changedTouches].find((one) =>
      this.#down.has(numberOf(one)));
    if (!touch) return;
    if (this.#down.size === 1) {
      this.#inner.began(event, this.#container, touch);
    }
    this.#follow(event.composedPath()[0]);
    if (this.#claims & PRESSES) this.#resting.began(touch);
  }

  /**
   * Hears of the touches of an element that leaves the page under the finger,
   * as what a cell shows does when it shows something else: they are told to
   * that element alone.
   */
  #follow(element) {
    const { signal } = this.#touches ??= new AbortController();
    // Neither later than the container hears of them nor otherwise.
    const passive = (this.#claims & DRAGS) === 0;
    const on = (type, body) => element.addEventListener(type, (event) => {
      if (!event.composedPath().includes(this.#container)) {
        body.call(this, event);
      }
    }, { passive, signal });
    on("touchmove", (event) => this.#touchMoved(event));
    on("touchend", this.#touchOver);
    on("touchcancel", this.#touchOver);
  }

  #touchesMoved(event, isPassive) {
    for (const touch of event.changedTouches) {
      this.#resting.moved(touch);
      const pointer = numberOf(touch);
      if (!this.#down.has(pointer)) continue;
      // Nobody can take it from the platform any more, nor two fingers, which
      // zoom, nor what a box in a cell scrolls by.
      const isLost = !this.#isClaimed
        && (this.#down.size > 1 || !isPassive && !event.cancelable
          || this.#inner.isMoved(touch, this.#scroller));
      this.#tell(isLost ? SCROLLS : MOVED, event, touch, pointer,
        TOUCH);
    }
    if (!isPassive && event.cancelable && this.#isClaimed) {
      event.preventDefault();
    }
  }

  #touchOver(event) {
    const code = event.type === "touchend" ? ENDED : CANCELLED;
    for (const touch of event.changedTouches) {
      this.#end(code, event, touch, numberOf(touch), TOUCH);
    }
    if (this.#down.size === 0) this.#release();
  }

  /** Takes the pointers away of which that is to be so. */
  #cancel(event, isOver) {
    for (const pointer of [...this.#down.keys()].filter(isOver)) {
      this.#end(CANCELLED, event, event, pointer, this.#kind);
    }
  }

  #end(code, event, at, pointer, kind) {
    if (!this.#down.has(pointer)) return;
    const answer = this.#tell(code, event, at, pointer, kind);
    const isClaimed = this.#down.get(pointer);
    if (isClaimed || this.#echo === Infinity || (answer & USED)) {
      this.#echo = performance.now() + ECHO;
    }
    this.#down.delete(pointer);
    if (code === ENDED) this.#tapped = performance.now();
  }

  #release() {
    this.#touches?.abort();
    this.#touches = null;
    this.#resting.ended();
  }

  // MARK: Mouse and pen

  #pressed(event) {
    const { pointerType, pointerId, button } = event;
    if (pointerType === "touch" || button !== 0) return;
    if (this.#isForeign(event)
      || isOnBar(event, this.#container, this.#content, this.#scroller)) return;
    const kind = pointerType === "pen" ? PEN : MOUSE;
    const pointer = pointerId * 2 + 1;
    // What is left of an earlier press, as of one that a menu took, is over.
    this.#press?.abort();
    this.#cancel(event, isPress);
    this.#kind = kind;
    this.#echo = -1;
    this.#down.set(pointer, false);
    this.#isDuringScroll = false;
    this.#extends = event.shiftKey || event.ctrlKey || event.metaKey;
    const answer = this.#tell(BEGAN, event, event, pointer, kind);
    if (this.#signal.aborted) return;
    if (answer & USED) this.#echo = Infinity;
    // Until the pointer is a gesture's it may leave the element unseen.
    const press = this.#press = new AbortController();
    const on = (type, body) => this.#window.addEventListener(type, (other) => {
      if (other.pointerId === pointerId) body(other);
    }, { signal: press.signal });
    const over = (code) => (other) => {
      press.abort();
      this.#end(code, other, other, pointer, kind);
    };
    on("pointermove", (other) => {
      if (!this.#down.has(pointer)) return;
      // Its end was not told, or another button is held still.
      if (!(other.buttons & 1)) return over(CANCELLED)(other);
      const was = this.#down.get(pointer);
      this.#tell(MOVED, other, other, pointer, kind);
      if (!was && this.#down.get(pointer)) this.#capture(pointerId);
    });
    on("pointerup", over(ENDED));
    on("pointercancel", over(CANCELLED));
  }

  #capture(pointerId) {
    try {
      this.#container.setPointerCapture(pointerId);
    } catch {
      // It was lifted in the meantime.
    }
    this.#window.getSelection()?.removeAllRanges();
  }

  // MARK: What the platform would do

  #clicked(event) {
    if (this.#isForeign(event)) return;
    const now = performance.now();
    const isEcho = now <= this.#echo;
    const isTapped = now <= this.#tapped + ECHO;
    // The module has left out its tap, which may have been to stop the content:
    // browsers click nothing then.
    const isLeft = this.#isDuringScroll;
    this.#isDuringScroll = false;
    this.#echo = -1;
    this.#tapped = -Infinity;
    if (isEcho) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isLeft || event.detail === 0 && !isTapped) {
      this.#tap(event);
    }
  }

  /** Taps the cell of a click that no pointer made. */
  #tap(event) {
    const { target } = event;
    if (this.#isOnControl(event)) return;
    const cell = this.#cells.find(
      (one) => one?.isShown && one.element.contains(target));
    if (!cell) return;
    const at = { target, ...this.#placeOn(cell) };
    this.#tell(BEGAN, event, at, BARE);
    this.#tell(ENDED, event, at, BARE);
  }

  /** A place on a cell that no pinned one covers, if there is any. */
  #placeOn(cell) {
    const frame = cell.element.getBoundingClientRect();
    const pinned = this.#cells
      .filter((one) => one?.isPinned && one.isShown && one !== cell)
      .map((one) => one.element.getBoundingClientRect());
    const places = [0.5, 0.99, 0.01].flatMap((down) =>
      [0.5, 0.99, 0.01].map((across) => ({
        clientX: frame.left + across * frame.width,
        clientY: frame.top + down * frame.height,
      })));
    const isFree = ({ clientX: x, clientY: y }) => !pinned.some(
      ({ left, right, top, bottom }) =>
        left <= x && x < right && top <= y && y < bottom);
    return places.find(isFree) ?? places[0];
  }

  #menuAsked(event) {
    if (this.#kind === TOUCH) {
      // Windows asks once the finger is lifted.
      const isHeld = this.#down.size > 0 || performance.now() <= this.#echo;
      if (isHeld && this.#claims & PRESSES) event.preventDefault();
      return;
    }
    // The menu takes the pointer.
    this.#cancel(event, () => true);
  }

  #selectStarted(event) {
    if (this.#down.size === 0) return;
    const drags = this.#claims & DRAGS;
    const extends_ = this.#extends && (this.#claims & RANGES);
    if (drags || extends_) event.preventDefault();
  }

  #dragStarted(event) {
    // One that is held may be a long press.
    const claims = this.#kind === TOUCH ? DRAGS | PRESSES : DRAGS;
    if (this.#down.size > 0 && this.#claims & claims) event.preventDefault();
  }

  #keyPressed(event) {
    if (event.defaultPrevented) return;
    if (event.isComposing || event.keyCode === 229) return;
    const { key, shiftKey, altKey } = event;
    if (key === "Escape") {
      // In a dialog it is the dialog's.
      const dialog = event.composedPath().find((one) =>
        one.matches?.("dialog:modal"));
      let at = this.#container;
      while (dialog && at !== dialog) {
        // Out of trees of its own as well, and into those that it is shown in.
        at = at.assignedSlot ?? at.parentNode ?? at.host;
        if (!at) return;
      }
      if (this.#tell(ESCAPE, event) & USED) event.preventDefault();
      return;
    }
    if (isNested(event, this.#container)
      || !within(event, this.#container, ".waterflow-actions")) return;
    // Asked for on an item's actions: those at its other edge.
    const isMenu = key === "ContextMenu" || (key === "F10" && shiftKey)
      || (key === "Enter" && altKey);
    if (isMenu) event.preventDefault();
    const code = isMenu ? OTHER_ACTIONS : ARROWS[key];
    const isHeld = isMenu ? event.repeat
      : altKey || event.ctrlKey || event.metaKey;
    if (code === undefined || isHeld) return;
    if (this.#tell(code, event) & USED) event.preventDefault();
  }

  #left(event) {
    this.#release();
    if (this.#down.size === 0) return;
    this.#tell(LEAVES, event);
    this.#down.clear();
    this.#press?.abort();
    this.#echo = -1;
  }
}
