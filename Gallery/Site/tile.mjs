// The elements that the module makes cells of: the tile of a photo, which finds
// out about its photo by itself, and the header of a day.

import { BROKEN, COLOURED, Details } from "./details.mjs";
import { DAY } from "./library.mjs";

/** What is known about photos. */
export const details = new Details();

/** The tiles that show a photo, or will. */
export const tiles = new Set();

/** The heights in which the server makes thumbnails, in pixels. */
const HEIGHTS = [120, 240, 480, 960];

/** A picture that comes sooner was there: it is not faded in. */
const AT_HAND = 60;
/** After how long a picture is asked for again that did not come. */
const RETRIES = [1_000, 3_000, 9_000];

details.addEventListener("arrived", () => {
  // A photo may have changed where it is: what is the same is left alone.
  for (const tile of tiles) tile.show();
});

class PhotoTile extends HTMLElement {
  // Set by the module before it calls `show`.
  day = 0;
  index = 0;
  tall = 0;

  #image = null;
  #id = 0;
  #version = 0;
  #look = -1;
  #name = "";
  /** Whether it may load its picture, as content is slow enough. */
  #mayLoad = false;
  /** When it has asked for that; 0 for not yet. */
  #asked = 0;
  /** The height of the picture that it has asked for. */
  #asking = 0;
  #caption = "";
  #failures = 0;
  #retrying = 0;

  /** Whether it is known what it shows. */
  get isKnown() { return this.#id !== 0; }

  /** Shows a photo, or that one is on its way. */
  show() {
    tiles.add(this);
    const photo = details.find(this.day, this.index);
    if (!photo) {
      if (!this.isKnown) this.ariaLabel = "Photo";
      return;
    }
    const { id, version, color, flags } = photo;
    const isSame = id === this.#id && version === this.#version;
    const look = color + flags * 2 ** 24;
    if (isSame && look === this.#look) return this.#grow();
    if (id !== this.#id) this.#empty();
    // What shows stays until there is something else.
    else if (!isSame || this.classList.contains("broken")) this.#forgetFailure();
    [this.#id, this.#version, this.#look] = [id, version, look];
    this.#name = photo.name;
    this.ariaLabel = photo.name;
    this.#describe(photo.caption);
    this.style.backgroundColor = flags & COLOURED
      ? `rgb(${color >> 16} ${color >> 8 & 255} ${color & 255})` : "";
    if (flags & BROKEN) {
      this.#forgetPicture();
      this.#fail();
    } else {
      this.#ask();
    }
  }

  /** Loads its picture, now or as soon as it is known which. */
  load() {
    this.#mayLoad = true;
    this.#ask();
  }

  /** Asks for a larger picture, where the tile has grown beyond its own. */
  #grow() {
    if (!this.classList.contains("loaded") || this.#height() <= this.#asking) {
      return;
    }
    // What shows stays until there is something better.
    this.#asked = 0;
    this.#ask();
  }

  /** The least height of pictures that has all pixels of the tile. */
  #height() {
    const pixels = this.tall * devicePixelRatio;
    return HEIGHTS.find((height) => height >= pixels) ?? HEIGHTS.at(-1);
  }

  #ask() {
    if (!this.#mayLoad || !this.isKnown || this.#asked !== 0
        || this.classList.contains("broken")) {
      return;
    }
    this.#asked = performance.now();
    const height = this.#asking = this.#height();
    const image = this.#image ??= this.#makeImage();
    image.src = `library/thumbnail/${this.#id}-${this.#version}/${height}`;
    if (image.complete && image.naturalWidth > 0) this.#arrive();
  }

  /** Shows nothing, in the pool. */
  clear() {
    tiles.delete(this);
    this.#mayLoad = false;
    this.#empty();
    this.ariaLabel = null;
    this.#describe("");
    this.style.backgroundColor = "";
  }

  /** Takes a caption, read out after the name and shown to who points at it. */
  #describe(caption) {
    // Most have none, and tiles come and go by the hundred.
    if (caption === this.#caption) return;
    this.#caption = caption;
    if (caption !== "") this.title = caption;
    else this.removeAttribute("title");
  }

  #empty() {
    this.#id = 0;
    this.#failures = 0;
    this.#forgetPicture();
    this.classList.remove("broken");
  }

  #forgetFailure() {
    clearTimeout(this.#retrying);
    this.#asked = 0;
    this.#failures = 0;
    this.classList.remove("broken");
  }

  #forgetPicture() {
    clearTimeout(this.#retrying);
    this.#asked = 0;
    // Without `src` the request is cancelled and nothing is painted.
    this.#image?.removeAttribute("src");
    this.classList.remove("loaded", "slow");
  }

  #makeImage() {
    const image = new Image();
    image.alt = "";
    image.decoding = "async";
    image.draggable = false;
    // An event may come late and be about the picture before. So neither
    // believes the event; both ask how the image is doing now.
    image.addEventListener("load", () => this.#arrive());
    image.addEventListener("error", () => {
      if (this.#asked !== 0 && image.complete && image.naturalWidth === 0) {
        this.#retryLater();
      }
    });
    this.append(image);
    return image;
  }

  #arrive() {
    if (this.#asked === 0 || !this.#image.complete
        || this.#image.naturalWidth === 0) {
      return;
    }
    const isSlow = performance.now() - this.#asked > AT_HAND;
    this.classList.toggle("slow", isSlow);
    this.classList.add("loaded");
  }

  /** A server may be busy, or not be there for a while. */
  #retryLater() {
    if (this.#failures === RETRIES.length) return this.#fail();
    this.#retrying = setTimeout(
      () => this.retry(), RETRIES[this.#failures++]);
  }

  /** Asks once more for a picture that did not come. */
  retry() {
    if (!this.isKnown || this.classList.contains("loaded")
        || this.#look >> 24 & BROKEN) {
      return;
    }
    this.#forgetPicture();
    this.classList.remove("broken");
    this.ariaLabel = this.#name;
    this.#ask();
  }

  #fail() {
    if (!this.querySelector(".note")) {
      const note = document.createElement("span");
      note.className = "note";
      note.textContent = "Can't be read";
      this.append(note);
    }
    this.classList.add("broken");
    // A name hides what is written in it.
    this.ariaLabel = `${this.#name}, can't be read`;
  }
}

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

/** A number of photos in words. */
export const inWords = (count) =>
  `${count.toLocaleString("en")} ${count === 1 ? "photo" : "photos"}`;

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

customElements.define("photo-tile", PhotoTile);
customElements.define("photo-day", PhotoDay);
