// What moves a view's content in place of its container: something around it
// that scrolls other content as well.

import { Printing } from "./printing.mjs";
import { contentBox, coversOf, scaleOf, sidesOf } from "./scrollers.mjs";
import { parentOf, watchBefore } from "./surroundings.mjs";

/** Which one a module asks for, if not the window; see `Scroller`. */
const NEAREST = 2;
const ELEMENT = 3;

/** Longer than anything that scrolls, in pixels. */
const PROBE = 1e5;

/** So many viewports away from the content nothing is told any more. */
const FAR = 6;

/**
 * Finds what scrolls a view.
 *
 * @param {HTMLElement} container the view's element.
 * @param {boolean} isVertical whether the view scrolls downwards.
 * @param {number} choice `NEAREST`, `ELEMENT` or another for the window.
 * @param {?Element} element for `ELEMENT`.
 */
export function find(container, isVertical, choice, element) {
  return new OuterScroller(container, isVertical, choice === ELEMENT ? element
    : choice === NEAREST ? nearest(container, isVertical) : null);
}

/**
 * The nearest element around a container that scrolls, or null; none that grows
 * with what is in it, as where only its `overflow-x` is `hidden`.
 */
export function nearest(container, isVertical) {
  const [axis, side] = isVertical ? ["Y", "Height"] : ["X", "Width"];
  const { style } = container;
  const least = `min-${side.toLowerCase()}`;
  const had = [style.getPropertyValue(least), style.getPropertyPriority(least)];
  style.setProperty(least, `${PROBE}px`, "important");
  let node = parentOf(container);
  while (node && !(node[`client${side}`] < PROBE
    && /auto|scroll|overlay/.test(getComputedStyle(node)[`overflow${axis}`]))) {
    node = parentOf(node);
  }
  style.setProperty(least, ...had);
  return node;
}

/** The window, or an element around the container, scrolls. */
class OuterScroller {
  isOuter = true;
  /** How long the content is. */
  length = 0;
  #container;
  #isVertical;
  /** The element, or null for the window. */
  #element;
  /** What is scrolled, the first of which has the extents. */
  #boxes;
  #overlay;
  /** How far the overlay is moved, which something else holds. */
  #way = 0;
  #sides;
  /** What covered it when that was asked last. */
  #covers = [];

  constructor(container, isVertical, found) {
    const { scrollingElement, documentElement, body } =
      container.ownerDocument;
    // What is said of these two is about the window.
    const element =
      found === documentElement || found === body ? null : found;
    this.#container = container;
    this.#isVertical = isVertical;
    this.#element = element;
    // A page may have its body scroll, if it has one, and the window not.
    this.#boxes = element ? [element]
      : [scrollingElement ?? documentElement, body];
    this.#sides = sidesOf(container, isVertical);
  }

  get isDisplayed() { return this.#container.getClientRects().length > 0; }

  /** As an own scroller's; far from the content it stands still. */
  get position() {
    const far = FAR * this.#extent;
    return Math.min(Math.max(this.#place, -far), this.length + far);
  }

  scrollTo(position) {
    for (const box of this.#boxes) {
      const way = position - this.#place;
      if (Math.abs(way) < 0.01) return;
      // Whatever behaviour the page has chosen for its own links.
      box?.scrollBy({
        [this.#isVertical ? "top" : "left"]: way / this.#unit,
        behavior: "instant",
      });
    }
  }

  get #place() {
    const box = contentBox(this.#container);
    return (this.#edge - box[this.#along]) / box.scale;
  }

  /** How many pixels of the window one of the scroller takes. */
  get #scale() { return this.#element ? scaleOf(this.#element) : 1; }

  /** How many of the view's points are as long as a pixel of the scroller. */
  get #unit() { return this.#scale / scaleOf(this.#container); }

  get #along() { return this.#isVertical ? "y" : "x"; }

  /** Where the viewport starts along the axis, in the window. */
  get #edge() {
    const element = this.#element;
    return element ? element.getBoundingClientRect()[this.#along]
      + this.#scale * element[this.#isVertical ? "clientTop" : "clientLeft"]
      : 0;
  }

  get size() {
    return {
      ...contentBox(this.#container),
      [this.#isVertical ? "height" : "width"]: this.#extent,
    };
  }

  /** Not the script's, where the container stands in a frame. */
  get #window() { return this.#container.ownerDocument.defaultView; }

  /** On a phone the bar with the address may have gone and made room. */
  get #extent() {
    const { clientWidth, clientHeight } = this.#boxes[0];
    if (!this.#isVertical) return clientWidth * this.#unit;
    const seen = this.#element ? null : this.#window.visualViewport;
    const height = seen ? Math.round(seen.height * seen.scale) : 0;
    return Math.max(clientHeight, height) * this.#unit;
  }

  get covers() {
    const [had] = this.#covers;
    this.#covers = coversOf(this.#boxes[0], this.#sides)
      .map((one) => one * this.#unit);
    // That nothing is covered any more is told once: what a view says of its
    // insets afterwards is its own.
    return isNaN(this.#covers[0]) && had >= 0 ? [0, 0] : this.#covers;
  }

  /** Along the axis the scroller's, across it the container's. */
  get corner() {
    return { ...contentBox(this.#container), [this.#along]: this.#edge };
  }

  /** Sees to what is printed of a view. */
  makePrinting(parts, signal) {
    this.#overlay = parts.overlay;
    return new Printing(parts, signal);
  }

  /**
   * Has what is held be at the edge also where the browser holds it elsewhere:
   * within a padding, or in a box between that scrolls nothing.
   *
   * @returns {boolean} whether anything is held.
   */
  #follow() {
    if (!this.#overlay.hasChildNodes()) return false;
    const along = this.#along;
    const box = contentBox(this.#container);
    const held = Math.min(Math.max(this.position, 0), this.length);
    const way = held
      - (this.#overlay.getBoundingClientRect()[along] - box[along]) / box.scale;
    if (Math.abs(way) < 1 || !this.isDisplayed) return true;
    this.#way += way;
    this.#overlay.style.translate =
      this.#isVertical ? `0 ${this.#way}px` : `${this.#way}px`;
    return true;
  }

  watch(scrolled, resized, signal) {
    const window = this.#window;
    const on = (target, type, told) =>
      target?.addEventListener(type, told, { passive: true, signal });
    for (const one of this.#element ? this.#boxes : [window, ...this.#boxes]) {
      on(one, "scroll", () => {
        // Before anything is written, if it can be.
        const isHeld = this.#follow();
        scrolled();
        if (!isHeld) this.#follow();
      });
    }
    const changed = () => {
      const isNews = resized();
      this.#follow();
      return isNews;
    };
    on(window, "resize", changed);
    on(window.visualViewport, "resize", changed);
    watchBefore(this.#container, this.#boxes[0], changed, signal);
  }
}
