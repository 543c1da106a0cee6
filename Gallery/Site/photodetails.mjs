// What is known of a photo, as a list.

import { recordOf } from "./slide.mjs";

const time = new Intl.DateTimeFormat(
  "en", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });

/** A file's length as people say it. */
const lengthOf = (bytes) => {
  const isSmall = bytes < 1e6;
  return (bytes / (isSmall ? 1e3 : 1e6)).toLocaleString("en", {
    style: "unit", unit: isSmall ? "kilobyte" : "megabyte",
    maximumSignificantDigits: 2,
  });
};

/** A local time, as it was where the photo was taken. */
function timeOf(text) {
  const date = new Date(`${text.slice(0, 19)}Z`);
  return Number.isNaN(date.getTime()) ? text : time.format(date);
}

/** What is said of a record, by what it is called. */
function linesOf(record) {
  const { width, height } = record;
  return {
    Caption: record.caption,
    Name: record.name,
    Date: record.takenAt && timeOf(record.takenAt),
    Folder: record.folder,
    Camera: record.camera,
    Lens: record.lens,
    Size: width > 0 && `${width.toLocaleString("en")} × ${
      height.toLocaleString("en")} pixels`,
    File: [record.type, record.bytes > 0 && lengthOf(record.bytes)]
      .filter(Boolean).join(", "),
    Problem: record.fault,
  };
}

/** The panel beside a photo. */
export class PhotoDetails {
  element = document.createElement("aside");
  #list = document.createElement("dl");
  #life = new AbortController();
  /** Which photo it tells of; "" for one of which not all came. */
  #shown = null;

  constructor() {
    this.element.className = "viewer-details";
    this.element.setAttribute("aria-label", "Details");
    this.element.hidden = true;
    // It scrolls where there is no room, by keys as well.
    this.element.tabIndex = 0;
    this.element.append(this.#list);
  }

  /** Tells of a photo, or of none. */
  async show(photo) {
    const shown = photo && `${photo.id}-${photo.version}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#life.abort();
    const { signal } = this.#life = new AbortController();
    if (!photo) return this.#list.replaceChildren();
    let record = null;
    try {
      record = await recordOf(photo.id, signal);
    } catch {
      // No answer: its name and caption are all there is, until it is asked
      // for again.
      if (!signal.aborted) this.#shown = "";
    }
    if (signal.aborted) return;
    const { name, caption } = photo;
    this.#fill(linesOf(record ?? { name, caption }));
  }

  #fill(lines) {
    this.#list.replaceChildren(...Object.entries(lines)
      .filter(([, text]) => text).map(([name, text]) => {
        const line = document.createElement("div");
        const term = document.createElement("dt");
        const value = document.createElement("dd");
        term.textContent = name;
        value.textContent = text;
        value.dir = "auto";
        line.append(term, value);
        return line;
      }));
  }
}
