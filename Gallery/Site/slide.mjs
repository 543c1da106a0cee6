// One photo on the viewer's stage: its colour and thumbnail at once, then the
// preview.

import { Zoom } from "./picturezoom.mjs";

/** Of a photo that has no tile to take a thumbnail from. */
const HEIGHT = 480;

/** Photos of a kind that has no transparency, by the names of their files. */
const OPAQUE = /\.(jpe?g|jpe|jfif)$/i;

/** The address of a photo's file of one kind. */
export const addressOf = ({ id, version }, kind) =>
  `library/${kind}/${id}-${version}`;

/**
 * Everything about a photo; null if it is gone.
 *
 * @throws if the server does not tell.
 */
export async function recordOf(id, signal) {
  const response = await fetch(`library/photo/${id}`, { signal });
  if (response.ok) return response.json();
  if (response.status === 404) return null;
  throw new Error(response.statusText);
}

/** Shows one photo at a time. */
export class Slide {
  element = document.createElement("figure");
  picture = document.createElement("div");
  /** Which one; -1 for none. */
  position = -1;
  /** What is known of it; null until it is. */
  photo = null;
  /** Resolves once it is, or the photo is gone, or another one shown. */
  known = Promise.resolve();
  zoom = new Zoom(() => ({
    stage: this.#sizeOf(this.element), picture: this.#sizeOf(this.picture),
  }));

  #source;
  #note = document.createElement("figcaption");
  #life = new AbortController();
  #preview = null;

  constructor(source) {
    this.#source = source;
    this.element.className = "viewer-slide";
    this.picture.className = "viewer-picture";
    this.#note.className = "viewer-note";
    this.element.append(this.picture);
  }

  /** What is said in place of a picture; "" for nothing. */
  get sentence() {
    return this.#note.isConnected ? this.#note.textContent : "";
  }

  /** Shows a photo's thumbnail; `known` tells when there is one. */
  show(position) {
    this.clear();
    this.position = position;
    this.known = this.#show(position, this.#life.signal);
  }

  async #show(position, signal) {
    let photo = this.#source.at(position);
    if (!photo) {
      position = await this.#source.load(position).catch(() => null);
      if (signal.aborted) return;
      if (position === null) {
        return this.#say("This photo cannot be loaded now.");
      }
      // It may have got another place meanwhile.
      photo = this.#source.at(position);
    }
    if (photo) this.#begin(photo, position);
    else this.#say("This photo is not there any more.");
  }

  /** Shows nothing, and stops what is under way. */
  clear() {
    this.#life.abort();
    this.#life = new AbortController();
    this.position = -1;
    this.photo = null;
    this.#preview = null;
    this.zoom.reset();
    this.place();
    // Without an address nothing goes on loading.
    for (const image of this.picture.children) image.removeAttribute("src");
    this.picture.replaceChildren();
    this.picture.style.backgroundColor = "";
    this.picture.classList.remove("grounded");
    this.#note.remove();
  }

  /** Shows the preview once it is decoded; asks anew for one that failed. */
  loadPreview() {
    return this.#preview ??= this.#load();
  }

  /** Puts the picture where the zoom wants it. */
  place() {
    this.picture.style.transform = this.zoom.transform;
    this.element.classList.toggle("zoomed", this.zoom.isZoomed);
  }

  #begin(photo, position) {
    this.photo = photo;
    const { style } = this.picture;
    style.setProperty("--ratio", photo.width / photo.height);
    style.backgroundColor = photo.color;
    if (photo.isBroken) return;
    const shown = this.#source.tile(position)?.querySelector("img");
    this.#add(shown?.complete && shown.currentSrc
      || `${addressOf(photo, "thumbnail")}/${HEIGHT}`);
  }

  #add(address) {
    const image = new Image();
    image.alt = this.photo.name;
    image.draggable = false;
    image.src = address;
    // Nothing is said of a thumbnail: the preview tells what is wrong.
    image.addEventListener("error", () => image.remove());
    this.picture.append(image);
    return image;
  }

  async #load() {
    const { signal } = this.#life;
    await this.known;
    const { photo } = this;
    if (!photo || signal.aborted) return;
    this.#note.remove();
    if (photo.isBroken) return this.#explain(photo, signal);
    const image = new Image();
    image.alt = photo.name;
    image.draggable = false;
    image.decoding = "async";
    image.src = addressOf(photo, "preview");
    signal.addEventListener("abort", () => {
      // Chromium keeps an element for good whose address goes while it is
      // decoded, which takes no longer than that.
      if (!image.complete) image.removeAttribute("src");
    });
    try {
      await image.decode();
    } catch {
      if (signal.aborted) return;
      const isExplained = await this.#explain(photo, signal);
      if (!isExplained && !signal.aborted) this.#preview = null;
      return;
    }
    if (signal.aborted) return;
    // What is known before is no more than that.
    const ratio = image.naturalWidth / image.naturalHeight;
    if (Math.max(ratio, 1 / ratio) > 20) {
      this.picture.style.setProperty("--ratio", ratio);
    }
    this.picture.replaceChildren(image);
    this.picture.style.backgroundColor = "";
    // Of what it lets through, a drawing stands out whether black or white.
    this.picture.classList.toggle("grounded", !OPAQUE.test(photo.name));
  }

  /**
   * Says why there is nothing to see.
   *
   * @returns {Promise<boolean>} whether the server knows it; otherwise there may
   *   be something later.
   */
  async #explain(photo, signal) {
    this.#say("This photo cannot be loaded now.");
    try {
      const record = await recordOf(photo.id, signal);
      if (signal.aborted) return false;
      this.#say(!record ? "This photo is not there any more."
        : record.fault || "This photo cannot be shown.");
      return !record || Boolean(record.fault);
    } catch {
      // The server says nothing: what is said already holds.
      return false;
    }
  }

  #say(sentence) {
    this.#note.textContent = sentence;
    this.element.append(this.#note);
  }

  #sizeOf(element) {
    // Without any zoom, and not rounded, which would show at the edges.
    const { width, height } = getComputedStyle(element);
    return { width: parseFloat(width) || 0, height: parseFloat(height) || 0 };
  }
}
