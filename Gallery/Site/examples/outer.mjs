import { photos, ratios } from "./samples.mjs";

const view = document.getElementById("outer");
const all = await photos(1_000);
view.ratios = ratios(all);
view.renderItem = ({ src, title }) =>
  Object.assign(new Image(), { src, alt: title, loading: "lazy" });
view.items = all;
