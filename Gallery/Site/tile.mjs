// The element that the module makes a photo's cell of: a tile, which finds out
// about its photo by itself.

import { Details } from "./details.mjs";
import { BROKEN, COLOURED } from "./pieces.mjs";

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
/** After how long each time, once that is said: drives come back. */
const LAST_RETRY = 30_000;

details.addEventListener("arrived", ({ detail: { day, first, end } }) => {
  // A photo may have changed where it is: what is the same is left alone.
  for (const tile of tiles) {
    const { index } = tile;
    if (tile.day === day && index >= first && index < end) tile.show();
  }
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
  /** What is known about the photo; null if nothing is. */
  #photo = null;
  /** What was written last: tiles come and go by the hundred, and reading back
   * takes as long as writing. */
  #label = "";
  #caption = "";
  #color = "";
  #isBroken = false;
  /** Whether it may load its picture and say its name, as content is slow
   * enough. */
  #mayLoad = false;
  /** When it has asked for that; 0 for not yet. */
  #asked = 0;
  /** The height of the picture that it has asked for; 0 for none. */
  #asking = 0;
  #failures = 0;
  #retrying = 0;

  /** Whether it is known what it shows. */
  get isKnown() { return this.#id !== 0; }

  /** Shows a photo, or that one is on its way. */
  show() {
    tiles.add(this);
    const photo = details.find(this.day, this.index);
    if (!photo) {
      if (!this.isKnown) {
        this.#name("Photo");
        this.#paint("");
      }
      return;
    }
    const { id, version, color, flags } = photo;
    const isSame = id === this.#id && version === this.#version;
    const look = color + flags * 2 ** 24;
    if (isSame && look === this.#look) return this.#grow();
    if (id !== this.#id) this.#empty();
    // What shows stays until there is something else.
    else if (!isSame || this.#isBroken) this.#forgetFailure();
    this.#id = id;
    this.#version = version;
    this.#look = look;
    this.#photo = photo;
    this.#paint(flags & COLOURED
      ? `rgb(${color >> 16} ${color >> 8 & 255} ${color & 255})` : "");
    if (flags & BROKEN) {
      this.#forgetPicture();
      this.#fail();
    } else {
      this.#ask();
      this.#tell();
    }
  }

  /** Loads its picture, now or as soon as it is known which. */
  load() {
    this.#mayLoad = true;
    this.#tell();
    this.#ask();
  }

  /** Says which photo it is, as soon as that is known and can be read. */
  #tell() {
    if (!this.#mayLoad || !this.isKnown) return this.#name("Photo");
    const { name, caption } = this.#photo;
    // A name hides what is written in it.
    this.#name(this.#isBroken ? `${name}, can't be read` : name);
    this.#describe(caption);
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
        || this.#look >> 24 & BROKEN) {
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
    // The colour, which nobody sees there, goes as the next photo has its own.
    this.#empty();
    this.#name("Photo");
    this.#describe("");
  }

  #name(label) {
    if (label !== this.#label) this.ariaLabel = this.#label = label;
  }

  #paint(color) {
    if (color !== this.#color) this.style.backgroundColor = this.#color = color;
  }

  /** Takes a caption, read out after the name and shown to who points at it. */
  #describe(caption) {
    if (caption === this.#caption) return;
    this.#caption = caption;
    if (caption !== "") this.title = caption;
    else this.removeAttribute("title");
  }

  #empty() {
    this.#id = 0;
    this.#photo = null;
    this.#failures = 0;
    this.#forgetPicture();
    this.#mend();
  }

  #mend() {
    if (this.#isBroken) this.classList.remove("broken");
    this.#isBroken = false;
  }

  #forgetFailure() {
    clearTimeout(this.#retrying);
    this.#asked = 0;
    this.#failures = 0;
    this.#mend();
  }

  #forgetPicture() {
    this.#asked = 0;
    if (this.#asking === 0) return;
    this.#asking = 0;
    clearTimeout(this.#retrying);
    // Without `src` the request is cancelled and nothing is painted.
    this.#image.removeAttribute("src");
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
        // The picture before it is gone as well.
        this.classList.remove("loaded", "slow");
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
    // A larger one is a matter of its own.
    this.#failures = 0;
    if (this.#isBroken) {
      this.#mend();
      this.#tell();
    }
  }

  /** A server may be busy, or not be there for a while. */
  #retryLater() {
    if (this.#failures >= RETRIES.length) this.#fail();
    this.#retrying = setTimeout(
      () => this.retry(), RETRIES[this.#failures++] ?? LAST_RETRY);
  }

  /** Asks once more for a picture that did not come. */
  retry() {
    if (!this.isKnown || this.classList.contains("loaded")
        || this.#look >> 24 & BROKEN) {
      return;
    }
    this.#forgetPicture();
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
    this.#isBroken = true;
    this.#tell();
  }
}

customElements.define("photo-tile", PhotoTile);
