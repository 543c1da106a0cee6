// The element that the module makes a day's header of, and how dates and numbers
// are put into words.

import { DAY } from "./library.mjs";

/** Makes formats as they are first used: a hundred milliseconds, some of them. */
export const formats = {
  get day() {
    return remember(this, "day", { dateStyle: "full" });
  },
  /** Where there is no room for all of it. */
  get shortDay() {
    return remember(this, "shortDay", {
      weekday: "short", day: "numeric", month: "short", year: "numeric",
    });
  },
  get month() {
    return remember(this, "month", { month: "long", year: "numeric" });
  },
  get year() {
    return remember(this, "year", { year: "numeric" });
  },
};

function remember(owner, name, options) {
  const value = new Intl.DateTimeFormat(
    "en", { ...options, timeZone: "UTC" });
  Object.defineProperty(owner, name, { value });
  return value;
}

let numbers = null;

/** A number of photos in words. */
export function inWords(count) {
  numbers ??= new Intl.NumberFormat("en");
  return `${numbers.format(count)} ${count === 1 ? "photo" : "photos"}`;
}

const isNarrow = matchMedia("(max-width: 480px)");
isNarrow.addEventListener("change", () => {
  for (const day of document.querySelectorAll("photo-day")) day.show();
});

class PhotoDay extends HTMLElement {
  // Set by the module before it calls `show`.
  day = 0;
  count = 0;

  #date = null;
  #note = null;

  show() {
    if (!this.#date) {
      this.#date = document.createElement("strong");
      this.#date.role = "heading";
      this.#date.ariaLevel = "2";
      this.#note = document.createElement("span");
      this.append(this.#date, this.#note);
    }
    const format = isNarrow.matches ? formats.shortDay : formats.day;
    this.#date.textContent = format.format(this.day * DAY);
    this.#note.textContent = inWords(this.count);
  }
}

customElements.define("photo-day", PhotoDay);
