// One view in the page: has operation records carried out in the DOM and passes
// on how it is scrolled and resized.

import { Outline } from "./accessibility.mjs";
import { makeCell, measure, stop } from "./cells.mjs";
import { watchEditing } from "./editing.mjs";
import { makeLayers } from "./layers.mjs";
import { Renderer } from "./renderer.mjs";
import { OwnScroller } from "./scrollers.mjs";
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
  /** What moves the content: the container, or something around it. */
  #scroller;
  #cells = [];
  #length = -1;
  /** The extents and covers that the module was told last. */
  #told = [];
  /** Where other content scrolls along, what is printed. */
  #printing = null;
  /** The frame that looks where the content is. */
  #looking = 0;
  #settling;
  #tidying = 0;
  #outline;
  #keyboard = null;
  /** Whether keys move the focus, once what does that has been loaded. */
  #allowsFocus = false;
  /** The cell to have the focus then, or -1 for the view; null for neither. */
  #awaited = null;
  #renderer;
  /** Whether the module is being told where the element was scrolled to. */
  #isScrolling = false;
  /** Where it was found to be without an event, until one comes. */
  #noticed = NaN;

  /**
   * @param page holds the module's exports.
   * @param {number} number the view's, for the module.
   * @param {HTMLElement} container the view's element.
   * @param {boolean} isVertical whether it scrolls downwards.
   * @param scroller what scrolls; see `scrollers.mjs`.
   */
  constructor(
    page, number, container, isVertical,
    scroller = new OwnScroller(container, isVertical),
  ) {
    this.#page = page;
    this.#number = number;
    this.#container = container;
    this.#isVertical = isVertical;
    this.#scroller = scroller;
    const { signal } = this.#life;
    const { overlay, content } =
      makeLayers(container, isVertical, signal, scroller.isOuter);
    this.#overlay = overlay;
    this.#content = content;
    this.#outline = new Outline(container, content, (section) =>
      page.exports.waterflow_item_count(number, section));
    this.#renderer = new Renderer(
      this.#cells, { content, overlay }, isVertical, scroller.isOuter,
      this.#outline);
    if (scroller.isOuter) {
      this.#printing = scroller.makePrinting(
        {
          cells: this.#cells, content, renderer: this.#renderer, scroller,
          isVertical,
        }, signal);
    }
    this.#settling = new Settling((time) => {
      // Somebody scrolls again, which an event tells with the next frame: what
      // settles now would put the element where it was.
      const { position } = scroller;
      const isDisplayed =
        scroller.isDisplayed && !this.#printing?.isUnderWay;
      const way = Math.abs(position - this.#renderer.position);
      if (isDisplayed && way > 1 && position !== this.#noticed) {
        this.#noticed = position;
        this.#scrolled();
        return;
      }
      this.#renderer.conceal(false);
      page.exports.waterflow_settled(number, time);
      this.#tidySoon();
    }, signal);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) page.exports.waterflow_hidden(number);
    }, { signal });
    watchEditing(container, this.#cells, (...told) =>
      page.exports.waterflow_edited(number, ...told), signal);
    adoptStyles(container, signal);
  }

  /**
   * Tells how large the view is, now and whenever that changes: scroll bars
   * have taken their part just now, and content may come before the observer.
   */
  observe() {
    if (this.#scroller.isOuter) this.#look();
    this.#resized();
    this.#scroller.watch(() => {
      this.#noticed = NaN;
      // Something else may have been scrolled, or what is far from here.
      if (this.#scroller.isOuter) this.#look(0);
      else this.#scrolled();
    }, () => this.#resized(), this.#life.signal);
  }

  /** Gives the container back as it was; nothing is told any more. */
  end() {
    this.#life.abort();
    clearTimeout(this.#tidying);
    cancelAnimationFrame(this.#looking);
    this.#keyboard?.end();
    for (const cell of this.#cells) if (cell) stop(cell);
    this.#cells.length = 0;
  }

  /** Whether nothing is to happen any more: what was told has ended it. */
  get #hasEnded() { return this.#life.signal.aborted; }

  /** What gestures and updates move. */
  get parts() {
    return {
      container: this.#container, content: this.#content, cells: this.#cells,
      overlay: this.#overlay, outline: this.#outline,
      isVertical: this.#isVertical, place: (cell) => this.#renderer.place(cell),
      scroller: this.#scroller, signal: this.#life.signal,
    };
  }

  /** Takes over a new cell's root element, which the first frame styles. */
  adopt(cell, element) {
    this.#cells[cell] = makeCell(element);
  }

  /** Applies a pass: `count` records in linear memory from `start` on. */
  perform(memory, start, count, shift, length, scrollTo) {
    if (length !== this.#length) {
      this.#length = this.#renderer.length = length;
      if (this.#scroller.isOuter) {
        this.#scroller.length = length;
        this.#lookSoon();
      }
      this.#content.style[this.#isVertical ? "height" : "width"] =
        `${length}px`;
    }
    const renderer = this.#renderer;
    const hasShifted = shift !== renderer.shift;
    renderer.shift = shift;
    // Where it is for the module already it stays: the browser may have moved
    // it meanwhile, to keep in sight what stands around it.
    const way = Math.abs(scrollTo - renderer.position);
    const scrolls = this.#scroller.isOuter ? way > 0.01 : way >= 0;
    if (scrolls) renderer.position = scrollTo;
    if (count > 0) renderer.apply(memory, start, count);
    if (!this.#isScrolling || hasShifted) renderer.conceal(false);
    if (hasShifted) renderer.placeAll();
    if (scrolls) {
      this.#scroller.scrollTo(scrollTo);
      // What stands around the content may not let it go so far.
      if (this.#scroller.isOuter) this.#lookSoon();
    }
    if (scrolls || this.#scroller.isOuter) renderer.placePinned();
    this.#tidySoon();
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
    this.#renderer.keyboard = this.#keyboard;
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

  /** Measures `count` cells; see `measure` in `cells.mjs`. */
  measure(memory, cells, count, sizes) {
    measure(this.#cells, memory, cells, count, sizes, this.#isVertical);
  }

  /**
   * Looks where the content is, which other content has a part in; tells the
   * module if it is elsewhere.
   *
   * @param {number} slack so far it may be elsewhere.
   * @returns {boolean} whether it was.
   */
  #look(slack = 0.75) {
    if (this.#hasEnded || this.#printing?.isUnderWay
      || !this.#scroller.isDisplayed) return false;
    const way = Math.abs(this.#scroller.position - this.#renderer.position);
    if (way <= slack) return false;
    this.#scrolled();
    return true;
  }

  /** Looks with the next frame. */
  #lookSoon() {
    if (this.#looking !== 0) return;
    this.#looking = requestAnimationFrame(() => {
      this.#looking = 0;
      this.#look();
    });
  }

  #scrolled() {
    const position = this.#renderer.position = this.#scroller.position;
    const time = performance.now();
    this.#isScrolling = true;
    this.#page.exports.waterflow_scrolled(this.#number, position, time);
    this.#isScrolling = false;
    if (this.#hasEnded) return;
    this.#renderer.conceal(true);
    this.#renderer.placePinned();
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
      this.#keyboard?.tidy(
        this.#renderer.position + this.#renderer.shift, this.#renderer.extent,
        this.#isVertical);
    }, 0);
  }

  /** Returns whether there was anything to be told. */
  #resized() {
    const { width, height } = this.#scroller.size;
    // A container that is not displayed has no size to lay out for.
    if (this.#hasEnded || width === 0 || height === 0
      || this.#printing?.isUnderWay) return false;
    this.#renderer.extent = this.#isVertical ? height : width;
    const told = [width, height, ...this.#scroller.covers];
    if (!this.#scroller.isOuter) {
      this.#page.exports.waterflow_resized(this.#number, ...told);
      if (this.#isVertical && height > innerHeight) {
        this.#page.isHigh?.(this.#container, this.#length);
      }
      return true;
    }
    const isNews = !told.every((one, at) => Object.is(one, this.#told[at]));
    if (isNews) {
      this.#told = told;
      this.#page.exports.waterflow_resized(this.#number, ...told);
    }
    return this.#look() || isNews;
  }
}
