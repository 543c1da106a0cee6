// How far a picture is zoomed into, and which part of it shows.

/** How far in one can go, if that fills the stage. */
const MOST = 8;

/** What a double tap zooms to. */
const CLOSE = 2.5;

/** One picture's zoom; places are measured from the middle of the stage. */
export class Zoom {
  scale = 1;
  /**
   * Where its middle is, as parts of its extents: the same part of it stays in
   * view as these change.
   */
  #x = 0;
  #y = 0;
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
      ? `translate(${100 * this.#x}%, ${100 * this.#y}%) scale(${this.scale})`
      : "";
  }

  /** Shows all of it. */
  reset() {
    this.scale = 1;
    this.#x = this.#y = 0;
  }

  /** What a picture is zoomed to that fills the stage both ways. */
  get #full() {
    const { stage, picture } = this.#sizes();
    const full = Math.max(
      stage.width / picture.width, stage.height / picture.height);
    // Where it is not displayed it has no extents.
    return Number.isFinite(full) ? full : 1;
  }

  /** Zooms by a factor; what is at a place stays there. */
  by(factor, x = 0, y = 0) {
    const most = Math.max(MOST, this.#full);
    const scale = Math.min(Math.max(this.scale * factor, 1), most);
    const ratio = scale / this.scale;
    this.scale = scale;
    const { width, height } = this.#sizes().picture;
    this.pan(
      (x - this.#x * width) * (1 - ratio),
      (y - this.#y * height) * (1 - ratio));
  }

  /** Zooms in on a place, or shows all again. */
  toggle(x, y) {
    if (this.isZoomed) this.reset();
    // A long screenshot is read at the breadth of the stage.
    else this.by(this.#full > MOST ? this.#full : CLOSE, x, y);
  }

  /** Moves the picture, no further than to its edges. */
  pan(x, y) {
    const { stage, picture } = this.#sizes();
    const bound = (part, way, length, room) => {
      const most = Math.max((length * this.scale - room) / 2, 0);
      const place = Math.min(Math.max(part * length + way, -most), most);
      // Where it is not displayed it has no extents.
      return place / length || 0;
    };
    this.#x = bound(this.#x, x, picture.width, stage.width);
    this.#y = bound(this.#y, y, picture.height, stage.height);
  }

  /** The stage has another size: nothing is to show beyond the picture. */
  fit() { this.pan(0, 0); }
}
