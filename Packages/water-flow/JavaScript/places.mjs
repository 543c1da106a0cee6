// Where items are that an element shows.

import { cellOf } from "./cells.mjs";

/** How the module numbers where an item is to stand. */
const BLOCKS = ["start", "center", "end", "nearest"];

/** Answers where items are, and goes there. */
export class Places {
  element;
  engine;
  /** What the module calls the element. */
  number;
  /** What is shown. */
  sections = [];
  /** How long items that are not measured yet were thought to be, by section. */
  estimates = [];

  /** What shows it in the page. */
  get view() { return this.engine.page.viewIn(this.element); }

  /** Calls an export of the module. */
  call(name, ...told) {
    return this.engine.exports[`element_${name}`](this.number, ...told);
  }

  /**
   * Calls one that scrolls. Where something hidden is for the module already,
   * the scroller may have gone elsewhere.
   */
  go(name, ...told) {
    this.call(name, ...told);
    this.view?.resumeAway();
  }

  /** An item, or undefined if it is not there. */
  itemAt(section, index) { return this.sections[section]?.at(index); }

  /** Whether there is such an item. */
  has({ section, index }) {
    return Number.isInteger(index) && index >= 0
      && index < this.sections[section]?.count;
  }

  scrollToItem(place, block, isAnimated) {
    if (!this.has(place)) return;
    const { section, index } = place;
    this.go("scroll", section, index,
      Math.max(BLOCKS.indexOf(block), 0), Number(isAnimated));
  }

  /** The item that a smooth scroll is on its way to, or null. */
  get destination() {
    if (!this.call("destination")) return null;
    const [section, index] = this.engine.numbers;
    return { section, index };
  }

  frameOf(place) {
    const { section, index } = place;
    if (!this.has(place) || !this.call("frame", section, index)) return null;
    const [x, y, width, height] = this.engine.numbers;
    return new DOMRectReadOnly(x, y, width, height);
  }

  elementOf(place) {
    const number = this.has(place)
      ? this.call("cell", place.section, place.index) : 0;
    return this.engine.page.element(number);
  }

  indexOf(target) {
    const cell = cellOf(this.element, target);
    if (!cell || !cell.hasAttribute("data-item")) return null;
    return {
      section: Number(cell.dataset.section), index: Number(cell.dataset.item),
    };
  }

  find(test, { section = 0, index = 0 } = {}, { sections } = this) {
    if (section < 0) section = index = 0;
    for (; section < sections.length; section++, index = 0) {
      const data = sections[section];
      index = Math.max(Math.ceil(index) || 0, 0);
      for (; index < data.count; index++) {
        const item = data.at(index);
        if (item !== undefined && test(item, index)) return { section, index };
      }
    }
    return null;
  }
}
