// A module and the elements that it lays out.

import { instantiate } from
  "../../../Sources/WaterflowWeb/JavaScript/instance.mjs";
import { report } from "./errors.mjs";
import { writeLengths, writeSize, writeStyle } from "./style.mjs";

/** One instance of a module; it serves many elements. */
export class Engine {
  exports;
  page;
  /** Which build it is; see `loader.mjs`. */
  build = 0;
  /** What the full module does besides; null for the others. */
  Features = null;
  #flows = [];
  #numbers = new Float64Array(0);

  /**
   * @param {string | URL | BufferSource | WebAssembly.Module} source
   * @param {Promise<object> | null} features what the full module asks for
   *   besides.
   */
  static async load(source, features) {
    const engine = new Engine();
    const { page, exports } = await instantiate(source, async (page) => ({
      ...engine.#imports(), ...(await features)?.imports(page),
    }));
    if (!exports.element_numbers) throw new Error("it is another module");
    exports.element_measures?.();
    exports.element_rows?.();
    page.isHigh = (element) =>
      engine.#flows.find((flow) => flow?.element === element)?.bound();
    return Object.assign(engine, { page, exports });
  }

  /** Takes a flow in and returns its number. */
  add(flow) {
    const free = this.#flows.indexOf(null);
    const number = free < 0 ? this.#flows.length : free;
    this.#flows[number] = flow;
    return number;
  }

  /** Lets go of a flow. */
  remove(number) { this.#flows[number] = null; }

  /** The numbers that script and module hand each other. */
  get numbers() {
    // The view dies when the module's memory grows.
    if (this.#numbers.length === 0) {
      this.#numbers = this.doubles(this.exports.element_numbers(), 32);
    }
    return this.#numbers;
  }

  /** A part of the module's memory, until that grows. */
  doubles(start, count) {
    return new Float64Array(this.exports.memory.buffer, start, count);
  }

  /**
   * Imports that throw nothing: it would leave the module in the middle of what
   * it does, with the elements of others.
   *
   * @param {Object<string, Function>} bodies
   * @param {Object<string, Function>} [instead] what is done where one throws.
   */
  #guard(bodies, instead = {}) {
    const guarded = Object.entries(bodies).map(([name, body]) =>
      [name, (flow, ...told) => {
        try {
          return body(flow, ...told);
        } catch (cause) {
          const element = this.#flows[flow]?.element;
          if (element) {
            report(element, name, `cannot be shown: ${name} has failed.`,
              { cause });
          }
          return instead[name]?.(...told) ?? 0;
        }
      }]);
    return Object.fromEntries(guarded);
  }

  #imports() {
    const flows = this.#flows;
    const element = (cell) => this.page.element(cell);
    const answered = (write) => (flow, ...told) => {
      if (flows[flow]) write(flows[flow], ...told);
    };
    return {
      element: this.#guard({
        sections: (flow) => flows[flow]?.sections.length ?? 0,
        count: (flow, section) => flows[flow]?.sections[section]?.count ?? 0,
        style: answered(writeStyle),
        lengths: answered(writeLengths),
        size: answered(writeSize),
        kind: (flow, ...told) => flows[flow]?.cells.kind(...told) ?? 0,
        create: (flow, kind) =>
          this.page.keep(flows[flow]?.cells.create(kind) ?? plain()),
        update: (flow, cell, ...told) =>
          flows[flow]?.cells.update(element(cell), ...told),
        recycle: (flow, cell) => flows[flow]?.cells.recycle(element(cell)),
        told: (flow, ...told) => flows[flow]?.events.told(...told),
      }, {
        // One lane, and all else as small as can be.
        style: () => { this.numbers.fill(0).fill(1, 1, 4); },
        lengths: (section, start, count) => {
          this.doubles(start, count).fill(0);
        },
        size: () => { this.numbers.fill(0); },
        create: () => this.page.keep(plain()),
      }),
      features: this.#guard({
        ask: (flow, ...told) => flows[flow]?.features?.ask(...told) ?? 0,
      }),
    };
  }
}

const plain = () => document.createElement("div");
