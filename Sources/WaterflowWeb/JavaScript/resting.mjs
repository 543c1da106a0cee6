// A finger that rests on a view: it may be about to press.

import { SLOP } from "./touches.mjs";

/** A finger that rests so long may be about to press, in ms: platforms take
 * twice as long to select what it rests on. */
const REST = 150;

/**
 * Keeps the platform from selecting what a finger rests on, once it does: the
 * styles of all cells are worked out anew for that, which would hold up a
 * scroll at its beginning and at its end.
 */
export class Resting {
  #container;
  #timer = 0;
  /** Where the finger came down. */
  #start = {};
  /** The styles of the page that a press has changed. */
  #style = null;

  constructor(container) { this.#container = container; }

  /** A finger came down that may press. */
  began({ clientX, clientY }) {
    clearTimeout(this.#timer);
    this.#start = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => this.#hold(), REST);
  }

  /** A finger has moved. */
  moved({ clientX, clientY }) {
    const { x, y } = this.#start;
    if (Math.hypot(clientX - x, clientY - y) > SLOP) clearTimeout(this.#timer);
  }

  /** No finger is down any more. */
  ended() {
    clearTimeout(this.#timer);
    if (this.#style) Object.assign(this.#container.style, this.#style);
    this.#style = null;
  }

  #hold() {
    if (this.#style) return;
    const { style } = this.#container;
    const { userSelect, webkitUserSelect, webkitTouchCallout } = style;
    this.#style = { userSelect, webkitUserSelect, webkitTouchCallout };
    for (const name in this.#style) style[name] = "none";
  }
}
