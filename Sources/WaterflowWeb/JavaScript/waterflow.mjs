// The page's half of WaterflowWeb: gives the WebAssembly module its imports and
// keeps the tables behind them.

import { prefersReducedMotion } from "./cells.mjs";
import { compile } from "./compiling.mjs";
import { findScroller } from "./scrollers.mjs";
import { View } from "./view.mjs";

/** Up to how many bytes a text is read byte by byte. */
const SHORT = 32;

/**
 * Instantiates a module and runs its `main`.
 *
 * @param {string | URL} url where the `.wasm` is.
 * @returns {Promise<WebAssembly.Exports>} the module's exports.
 */
export async function run(url) {
  const { exports } = await instantiate(url);
  (exports.main ?? exports.__main_argc_argv)(0, 0);
  return exports;
}

/**
 * Instantiates a module that a script calls.
 *
 * @param {string | URL | Response | BufferSource | WebAssembly.Module} source
 *   where the `.wasm` is, or what is in it.
 * @param {(page: Page) => Object} more makes the imports that the module has
 *   besides those of this target.
 * @returns {Promise<{page: Page, exports: WebAssembly.Exports}>} the tables
 *   behind the module's numbers, and its exports.
 */
export async function instantiate(source, more = () => ({})) {
  const page = new Page();
  const imports = { waterflow: page.imports(), ...more(page) };
  const module = await compile(source);
  // What a module does not ask for is not loaded.
  const names = WebAssembly.Module.imports(module).map(({ module }) => module);
  if (names.includes("gestures")) {
    imports.gestures = (await import("./gestures.mjs")).imports(page);
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  page.exports = exports;
  return { page, exports };
}

/** The tables behind the numbers that the module uses for what it cannot hold. */
class Page {
  exports = null;
  /**
   * The words of who drives the module by a script for so many items that came
   * (0), went (1) or moved (2) in a container; undefined where it has none.
   *
   * @type {((container: HTMLElement, change: number, count: number) =>
   *   string | undefined) | null}
   */
  phrase = null;
  #elements = [null];
  #freeElements = [];
  /** Ends what listens to elements, by their numbers. */
  #listening = [];
  /** What calls timers off that have not fired yet, by their receivers. */
  #waiting = new Map();
  /** The texts that elements were given last. */
  #texts = [];
  #views = [];
  #decoder = new TextDecoder();
  /** Names that the module has used, by where they stand in it. */
  #names = new Map();
  #bytes = new Uint8Array(0);
  /** The frame in which cells were measured last, by the timeline's clock. */
  #measured = -1;

  imports() {
    const text = (start, count) => this.#text(start, count);
    const name = (start, count) => this.#name(start, count);
    const element = (number) => this.#elements[number];
    return {
      create: (tag, count) =>
        this.keep(document.createElement(name(tag, count))),
      find: (id, count) => {
        const found = document.getElementById(text(id, count));
        return found ? this.keep(found) : 0;
      },
      release: (number) => {
        this.#elements[number] = null;
        this.#listening[number]?.abort();
        this.#listening[number] = undefined;
        this.#texts[number] = undefined;
        this.#freeElements.push(number);
      },
      append: (parent, child) => element(parent).append(element(child)),
      detach: (number) => element(number).remove(),
      setText: (number, start, count) =>
        this.#setText(number, text(start, count)),
      setAttribute: (number, key, keyCount, value, valueCount) =>
        element(number).setAttribute(
          name(key, keyCount), text(value, valueCount)),
      removeAttribute: (number, key, count) =>
        element(number).removeAttribute(name(key, count)),
      setStyle: (number, key, keyCount, value, valueCount) =>
        element(number).style.setProperty(
          name(key, keyCount), text(value, valueCount)),
      toggleClass: (number, key, count, isOn) =>
        element(number).classList.toggle(name(key, count), isOn !== 0),
      setNumber: (number, key, count, value) => {
        element(number)[name(key, count)] = value;
      },
      number: (number, key, count) => Number(element(number)[name(key, count)]),
      call: (number, key, count) => element(number)[name(key, count)](),
      property: (number, key, count) =>
        this.bytesOf(String(element(number)[name(key, count)] ?? "")),
      listen: (number, type, count, listener) => {
        const target = element(number);
        const { signal } = this.#listening[number] ??= new AbortController();
        target.addEventListener(text(type, count), () => {
          this.exports.waterflow_event(listener, Number(target.value ?? NaN));
        }, { passive: true, signal });
      },
      fetch: (url, count, receiver) => this.#fetch(text(url, count), receiver),
      schedule: (delay, receiver) => {
        const timer = setTimeout(() => this.#fire(receiver), delay);
        this.#waiting.set(receiver, () => clearTimeout(timer));
      },
      requestFrame: (receiver) => {
        const frame = requestAnimationFrame(() => this.#fire(receiver));
        this.#waiting.set(receiver, () => cancelAnimationFrame(frame));
      },
      cancel: (receiver) => {
        this.#waiting.get(receiver)?.();
        this.#waiting.delete(receiver);
      },
      prefersReducedMotion: () => Number(prefersReducedMotion()),
      now: () => performance.now(),
      mount: (number, view, options) => {
        const container = element(number);
        const isVertical = (options & 1) !== 0;
        this.#views[view] = new View(
          this, view, container, isVertical, findScroller(
            container, isVertical, options >> 1 & 3, element(options >> 3)));
        this.#views[view].observe();
      },
      unmount: (view) => {
        this.#views[view].end();
        this.#views[view] = undefined;
      },
      // What an app asks of a view that has ended is for nobody.
      adopt: (view, cell, number) =>
        this.#views[view]?.adopt(cell, element(number)),
      perform: (view, start, count, shift, length, scrollTo) =>
        this.#views[view].perform(
          this.exports.memory.buffer, start, count, shift, length, scrollTo),
      animate: (view, start, count, duration) =>
        this.#views[view]?.animate(
          this.exports.memory.buffer, start, count, duration),
      allowFocus: (view, isAllowed) => {
        this.#views[view]?.allowFocus(isAllowed !== 0);
      },
      focus: (view, cell) => this.#views[view]?.focus(cell),
      allowSelection: (view, mode) => this.#views[view]?.allowSelection(mode),
      changed: (view, added, removed, moved) =>
        this.#views[view]?.changed([added, removed, moved]),
      announce: (view, start, count) =>
        this.#views[view]?.announce(text(start, count)),
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

  #fire(receiver) {
    this.#waiting.delete(receiver);
    this.exports.waterflow_timer(receiver);
  }

  /** Puts an element into the table, and returns its number. */
  keep(element) {
    const number = this.#freeElements.pop() ?? this.#elements.length;
    this.#elements[number] = element;
    return number;
  }

  /**
   * A name of an attribute, a property or the like: a literal of the module,
   * which stands where it stands for good, so that it is read only once.
   */
  #name(start, count) {
    let name = this.#names.get(start);
    // Where a literal begins with another one, they may begin in one place.
    if (name?.length !== count) {
      name = this.#text(start, count);
      this.#names.set(start, name);
    }
    return name;
  }

  #text(start, count) {
    // The view dies when the module's memory grows.
    if (this.#bytes.byteLength === 0) {
      this.#bytes = new Uint8Array(this.exports.memory.buffer);
    }
    const bytes = this.#bytes;
    const end = start + count;
    if (count <= SHORT) {
      // Nearly all of what cells show: asking the decoder would take longer.
      let at = start;
      while (at < end && bytes[at] < 128) at++;
      if (at === end) {
        return String.fromCharCode.apply(null, bytes.subarray(start, end));
      }
    }
    return this.#decoder.decode(bytes.subarray(start, end));
  }

  /** Replaces an element's content; a node that holds a text is kept. */
  #setText(number, text) {
    const element = this.#elements[number];
    const node = element.firstChild;
    if (node?.nodeType === Node.TEXT_NODE && node === element.lastChild) {
      // Reading a text back takes longer than writing it.
      if (text !== this.#texts[number] || text !== node.data) node.data = text;
    } else {
      element.textContent = text;
    }
    this.#texts[number] = text;
  }

  /** Writes a text's length in UTF-8 and then its bytes; returns where. */
  bytesOf(text) {
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
