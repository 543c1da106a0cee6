// What is shown by key: which sections, with which items, where each is.

/** The items of all sections one behind the other, found by their keys. */
export class Contents {
  /** The keys of the sections. */
  sections;
  /** The keys of all items. */
  keys;
  /** Where each section's items begin in `keys`, and the end of the last. */
  starts;
  /** Two places of one key, of which the second is not found; or null. */
  repeated = null;
  #places = null;
  #sectionPlaces = null;

  /**
   * @param {readonly unknown[]} sections the sections' keys.
   * @param {readonly (readonly unknown[])[]} items the keys of their items.
   */
  constructor(sections, items) {
    this.sections = sections;
    this.starts = new Int32Array(items.length + 1);
    items.forEach((keys, section) => {
      this.starts[section + 1] = this.starts[section] + keys.length;
    });
    this.keys = items.length === 1 ? items[0] : items.flat(1);
  }

  /** Where an item is in `keys`; -1 if there is none of that key. */
  find(key) { return this.#index().get(key) ?? -1; }

  /** Where a section is; -1 if there is none of that key. */
  findSection(key) {
    this.#sectionPlaces ??= new Map(
      this.sections.map((key, section) => [key, section]).reverse());
    return this.#sectionPlaces.get(key) ?? -1;
  }

  /** The section and the index in it of an item in `keys`. */
  path(place) {
    let low = 0;
    for (let high = this.sections.length - 1; low < high;) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= place) low = middle;
      else high = middle - 1;
    }
    return { section: low, index: place - this.starts[low] };
  }

  /** The key of an item, or undefined if there is no such item. */
  keyOf(section, index) {
    const start = this.starts[section];
    return start + index < this.starts[section + 1]
      ? this.keys[start + index] : undefined;
  }

  /** Looks at all keys, so that `repeated` says whether one comes twice. */
  check() {
    this.#index();
    return this;
  }

  #index() {
    if (this.#places) return this.#places;
    const places = this.#places = new Map();
    const { keys } = this;
    for (let place = 0; place < keys.length; place++) {
      const first = places.get(keys[place]);
      if (first === undefined) places.set(keys[place], place);
      else this.repeated ??= { key: keys[place], first, second: place };
    }
    return places;
  }
}
