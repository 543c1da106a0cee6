// What an element is to show: sections, their items, and how large they are.

import { options } from "./attributes.mjs";
import { report, said } from "./errors.mjs";

/** The most items that a section can have: their lengths take 0.8 GB. */
const MOST = 1e8;
/** Longer than any item should be, in CSS pixels. */
const LONGEST = 1e6;

/** What a page says of a section, and what an element says of all. */
const FIELDS = [
  "key", "items", "ratios", "header", "footer", ...Object.keys(options),
];

/** A section like another one, whose fields may be getters, but for some. */
export const sectionLike = (given, others) => ({
  ...given, ...Object.fromEntries(FIELDS.map((name) => [name, given?.[name]])),
  ...others,
});

/** The function that tells the key of an item; null if nobody does. */
export function keyOf(element) {
  const { key, itemKey } = element;
  return key ?? (itemKey === null ? null : (item) => item?.[itemKey]);
}

/** A section as it was when it was read; see `Section` in `data.d.ts`. */
export class SectionData {
  given;
  items;
  count;
  /** Width by height of items, or null. */
  ratios;
  /** Whether sizes are found by looking at cells. */
  isMeasured;
  #element;
  #number;
  #size;
  #estimate;
  #rowHeight;
  #isHorizontal;

  constructor(element, given, number) {
    this.#element = element;
    this.#number = number;
    this.given = given ?? {};
    this.items = this.given.items ?? [];
    this.ratios = this.given.ratios ?? null;
    this.count = this.#read();
    this.#size = element.size;
    this.#estimate = element.estimate;
    this.#isHorizontal = element.horizontal;
    this.#rowHeight = this.get("rowHeight");
    this.isMeasured = !this.ratios && !this.#size
      && this.get("mode") !== "justified";
    const { ratios, count } = this;
    if (ratios && ratios.length < count) {
      this.#report("ratios", `has ${count} items and ${ratios.length} ratios; `
        + "give one for each. Others are squares.");
    }
  }

  /** A value of the section's own, or else the element's. */
  get(name) {
    const own = this.given[name] ?? null;
    if (own === null) return this.#element[name];
    const { isValid, valid } = options[name];
    if (!isValid || isValid(own)) return own;
    this.#report(name, `has the ${name} ${own}; give ${valid}.`);
    return this.#element[name];
  }

  /** The item at an index, or undefined if it is not there yet. */
  at(index) {
    try {
      return this.items.at(index);
    } catch (cause) {
      this.#report("at", "cannot be had: at() has thrown. Answer undefined for "
        + "an item that is not there yet.", index, cause);
    }
  }

  /** Width by height of an item. */
  ratio(index) {
    const { ratios } = this;
    if (ratios && index >= ratios.length) return 1;
    let value = 1;
    if (ratios) {
      value = ratios[index];
    } else if (this.#size) {
      const [width, height] = this.size(index);
      value = width / height;
    } else {
      this.#report("ratios",
        "cannot be laid out in justified rows: give `ratios` or `size`. "
        + "Squares are shown.");
    }
    // What is longer makes the whole section too long.
    if (value >= 1e-3 && value <= 1e4) return value;
    this.#warn(index, `has the ratio ${value}; give width by height, 0.001 to `
      + "10000. It is shown as a square.", ratios && "ratios");
    return 1;
  }

  /** Width and height of an item, in CSS pixels. */
  size(index) {
    const estimate = this.#estimate;
    if (this.ratios) {
      const height = this.#rowHeight;
      return [height * this.ratio(index), height];
    }
    const item = this.#size ? this.at(index) : undefined;
    if (item === undefined) return [estimate, estimate];
    let found;
    let width;
    let height;
    try {
      found = this.#size(item, index, this.#number);
      ({ width = estimate, height } = found ?? {});
    } catch (cause) {
      this.#report("size", "has no size: size() has thrown. The estimate is "
        + "used.", index, cause);
      return [estimate, estimate];
    }
    if (typeof found !== "object") {
      found = this.#length(found, index);
      return this.#isHorizontal ? [found, estimate] : [estimate, found];
    }
    return [this.#length(width, index), this.#length(height, index)];
  }

  #length(value, index) {
    const isNumber = typeof value === "number";
    if (isNumber && value >= 0 && value <= LONGEST) return value;
    const used = isNumber && value < 0 ? 0 : this.#estimate;
    this.#warn(index, `has the size ${said(value)}; give a number to `
      + `${LONGEST}. It counts as ${used}.`);
    return used;
  }

  #read() {
    if (!this.given.items || typeof this.items !== "object") {
      this.#report("items",
        "has no items: give an array, or an object with `length` and `at`.");
      return 0;
    }
    let count;
    try {
      count = this.items.length;
    } catch (cause) {
      this.#report("length", "shows nothing: length has thrown.", undefined,
        cause);
      return 0;
    }
    if (Number.isInteger(count) && count >= 0 && count <= MOST) return count;
    this.#report("length", `shows nothing: its length is ${count}. Give a `
      + "whole number from 0 to 100,000,000.");
    return 0;
  }

  #warn(index, message, code) {
    report(this.#element, code || "size",
      `${message} Other items are not told of.`,
      { section: this.#number, index }, true);
  }

  #report(code, message, index, cause) {
    report(this.#element, code, message,
      { section: this.#number, index, cause });
  }
}
