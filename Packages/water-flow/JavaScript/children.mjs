// The children that a page has given an element: its items, where it names no
// others. They stand in cells, or wait outside of the page, and are the
// element's children to all who change them.

import { isOwn } from "./cells.mjs";
import { haveRatios, isItem, ratioOf } from "./ratios.mjs";
import { Link } from "./ring.mjs";
import { isTorn } from "./shelter.mjs";

/** Where each child stands among the others, as a `Link`. */
const links = new WeakMap();

const nativeParent = Object.getOwnPropertyDescriptor(
  Node.prototype, "parentNode").get;

/** Whose child a node is; null once the page has moved it by itself. */
function ownerOf(node) {
  const { children } = links.get(node);
  if (!children.keeps(node)) {
    children.lose(node);
    return null;
  }
  // Put straight into the element: where it stands now is not known yet.
  if (nativeParent.call(node) === children.element) children.notice();
  return children;
}

/** Does what a child does, or what any node does once it is none. */
const acting = (name, act) => ({
  value(...given) {
    const children = ownerOf(this);
    if (children) act(children, this, given);
    else this[name](...given);
  },
});

/** What a child says and does while the element shows it. */
const AS_CHILD = {
  parentNode: { get() { return ownerOf(this)?.element ?? this.parentNode; } },
  nextSibling: {
    get() {
      const children = ownerOf(this);
      return children ? children.after(this) : this.nextSibling;
    },
  },
  previousSibling: {
    get() {
      const children = ownerOf(this);
      return children ? children.before(this) : this.previousSibling;
    },
  },
  remove: acting("remove", (children, node) => children.remove(node)),
  before: acting("before", (children, node, nodes) =>
    children.insert(nodes, node)),
  after: acting("after", (children, node, nodes) =>
    children.insert(nodes, children.after(node))),
  replaceWith: acting("replaceWith", (children, node, nodes) =>
    children.replace(node, nodes)),
};
for (const property of Object.values(AS_CHILD)) property.configurable = true;

/** The children of one element. */
export class Children {
  element;
  /** Before the first of them, and behind the last. */
  #ends = new Link(this, null);
  #items = null;
  #room = document.createDocumentFragment();
  /** Whether what shows them was taken out of the element. */
  #isTorn = false;
  #changed;
  #observer = new MutationObserver((records) => this.notice(records));

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

  /** All of them, in order. */
  get #nodes() {
    const nodes = [];
    let link = this.#ends.after;
    for (; link.node; link = link.after) nodes.push(link.node);
    return nodes;
  }

  /** Those that are items; another array once they are others. */
  get items() {
    return this.#items ??= this.#nodes.filter(isItem);
  }

  /** Width by height of each item, or null if they have to be measured. */
  get ratios() {
    return haveRatios(this.items)
      ? Float64Array.from(this.items, ratioOf) : null;
  }

  /** Looks for more of them from now on, and for those that leave. */
  observe() {
    this.#observer.observe(this.element, { childList: true, subtree: true });
    this.#observer.observe(this.#room, { childList: true });
  }

  /**
   * Takes in what the page has put straight into the element, and lets go of
   * what it has put elsewhere.
   */
  notice(records = this.#observer.takeRecords(), isEnding = false) {
    if (!isEnding && !this.#isTorn && isTorn(this.element)) this.#tear();
    for (const { removedNodes } of records) {
      for (const node of removedNodes) {
        if (!this.has(node)) continue;
        if (!this.keeps(node)) this.lose(node);
        // A cell has let go of it: who takes it next is seen here.
        else if (!nativeParent.call(node)) this.#room.append(node);
      }
    }
    const there = [...this.element.childNodes];
    const border = there.findIndex(isOwn);
    const isNew = (node) => !isOwn(node)
      && (node.nodeType !== 1 || isItem(node) || !this.has(node));
    const first = there.slice(0, border).filter(isNew);
    const last = there.slice(border).filter(isNew);
    if (first.length > 0) this.insert(first, this.#ends.after.node);
    if (last.length > 0) this.insert(last, null);
  }

  /** The page has emptied the element, of what shows its children as well. */
  #tear() {
    this.#isTorn = !this.element.querySelector(":scope > .waterflow-content");
    for (const node of this.#isTorn ? this.#nodes : []) {
      if (nativeParent.call(node) !== this.element) this.remove(node);
    }
    this.#change();
  }

  has(node) { return links.get(node)?.children === this; }

  /** Whether one of them is in a cell or waits: the page has not moved it. */
  keeps(node) {
    const { element } = this;
    for (let at = above(node); at; at = above(at)) {
      if (at === element) return true;
      // Within another child, or another element's.
      if (links.has(at)) return false;
    }
    const parent = nativeParent.call(node);
    if (!parent || parent === this.#room) return true;
    // In what a function of the page has put around it, and out of view.
    return !node.isConnected && Boolean(element.renderItem ?? element.renderer);
  }

  /** Lets go of one of them that stands elsewhere. */
  lose(node) {
    this.#free(node);
    this.#change();
  }

  /** The node after one of them, or null. */
  after(node) { return links.get(node).after.node; }

  /** The node before one of them, or null. */
  before(node) { return links.get(node).before.node; }

  /** Puts nodes, texts and what fragments hold before one of them, or last. */
  insert(given, before) {
    const nodes = new Set([...given].flatMap((one) => !one?.nodeType
      ? this.element.ownerDocument.createTextNode(String(one))
      : one.nodeType === 11 ? [...one.childNodes] : one));
    for (const node of nodes) {
      // It would be taken out of the page, and this element with it.
      if (node.contains(this.element)) {
        throw new DOMException(
          "the new child contains the element", "HierarchyRequestError");
      }
    }
    let next = before === null ? this.#ends : links.get(before);
    while (nodes.has(next.node)) next = next.after;
    for (const node of nodes) {
      // What shows nothing, such as a style, has to be in the page.
      const isSilent = !isItem(node) && node.nodeType === 1;
      // It would load again if it was moved.
      const stays = isSilent && nativeParent.call(node) === this.element;
      if (!this.has(node)) {
        // Another element shows it, or the page's own do.
        if (stays) links.get(node)?.children.lose(node);
        else node.remove();
        links.set(node, new Link(this, node));
        Object.defineProperties(node, AS_CHILD);
      }
      links.get(node).enter(next);
      const isInCell = node.parentElement
        && node.parentElement !== this.element;
      if (!isInCell && !stays) {
        (isSilent ? this.element : this.#room).append(node);
      }
    }
    this.#change();
  }

  /** Takes one of them away; returns it, or null if it is none. */
  remove(node) {
    if (!this.has(node)) return null;
    this.#free(node);
    node.remove();
    this.#change();
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
    // One that leaves the page may take others along.
    for (const node of this.#nodes) this.remove(node);
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
    const indices = new Map(items.map((item, index) => [item, index]));
    for (let { index } = anchor; index < before.count; index++) {
      const found = indices.get(before.at(index));
      if (found !== undefined) return { ...anchor, index: found };
    }
    return anchor;
  }

  /** What the element's `innerHTML` would be without cells. */
  get markup() {
    const template = this.element.ownerDocument.createElement("template");
    const { content } = template;
    const { ownerDocument } = content;
    for (const node of this.#nodes) {
      // In that document nothing loads, and no elements are the page's own. One
      // that copies itself otherwise, such as another view, knows why.
      content.append(node.cloneNode === Node.prototype.cloneNode
        ? ownerDocument.importNode(node, true) : node.cloneNode(true));
    }
    return template.innerHTML;
  }

  /** The same of `textContent`. */
  get text() {
    return this.#nodes.map(({ nodeType, textContent }) =>
      nodeType === 1 || nodeType === 3 ? textContent : "").join("");
  }

  /** Copies of all that the page has put into the element. */
  clone() { return this.#nodes.map((node) => node.cloneNode(true)); }

  /** Gives them back. */
  end() {
    this.#changed = () => {};
    this.notice(undefined, true);
    this.#observer.disconnect();
    let last = null;
    for (const node of this.#nodes) {
      if (!this.has(node)) continue;
      this.#free(node);
      if (nativeParent.call(node) !== this.element || follows(last, node)) {
        this.#room.append(node);
        continue;
      }
      // It would load again if it was moved.
      node.before(this.#room);
      last = node;
    }
    this.element.append(this.#room);
  }

  #free(node) {
    links.get(node).leave();
    links.delete(node);
    for (const name of Object.keys(AS_CHILD)) delete node[name];
  }

  #change() {
    this.#items = null;
    this.#changed();
  }
}

/** Whether a node stands in the page behind another one. */
const follows = (one, other) => one
  && other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;

/** What a node stands in, through the borders of shadow trees. */
function above(node) {
  const parent = nativeParent.call(node);
  return parent?.nodeType === 11 ? parent.host : parent;
}
