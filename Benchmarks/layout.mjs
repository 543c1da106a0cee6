// Measures `Layout` beside plain arrays in Node:
//   node Benchmarks/layout.mjs PACKAGE

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as arrays from "./Browser/arrays.mjs";
import { measure } from "./Browser/layout-steps.mjs";
import { table } from "./Browser/layout-table.mjs";

const { Layout } = await import(
  pathToFileURL(join(process.argv[2], "layout.js")));
console.log(table("node", await measure(Layout, arrays)));
