// The page's half of WaterflowWeb: gives the WebAssembly module its imports,
// passes it events, and applies its operation records to the DOM.

import { measure, play, prefersStillness, stop } from "./cells.mjs";

/** Width of an operation record in bytes; see `Operation` in WaterflowEngine. */
const RECORD = 56;

const Code = { show: 2, move: 3, hide: 4, destroy: 5 };
const Kind = {
  header: 0, item: 1, footer: 2, background: 3, contentHeader: 4,
};

/** Quiet time after the last scroll event that counts as rest, in ms. */
const SETTLE = 150;

/**
 * Instantiates a module and runs its `main`.
 *
 * @param {string | URL} url where the `.wasm` is.
 * @returns {Promise<WebAssembly.Exports>} the module's exports.
 */
export async function run(url) {
  const page = new Page();
  const imports = { waterflow: page.imports() };
  const module = await WebAssembly.compileStreaming(fetch(url));
  // What a module does not ask for is not loaded.
  const names = WebAssembly.Module.imports(module).map(({ module }) => module);
  if (names.includes("gestures")) {
    imports.gestures = (await import("./gestures.mjs")).imports(page);
  }
  const instance = await WebAssembly.instantiate(module, imports);
  page.exports = instance.exports;
  (instance.exports.main ?? instance.exports.__main_argc_argv)(0, 0);
  return instance.exports;
}

/** The tables behind the numbers that the module uses for what it cannot hold. */
class Page {
  exports = null;
  #elements = [null];
  #freeElements = [];
  #views = [];
  #decoder = new TextDecoder();
  #bytes = new Uint8Array(0);
  /** The frame in which cells were measured last, by the timeline's clock. */
  #measured = -1;

  imports() {
    const text = (start, count) => this.#text(start, count);
    const element = (number) => this.#elements[number];
    return {
      create: (tag, count) =>
        this.#keep(document.createElement(text(tag, count))),
      find: (id, count) => {
        const found = document.getElementById(text(id, count));
        return found ? this.#keep(found) : 0;
      },
      release: (number) => {
        this.#elements[number] = null;
        this.#freeElements.push(number);
      },
      append: (parent, child) => element(parent).append(element(child)),
      detach: (number) => element(number).remove(),
      setText: (number, start, count) => {
        element(number).textContent = text(start, count);
      },
      setAttribute: (number, name, nameCount, value, valueCount) =>
        element(number).setAttribute(
          text(name, nameCount), text(value, valueCount)),
      removeAttribute: (number, name, count) =>
        element(number).removeAttribute(text(name, count)),
      setStyle: (number, name, nameCount, value, valueCount) =>
        element(number).style.setProperty(
          text(name, nameCount), text(value, valueCount)),
      toggleClass: (number, name, count, isOn) =>
        element(number).classList.toggle(text(name, count), isOn !== 0),
      setNumber: (number, name, count, value) => {
        element(number)[text(name, count)] = value;
      },
      number: (number, name, count) => Number(element(number)[text(name, count)]),
      call: (number, name, count) => element(number)[text(name, count)](),
      property: (number, name, count) =>
        this.#bytesOf(String(element(number)[text(name, count)] ?? "")),
      listen: (number, type, count, listener) => {
        const target = element(number);
        target.addEventListener(text(type, count), () => {
          // The number of a listener whose element was released may by now
          // stand for another one.
          if (element(number) !== target) return;
          this.exports.waterflow_event(listener, Number(target.value ?? NaN));
        }, { passive: true });
      },
      fetch: (url, count, receiver) => this.#fetch(text(url, count), receiver),
      schedule: (delay, receiver) =>
        setTimeout(() => this.exports.waterflow_timer(receiver), delay),
      requestFrame: (receiver) => {
        requestAnimationFrame(() => this.exports.waterflow_timer(receiver));
      },
      prefersStillness: () => Number(prefersStillness()),
      now: () => performance.now(),
      mount: (container, view, isVertical) => {
        this.#views[view] = new View(
          this, view, element(container), isVertical !== 0);
      },
      adopt: (view, cell, number) =>
        this.#views[view].adopt(cell, element(number)),
      perform: (view, start, count, shift, length, scrollTo) =>
        this.#views[view].perform(
          this.exports.memory.buffer, start, count, shift, length, scrollTo),
      animate: (view, start, count, duration) =>
        this.#views[view].animate(
          this.exports.memory.buffer, start, count, duration),
      // The timeline's clock stands still for the length of a frame.
      canMeasure: () =>
        Number(document.timeline.currentTime !== this.#measured),
      measure: (view, cells, count, sizes) => {
        this.#measured = document.timeline.currentTime;
        this.#views[view].measure(
          this.exports.memory.buffer, cells, count, sizes);
      },
    };
  }

  /** The view with a number. */
  view(number) { return this.#views[number]; }

  /** The element with a number. */
  element(number) { return this.#elements[number]; }

  #keep(element) {
    const number = this.#freeElements.pop() ?? this.#elements.length;
    this.#elements[number] = element;
    return number;
  }

  #text(start, count) {
    // The view dies when the module's memory grows.
    if (this.#bytes.byteLength === 0) {
      this.#bytes = new Uint8Array(this.exports.memory.buffer);
    }
    return this.#decoder.decode(this.#bytes.subarray(start, start + count));
  }

  /** Writes a text's length in UTF-8 and then its bytes; returns where. */
  #bytesOf(text) {
    const bytes = new TextEncoder().encode(text);
    const start = this.exports.waterflow_allocate(4 + bytes.length);
    const { buffer } = this.exports.memory;
    new DataView(buffer).setUint32(start, bytes.length, true);
    new Uint8Array(buffer).set(bytes, start + 4);
    return start;
  }

  async #fetch(url, receiver) {
    let status = 0;
    let body = new Uint8Array(0);
    try {
      const response = await fetch(url);
      status = response.status;
      body = new Uint8Array(await response.arrayBuffer());
    } catch {
      // No answer: status 0 tells the module.
    }
    const start = this.exports.waterflow_allocate(body.length);
    new Uint8Array(this.exports.memory.buffer).set(body, start);
    this.exports.waterflow_fetched(receiver, status, start, body.length);
  }
}

/** One scroll view: its element, its cells, and where they stand. */
class View {
  #page;
  #number;
  #container;
  #content;
  #overlay;
  #isVertical;
  #cells = [];
  #shift = 0;
  #length = -1;
  #settling = 0;
  /** Where the element is scrolled to, as the module knows it. */
  #position = 0;

  constructor(page, number, container, isVertical) {
    this.#page = page;
    this.#number = number;
    this.#container = container;
    this.#isVertical = isVertical;
    this.#content = document.createElement("div");
    this.#content.className = "waterflow-content";
    if (!isVertical) {
      // Positions are measured from the left, whatever the page's direction.
      this.#content.style.direction = getComputedStyle(container).direction;
      container.style.direction = "ltr";
    }
    // The engine keeps the place itself; the browser must not do it as well.
    Object.assign(container.style, {
      overflowX: isVertical ? "hidden" : "auto",
      overflowY: isVertical ? "auto" : "hidden",
      overflowAnchor: "none",
      scrollbarGutter: isVertical ? "stable" : "auto",
    });
    Object.assign(this.#content.style, {
      position: "relative",
      overflow: "hidden",
      contain: "layout style",
      minWidth: isVertical ? "100%" : "",
      height: isVertical ? "" : "100%",
    });
    // Pinned cells stand in a layer that the browser holds while it scrolls,
    // so that they do not tremble behind a scroll that is a frame ahead.
    this.#overlay = document.createElement("div");
    this.#overlay.className = "waterflow-pinned";
    Object.assign(this.#overlay.style, {
      position: "sticky",
      top: "0",
      left: "0",
      width: isVertical ? "100%" : "0",
      height: "0",
      zIndex: "1",
    });
    container.append(this.#overlay, this.#content);
    container.addEventListener("scroll", () => this.#scrolled(), {
      passive: true,
    });
    new ResizeObserver(() => this.#resized()).observe(container);
  }

  /** What gestures move. */
  get parts() {
    return {
      container: this.#container, content: this.#content, cells: this.#cells,
      isVertical: this.#isVertical, place: (cell) => this.#place(cell),
    };
  }

  /** Takes over a new cell's root element. */
  adopt(cell, element) {
    element.classList.add("waterflow-cell");
    Object.assign(element.style, {
      position: "absolute",
      left: "0",
      top: "0",
      margin: "0",
      boxSizing: "border-box",
      contain: "layout style",
      transformOrigin: "0 0",
      display: "none",
    });
    this.#cells[cell] = {
      element, x: 0, y: 0, width: -1, height: -1, zIndex: 0, isPinned: false,
      animations: new Set(),
    };
    this.#content.append(element);
  }

  /** Applies a pass: `count` records in linear memory from `start` on. */
  perform(memory, start, count, shift, length, scrollTo) {
    if (length !== this.#length) {
      this.#length = length;
      this.#content.style[this.#isVertical ? "height" : "width"] =
        `${length}px`;
    }
    const hasShifted = shift !== this.#shift;
    this.#shift = shift;
    if (!Number.isNaN(scrollTo)) this.#position = scrollTo;
    if (count > 0) {
      this.#apply(new DataView(memory, start, count * RECORD), count);
    }
    if (hasShifted) {
      for (const cell of this.#cells) {
        if (cell && cell.width >= 0) this.#place(cell);
      }
    }
    if (!Number.isNaN(scrollTo)) {
      this.#placePinned();
      this.#container[this.#isVertical ? "scrollTop" : "scrollLeft"] =
        scrollTo;
    }
  }

  /** Plays transitions: `count` records in linear memory from `start` on. */
  animate(memory, start, count, duration) {
    play(this.#cells, memory, start, count, duration, ({ element }) => {
      // On its way out it shows nothing that could be found or touched.
      this.#unmark(element);
      element.inert = true;
    });
  }

  /** Measures `count` cells; see `measure` in `cells.mjs`. */
  measure(memory, cells, count, sizes) {
    measure(this.#cells, memory, cells, count, sizes, this.#isVertical);
  }

  #apply(records, count) {
    for (let index = 0; index < count; index++) {
      const at = index * RECORD;
      const number = records.getInt32(at + 4, true);
      const cell = number < 0 ? null : this.#cells[number];
      if (!cell) continue;
      switch (records.getUint16(at, true)) {
        case Code.show:
          this.#mark(cell.element, records, at);
          this.#frame(cell, records, at);
          cell.element.style.display = "";
          cell.element.inert = false;
          break;
        case Code.move:
          this.#frame(cell, records, at);
          break;
        case Code.hide:
          this.#unmark(cell.element);
          stop(cell);
          cell.width = -1;
          cell.element.style.display = "none";
          break;
        case Code.destroy:
          cell.element.remove();
          this.#cells[number] = null;
          break;
      }
    }
  }

  #mark(element, records, at) {
    const { dataset } = element;
    dataset.section = records.getInt32(at + 8, true);
    switch (records.getUint16(at + 2, true)) {
      case Kind.item:
        dataset.item = records.getInt32(at + 12, true);
        break;
      case Kind.header:
        dataset.header = "";
        break;
      case Kind.footer:
        dataset.footer = "";
        break;
      case Kind.background:
        dataset.background = "";
        break;
      case Kind.contentHeader:
        dataset.contentHeader = "";
        break;
    }
  }

  #unmark(element) {
    const { dataset } = element;
    delete dataset.section;
    delete dataset.item;
    delete dataset.header;
    delete dataset.footer;
    delete dataset.background;
    delete dataset.contentHeader;
  }

  #frame(cell, records, at) {
    const zIndex = records.getInt32(at + 16, true);
    if (zIndex !== cell.zIndex) {
      cell.zIndex = zIndex;
      cell.element.style.zIndex = zIndex === 0 ? "" : zIndex;
    }
    const isPinned = records.getInt32(at + 20, true) !== 0;
    if (isPinned !== cell.isPinned) {
      cell.isPinned = isPinned;
      const layer = isPinned ? this.#overlay : this.#content;
      // Where the browser can, a cell keeps its focus and state on the way.
      if (layer.moveBefore) layer.moveBefore(cell.element, null);
      else layer.append(cell.element);
    }
    cell.x = records.getFloat64(at + 24, true);
    cell.y = records.getFloat64(at + 32, true);
    const width = records.getFloat64(at + 40, true);
    const height = records.getFloat64(at + 48, true);
    if (width !== cell.width) {
      cell.width = width;
      cell.element.style.width = `${width}px`;
    }
    if (height !== cell.height) {
      cell.height = height;
      cell.element.style.height = `${height}px`;
    }
    this.#place(cell);
  }

  #place(cell) {
    // The pinned layer moves with the scroll position, the content does not.
    const origin = this.#shift + (cell.isPinned ? this.#position : 0);
    const at = cell.lifted ?? cell;
    const x = this.#isVertical ? at.x : at.x - origin;
    const y = this.#isVertical ? at.y - origin : at.y;
    cell.element.style.translate = `${x}px ${y}px`;
    if (cell.under) cell.under.style.translate = cell.element.style.translate;
  }

  /**
   * Follows the scroll position with the pinned cells: one that is being pushed
   * out rests in the content, so that no record comes for it.
   */
  #placePinned() {
    for (const cell of this.#cells) {
      if (cell?.isPinned && cell.width >= 0) this.#place(cell);
    }
  }

  #scrolled() {
    const { scrollTop, scrollLeft } = this.#container;
    this.#position = this.#isVertical ? scrollTop : scrollLeft;
    this.#page.exports.waterflow_scrolled(
      this.#number, this.#position, performance.now());
    this.#placePinned();
    clearTimeout(this.#settling);
    this.#settling = setTimeout(
      () => this.#page.exports.waterflow_settled(
        this.#number, performance.now()),
      SETTLE);
  }

  #resized() {
    const { clientWidth, clientHeight } = this.#container;
    // A container that is not displayed has no size to lay out for.
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#page.exports.waterflow_resized(
      this.#number, clientWidth, clientHeight, performance.now());
  }
}
