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
    const { activeElement } = content.getRootNode();
    let [first, last] = [Infinity, -Infinity];
    for (const cell of cells) {
      if (!cell?.isShown || cell.isPinned || cell.kind === BACKGROUND) continue;
      const start = (isVertical ? cell.y : cell.x) - shift;
      const end = start + (isVertical ? cell.height : cell.width);
      // It may be far away, and is kept for the focus alone.
      if ((end < position || start > position + extent)
        && cell.element.contains(activeElement)) continue;
      first = Math.min(first, start);
      last = Math.max(last, end);
    }
    if (last < first) [first, last] = [0, 0];
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
