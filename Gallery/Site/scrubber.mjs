// The scrubber at the edge: years and months by their share of the content. It
// says where one is, and leads to any date.

import { formats } from "./day.mjs";
import { DAY } from "./library.mjs";

/** How near to each other years may be written, in pixels. */
const YEAR_GAP = 22;
/** How near to each other dots of months may be, in pixels. */
const MONTH_GAP = 7;
/** How long the label stays after the last step, in milliseconds. */
const LINGER = 900;

/** The years and months beside a timeline, and the place among them. */
export class Scrubber {
  #library;
  #view;
  #element;
  #marks = document.createElement("div");
  #hint = document.createElement("div");
  #thumb = document.createElement("div");
  #label = document.createElement("span");
  /** Where it is while it is dragged: to read that has the browser lay out. */
  #edges = null;
  /** The months with photos, newest first: their names and sections. */
  #months = [];
  /** Where the month that is named begins and ends in the content. */
  #named = { from: 0, to: 0 };
  /** Where the thumb is, in pixels. */
  #at = -1;
  /** The timer that hides the label, and when that is due. */
  #lingering = 0;
  #due = 0;
  /** The frame in which it is marked anew; 0 for none. */
  #marking = 0;
  #grab = 0;
  /** How high it is, and the view, in pixels. */
  #extent;
  #viewport;

  /**
   * @param {HTMLElement} element a slider, for its place and size.
   * @param {Library} library knows where days are.
   * @param {HTMLElement} view the scroll view.
   */
  constructor(element, library, view) {
    this.#element = element;
    this.#library = library;
    this.#view = view;
    this.#marks.className = "marks";
    this.#hint.className = "hint";
    this.#thumb.className = "thumb";
    this.#label.className = "date";
    this.#thumb.append(this.#label);
    for (const part of [this.#marks, this.#hint, this.#thumb]) {
      part.ariaHidden = "true";
      element.append(part);
    }
    this.#hint.hidden = true;
    this.#extent = element.clientHeight;
    this.#viewport = view.clientHeight;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerleave", () => {
      this.#hint.hidden = true;
    });
    for (const type of ["pointerup", "pointercancel"]) {
      element.addEventListener(type, () => this.#up());
    }
    element.addEventListener("keydown", (event) => this.#pressed(event));
    element.addEventListener("wheel", ({ deltaY, deltaMode }) => {
      view.scrollBy(0, deltaMode === 1 ? deltaY * 16 : deltaY);
    }, { passive: true });
    // Read in a scroll, a height would make the browser lay out at once.
    const heights = new ResizeObserver(() => {
      this.#extent = element.clientHeight;
      this.#viewport = view.clientHeight;
      if (this.#edges) this.#edges = element.getBoundingClientRect();
      this.mark();
    });
    heights.observe(element);
    heights.observe(view);
  }

  /** How far the content can be scrolled, in pixels. */
  get #way() { return this.#library.length - this.#viewport; }

  /** How much of that the last screen takes. */
  get #end() { return Math.min(this.#viewport, this.#way); }

  /** The place that is named for one at the view's top: the same, but on the
   * last screen, whose months are never there, it comes down to the end. */
  #reading(top) {
    const way = this.#way;
    const over = Math.min(top, way) - (way - this.#end);
    return over > 0 ? top + over * this.#viewport / this.#end : top;
  }

  /** Where the view's top is for a section to be named. */
  #topFor(section) {
    const top = this.#library.topOf(section);
    const start = this.#way - this.#end;
    if (top <= start) return top;
    const rate = 1 + this.#viewport / this.#end;
    // Views may round down, to where the month before is named still.
    return Math.min(Math.ceil(start + (top - start) / rate), this.#way);
  }

  /** Finds months and years anew, after photos have other places. */
  mark() {
    const library = this.#library;
    const way = this.#way;
    const { sections } = library;
    const isNeeded = way > 0 && sections > 0;
    // Its room is kept: photos would have to be arranged anew for another width.
    this.#element.style.visibility = isNeeded ? "" : "hidden";
    this.#months = [];
    this.#named = { from: 0, to: 0 };
    this.#marks.replaceChildren();
    if (!isNeeded) return;
    for (let section = 0; section < sections;) {
      const date = new Date(library.dayOf(section) * DAY);
      date.setUTCDate(1);
      this.#months.push({ date, section });
      const first = Math.round(date / DAY);
      section = Math.max(library.sectionOfDay(first - 1), section + 1);
    }
    this.#element.ariaValueMax = this.#months.length - 1;
    this.#write();
    this.follow();
  }

  /** Does the same soon: days may have changed without the length of all. */
  markSoon() {
    this.#marking ||= requestAnimationFrame(() => {
      this.#marking = 0;
      this.mark();
    });
  }

  /** Writes years and dots where there is room for them. */
  #write() {
    const extent = this.#extent;
    let year = NaN;
    let [yearAt, dotAt] = [-Infinity, -Infinity];
    for (const { date, section } of this.#months) {
      const share = this.#topFor(section) / this.#way;
      const at = share * extent;
      const isNew = date.getUTCFullYear() !== year;
      year = date.getUTCFullYear();
      const part = document.createElement("span");
      if (isNew && at - yearAt >= YEAR_GAP && at <= extent - YEAR_GAP / 2) {
        part.textContent = formats.year.format(date);
        // No dot reaches into it.
        if (at - dotAt < YEAR_GAP / 2) this.#marks.lastChild?.remove();
        yearAt = at;
        dotAt = at + YEAR_GAP / 2 - MONTH_GAP / 2;
      } else if (at - dotAt >= MONTH_GAP) {
        part.className = "dot";
        dotAt = at;
      } else {
        continue;
      }
      part.style.top = `${share * 100}%`;
      this.#marks.append(part);
    }
  }

  /** Shows where the content is. */
  follow() {
    if (this.#months.length === 0) return;
    const top = Math.max(this.#library.top, 0);
    const share = Math.min(top / this.#way, 1);
    // In a long library most steps move it by less than anyone sees.
    const at = Math.round(share * this.#extent * 8) / 8;
    if (at !== this.#at) {
      this.#at = at;
      this.#thumb.style.transform = `translateY(${at}px)`;
    }
    const place = this.#reading(top);
    if (place >= this.#named.from && place < this.#named.to) return;
    const number = this.#monthAt(place);
    const next = this.#months[number + 1];
    this.#named = {
      from: this.#library.topOf(this.#months[number].section),
      to: next ? this.#library.topOf(next.section) : Infinity,
    };
    const name = formats.month.format(this.#months[number].date);
    this.#label.textContent = name;
    this.#element.ariaValueNow = number;
    this.#element.ariaValueText = name;
  }

  /** Shows the label for a moment, as content moves. */
  show() {
    this.#due = performance.now() + LINGER;
    if (this.#lingering !== 0) return;
    this.#element.classList.add("active");
    this.#linger(LINGER);
  }

  // One timer serves many steps.
  #linger(delay) {
    this.#lingering = setTimeout(() => {
      const left = this.#due - performance.now();
      if (left > 0) return this.#linger(left);
      this.#lingering = 0;
      this.#element.classList.remove("active");
    }, delay);
  }

  /** The number of the month at a place in the content. */
  #monthAt(top) {
    const section = this.#library.sectionAt(top);
    let [low, high] = [0, this.#months.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#months[middle].section <= section) low = middle;
      else high = middle;
    }
    return low;
  }

  #goTo(top) {
    this.#library.scroll(Math.min(Math.max(top, 0), this.#way));
    this.follow();
    this.show();
  }

  // MARK: Pointers

  #shareAt({ clientY }) {
    const { top, height } =
      this.#edges ?? this.#element.getBoundingClientRect();
    return Math.min(Math.max((clientY - this.#grab - top) / height, 0), 1);
  }

  #down(event) {
    if (event.button !== 0) return;
    this.#element.setPointerCapture(event.pointerId);
    this.#element.classList.add("dragged");
    this.#edges = this.#element.getBoundingClientRect();
    this.#hint.hidden = true;
    // Who takes hold of the thumb does not move it by that.
    const { top, height } = this.#thumb.getBoundingClientRect();
    const off = event.clientY - (top + height / 2);
    this.#grab = Math.abs(off) <= height / 2 ? off : 0;
    if (this.#grab === 0) this.#move(event);
  }

  #move(event) {
    this.#element.classList.contains("dragged")
      ? this.#goTo(this.#shareAt(event) * this.#way)
      : this.#hover(event);
  }

  #hover(event) {
    if (event.pointerType === "touch" || this.#months.length === 0) return;
    const share = this.#shareAt(event);
    const place = this.#reading(share * this.#way);
    const { date } = this.#months[this.#monthAt(place)];
    this.#hint.hidden = false;
    this.#hint.style.transform = `translateY(${share * this.#extent}px)`;
    this.#hint.textContent = formats.month.format(date);
  }

  #up() {
    this.#grab = 0;
    this.#edges = null;
    this.#element.classList.remove("dragged");
  }

  // MARK: Keys

  #pressed(event) {
    if (this.#months.length === 0) return;
    const now = this.#monthAt(this.#reading(this.#library.top) + 1);
    const last = this.#months.length - 1;
    const year = (step) => this.#months.findIndex(({ date }) =>
      date <= Date.UTC(
        this.#months[now].date.getUTCFullYear() + step,
        this.#months[now].date.getUTCMonth()));
    const next = {
      ArrowDown: () => now + 1,
      ArrowRight: () => now + 1,
      ArrowUp: () => now - 1,
      ArrowLeft: () => now - 1,
      PageDown: () => (year(-1) < 0 ? last : Math.max(year(-1), now + 1)),
      PageUp: () => Math.min(Math.max(year(1), 0), now - 1),
      Home: () => 0,
      End: () => Infinity,
    }[event.key]?.();
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    this.#goTo(next > last
      ? this.#way : this.#topFor(this.#months[Math.max(next, 0)].section));
  }
}
