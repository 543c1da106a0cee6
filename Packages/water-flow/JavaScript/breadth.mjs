// How broad an element is, where headers and footers are measured by that.

import { contentBox, watchSize } from
  "../../../Sources/WaterflowWeb/JavaScript/scrollers.mjs";

/** Has them measured anew where they have another breadth. */
export class Breadth {
  #flow;
  /** The breadth at which they were measured. */
  #measured = 0;
  #life = null;

  /** @param {Flow} flow */
  constructor(flow) { this.#flow = flow; }

  /** They have been measured just now. */
  watch() {
    const flow = this.#flow;
    const isMeasured = ({ given: { header, footer } }) =>
      [header, footer].some((one) => one && one.length === undefined);
    // Asking an element how broad it is has the browser lay out its page.
    if (!flow.sections.some(isMeasured)) return;
    this.#measured = this.#breadth;
    if (this.#life) return;
    this.#life = new AbortController();
    watchSize(flow.element, () => {
      if (this.#breadth !== this.#measured) flow.layOut();
    }, this.#life.signal);
  }

  end() { this.#life?.abort(); }

  get #breadth() {
    const { element } = this.#flow;
    return contentBox(element)[element.horizontal ? "height" : "width"];
  }
}
