// The photos that show, for whatever is shown of them besides their tiles.

import { idsOf } from "./ids.mjs";
import { BROKEN, COLOURED } from "./pieces.mjs";
import { details } from "./tile.mjs";

/** The position of a photo that is there, but is not among those that show. */
export const HIDDEN = -2;

/**
 * Photos by their positions, newest first. Tells `change` when other photos
 * show, `selection` when others are selected, and `open` with a `position` when
 * one is to be seen on its own.
 */
export class Source extends EventTarget {
  #library;
  #view;

  constructor(library, view) {
    super();
    this.#library = library;
    this.#view = view;
  }

  /** What the server calls the state of the library that shows. */
  get revision() { return this.#library.revision; }

  /** The state since which no photo has another place. */
  get movedAt() { return this.#library.movedAt; }

  /** How many photos show. */
  count() { return this.#library.count; }

  /** What is known of a photo; null until its details are there. */
  at(position) {
    const place = this.#library.place(position);
    const photo = place && details.find(place.day, place.index);
    if (!photo) return null;
    const ratio = this.#library.ratio(position);
    const { id, version, color, flags, name, caption } = photo;
    return {
      id, version, width: 1_000, height: 1_000 * ratio,
      color: flags & COLOURED
        ? `rgb(${color >> 16} ${color >> 8 & 255} ${color & 255})` : "",
      isBroken: (flags & BROKEN) !== 0, name, caption, day: place.day,
    };
  }

  /** Fetches the details of a photo; returns its position by then. */
  async load(position) {
    const place = this.#library.place(position);
    if (!place) return -1;
    await details.load(place.day, place.index);
    return this.#library.position(place.day, place.index);
  }

  /** The element of a photo's tile, or null. */
  tile(position) {
    const place = this.#library.place(position);
    return place && this.#view.querySelector(
      `photo-tile[data-section="${place.section}"]`
        + `[data-item="${place.item}"]`);
  }

  /** Scrolls so that a photo's tile is in view, at once. */
  reveal(position) { this.#library.reveal(position); }

  /** The position of a photo whose details are there; -1 if it is not. */
  positionOf(id) {
    const place = details.placeOf(id);
    return place ? this.#library.position(place.day, place.index) : -1;
  }

  /**
   * The position of any photo, which the server is asked for; -1 if there is
   * none, and `HIDDEN` if it does not show.
   *
   * @throws if the server does not tell.
   */
  async locate(id) {
    const known = this.positionOf(id);
    if (known >= 0) return known;
    const place = await details.whereIs(id);
    if (!place) return -1;
    const position = this.#library.position(place.day, place.index);
    if (position < 0) return HIDDEN;
    // It may have moved once more meanwhile.
    return this.at(position)?.id !== id ? this.locate(id) : position;
  }

  // MARK: Selection

  /**
   * The ids of all that is selected, which may have to be fetched; a signal
   * ends that.
   *
   * @throws if one of them cannot be known.
   */
  selectedIds(signal) {
    return idsOf(details, () => this.#library.selection, signal);
  }

  clearSelection() {
    this.#library.clearSelection();
    this.tell("selection");
  }

  /** How many photos are selected. */
  selectedCount() { return this.#library.selectedCount; }

  /** Shows the photos whose bits are set; all for null. */
  filter(bits) {
    this.#library.filter(bits);
    this.tell("change");
  }

  /** Tells of an event. */
  tell(type, values = {}) {
    this.dispatchEvent(Object.assign(new Event(type), values));
  }
}
