// What cells show: made, filled and emptied by the page's functions.

import { contentBox } from
  "../../../Sources/WaterflowWeb/JavaScript/scrollers.mjs";
import { report } from "./errors.mjs";

/** What a cell shows, as the engine numbers it. */
const Part = { header: 0, item: 1, footer: 2 };

/** Kinds below are those of the parts. */
const FIRST_KIND = 3;

/** What a view puts into an element to hold its cells. */
const HOLDERS = ".waterflow-content, .waterflow-pinned";

/** Whether a node is the element's own, or what shows another element. */
export const isOwn = (node) => node.nodeType === 1
  && node.matches(`${HOLDERS}, .waterflow-pull`);

/**
 * The element's cell around a node, out of shadow trees as well; null if that
 * is somewhere else.
 */
export function cellOf(element, node) {
  // Of a document, which is of type 9, `host` may be what a page calls so.
  for (; node; node = node.parentElement
    ?? (node.parentNode?.nodeType > 9 && node.parentNode.host)) {
    // One within another element's cell is that element's first.
    if (node.matches?.(".waterflow-cell")
      && node.closest(HOLDERS)?.parentElement === element) return node;
  }
  return null;
}

/** A place, to be found again. */
const placeOf = (section, index) => `${section} ${index}`;

/** The cells that a page could not fill; another flow may take them over. */
const failed = new WeakSet();

/** Fills the cells of an element. */
export class Cells {
  #flow;
  /** Fixed for all its cells. */
  #renderer;
  /** The numbers of the kinds of items, and their names. */
  #kinds = new Map();
  #names = [];
  /** The number of each cell's kind. */
  #made = new WeakMap();
  /** The cells that show items, and which. */
  shown = new Map();
  /** The cells that show headers and footers, and which. */
  #supplements = new Map();
  /** What another flow has filled, by its place; see `inherit`. */
  #inherited = new Map();
  /** The cells that show nothing any more for now; see `leaveIn`. */
  #left = null;
  /** What there is for the cell that is made next, or null. */
  #next = null;
  /** The item whose kind was asked for last, until a cell shows it. */
  #item;
  #isAsked = false;

  constructor(flow) {
    this.#flow = flow;
    this.#renderer = flow.element.renderer;
  }

  /** Lets go of the elements that show items, with what they show. */
  handOver() {
    const roots = new Map();
    for (const [root, item] of this.shown) {
      const { dataset } = root;
      roots.set(placeOf(dataset.section, dataset.item), { root, item });
    }
    this.shown.clear();
    return roots;
  }

  /** Takes over elements for cells that are to show the same. */
  inherit(roots) { this.#inherited = roots; }

  /** Lets go of those that no cell has taken. */
  forgetInherited() {
    for (const { root } of this.#inherited.values()) {
      this.shown.set(root);
      this.recycle(root);
    }
    this.#inherited.clear();
  }

  /** What another flow has made of an item that is the same still. */
  #findInherited(section, index) {
    // Asked for each cell that comes into view.
    if (this.#inherited.size === 0) return null;
    const found = this.#inherited.get(placeOf(section, index));
    return found && found.item === this.#flow.itemAt(section, index)
      ? found.root : null;
  }

  /** The number of the kind of cells that show something. */
  kind(part, section, index) {
    if (part !== Part.item) return part;
    this.#next = this.#findInherited(section, index);
    const { kind } = this.#flow.element;
    this.#isAsked = Boolean(kind);
    const item = kind ? this.#flow.itemAt(section, index) : undefined;
    this.#item = item;
    const name = item === undefined ? "" : String(
      this.#call("kind", section, index, () => kind(item, index)) ?? "");
    let number = this.#kinds.get(name);
    if (number === undefined) {
      number = this.#names.push(name) - 1 + FIRST_KIND;
      this.#kinds.set(name, number);
    }
    // Below 0 none is taken that waits: the root comes by `create`.
    return this.#next ? ~number : number;
  }

  /** Makes the root of a cell. */
  create(kind) {
    const root = this.#create(kind);
    this.#made.set(root, kind);
    return root;
  }

  /** Whether a cell is for items of the kind that there is at a place now. */
  isOfKind(root, section, index) {
    const kind = this.kind(Part.item, section, index);
    this.#isAsked = false;
    return this.#made.get(root) === kind;
  }

  /**
   * Has cells go on in another layout, which is read already; returns whether
   * they are of the kinds that are wanted there.
   */
  canStay() {
    for (const [root, item] of this.shown) {
      const place = this.#flow.indexOf(root);
      // Not what is on its way out.
      if (!place || this.#flow.elementOf(place) !== root) continue;
      const { section, index } = place;
      if (!this.isOfKind(root, section, index)) return false;
      // What is not there yet is as large as is thought now, and an array may
      // have been changed in place.
      if (item === undefined || item !== this.#flow.itemAt(section, index)) {
        this.update(root, Part.item, section, index);
      }
    }
    return true;
  }

  #create(kind) {
    const name = this.#names[kind - FIRST_KIND];
    if (name !== undefined && this.#next) return this.#next;
    const root = name !== undefined && this.#renderer
      ? this.#call("create", undefined, undefined, () => {
        const made = this.#renderer.create(name);
        if (made?.nodeType === 1 && made.style) return made;
        throw new TypeError(`${made} is no HTML element`);
      }) : null;
    return root ?? this.#flow.element.ownerDocument.createElement("div");
  }

  /** Has a cell show something. */
  update(root, part, section, index) {
    if (part !== Part.item) {
      this.#supplement(root, part, section);
      return;
    }
    const flow = this.#flow;
    // A cell shows an item as soon as there is one of its kind.
    const item = this.#isAsked ? this.#item : flow.itemAt(section, index);
    this.#isAsked = false;
    this.shown.set(root, item);
    if (this.#takeOver(root, section, index)) return;
    if (item === undefined) flow.late.needs(section, index);
    if (this.#renderer) {
      const { className } = root;
      const isShown = this.#call("update", section, index, () => {
        this.#renderer.update(root, item, index, section);
        return true;
      });
      if (root.className !== className) keepClasses(root, className);
      this.#conceal(root, !isShown);
      return;
    }
    this.#reserve(root.style, item, flow.sections[section]);
    const { renderItem } = flow.element;
    if (!renderItem && typeof item === "object" && !item?.nodeType) {
      report(flow.element, "renderItem", "is empty: give "
        + "`renderItem` or a `renderer` for objects.",
      { section, index }, true);
    }
    const show = () => {
      const made = renderItem ? renderItem(item, index) : plain(item);
      if (typeof made !== "string" && !made?.nodeType) {
        throw new TypeError(`${made} is neither a node nor a text`);
      }
      // A child that stands there already goes on with what it plays or loads.
      if (root.firstChild !== made) root.replaceChildren(made);
      return true;
    };
    const isShown = item !== undefined
      && this.#call("renderItem", section, index, show);
    if (!isShown) root.replaceChildren();
  }

  /** Has nobody see in a cell what is another item's. */
  #conceal(root, isFailed) {
    if (isFailed === failed.has(root)) return;
    failed[isFailed ? "add" : "delete"](root);
    root.style.visibility = isFailed ? "hidden" : "";
  }

  /** Has a cell that is measured be as large as estimated without an item. */
  #reserve(style, item, data) {
    const isEmpty = item === undefined && data?.isMeasured;
    const length = isEmpty ? `${data.get("estimate")}px` : "";
    const isFree = isEmpty && data.get("mode") === "flow";
    const { isHorizontal } = this.#flow;
    style.minWidth = isFree || isHorizontal ? length : "";
    style.minHeight = isFree || !isHorizontal ? length : "";
  }

  /** Whether another flow has made what a cell is to show. */
  #takeOver(root, section, index) {
    const made = this.#findInherited(section, index);
    if (!made || made !== root && this.#renderer) return false;
    this.#inherited.delete(placeOf(section, index));
    if (made !== root) root.replaceChildren(...made.childNodes);
    return true;
  }

  /** A cell shows nothing any more. */
  recycle(root) {
    this.#supplements.delete(root);
    if (!this.shown.delete(root)) return;
    if (this.#renderer) {
      this.#call("recycle", undefined, undefined, () =>
        this.#renderer.recycle?.(root));
    } else if (this.#left) this.#left.add(root);
    else root.replaceChildren();
  }

  /** Leaves what is in cells there that show the same after something. */
  leaveIn(act) {
    const left = this.#left = new Set();
    act();
    this.#left = null;
    for (const root of left) if (!this.shown.has(root)) root.replaceChildren();
  }

  /** No cell shows anything any more. */
  end() {
    for (const root of this.shown.keys()) this.recycle(root);
  }

  #supplement(root, part, section) {
    const { given } = this.#flow.sections[section];
    const shown = part === Part.header ? given.header : given.footer;
    this.#supplements.set(root, { shown, key: given.key ?? section });
    root.replaceChildren();
    // One that goes with its section may be asked for by that of another one.
    this.#call("render", section, undefined, () => shown?.render(root, section));
  }

  /** All are filled anew, and what is measured before that is not in them. */
  forgetSupplements() { this.#supplements.clear(); }

  /** The cell that shows a header or a footer of a section, if any does. */
  #findSupplement(shown, section) {
    const { key = section } = this.#flow.sections[section].given;
    for (const [root, one] of this.#supplements) {
      if (one.shown === shown && one.key === key) return root;
    }
  }

  /**
   * The length of a section's header or footer, where it is shown or by showing
   * it once.
   */
  measure(name, section, isHorizontal) {
    const { element, sections } = this.#flow;
    const [breadth, length] = isHorizontal
      ? ["height", "width"] : ["width", "height"];
    const shown = this.#findSupplement(sections[section].given[name], section);
    const root = shown ?? element.ownerDocument.createElement("div");
    const { width, height } = root.style;
    if (!shown) {
      root.className = "waterflow-cell";
      root.setAttribute(`data-${name}`, "");
      Object.assign(root.style, {
        position: "absolute", visibility: "hidden", boxSizing: "border-box",
        contain: "layout style",
      });
      this.#supplement(root, Part[name], section);
      element.append(root);
    }
    root.style[breadth] = `${contentBox(element)[breadth]}px`;
    root.style[length] = "auto";
    const found = ceil(getComputedStyle(root)[length]) || 0;
    if (shown) {
      Object.assign(root.style, { width, height });
    } else {
      root.remove();
      this.#supplements.delete(root);
    }
    return found;
  }

  /** How large an item's cell is by what is in it, as [width, height]. */
  measureItem(root, isFree, isHorizontal) {
    const { style } = root;
    const { width, height } = style;
    if (isFree || isHorizontal) style.width = "max-content";
    if (isFree || !isHorizontal) style.height = "auto";
    const found = getComputedStyle(root);
    const size = [ceil(found.width), ceil(found.height)];
    Object.assign(style, { width, height });
    return size;
  }

  /** Calls a function of the page; what it throws ends nothing else. */
  #call(name, section, index, body) {
    try {
      return body();
    } catch (cause) {
      report(this.#flow.element, name, `is not shown: ${name}() has failed.`,
        { section, index, cause });
    }
  }
}

/**
 * A length that is printed with fewer digits than it has, up to the next of the
 * browser's units: so that no line of text wraps. NaN for `auto`.
 */
const ceil = (length) => Math.ceil(parseFloat(length) * 64) / 64;

/** Gives a cell back the classes by which it is known as one. */
function keepClasses({ classList }, before) {
  classList.add(
    ...before.split(" ").filter((name) => name.startsWith("waterflow-")));
}

/** What an item shows that nobody else shows. */
const plain = (item) => item.nodeType ? item
  : typeof item === "object" ? "" : String(item);
