// A list section as a single column of boxes.

import { box } from "./box.mjs";

/** Builds the rows of a section; on a horizontal axis they are columns. */
export function listBody(section, { horizontal, available }) {
  const element = box({
    display: "flex", flexDirection: horizontal ? "row" : "column",
    gap: `${section.lineSpacing ?? 0}px`,
    [horizontal ? "height" : "width"]: `${available}px`,
  });
  const items = section.items.map((item) => box({
    [horizontal ? "width" : "height"]:
      `${horizontal ? item.width : item.height}px`,
    background: "#c86b74", outline: "1px solid #fff", outlineOffset: "-1px",
  }));
  element.append(...items);
  return { element, measure: (frames) => frames(items) };
}
