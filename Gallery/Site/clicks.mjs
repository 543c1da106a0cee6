// Clicks on photos that the view does not count, as its content was on its way.
// Only this page has that: it goes once the engine lets a mouse's press live.

/** A mouse that has gone further drags, in pixels, as in the view. */
const SLOP = 10;

/**
 * Has a click of a mouse count while the content scrolls, where it ends on the
 * photo on which it began. A view takes the press for over then, as is right for
 * a finger, which stops the scroll.
 *
 * @param {EventTarget} source tells what has come of a press.
 */
export function countClicks(view, source) {
  let press = null;
  const forget = () => press = null;
  view.addEventListener("pointerdown", (event) => {
    const tile = event.target.closest("photo-tile");
    press = tile && event.pointerType === "mouse"
      ? { x: event.clientX, y: event.clientY, tile, ...photoOf(tile) } : null;
  }, { capture: true });
  for (const type of ["open", "selection"]) {
    source.addEventListener(type, forget);
  }
  // What was a drag does not come here.
  view.addEventListener("click", (event) => {
    const { target, clientX, clientY, detail } = event;
    if (!press || detail === 0) return;
    const { x, y, tile, day, index } = press;
    forget();
    const now = photoOf(tile);
    if (!tile.contains(target) || now.day !== day || now.index !== index
        || Math.hypot(clientX - x, clientY - y) > SLOP) {
      return;
    }
    const { shiftKey, ctrlKey, metaKey } = event;
    tile.dispatchEvent(new PointerEvent("click", {
      bubbles: true, cancelable: true, pointerType: "mouse", clientX, clientY,
      shiftKey, ctrlKey, metaKey,
    }));
  });
}

const photoOf = ({ day, index }) => ({ day, index });
