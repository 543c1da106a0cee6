// Starts the page of lanes, and keeps their number in the page's address.

import { keep, query, start } from "./page.mjs";

const toolbar = document.getElementById("toolbar");
const { lanes } = toolbar.elements;
const chosen = query.get("lanes") ?? (innerWidth < 600 ? "3" : "4");
if ([...lanes].some(({ value }) => value === chosen)) lanes.value = chosen;
toolbar.addEventListener("change", () => keep("lanes", lanes.value));

start("lanes.wasm", "lanes-view");
