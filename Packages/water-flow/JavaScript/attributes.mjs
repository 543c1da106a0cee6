// What attributes say, and the properties of the same names.

import { report } from "./errors.mjs";
import { BREAKINGS, LAST_ROWS, MODES } from "./modes.mjs";

/** Whether an attribute is there. */
const flag = (text) => text !== null;

/** Any text. */
const words = (text) => text;

/** The name of a property; none is empty. */
const field = (text) => text || null;

/** One of several words; the first is usual. */
function oneOf(...choice) {
  const read = (text) => choice.includes(text) ? text : choice[0];
  read.isValid = (value) => choice.includes(value);
  read.valid = `one of ${choice.join(", ")}`;
  return read;
}

/** A number that is not less than another one. */
function number(least, initial) {
  const read = (text) => {
    const value = text?.trim() ? Number(text) : NaN;
    return read.isValid(value) ? value : initial;
  };
  read.isValid = (value) => value >= least && value < Infinity;
  read.valid = `a number from ${least} on`;
  return read;
}

/** Distances as CSS has them: for all sides, or top, right, bottom, left. */
function distances(text) {
  if (text === null || !distances.reads(text)) return null;
  const [top = 0, right = top, bottom = top, left = right] =
    text.trim().split(/\s+/).map((part) => parseFloat(part) || 0);
  return { top, right, bottom, left };
}

distances.reads = (text) => {
  const parts = text.trim().split(/\s+/);
  return parts.length <= 4
    && parts.every((part) => Number.isFinite(Number(part.replace(/px$/, ""))));
};
distances.isValid = (value) =>
  typeof value === "object" || distances.reads(`${value}`);
distances.valid = "one to four distances in px";

/** How the properties that attributes hold are read from them. */
export const options = {
  mode: oneOf(...MODES),
  lanes: number(1, null),
  minLaneWidth: number(1, 240),
  rowHeight: number(1, 200),
  breaking: oneOf(...BREAKINGS),
  lastRow: oneOf(...LAST_ROWS),
  gap: number(0, 0),
  lineGap: number(0, null),
  insets: distances,
  itemKey: field,
  estimate: number(0, 100),
  overscan: number(0, 1250),
  nearEndLength: number(0, 1000),
  selection: oneOf("none", "single", "multiple"),
  reorderable: flag,
  pullable: flag,
  keyboard: flag,
  swipeable: flag,
  anchorsToEnd: flag,
  scroller: oneOf("self", "window", "nearest"),
  restore: words,
  horizontal: flag,
  label: words,
};

/**
 * What asks for the full module, also where that could not be had before; `more`
 * is what the page does.
 */
export const MORE = [
  "more", "selection", "reorderable", "pullable", "keyboard", "swipeable",
  "anchorsToEnd",
];

/** The attribute of a property. */
export const attributeOf = (name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The property of an attribute. */
export const propertyOf = (name) =>
  name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Writes a property into its attribute. */
export function reflect(element, name, value) {
  const attribute = attributeOf(name);
  if ((value ?? false) === false) {
    element.removeAttribute(attribute);
  } else {
    element.setAttribute(attribute, value === true ? ""
      : typeof value !== "object" ? value
        : ["top", "right", "bottom", "left"].map((side) => value[side] ?? 0)
          .join(" "));
  }
}

/** Tells of attributes of an element that cannot be read. */
export function tellFaults(element, names) {
  for (const name of names) {
    const valid = options[name] && fault(element, name);
    if (!valid) continue;
    const attribute = attributeOf(name);
    report(element, attribute,
      `has the ${attribute} "${element.getAttribute(attribute)}"; give `
      + `${valid}.`);
  }
}

/** What an attribute should say instead; empty if it is right. */
function fault(element, name) {
  const read = options[name];
  const text = element.getAttribute(attributeOf(name));
  if (text === null || !read.valid) return "";
  if (read.reads) return read.reads(text) ? "" : read.valid;
  const value = read(text);
  // What cannot be read is read as if it were not there.
  return String(value) === text || read.isValid(Number(text.trim() || NaN))
    ? "" : read.valid;
}
