// Carries out a view's operation records in the DOM.

import { giveBack, resize, stop } from "./cells.mjs";
import { bring } from "./order.mjs";
import {
  DESTROY, FOOTER, HEADER, HIDE, MOVE, RECORD, SHOW, mark, unmark,
} from "./records.mjs";

/** Shows cells, places them and takes them from the screen. */
export class Renderer {
  /** Where the element is scrolled to, as the module knows it. */
  position = 0;
  /** How far content stands from where the module has it. */
  shift = 0;
  /** How long the visible part is; 0 until that is known. */
  extent = 0;
  /** How long the content's element is; -1 until that is known. */
  length = -1;
  /** Told which cells show what, if keys move the focus. */
  keyboard = null;
  /** Told of each cell that shows something; see `watchEditing`. */
  showsAgain = (_cell) => {};
  #cells;
  #content;
  #overlay;
  #isVertical;
  #isOuter;
  #outline;
  /** Cells that passes have taken from the screen and that are displayed. */
  #left = [];
  /** How many cells are in the pinned layer. */
  #pinned = 0;
  /** How far footers there would stand before the content, or 0. */
  #before = 0;
  /** How far headers there would stand behind the content, or 0. */
  #behind = 0;
  /**
   * The module's memory as integers of 32 bits, and as doubles: records begin
   * at an eighth. Without a length where it has grown.
   */
  #words = new Int32Array(0);
  #numbers = null;

  /**
   * @param {Array} cells the view's cells by number.
   * @param {{content: HTMLElement, overlay: HTMLElement}} layers for cells
   *   that scroll and for those that are held at an edge.
   * @param {boolean} isVertical whether the view scrolls downwards.
   * @param {boolean} isOuter whether other content scrolls along.
   * @param {Outline} outline is told which cells show what.
   */
  constructor(cells, { content, overlay }, isVertical, isOuter, outline) {
    this.#cells = cells;
    this.#content = content;
    this.#overlay = overlay;
    this.#isVertical = isVertical;
    this.#isOuter = isOuter;
    this.#outline = outline;
  }

  /** Carries out `count` records in linear memory from `start` on. */
  apply(memory, start, count) {
    const first = start / 4;
    for (let index = 0; index < count; index++) {
      const words = this.#read(memory);
      const at = first + index * (RECORD / 4);
      const number = words[at + 1];
      const cell = number < 0 ? null : this.#cells[number];
      if (!cell) continue;
      switch (words[at] & 0xffff) {
        case SHOW:
          this.#mark(cell, words[at] >>> 16, words[at + 2], words[at + 3]);
          this.#frame(cell, at, memory);
          this.#display(cell);
          break;
        case MOVE:
          this.#frame(cell, at, memory);
          break;
        case HIDE:
          // It may become another section's header in this pass.
          if (cell.kind === HEADER) this.#outline.hide(cell);
          stop(cell);
          cell.isShown = false;
          this.#left.push(cell);
          break;
        case DESTROY:
          this.#outline.hide(cell);
          cell.element.remove();
          giveBack(cell);
          if (cell.isPinned) this.#pinned--;
          this.#cells[number] = null;
          break;
      }
    }
  }

  /**
   * The memory as integers. It grows also while records are carried out: what
   * the page has put into cells hears of that, and may change another view.
   */
  #read(memory) {
    if (this.#words.length === 0) {
      this.#words = new Int32Array(memory.buffer);
      this.#numbers = new Float64Array(memory.buffer);
    }
    return this.#words;
  }

  /**
   * Takes those cells from the page that have left the screen and show nothing
   * else by now.
   *
   * While content is being scrolled, those that nobody sees stay displayed: to
   * take one out and to put it back with a later frame costs the browser a
   * fifth of what the frame does.
   */
  conceal(isScrolling) {
    const left = this.#left;
    let kept = 0;
    for (const cell of left) {
      // One that was shown in between may stand here twice.
      if (cell.isShown || !cell.isDisplayed) continue;
      // One that has left by an animation is in its list still.
      if (cell.kind >= 0 || cell.mark >= 0 || cell.list) {
        this.#outline.hide(cell);
        unmark(cell);
      }
      if (isScrolling && this.#isOutOfSight(cell)) {
        left[kept++] = cell;
      } else {
        cell.isDisplayed = false;
        // The page may have said how it lays out what is in it.
        cell.display = cell.style.display;
        cell.style.display = "none";
      }
    }
    left.length = kept;
    this.#outline.endPass();
  }

  /** Puts all cells where they are, after the shift has changed. */
  placeAll() {
    for (const cell of this.#cells) {
      if (cell?.isShown) this.place(cell);
    }
  }

  /**
   * Follows the scroll position with the pinned cells: one that is being pushed
   * out rests in the content, so that no record comes for it.
   */
  placePinned() {
    if (this.#pinned === 0) return;
    if (this.#isOuter) this.#holdBack();
    for (const cell of this.#cells) {
      if (cell?.isPinned && cell.isShown) this.place(cell);
    }
  }

  /** What is held at an edge leaves with the content. */
  #holdBack() {
    let [first, last] = [0, this.length];
    for (const cell of this.#cells) {
      if (!cell?.isPinned || !cell.isShown) continue;
      const start = (this.#isVertical ? cell.y : cell.x) - this.shift;
      const length = this.#isVertical ? cell.height : cell.width;
      if (cell.kind === FOOTER) first = Math.min(first, start);
      else last = Math.max(last, start + length);
    }
    this.#before = first;
    this.#behind = last - this.length;
  }

  /** Puts a cell where it is, or where a finger holds it. */
  place(cell) {
    const origin = this.shift + (cell.isPinned ? this.#held(cell) : 0);
    const at = cell.lifted ?? cell;
    const x = this.#isVertical ? at.x : at.x - origin;
    const y = this.#isVertical ? at.y - origin : at.y;
    const place = `${x}px ${y}px`;
    cell.style.translate = place;
    if (cell.under) cell.under.style.translate = place;
  }

  /**
   * Where the pinned layer is, less what a cell in it has left: the layer moves
   * with the scroll position, the content does not.
   */
  #held(cell) {
    if (!this.#isOuter) return this.position;
    const held = Math.min(Math.max(this.position, 0), this.length);
    return held + (cell.kind === FOOTER ? this.#before : this.#behind);
  }

  #display(cell) {
    cell.isShown = true;
    if (cell.isInert) cell.isInert = cell.element.inert = false;
    if (cell.isDisplayed) return;
    cell.isDisplayed = true;
    // The app may have said so itself meanwhile.
    if (cell.style.display === "none") cell.style.display = cell.display;
  }

  #mark(cell, kind, section, item) {
    mark(cell, kind, section, item);
    this.#outline.show(cell, kind, section, item);
    this.keyboard?.show(cell);
    this.showsAgain(cell);
  }

  /** Takes over the frame in a record, given by its first word. */
  #frame(cell, at, memory) {
    const words = this.#read(memory);
    const zIndex = words[at + 4];
    const isPinned = words[at + 5] !== 0;
    const numbers = this.#numbers;
    const x = at / 2 + 3;
    cell.x = numbers[x];
    cell.y = numbers[x + 1];
    const width = numbers[x + 2];
    const height = numbers[x + 3];
    if (zIndex !== cell.zIndex) {
      cell.zIndex = zIndex;
      cell.style.zIndex = zIndex === 0 ? "" : zIndex;
    }
    if (isPinned !== cell.isPinned) {
      cell.isPinned = isPinned;
      this.#pinned += isPinned ? 1 : -1;
      bring(
        isPinned ? this.#overlay : cell.list?.element ?? this.#content, cell);
    }
    resize(cell, width, height);
    this.place(cell);
  }

  #isOutOfSight(cell) {
    if (cell.isPinned || cell.lifted) return false;
    const start = this.#isVertical ? cell.y : cell.x;
    const length = this.#isVertical ? cell.height : cell.width;
    const from = start - this.shift - this.position;
    return this.extent > 0 && (from >= this.extent || from + length <= 0);
  }
}
