// Which item somebody types into: its cell is kept, wherever it is scrolled.

import { isMoving } from "./order.mjs";
import { Kind } from "./records.mjs";

const inputs = "input, textarea, select";

/**
 * Tells which item's cell holds the input that has the focus.
 *
 * @param {HTMLElement} container the scroll view.
 * @param {Array} cells the view's cells by number.
 * @param {(section: number, item: number) => void} tell tells the module; -1
 *   for none.
 * @param {AbortSignal} signal ends the telling.
 */
export function watchEditing(container, cells, tell, signal) {
  container.addEventListener("focusin", (event) => {
    const { target } = event;
    // The input itself, also in a shadow tree.
    const [field] = event.composedPath();
    if (isMoving || !(field.isContentEditable || field.matches(inputs))) return;
    const cell = cells.find((cell) => cell?.kind === Kind.item
      && cell.isShown && cell.element.contains(target));
    if (cell) tell(cell.section, cell.item);
  }, { signal });
  container.addEventListener("focusout", () => {
    // Another window has the focus; it comes back to where it was.
    if (!isMoving && document.hasFocus()) tell(-1, -1);
  }, { signal });
}
