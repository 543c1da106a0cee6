// Starts the page of photos, and keeps its controls in the page's address.

import { glide } from "./glide.mjs";
import { keep, query, start } from "./page.mjs";
// Before this page starts, even where it arrives last: else photos are asked
// for twice.
import "./photos.mjs";
import { keepReading } from "./reading.mjs";

const toolbar = document.getElementById("toolbar");
const { elements } = toolbar;

// A phone shows two lanes where a desk shows six.
if (innerWidth < 600) {
  elements.width.value = 130;
  elements.height.value = 130;
}

for (const name of ["mode", "lanes", "width", "rows", "height", "count"]) {
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

toolbar.addEventListener("change", ({ target }) => {
  keep(target.name, elements[target.name].value);
});

glide(document.getElementById("row-group"));
glide(document.getElementById("height-group"));

await start("gallery.wasm", "gallery");
keepReading(document.getElementById("gallery"));
