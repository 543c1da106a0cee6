// What a layout is asked: how much there is, and where.

import { number, whole } from "./layout-options.mjs";

/** A layout's handle, which is nobody else's. */
export const HANDLE = Symbol("handle");

/** The half of `Layout` that changes no items. */
export class LayoutAnswers {
  /** @type {Handle} */
  [HANDLE];

  /** The number of sections. */
  get sectionCount() {
    const { exports, live } = this[HANDLE];
    return exports.layout_sections(live);
  }

  /** How many lanes a section has; 1 where it has rows. */
  laneCount(section = 0) {
    const { exports, live } = this[HANDLE];
    this[HANDLE].width(section);
    return Math.max(1, exports.layout_lanes(live, section));
  }

  /** The number of items of all sections. */
  get length() {
    const { exports, live } = this[HANDLE];
    const sections = exports.layout_sections(live);
    let length = 0;
    for (let section = 0; section < sections; section++) {
      length += exports.layout_count(live, section);
    }
    return length;
  }

  /** The number of items of one section. */
  lengthOf(section) {
    const { exports, live } = this[HANDLE];
    this[HANDLE].width(section);
    return exports.layout_count(live, section);
  }

  /**
   * The extent of all content along the axis.
   *
   * Lays out what changes have left; see `layOut`.
   */
  get contentLength() {
    const { exports, live } = this[HANDLE];
    return exports.layout_length(live);
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
    const { exports, live } = this[HANDLE];
    whole(index, "index", -2);
    whole(section, "section");
    if (!isFloats(out) || out.length < 4) {
      throw new TypeError("out is no Float64Array or Float32Array with room "
        + "for 4 numbers");
    }
    this[HANDLE].check(exports.layout_frame(live, section, index));
    const { numbers } = this[HANDLE].module;
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
    const { exports, live, module } = this[HANDLE];
    number(from, "from", -Infinity, Infinity);
    number(to, "to", -Infinity, Infinity);
    const isFrames = out instanceof Float64Array;
    if (!isFrames && !(out instanceof Int32Array)) {
      throw new TypeError("out is no Float64Array and no Int32Array");
    }
    if (sections !== undefined && !(sections instanceof Int32Array)) {
      throw new TypeError("sections is no Int32Array");
    }
    let room = isFrames ? (out.length / 5) | 0 : out.length;
    if (sections?.length < room) room = sections.length;
    const count = exports.layout_query(live, from, to, room);
    const written = count < room ? count : room;
    if (6 * written > module.room) {
      module.makeRoom(6 * written);
      exports.layout_records(live, written);
    }
    const { numbers } = module;
    // Nothing can be set in an array whose buffer was given away.
    if (!written) return count;
    if (isFrames) out.set(module.first(5 * written));
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
    const { exports, live } = this[HANDLE];
    number(x, "x", -Infinity, Infinity);
    number(y, "y", -Infinity, Infinity);
    if (!exports.layout_item_at(live, x, y)) return null;
    const { numbers } = this[HANDLE].module;
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
    const { exports, live } = this[HANDLE];
    whole(budget, "budget", 1);
    return exports.layout_more(live, budget) === 1;
  }
}

/** Whether numbers of all sizes can be read there, and written. */
export function isFloats(value) {
  return value instanceof Float64Array || value instanceof Float32Array;
}

function copyIndices(numbers, out, count) {
  for (let place = 0; place < count; place++) out[place] = numbers[5 * place];
}
