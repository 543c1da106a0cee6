// A layout in the module's memory, as long as somebody needs it.

import { WaterFlowError } from "./errors.mjs";
import { DONE, noMemory, noSection, refusal } from "./layout-errors.mjs";
import { whole } from "./layout-options.mjs";

/** Frees what was forgotten; no promise that it runs. */
const forgotten = new FinalizationRegistry(({ exports, number }) =>
  exports.layout_free(number));

/** What the module calls a layout. */
export class Handle {
  module;
  exports;
  #number;

  /**
   * Has the module make a layout.
   *
   * @param {LayoutModule} module
   * @param {number[]} options of `layout_make`.
   */
  constructor(module, options) {
    this.module = module;
    this.exports = module.exports;
    this.#number = this.exports.layout_make(...options);
    if (this.#number === 0) throw noMemory();
    forgotten.register(
      this, { exports: this.exports, number: this.#number }, this);
  }

  /** The layout's number, as long as it has not been freed. */
  get live() {
    const number = this.#number;
    if (number === 0) {
      throw new WaterFlowError(
        null, "freed", "The layout has been freed; make another.");
    }
    return number;
  }

  /** How many values an item of a section has. */
  width(section) {
    const { exports, live } = this;
    whole(section, "section");
    const width = exports.layout_width(live, section);
    if (width > 0) return width;
    throw noSection(section, exports.layout_sections(live));
  }

  /** Throws where the module has refused something. */
  check(answer, values) {
    if (answer === DONE) return;
    throw refusal(answer, this.module.numbers, values);
  }

  free() {
    if (this.#number === 0) return;
    forgotten.unregister(this);
    this.exports.layout_free(this.#number);
    this.#number = 0;
  }
}
