// What a page tells by updates before there is a module to look at them.

import { ADOPT } from "./flow.mjs";

/** What a page tells by lists of indices. */
export const LISTS = ["removed", "inserted", "moved", "changed"];

/** The updates of one element that wait for a module. */
export class EarlyUpdates {
  #element;
  /** How many items each section will have had by the last of them. */
  #counts = [];

  constructor(element) { this.#element = element; }

  /** Other items are given in another way. */
  forget() { this.#counts = []; }

  /**
   * Gives the element what an update has made of its items.
   *
   * @param {object} changes
   * @param {?{count: number}[]} shown the sections as they are shown; null
   *   where others are to be.
   * @param {() => void} show has the element show that, once it can.
   * @returns {Array} what the features are to look at: the changes, and how
   *   many items there were and are; undefined where nobody knows, as of an
   *   array that was changed in place before it was shown.
   */
  take(changes, shown, show) {
    const { section = 0, items, ratios } = changes;
    const element = this.#element;
    const told =
      { ...copyOf(changes), sectionCount: element.sections?.length ?? 1 };
    const counts = shown ? shown.map(({ count }) => count) : this.#counts;
    const before = counts[section];
    element[ADOPT](section, items, ratios);
    show();
    // Last: a source's length may throw.
    const after = (element.sections?.[section] ?? element).items?.length;
    counts[section] = after;
    this.#counts = counts;
    return [told, before, after];
  }
}

/** Changes as they are told, though the page may use its lists again. */
const copyOf = (changes) => Object.fromEntries(
  ["section", ...LISTS].map((name) => [name, copy(changes[name])]));

const copy = (list) => Array.isArray(list) ? list.map(copy) : list;
