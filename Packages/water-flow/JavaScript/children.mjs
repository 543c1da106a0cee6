// The children that a page has given an element: its items, where it names no
// others. They stand in cells, or wait outside of the page, and are the
// element's children to all who change them.

import { isOwn } from "./cells.mjs";

/** Children that show nothing. */
const SILENT = "script, style, link, template, meta";

/** Whose child a node is. */
const owners = new WeakMap();

/** What a child says and does while the element shows it. */
const AS_CHILD = {
  parentNode: { get() { return owners.get(this).element; } },
  nextSibling: { get() { return owners.get(this).beside(this, 1); } },
  previousSibling: { get() { return owners.get(this).beside(this, -1); } },
  remove: { value() { owners.get(this).remove(this); } },
  before: { value(...nodes) { owners.get(this).insert(nodes, this); } },
  after: {
    value(...nodes) {
      const children = owners.get(this);
      children.insert(nodes, children.beside(this, 1));
    },
  },
  replaceWith: {
    value(...nodes) { owners.get(this).replace(this, nodes); },
  },
};
for (const property of Object.values(AS_CHILD)) property.configurable = true;

/** The children of one element. */
export class Children {
  element;
  /** All of them, in order. */
  #nodes = [];
  #items = null;
  #room = document.createDocumentFragment();
  #changed;
  #observer = new MutationObserver(() => this.notice());

  /**
   * Takes them out of the element.
   *
   * @param {() => void} changed is told once they are others.
   */
  constructor(element, changed) {
    this.element = element;
    this.#changed = () => {};
    this.insert(element.childNodes, null);
    this.#changed = changed;
  }

  /** Those that are items; another array once they are others. */
  get items() {
    return this.#items ??= this.#nodes.filter(
      (node) => node.nodeType === 1 && !node.matches(SILENT));
  }

  /** Width by height of each item, or null if they have to be measured. */
  get ratios() {
    const ratios = Float32Array.from(this.items, ratioOf);
    return ratios.every((ratio) => ratio > 0) && ratios.length > 0
      ? ratios : null;
  }

  /** Looks for more of them from now on. */
  observe() { this.#observer.observe(this.element, { childList: true }); }

  /** Takes in what the page has put straight into the element. */
  notice() {
    this.#observer.takeRecords();
    const there = [...this.element.childNodes];
    const border = there.findIndex(isOwn);
    const isNew = (node) => !isOwn(node);
    const first = there.slice(0, border).filter(isNew);
    const last = there.slice(border).filter(isNew);
    if (first.length > 0) this.insert(first, this.#nodes[0] ?? null);
    if (last.length > 0) this.insert(last, null);
  }

  has(node) { return owners.get(node) === this; }

  /** The node after (1) or before (-1) one of them, or null. */
  beside(node, way) {
    return this.#nodes[this.#nodes.indexOf(node) + way] ?? null;
  }

  /** Puts nodes, texts and what fragments hold before one of them, or last. */
  insert(given, before) {
    const nodes = [...given].flatMap((one) => !one?.nodeType
      ? this.element.ownerDocument.createTextNode(String(one))
      : one.nodeType === 11 ? [...one.childNodes] : one);
    const moved = new Set(nodes);
    while (moved.has(before)) before = this.beside(before, 1);
    for (const node of nodes) {
      if (!this.has(node)) {
        // Another element shows it, or the page's own do.
        node.remove();
        owners.set(node, this);
        Object.defineProperties(node, AS_CHILD);
      }
      const isInCell = node.parentElement
        && node.parentElement !== this.element;
      if (!isInCell) this.#room.append(node);
    }
    const left = this.#nodes.filter((node) => !moved.has(node));
    const at = before === null ? left.length : left.indexOf(before);
    left.splice(at, 0, ...nodes);
    this.#set(left);
  }

  /** Takes one of them away; returns it, or null if it is none. */
  remove(node) {
    if (!this.has(node)) return null;
    this.#free(node);
    node.remove();
    this.#set(this.#nodes.filter((one) => one !== node));
    return node;
  }

  /** Puts others in the place of one of them; returns it, or null. */
  replace(node, others) {
    if (!this.has(node)) return null;
    this.insert(others, node);
    return others.includes(node) ? node : this.remove(node);
  }

  /** Puts others in the place of all. */
  replaceAll(others) {
    for (const node of this.#nodes) {
      this.#free(node);
      node.remove();
    }
    this.#set([]);
    this.insert(others, null);
  }

  /**
   * Where an anchor's child is now: without keys, each is itself.
   *
   * @param {SectionData[]} before what was shown.
   * @param {SectionData[]} next what is to be shown.
   */
  follow(anchor, [before], [next]) {
    const { items } = this;
    if (next?.items !== items) return anchor;
    for (let { index } = anchor; index < before.count; index++) {
      const found = items.indexOf(before.at(index));
      if (found >= 0) return { ...anchor, index: found };
    }
    return anchor;
  }

  /** Copies of all that the page has put into the element. */
  clone() { return this.#nodes.map((node) => node.cloneNode(true)); }

  /** Gives them back. */
  end() {
    this.#changed = () => {};
    this.notice();
    this.#observer.disconnect();
    for (const node of this.#nodes) this.#free(node);
    this.element.append(...this.#nodes);
  }

  #free(node) {
    owners.delete(node);
    for (const name of Object.keys(AS_CHILD)) delete node[name];
  }

  #set(nodes) {
    this.#nodes = nodes;
    this.#items = null;
    this.#changed();
  }
}

/** What a child says of itself, or a picture that is all there is in it. */
function ratioOf(child) {
  const said = Number(child.dataset.ratio);
  if (said > 0) return said;
  let node = child;
  while (node.childElementCount === 1 && !node.textContent.trim()) {
    node = node.firstElementChild;
  }
  return node.matches("img, video, svg, canvas")
    ? node.getAttribute("width") / node.getAttribute("height") : NaN;
}
