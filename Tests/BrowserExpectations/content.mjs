// Builds the scrolled content of a layout description as plain boxes and reads
// the frames back. The browser places everything: no position is computed
// here.

import { box } from "./box.mjs";
import { flowBody } from "./flow.mjs";
import { justifiedBody } from "./justified.mjs";
import { listBody } from "./list.mjs";
import { waterfallBody } from "./waterfall.mjs";

const bodies = {
  flow: flowBody, justified: justifiedBody, list: listBody,
  waterfall: waterfallBody,
};

/** Returns the JSON of the page's script element with the given id. */
export function readJSON(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

/** Returns a description's insets with the absent ones filled in. */
export function insetsOf(insets) {
  return { top: 0, left: 0, bottom: 0, right: 0, ...insets };
}

/** Adds a scroll view holding the content of `spec` to the page.

    `group` gets the list of sections, each `{header, body, footer}` (header
    and footer null where there is none), and returns lists of boxes; each
    list gets a wrapper of its own. */
export function buildContent(spec, group = oneGroupPerSection) {
  const horizontal = spec.axis === "horizontal";
  const { width, height } = spec.viewport;
  const scroller = box({
    position: "relative", overflow: "auto", scrollbarWidth: "none",
    overflowAnchor: "none", width: `${width}px`, height: `${height}px`,
    direction: spec.direction ?? "ltr",
  });
  const stack = {
    display: "flex", flexDirection: horizontal ? "row" : "column",
    alignItems: "stretch",
  };
  const least = `${spec.minimumContentLength ?? 0}px`;
  const content = box({
    ...stack, position: "relative",
    width: horizontal ? "max-content" : `${width}px`,
    height: horizontal ? `${height}px` : "max-content",
    [horizontal ? "minWidth" : "minHeight"]: least,
  });
  const sections = spec.sections.map((section) => {
    const body = bodies[section.mode](section, bodyContext(spec, section));
    return {
      header: bar(section.header, horizontal, "#d7a04b"),
      body: inset(section, body.element),
      footer: bar(section.footer, horizontal, "#7d6bb8"),
      measure: body.measure,
      settle: body.settle,
    };
  });
  for (const boxes of group(sections)) {
    const wrapper = box(stack);
    wrapper.append(...boxes.filter((element) => element !== null));
    content.append(wrapper);
  }
  scroller.append(content);
  document.body.append(scroller);
  sections.forEach((section) => section.settle?.());
  return { scroller, content, sections };
}

/** Puts every section into one wrapper. */
export function oneGroupPerSection(sections) {
  return sections.map(({ header, body, footer }) => [header, body, footer]);
}

/** Returns the frames `[x, y, width, height]` of elements in the content. */
export function framesIn(content, elements) {
  const origin = content.getBoundingClientRect();
  return elements.filter((element) => element !== null).map((element) => {
    const frame = element.getBoundingClientRect();
    return [
      frame.x - origin.x, frame.y - origin.y, frame.width, frame.height,
    ];
  });
}

/** Returns what a built content looks like at rest. */
export function measureContent(spec, { content, sections }) {
  const size = content.getBoundingClientRect();
  return {
    contentLength: spec.axis === "horizontal" ? size.width : size.height,
    items: sections.flatMap((section) =>
      section.measure((elements) => framesIn(content, elements))),
    headers: framesIn(content, sections.map(({ header }) => header)),
    footers: framesIn(content, sections.map(({ footer }) => footer)),
  };
}

/** What a body needs to know about its surroundings. */
function bodyContext(spec, section) {
  const horizontal = spec.axis === "horizontal";
  const insets = insetsOf(section.insets);
  const available = horizontal
    ? spec.viewport.height - insets.top - insets.bottom
    : spec.viewport.width - insets.left - insets.right;
  return { horizontal, available };
}

/** A header or a footer: as wide as the content, whatever the insets. */
function bar(length, horizontal, color) {
  if (!length) {
    return null;
  }
  return box({
    [horizontal ? "width" : "height"]: `${length}px`, background: color,
  });
}

/** The insets around a section's items; left and right are the inline sides,
    so that right-to-left swaps them. */
function inset(section, body) {
  const { top, left, bottom, right } = insetsOf(section.insets);
  const element = box({
    paddingTop: `${top}px`, paddingBottom: `${bottom}px`,
    paddingInlineStart: `${left}px`, paddingInlineEnd: `${right}px`,
  });
  element.append(body);
  return element;
}
