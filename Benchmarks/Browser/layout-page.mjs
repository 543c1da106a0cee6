// Measures `Layout`, whose package lies beside, and plain arrays in turns.

import * as arrays from "./arrays.mjs";
import { measure } from "./layout-steps.mjs";
import { table } from "./layout-table.mjs";
import { Layout } from "./package/layout.js";

window.measure = async () => table("chromium", await measure(Layout, arrays));
