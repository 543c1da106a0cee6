import { readFileSync } from "node:fs";
import { instantiate } from "./instance.mjs";

/**
 * Instantiates a WebAssembly module of this package and runs its `main`.
 *
 * @param {string} path where the `.wasm` is.
 * @returns {Promise<WebAssembly.Exports>} the module's exports.
 */
export function load(path) {
  return instantiate(new WebAssembly.Module(readFileSync(path)));
}
