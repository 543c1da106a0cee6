// What stays as it is while an element's cells are taken out and others put in.

/** Has what comes to stand in another cell keep the focus. */
export function keepFocus(element, move) {
  const tree = element.getRootNode();
  const { activeElement } = tree;
  move();
  if (activeElement !== tree.activeElement && element.contains(activeElement)) {
    activeElement.focus({ preventScroll: true });
  }
}

/** Has what stands behind an element stay there as well. */
export function keepRoom(element, move) {
  const { style, style: { minHeight } } = element;
  style.minHeight = `${element.offsetHeight}px`;
  try {
    keepFocus(element, move);
  } finally {
    style.minHeight = minHeight;
  }
}
