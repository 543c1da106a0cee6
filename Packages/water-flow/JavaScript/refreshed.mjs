// What a page has asked to show anew, until that is done.

/** The items of one element that are to be shown anew. */
export class Refreshed {
  #element;
  #places = [];

  constructor(element) { this.#element = element; }

  /** An item's content has changed. */
  add(place) {
    this.#places.push({ ...place, item: this.#itemAt(place) });
  }

  /** Takes out all of them, to be put back by `putBack`. */
  take() { return this.#places.splice(0); }

  putBack(places) { this.#places.push(...places); }

  /** Takes out where they may be by now, in the sections that are shown. */
  takeFrom(sections) {
    const places = [];
    /** Those that stand elsewhere, by their sections. */
    const moved = {};
    for (const { section, index, item } of this.take()) {
      places.push({ section, index });
      const { items } = sections[section] ?? {};
      const isElsewhere = item !== undefined && Array.isArray(items)
        && items[index] !== item;
      if (isElsewhere) (moved[section] ??= new Set()).add(item);
    }
    for (const [section, sought] of Object.entries(moved)) {
      const { items } = sections[section];
      for (let index = 0; index < items.length && sought.size > 0; index++) {
        if (sought.delete(items[index])) {
          places.push({ section: Number(section), index });
        }
      }
    }
    return places;
  }

  /** The item that the page means by a place, where it has it at hand. */
  #itemAt({ section, index }) {
    const { items } = this.#element.sections?.[section] ?? this.#element;
    return Array.isArray(items) ? items[index] : undefined;
  }
}
