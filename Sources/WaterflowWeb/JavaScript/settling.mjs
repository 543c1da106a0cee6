// When scrolling has come to rest, which not every browser tells.

/** Quiet time after the last scroll event that counts as rest, in ms. */
const SETTLE = 150;

/** How many frames without a scroll event it takes as well. */
const FRAMES = 4;

/** Waits for rest; one timer serves many scroll events. */
export class Settling {
  #timer = 0;
  /** When content was scrolled last. */
  #time = 0;
  #settled;
  #signal;

  /**
   * @param {(time: number) => void} settled is told each time.
   * @param {AbortSignal} signal ends the waiting.
   */
  constructor(settled, signal) {
    this.#settled = settled;
    this.#signal = signal;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** Whether content was scrolled a moment ago. */
  get isMoving() { return this.#timer !== 0; }

  /** Content is being scrolled. */
  scrolled(time) {
    this.#time = time;
    if (this.#timer === 0) this.#wait(SETTLE);
  }

  /**
   * Quiet is rest only if frames were painted since: the first ones after a
   * machine was held up may bring a scroll. Pages out of sight paint none.
   */
  #wait(delay, frames = FRAMES) {
    if (this.#signal.aborted) return;
    this.#timer = setTimeout(() => {
      const time = performance.now();
      const left = this.#time + SETTLE - time;
      if (left > 0) {
        this.#wait(left);
      } else if (frames > 0 && !document.hidden) {
        requestAnimationFrame(() => this.#wait(0, frames - 1));
      } else {
        this.#timer = 0;
        this.#settled(time);
      }
    }, delay);
  }
}
