// The module behind `Layout`: how it is found, and the numbers in its memory.

import { compile } from
  "../../../Sources/WaterflowWeb/JavaScript/compiling.mjs";
import { WaterFlowError } from "./errors.mjs";

/** Numbers that there is always room for: 1,024 elements of an answer. */
const USUAL = 6 * 1024;

/** All that can be addressed. */
const MOST = 2 ** 29;

/** Beyond this what was needed once is given back. */
const MUCH = 64 * 1024;

/** The one instance, or what becomes of it, for each source. */
const instances = new Map();
/** The same for sources that may be collected. */
const instancesOfObjects = new WeakMap();

/**
 * Returns the instance of a module; layouts of one source share it.
 *
 * @param {string | URL | BufferSource | WebAssembly.Module} given
 * @returns {Promise<LayoutModule>}
 */
export function moduleOf(given = new URL("layout.wasm", import.meta.url)) {
  const source = given?.href ?? given;
  const isAddress = typeof source === "string";
  const known = isAddress || Object(source) !== source
    ? instances : instancesOfObjects;
  let found = known.get(source);
  if (!found) {
    found = instantiate(source, isAddress);
    known.set(source, found);
    // Whoever tries again may have more luck.
    found.catch(() => known.delete(source));
  }
  return found;
}

function base() {
  return globalThis.document?.baseURI ?? import.meta.url;
}

async function instantiate(source, isAddress) {
  try {
    const module = await compile(
      isAddress ? await reachable(new URL(source, base())) : source);
    const { exports } = await WebAssembly.instantiate(module, {});
    return new LayoutModule(exports);
  } catch (error) {
    const name = isAddress ? ` ${source}` : "";
    throw new WaterFlowError(null, "module",
      `The layout's module${name} cannot be used`, { cause: error });
  }
}

/** An address that can be fetched; the bytes of a file, which cannot. */
async function reachable(url) {
  if (url.protocol !== "file:") return url;
  // By another name: what makes scripts for browsers would look for Node's.
  const { readFile } = await import("#files");
  return readFile(url);
}

/** A module's exports, and the part of its memory where numbers cross. */
class LayoutModule {
  #start = 0;
  #room = 0;
  #numbers = new Float64Array(0);
  #parts = [];

  constructor(exports) {
    this.exports = exports;
    this.makeRoom(USUAL);
  }

  /** How many numbers there is room for. */
  get room() {
    return this.#room;
  }

  /** The desk. Any call may move it: asked anew behind each. */
  get numbers() {
    // A memory that grows leaves its old views without length.
    if (this.#numbers.length === 0) {
      this.#numbers = new Float64Array(
        this.exports.memory.buffer, this.#start, this.#room);
      this.#parts = [];
    }
    return this.#numbers;
  }

  /** The first of them, to be copied at once; up to `USUAL` made only once. */
  first(count) {
    const { numbers } = this;
    if (count > USUAL) return numbers.subarray(0, count);
    return this.#parts[count] ??= numbers.subarray(0, count);
  }

  /** Sees to it that there is room for so many numbers. */
  makeRoom(count) {
    if (count <= this.#room) return;
    const start = count < MOST ? this.exports.layout_desk(count) >>> 0 : 0;
    if (start === 0) {
      if (count < MOST) this.#room = 0;
      if (count > USUAL) this.makeRoom(USUAL);
      throw new WaterFlowError(
        null, "memory", `There is no memory for ${count} numbers at once.`);
    }
    [this.#start, this.#room] = [start, count];
    this.#numbers = new Float64Array(0);
  }

  /** Gives back what a large change has taken. */
  tidy() {
    if (this.#room <= MUCH) return;
    this.#room = 0;
    this.makeRoom(USUAL);
  }
}
