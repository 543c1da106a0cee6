// Selecting by a finger that rests on a photo and then moves on.

import { CONTROLS, DragSelection, SLOP } from "./dragselection.mjs";
import { range, union, without } from "./positions.mjs";

/** How long a finger has to rest, in milliseconds. */
const PRESS = 500;

/** Selects the photos from where a finger rested to where it is. */
export class PressRange extends DragSelection {
  /** The touch that rests, and what waits for it to have rested. */
  #touch = null;
  #timer = 0;
  /** The photo on which it rested, and where the finger is. */
  #photo = null;
  #start = -1;
  #end = -1;
  /** What it makes of what was selected before. */
  #mix = union;

  constructor(source, view) {
    super(source, view);
    const on = (type, body, options) =>
      view.addEventListener(type, body.bind(this), options);
    on("touchstart", this.#touched, { passive: true });
    on("touchmove", this.#moved, { passive: false });
    on("touchend", this.#lifted);
    on("touchcancel", ({ isTrusted }) => {
      if (isTrusted) this.end();
    });
    on("scroll", this.#release, { passive: true });
    on("contextmenu", (event) => {
      if (this.#touch || this.isDragging) event.preventDefault();
    });
  }

  #touched(event) {
    this.#release();
    if (this.isDragging || event.touches.length > 1) return this.end();
    if (event.target.closest(CONTROLS)) return;
    [this.#touch] = event.touches;
    this.#timer = setTimeout(() => this.#held(this.#touch), PRESS);
  }

  /** It does not rest any more. */
  #release() {
    clearTimeout(this.#timer);
    this.#touch = null;
  }

  /** A finger has rested: from now on it selects. */
  #held(touch) {
    this.#release();
    if (!touch.target.closest("photo-tile")) return;
    this.#start = this.#end = this.#positionAt(touch);
    if (this.#start < 0) return;
    this.#photo = this.source.at(this.#start);
    // It is no tap any more, nor does it scroll.
    this.view.dispatchEvent(new TouchEvent("touchcancel", {
      bubbles: true, changedTouches: [touch], touches: [],
    }));
    navigator.vibrate?.(10);
    const isTaken = this.source.selectedPositions().includes(this.#start);
    this.#mix = isTaken ? without : union;
    this.move(touch);
  }

  #moved(event) {
    const [touch] = event.changedTouches;
    if (this.isDragging) {
      if (event.cancelable) event.preventDefault();
      this.move(touch);
    } else if (this.#touch) {
      const { clientX, clientY } = this.#touch;
      const way = Math.hypot(touch.clientX - clientX, touch.clientY - clientY);
      if (way > SLOP) this.#release();
    }
  }

  #lifted(event) {
    this.#release();
    if (!this.isDragging) return;
    event.preventDefault();
    this.end();
  }

  choose(at) {
    const position = this.#positionAt(at);
    if (position >= 0) this.#end = position;
    return this.#mix(this.before, range(this.#start, this.#end));
  }

  renumber() {
    const selected = this.source.selectedPositions();
    this.#start = this.#photo ? this.source.positionOf(this.#photo.id) : -1;
    this.#end = Math.min(this.#end, this.source.count() - 1);
    // What was selected besides is so still.
    this.before = without(selected, range(this.#start, this.#end));
    return this.#start >= 0;
  }

  end() {
    super.end();
    this.#release();
  }

  /** The photo at a place, or the last one in its line; -1 without any. */
  #positionAt(at) {
    const { x, y } = this.place(at);
    const here = this.source.positionsIn(new DOMRect(x, y, 1, 1));
    const { clientWidth } = this.view;
    const line = here.length > 0
      ? here : this.source.positionsIn(new DOMRect(0, y, clientWidth, 1));
    return line.at(here.length > 0 ? 0 : -1) ?? -1;
  }
}
