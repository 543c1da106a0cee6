// Finds the modules, each once for all elements.

import { Engine } from "./engine.mjs";

/** What a build does besides what those before it do. */
export const Build = { static: 0, measured: 1, rows: 2, full: 3 };

const NAMES = Object.keys(Build);
const engines = {};
/** The last of the builds that are there, which does for all before it. */
let there = Build.static;
/** What elements ask for that begin together. */
let asked = Build.static;

/** Whether scripts that the page brings may still say what it is to show. */
export function isParsing() {
  const [page] = performance.getEntriesByType("navigation");
  return document.readyState !== "complete"
    && page?.domContentLoadedEventStart === 0;
}

/**
 * The engine of a build, or of one that does more.
 *
 * @param {number} build see `Build`.
 * @param {Object<string, unknown> | undefined} modules what a page has given
 *   instead of the files beside the script, by the names of the builds.
 */
export async function load(build, modules) {
  // Lanes beside rows take one module, not two.
  if (build < Build.full) asked = Math.max(asked, build);
  await null;
  const common = build < Build.full ? Math.max(build, asked) : build;
  queueMicrotask(() => { asked = Build.static; });
  const most = Math.max(common, there);
  try {
    return await find(most, modules);
  } catch (cause) {
    // What others ask for may fail; what there is does for this one.
    const least = Math.max(build, there);
    if (least === most) throw cause;
    return find(least, modules);
  }
}

function find(build, modules) {
  const name = NAMES[build];
  return engines[name] ??= start(name, modules?.[name]).catch((cause) => {
    // The next element may have better luck.
    delete engines[name];
    const isForbidden = /content security|\bCSP\b/i.test(cause);
    throw new Error(`${name}.wasm cannot be used: ${cause}. `
      + (isForbidden ? "Allow 'wasm-unsafe-eval' in script-src." : "Serve it "
        + "beside the script, or set WaterFlowElement.modules."), { cause });
  });
}

async function start(name, given) {
  const build = Build[name];
  const features = build === Build.full ? import("./features/index.mjs") : null;
  // Who waits for the engine is told.
  features?.catch(() => {});
  // All written out, so that what bundles this finds the files.
  const engine = await Engine.load(given ?? [
    new URL("static.wasm", import.meta.url),
    new URL("measured.wasm", import.meta.url),
    new URL("rows.wasm", import.meta.url),
    new URL("full.wasm", import.meta.url),
  ][build], features);
  engine.build = build;
  engine.Features = (await features)?.Features ?? null;
  there = Math.max(there, build);
  return engine;
}
