import { photos, ratios } from "./samples.mjs";

const view = document.getElementById("days");
const all = await photos(600);
view.renderItem = ({ src, title }) =>
  Object.assign(new Image(), { src, alt: title });
view.sections = Array.from({ length: 40 }, (_, day) => {
  const items = all.slice(day * 15, day * 15 + 5 + (day * 7) % 10);
  const date = new Date(Date.UTC(2026, 5, 40 - day));
  return {
    key: day,
    items,
    ratios: ratios(items),
    header: {
      length: 40,
      pinned: true,
      render(element) {
        element.className = "day";
        element.textContent = date.toLocaleDateString("en", {
          weekday: "long", day: "numeric", month: "long", timeZone: "UTC",
        });
      },
    },
  };
});
