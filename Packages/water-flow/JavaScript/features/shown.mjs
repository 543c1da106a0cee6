// What is shown, as it was when it was given: a page may change its arrays.

import { report } from "../errors.mjs";
import { keyOf } from "../items.mjs";
import { Contents } from "./contents.mjs";
import { lookOf } from "./sizes.mjs";

/** A section's items as a list; null where they come one at a time. */
function listed({ items, count, given: { source } }) {
  if (!Array.isArray(source?.items ?? items) || items.length !== count) {
    return null;
  }
  // Those of an array from which a person has dragged one have no array.
  return items.slice?.()
    ?? Array.from({ length: count }, (_, index) => items.at(index));
}

/** Items, proportions and keys of what is shown. */
export class Shown {
  sections;
  /** The items of each section; null where they come one at a time. */
  items;
  /** The proportions of each section's items, or null. */
  ratios;
  /** How each section looks; see `lookOf`. */
  looks;
  #element;
  /** Whether the items are children, of which each is known by itself. */
  #areChildren;
  #contents;

  /**
   * @param {HTMLElement} element whose `key` is used.
   * @param {readonly SectionData[]} sections what is shown.
   * @param {readonly HTMLElement[]} [children] the element's.
   */
  constructor(element, sections, children) {
    this.#element = element;
    this.#areChildren = !this.#key && children !== undefined
      && !element.items && !element.sections;
    this.sections = sections;
    this.items = sections.map(listed);
    this.ratios = sections.map(({ ratios }) => ratios?.slice() ?? null);
    this.looks = sections.map(lookOf);
  }

  /** By key; null where nobody tells keys, or not of all items. */
  get contents() { return this.#contents ??= this.#find(); }

  /** What tells keys by now: it may be given with the items that come next. */
  get #key() { return keyOf(this.#element); }

  /** What an item is known by wherever it stands, or undefined. */
  idOf({ section, index }) {
    const item = (this.items[section] ?? this.sections[section])?.at(index);
    if (this.#areChildren) return item;
    return item === undefined || !this.#key
      ? undefined : this.#call(item, index);
  }

  /**
   * Where an item is that was at another place; null if it has gone.
   *
   * @param {unknown} id what it was known by.
   * @param {boolean} isByIndex whether it stays there if nobody knows better.
   */
  placeOf(id, was, isByIndex) {
    const { contents } = this;
    if (contents && id !== undefined) {
      const place = contents.find(id);
      return place < 0 ? null : contents.path(place);
    }
    if (!isByIndex) return null;
    if (this.#areChildren) {
      const index = this.items[0].indexOf(id);
      return index < 0 ? null : { section: 0, index };
    }
    // Of items that come one at a time nobody looks through all.
    const now = id === undefined ? id : this.idOf(was);
    return now === undefined || now === id ? was : null;
  }

  /**
   * Whether the same items stand in the same places of other sections: those
   * of the same keys, or the very same ones where nobody tells keys.
   *
   * @param {() => boolean} isSameOne answers for items that come one at a time.
   */
  isSame(sections, isSameOne = () => false) {
    const key = this.#key;
    return this.items.length === sections.length
      && this.items.every((items, section) => items
        ? items.length === sections[section].count
          && items.every((item, index) =>
            this.is(item, sections[section].at(index), index, key))
        : isSameOne());
  }

  /**
   * Whether changes that a page tells of a section lead to these items; also
   * where nobody knows because they come one at a time.
   */
  leadsTo(
    next, section, { removed = [], inserted = [], moved = [], changed = [] },
  ) {
    const items = this.items[section];
    if (!items) return true;
    const gone = new Set([...removed, ...moved.map(([from]) => from)]);
    const come = new Set(inserted);
    const origins = new Map(moved.map(([from, to]) => [to, from]));
    const others = new Set(changed);
    const key = this.#key;
    let stays = 0;
    for (let index = 0; index < next.count; index++) {
      if (come.has(index)) continue;
      while (gone.has(stays)) stays++;
      const from = origins.get(index) ?? stays++;
      if (!others.has(from)
        && !this.is(items[from], next.at(index), index, key)) return false;
    }
    return true;
  }

  /** Whether two are the same item. */
  is(item, other, index, key = this.#key) {
    return item === other
      || key && item !== undefined && other !== undefined
        && this.#call(item, index, key) === this.#call(other, index, key);
  }

  /** The items that are others of the same keys, by their places here. */
  changed(next, origins) {
    const changed = [];
    next.items.forEach((items, section) => {
      const start = next.contents.starts[section];
      items.forEach((item, index) => {
        const origin = origins[start + index];
        if (origin < 0) return;
        const path = this.contents.path(origin);
        if (this.items[path.section][path.index] !== item) changed.push(path);
      });
    });
    return changed;
  }

  /** An item is shown as it is in these sections. */
  see(sections, { section, index }) {
    if (!this.items[section]) return;
    this.items[section][index] = sections[section].at(index);
    this.#contents = undefined;
  }

  /** The same with this item elsewhere, as a person has dropped it. */
  move(from, to, item) {
    const ratio = this.ratios[from.section]?.at(from.index);
    for (const [lists, one] of [[this.items, item], [this.ratios, ratio]]) {
      for (const section of new Set([from.section, to.section])) {
        // Of what comes one at a time there is no list.
        if (lists[section]) lists[section] = Array.from(lists[section]);
      }
      lists[from.section]?.splice(from.index, 1);
      lists[to.section]?.splice(to.index, 0, one);
    }
    this.#contents = undefined;
  }

  #find() {
    const key = this.#key;
    if (!key || this.items.includes(null)) return null;
    const keys = this.items.map((items) =>
      items.map((item, index) => this.#call(item, index, key)));
    return new Contents(
      this.sections.map(({ given }, number) => given.key ?? number), keys);
  }

  #call(item, index, key = this.#key) {
    try {
      return key(item, index);
    } catch (cause) {
      report(this.#element, "key", "has no key: key() has failed.",
        { index, cause });
    }
  }
}
