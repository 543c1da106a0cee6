// The layout without a view, for Node, workers and whoever draws elsewhere.

import { WaterFlowError } from "./errors.mjs";
import { HANDLE, LayoutAnswers, isFloats } from "./layout-answers.mjs";
import { UNUSABLE_VALUE, noItem, unusable } from "./layout-errors.mjs";
import { Handle } from "./layout-handle.mjs";
import { moduleOf } from "./layout-module.mjs";
import {
  number, object, said, styleNumbers, whole, word,
} from "./layout-options.mjs";

export { WaterFlowError };

/**
 * Where items stand, and which of them a part of the content shows.
 *
 * ```js
 * const layout = await Layout.create({ width: 1200, lanes: 4, gap: 8 });
 * layout.append(heights);
 * const out = new Float64Array(5 * 256);
 * const count = layout.query(top, top + 800, out);
 * ```
 *
 * All distances are in CSS pixels. Input that cannot be used is refused with an
 * error, and the layout stays as it was.
 */
export class Layout extends LayoutAnswers {
  #width;
  #height;
  /** What holds where a section's style says nothing. */
  #shared;

  /**
   * Makes a layout, and loads the module where nobody has yet.
   *
   * @param {object} options the viewport, and a section's style or `sections`.
   * @param {{module?: string | URL | BufferSource | WebAssembly.Module}} [from]
   *   the module, where it is not the file beside this one.
   * @returns {Promise<Layout>}
   */
  static async create(options, { module } = {}) {
    object(options, "options");
    return new Layout(SECRET, await moduleOf(module), options);
  }

  constructor(secret, module, options) {
    super();
    if (secret !== SECRET) {
      throw new TypeError("Layouts are made by Layout.create(options)");
    }
    const { width, height = 0, sections = [{}] } = options;
    this.#shared = { ...options };
    const axis = word(
      options.axis ?? "vertical", "options.axis", ["vertical", "horizontal"]);
    const direction = word(
      options.direction ?? "ltr", "options.direction", ["ltr", "rtl"]);
    this.#width = number(width, "options.width");
    this.#height = number(height, "options.height");
    const scale = number(options.scale ?? 0, "options.scale", 0, 2 ** 20);
    if (!Array.isArray(sections)) {
      throw new TypeError(
        `options.sections is ${said(sections)}, not an array`);
    }
    const styles = [...sections].map((style, section) => styleNumbers(
      style, options.sections ? `sections[${section}]` : "options", options));
    this[HANDLE] = new Handle(
      module, [width, height, axis, direction, scale]);
    try {
      styles.forEach((style, section) => this.#insert(section, style));
    } catch (error) {
      this.free();
      throw error;
    }
  }

  // Sections

  /** Adds a section without items before another, or behind the last. */
  insertSection(section, style) {
    whole(section, "section");
    this.#insert(section, styleNumbers(style, "style", this.#shared));
  }

  // Once all has been read: that may have changed this layout, or another one
  // of the module.
  #insert(section, numbers) {
    const handle = this[HANDLE];
    const { exports, live, module } = handle;
    module.numbers.set(numbers);
    handle.check(exports.layout_insert_section(live, section));
  }

  /** Takes a section away, with its items. */
  removeSection(section) {
    const { exports, live } = this[HANDLE];
    whole(section, "section");
    this[HANDLE].check(exports.layout_remove_section(live, section));
  }

  /** Gives a section another style and the items that it has. */
  restyle(style, section = 0) {
    const handle = this[HANDLE];
    whole(section, "section");
    const numbers = styleNumbers(style, "style", this.#shared);
    // Last, as above.
    const { exports, live, module } = handle;
    module.numbers.set(numbers);
    handle.check(exports.layout_restyle(live, section));
  }

  // Items

  /**
   * Adds items behind the last one of a section.
   *
   * @param {Float32Array | Float64Array | number[]} values what the section's
   *   `sizing` says: lengths, ratios (width / height), or a width and a height
   *   for each item.
   * @param {number} [section]
   */
  append(values, section = 0) {
    this.#add(-1, values, section);
  }

  /** Adds items before one of a section. */
  insert(index, values, section = 0) {
    whole(index, "index");
    this.#add(index, values, section);
  }

  #add(index, values, section) {
    const handle = this[HANDLE];
    const width = handle.width(section);
    if (Array.isArray(values)) {
      // They would be made numbers of: null would be 0.
      values = Float64Array.from(values, (value, at) =>
        typeof value === "number" ? value : number(value, `values[${at}]`));
    } else if (!isFloats(values)) {
      throw new TypeError(`values is ${said(values)}; give a Float64Array, a `
        + "Float32Array or an array of numbers");
    }
    if (values.length % width !== 0) {
      throw new RangeError(`values has ${values.length} numbers; section `
        + `${section} takes a width and a height for each item`);
    }
    // Last, as above.
    const { exports, live, module } = handle;
    module.makeRoom(values.length);
    module.numbers.set(values);
    const answer = exports.layout_insert(live, section, index, values.length);
    try {
      handle.check(answer, values);
    } finally {
      module.tidy();
    }
  }

  /** Takes items away, from one on. */
  remove(index, count = 1, section = 0) {
    const { exports, live } = this[HANDLE];
    whole(index, "index");
    whole(count, "count");
    const there = this.lengthOf(section);
    if (index + count > there) {
      const [name, place] = count === 1 || index > there
        ? ["index", index] : ["index + count", index + count];
      throw noItem(place, section, there, name);
    }
    this[HANDLE].check(exports.layout_remove(live, section, index, count));
  }

  /**
   * Takes an item to another place; within a section `to` counts the other
   * items alone.
   */
  move(from, to, section = 0, toSection = section) {
    const { exports, live } = this[HANDLE];
    whole(from, "from");
    whole(to, "to");
    whole(section, "section");
    whole(toSection, "toSection");
    this[HANDLE].check(
      exports.layout_move(live, section, from, toSection, to));
  }

  /**
   * Gives an item another size.
   *
   * @param {number} index
   * @param {number | {width: number, height: number}} value a length or a ratio
   *   as in `append`; in a flow both extents.
   * @param {number} [section]
   */
  resize(index, value, section = 0) {
    const handle = this[HANDLE];
    whole(index, "index");
    let lengths = [value];
    if (handle.width(section) === 2) {
      const { width, height } = object(value, "value");
      lengths =
        [number(width, "value.width"), number(height, "value.height")];
    } else if (typeof value !== "number") {
      throw new TypeError(`value is ${said(value)}, not a number`);
    }
    // Last, as above.
    const { exports, live, module } = handle;
    module.numbers.set(lengths);
    const answer = exports.layout_resize(live, section, index);
    if (answer === UNUSABLE_VALUE) {
      throw unusable("value", value, section, index);
    }
    handle.check(answer);
  }

  // The viewport

  /** Lays out for another width. */
  setWidth(width) {
    this.#setSize(number(width, "width"), this.#height);
  }

  /** Lays out for another height, which matters on the horizontal axis. */
  setHeight(height) {
    this.#setSize(this.#width, number(height, "height"));
  }

  #setSize(width, height) {
    const { exports, live } = this[HANDLE];
    this[HANDLE].check(exports.layout_viewport(live, width, height));
    [this.#width, this.#height] = [width, height];
  }

  /** Gives the memory back. From then on every call but this one throws. */
  free() { this[HANDLE].free(); }
}

// No static fields: what bundles this would do without private names then.
/** What stands for a section's header in place of an index. */
Layout.HEADER = -1;
/** What stands for a section's footer in place of an index. */
Layout.FOOTER = -2;

const SECRET = Symbol("create");
