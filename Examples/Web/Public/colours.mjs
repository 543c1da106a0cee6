import { run } from "./waterflow.mjs";

await run("Colours.wasm");
