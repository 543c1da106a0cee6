// Starts the page of collections that change, and keeps the choice of one in
// the page's address.

import { keep, query, start } from "./page.mjs";
import { keepReading } from "./reading.mjs";

const toolbar = document.getElementById("toolbar");
const { scene } = toolbar.elements;
const chosen = query.get("scene");
if ([...scene].some(({ value }) => value === chosen)) scene.value = chosen;
toolbar.addEventListener("change", () => keep("scene", scene.value));

await start("live.wasm", "live-view");
keepReading(document.getElementById("live-view"));
