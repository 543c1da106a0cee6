// What is printed of a view that is as long as its content: the cells that
// there are, around the viewport, and not the room of all others.

import { BACKGROUND } from "./records.mjs";

/** A view's content, cut to its cells while the page is printed. */
export class Printing {
  #parts;
  /** Puts back what was cut; null while nothing is. */
  #restore = null;

  /**
   * @param parts the content's element, the cells, the renderer, what scrolls,
   *   and whether that is downwards.
   * @param {AbortSignal} signal ends it.
   */
  constructor(parts, signal) {
    this.#parts = parts;
    // A frame is printed with the page around it, or by itself.
    const window = parts.container.ownerDocument.defaultView;
    window.addEventListener("beforeprint", () => this.#begin(), { signal });
    window.addEventListener("afterprint", () => this.end(), { signal });
    signal.addEventListener("abort", () => this.end());
  }

  /** Whether the content is not where the module knows it to be. */
  get isUnderWay() { return this.#restore !== null; }

  #begin() {
    const { cells, content, isVertical, renderer, scroller } = this.#parts;
    if (this.#restore) return;
    const { position, shift, extent } = renderer;
    let [first, last] = [0, -Infinity];
    const startOf = (cell) => (isVertical ? cell.y : cell.x) - shift;
    for (const cell of cells.filter((one) =>
      one?.isShown && !one.isPinned && one.kind !== BACKGROUND)
      .sort((a, b) => startOf(a) - startOf(b))) {
      const start = startOf(cell);
      // More than a screen parts one that is kept for the focus from those that
      // are in view, and from those around them.
      if (start > last + extent) {
        if (last > position) break;
        first = start;
      }
      last = Math.max(last, start + (isVertical ? cell.height : cell.width));
    }
    last = Math.max(first, last);
    const side = isVertical ? "height" : "width";
    const { style } = content;
    const length = style[side];
    this.#restore = () => {
      style[side] = length;
      Object.assign(renderer, { position, shift });
      renderer.placeAll();
      scroller.scrollTo(position);
    };
    style[side] = `${last - first}px`;
    renderer.shift += first;
    renderer.position = 0;
    renderer.placeAll();
  }

  /** Puts the content back, as far as it was cut. */
  end() {
    const restore = this.#restore;
    this.#restore = null;
    restore?.();
  }
}
