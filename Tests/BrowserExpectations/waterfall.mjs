// A waterfall section as `display: grid-lanes`.

import { box } from "./box.mjs";

/** Builds the lanes of a section; a horizontal axis has rows as lanes. */
export function waterfallBody(section, { horizontal, available }) {
  const gap = section.interitemSpacing ?? 0;
  const tracks = tracksOf(section, gap, available);
  const order = orderOf(section, horizontal);
  const element = box({
    display: "grid-lanes",
    flowTolerance: order.tolerance,
    [horizontal ? "height" : "width"]: `${Math.max(0, available)}px`,
    [horizontal ? "width" : "height"]: "max-content",
    [horizontal ? "gridTemplateRows" : "gridTemplateColumns"]: tracks.css,
    [horizontal ? "rowGap" : "columnGap"]: `${gap}px`,
    [horizontal ? "columnGap" : "rowGap"]: `${section.lineSpacing ?? 0}px`,
    [horizontal ? "transform" : "direction"]: order.mirror ?? "",
  });
  const items = section.items.map((item) => {
    const span = Math.min(Math.max(item.span ?? 1, 1), tracks.count);
    return box({
      ...lengthOf(section, item, horizontal),
      [horizontal ? "gridRow" : "gridColumn"]: `span ${span}`,
      background: "#5b8fd6", outline: "1px solid #fff", outlineOffset: "-1px",
    });
  });
  element.append(...items);
  const settle = order.lowestLaneWins
    ? () => settleTies(section, horizontal, element, items) : undefined;
  return { element, measure: (frames) => frames(items), settle };
}

/** The lanes as a track list. `count` is what limits a span. */
function tracksOf(section, gap, available) {
  if (section.minimumLaneWidth !== undefined) {
    // A lane never gets wider than the section, hence the 100 %.
    const least = `min(${section.minimumLaneWidth}px, 100%)`;
    return {
      css: `repeat(auto-fill, minmax(${least}, 1fr))`, count: Infinity,
    };
  }
  const count = Math.max(1, section.lanes);
  const width = Math.max(0, (available - (count - 1) * gap) / count);
  return { css: `repeat(${count}, ${width}px)`, count };
}

/** How a placement order is said in CSS.

    An unlimited tolerance makes every lane as good as the shortest one, which
    is the round robin; reversed, the lanes run from the other side. */
function orderOf(section, horizontal) {
  switch (section.order ?? "shortestLane") {
    case "shortestLane":
      return { tolerance: "0px", lowestLaneWins: true };
    case "readingOrder":
      return { tolerance: `${section.tolerance ?? 0}px` };
    case "roundRobin":
      return { tolerance: "infinite" };
    case "roundRobinReversed":
      return {
        tolerance: "infinite", mirror: horizontal ? "scaleY(-1)" : "rtl",
      };
  }
}

/** An item's length along the axis; across, it fills what it spans. */
function lengthOf(section, item, horizontal) {
  if (section.sizing === "aspect") {
    return {
      aspectRatio: `${item.width} / ${item.height}`,
      [horizontal ? "height" : "width"]: "100%",
    };
  }
  return horizontal
    ? { width: `${item.width}px` } : { height: `${item.height}px` };
}

/** Makes ties fall to the lowest lane where that can be done.

    The browser gives a tie to the lane after the one used last. With single
    spans and whole lengths a starter at the head of each lane, longer by the
    browser's smallest unit from lane to lane, leaves no ties; what it adds is
    taken off again. Other sections keep to the browser's own choice, and their
    lengths are such that it is ours. */
function settleTies(section, horizontal, element, items) {
  const line = section.lineSpacing ?? 0;
  const length = horizontal ? "width" : "height";
  const whole = items.every((item) =>
    Number.isInteger(item.getBoundingClientRect()[length]));
  const single = section.items.every((item) => (item.span ?? 1) <= 1);
  if (!whole || !single || !Number.isInteger(line) || items.length === 0) {
    return;
  }
  const style = getComputedStyle(element);
  const tracks = horizontal
    ? style.gridTemplateRows : style.gridTemplateColumns;
  const starters = tracks.split(" ").map((_, lane) => box({
    [length]: `${lane / 64}px`,
    [horizontal ? "gridRow" : "gridColumn"]: `${lane + 1}`,
  }));
  element.prepend(...starters);
  removeStarters({ line, horizontal, element, items, starters });
}

/** Moves the items of each lane back by what its starter takes. */
function removeStarters({ line, horizontal, element, items, starters }) {
  const across = horizontal ? "y" : "x";
  const rightToLeft = getComputedStyle(element).direction === "rtl";
  const heads = starters.map((one) => one.getBoundingClientRect()[across]);
  for (const item of items) {
    const lane = heads.indexOf(item.getBoundingClientRect()[across]);
    const back = line + lane / 64;
    item.style.translate = horizontal
      ? `${rightToLeft ? back : -back}px 0` : `0 ${-back}px`;
  }
  const own = element.getBoundingClientRect();
  const reach = items.map((item) => {
    const frame = item.getBoundingClientRect();
    if (!horizontal) {
      return frame.bottom - own.top;
    }
    return rightToLeft ? own.right - frame.left : frame.right - own.left;
  });
  element.style[horizontal ? "width" : "height"] = `${Math.max(...reach)}px`;
}
