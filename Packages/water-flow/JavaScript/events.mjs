// What happens in an element, told to the page.

import { CONTROLS, ECHO, FIELDS, isNested, within } from
  "../../../Sources/WaterflowWeb/JavaScript/targets.mjs";
import { cellOf } from "./cells.mjs";
import { report } from "./errors.mjs";

/** What the module tells; see `ElementEvent`. */
const RANGE = 0;
const NEAR_END = 1;
const PIN = 2;
const CORRECTED_ITEM = 3;
const REFUSED = 4;

/** What the module has put right, by its number. */
const CORRECTED = [
  ["size", "has a size that is below 0 or no number. It counts as 0"],
  // None of its items say in which lane they are.
  ,
  ["style", "has a distance, a header or a footer that is below 0 or no "
    + "number. It counts as 0"],
  ["lanes", "has a number of lanes that cannot be; give 1 to 256. The nearest "
    + "is taken"],
];

/** Tells the page of one element's events. */
export class Events {
  #flow;
  /** What was in view as that was told last. */
  #range = "";
  /** What is to be told of that once the beginning is over. */
  #next = null;
  #hasBegun = false;
  /** How many items there were as their end was told. */
  #end = 0;
  /** When a tap was told of whose click has not come. */
  #told = -Infinity;
  /** As many as another flow has told of, which is not told again. */
  #known = 0;

  /**
   * @param {Flow} flow
   * @param {AbortSignal} signal ends the listening.
   */
  constructor(flow, signal) {
    this.#flow = flow;
    flow.element.addEventListener(
      "click", (event) => this.#click(event), { signal });
  }

  /** Goes on where those of another flow end, which has shown the same. */
  takeOver(other) {
    this.#range = other.#range;
  }

  /** How many items there were as the page was told of their end. */
  get end() { return this.#end; }

  set end(count) { this.#end = this.#known = count; }

  /** What is in view is where it is to be. */
  begin() {
    this.#hasBegun = true;
    if (this.#next) this.#tellRange(this.#next);
  }

  /** Other items are shown, maybe as many; `isAll`: whatever was told. */
  forget(isAll) {
    if (isAll || this.#end !== this.#count) this.#end = 0;
    this.#known = this.#end;
  }

  get #count() {
    return this.#flow.sections.reduce((sum, { count }) => sum + count, 0);
  }

  #tellRange(range) {
    const said = String(range);
    if (said === this.#range) return;
    this.#range = said;
    const [a, b, c, d] = range;
    this.dispatch("rangechange", {
      first: { section: a, index: b }, last: { section: c, index: d },
    });
  }

  #tellEnd() {
    const known = this.#known;
    this.#known = 0;
    this.#end = this.#count;
    if (this.#end !== known) this.dispatch("nearend", {});
  }

  /** Hears what has happened. */
  told(event, a, b, c, d) {
    switch (event) {
      case RANGE:
        if (a < 0) {
          this.#range = "";
          this.#next = null;
          break;
        }
        this.#next = [a, b, c, d];
        if (this.#hasBegun) this.#tellRange(this.#next);
        break;
      case NEAR_END: this.#tellEnd(); break;
      case PIN:
        this.dispatch("pin", {
          section: a, kind: b === 0 ? "header" : "footer", pinned: c !== 0,
        });
        break;
      case CORRECTED_ITEM: {
        const [code, message] = CORRECTED[d];
        report(this.#flow.element, code, `${message}.`,
          { section: a, index: b < 0 ? undefined : b }, true);
        break;
      }
      case REFUSED:
        report(this.#flow.element, "layout", "cannot be laid out: its content "
          + "is too long, or a distance is no number.",
        { section: a, index: b < 0 ? undefined : b });
        break;
    }
  }

  /** Tells of a click on an item; whether nobody has objected. */
  clicked({ section, index }) {
    return this.dispatch("itemclick", {
      item: this.#flow.itemAt(section, index), index, section,
      element: this.#flow.elementOf({ section, index }),
    }, true);
  }

  /** Tells of a tap as of the click that is to come. */
  tapped(item) {
    const isAllowed = this.clicked(item);
    // Last: the page may take its time.
    this.#told = performance.now();
    return isAllowed;
  }

  #click(event) {
    const { element } = this.#flow;
    const { target } = event;
    const item = this.#flow.indexOf(target);
    if (!item || event.defaultPrevented || isNested(event, element)) return;
    // A cell that is a link as a whole is an item all the same.
    const cell = cellOf(element, target);
    if (within(event, cell, `${CONTROLS}, ${FIELDS}`)) return;
    // Where taps select, the module has asked the page before, but for items that
    // Shift leaves selected.
    if (this.#told + ECHO < performance.now()) this.clicked(item);
    this.#told = -Infinity;
  }

  /** Dispatches an event; returns whether nobody has prevented it. */
  dispatch(type, detail, cancelable = false) {
    return this.#flow.element.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, cancelable }));
  }
}
