// What moves a view's content where nothing else does: its own container. See
// `outer-scrollers.mjs` for what may do so instead.

/** How many pixels of the window one of an element takes, by zoom or scale. */
export function scaleOf(element, frame = element.getBoundingClientRect()) {
  const { offsetWidth } = element;
  // That is a whole number, whatever the breadth. What opens out of nothing is
  // as if it was open.
  return Math.abs(frame.width - offsetWidth) < 1 ? 1
    : frame.width / offsetWidth || 1;
}

/** Where an element's content is in the window; paddings are around it. */
export function contentBox(element) {
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  const frame = element.getBoundingClientRect();
  const scale = scaleOf(element, frame);
  const style = getComputedStyle(element);
  const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"]
    .map((side) => parseFloat(style[`padding${side}`]));
  return {
    x: frame.left + scale * (clientLeft + left),
    y: frame.top + scale * (clientTop + top),
    width: clientWidth - left - right, height: clientHeight - top - bottom,
    scale,
  };
}

/** Tells of another size of an element, which may follow from that again. */
export function watchSize(element, resized, signal) {
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = element;
    resized();
    if (element.clientWidth === clientWidth
      && element.clientHeight === clientHeight) return;
    // To be told of what has followed would be an error of the page.
    observer.disconnect();
    requestAnimationFrame(() => {
      if (!signal.aborted) observer.observe(element);
    });
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** The sides where the axis of what is to be a view starts and ends. */
export const sidesOf = (container, isVertical) =>
  isVertical ? ["Top", "Bottom"]
    : getComputedStyle(container).direction === "rtl" ? ["Right", "Left"]
      : ["Left", "Right"];

/** What covers these sides of what scrolls; no numbers where nobody says it. */
export function coversOf(box, sides) {
  const style = getComputedStyle(box);
  const extent = box[sides[0] === "Top" ? "clientHeight" : "clientWidth"];
  const found = sides.map((side) => {
    const text = style[`scrollPadding${side}`];
    return parseFloat(text) * (text.endsWith("%") ? extent / 100 : 1);
  });
  return found.every(Number.isNaN) ? found : found.map((one) => one || 0);
}

/** The container scrolls by itself. */
export class OwnScroller {
  isOuter = false;
  #container;
  #start;
  #sides;

  constructor(container, isVertical) {
    this.#container = container;
    this.#start = isVertical ? "scrollTop" : "scrollLeft";
    this.#sides = sidesOf(container, isVertical);
  }

  /** How far the content's start is before the viewport's, in points. */
  get position() { return this.#container[this.#start]; }

  /** How much it shows along the axis, with paddings. */
  get room() {
    return this.#container[
      this.#start === "scrollTop" ? "clientHeight" : "clientWidth"];
  }

  /** How long what it shows is. */
  get length() {
    return this.#container[
      this.#start === "scrollTop" ? "scrollHeight" : "scrollWidth"];
  }

  scrollTo(position) {
    const name = this.#start === "scrollTop" ? "top" : "left";
    // Nothing has moved that a page's `scroll-behavior` should be about.
    this.#container.scrollTo({ [name]: position, behavior: "instant" });
  }

  /** The extents of the part that shows content; the paddings scroll away. */
  get size() { return contentBox(this.#container); }

  /** What is not displayed has no size, and says that it is at 0. */
  get isDisplayed() {
    const { clientWidth, clientHeight } = this.#container;
    return clientWidth > 0 && clientHeight > 0;
  }

  /** What covers the viewport's start and end, where the page says so. */
  get covers() {
    const style = getComputedStyle(this.#container);
    // The padding is before the viewport.
    return coversOf(this.#container, this.#sides).map((one, at) =>
      Math.max(one - parseFloat(style[`padding${this.#sides[at]}`]), 0));
  }

  /** Where the viewport's left top corner is in the window. */
  get corner() { return contentBox(this.#container); }

  /** Tells of scrolls, and of what may have changed extents, until the end. */
  watch(scrolled, resized, signal) {
    this.#container.addEventListener(
      "scroll", scrolled, { passive: true, signal });
    watchSize(this.#container, resized, signal);
  }
}
