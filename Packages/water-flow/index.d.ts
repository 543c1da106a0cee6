// What the package offers. Lengths are CSS pixels throughout.

import type {
  Breaking, Insets, ItemIndex, ItemPlace, Items, Key, LastRow, Mode, Renderer,
  Section, Size, Strings, SwipeAction, SwipeActions,
} from "./data.js";

export * from "./data.js";

/**
 * What has changed in one section.
 *
 * Removed items and those that move are named by their indices before,
 * inserted ones and destinations by those after; `changed` by those before.
 */
export interface Changes<T = unknown> {
  /** The section; 0 if absent. */
  section?: number;
  removed?: readonly number[];
  inserted?: readonly number[];
  moved?: readonly (readonly [from: number, to: number])[];
  changed?: readonly number[];
  /**
   * The items as they are now; absent if they were changed in place. The
   * element's `sections` is an array of its own from then on, which has a copy
   * of the section with these: what `reload()` reads.
   */
  items?: Items<T>;
  /** The ratios as they are now, where the section has some. */
  ratios?: Float32Array | Float64Array;
  /** Whether cells move to their places; true if absent. */
  animated?: boolean;
}

/** Where somebody was: plain data, fit for JSON. */
export interface State {
  version: 1;
  /**
   * The first item in view; absent without one, and at the content's start unless
   * it `anchorsToEnd`.
   */
  anchor?: {
    section: number;
    index: number;
    /** The item's key and its section's, where there are some. */
    key?: Key;
    sectionKey?: Key;
    /** How far it begins behind the viewport's start, in CSS pixels. */
    offset: number;
  };
  /** What is selected: keys where there are some, else places. */
  selection?: (Key | ItemPlace)[];
}

/** Where a module is, or what is in it. */
export type ModuleSource =
  string | URL | BufferSource | WebAssembly.Module;

/** Options of `scrollToItem`. */
export interface ScrollToItemOptions {
  /** Where the item is to stand; `start` if absent. */
  block?: "start" | "center" | "end" | "nearest";
  /** `smooth` goes there by and by, where people want motion. */
  behavior?: "auto" | "smooth" | "instant";
}

/**
 * A collection view: shows any number of items by the few elements that are in
 * view.
 *
 * It is a scroll container, which takes its size from the page's CSS, unless
 * its `scroller` is another one. Properties may be set in any order, before and
 * after the element is defined or connected; all that one task sets is carried
 * out together. Those that are not objects or functions are attributes as well,
 * in kebab-case.
 *
 * ```html
 * <water-flow mode="waterfall" min-lane-width="160" gap="8"></water-flow>
 * ```
 * ```js
 * const flow = document.querySelector("water-flow");
 * flow.ratios = Float64Array.from(photos, ({ width, height }) => width / height);
 * flow.renderItem = ({ url }) => Object.assign(new Image(), { src: url });
 * flow.items = photos;
 * ```
 *
 * Without `items` and `sections`, the element's children are its items, and may
 * be changed as those of any element.
 *
 * In TypeScript items are of any type, unless that is named:
 * `document.querySelector<WaterFlowElement<Photo>>("water-flow")`.
 */
export class WaterFlowElement<T = any> extends HTMLElement {
  /**
   * Defines the element under another name as well; importing the package
   * defines `water-flow`.
   *
   * @throws {DOMException} `NotSupportedError` if the name has another class.
   */
  static define(name?: string): void;

  /**
   * The modules, where they are not beside the script. Set it before the first
   * element is connected.
   */
  static modules?: {
    static?: ModuleSource;
    measured?: ModuleSource;
    rows?: ModuleSource;
    full?: ModuleSource;
  };

  /**
   * Fulfilled once the element shows what it was given for the first time, if
   * only that there are no items; rejected for good with a `WaterFlowError` if
   * its module cannot be loaded or the element not be set up, as with a
   * `scroller` that is no element. The next property that is set tries again.
   * Pending as long as it is in no page. Content that is too long is told in
   * the console, and fulfils it.
   */
  readonly ready: Promise<this>;

  // What it shows

  /** The items of an element with one section; null for none. */
  items: Items<T> | null;
  /** Sections, which count for more than `items`; null for none. */
  sections: readonly Section<T>[] | null;
  /**
   * Tells an item from all others, so that items which are assigned again keep
   * their places, and changes are animated. Without it an item is known by its
   * index.
   *
   * It takes an array: items of an `ItemSource` are read anew by their indices,
   * and their changes told by `update`.
   *
   * Keys differ in all sections; 1 and "1" are two. Where one comes twice it is
   * reported, and all items are shown anew. An item of the same key that is
   * another object is shown again; the same object is not, see `refresh`.
   */
  key: ((item: T, index: number) => Key) | null;
  /**
   * The field of an item that is its key, where frameworks have another use for
   * the word, and in HTML; `key` counts for more.
   */
  itemKey: string | null;
  /**
   * An item's size; a number is its extent along the scroll axis, across which
   * `estimate` stands in: in `flow` and `justified`, where items have two
   * extents of their own, give both. Asked for all items whenever they are laid
   * out. Neither this nor `ratios`: items are measured as they come into view.
   */
  size: ((item: T, index: number, section: number) => Size | number) | null;
  /**
   * Width by height of each item of `items`: the quickest way to a million
   * items. Counts for more than `size`. In `flow`, items are as high as
   * `rowHeight`. Rows that items fill to the pixel want a `Float64Array`: rounded
   * to 32 bits, six of 4:3 and 150 px are not 1,200 px wide.
   */
  ratios: Float32Array | Float64Array | null;
  /** The kind of an item, whose elements show no other ones. */
  kind: ((item: T, index: number) => string) | null;
  /**
   * Shows an item by a new node, or by text (never HTML). The short way; it is
   * not called for items that are not there yet. What it has made stays through
   * another layout, as of another `gap`; `refresh()`, `reload()` and another
   * `kind` or `renderItem` ask again.
   */
  renderItem: ((item: T, index: number) => Node | string) | null;
  /** Shows items by elements that are used again; wins over `renderItem`. */
  renderer: Renderer<T> | null;
  /** The actions of an item, in an element that is `swipeable`. */
  swipeActions:
    ((item: T, index: number, section: number) =>
      SwipeActions<T> | null | undefined)
    | null;
  /** What is said of changes, and shown above the start that is pulled. */
  strings: Strings | null;

  // Attributes and properties

  /** `waterfall` unless set. */
  mode: Mode;
  /** The number of lanes of a waterfall, 1 to 256; null: by `minLaneWidth`. */
  lanes: number | null;
  /** As many lanes as are at least so wide; 240 unless set. */
  minLaneWidth: number;
  /** The height that justified rows are near; 200 unless set. */
  rowHeight: number;
  /** `greedy` unless set. */
  breaking: Breaking;
  /** `natural` unless set. */
  lastRow: LastRow;
  /** The distance between items; 0 unless set. */
  gap: number;
  /** The distance between items along the scroll axis; null: `gap`. */
  lineGap: number | null;
  /** The distance around the items of a section; as attribute `"8 4"`. */
  get insets(): Insets | null;
  set insets(insets: Insets | number | string | null);
  /** The extent of an item that has not been measured; 100 unless set. */
  estimate: number;
  /** How far around the viewport cells are kept; 1250 unless set. */
  overscan: number;
  /** How near the end is as `nearend` is dispatched; 1000 unless set. */
  nearEndLength: number;
  /** Whether a click selects; `none` unless set. */
  selection: "none" | "single" | "multiple";
  /** Whether items are dragged to other places; keys move them, see `keyboard`. */
  reorderable: boolean;
  /**
   * Whether pulling at the start dispatches `pull`; only where the element
   * scrolls itself, which it warns of once elsewhere.
   */
  pullable: boolean;
  /**
   * Whether keys move the focus from item to item, and act on it; they do as well
   * where something can be selected. Alt with an arrow moves an item that can be
   * dragged, Shift+F10 or Alt+Enter shows what a swipe does.
   */
  keyboard: boolean;
  /** Whether items have `swipeActions`. */
  swipeable: boolean;
  /**
   * Whether it begins at its end, and stays there as items come or change their
   * sizes, unless somebody has scrolled away from it: for a chat. What is read
   * elsewhere stays, also at the start, as items come above it, if these are
   * told by keys or by `update`.
   */
  anchorsToEnd: boolean;
  /**
   * What scrolls: the element itself unless set, the window or the body in its
   * place, the nearest ancestor that does and does not grow with what is in it,
   * or an element around this one.
   */
  scroller: "self" | "window" | "nearest" | Element;
  /**
   * Where somebody was, and not what is selected, is kept under this name and
   * found again on reload and on going back, in the same tab; null: not at all.
   * The place is that of an entry of the history; without the Navigation API
   * that of an address, and found only as a document is loaded by a reload or by
   * going back.
   */
  restore: string | null;
  /** Whether it scrolls sideways. */
  horizontal: boolean;
  /** What assistive technology calls the list. */
  label: string | null;

  // What it is asked

  /** The selected items, in order. */
  readonly selectedItems: ItemPlace[];
  /** Selects an item; in an element for single selection, instead of others. */
  select(index: ItemIndex): void;
  deselect(index: ItemIndex): void;
  /** Selects all items, where more than one can be. */
  selectAll(): void;
  clearSelection(): void;

  /**
   * Shows changed items, whose changes the caller knows: O(changes), where
   * assigning `items` again costs O(items).
   *
   * @returns fulfilled when cells have come to their places; rejected with a
   *   `WaterFlowError` if the changes do not fit the items, which are then
   *   shown as they are. The first call loads the full module; what was told
   *   by then is looked at once that is there, and what there is then is shown.
   *   Of an array that was changed in place before it was shown nobody knows
   *   how many items it held. Of an element that is not in the page, or leaves
   *   it, nothing is waited for.
   */
  update(changes: Changes<T>): Promise<void>;
  /**
   * Opens the start and dispatches `pull`, as if it was pulled; for a button.
   * Does nothing in an element that is not `pullable`, or that something else
   * scrolls.
   */
  beginPull(): void;
  /** Closes the start, whatever a pull still waits for. */
  endPull(): void;
  /**
   * Reads everything anew, and asks again for items that have not come; what is
   * first in view stays where it is.
   */
  reload(): void;
  /**
   * Has items shown anew that have changed, or have come, and asks for their
   * sizes again: one of them, or all without an index. What is measured is
   * measured again as soon as it is in view. Null, as `indexOf` may say, is
   * none.
   */
  refresh(index?: ItemIndex | null): void;
  /**
   * Scrolls to an item, also across items that are not measured. Waits until
   * the element shows items; does nothing if there is no such item then. What
   * sticks above it is kept free by `scroll-padding` of the scroller in CSS,
   * which may be the element itself.
   */
  scrollToItem(index: ItemIndex, options?: ScrollToItemOptions): void;
  /**
   * Where an item is in the content, whether it is in view or not; null if
   * there is no such item, or before the element is `ready`.
   */
  frameOf(index: ItemIndex): DOMRectReadOnly | null;
  /** The element that shows an item; null if none does. */
  elementOf(index: ItemIndex): HTMLElement | null;
  /** The item that an element, or one inside of it, shows; null for none. */
  indexOf(element: Element): ItemPlace | null;
  /**
   * Finds the first item that passes a test, of those that were given last, also
   * where the browser's search finds none because no element shows it. Items
   * that are not there yet are passed over. Null before the element is `ready`.
   * O(items).
   */
  find(
    test: (item: T, index: number) => boolean,
    options?: { from?: ItemIndex; scroll?: boolean }): ItemPlace | null;
  /** Where somebody is, and what is selected. */
  getState(): State;
  /**
   * Goes where somebody was: now, or as soon as there are so many items, unless
   * there is a key, a wheel or a pointer anywhere in the page first. An item
   * whose key is not found is the one in its place. What the state names is
   * selected instead of what is: what is not there yet as soon as it is, unless
   * somebody has selected something or the selection was cleared by then. What
   * is no state is ignored.
   */
  setState(state: State): void;

  addEventListener<K extends keyof WaterFlowEventMap<T>>(
    type: K,
    listener: (
      this: WaterFlowElement<T>, event: WaterFlowEventMap<T>[K]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaterFlowEventMap<T>>(
    type: K,
    listener: (
      this: WaterFlowElement<T>, event: WaterFlowEventMap<T>[K]) => unknown,
    options?: boolean | EventListenerOptions): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions): void;
}

/** The element's own events; all bubble. */
export interface WaterFlowEventMap<T = unknown> extends HTMLElementEventMap {
  /** Other items are in view. */
  rangechange: CustomEvent<{ first: ItemPlace; last: ItemPlace }>;
  /**
   * Items from `start` to before `end` are asked for that are not there yet,
   * each once: tell by `refresh()` that some have come; the others stay asked
   * for. To ask again for what has failed to come, call `reload()`.
   */
  needitems: CustomEvent<{ section: number; start: number; end: number }>;
  /**
   * The content's end is near: once for each number of items, but not for none,
   * and again after `reload()`.
   */
  nearend: CustomEvent<Record<string, never>>;
  /**
   * An item was clicked or tapped, and not a link, a button or a field inside of
   * it; prevented, it is not selected.
   */
  itemclick: CustomEvent<{
    item: T | undefined; index: number; section: number;
    element: HTMLElement | null;
  }>;
  /**
   * What is selected has changed by somebody's hand or key, or because selected
   * items have gone; not by what the page has called. Inputs in items have an
   * event of the same name: look at `event.target`.
   */
  selectionchange: CustomEvent<{ selected: ItemPlace[] }>;
  /**
   * An item was dropped elsewhere, and is shown there. The data is the page's:
   * the listener moves the item in its array at once, or assigns other items, now
   * or later. Until then the element shows the items in the new order; what is
   * assigned next counts, or told by `update` of other changes, also where it
   * has the old one. Do not tell the move by `update`. Prevented, the item goes
   * back.
   *
   * `to` is counted without the item at its old place:
   * `list.splice(to.index, 0, ...list.splice(from.index, 1))`. Of `ratios`, those
   * in the new order are assigned with the items.
   */
  reorder: CustomEvent<{
    item: T | undefined; from: ItemPlace; to: ItemPlace;
  }>;
  /** A swipe's action was chosen; prevented, it is not performed. */
  swipe: CustomEvent<{
    item: T; index: number; section: number; action: SwipeAction<T>;
  }>;
  /** Pulled at the start; what is waited for keeps the sign of it shown. */
  pull: CustomEvent<{ waitUntil(promise: Promise<unknown>): void }>;
  /** A header or a footer has come to be held at an edge, or rests again. */
  pin: CustomEvent<{
    section: number; kind: "header" | "footer"; pinned: boolean;
  }>;
}

/** Says which element and item something is wrong with, and what helps. */
export class WaterFlowError extends Error {
  /** The element that it is about; null for a `Layout`. */
  readonly element: WaterFlowElement | null;
  /**
   * Names the fault: `module` where it cannot be loaded, `update` where changes
   * do not fit, `layout` where nothing can be laid out, else the property,
   * attribute or function at fault.
   */
  readonly code: string;
  readonly section?: number;
  readonly index?: number;
}

declare global {
  interface HTMLElementTagNameMap {
    "water-flow": WaterFlowElement;
  }
}
