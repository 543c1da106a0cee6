// How far a picture is zoomed into, and which part of it shows.

/** How far in one can go. */
const MOST = 8;

/** What a double tap zooms to. */
const CLOSE = 2.5;

/** One picture's zoom; places are measured from the middle of the stage. */
export class Zoom {
  scale = 1;
  x = 0;
  y = 0;
  #sizes;

  /**
   * @param {() => {stage: DOMRectReadOnly, picture: DOMRectReadOnly}} sizes
   *   tells how large the stage is, and the picture on it without any zoom.
   */
  constructor(sizes) {
    this.#sizes = sizes;
  }

  get isZoomed() { return this.scale > 1; }

  /** As a value of the property `transform`. */
  get transform() {
    return this.isZoomed
      ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : "";
  }

  /** Shows all of it. */
  reset() {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Zooms by a factor; what is at a place stays there. */
  by(factor, x = 0, y = 0) {
    const scale = Math.min(Math.max(this.scale * factor, 1), MOST);
    const ratio = scale / this.scale;
    this.scale = scale;
    this.pan((x - this.x) * (1 - ratio), (y - this.y) * (1 - ratio));
  }

  /** Zooms in on a place, or shows all again. */
  toggle(x, y) {
    if (this.isZoomed) this.reset();
    else this.by(CLOSE, x, y);
  }

  /** Moves the picture, no further than to its edges. */
  pan(x, y) {
    const { stage, picture } = this.#sizes();
    const bound = (place, length, room) => {
      const most = Math.max((length * this.scale - room) / 2, 0);
      return Math.min(Math.max(place, -most), most);
    };
    this.x = bound(this.x + x, picture.width, stage.width);
    this.y = bound(this.y + y, picture.height, stage.height);
  }
}
