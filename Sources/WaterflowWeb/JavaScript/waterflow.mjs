// The page's half of WaterflowWeb: gives the WebAssembly module its imports and
// keeps the tables behind them.

import { instantiate, loadOuter } from "./instance.mjs";
// Apps ask for these: they come with this file, not after the module.
import "./outer-scrollers.mjs";
import "./services.mjs";

/**
 * Instantiates a module and runs its `main`.
 *
 * @param {string | URL} url where the `.wasm` is.
 * @returns {Promise<WebAssembly.Exports>} the module's exports.
 */
export async function run(url) {
  const [{ exports }] = await Promise.all([instantiate(url), loadOuter()]);
  (exports.main ?? exports.__main_argc_argv)(0, 0);
  return exports;
}
