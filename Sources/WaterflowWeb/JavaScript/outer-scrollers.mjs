// What moves a view's content in place of its container: something around it
// that scrolls other content as well.

import { Printing } from "./printing.mjs";
import { contentBox, coversOf, scaleOf, sidesOf } from "./scrollers.mjs";
import { parentOf, watchBefore } from "./surroundings.mjs";

/** Which one a module asks for; see `Scroller`. */
const Choice = { window: 1, nearest: 2, element: 3 };

/** So many viewports away from the content nothing is told any more. */
const FAR = 6;

/**
 * Finds what scrolls a view.
 *
 * @param {HTMLElement} container the view's element.
 * @param {boolean} isVertical whether the view scrolls downwards.
 * @param {number} choice one of `Choice`.
 * @param {?Element} element for `Choice.element`.
 */
export function find(container, isVertical, choice, element) {
  const found = choice === Choice.element ? element
    : choice === Choice.nearest ? nearest(container, isVertical) : null;
  const { body, documentElement } = container.ownerDocument;
  // What is said of these two is about the window.
  const isWindow = !found || found === documentElement || found === body;
  return new OuterScroller(container, isVertical, isWindow ? null : found);
}

/** The nearest element around a container that scrolls, or null. */
export function nearest(container, isVertical) {
  const overflow = isVertical ? "overflowY" : "overflowX";
  for (let node = parentOf(container); node; node = parentOf(node)) {
    if (/^(auto|scroll|overlay)$/.test(getComputedStyle(node)[overflow])) {
      return node;
    }
  }
  return null;
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
  /** What has the extents and is scrolled. */
  #box;
  #sides;

  constructor(container, isVertical, element) {
    this.#container = container;
    this.#isVertical = isVertical;
    this.#element = element;
    const { scrollingElement, documentElement } = container.ownerDocument;
    this.#box = element ?? scrollingElement ?? documentElement;
    this.#sides = sidesOf(container, isVertical);
  }

  get isDisplayed() { return this.#container.getClientRects().length > 0; }

  /** As an own scroller's; far from the content it stands still. */
  get position() {
    const far = FAR * this.#extent;
    return Math.min(Math.max(this.#place, -far), this.length + far);
  }

  scrollTo(position) {
    const way = position - this.#place;
    if (Math.abs(way) < 0.01) return;
    // Whatever behaviour the page has chosen for its own links.
    this.#box.scrollBy({
      [this.#isVertical ? "top" : "left"]: way / this.#unit,
      behavior: "instant",
    });
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
    if (!element) return 0;
    const { left, top } = element.getBoundingClientRect();
    return this.#isVertical ? top + this.#scale * element.clientTop
      : left + this.#scale * element.clientLeft;
  }

  get size() {
    const { width, height } = contentBox(this.#container);
    return this.#isVertical
      ? { width, height: this.#extent } : { width: this.#extent, height };
  }

  /** Not the script's, where the container stands in a frame. */
  get #window() { return this.#container.ownerDocument.defaultView; }

  /** On a phone the bar with the address may have gone and made room. */
  get #extent() {
    const { clientWidth, clientHeight } = this.#box;
    if (!this.#isVertical) return clientWidth * this.#unit;
    const seen = this.#element ? null : this.#window.visualViewport;
    const height = seen ? Math.round(seen.height * seen.scale) : 0;
    return Math.max(clientHeight, height) * this.#unit;
  }

  get covers() {
    return coversOf(this.#box, this.#sides).map((one) => one * this.#unit);
  }

  /** Along the axis the scroller's, across it the container's. */
  get corner() {
    return { ...contentBox(this.#container), [this.#along]: this.#edge };
  }

  /** Sees to what is printed of a view. */
  makePrinting(parts, signal) { return new Printing(parts, signal); }

  watch(scrolled, resized, signal) {
    const options = { passive: true, signal };
    const window = this.#window;
    (this.#element ?? window).addEventListener("scroll", scrolled, options);
    window.addEventListener("resize", resized, options);
    window.visualViewport?.addEventListener("resize", resized, options);
    watchBefore(this.#container, this.#box, resized, signal);
  }
}
