// The element: its properties, its methods and its life in a page.

import { attributeOf, options, propertyOf, reflect } from "./attributes.mjs";
import { isOwn } from "./cells.mjs";
import { ADOPT } from "./flow.mjs";
import { sectionLike } from "./items.mjs";
import { Showing } from "./showing.mjs";

/** Properties that no attribute holds. */
const VALUES = [
  "items", "sections", "key", "size", "ratios", "kind", "renderItem",
  "renderer", "swipeActions", "strings",
];
/** Those of which the same one says nothing new: it is no data. */
const LASTING = ["key", "size", "kind", "renderItem", "renderer"];
const VALUE = Symbol("value");
const SET = Symbol("set");

/** Where a page says that an item is. */
const placeOf = (index) => typeof index === "object" && index
  ? index : { section: 0, index };

/** A collection view; see `index.d.ts`. */
export class WaterFlowElement extends (globalThis.HTMLElement ?? Object) {
  #values = {};
  #showing = new Showing(this);

  /** Defines the element, if need be under another name. */
  static define(name = "water-flow") {
    const known = customElements.get(name);
    if (known?.prototype instanceof this || known === this) return;
    // A class stands for one name.
    customElements.define(name, taken.has(this) ? class extends this {} : this);
    taken.add(this);
  }

  get ready() { return this.#showing.ready; }

  get #flow() { return this.#showing.flow; }

  // Properties

  /** The value of a property that no attribute holds. */
  [VALUE](name) { return this.#values[name] ?? null; }

  /** Takes over such a value. */
  [SET](name, value) {
    if (LASTING.includes(name) && this[VALUE](name) === (value ?? null)) return;
    this.#values[name] = value;
    this.#showing.assigned(name);
  }

  get scroller() {
    return this.#values.scroller
      ?? options.scroller(this.getAttribute("scroller"));
  }

  set scroller(scroller) {
    const before = this.scroller;
    const isElement = typeof scroller === "object" && scroller !== null;
    this.#values.scroller = isElement ? scroller : null;
    reflect(this, "scroller", isElement ? null : scroller);
    if (this.scroller !== before) this.#change("scroller");
  }

  /** Takes over what an update has made of a section's items. */
  [ADOPT](section, items, ratios) {
    const values = this.#values;
    // What was changed in place is in the page's own sections.
    if (!items && !ratios) return;
    if (values.sections) {
      values.sections = values.sections.map((one, number) =>
        number !== section ? one : sectionLike(
          one, { ...items && { items }, ...ratios && { ratios } }));
    } else if (section === 0) {
      values.items = items ?? values.items;
      values.ratios = ratios ?? values.ratios;
    }
  }

  // Life

  connectedCallback() {
    for (const name of [...VALUES, ...Object.keys(options)]) {
      if (!Object.hasOwn(this, name)) continue;
      // Set before the element was one.
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#showing.connected();
  }

  disconnectedCallback() { this.#showing.disconnected(); }

  /** Moved by `moveBefore`, which keeps its state. */
  connectedMoveCallback() {
    if (this.#flow?.isMoved) this.#change("scroller");
  }

  attributeChangedCallback(name, before, after) {
    // What was said last counts.
    if (name === "scroller" && after !== null) this.#values.scroller = null;
    if (before !== after) this.#change(propertyOf(name));
  }

  /** Copies what the page has put there, and not what shows it. */
  cloneNode(isDeep = false) {
    const children = this.#children;
    const clone = super.cloneNode(isDeep && !this.#flow);
    this.#flow?.clean(clone);
    // One by one: there may be more than a call takes arguments.
    if (isDeep) for (const child of children?.clone() ?? []) clone.append(child);
    return clone;
  }

  // Children, which are in cells while something shows them

  get #children() {
    const children = this.#flow?.children;
    children?.notice();
    return children;
  }

  removeChild(child) {
    return this.#children?.remove(child) ?? super.removeChild(child);
  }

  replaceChild(node, child) {
    return this.#children?.replace(child, [node])
      ?? super.replaceChild(node, child);
  }

  insertBefore(node, before) {
    const children = this.#children;
    if (!children?.has(before)) return super.insertBefore(node, before);
    children.insert([node], before);
    return node;
  }

  moveBefore(node, before) {
    const children = this.#children;
    if (children?.has(before) || before == null && children?.has(node)) {
      children.insert([node], before ?? null);
    } else (super.moveBefore ?? super.insertBefore).call(this, node, before);
  }

  replaceChildren(...nodes) {
    const children = this.#children;
    if (children) {
      children.replaceAll(nodes);
    } else if (this.#flow) {
      // What shows the items stays.
      for (const one of [...this.childNodes]) if (!isOwn(one)) one.remove();
      this.append(...nodes);
    } else {
      super.replaceChildren(...nodes);
    }
  }

  get textContent() { return this.#children?.text ?? super.textContent; }

  set textContent(text) {
    const said = `${text ?? ""}`;
    this.replaceChildren(...said ? [said] : []);
  }

  get innerHTML() { return this.#children?.markup ?? super.innerHTML; }

  set innerHTML(html) {
    if (!this.#flow) {
      super.innerHTML = html;
      return;
    }
    const template = this.ownerDocument.createElement("template");
    template.innerHTML = html;
    this.replaceChildren(template.content);
  }

  // Methods

  get selectedItems() {
    return this.#flow?.features?.selection.items ?? [];
  }

  select(index) { this.#select((all) => all.set(placeOf(index), true)); }

  deselect(index) { this.#select((all) => all.set(placeOf(index), false)); }

  selectAll() { this.#select((all) => all.selectAll()); }

  clearSelection() { this.#select((all) => all.clear()); }

  #select(change) {
    if (this.selection === "none") return;
    const { features } = this.#flow ?? {};
    if (features && this.#showing.isCurrent) change(features.selection);
    else this.#showing.withFeatures(({ selection }) => change(selection));
  }

  update(changes) { return this.#showing.update(changes ?? {}); }

  beginPull() { this.#pull((pulling) => pulling.begin()); }

  endPull() { this.#pull((pulling) => pulling.end()); }

  #pull(change) {
    if (!this.pullable) return;
    this.#showing.withFeatures(({ pulling }) => change(pulling));
  }

  reload() { this.#change("reload"); }

  refresh(index) {
    if (index === undefined) this.#change("refresh");
    else this.#showing.refresh(placeOf(index));
  }

  scrollToItem(index, { block = "start", behavior } = {}) {
    this.#showing.scrollToItem(placeOf(index), block, behavior === "smooth");
  }

  frameOf(index) { return this.#flow?.frameOf(placeOf(index)) ?? null; }

  elementOf(index) { return this.#flow?.elementOf(placeOf(index)) ?? null; }

  indexOf(element) { return this.#flow?.indexOf(element) ?? null; }

  find(test, { from, scroll } = {}) {
    const found = this.#showing.find(
      test, from === undefined ? undefined : placeOf(from));
    if (found && scroll) this.scrollToItem(found, { block: "center" });
    return found;
  }

  getState() { return this.#showing.state ?? { version: 1 }; }

  setState(state) { this.#showing.state = state; }

  #change(name) { this.#showing.change(name); }
}

/** The classes that a name stands for. */
const taken = new WeakSet();

// No static fields: what bundles this would do without private names then.
WaterFlowElement.modules = undefined;
WaterFlowElement.observedAttributes =
  ["dir", ...Object.keys(options).map(attributeOf)];

for (const name of VALUES) {
  property(name, function () { return this[VALUE](name); },
    function (value) { this[SET](name, value); });
}
for (const [name, read] of Object.entries(options)) {
  if (name === "scroller") continue;
  property(name,
    function () { return read(this.getAttribute(attributeOf(name))); },
    function (value) { reflect(this, name, value); });
}

function property(name, get, set) {
  Object.defineProperty(WaterFlowElement.prototype, name,
    { get, set, configurable: true, enumerable: true });
}
