// The package as built: Scripts/package.sh makes it.

const folder = new URL("../../../dist/water-flow/", import.meta.url);

/** Where the entry is, and the module that it loads. */
export const entry = new URL("layout.js", folder);
export const wasm = new URL("layout.wasm", folder);

export const { Layout, WaterFlowError } = await import(entry.href);
