// Which item, header or footer holds the focus: its cell is kept, wherever it
// is scrolled, so that what is typed or pressed is still meant for it.

import { isMoving } from "./order.mjs";
import { BACKGROUND } from "./records.mjs";

const NONE = { kind: -1, section: -1, item: 0 };

/**
 * Tells what is shown by the cell that has the focus, or holds what has it.
 *
 * @param {HTMLElement} container the scroll view.
 * @param {Array} cells the view's cells by number.
 * @param {(shown: {kind: number, section: number, item: number}) => void} tell
 *   tells the module what it shows; a kind of -1 is for none.
 * @param {AbortSignal} signal ends the telling.
 * @returns {(cell) => void} is to hear of a cell that shows something: it may
 *   have the focus still, as after a reload, in which the module forgets that.
 */
export function watchEditing(container, cells, tell, signal) {
  let edited;
  container.addEventListener("focusin", ({ target }) => {
    if (isMoving) return;
    edited = cells.find((cell) => cell?.isShown
      && cell.kind !== BACKGROUND && cell.element.contains(target));
    if (edited) tell(edited);
  }, { signal });
  container.addEventListener("focusout", () => {
    // Another window has the focus; it comes back to where it was.
    if (!isMoving && document.hasFocus()) tell(NONE);
  }, { signal });
  return (cell) => {
    if (cell === edited && cell.element.matches(":focus-within")) tell(cell);
  };
}
