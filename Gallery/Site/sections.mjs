// Starts the page of sections, and keeps what is chosen in the page's address.

import { focusQuietly, keep, query, start } from "./page.mjs";
import { keepReading } from "./reading.mjs";

const toolbar = document.getElementById("toolbar");
const kept = { scene: "scene", rest: "rest", align: "align", reading: "dir" };
for (const [name, parameter] of Object.entries(kept)) {
  const choice = toolbar.elements[name];
  const chosen = query.get(parameter);
  if ([...choice].some(({ value }) => value === chosen)) choice.value = chosen;
}
toolbar.addEventListener("change", ({ target }) => {
  const parameter = kept[target.name];
  if (parameter === undefined) return;
  keep(parameter, target.value);
  // A page is laid out in one direction, from its start.
  if (parameter !== "dir") return;
  sessionStorage.setItem("focus", target.id);
  location.reload();
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

start("sections.wasm", "sections")
  .then(() => keepReading(document.getElementById("sections")));

const strip = document.getElementById("sideways");

// Browsers scroll down by such keys, and nothing sideways. Once an item has the
// focus, they move that.
strip.addEventListener("keydown", (event) => {
  const { key, shiftKey, altKey, metaKey, target } = event;
  if (target !== strip || altKey || metaKey) return;
  const most = strip.scrollWidth;
  // Some of what was seen stays in view.
  const page = 0.875 * strip.clientWidth;
  const way = {
    Home: -most, End: most, PageUp: -page, PageDown: page,
    " ": shiftKey ? -page : page,
  }[key];
  if (way === undefined) return;
  event.preventDefault();
  const isRightToLeft = document.documentElement.dir === "rtl";
  strip.scrollBy(isRightToLeft ? -way : way, 0);
});

// What is seen side by side is shown by the module, and takes the focus from
// what goes for it: the keys scroll at once. The choice for which the page was
// loaded again keeps it.
const chosen = document.getElementById(sessionStorage.getItem("focus"));
sessionStorage.removeItem("focus");
new MutationObserver((_, observer) => {
  if (strip.hidden) return;
  observer.disconnect();
  const focused = document.activeElement;
  if (focused !== document.body && focused.id !== "sections") return;
  if (chosen) chosen.focus();
  else focusQuietly(strip);
}).observe(strip, { attributeFilter: ["hidden"] });
