// How broad an element is, where headers and footers are measured by that.

/** Has them measured anew where they have another breadth. */
export class Breadth {
  #flow;
  /** The breadth at which they were measured. */
  #measured = 0;
  #observer = null;

  /** @param {Flow} flow */
  constructor(flow) { this.#flow = flow; }

  /** They have been measured just now. */
  watch() {
    const flow = this.#flow;
    this.#measured = this.#breadth;
    const isMeasured = ({ given: { header, footer } }) =>
      [header, footer].some((one) => one && one.length === undefined);
    if (this.#observer || !flow.sections.some(isMeasured)) return;
    this.#observer = new ResizeObserver(() => {
      if (this.#breadth !== this.#measured) flow.layOut();
    });
    this.#observer.observe(flow.element);
  }

  end() { this.#observer?.disconnect(); }

  get #breadth() {
    const { clientWidth, clientHeight, horizontal } = this.#flow.element;
    return horizontal ? clientHeight : clientWidth;
  }
}
