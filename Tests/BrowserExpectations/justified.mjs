// A justified section as items of a flex container that grow by their ratios.

import { box } from "./box.mjs";

/** How many times as large the browser lays a section out: it rounds lengths
    to 1/64 px, which from row to row adds up to more than may be compared. */
const ENLARGED = 16;
const breaking = { greedy: "wrap", balanced: "balance" };

/** Builds the rows of a section; a horizontal axis has columns as rows. */
export function justifiedBody(section, { horizontal, available }) {
  const [across, along] = horizontal
    ? ["height", "width"] : ["width", "height"];
  const large = box({
    [across]: `${available * ENLARGED}px`,
    position: "relative", transform: `scale(${1 / ENLARGED})`,
  });
  const element = box({ [across]: `${available}px` });
  element.append(large);
  const rows = container(section, horizontal, breaking[section.breaking]);
  // Nothing wraps there: the rows decide what is in the last one.
  const last = container(section, horizontal, "nowrap");
  Object.assign(last.style, {
    position: "absolute", [across]: "100%",
    [horizontal ? "insetInlineStart" : "top"]: "0",
    [horizontal ? "top" : "insetInlineStart"]: "0",
  });
  large.append(rows, last);
  const items = section.items.map((item) =>
    itemBox(section, item, horizontal));
  rows.append(...items);
  const shown = [...items];
  const settle = () => {
    const direction = getComputedStyle(element).direction;
    large.style.transformOrigin = direction === "rtl" ? "100% 0" : "0 0";
    const end = settleLast(section, horizontal, { large, rows, last, shown });
    element.style[along] = `${end}px`;
  };
  return { element, measure: (frames) => frames(shown), settle };
}

function container(section, horizontal, wrap) {
  const between = `${(section.interitemSpacing ?? 0) * ENLARGED}px`;
  const lines = `${(section.lineSpacing ?? 0) * ENLARGED}px`;
  return box({
    display: "flex", flexDirection: horizontal ? "column" : "row",
    flexWrap: wrap, alignContent: "flex-start", alignItems: "flex-start",
    rowGap: horizontal ? between : lines,
    columnGap: horizontal ? lines : between,
    [horizontal ? "height" : "width"]: "100%",
  });
}

/** An item as broad as its ratio times the target at first. */
function itemBox(section, { width, height }, horizontal) {
  const ratio = horizontal ? height / width : width / height;
  return box({
    flex: `${ratio * 1000} 1 ${ratio * section.rowHeight * ENLARGED}px`,
    aspectRatio: `${width} / ${height}`, minWidth: 0, minHeight: 0,
    background: "#d07a3f", outline: "1px solid #fff", outlineOffset: "-1px",
  });
}

/** Lays the last row out by our rule, which CSS does not know: its items stand
    in a container of their own, and `shown` gets those. Returns where the body
    ends. */
function settleLast(section, horizontal, { large, rows, last, shown }) {
  if (shown.length === 0) {
    return 0;
  }
  const [across, along] = horizontal
    ? ["height", "width"] : ["width", "height"];
  const starts = shown.map((item) =>
    Math.abs(distance(large, item, horizontal)));
  const first = starts.indexOf(starts.at(-1));
  const row = shown.splice(first);
  const clones = row.map((item) => item.cloneNode());
  const target = section.rowHeight * ENLARGED;
  const filled = row[0].getBoundingClientRect()[along] * ENLARGED;
  let natural = null;
  switch (section.lastRow ?? "natural") {
    case "natural":
      natural = target;
      break;
    case "justified":
      natural = filled <= (section.stretch ?? 1.9) * target ? null : target;
      break;
    case "previous":
      natural = first > 0
        ? shown.at(-1).getBoundingClientRect()[along] * ENLARGED : target;
  }
  clones.forEach((clone, index) => {
    if (natural !== null) {
      // Shrinks where it does not fit, but does not grow.
      const { width, height } = section.items[first + index];
      const ratio = horizontal ? height / width : width / height;
      clone.style.flex = `0 1 ${ratio * natural}px`;
    }
  });
  row.forEach((item) => { item.style.visibility = "hidden"; });
  const start = starts.at(-1);
  last.style[horizontal ? "insetInlineStart" : "top"]
    = `${start * ENLARGED}px`;
  last.append(...clones);
  shown.push(...clones);
  return start + Math.max(
    ...clones.map((clone) => clone.getBoundingClientRect()[along]));
}

/** How far along the axis an item stands from where the body starts. */
function distance(large, item, horizontal) {
  const [own, frame] = [large, item].map((one) => one.getBoundingClientRect());
  if (!horizontal) {
    return frame.top - own.top;
  }
  return getComputedStyle(large).direction === "rtl"
    ? own.right - frame.right : frame.left - own.left;
}
