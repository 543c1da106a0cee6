// One view in the page: has operation records carried out in the DOM and passes
// on how it is scrolled and resized.

import { Outline } from "./accessibility.mjs";
import { giveBack, makeCell, measure, stop } from "./cells.mjs";
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
  /** What `makeLayers` has made in it. */
  #layers;
  #isVertical;
  /** What moves the content: the container, or something around it. */
  #scroller;
  #cells = [];
  /** The extents and covers that the module was told last. */
  #told = [];
  /** By how much it was more right after that, as follows where bars come. */
  #way = 0;
  /** Whether that is not told. */
  #isHeld = false;
  /** Where other content scrolls along, what is printed. */
  #printing = null;
  /** The frame that looks where the content is. */
  #looking = 0;
  #settling;
  #tidying = 0;
  #outline;
  #keyboard = null;
  #renderer;
  /** Whether the module is being told where the element was scrolled to. */
  #isScrolling = false;
  /** Where it was found to be without an event, until one comes. */
  #noticed = NaN;
  /** Tells of the next box of a container that has none. */
  #box = new ResizeObserver(() => this.resized());
  #isAway = false;
  /** Whether the module has scrolled it meanwhile. */
  #mustScroll = false;
  /** The frame in which its cells were measured last. */
  #measured = -1;
  /** How much the scroller showed when that was told last. */
  #room = 0;

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
    const layers = this.#layers =
      makeLayers(container, isVertical, signal, scroller.isOuter);
    this.#outline = new Outline(container, layers.content, (section) =>
      page.exports.waterflow_item_count(number, section));
    this.#renderer = new Renderer(
      this.#cells, layers, isVertical, scroller.isOuter, this.#outline);
    if (scroller.isOuter) {
      this.#printing = scroller.makePrinting(
        { ...this.parts, renderer: this.#renderer }, signal);
    }
    this.#settling = new Settling((time) => {
      // Somebody scrolls again, which an event tells with the next frame: what
      // settles now would put the element where it was.
      const { position } = scroller;
      if (position !== this.#noticed && this.look(1)) {
        this.#noticed = position;
        return;
      }
      this.#renderer.conceal(false);
      page.exports.waterflow_settled(number, time);
      this.tidySoon();
    }, signal);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) page.exports.waterflow_hidden(number);
    }, { signal });
    // The browser goes by the order of elements, while content is moving too.
    container.addEventListener("keydown", ({ key }) => {
      if (key === "Tab") this.#outline.tidy(this.#cells);
    }, { signal });
    this.#renderer.showsAgain = watchEditing(
      container, this.#cells, ({ kind, section, item }) =>
        page.exports.waterflow_edited(number, kind, section, item), signal);
    adoptStyles(container, signal);
  }

  /**
   * Tells how large the view is, now and whenever that changes: scroll bars
   * have taken their part just now, and content may come before the observer.
   */
  observe() {
    const scroller = this.#scroller;
    if (scroller.isOuter) this.look();
    this.resized();
    this.#watchPixels();
    scroller.watch(() => {
      this.#noticed = NaN;
      // Something else may have been scrolled, or what is far from here.
      this.look(scroller.isOuter ? 0 : -1);
    }, () => this.resized(), this.#life.signal);
  }

  /** Tells of other pixels, of which an element's size need not tell. */
  #watchPixels() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change", () => {
        this.resized();
        this.#watchPixels();
      }, { once: true, signal: this.#life.signal });
  }

  /** Whether the content is where somebody has scrolled it to. */
  get #tellsPosition() {
    const scroller = this.#scroller;
    // What has no box, or no breadth, is at 0, and so is what just had none.
    return !this.#isAway
      && (!scroller.isOuter && scroller.position !== 0 || scroller.isDisplayed)
      && !this.#printing?.isUnderWay;
  }

  /** Gives the container back as it was; nothing is told any more. */
  end() {
    for (const cell of this.#cells) {
      if (!cell) continue;
      stop(cell);
      // Another view may have it already.
      if (this.#container.contains(cell.element)) giveBack(cell);
    }
    this.#life.abort();
    this.#box.disconnect();
    clearTimeout(this.#tidying);
    cancelAnimationFrame(this.#looking);
    this.#keyboard?.end();
    this.#cells.length = 0;
  }

  /** Whether nothing is to happen any more: what was told has ended it. */
  get #hasEnded() { return this.#life.signal.aborted; }

  /** What gestures and updates move. */
  get parts() {
    return {
      container: this.#container, ...this.#layers, cells: this.#cells,
      outline: this.#outline, isVertical: this.#isVertical,
      place: (cell) => this.#renderer.place(cell),
      scroller: this.#scroller, signal: this.#life.signal,
    };
  }

  /** Takes over a new cell's root element, which the first frame styles. */
  adopt(cell, element) { this.#cells[cell] = makeCell(element); }

  /** Applies a pass: `count` records in linear memory from `start` on. */
  perform(memory, start, count, shift, length, scrollTo) {
    const renderer = this.#renderer;
    // What is cut for the printer has another length and place.
    this.#printing?.end();
    if (length !== renderer.length) {
      renderer.length = length;
      // It may have its place now without a scroll bar, or beside one.
      if (this.#isHeld) this.#awaitBox();
      if (this.#scroller.isOuter) {
        this.#scroller.length = length;
        this.#lookSoon();
      }
      this.#layers.content.style[this.#isVertical ? "height" : "width"] =
        `${length}px`;
    }
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
      this.resume();
      // What stands around the content may not let it go so far.
      if (this.#scroller.isOuter) this.#lookSoon();
    }
    if (scrolls || this.#scroller.isOuter) renderer.placePinned();
    this.tidySoon();
  }

  /** Scrolls to where the module has the content, once there is a box. */
  resume() {
    this.#mustScroll = !this.#scroller.isDisplayed;
    if (this.#mustScroll) this.#awaitBox();
    else this.#scroller.scrollTo(this.#renderer.position);
  }

  /** Scrolls there after all where it stood before there was no box. */
  resumeAway() {
    if (this.#isAway || !this.#scroller.isDisplayed) this.resume();
  }

  /** Lets keys move the focus from item to item, or leaves them alone. */
  allowFocus(isAllowed) {
    if (isAllowed === (this.#keyboard !== null)) return;
    this.#keyboard?.end();
    const { Keyboard } = this.#page;
    this.#keyboard = isAllowed
      ? new Keyboard(this.#container, this.#cells, (...told) => {
        // Something else may be selected since.
        this.tidySoon();
        return this.#page.exports.waterflow_key(this.#number, ...told) !== 0;
      })
      : null;
    this.#renderer.keyboard = this.#keyboard;
    this.tidySoon();
  }

  /** Gives a cell the focus; -1 stands for the view itself. */
  focus(cell) {
    // It is read out at once, with its number.
    if (this.#cells[cell]) this.#outline.number(this.#cells[cell]);
    this.#keyboard?.focus(this.#cells[cell]);
  }

  /** Whether its cells were not measured in this frame yet. */
  get canMeasure() {
    // The timeline's clock stands still for the length of a frame.
    return document.timeline.currentTime !== this.#measured;
  }

  /** Measures `count` cells; see `measure` in `cells.mjs`. */
  measure(...told) {
    this.#measured = document.timeline.currentTime;
    if (!measure(this.#cells, this.#container, this.#isVertical, ...told)) {
      this.#awaitBox();
    }
  }

  /**
   * Tells the module, and is true, if the content is elsewhere: other content
   * has moved it, or a script, whose event comes later.
   */
  look(slack = 0.75) {
    if (!this.#tellsPosition) return false;
    const scroller = this.#scroller;
    let { position } = scroller;
    const way = position - this.#renderer.position;
    // Asked with each scroll event: its extents only where it was moved back.
    if (way < 0) {
      const { room } = scroller;
      // It shows its end and more than was told: no hand has moved it, but the
      // browser, and the observer tells of its size later.
      if (room > this.#room && position + room > scroller.length - 1) {
        this.resized();
        ({ position } = scroller);
      }
    }
    if (this.#hasEnded || Math.abs(way) <= slack) return false;
    this.#scrolled(position);
    return true;
  }

  /** Looks with the next frame. */
  #lookSoon() {
    if (this.#looking) return;
    this.#looking = requestAnimationFrame(() => {
      this.#looking = 0;
      this.look();
    });
  }

  #scrolled(position) {
    this.#renderer.position = position;
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
  tidySoon() {
    if (this.#hasEnded || this.#settling.isMoving || this.#tidying) return;
    this.#tidying = setTimeout(() => {
      this.#tidying = 0;
      if (this.#settling.isMoving) return;
      this.#outline.tidy(this.#cells);
      this.#keyboard?.tidy(
        this.#renderer.position + this.#renderer.shift, this.#renderer.extent,
        this.#isVertical);
    }, 0);
  }

  /** Carries out what takes a box once there is one, if within the frame. */
  #awaitBox() {
    if (!this.#isAway) this.#box.observe(this.#container);
    this.#isAway = true;
  }

  /**
   * Tells what there is to be told of extents, and of what covers them, which
   * no observer tells.
   *
   * @returns {boolean} whether there was anything.
   */
  resized() {
    if (this.#hasEnded || this.#printing?.isUnderWay) return false;
    const { isOuter } = this.#scroller;
    let { width, height } = this.#scroller.size;
    // None in a document that nobody sees.
    const { defaultView } = this.#container.ownerDocument;
    if (!isOuter && this.#isVertical && height > defaultView?.innerHeight) {
      this.#page.isHigh?.(this.#container, this.#renderer.length);
      // Who hears of that may have it end somewhere.
      ({ height } = this.#scroller.size);
    }
    // A container that is not displayed has no size to lay out for.
    if (!(width > 0 && height > 0)) {
      // The observer that has told of that tells of another size as well.
      this.#isAway = true;
      return false;
    }
    if (this.#isAway) {
      this.#isAway = false;
      this.#told = [];
      this.#box.disconnect();
      if (this.#mustScroll || !isOuter) this.resume();
      else this.look();
    }
    this.#renderer.extent = this.#isVertical ? height : width;
    this.#room = this.#scroller.room;
    const told =
      [width, height, ...this.#scroller.covers, devicePixelRatio];
    const before = this.#told;
    const isNews = !told.every((one, at) => Object.is(one, before[at]));
    if (isNews) {
      this.#told = told;
      this.#page.exports.waterflow_resized(this.#number, ...told);
      const { size } = this.#scroller;
      const way = size.width + size.height - width - height;
      // A scroll bar has gone that came because of what was told before: told
      // once more, it would come and go with each frame.
      this.#isHeld = way > 0 && way === -this.#way;
      this.#way = way;
      if (this.#isHeld) this.#told = before;
    }
    return isOuter && this.look() || isNews;
  }
}
