// What every module asks of the page: elements by numbers, timers, and views
// that show and scroll.

import { prefersReducedMotion } from "./cells.mjs";
import { compile } from "./compiling.mjs";
import { OwnScroller } from "./scrollers.mjs";
import { View } from "./view.mjs";

/** Up to how many bytes a text is read byte by byte. */
const SHORT = 32;

/** What `outer-scrollers.mjs` has; null until that was loaded. */
export let outer = null;

/** Loads what it takes for views that something around them scrolls. */
export async function loadOuter() {
  outer ??= await import("./outer-scrollers.mjs");
}

/**
 * Instantiates a module that a script calls. Before it makes a view that
 * something around it scrolls, `loadOuter` is to be called.
 *
 * @param {string | URL | Response | BufferSource | WebAssembly.Module} source
 *   where the `.wasm` is, or what is in it.
 * @param {(page: Page, asked: Set<string>) => Object | Promise<Object>} more
 *   makes the imports that are not made here, by what the module asks for:
 *   those of `services.mjs`, `gestures.mjs` and its own.
 * @returns {Promise<{page: Page, exports: WebAssembly.Exports}>} the tables
 *   behind the module's numbers, and its exports.
 */
export async function instantiate(source, more) {
  const page = new Page();
  const module = await compile(source);
  const asked = new Set(
    WebAssembly.Module.imports(module).map(({ module }) => module));
  const imports = await more(page, asked);
  const waterflow = { ...page.imports(), ...imports.waterflow };
  const { exports } =
    await WebAssembly.instantiate(module, { ...imports, waterflow });
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
  /** Told of a container that is higher than the window, before the module is. */
  isHigh = null;
  /** What `keyboard.mjs` has; set by `services.mjs`, for modules with keys. */
  Keyboard = null;
  /** Hands a text to the module, where `contents.mjs` was asked for. */
  bytesOf = null;
  /** Told of each number that stands for no element any more. */
  released = (_number) => {};
  #elements = [null];
  #freeElements = [];
  /** What calls timers off that have not fired yet, by their receivers. */
  #waiting = new Map();
  #views = [];
  #decoder = new TextDecoder();
  /** Names that the module has used, by where they stand in it. */
  #names = new Map();
  #bytes = new Uint8Array(0);

  imports() {
    const element = (number) => this.#elements[number];
    return {
      create: (tag, count) =>
        this.keep(document.createElement(this.name(tag, count))),
      find: (id, count) => {
        const found = document.getElementById(this.text(id, count));
        return found ? this.keep(found) : 0;
      },
      release: (number) => {
        this.#elements[number] = null;
        this.released(number);
        this.#freeElements.push(number);
      },
      number: (number, key, count) =>
        Number(element(number)[this.name(key, count)]),
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
        const choice = options >> 1 & 3;
        // What could not be loaded, of which the script tells, scrolls nothing.
        const scroller = choice === 0 || !outer
          ? new OwnScroller(container, isVertical)
          : outer.find(container, isVertical, choice, element(options >> 3));
        this.#views[view] =
          new View(this, view, container, isVertical, scroller);
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
          this.exports.memory, start, count, shift, length, scrollTo),
      allowFocus: (view, isAllowed) => {
        this.#views[view]?.allowFocus(isAllowed !== 0);
      },
      focus: (view, cell) => this.#views[view]?.focus(cell),
      // 0 for none, 1 for one at a time, 2 for more.
      allowSelection: (view, mode) =>
        this.#views[view]?.parts.outline.allowSelection(mode),
      canMeasure: (view) => Number(this.#views[view]?.canMeasure),
      fail: (start, count, kind) => {
        throw new Error(`Waterflow: ${this.text(start, count)} (kind ${kind})`);
      },
      // Asked for where nothing changes as well, and not called there.
      announce: () => {},
      measure: (view, cells, count, sizes) => {
        this.#views[view].measure(
          this.exports.memory, cells, count, sizes);
      },
    };
  }

  /** The view with a number. */
  view(number) { return this.#views[number]; }

  /** The view in a container. */
  viewIn(container) {
    return this.#views.find((view) => view?.parts.container === container);
  }

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
  name(start, count) {
    let name = this.#names.get(start);
    // Where a literal begins with another one, they may begin in one place.
    if (name?.length !== count) {
      name = this.text(start, count);
      this.#names.set(start, name);
    }
    return name;
  }

  /** A text in the module's memory. */
  text(start, count) {
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
}
