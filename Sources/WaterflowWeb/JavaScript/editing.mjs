// Which item holds the focus: its cell is kept, wherever it is scrolled, so
// that what is typed or pressed is that item's still.

import { isMoving } from "./order.mjs";
import { ITEM } from "./records.mjs";

/**
 * Tells which item's cell has the focus, or holds what has it.
 *
 * @param {HTMLElement} container the scroll view.
 * @param {Array} cells the view's cells by number.
 * @param {(section: number, item: number) => void} tell tells the module; -1
 *   for none.
 * @param {AbortSignal} signal ends the telling.
 */
export function watchEditing(container, cells, tell, signal) {
  container.addEventListener("focusin", (event) => {
    if (isMoving) return;
    const cell = cells.find((cell) => cell?.kind === ITEM
      && cell.isShown && cell.element.contains(event.target));
    if (cell) tell(cell.section, cell.item);
  }, { signal });
  container.addEventListener("focusout", () => {
    // Another window has the focus; it comes back to where it was.
    if (!isMoving && document.hasFocus()) tell(-1, -1);
  }, { signal });
}
