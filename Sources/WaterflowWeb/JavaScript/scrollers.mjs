// What moves a view's content where nothing else does: its own container. See
// `outer-scrollers.mjs` for what may do so instead.

/** Where an element's content is in the window; paddings are around it. */
export function contentBox(element) {
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  const frame = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"]
    .map((side) => parseFloat(style[`padding${side}`]));
  return {
    x: frame.left + clientLeft + left, y: frame.top + clientTop + top,
    width: clientWidth - left - right, height: clientHeight - top - bottom,
  };
}

/** The container scrolls by itself. */
export class OwnScroller {
  isOuter = false;
  #container;
  #start;

  constructor(container, isVertical) {
    this.#container = container;
    this.#start = isVertical ? "scrollTop" : "scrollLeft";
  }

  /** How far the content's start is before the viewport's, in points. */
  get position() { return this.#container[this.#start]; }

  scrollTo(position) { this.#container[this.#start] = position; }

  /** The extents of the part that shows content; the paddings scroll away. */
  get size() { return contentBox(this.#container); }

  /** What is not displayed has no size, and says that it is at 0. */
  get isDisplayed() {
    const { width, height } = this.size;
    return width > 0 && height > 0;
  }

  /** What covers the viewport's start and end, where the page says so. */
  get covers() { return [NaN, NaN]; }

  /** Where the viewport's left top corner is in the window. */
  get corner() { return contentBox(this.#container); }

  /** Tells of scrolls, and of what may have changed extents, until the end. */
  watch(scrolled, resized, signal) {
    this.#container.addEventListener(
      "scroll", scrolled, { passive: true, signal });
    const observer = new ResizeObserver(resized);
    observer.observe(this.#container);
    signal.addEventListener("abort", () => observer.disconnect());
  }
}
