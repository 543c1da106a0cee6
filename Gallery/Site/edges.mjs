// Scrolls a view while something is dragged near one of its edges.

/** So near to an edge it begins, in pixels. */
const ZONE = 60;

/** The speed at the edge and beyond, in pixels a second. */
const FASTEST = 1_200;

/** No frame counts for longer, so that a page that was asleep does not leap. */
const LONGEST = 64;

/** How fast a view is to scroll, in pixels a second. */
function speedAt(y, height) {
  const zone = Math.min(ZONE, height / 4);
  const way = y < zone ? y - zone : y > height - zone ? y - height + zone : 0;
  const part = Math.min(Math.abs(way) / zone, 1);
  return Math.sign(way) * FASTEST * part * part;
}

/** Scrolls one element. */
export class Edges {
  #view;
  #scrolled;
  #y = 0;
  #frame = 0;
  #time = null;
  /** What is less than a pixel and still to go. */
  #rest = 0;

  /**
   * @param {Element} view what scrolls.
   * @param {() => void} scrolled called when it has.
   */
  constructor(view, scrolled) {
    this.#view = view;
    this.#scrolled = scrolled;
  }

  /** What is dragged is there now, from the top of the window. */
  move(clientY) {
    this.#y = clientY;
    this.#frame ||= requestAnimationFrame((time) => this.#step(time));
  }

  /** Nothing is dragged any more. */
  end() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#time = null;
  }

  #step(time) {
    this.#frame = 0;
    const { top, height } = this.#view.getBoundingClientRect();
    const speed = speedAt(this.#y - top, height);
    if (speed === 0) {
      this.#time = null;
      return;
    }
    const elapsed = Math.min(time - (this.#time ?? time), LONGEST);
    this.#time = time;
    const way = this.#rest + speed * elapsed / 1_000;
    const whole = Math.trunc(way);
    this.#rest = way - whole;
    const before = this.#view.scrollTop;
    this.#view.scrollTop += whole;
    if (this.#view.scrollTop !== before) this.#scrolled();
    this.#frame = requestAnimationFrame((next) => this.#step(next));
  }
}
