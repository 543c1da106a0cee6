// The element: its properties and methods, and when it shows what they say.

import { attributeOf, fault, options, propertyOf, reflect } from
  "./attributes.mjs";
import { Children } from "./children.mjs";
import { WaterFlowError, report } from "./errors.mjs";
import { ADOPT, Flow } from "./flow.mjs";
import { keyOf } from "./items.mjs";
import { Build, isParsing, load } from "./loader.mjs";
import { ROWS } from "./modes.mjs";

/** Properties that no attribute holds. */
const VALUES = [
  "items", "sections", "key", "size", "ratios", "kind", "renderItem",
  "renderer", "swipeActions", "strings",
];
/** What a flow has for all its life. */
const FIXED = ["horizontal", "scroller", "renderer"];
/** What asks for the full module, also where that could not be had before. */
const MORE = [
  "more", "selection", "reorderable", "swipeable", "pullable", "keyboard",
];

const VALUE = Symbol("value");
const SET = Symbol("set");

/** Where a page says that an item is. */
const placeOf = (index) => typeof index === "object" && index
  ? index : { section: 0, index };

/** A collection view; see `index.d.ts`. */
export class WaterFlowElement extends (globalThis.HTMLElement ?? Object) {
  #values = {};
  #flow = null;
  /** What has changed since it was shown; null for nothing. */
  #changed = null;
  /** What has changed between two places in the page. */
  #missed = new Set();
  /** Items whose content has changed. */
  #refreshed = [];
  /** What has changed while a module is on its way; null without. */
  #loading = null;
  /** The least build that does what was asked for. */
  #needs = Build.static;
  /** What was asked for and cannot be had, nor what does more. */
  #refused = Infinity;
  /** What waits until something shows. */
  #state = null;
  #target = null;
  /** Where it was as it left the page. */
  #left = null;
  #waiting = [];
  #resolve;
  #reject;
  #ready = new Promise((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  constructor() {
    super();
    // Who does not ask is told by the console.
    this.#ready.catch(() => {});
  }

  /** Defines the element, if need be under another name. */
  static define(name = "water-flow") {
    const known = customElements.get(name);
    if (known?.prototype instanceof WaterFlowElement || known === this) return;
    // A class stands for one name.
    customElements.define(name, isTaken ? class extends this {} : this);
    isTaken = true;
  }

  get ready() { return this.#ready; }

  // Properties

  /** The value of a property that no attribute holds. */
  [VALUE](name) { return this.#values[name] ?? null; }

  /** Takes over such a value. */
  [SET](name, value) {
    this.#values[name] = value;
    if (!this.#flow) this.#forgetLeft([name]);
    this.#change(name);
  }

  get scroller() {
    return this.#values.scroller
      ?? options.scroller(this.getAttribute("scroller"));
  }

  set scroller(scroller) {
    const isElement = typeof scroller === "object" && scroller !== null;
    this.#values.scroller = isElement ? scroller : null;
    reflect(this, "scroller", isElement ? null : scroller);
    this.#change("scroller");
  }

  /** Takes over what an update has made of a section's items. */
  [ADOPT](section, items, ratios) {
    const values = this.#values;
    if (values.sections) {
      values.sections = values.sections.map((one, number) =>
        number !== section ? one
          : { ...one, ...items && { items }, ...ratios && { ratios } });
    } else {
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
    const flow = this.#flow;
    // Not at once: what moves it may be called by what it shows.
    if (flow?.isMoved) this.#change("scroller");
    else if (flow) flow.resume();
    else this.#change("items");
    for (const name of this.#missed) this.#change(name);
    this.#missed.clear();
  }

  disconnectedCallback() {
    // Who moves it puts it back in the same task.
    setTimeout(() => { if (!this.isConnected) this.#leave(); });
  }

  /** Moved by `moveBefore`, which keeps its state. */
  connectedMoveCallback() {
    if (this.#flow?.isMoved) this.#change("scroller");
  }

  attributeChangedCallback(name, before, after) {
    if (before !== after) this.#change(propertyOf(name));
  }

  /** Copies what the page has put there, and not what shows it. */
  cloneNode(isDeep = false) {
    const flow = this.#flow;
    const clone = super.cloneNode(isDeep && !flow);
    flow?.clean(clone);
    if (isDeep && flow) clone.append(...flow.cloneChildren());
    return clone;
  }

  #change(name) {
    if (!this.#changed) {
      this.#changed = new Set();
      queueMicrotask(() => this.#show());
    }
    this.#changed.add(name);
  }

  /** Shows what has changed, all of a task at once. */
  #show() {
    const names = this.#changed;
    this.#changed = null;
    if (!names) return;
    if (!this.isConnected) return this.#miss(names);
    this.#check(names);
    const flow = this.#flow;
    if (!flow && this.#isEmpty && isParsing()) return this.#await();
    const build = this.#build(names);
    if (!flow || build > flow.engine.build) this.#load(build, names);
    else this.#follow(names);
  }

  get #isEmpty() {
    return !this.items && !this.sections && this.childElementCount === 0;
  }

  /** Loads nothing before the page has said all that it says at first. */
  #await() {
    document.addEventListener("DOMContentLoaded", () => {
      if (!this.#flow && !this.#loading) this.#change("items");
    }, { once: true });
  }

  /** What has changed is shown where it stands next. */
  #miss(names) { for (const name of names) this.#missed.add(name); }

  /** Tells of attributes that cannot be read. */
  #check(names) {
    for (const name of names) {
      const valid = options[name] && fault(this, name);
      if (valid) {
        const attribute = attributeOf(name);
        report(this, attribute,
          `has the ${attribute} "${this.getAttribute(attribute)}"; give `
          + `${valid}.`);
      }
    }
  }

  /** Has the flow follow what has changed. */
  #follow(names) {
    try {
      if (this.#isFixed(names)) this.#restart();
      else this.#flow.apply(names);
      this.#proceed();
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** Whether it takes another flow to show what has changed. */
  #isFixed(names) {
    return FIXED.some((name) => names.has(name)) || this.#flow.isTurned;
  }

  /** The build that it takes to do what is asked for. */
  #build(names) {
    const again = this.#refused === Build.rows
      ? [...MORE, "mode", "sections"] : MORE;
    if (again.some((name) => names.has(name))) this.#refused = Infinity;
    // With keys, other items are shown by what has changed.
    const isChanged = this.#flow && keyOf(this)
      && (names.has("items") || names.has("sections"));
    const isMore = isChanged || this.selection !== "none" || this.reorderable
      || this.swipeable || this.pullable || this.keyboard;
    const least = this.#hasRows ? Build.rows : Build.static;
    const build = [isMore ? Build.full : least, least]
      .find((one) => one < this.#refused) ?? Build.static;
    return this.#needs = Math.max(this.#needs, build);
  }

  /** Whether items are to stand in rows. */
  get #hasRows() {
    const { sections, mode } = this;
    return [{ mode }, ...Array.isArray(sections) ? sections : []]
      .some((one) => ROWS.includes(one?.mode));
  }

  async #load(build, names) {
    if (this.#loading) {
      for (const name of names) this.#loading.add(name);
      return;
    }
    this.#loading = names;
    let engine = null;
    try {
      engine = await load(build, WaterFlowElement.modules);
    } catch ({ message }) {
      this.#refused = this.#needs || Infinity;
      this.#needs = Build.static;
      this.#refuse("module", message);
    }
    const changed = this.#loading;
    this.#loading = null;
    if (!this.isConnected) return this.#miss(changed);
    if (!engine) {
      if (this.#flow) this.#follow(changed);
    } else if (this.#build(this.#changed ?? changed) > engine.build) {
      this.#load(this.#needs, changed);
    } else {
      this.#take(engine, changed);
    }
  }

  /** Goes on with another engine. */
  #take(engine, changed) {
    // What has changed since is shown with it.
    this.#check(this.#changed ?? []);
    for (const name of this.#changed ?? []) changed.add(name);
    const shown = this.#flow?.sections;
    try {
      this.#restart(engine, shown, this.#flow?.cells.handOver());
      // Loaded for what has changed: that is shown as a change.
      if (shown) this.#flow.apply(changed);
      this.#proceed();
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** Tells that it cannot be shown. */
  #fail(cause) { this.#refuse("layout", "cannot be shown.", cause); }

  /** Tells all who wait that they do so in vain. */
  #refuse(code, message, cause) {
    const error = new WaterFlowError(this, code, message, { cause });
    report(this, code, message, { cause });
    this.#reject(error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  /** Begins anew where somebody is. */
  #restart(engine = this.#flow.engine, shown = undefined, roots = undefined) {
    const isFirst = !this.#flow;
    const state = this.#flow?.state ?? this.#left;
    this.#left = null;
    const tree = this.getRootNode();
    const focused = tree.activeElement;
    // What stands behind it, and what has been scrolled, stays where it is.
    const { style, scrollTop } = this;
    const { minHeight } = style;
    style.minHeight = `${this.offsetHeight}px`;
    this.#end();
    const children = new Children(this, () => this.#change("items"));
    this.#flow = new Flow(this, engine, children);
    this.#changed = null;
    this.#flow.begin(state, shown, roots);
    style.minHeight = minHeight;
    if (isFirst && !state && scrollTop > 0) this.scrollTop = scrollTop;
    if (focused !== tree.activeElement && this.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
    this.#resolve(this);
  }

  /** Leaves the page: what it was is known if it comes back. */
  #leave() {
    this.#left = this.#flow?.state ?? this.#left;
    this.#forgetLeft([...this.#missed]);
    this.#end();
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
  }

  /** Places among other items mean nothing, unless these have keys. */
  #forgetLeft(names) {
    const isOther = names.includes("items") || names.includes("sections");
    if (isOther && !keyOf(this)) this.#left = null;
  }

  #end() {
    this.#flow?.end();
    this.#flow = null;
  }

  /** Does what has waited until something shows. */
  #proceed() {
    const flow = this.#flow;
    if (!flow) return;
    if (this.#state) flow.state = this.#state;
    this.#state = null;
    if (this.#target) flow.scrollToItem(...this.#target);
    this.#target = null;
    const refreshed = this.#refreshed.splice(0);
    for (const place of refreshed) flow.refresh(place);
    if (!flow.features) return;
    for (const { resolve } of this.#waiting.splice(0)) resolve(flow.features);
  }

  /** The features, once their module is there; null if it leaves the page. */
  #more() {
    const features = this.#flow?.features;
    if (features && !this.#changed) return Promise.resolve(features);
    this.#needs = Build.full;
    this.#change("more");
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  // Methods

  get selectedItems() {
    return this.#flow?.features?.selection.items ?? [];
  }

  select(index) { this.#select((all) => all.set(...path(index), true)); }

  deselect(index) { this.#select((all) => all.set(...path(index), false)); }

  selectAll() { this.#select((all) => all.selectAll()); }

  clearSelection() { this.#select((all) => all.clear()); }

  #select(change) {
    if (this.selection === "none") return;
    const { features } = this.#flow ?? {};
    if (features && !this.#changed) change(features.selection);
    else {
      this.#more().then((features) => features && change(features.selection))
        .catch(() => {});
    }
  }

  async update(changes = {}) {
    const { section = 0, items, ratios } = changes;
    const count = this.sections?.length ?? 1;
    if (!(Number.isInteger(section) && section >= 0 && section < count)) {
      throw new WaterFlowError(this, "update", "refuses an update: there is no "
        + `section ${section}. Give one below ${count}.`);
    }
    const changed = this.#changed;
    if (!this.isConnected || !this.#flow?.features
      || changed && this.#isFixed(changed)) {
      // Who waits for a flow sees all that has changed by then. What an array
      // held before it was changed in place nobody knows.
      this[ADOPT](section, items, ratios);
      this.#change(items && keyOf(this) ? "items" : "reload");
      if (this.isConnected) await this.#more();
      return;
    }
    // At once: an array that is changed in place may change again.
    if (changed) this.#show();
    await this.#flow.features.update(changes);
  }

  beginPull() { this.#pull((pulling) => pulling.begin()); }

  endPull() { this.#pull((pulling) => pulling.end()); }

  #pull(change) {
    if (!this.pullable) return;
    this.#more().then((features) => features && change(features.pulling))
      .catch(() => {});
  }

  reload() { this.#change("reload"); }

  refresh(index) {
    if (index === undefined) return this.#change("refresh");
    this.#refreshed.push(placeOf(index));
    this.#change("one");
  }

  scrollToItem(index, { block = "start", behavior } = {}) {
    const target = [placeOf(index), block, behavior === "smooth"];
    if (this.#flow && !this.#changed) this.#flow.scrollToItem(...target);
    else this.#target = target;
  }

  frameOf(index) { return this.#flow?.frameOf(placeOf(index)) ?? null; }

  elementOf(index) { return this.#flow?.elementOf(placeOf(index)) ?? null; }

  indexOf(element) { return this.#flow?.indexOf(element) ?? null; }

  find(test, { from, scroll } = {}) {
    const found = this.#flow?.find(test, from === undefined
      ? undefined : placeOf(from)) ?? null;
    if (found && scroll) this.scrollToItem(found, { block: "center" });
    return found;
  }

  getState() {
    return this.#state ?? this.#flow?.state ?? this.#left ?? { version: 1 };
  }

  setState(state) {
    if (this.#flow && !this.#changed) this.#flow.state = state;
    else this.#state = state;
  }
}

const path = (index) => {
  const { section, index: item } = placeOf(index);
  return [section, item];
};

/** Whether a name stands for the class itself. */
let isTaken = false;

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
