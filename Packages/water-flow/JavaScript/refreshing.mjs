// An item that has changed in itself: shown anew, and as large as it is now.

import { sizeOf } from "./style.mjs";

/** Shows an item of a flow anew, and asks for its size again. */
export function refresh(flow, { section, index }) {
  const { cells, engine, isHorizontal } = flow;
  const data = flow.sections[section];
  const cell = flow.elementOf({ section, index });
  if (cell && !cells.isOfKind(cell, section, index)) {
    // Another cell is to show it.
    flow.call("reload", 1);
    return;
  }
  if (cell) cells.update(cell, 1, section, index);
  if (!engine.exports.element_size) {
    // One ratio of all that it knows: most stay what they are.
    if (isResized(flow, data, { section, index })) flow.layOut();
  } else if (!data.isMeasured) {
    flow.call("size", section, index, ...sizeOf(data, index, isHorizontal));
  } else if (cell) {
    flow.call("size", section, index, ...cells.measureItem(
      cell, data.get("mode") === "flow", isHorizontal));
  }
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
