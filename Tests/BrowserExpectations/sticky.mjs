// The module of pages with pinned headers and footers: `position: sticky`.

import { box } from "./box.mjs";
import {
  buildContent, framesIn, insetsOf, measureContent, readJSON,
} from "./content.mjs";

const spec = readJSON("spec");
const offsets = readJSON("offsets");
const { headers: mode, footers, sections: named } = spec.pinning;
const horizontal = spec.axis === "horizontal";
const rightToLeft = horizontal && spec.direction === "rtl";
const insets = insetsOf(spec.contentInsets);

const rest = buildContent(spec);
const withHeaders = pinned("header");
const withFooters = footers ? pinned("footer") : null;

window.measure = () => {
  const atRest = measureContent(spec, rest);
  const scrolls = offsets.map((offset) => ({
    offset,
    headers: framesAt(offset, withHeaders, "header"),
    footers: withFooters === null
      ? atRest.footers : framesAt(offset, withFooters, "footer"),
  }));
  return { ...atRest, scrolls };
};

/** Builds the content once more, with its headers or its footers pinned.

    A header's room reaches down to its footer and a footer's up to its header;
    the two overlap, so each kind has a content of its own. */
function pinned(part) {
  const built = buildContent(spec, (sections) => rooms(sections, part));
  addContentInsets(built);
  const bars = built.sections
    .map((section, index) => ({ element: section[part], index }))
    .filter(({ element, index }) => element !== null && pins(index));
  if (part === "footer") {
    bars.reverse();
  }
  let stacked = part === "header" ? insets.top : insets.bottom;
  for (const { element, index } of bars) {
    element.style.position = "sticky";
    element.style[edge(part)] = `${stacked}px`;
    if (mode === "stacked") {
      stacked += spec.sections[index][part];
    }
  }
  return built;
}

/** The lists of boxes inside which the pinned bars may move. */
function rooms(sections, part) {
  const all = sections.map(({ header, body, footer }) =>
    [header, body, footer]);
  if (mode === "stacked") {
    return [all.flat()];
  }
  if (mode === "section") {
    return all.flatMap(([header, body, footer]) => part === "header"
      ? [[header, body], [footer]] : [[header], [body, footer]]);
  }
  // Until the next: one room from a pinning bar to the next one.
  const result = [[]];
  all.forEach((boxes, index) => {
    const own = pins(index) && boxes[part === "header" ? 0 : 2] !== null;
    if (own && part === "header") {
      result.push([]);
    }
    result.at(-1).push(...boxes);
    if (own && part === "footer") {
      result.push([]);
    }
  });
  return result;
}

/** Returns whether a section opted in. */
function pins(index) {
  return named === undefined || named.includes(index);
}

/** The side of the view at which bars come to rest. */
function edge(part) {
  if (!horizontal) {
    return part === "header" ? "top" : "bottom";
  }
  return (part === "header") === rightToLeft ? "right" : "left";
}

/** Content insets lie outside the content: room to scroll, nothing else. */
function addContentInsets({ scroller, content }) {
  content.before(box({ height: `${insets.top}px` }));
  content.after(box({ height: `${insets.bottom}px` }));
}

/** Scrolls to a content offset and returns the frames of the bars there. */
function framesAt(offset, { scroller, content, sections }, part) {
  if (rightToLeft) {
    // The browser counts from the right end, the content offset from the left.
    const length = content.getBoundingClientRect().width;
    scroller.scrollLeft = offset - (length - spec.viewport.width);
  } else if (horizontal) {
    scroller.scrollLeft = offset;
  } else {
    scroller.scrollTop = offset + insets.top;
  }
  const view = scroller.getBoundingClientRect();
  const frame = content.getBoundingClientRect();
  const reached = horizontal ? view.x - frame.x : view.y - frame.y;
  if (reached !== offset) {
    throw new Error(`offset ${offset} is out of reach: got ${reached}`);
  }
  return framesIn(content, sections.map((section) => section[part]));
}
