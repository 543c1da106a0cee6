// Starts the page of lanes, and keeps their number and who chooses among them
// in the page's address.

import { keep, query, start } from "./page.mjs";

const toolbar = document.getElementById("toolbar");
const choices = { lanes: innerWidth < 600 ? "3" : "4", order: "shortest" };
for (const [name, usual] of Object.entries(choices)) {
  const choice = toolbar.elements[name];
  const chosen = query.get(name) ?? usual;
  if ([...choice].some(({ value }) => value === chosen)) choice.value = chosen;
}
toolbar.addEventListener("change", ({ target }) =>
  keep(target.name, target.value));

start("lanes.wasm", "lanes-view");
