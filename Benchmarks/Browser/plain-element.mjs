// What one would write by hand behind the same properties: greedy lanes in
// typed arrays, divs that are used again, items found again by a map of their
// keys. No sections, modes or other scrollers, no roles, keys or gestures, and
// nothing moves to its place.

import { make } from "./arrays.mjs";

const OVERSCAN = 100;

/** Shows `items` of known `ratios` by a `renderer`, and tells them by `key`. */
class PlainFlow extends HTMLElement {
  key = (item) => item;
  ratios = null;
  renderer = null;
  #items = [];
  #lanes = null;
  /** The keys of the items, and where each is. */
  #keys = [];
  #places = new Map();
  /** The cells that show items, by their places. */
  #live = new Map();
  #pool = [];
  #content = document.createElement("div");
  #height = 0;
  #isChanged = false;
  #resolve;
  ready = new Promise((resolve) => { this.#resolve = resolve; });

  connectedCallback() {
    Object.assign(this.#content.style, {
      position: "relative", overflow: "hidden", contain: "layout style",
    });
    Object.assign(this.style, {
      overflow: "hidden auto", overflowAnchor: "none",
    });
    this.append(this.#content);
    this.addEventListener("scroll", () => this.#show(), { passive: true });
    new ResizeObserver(() => {
      this.#height = this.clientHeight;
      this.#show();
    }).observe(this);
  }

  get items() { return this.#items; }

  set items(items) {
    this.#items = items;
    if (this.#isChanged) return;
    this.#isChanged = true;
    queueMicrotask(() => {
      this.#isChanged = false;
      this.#assign();
    });
  }

  elementOf(index) { return this.#live.get(index) ?? null; }

  /** Lays out other items; the first one in view stays where it is. */
  #assign() {
    this.#height = this.clientHeight;
    const least = Number(this.getAttribute("min-lane-width"));
    const spacing = Number(this.getAttribute("gap"));
    const width = this.clientWidth;
    const lanes = Math.max(
      1, Math.floor((width + spacing) / (least + spacing)));
    const laneWidth = (width - (lanes - 1) * spacing) / lanes;

    const old = this.#lanes;
    const oldKeys = this.#keys;
    const anchor = old ? this.#first() : -1;
    const top = anchor < 0 ? 0 : old.top(anchor);
    this.#keys = this.#items.map(this.key);
    this.#places = new Map(this.#keys.map((key, index) => [key, index]));
    this.#lanes = new PlacedLanes(make(
      this.ratios.subarray(0, this.#items.length).map((it) => laneWidth / it),
      { lanes, width, spacing }));
    this.#content.style.height = `${this.#lanes.length}px`;

    const place = this.#places.get(oldKeys[anchor]);
    if (place !== undefined) this.scrollTop += this.#lanes.top(place) - top;
    const live = this.#live;
    this.#live = new Map();
    for (const [index, cell] of live) {
      const now = this.#places.get(oldKeys[index]);
      if (now === undefined) this.#pool.push(cell);
      else this.#move(now, cell);
    }
    this.#show();
    this.#resolve(this);
  }

  /** The first item in view. */
  #first() {
    const top = this.scrollTop;
    const count = this.#lanes.query(top, top + this.#height);
    let first = -1;
    for (let at = 0; at < count; at++) {
      const item = this.#lanes.found[5 * at];
      if (first < 0 || item < first) first = item;
    }
    return first;
  }

  #show() {
    if (!this.#lanes) return;
    const start = this.scrollTop - OVERSCAN;
    const end = start + this.#height + 2 * OVERSCAN;
    for (const [index, cell] of this.#live) {
      if (this.#lanes.meets(index, start, end)) continue;
      this.#live.delete(index);
      this.#pool.push(cell);
    }
    const count = this.#lanes.query(start, end);
    for (let at = 0; at < count; at++) {
      const index = this.#lanes.found[5 * at];
      if (this.#live.has(index)) continue;
      const cell = this.#pool.pop() ?? this.#make();
      this.renderer.update(cell, this.#items[index], index);
      cell.style.display = "";
      this.#move(index, cell);
    }
    for (const cell of this.#pool) cell.style.display = "none";
  }

  #make() {
    const cell = this.renderer.create();
    cell.classList.add("cell");
    Object.assign(cell.style, {
      position: "absolute", top: 0, left: 0, boxSizing: "border-box",
      contain: "layout style",
    });
    this.#content.append(cell);
    return cell;
  }

  #move(index, cell) {
    const [x, y, width, height] = this.#lanes.frame(index);
    cell.style.transform = `translate(${x}px, ${y}px)`;
    cell.style.width = `${width}px`;
    cell.style.height = `${height}px`;
    this.#live.set(index, cell);
  }
}

/** The lanes of `arrays.mjs`, asked for single items as well. */
class PlacedLanes {
  #lanes;
  #frame = new Float64Array(4);

  constructor(lanes) { this.#lanes = lanes; }

  get length() { return this.#lanes.length; }

  get found() { return this.#lanes.found; }

  query(top, bottom) { return this.#lanes.query(top, bottom); }

  frame(index) {
    this.#lanes.frame(index, this.#frame);
    return this.#frame;
  }

  top(index) { return this.frame(index)[1]; }

  meets(index, start, end) {
    const [, y, , height] = this.frame(index);
    return y < end && y + height > start;
  }
}

customElements.define("plain-flow", PlainFlow);
