// The page's half of WaterflowWeb: gives the WebAssembly module its imports and
// keeps the tables behind them.

import * as fetching from "./fetching.mjs";
import { instantiate, loadOuter } from "./instance.mjs";
// Apps may ask for it: it comes with this file, not after the module.
import "./outer-scrollers.mjs";
import * as services from "./services.mjs";

/**
 * Instantiates a module and runs its `main`.
 *
 * @param {string | URL} url where the `.wasm` is.
 * @returns {Promise<WebAssembly.Exports>} the module's exports.
 */
export async function run(url) {
  const [{ exports }] =
    await Promise.all([instantiate(url, imports), loadOuter()]);
  (exports.main ?? exports.__main_argc_argv)(0, 0);
  return exports;
}

/** What a module asks for; gestures are loaded only where it does. */
async function imports(page, asked) {
  page.isHigh = async (...view) =>
    (await import("./growth.mjs")).warnOfGrowth(...view);
  const gestures = asked.has("gestures") && await import("./gestures.mjs");
  return {
    waterflow: { ...services.imports(page), ...fetching.imports(page) },
    ...gestures && { gestures: gestures.imports(page) },
  };
}
