// What selecting by a mouse and by a finger have in common: it goes on as the
// view scrolls at its edges, and its end is no click.

import { Edges } from "./edges.mjs";
import { isSame } from "./positions.mjs";

/** Up to so many pixels a pointer counts as resting. */
export const SLOP = 10;

/** What needs the pointer for itself. */
export const CONTROLS =
  "a[href], button, input, select, textarea, label, summary";

/** Selects photos of a view while something is dragged. */
export class DragSelection {
  source;
  view;
  /** What was selected before. */
  before = new Uint32Array();
  #edges;
  /** Where the pointer was told last: an event or a touch. */
  #last = null;
  #selected = null;
  #isEcho = false;

  /**
   * @param source the timeline's photos.
   * @param {HTMLElement} view what shows and scrolls them.
   */
  constructor(source, view) {
    this.source = source;
    this.view = view;
    this.#edges = new Edges(view, () => this.#follow());
    view.addEventListener(
      "scroll", () => this.#follow(), { passive: true });
    view.addEventListener("pointerdown", () => this.#isEcho = false);
    view.addEventListener("click", (event) => {
      if (!this.#isEcho) return;
      this.#isEcho = false;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isDragging) return;
      event.preventDefault();
      this.cancel();
    }, { capture: true });
    addEventListener("blur", () => this.cancel());
    source.addEventListener("change", () => {
      if (!this.isDragging) return;
      // They have other places now.
      if (this.renumber()) this.#follow();
      else this.end();
    });
  }

  get isDragging() { return this.#last !== null; }

  /** Which photos are to be selected, with the pointer where it is. */
  choose(at) { return this.before; }

  /** Photos have other positions: whether the drag goes on with them. */
  renumber() { return false; }

  /** A drag begins, or goes on. */
  move(at) {
    if (!this.isDragging) this.before = this.source.selectedPositions();
    this.#last = at;
    this.#edges.move(at.clientY);
    this.#follow();
  }

  /** It is over; what is selected stays so. */
  end() {
    if (!this.isDragging) return;
    this.#last = null;
    this.#selected = null;
    this.#isEcho = true;
    this.#edges.end();
  }

  /** It is over, and all is as it was before. */
  cancel() {
    if (this.isDragging) this.source.setSelected(this.before);
    this.end();
  }

  /** Where a place of the window is in the content. */
  place({ clientX, clientY }) {
    const { left, top } = this.view.getBoundingClientRect();
    const offset = this.source.contentOffset();
    return {
      x: clientX - left - this.view.clientLeft + offset.x,
      y: clientY - top - this.view.clientTop + offset.y,
    };
  }

  #follow() {
    if (!this.isDragging) return;
    const positions = this.choose(this.#last);
    if (this.#selected && isSame(positions, this.#selected)) return;
    this.#selected = positions;
    this.source.setSelected(positions);
  }
}
