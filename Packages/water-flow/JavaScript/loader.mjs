// Finds the modules, each once for all elements.

import { Engine } from "./engine.mjs";

const engines = {};
/** Whether the full one is there, which does for all. */
let isFullThere = false;

/**
 * The engine of a build.
 *
 * @param {boolean} isFull whether more than showing and scrolling is asked.
 * @param {{static?: unknown, full?: unknown}} modules what a page has given
 *   instead of the files beside the script.
 */
export function load(isFull, modules) {
  const name = isFull || isFullThere ? "full" : "static";
  return engines[name] ??= start(isFull, modules?.[name]).catch((cause) => {
    // The next element may have better luck.
    delete engines[name];
    const isForbidden = /content security/i.test(cause);
    throw new Error(`${name}.wasm cannot be used: ${cause}. `
      + (isForbidden ? "Allow 'wasm-unsafe-eval' in script-src." : "Serve it "
        + "beside the script, or set WaterFlowElement.modules."), { cause });
  });
}

async function start(isFull, given) {
  const features = isFull ? import("./features/index.mjs") : null;
  // Both written out, so that what bundles this finds the files.
  const engine = await Engine.load(given ?? (isFull
    ? new URL("full.wasm", import.meta.url)
    : new URL("static.wasm", import.meta.url)));
  engine.Features = (await features)?.Features ?? null;
  isFullThere ||= isFull;
  return engine;
}
