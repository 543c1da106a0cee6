// Starts the page of collections that change, and keeps the choice of one in
// the page's address.

import { run } from "./waterflow.mjs";

const form = document.getElementById("toolbar");
const { scene } = form.elements;
const chosen = new URLSearchParams(location.search).get("scene");
if ([...scene].some(({ value }) => value === chosen)) scene.value = chosen;

form.addEventListener("change", () => {
  history.replaceState(null, "", `?scene=${scene.value}`);
});

// So that the keys scroll at once; without a ring nobody has asked for.
const view = document.getElementById("live-view");
view.classList.add("quiet");
view.addEventListener(
  "blur", () => view.classList.remove("quiet"), { once: true });
view.focus({ preventScroll: true });

run("gallery.wasm").catch((error) => {
  document.getElementById("banner-text").textContent =
    `The gallery cannot start: ${error.message}`;
  const banner = document.getElementById("banner");
  banner.classList.add("error");
  banner.hidden = false;
});
