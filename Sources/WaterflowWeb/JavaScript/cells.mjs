// What cells do besides standing in their places: come to be, go there, and be
// measured.

/** What all cells have in common, whatever they show. */
const STYLE = ";position:absolute;left:0;top:0;margin:0;"
  + "box-sizing:border-box;contain:layout style;transform-origin:0 0;";

/** What a view keeps of a cell, which stands nowhere yet. */
export function makeCell(element) {
  element.classList.add("waterflow-cell");
  return {
    element, style: element.style, x: 0, y: 0, width: -1, height: -1,
    zIndex: 0, isPinned: false, animations: new Set(), kind: -1, section: 0,
    item: 0, list: null, role: "", count: -1, place: 0, isFocusable: false,
    mark: -1, markedSection: -1, isShown: false, isDisplayed: true,
    isInert: false,
  };
}

/** Gives a cell a size; the first one comes with all that cells need. */
export function resize(cell, width, height) {
  const { style } = cell;
  if (cell.width < 0) {
    // In one go: property by property takes three times as long.
    style.cssText += `${STYLE}width:${width}px;height:${height}px`;
  } else {
    if (width !== cell.width) style.width = `${width}px`;
    if (height !== cell.height) style.height = `${height}px`;
  }
  cell.width = width;
  cell.height = height;
}

/** Width of a transition record in bytes; see `CellTransition`. */
const TRANSITION = 72;

/** The third phase of a transition: the cell leaves. */
const LEAVES = 2;

/** The query that says whether the person wants things to move by themselves. */
let stillness;

/** Whether the person prefers that nothing moves by itself. */
export const prefersReducedMotion = () =>
  (stillness ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

/**
 * Shows cells going from where they were to where they are.
 *
 * Each animation adds the difference to the cell's own place and lets it go to
 * nothing. So a transition that begins in the middle of another continues where
 * that one is, both end in the right place, and nothing has to be read.
 *
 * @param {Array} cells the view's cells by number.
 * @param {ArrayBuffer} memory holds the records.
 * @param {number} start where they begin.
 * @param {number} count how many there are.
 * @param {number} duration in milliseconds.
 * @param {(element: HTMLElement) => void} release is told who leaves.
 */
export function play(cells, memory, start, count, duration, release) {
  const records = new DataView(memory, start, count * TRANSITION);
  for (let at = 0; at < count * TRANSITION; at += TRANSITION) {
    const cell = cells[records.getInt32(at, true)];
    // A lifted one is where the finger is.
    if (!cell || cell.lifted) continue;
    const number = (index) => records.getFloat64(at + 8 + 8 * index, true);
    const [x, y, width, height] = [0, 1, 2, 3].map(number);
    const [toX, toY, toWidth, toHeight] = [4, 5, 6, 7].map(number);
    if (records.getInt32(at + 4, true) === LEAVES) release(cell);
    const { element } = cell;
    const options = { duration, easing: "ease-in-out", composite: "add" };
    const shifts = x !== toX || y !== toY;
    if (shifts) {
      follow(cell, element.animate(
        { translate: [`${x - toX}px ${y - toY}px`, "0px 0px"] }, options));
    }
    const resizes = width !== toWidth || height !== toHeight;
    if (resizes && width > 0 && height > 0 && toWidth > 0 && toHeight > 0) {
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

/** Ends a cell's animations: it is where it is. */
export function stop(cell) {
  if (cell.animations.size === 0) return;
  for (const animation of cell.animations) animation.cancel();
  cell.animations.clear();
}

/**
 * Finds the sizes that cells need: all are freed, then all are read, then all
 * are put back, so that the page is laid out once.
 *
 * @param {Array} cells the view's cells by number.
 * @param {ArrayBuffer} memory holds numbers and sizes.
 * @param {number} start where the numbers are: each with 1 if both extents are
 *   free, 0 if only the one along the axis is.
 * @param {number} count how many there are.
 * @param {number} sizes where widths and heights are, which are replaced.
 * @param {boolean} isVertical whether the axis is.
 */
export function measure(cells, memory, start, count, sizes, isVertical) {
  const numbers = new Int32Array(memory, start, 2 * count);
  const measured = [];
  for (let index = 0; index < count; index++) {
    const cell = cells[numbers[2 * index]];
    if (!cell) continue;
    const both = numbers[2 * index + 1] !== 0;
    const { style } = cell.element;
    if (both || !isVertical) style.width = "max-content";
    if (both || isVertical) style.height = "auto";
    measured.push({ cell, index, both });
  }
  const found = new Float64Array(memory, sizes, 2 * count);
  for (const { cell, index, both } of measured) {
    // As laid out: a frame of the element would have been scaled with it.
    const { width, height } = getComputedStyle(cell.element);
    if (both || !isVertical) found[2 * index] = extent(width);
    if (both || isVertical) found[2 * index + 1] = extent(height);
  }
  for (const { cell } of measured) {
    cell.element.style.width = `${cell.width}px`;
    cell.element.style.height = `${cell.height}px`;
  }
}

// Rounded up to what the layout can hold, so that no line of text wraps that
// did not when it was measured.
const extent = (text) => Math.ceil((parseFloat(text) || 0) * 64) / 64;
