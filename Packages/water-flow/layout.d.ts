// The layout without a view. Lengths are CSS pixels throughout.

/** What a global of a page is where there are pages, as with the DOM's types. */
type Global<Name extends string, Otherwise = never> =
  typeof globalThis extends Record<Name, { prototype: infer Value }>
    ? Value : Otherwise;

/** Why the layout refused something, with where. */
export class WaterFlowError extends Error {
  /**
   * - `freed`: the layout has been given back.
   * - `memory`: there is none left.
   * - `module`: the WebAssembly could not be loaded.
   * - `item-too-long`: a ratio makes an item longer than 16,777,215 px.
   * - `content-too-long`: one of several lanes beyond 1.5 * 2^30 px, content
   *   beyond 2^38 px.
   * - `sizing`: items would have to tell lengths, ratios or sizes that are not
   *   known.
   */
  readonly code: string;
  /** Null here; of `<water-flow>` the element that it is about. */
  readonly element?: Global<"HTMLElement", null> | null;
  readonly section?: number;
  readonly index?: number;
}

/**
 * How a section's items stand. What is absent is as in the options that the
 * layout was made with, also where a section gets another style.
 */
export interface LayoutStyle {
  /** Without one, `waterfall`. */
  mode?: "waterfall" | "justified" | "flow" | "list";
  /**
   * What a value says of an item. `lengths`: the extent along the axis.
   * `ratios`: width / height. `sizes`: a width and a height. Lanes and lists
   * take lengths if nothing is said, or ratios; `justified` takes ratios, `flow`
   * sizes.
   */
  sizing?: "lengths" | "ratios" | "sizes";
  /** The number of lanes, 1 to 256; without one, 1 or by `minLaneWidth`. */
  lanes?: number;
  /** As many lanes as fit that are at least so wide. */
  minLaneWidth?: number;
  /** Whether items keep their lanes when others change; `recomputed`. */
  assignment?: "recomputed" | "stable";
  /** The height that justified rows aim at; 200. */
  rowHeight?: number;
  /** Which items share a justified row; `greedy`. */
  breaking?: "greedy" | "balanced" | "even";
  /** How low `even` rows may be, as a fraction of the row height; 0.6. */
  shrink?: number;
  /** How the last justified row is shown; `natural`. */
  lastRow?: "natural" | "justified" | "previous";
  /** How high a `justified` last row may be, in row heights; 1.9. */
  stretch?: number;
  /** How a flow's lines are spread; `justified`. */
  distribution?: "justified" | "leading" | "center" | "trailing";
  /** Where items stand in a flow's line that is taller; `center`. */
  alignment?: "center" | "top" | "bottom";
  /** The distance between lanes, or between items of a row; 0. */
  gap?: number;
  /** The distance between items of a lane, or between rows; `gap`. */
  lineGap?: number;
  /**
   * The distances around the items, inside of header and footer; `left` is the
   * side at which reading starts, also from right to left.
   */
  insets?: { top?: number; right?: number; bottom?: number; left?: number };
  /** The extent of the header along the axis; 0 is none. */
  header?: number;
  /** The extent of the footer along the axis; 0 is none. */
  footer?: number;
}

/** The viewport, and what all sections have in common. */
export interface LayoutOptions extends LayoutStyle {
  width: number;
  /** Matters on the horizontal axis; 0. */
  height?: number;
  /** The direction of scrolling; `vertical`. */
  axis?: "vertical" | "horizontal";
  /** The side at which reading starts; `ltr`. */
  direction?: "ltr" | "rtl";
  /** Device pixels in a CSS pixel, to whose edges frames move; 0 is none. */
  scale?: number;
  /** One style each; without this there is one section. */
  sections?: readonly LayoutStyle[];
}

/** Values of items, as the section's `sizing` says. */
export type LayoutValues = Float64Array | Float32Array | readonly number[];

/** Where a module is: an address, its bytes, or what was compiled of them. */
export type ModuleSource =
  | string | { readonly href: string } | ArrayBuffer | ArrayBufferView
  | CompiledModule;

/** A `WebAssembly.Module`. */
type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Value } };
} ? Value : never;

/**
 * Where items stand, and which of them a part of the content shows.
 *
 * What cannot be used is refused with a `RangeError`, a `TypeError` or a
 * `WaterFlowError`, and the layout stays as it was.
 */
export class Layout {
  private constructor();

  /** Stands for a section's header in place of an index. */
  static readonly HEADER: -1;
  /** Stands for a section's footer in place of an index. */
  static readonly FOOTER: -2;

  /** Makes a layout; the first one loads the module, which all share. */
  static create(
    options: LayoutOptions,
    from?: { module?: ModuleSource },
  ): Promise<Layout>;

  /** The number of sections. */
  readonly sectionCount: number;
  /** Adds a section without items before another, or behind the last. */
  insertSection(section: number, style: LayoutStyle): void;
  /** Takes a section away, with its items. */
  removeSection(section: number): void;
  /**
   * Gives a section another style and the items that it has. Sizes tell lengths
   * and ratios, and are lost by that; neither of these tells the other, or sizes.
   */
  restyle(style: LayoutStyle, section?: number): void;
  /** How many lanes a section has; 1 where it has rows. */
  laneCount(section?: number): number;

  /** The number of items of all sections. */
  readonly length: number;
  /** The number of items of one section. */
  lengthOf(section: number): number;
  /** Adds items behind the last one of a section. */
  append(values: LayoutValues, section?: number): void;
  /** Adds items before one of a section. */
  insert(index: number, values: LayoutValues, section?: number): void;
  /** Takes items away, from one on. */
  remove(index: number, count?: number, section?: number): void;
  /** Takes an item elsewhere; within a section `to` counts the others alone. */
  move(from: number, to: number, section?: number, toSection?: number): void;
  /** Gives an item another length or ratio; in a flow another size. */
  resize(
    index: number, value: number | { width: number; height: number },
    section?: number,
  ): void;

  /** Lays out for another width. */
  setWidth(width: number): void;
  /** Lays out for another height, which matters on the horizontal axis. */
  setHeight(height: number): void;

  /** The extent of all content along the axis, all of it laid out. */
  readonly contentLength: number;
  /** Writes x, y, width and height of an item, a header or a footer. */
  frame<Out extends Float64Array | Float32Array>(
    index: number, out: Out, section?: number,
  ): Out;
  /**
   * Finds what lies between two positions of the axis, in order; what only
   * touches them does not count, as an item without an extent at either.
   *
   * @param out receives index, x, y, width and height of each element, five
   *   numbers; an `Int32Array` the index alone. A header's index is -1, a
   *   footer's -2.
   * @param sections receives the section of each.
   * @returns how many elements there are. Where that is more than fit, only as
   *   many were written: ask again with larger arrays.
   */
  query(
    from: number, to: number, out: Float64Array | Int32Array,
    sections?: Int32Array,
  ): number;
  /** The item that rests under a point of the content. */
  itemAt(x: number, y: number): { section: number; index: number } | null;
  /**
   * Lays out more of what changes have left for later, `budget` items or so.
   *
   * @returns whether there is more.
   */
  layOut(budget?: number): boolean;

  /** Gives the memory back; every other call throws from then on. */
  free(): void;
}
