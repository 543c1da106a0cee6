// Starts the page of sections, and keeps the choice of a scene in the page's
// address.

import { keep, query, start } from "./page.mjs";

const toolbar = document.getElementById("toolbar");
const { scene } = toolbar.elements;
const chosen = query.get("scene");
if ([...scene].some(({ value }) => value === chosen)) scene.value = chosen;
toolbar.addEventListener("change", ({ target }) => {
  if (target.name === "scene") keep("scene", scene.value);
});

// Tabs are one stop for the Tab key; arrows go from one to the next.
document.getElementById("sections").addEventListener("keydown", (event) => {
  const list = event.target.closest("[role=tablist]");
  if (!list) return;
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const isRightToLeft = getComputedStyle(list).direction === "rtl";
  const at = tabs.indexOf(event.target);
  const last = tabs.length - 1;
  const next = {
    ArrowRight: isRightToLeft ? at - 1 : at + 1,
    ArrowLeft: isRightToLeft ? at + 1 : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const tab = tabs[Math.min(Math.max(next, 0), last)];
  tab.focus();
  tab.click();
}, { capture: true });

start("sections.wasm", "sections");
