// Where somebody is, told and found again.

import { keyOf } from "./items.mjs";

/** What a person does who goes elsewhere. */
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** The place of one element's content. */
export class Place {
  #flow;
  /** The state that is looked for, and what ends that. */
  #wanted = null;
  /** What it names to be selected, where nothing can be. */
  #selection;
  #life = new AbortController();
  /** What the page calls it, where it is kept. */
  #given = null;
  /** Where the state is kept; empty for nowhere. */
  #name = "";
  /** Where it is while the page stays in an entry that began meanwhile. */
  #later = "";

  constructor(flow) {
    this.#flow = flow;
    const { signal } = this.#life;
    const options = { capture: true, passive: true, signal };
    const document = flow.element.ownerDocument;
    for (const type of HANDS) {
      document.addEventListener(type, () => {
        this.#wanted = null;
        // Who stays in the page is in its next entry by now, or goes with it.
        this.#later ||= nameOf(this.#given);
      }, options);
    }
    // A page may have a variable of that name.
    globalThis.navigation?.addEventListener?.("currententrychange", () => {
      if (nameOf(this.#given) === (this.#name || this.#later)) return;
      this.keep();
      // It may be about to leave the page, as one of a router's does.
      this.#name = this.#later = "";
    }, { signal });
    const keep = () => {
      this.keep();
      // The page may have gone on to another entry of the history since.
      this.keep(nameOf(this.#given));
    };
    document.defaultView.addEventListener("pagehide", keep, { signal });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) keep();
    }, { signal });
  }

  /** See `State` in `index.d.ts`. */
  get state() {
    const { features } = this.#flow;
    const state = { version: 1, ...features?.getState() ?? this.#selection };
    state.anchor = this.#wanted ?? this.anchor ?? undefined;
    return state;
  }

  /** The item that is first in view, and how far; null if there is none. */
  get anchor() {
    if (!this.#flow.call("anchor")) return null;
    const [section, index, offset] = this.#flow.engine.numbers;
    // By what its cell shows: an array may have changed since.
    const key = this.#keyAt(section, index, this.#flow.cells.shown.get(
      this.#flow.elementOf({ section, index })));
    const sectionKey = this.#flow.sections[section]?.given.key;
    return { section, index, offset, key, sectionKey };
  }

  /** Keeps the place before another name counts. */
  leave(name) { if (name !== this.#given) this.keep(); }

  /** Goes where an anchor's item is now. */
  goTo(anchor) {
    const { section, index } = this.#itemOf(anchor);
    this.#flow.call("restore", section, index, anchor.offset);
  }

  set state(state) {
    if (state?.version !== 1) return;
    const { features } = this.#flow;
    if (features) features.setState(state);
    else this.#selection = state.selection && { selection: state.selection };
    this.#wanted = state.anchor ?? null;
    if (this.#wanted) this.find();
    else if (this.#flow.scrollsItself) this.begin();
  }

  /** Goes where content begins. */
  begin() {
    const { element, isHorizontal, isRightToLeft } = this.#flow;
    const isTurned = isHorizontal && isRightToLeft;
    this.#flow.call(
      "restore", -1, 0, isTurned === element.anchorsToEnd ? 0 : Infinity);
  }

  /** Looks for nothing any more: the page goes elsewhere. */
  forget() { this.#wanted = null; }

  /** Goes to what is looked for, if it is there. */
  find() {
    if (!this.#wanted) return;
    const { section, index } = this.#itemOf(this.#wanted);
    if (!(index < this.#flow.sections[section]?.count)) return;
    const { offset } = this.#wanted;
    this.#wanted = null;
    this.#flow.go("restore", section, index, Number(offset) || 0);
  }

  /** Keeps the place under a name from now on; returns what was kept. */
  restore(name) {
    this.#given = name;
    this.#later = this.#name = nameOf(name);
    // An address may be visited anew, an entry only again.
    const isKept = globalThis.navigation?.currentEntry && kept.has(this.#name);
    if (!this.#name || !isVisitedAgain() && !isKept) return null;
    try {
      return JSON.parse(sessionStorage.getItem(this.#name));
    } catch {
      // What cannot be read was kept by somebody else.
      return null;
    }
  }

  keep(name = this.#name || this.#later) {
    if (!name) return;
    kept.add(name);
    try {
      // What is selected may be more than there is room for.
      const state = { ...this.state, selection: undefined };
      sessionStorage.setItem(name, JSON.stringify(state));
    } catch {
      // There is no room: the page opens at its start then.
    }
  }

  end() {
    this.keep(this.#name);
    this.#life.abort();
  }

  #keyAt(section, index, shown) {
    const key = keyOf(this.#flow.element);
    const item = key ? shown ?? this.#flow.itemAt(section, index) : undefined;
    return item === undefined ? undefined : this.#call(key, item, index);
  }

  #call(key, item, index) {
    try {
      return key(item, index);
    } catch {
      // It is told when items change.
    }
  }

  /** Where an anchor's item is now. */
  #itemOf({ section, index, key, sectionKey }) {
    const { sections, element } = this.#flow;
    const keyOfItem = keyOf(element);
    if (sectionKey !== undefined) {
      const found = sections.findIndex(({ given }) => given.key === sectionKey);
      if (found >= 0) section = found;
    }
    const place = { section, index };
    if (key === undefined || !keyOfItem) return place;
    // First where it was: most are found at once, and what is not there yet
    // may be any item.
    if (this.#keyAt(section, index) === key || this.#flow.has(place)
      && this.#flow.itemAt(section, index) === undefined) return place;
    return this.#flow.find((item, index) =>
      this.#call(keyOfItem, item, index) === key) ?? place;
  }
}

/** Where a place of this name is kept now. */
function nameOf(given) {
  if (given === null) return "";
  // An entry of the history is the same after a reload.
  const entry = globalThis.navigation?.currentEntry?.key
    ?? location.pathname + location.search;
  return `water-flow:${given}:${entry}`;
}

/** The names under which places of this document were kept. */
const kept = new Set();

/** Whether the page is reloaded, or was gone back to. */
function isVisitedAgain() {
  const { currentEntry, activation } = globalThis.navigation ?? {};
  const { type } = performance.getEntriesByType("navigation")[0] ?? {};
  // Within a document each visit has an entry of its own; one that the document
  // has taken from another has that one's key.
  return type !== "navigate" || Boolean(currentEntry)
    && activation?.entry.key !== currentEntry.key;
}
