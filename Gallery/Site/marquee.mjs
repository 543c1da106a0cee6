// Selecting by a rectangle that a mouse draws.

import { CONTROLS, DragSelection, SLOP } from "./dragselection.mjs";
import { difference, union, without } from "./positions.mjs";

/** Selects the photos that a rectangle meets. */
export class Marquee extends DragSelection {
  #box = document.createElement("div");
  /** Where it began, in the content. */
  #anchor = null;
  /** What it makes of what was selected before. */
  #mix = null;
  /** What it meets. */
  #inside = new Uint32Array();
  /** Ends what follows the button that is down. */
  #press = null;

  constructor(source, view) {
    super(source, view);
    this.#box.className = "marquee";
    this.#box.hidden = true;
    document.body.append(this.#box);
    view.addEventListener("pointerdown", (event) => this.#pressed(event));
    view.addEventListener("dragstart", (event) => event.preventDefault());
  }

  #pressed(event) {
    const { pointerType, pointerId, button, target } = event;
    if (pointerType !== "mouse" || button !== 0) return;
    if (target.closest(CONTROLS) || !this.#isInContent(event)) return;
    const start = { x: event.clientX, y: event.clientY };
    this.#anchor = this.place(event);
    this.#press?.abort();
    const { signal } = this.#press = new AbortController();
    const on = (type, body) => addEventListener(type, (other) => {
      if (other.pointerId === pointerId && other.isTrusted) body(other);
    }, { signal });
    on("pointermove", (other) => {
      const { clientX, clientY } = other;
      if (!(other.buttons & 1)) this.end();
      else if (this.isDragging) this.move(other);
      else if (Math.hypot(clientX - start.x, clientY - start.y) > SLOP) {
        this.#begin(other);
      }
    });
    on("pointerup", () => this.end());
    on("pointercancel", () => this.end());
  }

  /** The scroll bar is beside it. */
  #isInContent({ clientX }) {
    const { left } = this.view.getBoundingClientRect();
    const x = clientX - left - this.view.clientLeft;
    return x >= 0 && x < this.view.clientWidth;
  }

  #begin(event) {
    const { ctrlKey, metaKey, shiftKey, pointerId } = event;
    this.#mix = ctrlKey || metaKey ? difference : shiftKey ? union : null;
    // It is no click on what it began on.
    this.view.dispatchEvent(new PointerEvent(
      "pointercancel", { pointerId, pointerType: "mouse", bubbles: true }));
    try {
      this.view.setPointerCapture(pointerId);
    } catch {
      // It was lifted in the meantime.
    }
    getSelection()?.removeAllRanges();
    this.move(event);
  }

  choose(at) {
    const { x, y } = this.place(at);
    // One that is a mere line has a breadth as well.
    const rect = new DOMRect(
      Math.min(this.#anchor.x, x), Math.min(this.#anchor.y, y),
      Math.max(Math.abs(x - this.#anchor.x), 1),
      Math.max(Math.abs(y - this.#anchor.y), 1));
    this.#draw(rect, at.clientX - x, at.clientY - y);
    this.#inside = this.source.positionsIn(rect);
    return this.#mix ? this.#mix(this.before, this.#inside) : this.#inside;
  }

  renumber() {
    // What was selected besides is so still.
    this.before = without(this.source.selectedPositions(), this.#inside);
    return true;
  }

  end() {
    super.end();
    this.#press?.abort();
    this.#box.hidden = true;
  }

  /** Shows the rectangle, as far as it is in view, so far from the content. */
  #draw({ left, top, right, bottom }, x, y) {
    const view = this.view.getBoundingClientRect();
    const from = {
      x: Math.max(left + x, view.left), y: Math.max(top + y, view.top),
    };
    const to = {
      x: Math.min(right + x, view.right), y: Math.min(bottom + y, view.bottom),
    };
    const { style } = this.#box;
    style.left = `${from.x}px`;
    style.top = `${from.y}px`;
    style.width = `${Math.max(to.x - from.x, 0)}px`;
    style.height = `${Math.max(to.y - from.y, 0)}px`;
    this.#box.hidden = false;
  }
}
