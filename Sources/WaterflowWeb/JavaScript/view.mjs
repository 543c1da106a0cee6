// One view in the page: applies operation records to the DOM and passes on how
// its element is scrolled and resized.

import { Outline } from "./accessibility.mjs";
import { Announcer } from "./announcements.mjs";
import { makeCell, measure, play, resize, stop } from "./cells.mjs";
import { watchEditing } from "./editing.mjs";
import { makeLayers } from "./layers.mjs";
import { bring } from "./order.mjs";
import { Code, Kind, RECORD, mark, unmark } from "./records.mjs";
import { Settling } from "./settling.mjs";
import { adoptStyles } from "./styles.mjs";

/** One scroll view: its element, its cells, and where they stand. */
export class View {
  /** Ends with the view; what it has done to the page is undone then. */
  #life = new AbortController();
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
  /** How many cells are in the pinned layer. */
  #pinned = 0;
  /** The module's memory when records were read last. */
  #memory = null;
  /** It as integers of 32 bits, and as doubles: records begin at an eighth. */
  #words = null;
  #numbers = null;
  #tidying = 0;
  #outline;
  #announcer = null;
  #keyboard = null;
  /** Whether keys move the focus, once what does that has been loaded. */
  #allowsFocus = false;
  /** The cell to have the focus then, or -1 for the view; null for neither. */
  #awaited = null;
  /** Where the element is scrolled to, as the module knows it. */
  #position = 0;
  /** Where it was found to be without an event, until one comes. */
  #noticed = NaN;

  constructor(page, number, container, isVertical) {
    this.#page = page;
    this.#number = number;
    this.#container = container;
    this.#isVertical = isVertical;
    const { signal } = this.#life;
    const { overlay, content } = makeLayers(container, isVertical, signal);
    this.#overlay = overlay;
    this.#content = content;
    this.#settling = new Settling((time) => {
      // Somebody scrolls again, which an event tells with the next frame: what
      // settles now would put the element where it was.
      const position = this.#scrollPosition;
      const way = Math.abs(position - this.#position);
      // What is not displayed says that it is at 0.
      const isDisplayed = container.clientWidth * container.clientHeight > 0;
      if (isDisplayed && way > 1 && position !== this.#noticed) {
        this.#noticed = position;
        this.#scrolled();
        return;
      }
      page.exports.waterflow_settled(number, time);
      this.#tidySoon();
    }, signal);
    container.addEventListener("scroll", () => {
      this.#noticed = NaN;
      this.#scrolled();
    }, { passive: true, signal });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) page.exports.waterflow_hidden(number);
    }, { signal });
    this.#outline = new Outline(container, this.#content, (section) =>
      page.exports.waterflow_item_count(number, section));
    watchEditing(container, this.#cells, (...told) =>
      page.exports.waterflow_edited(number, ...told), signal);
    adoptStyles(container, signal);
  }

  /**
   * Tells how large the view is, now and whenever that changes: scroll bars
   * have taken their part just now, and content may come before the observer.
   */
  observe() {
    this.#resized();
    const observer = new ResizeObserver(() => this.#resized());
    observer.observe(this.#container);
    this.#life.signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Gives the container back as it was; nothing is told any more. */
  end() {
    this.#life.abort();
    clearTimeout(this.#tidying);
    this.#keyboard?.end();
    for (const cell of this.#cells) if (cell) stop(cell);
    this.#cells.length = 0;
  }

  /** Whether nothing is to happen any more: what was told has ended it. */
  get #hasEnded() { return this.#life.signal.aborted; }

  /** What gestures move. */
  get parts() {
    return {
      container: this.#container, content: this.#content, cells: this.#cells,
      isVertical: this.#isVertical, place: (cell) => this.#place(cell),
      signal: this.#life.signal,
    };
  }

  /** Takes over a new cell's root element, which the first frame styles. */
  adopt(cell, element) {
    this.#cells[cell] = makeCell(element);
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
      if (memory !== this.#memory) {
        this.#memory = memory;
        this.#words = new Int32Array(memory);
        this.#numbers = new Float64Array(memory);
      }
      this.#apply(start, count);
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
    this.#awaited = null;
    const { Keyboard } = await import("./keyboard.mjs");
    if (this.#hasEnded) return;
    if (this.#allowsFocus === (this.#keyboard !== null)) return;
    this.#keyboard?.end();
    this.#keyboard = this.#allowsFocus
      ? new Keyboard(this.#container, this.#cells, (...told) =>
        this.#page.exports.waterflow_key(this.#number, ...told) !== 0)
      : null;
    if (this.#awaited !== null) this.focus(this.#awaited);
    this.#tidySoon();
  }

  /** Gives a cell the focus; -1 stands for the view itself. */
  focus(cell) {
    // It is read out at once, with its number.
    if (this.#cells[cell]) this.#outline.number(this.#cells[cell]);
    if (this.#keyboard) this.#keyboard.focus(this.#cells[cell]);
    else this.#awaited = cell;
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
      this.#page.exports.waterflow_announce(this.#number, ...counts) !== 0,
    this.#life.signal);
  }

  /** Measures `count` cells; see `measure` in `cells.mjs`. */
  measure(memory, cells, count, sizes) {
    measure(this.#cells, memory, cells, count, sizes, this.#isVertical);
  }

  #apply(start, count) {
    const words = this.#words;
    const first = start / 4;
    for (let index = 0; index < count; index++) {
      const at = first + index * (RECORD / 4);
      const number = words[at + 1];
      const cell = number < 0 ? null : this.#cells[number];
      if (!cell) continue;
      switch (words[at] & 0xffff) {
        case Code.show:
          this.#mark(cell, words[at] >>> 16, words[at + 2], words[at + 3]);
          this.#frame(cell, at);
          this.#display(cell);
          break;
        case Code.move:
          this.#frame(cell, at);
          break;
        case Code.hide:
          // It may become another section's header in this pass.
          if (cell.kind === Kind.header) this.#outline.hide(cell);
          stop(cell);
          cell.isShown = false;
          this.#left.push(cell);
          break;
        case Code.destroy:
          cell.element.remove();
          if (cell.isPinned) this.#pinned--;
          this.#cells[number] = null;
          break;
      }
    }
    // Most have been shown again by now, and their marks need no other change.
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
    cell.style.display = "";
  }

  #conceal(cell) {
    this.#outline.hide(cell);
    unmark(cell);
    cell.isDisplayed = false;
    cell.style.display = "none";
  }

  #mark(cell, kind, section, item) {
    mark(cell, kind, section, item);
    this.#outline.show(cell, kind, section, item);
    this.#keyboard?.show(cell);
  }

  /** Takes over the frame in a record, given by its first word. */
  #frame(cell, at) {
    const { style } = cell;
    const zIndex = this.#words[at + 4];
    if (zIndex !== cell.zIndex) {
      cell.zIndex = zIndex;
      style.zIndex = zIndex === 0 ? "" : zIndex;
    }
    const isPinned = this.#words[at + 5] !== 0;
    if (isPinned !== cell.isPinned) {
      cell.isPinned = isPinned;
      this.#pinned += isPinned ? 1 : -1;
      bring(isPinned ? this.#overlay : this.#content, cell);
    }
    const numbers = this.#numbers;
    const x = at / 2 + 3;
    cell.x = numbers[x];
    cell.y = numbers[x + 1];
    resize(cell, numbers[x + 2], numbers[x + 3]);
    this.#place(cell);
  }

  #place(cell) {
    // The pinned layer moves with the scroll position, the content does not.
    const origin = this.#shift + (cell.isPinned ? this.#position : 0);
    const at = cell.lifted ?? cell;
    const x = this.#isVertical ? at.x : at.x - origin;
    const y = this.#isVertical ? at.y - origin : at.y;
    const place = `${x}px ${y}px`;
    cell.style.translate = place;
    if (cell.under) cell.under.style.translate = place;
  }

  /**
   * Follows the scroll position with the pinned cells: one that is being pushed
   * out rests in the content, so that no record comes for it.
   */
  #placePinned() {
    if (this.#pinned === 0) return;
    for (const cell of this.#cells) {
      if (cell?.isPinned && cell.isShown) this.#place(cell);
    }
  }

  get #scrollPosition() {
    return this.#container[this.#isVertical ? "scrollTop" : "scrollLeft"];
  }

  #scrolled() {
    this.#position = this.#scrollPosition;
    const time = performance.now();
    this.#page.exports.waterflow_scrolled(this.#number, this.#position, time);
    if (this.#hasEnded) return;
    this.#placePinned();
    this.#settling.scrolled(time);
  }

  /** Sees to what those need who do not look, unless content is moving. */
  #tidySoon() {
    if (this.#hasEnded || this.#settling.isMoving || this.#tidying !== 0) {
      return;
    }
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
