// What stays as it is while an element's cells are taken out and others put in.

import { cellOf } from "./cells.mjs";

/**
 * Has what comes to stand in another cell keep the focus, and what is rendered
 * anew leave it to its item.
 */
export function keepFocus(element, move) {
  const tree = element.getRootNode();
  const { activeElement } = tree;
  const cell = cellOf(element, activeElement);
  const result = move();
  const now = tree.activeElement;
  // Somebody has it.
  if (now && now !== element.ownerDocument.body) return result;
  const next = element.contains(activeElement) ? activeElement : cell;
  next?.focus({ preventScroll: true });
  return result;
}

/** Has what stands behind an element stay there as well. */
export function keepRoom(element, move) {
  const { style, style: { minHeight } } = element;
  // As `box-sizing` has it, and with its fraction.
  const { height } = getComputedStyle(element);
  // What scrolls itself is to see its own height, and not all of its content.
  style.minHeight =
    element.scroller === "self" ? `min(${height}, 100dvh)` : height;
  try {
    keepFocus(element, move);
  } finally {
    style.minHeight = minHeight;
  }
}
