// Cells on their way from where they were to where they are.

import { unmark } from "./records.mjs";

/** Width of a transition record in bytes; see `CellTransition`. */
const TRANSITION = 72;

/** The third phase of a transition: the cell leaves. */
const LEAVES = 2;

/**
 * Shows cells going from where they were to where they are.
 *
 * Each animation adds the difference to the cell's own place and lets it go to
 * nothing. So a transition that begins in the middle of another continues where
 * that one is, both end in the right place, and nothing has to be read.
 *
 * @param {Parts} parts of the view: its cells by number, and its outline.
 * @param {ArrayBuffer} memory holds the records.
 * @param {number} start where they begin.
 * @param {number} count how many there are.
 * @param {number} duration in milliseconds.
 */
export function play({ cells, outline }, memory, start, count, duration) {
  // A copy: the page may hear of what goes out, and have the memory grow.
  const records =
    new DataView(memory.slice(start, start + count * TRANSITION));
  for (let at = 0; at < count * TRANSITION; at += TRANSITION) {
    const cell = cells[records.getInt32(at, true)];
    // A lifted one is where the finger is.
    if (!cell || cell.lifted) continue;
    const number = (index) => records.getFloat64(at + 8 + 8 * index, true);
    const [x, y, width, height] = [0, 1, 2, 3].map(number);
    const [toX, toY, toWidth, toHeight] = [4, 5, 6, 7].map(number);
    const { element } = cell;
    if (records.getInt32(at + 4, true) === LEAVES) {
      // On its way out it shows nothing that could be found or touched.
      unmark(cell);
      outline.release(cell);
      cell.isInert = element.inert = true;
    }
    const options = { duration, easing: "ease-in-out", composite: "add" };
    const shifts = x !== toX || y !== toY;
    if (shifts) {
      follow(cell, element.animate(
        { translate: [`${x - toX}px ${y - toY}px`, "0px 0px"] }, options));
    }
    const resizes = width !== toWidth || height !== toHeight;
    if (resizes && width > 0 && height > 0 && toWidth > 0 && toHeight > 0) {
      // About the corner that is placed, only as long as that takes.
      follow(cell, element.animate(
        { transformOrigin: ["0 0", "0 0"] }, duration));
      follow(cell, element.animate(
        { scale: [`${width / toWidth} ${height / toHeight}`, "1 1"] },
        options));
    }
  }
}

function follow(cell, animation) {
  cell.animations.add(animation);
  animation.onfinish = () => cell.animations.delete(animation);
}
