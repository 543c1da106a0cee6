import { photos, ratios } from "./samples.mjs";

const view = document.getElementById("waterfall");
const all = await photos(10_000);
view.ratios = ratios(all);
view.renderer = {
  create() {
    const cell = document.createElement("figure");
    cell.append(new Image());
    return cell;
  },
  update({ firstChild: image }, photo) {
    image.src = photo.src;
    image.alt = photo.title;
  },
  recycle: ({ firstChild: image }) => image.removeAttribute("src"),
};
view.items = all;
