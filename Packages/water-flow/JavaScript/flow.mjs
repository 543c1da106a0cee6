// An element that stands in the page, laid out by an engine.

import { outer } from
  "../../../Sources/WaterflowWeb/JavaScript/instance.mjs";
import { sheetOf } from "../../../Sources/WaterflowWeb/JavaScript/styles.mjs";
import { MORE } from "./attributes.mjs";
import { Breadth } from "./breadth.mjs";
import { Cells } from "./cells.mjs";
import { report } from "./errors.mjs";
import { Events } from "./events.mjs";
import { SectionData } from "./items.mjs";
import { LateItems } from "./late.mjs";
import { Looks } from "./looks.mjs";
import { Place } from "./place.mjs";
import { Places } from "./places.mjs";
import { refresh } from "./refreshing.mjs";
import { awaitChildren } from "./shelter.mjs";

/** What shows other items. */
const ITEMS = ["items", "sections", "reload", "told"];
/** The same, and how large they are. */
export const DATA = [...ITEMS, "ratios"];

const hasOne = (list) => (names) => list.some((name) => names?.has(name));
/** Whether what has changed says which items there are. */
export const changesItems = hasOne(ITEMS);
/** Whether what has changed says something of items. */
export const changesData = hasOne(DATA);

/** What is handed on, and lays nothing out. */
const OTHER = [
  ...MORE, "key", "itemKey", "overscan", "nearEndLength", "swipeActions",
  "strings", "restore", "label", "one",
];

/** Hands an element what an update has made of its items. */
export const ADOPT = Symbol("adopt");

/** Longer than any window, in pixels. */
const PROBE = 1e5;

/** What has cells show otherwise what they show. */
const CONTENT = ["kind", "renderItem", "refresh", "children"];

/** The sheets of documents, and which elements are blocks by their rules. */
const blocks = new WeakMap();

/** Has elements of its name be blocks that show items, if the page lets them. */
function makeBlock({ localName, ownerDocument }) {
  const sheet = sheetOf(ownerDocument);
  const names = blocks.get(sheet) ?? new Set();
  if (names.has(localName)) return;
  blocks.set(sheet, names.add(localName));
  sheet.insertRule(`:where(${CSS.escape(localName)}:has(>.waterflow-content)`
    + ":not([hidden])){display:block}");
}

/** From its first showing until it leaves the page. */
export class Flow extends Places {
  features = null;
  cells;
  /** Where the element stood as the flow began. */
  root;
  /** Whether nothing around the element scrolls it. */
  scrollsItself;
  /** What scrolls it, where that is the nearest that does. */
  #nearest;
  /** What the page has put into the element. */
  children;
  /** What it has asked the page for. */
  late = new LateItems(this);
  #place;
  #life = new AbortController();
  /** What tells the page. */
  events;
  #looks;
  /** What it has been told at its beginning, for all its life. */
  isHorizontal;
  isRightToLeft;
  #breadth = new Breadth(this);

  /**
   * @param {Children | null} children of the element, which are shown where it
   *   names no items.
   * @param {() => void} found is told where there were none and some come,
   *   where the page has taken out what shows the items, or where the element
   *   reads another way by now.
   */
  constructor(element, engine, children, found) {
    super();
    this.element = element;
    this.engine = engine;
    this.root = element.getRootNode();
    this.document = element.ownerDocument;
    this.children = children;
    this.cells = new Cells(this);
    this.#place = new Place(this);
    this.isHorizontal = element.horizontal;
    const { signal } = this.#life;
    this.#looks = new Looks(element, signal);
    this.isRightToLeft = this.#looks.isRightToLeft;
    this.events = new Events(this, signal);
    this.#mount();
    this.#looks.note();
    this.#looks.awaitTurn(() => { if (this.isTurned) found(); });
    if (children) children.observe();
    else awaitChildren(element, found, signal);
    if (engine.Features) this.features = new engine.Features(this);
  }

  /** Whether the element reads the other way now. */
  get isTurned() { return this.#looks.isRightToLeft !== this.isRightToLeft; }

  /** Whether the element stands in other surroundings now. */
  get isMoved() {
    return this.isTurned || this.root !== this.element.getRootNode()
      || this.document !== this.element.ownerDocument
      || this.#nearest !== this.#findNearest();
  }

  /** Gives a copy of the element what the page has given the element. */
  clean(clone) { this.#looks.clean(clone); }

  /** Whether the element has left the page, or goes on in another flow. */
  get hasEnded() { return this.#life.signal.aborted; }

  // Data

  /**
   * Shows what the element says for the first time.
   *
   * @param {State | null} state where it was before.
   * @param {Flow} [before] what has shown the same until now.
   * @param {Map<string, HTMLElement>} [roots] by which elements.
   * @param {{end: number, asked: Array}} [heard] what the page was told.
   */
  begin(state, before, roots, heard) {
    const { element } = this;
    this.sections = before?.sections ?? this.read();
    if (roots) this.cells.inherit(roots);
    if (heard) {
      this.late.asked = heard.asked;
      this.events.end = heard.end;
    }
    if (before) this.events.takeOver(before.events);
    this.call("edges", element.overscan, element.nearEndLength);
    if (element.label !== null) this.#looks.name();
    this.#reload(() => this.readAnew(0));
    this.features?.apply(new Set(OTHER));
    const kept = this.#place.restore(element.restore);
    this.#place.state = state ?? kept;
    this.cells.forgetInherited();
    this.events.begin();
    this.#breadth.watch();
  }

  /** Follows the element's properties; `names` are those that have changed. */
  apply(names) {
    const { element } = this;
    if (names.has("overscan") || names.has("nearEndLength")) {
      this.call("edges", element.overscan, element.nearEndLength);
    }
    if (names.has("label")) {
      this.#looks.name();
      // So are its lists.
      this.view.tidySoon();
    }
    // Where it was is a place among the items from before.
    if (names.has("restore")) this.#place.leave(element.restore);
    this.features?.apply(names);
    const isSeen = [...names].some((name) =>
      !DATA.includes(name) && !OTHER.includes(name));
    if (changesData(names)) this.#showData(names, isSeen);
    else if (isSeen) this.layOut(names);
    if (names.has("restore")) {
      this.#place.state = this.#place.restore(element.restore);
    }
  }

  /** Shows other items, those that are the same where they are. */
  #showData(names, isSeen) {
    const before = this.sections;
    const next = this.read();
    if (changesItems(names)) this.late.forget();
    const isTold = !names.has("reload") && !names.has("told")
      && this.features?.assign(before, next);
    if (isTold) {
      if (isSeen) this.relayOut(names);
    } else {
      this.#reload(() => {
        const { anchor } = this.#place;
        this.sections = next;
        this.events.forget(names.has("reload"));
        this.readAnew(0);
        // Who is on the way to an item goes on.
        if (anchor && !this.destination) this.#place.goTo(
          this.children?.follow(anchor, before, next) ?? anchor);
      });
    }
    this.#place.find();
    this.#breadth.watch();
  }

  /** Shows the same items in another way; `names` are what has changed. */
  layOut(names) {
    const sections = this.read();
    this.sections = this.features?.ordered(sections) ?? sections;
    const hasMore = names?.has("refresh");
    if (hasMore) this.late.forgetAnswered();
    // Arrays may have been changed in place.
    this.features?.see();
    this.relayOut(names);
    if (hasMore) this.#place.find();
    this.#breadth.watch();
  }

  /** Cells stay with what they show, unless they are to show it otherwise. */
  relayOut(names) {
    const isOther = CONTENT.some((name) => names?.has(name));
    this.readAnew(isOther || !this.cells.canStay() ? 1 : 2);
  }

  /** Has the module read it all: 2 leaves cells alone, 1 and 0 fill them. */
  readAnew(how) {
    // What headers and footers show is not what they are going to.
    if (how < 2) {
      this.cells.forgetSupplements();
      this.view?.parts.outline.forget();
    }
    this.cells.leaveIn(() => this.call("reload", how));
  }

  #reload(body) {
    if (this.features) this.features.reload(body);
    else body();
  }

  /** Reads which sections there are, and how many items. */
  read() {
    const { element } = this;
    const children = this.children ?? { items: [], ratios: null };
    let { sections } = element;
    if (sections && !Array.isArray(sections)) {
      report(element, "sections", "shows nothing: give an array of sections.");
      sections = [];
    }
    const { items, ratios } = element.items ? element : children;
    return (sections ?? [{ items, ratios }])
      .map((given, number) => new SectionData(element, given, number));
  }

  /** Shows what a page has changed in its items. */
  update(changes) {
    const ended = this.features.update(changes);
    this.#place.find();
    return ended;
  }

  // What is asked

  /** What the page was told of these items, and is not told again. */
  get heard() { return { end: this.events.end, asked: this.late.asked }; }

  scrollToItem(...target) {
    if (this.has(target[0])) this.#place.forget();
    super.scrollToItem(...target);
  }

  get state() { return this.#place.state; }

  set state(state) {
    this.#place.state = state;
    // Who was at the start of what something else scrolls goes back to it.
    if (!state.anchor && this.#place.anchor) this.#place.begin();
  }

  /** Shows items anew, and asks for their sizes again. */
  refresh(places) {
    const there = places.filter((place) => this.has(place));
    if (there.length === 0) return;
    this.late.forgetAnswered();
    for (const place of there) this.features?.see(place);
    const { children, element, sections: [first] } = this;
    // Children say their ratios themselves.
    if (first.ratios && !element.items && !element.sections) {
      first.ratios = children?.ratios ?? first.ratios;
    }
    refresh(this, there);
  }

  // Life

  /** Comes back after it was moved: the browser has forgotten its place. */
  resume() {
    if (this.scrollsItself) this.view.resume();
  }

  end() {
    this.#place.end();
    this.features?.end();
    this.cells.end();
    this.#breadth.end();
    this.#life.abort();
    this.call("remove");
    this.engine.remove(this.number);
    this.children?.end();
  }

  #mount() {
    const { element, engine } = this;
    const { scroller } = element;
    const { page } = engine;
    this.scrollsItself = scroller === "self";
    makeBlock(element);
    this.number = engine.add(this);
    this.#nearest = this.#findNearest();
    const isMade = this.call("create", page.keep(element),
      scroller === "self" ? 0 : scroller === "window" ? -1
        : scroller === "nearest" ? -2 : page.keep(scroller),
      Number(this.isHorizontal), Number(this.isRightToLeft));
    if (!isMade) {
      this.end();
      throw new RangeError("Give it an extent that is finite");
    }
  }

  #findNearest() {
    const { element } = this;
    return element.scroller === "nearest"
      ? outer?.nearest(element, !this.isHorizontal) ?? null : null;
  }

  /** Has it end at the window's height, if it grows with what is in it. */
  bound() {
    const { element } = this;
    const style = element.querySelector(":scope > .waterflow-content")?.style;
    // A page may have emptied it; what scrolls has an end, and would lose its
    // place.
    if (!style || element.scrollHeight > element.clientHeight + 1) return;
    const { height } = style;
    style.height = `${PROBE}px`;
    if (element.clientHeight >= PROBE) {
      // Without the bars of a phone.
      this.#looks.set("maxHeight", "100dvh");
    }
    style.height = height;
  }
}
