// What cells do besides standing in their places: come to be, be measured, and
// go.

import { unmark } from "./records.mjs";

/** What all cells have in common, whatever they show. */
const STYLE = ";position:absolute;left:0;top:0;margin:0;"
  + "box-sizing:border-box;contain:layout style;";

/** What a view keeps of a cell, which stands nowhere yet. */
export function makeCell(element) {
  element.classList.add("waterflow-cell");
  return {
    element, style: element.style, display: "", x: 0, y: 0, width: -1,
    height: -1, zIndex: 0, isPinned: false, animations: new Set(), kind: -1,
    section: 0, item: 0, list: null, role: "", count: -1, place: 0,
    isFocusable: false, mark: -1, markedSection: -1, isShown: false,
    isDisplayed: true, isInert: false,
  };
}

/** Gives a cell's element back: an app that has made it may use it again. */
export function giveBack(cell) {
  unmark(cell);
  if (!cell.isDisplayed) cell.style.display = cell.display;
  cell.isDisplayed = false;
  cell.element.inert = false;
  cell.style.zIndex = "";
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

/** The query that says whether the person wants things to move by themselves. */
let stillness;

/** Whether the person prefers that nothing moves by itself. */
export const prefersReducedMotion = () =>
  (stillness ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

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
 * @param {HTMLElement} container the view's element.
 * @param {boolean} isVertical whether the axis is.
 * @param {WebAssembly.Memory} memory holds numbers and sizes.
 * @param {number} start where the numbers are: each with 1 if both extents are
 *   free, 0 if only the one along the axis is.
 * @param {number} count how many there are.
 * @param {number} sizes where widths and heights are, which are replaced.
 * @returns {boolean} whether they were found: not in what has no box, where
 *   they become no numbers.
 */
export function measure(
  cells, container, isVertical, memory, start, count, sizes,
) {
  // A copy: what the page hears of its styles may have the memory grow.
  const numbers = new Int32Array(memory.buffer, start, 2 * count).slice();
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
  const found = new Float64Array(memory.buffer, sizes, 2 * count);
  const hasBox = container.getClientRects().length > 0;
  for (const { cell, index, both } of measured) {
    // As laid out: a frame of the element would have been scaled with it.
    const { width, height } = getComputedStyle(cell.element);
    if (both || !isVertical) found[2 * index] = extent(width, hasBox);
    if (both || isVertical) found[2 * index + 1] = extent(height, hasBox);
  }
  for (const { cell } of measured) {
    cell.element.style.width = `${cell.width}px`;
    cell.element.style.height = `${cell.height}px`;
  }
  return hasBox;
}

// Rounded up to what the layout can hold, so that no line of text wraps that
// did not when it was measured.
const extent = (text, hasBox) =>
  hasBox ? Math.ceil((parseFloat(text) || 0) * 64) / 64 : NaN;
