// One view in the page: applies operation records to the DOM and passes on how
// its element is scrolled and resized.

import { measure, play, stop } from "./cells.mjs";

/** Width of an operation record in bytes; see `Operation` in WaterflowEngine. */
const RECORD = 56;

const Code = { show: 2, move: 3, hide: 4, destroy: 5 };
const Kind = {
  header: 0, item: 1, footer: 2, background: 3, contentHeader: 4,
};

/** Quiet time after the last scroll event that counts as rest, in ms. */
const SETTLE = 150;

/** One scroll view: its element, its cells, and where they stand. */
export class View {
  #page;
  #number;
  #container;
  #content;
  #overlay;
  #isVertical;
  #cells = [];
  #shift = 0;
  #length = -1;
  #settling = 0;
  /** Where the element is scrolled to, as the module knows it. */
  #position = 0;

  constructor(page, number, container, isVertical) {
    this.#page = page;
    this.#number = number;
    this.#container = container;
    this.#isVertical = isVertical;
    this.#content = document.createElement("div");
    this.#content.className = "waterflow-content";
    if (!isVertical) {
      // Positions are measured from the left, whatever the page's direction.
      this.#content.style.direction = getComputedStyle(container).direction;
      container.style.direction = "ltr";
    }
    // The engine keeps the place itself; the browser must not do it as well.
    Object.assign(container.style, {
      overflowX: isVertical ? "hidden" : "auto",
      overflowY: isVertical ? "auto" : "hidden",
      overflowAnchor: "none",
      scrollbarGutter: isVertical ? "stable" : "auto",
    });
    Object.assign(this.#content.style, {
      position: "relative",
      overflow: "hidden",
      contain: "layout style",
      minWidth: isVertical ? "100%" : "",
      height: isVertical ? "" : "100%",
    });
    // Pinned cells stand in a layer that the browser holds while it scrolls,
    // so that they do not tremble behind a scroll that is a frame ahead.
    this.#overlay = document.createElement("div");
    this.#overlay.className = "waterflow-pinned";
    Object.assign(this.#overlay.style, {
      position: "sticky",
      top: "0",
      left: "0",
      width: isVertical ? "100%" : "0",
      height: "0",
      zIndex: "1",
    });
    container.append(this.#overlay, this.#content);
    container.addEventListener("scroll", () => this.#scrolled(), {
      passive: true,
    });
    new ResizeObserver(() => this.#resized()).observe(container);
  }

  /** Takes over a new cell's root element. */
  adopt(cell, element) {
    element.classList.add("waterflow-cell");
    Object.assign(element.style, {
      position: "absolute",
      left: "0",
      top: "0",
      margin: "0",
      boxSizing: "border-box",
      contain: "layout style",
      transformOrigin: "0 0",
      display: "none",
    });
    this.#cells[cell] = {
      element, x: 0, y: 0, width: -1, height: -1, zIndex: 0, isPinned: false,
      animations: new Set(),
    };
    this.#content.append(element);
  }

  /** Applies a pass: `count` records in linear memory from `start` on. */
  perform(memory, start, count, shift, length, scrollTo) {
    if (length !== this.#length) {
      this.#length = length;
      this.#content.style[this.#isVertical ? "height" : "width"] =
        `${length}px`;
    }
    const hasShifted = shift !== this.#shift;
    this.#shift = shift;
    if (!Number.isNaN(scrollTo)) this.#position = scrollTo;
    if (count > 0) {
      this.#apply(new DataView(memory, start, count * RECORD), count);
    }
    if (hasShifted) {
      for (const cell of this.#cells) {
        if (cell && cell.width >= 0) this.#place(cell);
      }
    }
    if (!Number.isNaN(scrollTo)) {
      this.#placePinned();
      this.#container[this.#isVertical ? "scrollTop" : "scrollLeft"] =
        scrollTo;
    }
  }

  /** Plays transitions: `count` records in linear memory from `start` on. */
  animate(memory, start, count, duration) {
    play(this.#cells, memory, start, count, duration, ({ element }) => {
      // On its way out it shows nothing that could be found or touched.
      this.#unmark(element);
      element.inert = true;
    });
  }

  /** Measures `count` cells; see `measure` in `cells.mjs`. */
  measure(memory, cells, count, sizes) {
    measure(this.#cells, memory, cells, count, sizes, this.#isVertical);
  }

  #apply(records, count) {
    for (let index = 0; index < count; index++) {
      const at = index * RECORD;
      const number = records.getInt32(at + 4, true);
      const cell = number < 0 ? null : this.#cells[number];
      if (!cell) continue;
      switch (records.getUint16(at, true)) {
        case Code.show:
          this.#mark(cell.element, records, at);
          this.#frame(cell, records, at);
          cell.element.style.display = "";
          cell.element.inert = false;
          break;
        case Code.move:
          this.#frame(cell, records, at);
          break;
        case Code.hide:
          this.#unmark(cell.element);
          stop(cell);
          cell.width = -1;
          cell.element.style.display = "none";
          break;
        case Code.destroy:
          cell.element.remove();
          this.#cells[number] = null;
          break;
      }
    }
  }

  #mark(element, records, at) {
    const { dataset } = element;
    dataset.section = records.getInt32(at + 8, true);
    switch (records.getUint16(at + 2, true)) {
      case Kind.item:
        dataset.item = records.getInt32(at + 12, true);
        break;
      case Kind.header:
        dataset.header = "";
        break;
      case Kind.footer:
        dataset.footer = "";
        break;
      case Kind.background:
        dataset.background = "";
        break;
      case Kind.contentHeader:
        dataset.contentHeader = "";
        break;
    }
  }

  #unmark(element) {
    const { dataset } = element;
    delete dataset.section;
    delete dataset.item;
    delete dataset.header;
    delete dataset.footer;
    delete dataset.background;
    delete dataset.contentHeader;
  }

  #frame(cell, records, at) {
    const zIndex = records.getInt32(at + 16, true);
    if (zIndex !== cell.zIndex) {
      cell.zIndex = zIndex;
      cell.element.style.zIndex = zIndex === 0 ? "" : zIndex;
    }
    const isPinned = records.getInt32(at + 20, true) !== 0;
    if (isPinned !== cell.isPinned) {
      cell.isPinned = isPinned;
      const layer = isPinned ? this.#overlay : this.#content;
      // Where the browser can, a cell keeps its focus and state on the way.
      if (layer.moveBefore) layer.moveBefore(cell.element, null);
      else layer.append(cell.element);
    }
    cell.x = records.getFloat64(at + 24, true);
    cell.y = records.getFloat64(at + 32, true);
    const width = records.getFloat64(at + 40, true);
    const height = records.getFloat64(at + 48, true);
    if (width !== cell.width) {
      cell.width = width;
      cell.element.style.width = `${width}px`;
    }
    if (height !== cell.height) {
      cell.height = height;
      cell.element.style.height = `${height}px`;
    }
    this.#place(cell);
  }

  #place(cell) {
    // The pinned layer moves with the scroll position, the content does not.
    const origin = this.#shift + (cell.isPinned ? this.#position : 0);
    const x = this.#isVertical ? cell.x : cell.x - origin;
    const y = this.#isVertical ? cell.y - origin : cell.y;
    cell.element.style.translate = `${x}px ${y}px`;
  }

  /**
   * Follows the scroll position with the pinned cells: one that is being pushed
   * out rests in the content, so that no record comes for it.
   */
  #placePinned() {
    for (const cell of this.#cells) {
      if (cell?.isPinned && cell.width >= 0) this.#place(cell);
    }
  }

  #scrolled() {
    const { scrollTop, scrollLeft } = this.#container;
    this.#position = this.#isVertical ? scrollTop : scrollLeft;
    this.#page.exports.waterflow_scrolled(
      this.#number, this.#position, performance.now());
    this.#placePinned();
    clearTimeout(this.#settling);
    this.#settling = setTimeout(
      () => this.#page.exports.waterflow_settled(
        this.#number, performance.now()),
      SETTLE);
  }

  #resized() {
    const { clientWidth, clientHeight } = this.#container;
    // A container that is not displayed has no size to lay out for.
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#page.exports.waterflow_resized(
      this.#number, clientWidth, clientHeight, performance.now());
  }
}
