// Hands a section's style and sizes to the module; see `SectionStyle+Numbers`.

import { options } from "./attributes.mjs";
import { BREAKINGS, LAST_ROWS } from "./modes.mjs";

/** How the module numbers the modes. */
const Mode = { list: 0, flow: 1, waterfall: 2, aspect: 3, justified: 4 };

/** The number of a section's mode. */
function modeOf(section) {
  const mode = section.get("mode");
  // A list of ratios is a waterfall of one lane.
  const takesRatios = mode === "waterfall" || mode === "list";
  return takesRatios && section.ratios ? Mode.aspect : Mode[mode];
}

/**
 * What items of a section were thought to be until now that are measured; no
 * number for the first time, and 0 if none is measured.
 */
const estimateBefore = (flow, number) => flow.sections[number].isMeasured
  ? flow.estimates[number] || NaN : 0;

/** Writes a section's style where the module reads it. */
export function writeStyle(flow, number) {
  const section = flow.sections[number];
  const { header, footer } = section.given;
  const gap = section.get("gap");
  const insets = section.get("insets");
  const { top = 0, right = 0, bottom = 0, left = 0 } =
    (typeof insets === "object" ? insets : options.insets(`${insets}`)) ?? {};
  const lengthOf = (name, supplement) => !supplement ? 0
    : supplement.length ?? flow.cells.measure(name, number, flow.isHorizontal);
  // First: what is measured may ask for other numbers.
  const lengths = [lengthOf("header", header), lengthOf("footer", footer)];
  flow.engine.numbers.set([
    modeOf(section),
    section.get("mode") === "list" ? 1 : section.get("lanes") ?? 0,
    section.get("minLaneWidth"),
    section.get("rowHeight"),
    Math.max(BREAKINGS.indexOf(section.get("breaking")), 0),
    gap,
    section.get("lineGap") ?? gap,
    top, flow.isRightToLeft ? right : left,
    bottom, flow.isRightToLeft ? left : right,
    ...lengths,
    Number(header?.pinned ?? false),
    Number(footer?.pinned ?? false),
    estimateBefore(flow, number),
    Math.max(LAST_ROWS.indexOf(section.get("lastRow")), 0),
  ]);
}

/** Writes the lengths of a section's items into the module's memory. */
export function writeLengths(flow, section, start, count) {
  // Room for none is nowhere in particular.
  if (count === 0) return;
  flow.estimates[section] = flow.sections[section].get("estimate");
  const lengths = lengthsOf(flow.sections[section], flow.isHorizontal);
  flow.engine.doubles(start, count).set(lengths.subarray(0, count));
}

/** Writes an item's size where the module reads it. */
export function writeSize(flow, section, index) {
  const data = flow.sections[section];
  // First: what the page does there may have memory grow.
  const size = data ? sizeOf(data, index, flow.isHorizontal) : [0, 0];
  flow.engine.numbers.set(size);
}

/** The lengths of a section's items, as its mode reads them. */
function lengthsOf(section, isHorizontal) {
  const lengths = new Float64Array(section.count);
  if (section.isMeasured) return lengths.fill(section.get("estimate"));
  const keepsRatios = modeOf(section) >= Mode.aspect;
  for (let index = 0; index < lengths.length; index++) {
    lengths[index] = keepsRatios
      ? section.ratio(index) ** (isHorizontal ? 1 : -1)
      : section.size(index)[isHorizontal ? 0 : 1];
  }
  return lengths;
}

/** The size of an item, as its mode reads it. */
export function sizeOf(section, index, isHorizontal) {
  if (section.isMeasured || modeOf(section) < Mode.aspect) {
    return section.size(index);
  }
  const ratio = section.ratio(index);
  return isHorizontal ? [ratio, 1] : [1, 1 / ratio];
}
