// Shows the items of `plain.mjs` in a view of Waterflow.

import { run } from "./waterflow.mjs";

run("frames.wasm");
