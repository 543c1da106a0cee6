import { photos, ratios } from "./samples.mjs";

const view = document.getElementById("attributes");
const all = await photos(500);
view.ratios = ratios(all);
view.renderItem = ({ src, title }) =>
  Object.assign(new Image(), { src, alt: title });
view.items = all;

// Without a value there is no such attribute.
const choices = {
  "mode": ["waterfall", "justified", "flow", "list"],
  "breaking": ["", "greedy", "balanced", "even"],
  "last-row": ["", "natural", "justified", "previous"],
  "lanes": ["", "1", "2", "3", "6"],
  "min-lane-width": ["60", "120", "200"],
  "row-height": ["60", "100", "160"],
  "gap": ["0", "6", "20"],
  "line-gap": ["", "0", "20", "40"],
  "insets": ["0", "8", "8 40", "80 8"],
  "overscan": ["0", "300", "1250"],
  "horizontal": ["", "yes"],
  "dir": ["", "ltr", "rtl"],
};

for (const [name, values] of Object.entries(choices)) {
  const label = document.createElement("label");
  const select = document.createElement("select");
  select.name = name;
  select.append(...values.map((value) => new Option(value || "–", value)));
  select.value = view.getAttribute(name) ?? "";
  select.addEventListener("change", () => {
    if (select.value === "") view.removeAttribute(name);
    else view.setAttribute(name, select.value);
  });
  label.append(name, select);
  document.getElementById("choices").append(label);
}
