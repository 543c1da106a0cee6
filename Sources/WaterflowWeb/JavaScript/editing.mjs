// Which item, header or footer holds the focus: its cell is kept, wherever it
// is scrolled, so that what is typed or pressed is still meant for it.

import { isMoving } from "./order.mjs";
import { BACKGROUND } from "./records.mjs";

/**
 * Tells what is shown by the cell that has the focus, or holds what has it.
 *
 * @param {HTMLElement} container the scroll view.
 * @param {Array} cells the view's cells by number.
 * @param {(kind: number, section: number, item: number) => void} tell tells
 *   the module; -1 for none.
 * @param {AbortSignal} signal ends the telling.
 * @returns {() => void} tells once more: the cell may show something else now,
 *   or the module may have forgotten, as in a reload.
 */
export function watchEditing(container, cells, tell, signal) {
  const look = ({ target }) => {
    if (isMoving) return;
    const cell = cells.find((cell) => cell?.isShown
      && cell.kind !== BACKGROUND && cell.element.contains(target));
    if (cell) tell(cell.kind, cell.section, cell.item);
  };
  container.addEventListener("focusin", look, { signal });
  container.addEventListener("focusout", () => {
    // Another window has the focus; it comes back to where it was.
    if (!isMoving && document.hasFocus()) tell(-1, -1, 0);
  }, { signal });
  return () => look({ target: container.getRootNode().activeElement });
}
