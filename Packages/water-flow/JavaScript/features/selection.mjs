// What is selected, by people and by the page.

import { FIELDS } from
  "../../../../Sources/WaterflowWeb/JavaScript/targets.mjs";
import { cellOf } from "../cells.mjs";
import * as Feature from "./feature.mjs";

/** What begins a touch or a drag. */
const BEGINS = ["pointerdown", "touchstart"];
/** What ends a touch, a click or a key that may select something. */
const ENDS = ["pointerup", "touchend", "keydown", "click"];

const MODES = ["none", "single", "multiple"];

/** The selection of one element. */
export class Selection {
  #flow;
  #mode = 0;
  /** What a person has just done. */
  #event = null;
  /** What the page was asked about last, and whether it had no objection. */
  #asked = null;
  #isPermitted = true;
  /** What was selected before that, where only one can be. */
  #before;
  #isTold = false;
  #paths = [];
  /** What a state has named and is not there yet: keys, or places. */
  wanted = [];

  /**
   * @param {Flow} flow
   * @param {AbortSignal} signal ends the listening.
   */
  constructor(flow, signal) {
    this.#flow = flow;
    const options = { capture: true, passive: true, signal };
    for (const type of BEGINS) {
      flow.element.addEventListener(
        type, () => { this.#event = null; }, options);
    }
    for (const type of ENDS) {
      flow.element.addEventListener(
        type, (event) => { this.#event = event; }, options);
    }
    flow.element.addEventListener(
      "keydown", (event) => this.#pressed(event), { signal });
  }

  /** Whether a tap selects, of which the page hears before the click. */
  get isOn() { return this.#mode !== 0; }

  /** The selected items, in order. */
  get items() {
    if (!this.isOn) return [];
    this.#flow.call("selected");
    return this.#paths;
  }

  /** Lets people select nothing, one item or several. */
  setMode(name) {
    const mode = Math.max(0, MODES.indexOf(name));
    if (mode === this.#mode) return;
    if (this.isOn && mode < 2) {
      const kept = mode === 0 ? [] : this.items.slice(0, 1);
      this.clear();
      for (const path of kept) this.set(path, true);
    }
    this.#mode = mode;
    this.#flow.call("feature", Feature.selection, mode);
  }

  /** Selects an item, or takes it from the selection. */
  set(place, isSelected) {
    if (this.isOn && this.#flow.has(place)) {
      const { section, index } = place;
      this.#flow.call("select", section, index, Number(isSelected));
    }
  }

  /** Selects all items, where several can be. */
  selectAll() { if (this.#mode === 2) this.#flow.call("select", -1, 0, 1); }

  clear() {
    this.wanted = [];
    if (this.isOn) this.#flow.call("select", -1, 0, 0);
  }

  /** Selects what is there by now of what a state has named. */
  find(shown) {
    if (!this.isOn || this.wanted.length === 0) return;
    const { contents } = shown;
    this.wanted = this.wanted.filter((item) => {
      const place = typeof item === "object" ? -1 : contents?.find(item) ?? -1;
      const path = place < 0 ? item : contents.path(place);
      if (!this.#flow.has(path)) return true;
      this.set(path, true);
      return false;
    });
  }

  // What the module asks and tells

  /** Whether the page lets what has just happened select an item. */
  permits(section, index) {
    const [one] = this.#mode === 1 ? this.items : [];
    // The item: it may have another place by the time that it is told.
    this.#before =
      one && { ...one, item: this.#flow.itemAt(one.section, one.index) };
    const event = this.#event;
    const isKey = event?.type === "keydown";
    // A drag, arrows and Ctrl+A click nothing.
    if (!event) return true;
    if (isKey && event.key !== "Enter" && event.key !== " ") return true;
    if (event === this.#asked) return this.#isPermitted;
    this.#asked = event;
    const clicked = this.#flow.indexOf(event.target) ?? { section, index };
    const { events } = this.#flow;
    return this.#isPermitted =
      isKey ? events.clicked(clicked) : events.tapped(clicked);
  }

  /** Takes over which items are selected, by their numbers in memory. */
  read(start, count) {
    const numbers = new Int32Array(
      this.#flow.engine.exports.memory.buffer, start, 2 * count);
    this.#paths = Array.from({ length: count }, (_, at) =>
      ({ section: numbers[2 * at], index: numbers[2 * at + 1] }));
  }

  /** Tells the page that another selection has come to be; once for all. */
  tell() {
    if (this.#isTold) return;
    this.#isTold = true;
    queueMicrotask(() => {
      this.#isTold = false;
      const was = this.#before;
      this.#before = null;
      if (!this.isOn) return;
      const { items: selected } = this;
      // A tap on what is selected alone selects it once more.
      const [one] = selected;
      const item = one && this.#flow.itemAt(one.section, one.index);
      // It may stand elsewhere by now, but a text may stand there as well.
      const isSame = was && one && was.item === item
        && (was.section === one.section && was.index === one.index
          || Object(item) === item);
      if (!isSame) this.#flow.events.dispatch("selectionchange", { selected });
    });
  }

  // Changes of the items

  /**
   * Changes what is shown; what was selected stays so, where it is there still.
   *
   * @param {Function} change changes it.
   * @param {() => Shown} shown says what is shown, now and afterwards.
   * @param {boolean} isByIndex whether an item of which nobody knows more is
   *   known by its index.
   */
  keep(change, shown, isByIndex) {
    const before = this.items;
    const was = shown();
    const ids = before.map((place) => was.idOf(place));
    const result = change();
    const next = shown();
    before.forEach((place, at) => {
      const found = next.placeOf(ids[at], place, isByIndex);
      if (found) this.set(found, true);
    });
    if (this.items.length !== before.length) this.tell();
    this.find(next);
    return result;
  }

  /** A key was pressed on an item where none can be selected. */
  #pressed(event) {
    const isSpace = event.key === " ";
    // With Alt it shows an item's actions.
    if (this.isOn || event.altKey || event.key !== "Enter" && !isSpace) return;
    if (event.defaultPrevented || !this.#flow.element.keyboard) return;
    // In an item buttons and inputs have keys of their own, and a link has one.
    const [target] = event.composedPath();
    if (!target.matches(
      `.waterflow-cell:not(${isSpace ? "" : "a[href],"}button,${FIELDS})`)) {
      return;
    }
    const item = this.#flow.indexOf(target);
    // A cell of another element may stand in this one's.
    if (!item || cellOf(this.#flow.element, target) !== target) return;
    event.preventDefault();
    // A key that is held presses once.
    if (!event.repeat) this.#flow.events.clicked(item);
  }
}
