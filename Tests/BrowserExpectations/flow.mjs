// A flow section as `flex-wrap: wrap`.

import { box } from "./box.mjs";

const justify = {
  justified: "space-between", leading: "flex-start", center: "center",
  trailing: "flex-end",
};
const align = { center: "center", top: "flex-start", bottom: "flex-end" };

/** Builds the lines of a section; a horizontal axis has columns as lines. */
export function flowBody(section, { horizontal, available }) {
  const distribution = section.distribution ?? "justified";
  const between = `${section.interitemSpacing ?? 0}px`;
  const lines = `${section.lineSpacing ?? 0}px`;
  const element = box({
    display: "flex", alignContent: "flex-start",
    flexFlow: horizontal ? "column wrap" : "row wrap",
    alignItems: align[section.alignment ?? "center"],
    justifyContent: justify[distribution],
    rowGap: horizontal ? between : lines,
    columnGap: horizontal ? lines : between,
    [horizontal ? "height" : "width"]: `${available}px`,
  });
  const items = section.items.map(({ width, height }) => box({
    width: `${width}px`, height: `${height}px`,
    background: "#4f9d76", outline: "1px solid #fff", outlineOffset: "-1px",
  }));
  element.append(...items);
  const measure = (frames) => distribution === "justified"
    ? justifiedFrames(section, horizontal, element, items, frames)
    : frames(items);
  const settle = horizontal ? () => hugLines(element, items) : undefined;
  return { element, measure, settle };
}

/** Frames spread by the browser, except in the last line, where our rule
    differs: it is packed, or goes on with the gap of the full lines where all
    items are equally long. */
function justifiedFrames(section, horizontal, element, items, frames) {
  const spread = frames(items);
  element.style.justifyContent = "flex-start";
  const packed = frames(items);
  element.style.justifyContent = justify.justified;
  const [start, length] = horizontal ? [1, 3] : [0, 2];
  const towards = sign(element, horizontal);
  const begins = packed.flatMap((frame, index) =>
    index > 0 && towards * (frame[start] - packed[index - 1][start]) > 0
      ? [] : [index]);
  const last = begins.at(-1) ?? 0;
  const first = section.items[0];
  const uniform = section.items.every((item) => horizontal
    ? item.height === first.height : item.width === first.width);
  const count = begins.length > 1 ? begins[1] : 0;
  const pitch = uniform && count > 1
    ? (spread[count - 1][start] - spread[0][start]) / (count - 1) : null;
  return packed.map((frame, index) => {
    if (index < last) {
      return spread[index];
    }
    if (pitch === null) {
      return frame;
    }
    const copy = [...frame];
    copy[start] = packed[last][start] + (index - last) * pitch;
    return copy;
  });
}

/** 1 where positions grow along a line, -1 where they shrink. */
function sign(element, horizontal) {
  return !horizontal && getComputedStyle(element).direction === "rtl" ? -1 : 1;
}

/** Makes a column flow as wide as its lines: the browser sizes it as if it did
    not wrap. */
function hugLines(element, items) {
  const frames = items.map((item) => item.getBoundingClientRect());
  const own = element.getBoundingClientRect();
  const reach = getComputedStyle(element).direction === "rtl"
    ? frames.map((frame) => own.right - frame.left)
    : frames.map((frame) => frame.right - own.left);
  element.style.width = `${Math.max(0, ...reach)}px`;
}
