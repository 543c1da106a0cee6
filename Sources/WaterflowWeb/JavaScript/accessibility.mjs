// What assistive technology finds in a view: the items of each section in a
// list of its own, numbered, and in reading order once things are at rest,
// whichever cells show them.

import { arrange, bring } from "./order.mjs";
import {
  BACKGROUND, CONTENT_HEADER, FOOTER, HEADER, ITEM,
} from "./records.mjs";

/** Counts nodes that get an `id` here; other copies of this begin elsewhere. */
let named = Math.random();

const nameOf = (element) => element.id ||= `waterflow-${++named}`;

/** Where the parts of a section come in reading; a list is its own part. */
const HEADER_RANK = 1;
const LIST_RANK = 2;
const FOOTER_RANK = 3;

/** The lists of a view's sections, and what stands around them. */
export class Outline {
  #container;
  #content;
  #countOf;
  /** The lists of the sections that show items, by section. */
  #lists = new Map();
  /** Lists that no section has. */
  #spare = [];
  /** The cells that show a section's header, by section. */
  #headers = new Map();
  /** 0 where items cannot be selected, 1 for one at a time, 2 for more. */
  #selection = 0;

  /**
   * @param {HTMLElement} container the scroll view, whose label is that of a
   *   list without a header.
   * @param {HTMLElement} content holds cells and lists.
   * @param {(section: number) => number} countOf tells a section's items.
   */
  constructor(container, content, countOf) {
    this.#container = container;
    this.#content = content;
    this.#countOf = countOf;
  }

  /** Makes lists whose items can be selected, or plain ones again. */
  allowSelection(mode) {
    this.#selection = mode;
    for (const list of this.#lists.values()) this.#setRole(list);
  }

  /** A cell shows an element from now on, perhaps after another one. */
  show(cell, kind, section, item) {
    if (kind === ITEM && cell.kind === kind && cell.section === section) {
      cell.item = item;
      return;
    }
    if (cell.kind === HEADER) this.#dropHeader(cell);
    cell.kind = kind;
    cell.section = section;
    cell.item = item;
    if (kind === ITEM) {
      this.#showItem(cell);
      return;
    }
    const { element } = cell;
    if (cell.role !== "") this.#stopBeingItem(cell);
    if (!element.parentNode) this.#content.append(element);
    if (kind === BACKGROUND) {
      element.setAttribute("aria-hidden", "true");
      return;
    }
    element.removeAttribute("aria-hidden");
    nameOf(element);
    if (kind === HEADER) {
      this.#headers.set(section, cell);
      if (this.#lists.has(section)) this.#setName(this.#lists.get(section));
    }
  }

  /** A cell goes to the pool. */
  hide(cell) {
    this.release(cell);
    cell.list?.cells.delete(cell);
    cell.list = null;
  }

  /** A cell is on its way out: it is no part of what there is. */
  release(cell) {
    if (cell.kind === HEADER) this.#dropHeader(cell);
    cell.kind = -1;
  }

  /** The records of a pass have been applied: lists without cells go. */
  endPass() {
    for (const [section, list] of this.#lists) {
      if (list.cells.size > 0) continue;
      this.#lists.delete(section);
      list.element.style.display = "none";
      this.#spare.push(list);
    }
  }

  /** The data has changed: what was known of headers out of view is not. */
  forget() {
    for (const list of this.#lists.values()) list.text = "";
  }

  /** Says which of its section's items a cell shows, as `tidy` does later. */
  number(cell) {
    const place = cell.item + 1;
    if (cell.kind !== ITEM || cell.place === place) return;
    cell.place = place;
    cell.element.setAttribute("aria-posinset", place);
  }

  /** Puts everything right that need not be while content is moving. */
  tidy(cells) {
    const parts = [];
    const items = new Map();
    let isPinned = false;
    for (const cell of cells) {
      if (!cell || cell.kind < 0 || cell.kind === BACKGROUND) continue;
      if (cell.kind === ITEM) {
        if (!items.has(cell.list)) items.set(cell.list, []);
        items.get(cell.list).push(cell);
        continue;
      }
      const rank = cell.kind === FOOTER ? FOOTER_RANK : HEADER_RANK;
      const section = cell.kind === CONTENT_HEADER ? -1 : cell.section;
      parts.push({ section, rank, node: cell.element, cell });
      isPinned ||= cell.isPinned;
    }
    for (const list of this.#lists.values()) {
      parts.push({
        section: list.section, rank: LIST_RANK, node: list.element,
      });
      this.#setName(list);
      this.#count(list);
      const own = items.get(list) ?? [];
      own.sort((a, b) => a.item - b.item);
      for (const cell of own) this.number(cell);
      arrange(list.element, own.map(({ element }) => element));
    }
    parts.sort((a, b) => a.section - b.section || a.rank - b.rank);
    arrange(
      this.#content,
      parts.filter(({ cell }) => !cell?.isPinned).map(({ node }) => node));
    // Pinned cells are in another layer and are read where they belong.
    set(this.#content, "aria-owns",
      isPinned ? parts.map(({ node }) => nameOf(node)).join(" ") : null);
  }

  // Items

  #showItem(cell) {
    const { element, section, item } = cell;
    let list = this.#lists.get(section);
    if (!list) {
      list = this.#spare.pop() ?? this.#makeList();
      Object.assign(list, { section, count: -1, text: "" });
      this.#lists.set(section, list);
      list.element.style.display = "";
      this.#setRole(list);
      this.#setName(list);
      this.#count(list);
    }
    if (cell.list !== list) {
      cell.list?.cells.delete(cell);
      cell.list = list;
      list.cells.add(cell);
      if (element.parentNode !== list.element) {
        bring(list.element, cell);
      }
    }
    // One kind of cells may show backgrounds as well.
    if (cell.role === "") element.removeAttribute("aria-hidden");
    this.#setItemRole(cell);
    this.#setCount(cell, list.count);
  }

  #stopBeingItem(cell) {
    cell.list?.cells.delete(cell);
    cell.list = null;
    cell.role = "";
    cell.count = -1;
    cell.place = 0;
    bring(this.#content, cell);
    for (const name of [
      "role", "aria-posinset", "aria-setsize", "aria-selected",
    ]) cell.element.removeAttribute(name);
  }

  #setItemRole(cell) {
    const { element } = cell;
    const role = this.#selection > 0 ? "option" : "listitem";
    if (cell.role !== role) {
      cell.role = role;
      element.setAttribute("role", role);
      if (this.#selection === 0) element.removeAttribute("aria-selected");
    }
    if (this.#selection > 0 && !element.hasAttribute("aria-selected")) {
      element.setAttribute(
        "aria-selected", element.matches(".waterflow-selected"));
    }
  }

  #setCount(cell, count) {
    if (cell.count === count) return;
    cell.count = count;
    cell.element.setAttribute("aria-setsize", count);
  }

  // Lists

  #makeList() {
    // It has no place of its own: cells are placed in the content.
    const element = document.createElement("div");
    element.className = "waterflow-section";
    this.#content.append(element);
    return { element, cells: new Set(), section: -1, count: -1, text: "" };
  }

  #setRole(list) {
    const { element } = list;
    element.setAttribute("role", this.#selection > 0 ? "listbox" : "list");
    set(element, "aria-multiselectable", this.#selection > 1 ? "true" : null);
    for (const cell of list.cells) {
      if (cell.kind === ITEM) this.#setItemRole(cell);
    }
  }

  /** A list is called like its header, also once that is out of view. */
  #setName(list) {
    const header = this.#headers.get(list.section);
    if (header) list.text = textOf(header.element);
    set(list.element, "aria-labelledby",
      header ? nameOf(header.element) : null);
    set(list.element, "aria-label",
      header ? null : list.text || this.#container.getAttribute("aria-label"));
  }

  #count(list) {
    const count = this.#countOf(list.section);
    if (count === list.count) return;
    list.count = count;
    for (const cell of list.cells) {
      if (cell.kind === ITEM) this.#setCount(cell, count);
    }
  }

  #dropHeader(cell) {
    if (this.#headers.get(cell.section) !== cell) return;
    this.#headers.delete(cell.section);
    const list = this.#lists.get(cell.section);
    if (list) this.#setName(list);
  }
}

/** The texts that stand beside each other, with a space between them. */
const textOf = ({ childNodes }) => [...childNodes]
  .map(({ textContent }) => textContent.trim()).filter(Boolean).join(" ");

/** Sets an attribute, or removes it for null. */
export function set(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
