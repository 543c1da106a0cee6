// What a swipe over an item offers.

import { report } from "../errors.mjs";

/** How long a button is unless the page says it, in CSS pixels. */
const WIDTH = 74;

/** The swipe actions of one element. */
export class Swiping {
  #flow;
  /** What the page has answered last, and at which edge it was asked for. */
  #offer = null;
  #asked = [];
  /** The actions that may be chosen, by the numbers of their sets. */
  #sets = new Map();

  constructor(flow) { this.#flow = flow; }

  /** How many actions an item has at an edge. */
  count(section, index, edge) {
    // Both edges are asked for, the leading one first: the page is once.
    if (edge === 0) this.#offer = this.#ask(section, index);
    const actions = this.#offer?.[edge === 0 ? "leading" : "trailing"];
    // What is no action is left out, as by `condition && action`.
    this.#asked = Array.isArray(actions)
      ? actions.filter((one) => one && typeof one === "object") : [];
    return this.#asked.length;
  }

  /** Writes what an action is like. */
  describe(set, index) {
    this.#sets.set(set, this.#asked);
    const { width, destructive } = this.#asked[index];
    this.#flow.engine.numbers.set(
      [width > 0 ? width : WIDTH, Number(destructive ?? false)]);
    return 1;
  }

  /** Where a text of an action is. */
  text(kind, index) {
    const { title, color } = this.#asked[index];
    return this.#flow.engine.page.bytesOf(
      String((kind === 0 ? title : color) ?? ""));
  }

  forget(set) { this.#sets.delete(set); }

  /** A person has chosen an action. */
  perform(set, at, section, index) {
    const flow = this.#flow;
    const action = this.#sets.get(set)?.[at];
    if (!action) return;
    const item = flow.itemAt(section, index);
    const detail = { item, index, section, action };
    if (!flow.events.dispatch("swipe", detail, true)) return;
    const fail = (cause) => report(flow.element, "swipe",
      `has an action that has failed, ${action.title}.`,
      { section, index, cause });
    try {
      Promise.resolve(action.perform?.(item, index, section)).catch(fail);
    } catch (cause) {
      fail(cause);
    }
  }

  #ask(section, index) {
    const flow = this.#flow;
    const item = flow.itemAt(section, index);
    if (item === undefined) return null;
    try {
      return flow.element.swipeActions?.(item, index, section);
    } catch (cause) {
      report(flow.element, "swipeActions",
        "has no actions: swipeActions() has failed.",
        { section, index, cause });
    }
  }
}
