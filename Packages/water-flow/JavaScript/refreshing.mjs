// Items that have changed in themselves: shown anew, and as large as they are.

import { sizeOf } from "./style.mjs";

/** Shows items of a flow anew, and asks for their sizes again. */
export function refresh(flow, places) {
  let isOther = false;
  for (const place of places) isOther = refreshOne(flow, place) || isOther;
  if (isOther) flow.layOut();
}

/** Returns whether all has to be laid out anew. */
function refreshOne(flow, { section, index }) {
  const { cells, engine, isHorizontal } = flow;
  const data = flow.sections[section];
  const cell = flow.elementOf({ section, index });
  if (cell && !cells.isOfKind(cell, section, index)) {
    // Another cell is to show it.
    flow.readAnew(1);
    return false;
  }
  if (cell) cells.update(cell, 1, section, index);
  if (!engine.exports.element_size) {
    // One ratio of all that it knows: most stay what they are.
    return isResized(flow, data, { section, index });
  }
  if (!data.isMeasured) {
    flow.call("size", section, index, ...sizeOf(data, index, isHorizontal));
  } else if (cell) {
    const size =
      cells.measureItem(cell, data.get("mode") === "flow", isHorizontal);
    // What is not displayed is measured once it is.
    if (size.some(Number.isNaN)) return true;
    flow.call("size", section, index, ...size);
  } else {
    // No size: it is measured when it comes into view, again if it was there.
    flow.call("size", section, index, NaN, NaN);
  }
  return false;
}

/** Whether an item's ratio is another one, by more than a pixel. */
function isResized(flow, data, place) {
  const frame = data.ratios && flow.frameOf(place);
  if (!frame) return true;
  const { width, height } = frame;
  const ratio = data.ratio(place.index);
  const change = flow.isHorizontal
    ? height * ratio - width : width / ratio - height;
  return Math.abs(change) * devicePixelRatio > 1;
}
