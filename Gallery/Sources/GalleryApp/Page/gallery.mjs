// Starts the gallery, and keeps its controls in the page's address.

import { run } from "./waterflow.mjs";

const { elements } = document.getElementById("toolbar");
const names = ["mode", "lanes", "width", "count"];
const query = new URLSearchParams(location.search);

// A phone shows two lanes where a desk shows six.
if (innerWidth < 600) elements.width.value = 130;

for (const name of names) {
  const control = elements[name];
  const value = query.get(name);
  if (value === null) continue;
  const before = control.value;
  if (name === "count" && /^[1-9]\d{0,7}$/.test(value)
      && ![...control.options].some((option) => option.value === value)) {
    control.add(new Option(Number(value).toLocaleString("en"), value));
  }
  control.value = value;
  if (control.value === "") control.value = before;
}

document.getElementById("toolbar").addEventListener("change", (event) => {
  const { name } = event.target;
  query.set(name, elements[name].value);
  history.replaceState(null, "", `?${query}`);
});

// So that the keys scroll at once; without a ring nobody has asked for.
const gallery = document.getElementById("gallery");
gallery.classList.add("quiet");
gallery.addEventListener(
  "blur", () => gallery.classList.remove("quiet"), { once: true });
gallery.focus({ preventScroll: true });

run("gallery.wasm").catch((error) => {
  document.getElementById("banner-text").textContent =
    `The gallery cannot start: ${error.message}`;
  const banner = document.getElementById("banner");
  banner.classList.add("error");
  banner.hidden = false;
});
