// Says what happens to those who do not see it.

/** How long a burst of changes may pause, and last, in milliseconds. */
const PAUSE = 300;
const LONGEST = 2_000;

const items = (count, what) =>
  count === 0 ? [] : [`${count} ${count === 1 ? "item" : "items"} ${what}`];

/** A region of a view that is read out when its text changes. */
export class Announcer {
  #region = document.createElement("div");
  #added = 0;
  #removed = 0;
  #first = 0;
  #timer = 0;
  #phrase;

  /**
   * @param {HTMLElement} layer gets the region, which nobody sees.
   * @param {(added: number, removed: number) => boolean} phrase says it in the
   *   app's words, if the app has some.
   * @param {AbortSignal} signal ends what waits to be said.
   */
  constructor(layer, phrase, signal) {
    this.#phrase = phrase;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
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

  /** Items were added and removed; what follows soon is said with it. */
  changed(added, removed) {
    if (added + removed === 0) return;
    const now = performance.now();
    if (this.#added + this.#removed === 0) this.#first = now;
    this.#added += added;
    this.#removed += removed;
    clearTimeout(this.#timer);
    const left = this.#first + LONGEST - now;
    this.#timer = setTimeout(
      () => this.#sayChanges(), Math.max(0, Math.min(PAUSE, left)));
  }

  /** Says something, also twice in a row. */
  say(text) {
    const line = document.createElement("div");
    line.textContent = text;
    this.#region.replaceChildren(line);
  }

  #sayChanges() {
    const [added, removed] = [this.#added, this.#removed];
    this.#added = this.#removed = 0;
    if (this.#phrase(added, removed)) return;
    this.say(
      [...items(added, "added"), ...items(removed, "removed")].join(", "));
  }
}
