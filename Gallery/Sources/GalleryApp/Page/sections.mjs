// Starts the page of sections.

import { run } from "./waterflow.mjs";

const sections = document.getElementById("sections");

// The module asks before it moves anything by itself.
const preference = matchMedia("(prefers-reduced-motion: reduce)");
const keep = () => { sections.prefersStillness = preference.matches; };
preference.addEventListener("change", keep);
keep();

// So that the keys scroll at once; without a ring nobody has asked for.
sections.classList.add("quiet");
sections.addEventListener(
  "blur", () => sections.classList.remove("quiet"), { once: true });
sections.focus({ preventScroll: true });

run("gallery.wasm").catch((error) => {
  document.getElementById("banner-text").textContent =
    `The gallery cannot start: ${error.message}`;
  const banner = document.getElementById("banner");
  banner.classList.add("error");
  banner.hidden = false;
});
