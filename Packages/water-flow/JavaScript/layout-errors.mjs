// What the layout's module answers where it refuses something.

import { WaterFlowError } from "./errors.mjs";
import { LONGEST, said } from "./layout-options.mjs";

/** The module's answers, in the order of `Answer`. */
export const [
  DONE, ITEM_TOO_LONG, STYLE_OUT_OF_RANGE, CONTENT_TOO_LONG, FORM_MISMATCH,
  NO_SUCH_ITEM, NO_SUCH_SECTION, VIEWPORT_OUT_OF_RANGE, UNUSABLE_VALUE,
  NO_MEMORY,
] = Array(10).keys();

/**
 * Returns the error for an answer.
 *
 * @param {number} answer
 * @param {Float64Array} about the section, the item, and how many there are.
 * @param {ArrayLike<number>} [values] what was given.
 */
export function refusal(answer, [section, index, count], values) {
  switch (answer) {
    case ITEM_TOO_LONG:
      return new WaterFlowError(null, "item-too-long",
        `Item ${index} of section ${section} would be longer than `
        + `${LONGEST} px.`, { section, index });
    case CONTENT_TOO_LONG:
      return new WaterFlowError(null, "content-too-long",
        `The items of section ${section} do not fit: its lanes may be `
        + "1.5 * 2^30 px long, and all content 2^38 px.", { section });
    case FORM_MISMATCH:
      return new WaterFlowError(null, "sizing",
        `Section ${section} needs sizes of its items that are not known: `
        + "lengths, ratios and sizes do not tell each other.", { section });
    case NO_SUCH_ITEM:
      return index >= 0 ? noItem(index, section, count) : new RangeError(
        `section ${section} has no ${index === -1 ? "header" : "footer"}`);
    case NO_SUCH_SECTION:
      return noSection(section, count);
    case UNUSABLE_VALUE:
      return unusable(`values[${index}]`, values[index], section);
    case NO_MEMORY:
      return noMemory();
    case STYLE_OUT_OF_RANGE:
      return new RangeError(`A distance of section ${section} is too long`);
    case VIEWPORT_OUT_OF_RANGE:
    default:
      return new RangeError("The viewport's extents are out of range");
  }
}

export function noItem(index, section, count, name = "index") {
  return new RangeError(
    `${name} is ${index}; section ${section} has ${count} items`);
}

export function noSection(section, count) {
  return new RangeError(`section is ${section}; there are ${count}`);
}

export function unusable(name, value, section, index) {
  const item = index === undefined ? "" : ` for item ${index}`;
  return new RangeError(`${name} is ${said(value)}${item} of section `
    + `${section}; lengths are 0 to ${LONGEST}, ratios 1 / ${LONGEST} to `
    + LONGEST);
}

export function noMemory() {
  return new WaterFlowError(
    null, "memory", "There is no memory left for the layout.");
}
