// One view in the page: applies operation records to the DOM and passes on how
// its element is scrolled and resized.

import { Outline } from "./accessibility.mjs";
import { Announcer } from "./announcements.mjs";
import { measure, play, stop } from "./cells.mjs";
import { makeLayers } from "./layers.mjs";
import { bring } from "./order.mjs";
import { Code, RECORD, mark, unmark } from "./records.mjs";
import { Settling } from "./settling.mjs";
import { adoptStyles } from "./styles.mjs";

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
  #settling;
  /** Cells that a pass has taken from the screen so far. */
  #left = [];
  #tidying = 0;
  #outline;
  #announcer = null;
  #keyboard = null;
  /** Whether keys move the focus, once what does that has been loaded. */
  #allowsFocus = false;
  /** Where the element is scrolled to, as the module knows it. */
  #position = 0;
  /** Where it was last found to be without an event. */
  #noticed = NaN;

  constructor(page, number, container, isVertical) {
    this.#page = page;
    this.#number = number;
    this.#container = container;
    this.#isVertical = isVertical;
    const { overlay, content } = makeLayers(container, isVertical);
    this.#overlay = overlay;
    this.#content = content;
    this.#settling = new Settling((time) => {
      // Somebody scrolls again, which an event tells with the next frame: what
      // settles now would put the element where it was.
      const position = container[isVertical ? "scrollTop" : "scrollLeft"];
      const way = Math.abs(position - this.#position);
      if (way > 1 && position !== this.#noticed) {
        this.#noticed = position;
        this.#scrolled();
        return;
      }
      page.exports.waterflow_settled(number, time);
      this.#tidySoon();
    });
    container.addEventListener("scroll", () => this.#scrolled(), {
      passive: true,
    });
    this.#outline = new Outline(container, this.#content, (section) =>
      page.exports.waterflow_item_count(number, section));
    adoptStyles(container);
  }

  /**
   * Tells how large the view is, now and whenever that changes: scroll bars
   * have taken their part just now, and content may come before the observer.
   */
  observe() {
    this.#resized();
    new ResizeObserver(() => this.#resized()).observe(this.#container);
  }

  /** What gestures move. */
  get parts() {
    return {
      container: this.#container, content: this.#content, cells: this.#cells,
      isVertical: this.#isVertical, place: (cell) => this.#place(cell),
    };
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
      animations: new Set(), kind: -1, section: 0, item: 0, list: null,
      role: "", count: -1, isFocusable: false, mark: -1, markedSection: -1,
      isShown: false, isDisplayed: false, isInert: false,
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
        if (cell?.isShown) this.#place(cell);
      }
    }
    if (!Number.isNaN(scrollTo)) {
      this.#placePinned();
      this.#container[this.#isVertical ? "scrollTop" : "scrollLeft"] =
        scrollTo;
    }
    this.#tidySoon();
  }

  /** Plays transitions: `count` records in linear memory from `start` on. */
  animate(memory, start, count, duration) {
    play(this.#cells, memory, start, count, duration, (cell) => {
      // On its way out it shows nothing that could be found or touched.
      unmark(cell);
      this.#outline.release(cell);
      cell.isInert = cell.element.inert = true;
    });
  }

  /** Lets items be selected: 0 for none, 1 for one at a time, 2 for more. */
  allowSelection(mode) {
    this.#outline.allowSelection(mode);
  }

  /** Lets keys move the focus from item to item, or leaves them alone. */
  async allowFocus(isAllowed) {
    this.#allowsFocus = isAllowed;
    const { Keyboard } = await import("./keyboard.mjs");
    if (this.#allowsFocus === (this.#keyboard !== null)) return;
    this.#keyboard?.end();
    this.#keyboard = this.#allowsFocus
      ? new Keyboard(this.#container, this.#cells, (...told) =>
        this.#page.exports.waterflow_key(this.#number, ...told) !== 0)
      : null;
    this.#tidySoon();
  }

  /** Gives a cell the focus; -1 stands for the view itself. */
  focus(cell) {
    this.#keyboard?.focus(this.#cells[cell]);
  }

  /** Items were added and removed, of which those hear who do not see it. */
  changed(added, removed) {
    this.#outline.forget();
    this.#tell.changed(added, removed);
  }

  /** Has a text read out. */
  announce(text) {
    this.#tell.say(text);
  }

  get #tell() {
    return this.#announcer ??= new Announcer(this.#overlay, (...counts) =>
      this.#page.exports.waterflow_announce(this.#number, ...counts) !== 0);
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
          this.#mark(cell, records, at);
          this.#frame(cell, records, at);
          this.#display(cell);
          break;
        case Code.move:
          this.#frame(cell, records, at);
          break;
        case Code.hide:
          this.#outline.hide(cell);
          stop(cell);
          cell.isShown = false;
          this.#left.push(cell);
          break;
        case Code.destroy:
          cell.element.remove();
          this.#cells[number] = null;
          break;
      }
    }
    for (const cell of this.#left) {
      if (!cell.isShown) this.#conceal(cell);
    }
    this.#left.length = 0;
    this.#outline.endPass();
  }

  #display(cell) {
    cell.isShown = true;
    if (cell.isInert) cell.isInert = cell.element.inert = false;
    if (cell.isDisplayed) return;
    cell.isDisplayed = true;
    cell.element.style.display = "";
  }

  #conceal(cell) {
    unmark(cell);
    cell.isDisplayed = false;
    cell.element.style.display = "none";
  }

  #mark(cell, records, at) {
    const kind = records.getUint16(at + 2, true);
    const section = records.getInt32(at + 8, true);
    const item = records.getInt32(at + 12, true);
    mark(cell, kind, section, item);
    this.#outline.show(cell, kind, section, item);
    this.#keyboard?.show(cell);
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
      bring(isPinned ? this.#overlay : this.#content, cell);
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
    const at = cell.lifted ?? cell;
    const x = this.#isVertical ? at.x : at.x - origin;
    const y = this.#isVertical ? at.y - origin : at.y;
    cell.element.style.translate = `${x}px ${y}px`;
    if (cell.under) cell.under.style.translate = cell.element.style.translate;
  }

  /**
   * Follows the scroll position with the pinned cells: one that is being pushed
   * out rests in the content, so that no record comes for it.
   */
  #placePinned() {
    for (const cell of this.#cells) {
      if (cell?.isPinned && cell.isShown) this.#place(cell);
    }
  }

  #scrolled() {
    this.#position =
      this.#container[this.#isVertical ? "scrollTop" : "scrollLeft"];
    const time = performance.now();
    this.#page.exports.waterflow_scrolled(this.#number, this.#position, time);
    this.#placePinned();
    this.#settling.scrolled(time);
  }

  /** Sees to what those need who do not look, unless content is moving. */
  #tidySoon() {
    if (this.#settling.isMoving || this.#tidying !== 0) return;
    this.#tidying = setTimeout(() => {
      this.#tidying = 0;
      if (this.#settling.isMoving) return;
      this.#outline.tidy(this.#cells);
      const { clientWidth, clientHeight } = this.#container;
      this.#keyboard?.tidy(
        this.#position + this.#shift,
        this.#isVertical ? clientHeight : clientWidth, this.#isVertical);
    }, 0);
  }

  #resized() {
    const { clientWidth, clientHeight } = this.#container;
    // A container that is not displayed has no size to lay out for.
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#page.exports.waterflow_resized(
      this.#number, clientWidth, clientHeight, performance.now());
  }
}
