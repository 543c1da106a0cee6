// The module's half of the timeline, as the page's scripts see it: where photos
// are in days, in the content, and on screen.

/** A calendar's day, as days since 1970. */
export const DAY = 86_400_000;

/** What the module holds: days, photos by their positions, and the view. */
export class Library {
  #exports;
  /** The revision since which no photo has another place. */
  movedAt = 0;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Copies bytes to where the module can take them. */
  #pass(bytes) {
    const start = this.#exports.timeline_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, start);
    return start;
  }

  /** Takes a timeline over, which `show` shows; false if it is none. */
  take(bytes) {
    const isTaken =
      this.#exports.timeline_take(this.#pass(bytes), bytes.length) !== 0;
    if (isTaken) this.movedAt = this.revision;
    return isTaken;
  }

  /** Shows what was taken over, with a photo so far from the top. */
  show(position = -1, distance = 0) {
    this.#exports.timeline_show(position, distance);
  }

  /** Carries changes out; false if the timeline has to be loaded anew. */
  change(bytes) {
    const head = new DataView(bytes.buffer, bytes.byteOffset);
    const isMoved = head.getUint32(32, true) + head.getUint32(36, true) > 0;
    const isTaken =
      this.#exports.timeline_change(this.#pass(bytes), bytes.length) !== 0;
    if (isTaken && isMoved) this.movedAt = this.revision;
    return isTaken;
  }

  /** Shows the photos whose bits are set; null for all. */
  filter(bits) {
    const start = bits ? this.#pass(bits) : 0;
    this.#exports.timeline_filter(start, bits?.length ?? 0);
  }

  /** Holds the photo at a point of the view. */
  hold({ x, y }) { this.#exports.timeline_hold(x, y); }

  /**
   * Arranges photos otherwise around a point of the view: the photo there stays,
   * or the one that is held comes there.
   */
  arrange(mode, size, { x, y }, isHeld = false) {
    this.#exports.timeline_arrange(mode, size, x, y, Number(isHeld));
  }

  /** Arranges more of a large library; false once all is. */
  arrangeMore() { return this.#exports.timeline_arrange_more() !== 0; }

  get revision() { return this.#exports.timeline_revision(); }

  // MARK: Photos

  get count() { return this.#exports.timeline_count(); }

  get sections() { return this.#exports.timeline_sections(); }

  /** The day of a section, as days since 1970. */
  dayOf(section) { return this.#exports.timeline_day(section); }

  /** The position of a section's first photo. */
  startOf(section) { return this.#exports.timeline_start(section); }

  sectionOf(position) { return this.#exports.timeline_section(position); }

  /** A photo's day and its number there; null if there is none. */
  place(position) {
    const section = this.sectionOf(position);
    if (section < 0) return null;
    const index = this.#exports.timeline_index(position);
    return { day: this.dayOf(section), index, section,
      item: position - this.startOf(section) };
  }

  /** A photo's position; -1 if it does not show. */
  position(day, index) { return this.#exports.timeline_position(day, index); }

  /** Height by width of a photo. */
  ratio(position) { return this.#exports.timeline_ratio(position); }

  /** The section of a day, or that of the next older one. */
  sectionOfDay(day) { return this.#exports.timeline_section_of_day(day); }

  // MARK: Places in the content, in pixels

  get length() { return this.#exports.timeline_length(); }

  get top() { return this.#exports.timeline_top(); }

  topOf(section) { return this.#exports.timeline_section_top(section); }

  sectionAt(top) { return this.#exports.timeline_section_at(top); }

  scroll(top) { this.#exports.timeline_scroll(top); }

  reveal(position) { this.#exports.timeline_reveal(position); }

  /** The first photo in view, and how far it is from the top. */
  get first() {
    return {
      position: this.#exports.timeline_first(),
      distance: this.#exports.timeline_first_distance(),
    };
  }

  // MARK: Selection

  get selectedCount() { return this.#exports.timeline_selected_count(); }

  /**
   * What is selected, as spans: three numbers each, a day, and in that the first
   * photo's number and the one behind the last.
   */
  get selection() {
    const start = this.#exports.timeline_selection();
    const { buffer } = this.#exports.memory;
    const count = new DataView(buffer).getInt32(start, true);
    const spans = new Int32Array(buffer, start + 4, 3 * count).slice();
    this.#exports.timeline_free(start);
    return spans;
  }

  /** Selects spans of photos as well. */
  select(spans) {
    const bytes = new Uint8Array(Int32Array.from(spans).buffer);
    this.#exports.timeline_select(this.#pass(bytes), bytes.length);
  }

  /** Whether the next press selects, even where nothing is selected. */
  pick(picks) { this.#exports.timeline_pick(Number(picks)); }

  clearSelection() { this.#exports.timeline_clear_selection(); }
}
