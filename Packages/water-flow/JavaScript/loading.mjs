// Which of the modules an element needs, and what changes until it is there.

import { loadOuter, outer } from
  "../../../Sources/WaterflowWeb/JavaScript/instance.mjs";
import { MORE } from "./attributes.mjs";
import { isOwn } from "./cells.mjs";
import { keyOf } from "./items.mjs";
import { Build, isParsing, load } from "./loader.mjs";
import { ROWS } from "./modes.mjs";
import { haveRatios, isItem } from "./ratios.mjs";
import { hasChildren, isLoaded, loadShelter } from "./shelter.mjs";

/** What asks for another one again. */
const AGAIN = {
  [Build.measured]: [
    "items", "sections", "ratios", "size", "mode", "children",
  ],
  [Build.rows]: ["mode", "sections"],
};

/** The builds that it takes to show each of an element's sections. */
function buildsOf(element, children) {
  const { sections, items, ratios } = element;
  if (sections) {
    return Array.isArray(sections)
      ? sections.map((one) => buildOf(element, one ?? {})) : [];
  }
  const given = items ?? children?.items
    ?? [...element.children].filter((node) => !isOwn(node) && isItem(node));
  return [buildOf(
    element, { items: given, ratios: items ? ratios : null }, !items)];
}

function buildOf({ mode: common, size }, section, areChildren = false) {
  const { items, ratios, header, footer } = section;
  const mode = section.mode ?? common;
  if (ROWS.includes(mode)) return Build.rows;
  const isEmpty = Array.isArray(items) && items.length === 0;
  // Last, because it takes a look at each of them.
  const isMeasured = !ratios && !size && !isEmpty
    && !(areChildren && haveRatios(items));
  return isMeasured || header?.pinned || footer?.pinned
    ? Build.measured : Build.static;
}

/** The loading of one element's module. */
export class Loading {
  #element;
  #changed = null;
  /** The least build that does what was asked for. */
  #needs = Build.static;
  /** What was asked for and cannot be had, nor what does more. */
  #refused = Infinity;

  constructor(element) { this.#element = element; }

  /** What has changed while a module is on its way; null without. */
  get changed() { return this.#changed; }

  /** More is asked for, whatever the element's options say. */
  needMore() { this.#needs = Build.full; }

  /**
   * Whether nothing is to be loaded before the page has said all that it says
   * at first.
   *
   * @param {() => void} then called once it has.
   */
  awaits(then) {
    const { items, sections, childElementCount } = this.#element;
    const isEmpty = !items && !sections && !childElementCount;
    if (!isEmpty || !isParsing()) return false;
    document.addEventListener("DOMContentLoaded", () => {
      if (!this.#changed) then();
    }, { once: true });
    return true;
  }

  /**
   * The build that it takes to do what is asked for.
   *
   * @param {Set<string>} names what has changed.
   * @param {Flow | null} flow what is shown.
   */
  build(names, flow) {
    const element = this.#element;
    const again = [...MORE, ...AGAIN[this.#refused] ?? []];
    // Where nothing is shown, whatever is said next may have better luck.
    if (!flow || again.some((name) => names.has(name))) {
      this.#refused = Infinity;
    }
    // With keys, other items are shown by what has changed.
    const isChanged = flow && keyOf(element)
      && (names.has("items") || names.has("sections"));
    const isMore = isChanged
      || MORE.some((name) => element[name] && element[name] !== "none");
    const builds = buildsOf(element, flow?.children);
    if (isMore) builds.push(Build.full);
    // Items that are refreshed may have other sizes.
    if (names.has("one") && element.size) builds.push(Build.measured);
    // One by one: there may be more than a call takes arguments.
    for (const one of builds) {
      if (one < this.#refused && one > this.#needs) this.#needs = one;
    }
    return this.#needs;
  }

  /** Whether the scripts are there that only some elements need. */
  get hasScripts() { return this.#scripts.length === 0; }

  /** What loads those that are not. */
  get #scripts() {
    const element = this.#element;
    const loads = [];
    if (!outer && element.scroller !== "self") loads.push(loadOuter);
    if (!isLoaded() && hasChildren(element)) loads.push(loadShelter);
    return loads;
  }

  /**
   * Loads a module, or waits for the one that is on its way.
   *
   * @param {number} build
   * @param {Set<string>} names what has changed.
   * @param {(changed: Set<string>) => number} needed the build that it takes
   *   by the time that one is there.
   * @param {(loaded: object) => void} done called for the first who waits, with
   *   what has changed by then and the engine, or what is wrong with the
   *   module.
   */
  async load(build, names, needed, done) {
    if (this.#changed) {
      for (const name of names) this.#changed.add(name);
      return;
    }
    this.#changed = names;
    const wasAlone = outer === null;
    const element = this.#element;
    let engine = null;
    let fault = "";
    let tried = build;
    try {
      for (;;) {
        [engine] = await Promise.all([
          load(tried, element.constructor.modules),
          ...this.#scripts.map((start) => start()),
        ]);
        if (!element.isConnected) break;
        // More may have been asked for meanwhile.
        if (needed(this.#changed) > engine.build) tried = this.#needs;
        else if (this.hasScripts) break;
      }
    } catch ({ message }) {
      engine = null;
      fault = message;
      this.#refused = tried || Infinity;
      this.#needs = Build.static;
    }
    const changed = this.#changed;
    this.#changed = null;
    // It could not be had when it was asked for.
    if (wasAlone && outer && element.scroller !== "self") {
      changed.add("scroller");
    }
    // At once: whoever came in between would load anew.
    done({ engine, fault, changed });
  }
}
