// What a page gives the element: its items, how they stand and how they look.
// Lengths are CSS pixels throughout.

/**
 * How the items of a section stand.
 *
 * - `waterfall`: in lanes, each below the lane that ends first.
 * - `justified`: in rows that fill the line, each in its own ratio.
 * - `flow`: side by side in lines that wrap.
 * - `list`: one below the other.
 */
export type Mode = "waterfall" | "justified" | "flow" | "list";

/**
 * Where rows of `justified` end: `greedy` takes what comes, `balanced` looks
 * ahead for rows of like heights, `even` finds the best of all breaks.
 */
export type Breaking = "greedy" | "balanced" | "even";

/**
 * How the last row of `justified` is shown, which never is broader than the line:
 * `natural` at the height that rows are near, `justified` from side to side where
 * that makes it at most 1.9 times as high, `previous` as high as the row above.
 */
export type LastRow = "natural" | "justified" | "previous";

/**
 * Items that need not be in an array, such as those of a server.
 *
 * `length` is read when the source is assigned, on `reload()`, `update()` and a
 * `refresh()` without an index, and as the element is laid out anew, as by
 * another `gap`. `at` is called for each item that comes into view, and for all
 * of them where there is a `size` function, and again for those that are not
 * there yet or shown anew: it has to be cheap. What they throw is reported, and
 * the page goes on.
 */
export interface ItemSource<T> {
  /** The number of items. */
  readonly length: number;
  /** The item at an index, or undefined if it is not there yet. */
  at(index: number): T | undefined;
}

/** The items of a section. They are read, never changed. */
export type Items<T> = readonly T[] | ItemSource<T>;

/** What tells an item or a section from all others. */
export type Key = string | number;

/** An item's size, in CSS pixels. */
export interface Size {
  /** Counts in `flow`, `justified` and in an element that is horizontal. */
  width?: number;
  height: number;
}

/** Distances from the sides of something, in CSS pixels; 0 where absent. */
export interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** A header or a footer. */
export interface Supplement {
  /**
   * Its extent along the scroll axis, in CSS pixels. Absent: it is measured
   * when the element is laid out, which renders each section's once more.
   */
  length?: number;
  /** Whether it is held at the edge while its section is in view. */
  pinned?: boolean;
  /** Fills an empty element; called again when another section needs it. */
  render(element: HTMLElement, section: number): void;
}

/** Items in an arrangement of their own; what it leaves out is the element's. */
export interface Section<T = unknown> {
  /** Names the section, so that changes to it are told from other ones. */
  key?: Key;
  items: Items<T>;
  /** Width by height of each item, above 0; see `WaterFlowElement.ratios`. */
  ratios?: Float32Array | Float64Array | null;
  mode?: Mode;
  lanes?: number | null;
  minLaneWidth?: number;
  rowHeight?: number;
  breaking?: Breaking;
  lastRow?: LastRow;
  gap?: number;
  lineGap?: number | null;
  /** A number is a distance from all sides; a text is as of a CSS margin. */
  insets?: Insets | number | string | null;
  header?: Supplement | null;
  footer?: Supplement | null;
}

/** Shows items in elements that are used again. */
export interface Renderer<T = unknown> {
  /**
   * Makes the root of a cell, which the element then places and sizes. Without
   * `kind`, and for an item that is not here yet, the kind is an empty text.
   */
  create(kind: string): HTMLElement;
  /**
   * Has a root show an item; undefined for one that is not there yet.
   *
   * Called for each cell that comes into view, during scrolling: take no more
   * than a fraction of a millisecond, and read no layout.
   */
  update(
    element: HTMLElement, item: T | undefined, index: number,
    section: number): void;
  /** A root shows nothing any more: stop here what it plays or loads. */
  recycle?(element: HTMLElement): void;
}

/** Where an item is: its section, and its index there. */
export interface ItemPlace {
  section: number;
  index: number;
}

/** Where an item is; a number is its index in section 0. */
export type ItemIndex = number | ItemPlace;

/** What a swipe or a key uncovers beside an item. */
export interface SwipeAction<T = unknown> {
  title: string;
  /** The button's background, as in CSS; the browser's own if absent. */
  color?: string;
  /** The button's extent, in CSS pixels; 74 if absent. */
  width?: number;
  /** Whether it takes the item away: its button is `.waterflow-destructive`. */
  destructive?: boolean;
  /** Carries it out, while the item closes; what fails is reported. */
  perform(item: T, index: number, section: number): unknown;
}

/**
 * The actions at an item's sides, from the edge inwards; a swipe all across the
 * item performs the first. What is no action, as of `isMine && remove`, is left
 * out.
 */
export interface SwipeActions<T = unknown> {
  leading?: readonly (SwipeAction<T> | null | undefined | false)[] | null;
  trailing?: readonly (SwipeAction<T> | null | undefined | false)[] | null;
}

/** What is said and shown, in the page's language; English where absent. */
export interface Strings {
  /** So many items have come, for those who do not see it; "" says nothing. */
  added?(count: number): string;
  /** So many items have gone. */
  removed?(count: number): string;
  /** So many items are elsewhere. */
  moved?(count: number): string;
  /** Keys have moved an item, which is that one of so many by now. */
  movedTo?(place: number, count: number): string;
  /** Shown above the start while it is pulled: "Pull to refresh". */
  pulling?: string;
  /** Shown once letting go dispatches `pull`: "Release to refresh". */
  armed?: string;
  /** Shown while a pull is waited for: "Refreshing…". */
  waiting?: string;
}
