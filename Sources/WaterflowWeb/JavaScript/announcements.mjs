// Says what happens to those who do not see it.

/** How long a burst of changes may pause, and last, in milliseconds. */
const PAUSE = 300;
const LONGEST = 2_000;

/** How long a region is there before its text is, in milliseconds. */
const LEAD = 100;

/** What happens to items, in the order in which a module counts it. */
const CHANGES = ["added", "removed", "moved"];

/** What comes behind them: the place of an item that was moved by itself. */
const MOVED_TO = 3;

/** A region of a view that is read out when its text changes. */
export class Announcer {
  #region = document.createElement("div");
  #counts = CHANGES.map(() => 0);
  /** Which one of how many an item has become that was moved by itself. */
  #place = null;
  #first = 0;
  #timer = 0;
  #lines = [];
  #saying;
  #phrase;

  /**
   * @param {HTMLElement} layer gets the region, which nobody sees.
   * @param {(change: number, count: number, total?: number) => ?string} phrase
   *   says it in the app's words, if the app has some.
   * @param {AbortSignal} signal ends what waits to be said.
   */
  constructor(layer, phrase, signal) {
    this.#phrase = phrase;
    signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#saying);
    });
    this.#region.className = "waterflow-announcements";
    this.#region.setAttribute("role", "status");
    this.#region.setAttribute("aria-live", "polite");
    Object.assign(this.#region.style, {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    });
    layer.append(this.#region);
  }

  /** So many items changed; what follows soon is said with it. */
  changed(counts) {
    if (!counts.some(Boolean)) return;
    counts.forEach((count, change) => { this.#counts[change] += count; });
    this.#wait();
  }

  /** An item was moved, and is that one of so many; the last place counts. */
  placed(place, count) {
    this.#place = [place, count];
    this.#wait();
  }

  #wait() {
    const now = performance.now();
    if (!this.#timer) this.#first = now;
    clearTimeout(this.#timer);
    const left = this.#first + LONGEST - now;
    this.#timer = setTimeout(
      () => this.#sayChanges(), Math.max(0, Math.min(PAUSE, left)));
  }

  /** Says something, also twice in a row, and once it is known who says it. */
  say(text) {
    this.#lines.push(text);
    this.#saying ??= setTimeout(() => {
      this.#saying = undefined;
      this.#region.replaceChildren(...this.#lines.splice(0).map((text) => {
        const line = document.createElement("div");
        line.textContent = text;
        return line;
      }));
    }, LEAD);
  }

  #sayChanges() {
    const phrases = this.#counts.map((count, change) => count === 0 ? "" :
      this.#phrase(change, count)
        ?? `${count} ${count === 1 ? "item" : "items"} ${CHANGES[change]}`);
    if (this.#place) {
      const [place, count] = this.#place;
      phrases.push(this.#phrase(MOVED_TO, place, count)
        ?? `moved to ${place} of ${count}`);
    }
    this.#timer = 0;
    this.#place = null;
    this.#counts.fill(0);
    const told = phrases.filter(Boolean).join(", ");
    if (told) this.say(told);
  }
}
