// The layout without a view, for Node, workers and whoever draws elsewhere.

import { WaterFlowError } from "./errors.mjs";
import {
  DONE, UNUSABLE_VALUE, noMemory, noSection, refusal, unusable,
} from "./layout-errors.mjs";
import { moduleOf } from "./layout-module.mjs";
import {
  number, object, said, styleNumbers, whole, word,
} from "./layout-options.mjs";

export { WaterFlowError };

/** Frees what was forgotten; no promise that it runs. */
const forgotten = new FinalizationRegistry(({ module, handle }) =>
  module.exports.layout_free(handle));

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
export class Layout {
  /** What stands for a section's header in place of an index. */
  // No static fields: what bundles this would do without private names then.
  static get HEADER() { return -1; }
  /** What stands for a section's footer in place of an index. */
  static get FOOTER() { return -2; }

  #module;
  #exports;
  #handle = 0;
  #width;
  #height;

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
    if (secret !== SECRET) {
      throw new TypeError("Layouts are made by Layout.create(options)");
    }
    const { width, height = 0, sections = [{}] } = options;
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
    const styles = sections.map((style, section) => styleNumbers(
      style, options.sections ? `sections[${section}]` : "options", options));
    this.#module = module;
    this.#exports = module.exports;
    this.#handle = this.#exports.layout_make(
      width, height, axis, direction, scale);
    if (this.#handle === 0) throw noMemory();
    forgotten.register(this, { module, handle: this.#handle }, this);
    try {
      styles.forEach((style, section) => this.#insert(section, style));
    } catch (error) {
      this.free();
      throw error;
    }
  }

  // Sections

  /** The number of sections. */
  get sectionCount() {
    return this.#exports.layout_sections(this.#live());
  }

  /** Adds a section without items before another, or behind the last. */
  insertSection(section, style) {
    this.#live();
    whole(section, "section");
    this.#insert(section, styleNumbers(style, "style"));
  }

  #insert(section, numbers) {
    this.#module.numbers.set(numbers);
    this.#check(this.#exports.layout_insert_section(this.#handle, section));
  }

  /** Takes a section away, with its items. */
  removeSection(section) {
    const handle = this.#live();
    whole(section, "section");
    this.#check(this.#exports.layout_remove_section(handle, section));
  }

  /** Gives a section another style and the items that it has. */
  restyle(style, section = 0) {
    const handle = this.#live();
    whole(section, "section");
    this.#module.numbers.set(styleNumbers(style, "style"));
    this.#check(this.#exports.layout_restyle(handle, section));
  }

  /** How many lanes a section has; 1 where it has rows. */
  laneCount(section = 0) {
    const handle = this.#live();
    this.#section(section);
    return Math.max(1, this.#exports.layout_lanes(handle, section));
  }

  // Items

  /** The number of items of all sections. */
  get length() {
    const handle = this.#live();
    const sections = this.#exports.layout_sections(handle);
    let length = 0;
    for (let section = 0; section < sections; section++) {
      length += this.#exports.layout_count(handle, section);
    }
    return length;
  }

  /** The number of items of one section. */
  lengthOf(section) {
    const handle = this.#live();
    this.#section(section);
    return this.#exports.layout_count(handle, section);
  }

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
    this.#live();
    whole(index, "index");
    this.#add(index, values, section);
  }

  #add(index, values, section) {
    const handle = this.#live();
    const width = this.#section(section);
    if (!(values instanceof Float64Array || values instanceof Float32Array
      || Array.isArray(values))) {
      throw new TypeError(`values is ${said(values)}, not an array of numbers`);
    }
    if (values.length % width !== 0) {
      throw new RangeError(`values has ${values.length} numbers; section `
        + `${section} takes a width and a height for each item`);
    }
    this.#module.makeRoom(values.length);
    this.#module.numbers.set(values);
    const answer = this.#exports.layout_insert(
      handle, section, index, values.length);
    try {
      this.#check(answer, values);
    } finally {
      this.#module.tidy();
    }
  }

  /** Takes items away, from one on. */
  remove(index, count = 1, section = 0) {
    const handle = this.#live();
    whole(index, "index");
    whole(count, "count");
    whole(index + count, "index + count");
    whole(section, "section");
    this.#check(
      this.#exports.layout_remove(handle, section, index, count));
  }

  /**
   * Takes an item to another place; within a section `to` counts the other
   * items alone.
   */
  move(from, to, section = 0, toSection = section) {
    const handle = this.#live();
    whole(from, "from");
    whole(to, "to");
    whole(section, "section");
    whole(toSection, "toSection");
    this.#check(
      this.#exports.layout_move(handle, section, from, toSection, to));
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
    const handle = this.#live();
    whole(index, "index");
    const isSize = this.#section(section) === 2;
    const { numbers } = this.#module;
    if (isSize) {
      const { width, height } = object(value, "value");
      numbers[0] = number(width, "value.width");
      numbers[1] = number(height, "value.height");
    } else {
      if (typeof value !== "number") {
        throw new TypeError(`value is ${said(value)}, not a number`);
      }
      numbers[0] = value;
    }
    const answer = this.#exports.layout_resize(handle, section, index);
    if (answer === UNUSABLE_VALUE) {
      throw unusable("value", value, section, index);
    }
    this.#check(answer);
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
    const handle = this.#live();
    this.#check(this.#exports.layout_viewport(handle, width, height));
    [this.#width, this.#height] = [width, height];
  }

  // Answers

  /**
   * The extent of all content along the axis.
   *
   * Lays out what changes have left; see `layOut`.
   */
  get contentLength() {
    return this.#exports.layout_length(this.#live());
  }

  /**
   * Writes where an item rests: x, y, width and height.
   *
   * @param {number} index the item, `Layout.HEADER` or `Layout.FOOTER`.
   * @param {Float64Array | Float32Array} out room for four numbers.
   * @param {number} [section]
   * @returns `out`.
   */
  frame(index, out, section = 0) {
    const handle = this.#live();
    whole(index, "index", -2);
    whole(section, "section");
    if (!ArrayBuffer.isView(out) || !(out.length >= 4)) {
      throw new TypeError("out is no typed array with room for 4 numbers");
    }
    this.#check(this.#exports.layout_frame(handle, section, index));
    const { numbers } = this.#module;
    out[0] = numbers[0];
    out[1] = numbers[1];
    out[2] = numbers[2];
    out[3] = numbers[3];
    return out;
  }

  /**
   * Finds what lies between two positions of the axis, in order of sections
   * and items; what only touches them does not count.
   *
   * @param {number} from
   * @param {number} to
   * @param {Float64Array | Int32Array} out receives, of each element, index, x,
   *   y, width and height: five numbers; an `Int32Array` the index alone.
   * @param {Int32Array} [sections] receives the section of each.
   * @returns {number} how many elements there are. Where that is more than fit,
   *   only as many were written: ask again with larger arrays.
   */
  query(from, to, out, sections) {
    const handle = this.#live();
    if (!isNumber(from) || !isNumber(to)) {
      throw new RangeError(
        `There is nothing from ${said(from)} to ${said(to)}`);
    }
    const isFrames = out instanceof Float64Array;
    if (!isFrames && !(out instanceof Int32Array)) {
      throw new TypeError("out is no Float64Array and no Int32Array");
    }
    if (sections !== undefined && !(sections instanceof Int32Array)) {
      throw new TypeError("sections is no Int32Array");
    }
    let room = isFrames ? (out.length / 5) | 0 : out.length;
    if (sections !== undefined && sections.length < room) {
      room = sections.length;
    }
    const module = this.#module;
    const count = this.#exports.layout_query(handle, from, to, room);
    const written = count < room ? count : room;
    if (6 * written > module.room) {
      module.makeRoom(6 * written);
      this.#exports.layout_records(handle, written);
    }
    const { numbers } = module;
    if (isFrames) copy(numbers, out, 5 * written);
    else copyIndices(numbers, out, written);
    if (sections !== undefined) {
      for (let place = 0; place < written; place++) {
        sections[place] = numbers[5 * written + place];
      }
    }
    return count;
  }

  /**
   * Finds the item that rests under a point of the content.
   *
   * @returns {{section: number, index: number} | null}
   */
  itemAt(x, y) {
    const handle = this.#live();
    number(x, "x", -Infinity, Infinity);
    number(y, "y", -Infinity, Infinity);
    if (!this.#exports.layout_item_at(handle, x, y)) return null;
    const { numbers } = this.#module;
    return { section: numbers[0], index: numbers[1] };
  }

  /**
   * Goes on with what changes have left to be laid out, which a query does for
   * the part that it is asked for, and `contentLength` and `frame` for all.
   *
   * @param {number} [budget] about how many items at most.
   * @returns {boolean} whether there is more.
   */
  layOut(budget = 100_000) {
    const handle = this.#live();
    whole(budget, "budget", 1);
    return this.#exports.layout_more(handle, budget) === 1;
  }

  /** Gives the memory back. From then on every call but this one throws. */
  free() {
    if (this.#handle === 0) return;
    forgotten.unregister(this);
    this.#exports.layout_free(this.#handle);
    this.#handle = 0;
  }

  #live() {
    const handle = this.#handle;
    if (handle === 0) {
      throw new WaterFlowError(
        null, "freed", "The layout has been freed; make another.");
    }
    return handle;
  }

  /** Returns how many values an item of a section has. */
  #section(section) {
    whole(section, "section");
    const width = this.#exports.layout_width(this.#handle, section);
    if (width > 0) return width;
    throw noSection(section, this.#exports.layout_sections(this.#handle));
  }

  #check(answer, values) {
    if (answer === DONE) return;
    throw refusal(answer, this.#module.numbers, values);
  }
}

const SECRET = Symbol("create");

function isNumber(value) {
  return typeof value === "number" && value === value;
}

function copy(numbers, out, count) {
  for (let place = 0; place < count; place++) out[place] = numbers[place];
}

function copyIndices(numbers, out, count) {
  for (let place = 0; place < count; place++) out[place] = numbers[5 * place];
}
