// What `Layout` takes: checked, and written as the module reads it.

import { BREAKINGS, LAST_ROWS, MODES } from "./modes.mjs";

const DISTRIBUTIONS = ["justified", "leading", "center", "trailing"];
const ALIGNMENTS = ["center", "top", "bottom"];

/** The longest distance that the layout takes, in pixels. */
export const LONGEST = 16_777_215;

/** What an index may be at most. */
const LAST_INDEX = 2 ** 31 - 2;

/** Returns a text for what somebody has given. */
export function said(value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  const name = value.constructor?.name ?? "Object";
  if (name === "Object") return "an object";
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}

/** Returns a finite number within bounds, or throws a RangeError. */
export function number(value, name, least = 0, most = LONGEST) {
  if (typeof value !== "number") {
    throw new TypeError(`${name} is ${said(value)}, not a number`);
  }
  if (!(value >= least && value <= most)) {
    throw new RangeError(
      `${name} is ${value}; it must be from ${least} to ${most}`);
  }
  return value;
}

/** Returns a whole number within bounds, or throws a RangeError. */
export function whole(value, name, least = 0, most = LAST_INDEX) {
  number(value, name, least, most);
  if (!Number.isInteger(value)) {
    throw new RangeError(`${name} is ${value}, not a whole number`);
  }
  return value;
}

/** Returns the place of a word among those that there are. */
export function word(value, name, words) {
  const place = words.indexOf(value);
  if (place < 0) {
    throw new RangeError(
      `${name} is ${said(value)}; it must be ${words.join(", ")}`);
  }
  return place;
}

/** Throws unless a value is an object; nothing counts as an empty one. */
export function object(value, name) {
  if (typeof value !== "object" || value === null) {
    throw new TypeError(`${name} is ${said(value)}, not an object`);
  }
  return value;
}

/**
 * Checks a section's style and returns it as numbers, in the order of
 * `StyleRecord`.
 *
 * @param {object} style what the caller gave.
 * @param {string} name what messages call it.
 * @param {object} [shared] what holds where the style says nothing.
 */
export function styleNumbers(style, name, shared = {}) {
  object(style, name);
  const given = (key, otherwise) => style[key] ?? shared[key] ?? otherwise;
  const distance = (key, otherwise, least, most) =>
    number(given(key, otherwise), `${name}.${key}`, least, most);
  const oneOf = (key, words) =>
    word(given(key, words[0]), `${name}.${key}`, words);

  const mode = oneOf("mode", MODES);
  const gap = distance("gap", 0);
  const insets = object(given("insets", {}), `${name}.insets`);
  const inset = (side) => number(insets[side] ?? 0, `${name}.insets.${side}`);
  // Zero lanes are as many as fit.
  const leastWidth = given("minLaneWidth");
  // Who says how wide lanes are has not said how many.
  const many = style.lanes ?? (style.minLaneWidth ? 0 : shared.lanes);
  const lanes = many ?? (leastWidth === undefined ? 1 : 0);
  if (lanes !== 0) whole(lanes, `${name}.lanes`, 1, 256);
  else if (leastWidth === undefined) {
    throw new RangeError(`${name}.lanes is 0 without a minLaneWidth`);
  }
  return [
    mode,
    sizing(given("sizing"), `${name}.sizing`, MODES[mode]),
    mode === 3 ? 1 : lanes,
    distance("minLaneWidth", 0, 0),
    oneOf("assignment", ["recomputed", "stable"]),
    distance("rowHeight", 200, 1),
    oneOf("breaking", BREAKINGS),
    distance("shrink", 0.6),
    distance("stretch", 1.9),
    oneOf("lastRow", LAST_ROWS),
    oneOf("distribution", DISTRIBUTIONS),
    oneOf("alignment", ALIGNMENTS),
    gap,
    distance("lineGap", gap),
    inset("top"), inset("right"), inset("bottom"), inset("left"),
    distance("header", 0),
    distance("footer", 0),
  ];
}

/** Returns 1 where items are ratios, which modes may decide by themselves. */
function sizing(value, name, mode) {
  const words = {
    waterfall: ["lengths", "ratios"], list: ["lengths", "ratios"],
    justified: ["ratios"], flow: ["sizes"],
  }[mode];
  return words[word(value ?? words[0], name, words)] === "ratios" ? 1 : 0;
}
