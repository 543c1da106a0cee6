// The viewer's stage: the photo, with those before and after at its sides.

import { Slide } from "./slide.mjs";

/** Between two photos, in pixels. */
const GAP = 24;

/** How much of the way a finger goes at an end, where nothing follows. */
const RESISTANCE = 0.3;

/** Three slides, of which the middle one is seen. */
export class Carousel {
  element = document.createElement("div");
  #track = document.createElement("div");
  #source;
  #slides;
  #position = -1;
  /** How far the track is from where it rests, in pixels. */
  #offset = 0;
  #motion = null;
  #stillness = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(source) {
    this.#source = source;
    this.element.className = "viewer-stage";
    this.#track.className = "viewer-track";
    this.#slides = [0, 1, 2].map(() => new Slide(source));
    this.#track.append(...this.#slides.map(({ element }) => element));
    this.element.append(this.#track);
  }

  /** The slide that is seen. */
  get current() {
    return this.#slides.find(({ position }) => position === this.#position);
  }

  get #way() {
    return getComputedStyle(this.element).direction === "rtl" ? -1 : 1;
  }

  get #length() { return this.element.clientWidth + GAP; }

  /** Whether there is a photo that way: 1 for the next one, -1 for the last. */
  has(step) {
    const position = this.#position + step;
    return position >= 0 && position < this.#source.count();
  }

  /** Which photo comes into view when content moves by so much. */
  stepFor(distance) { return -Math.sign(distance) * this.#way; }

  /**
   * Shows a photo; from a neighbour it glides in.
   *
   * @returns {Promise<Slide | null>} its slide, once it is known what it
   *   shows; null if another one is shown by then.
   */
  async show(position) {
    const step = position - this.#position;
    const isNeighbour = Math.abs(step) === 1 && this.#position >= 0;
    const from = isNeighbour
      ? this.#shownOffset + step * this.#way * this.#length : 0;
    this.#position = position;
    this.#arrange();
    // One that flies past is not left behind by more than its own length.
    const most = this.#length;
    this.#glide(Math.min(Math.max(from, -most), most));
    const { current } = this;
    this.#loadPreviews();
    await current.known;
    return current === this.current && current.position === position
      ? current : null;
  }

  /** The photo that shows has another place, and maybe other neighbours. */
  renumber(position) {
    const { current } = this;
    const photo = this.#source.at(position);
    if (photo && (photo.id !== current.photo?.id
        || photo.version !== current.photo.version)) {
      current.show(position);
    }
    for (const slide of this.#slides) {
      if (slide === current) continue;
      const place = slide.photo ? this.#source.positionOf(slide.photo.id) : -1;
      // What was written anew in its place is another picture.
      const isSame = slide.photo?.version
        === this.#source.at(place)?.version;
      if (isSame && Math.abs(place - position) === 1) slide.position = place;
      else slide.clear();
    }
    this.#position = current.position = position;
    this.#arrange();
    this.#loadPreviews();
  }

  /** Shows nothing. */
  clear() {
    this.#position = -1;
    this.#motion?.cancel();
    this.drag(0);
    for (const slide of this.#slides) slide.clear();
  }

  /** Moves the photos along with a finger. */
  drag(offset) {
    const isEnd = offset !== 0 && !this.has(this.stepFor(offset));
    this.#offset = offset * (isEnd ? RESISTANCE : 1);
    this.#track.style.translate = `${this.#offset}px`;
  }

  /** Stops the photos where they are; returns how far from their places. */
  hold() {
    const offset = this.#shownOffset;
    this.#motion?.cancel();
    this.drag(offset);
    return this.#offset;
  }

  /** Lets them go back to their places. */
  settle() { this.#glide(this.#shownOffset); }

  get #shownOffset() {
    if (this.#motion?.playState !== "running") return this.#offset;
    return parseFloat(getComputedStyle(this.#track).translate) || 0;
  }

  #glide(from) {
    this.#motion?.cancel();
    this.drag(0);
    if (from === 0 || this.#stillness.matches) return;
    this.#motion = this.#track.animate(
      { translate: [`${from}px`, "0px"] },
      { duration: 280, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
  }

  /** Has each slide show what it is to show; some do already. */
  #arrange() {
    const wanted = [0, 1, -1].filter((step) => this.has(step))
      .map((step) => this.#position + step);
    const free = this.#slides.filter(
      ({ position }) => !wanted.includes(position));
    for (const position of wanted) {
      if (this.#slides.some((slide) => slide.position === position)) continue;
      free.pop().show(position);
    }
    for (const slide of free) slide.clear();
    const way = this.#way;
    for (const slide of this.#slides) {
      const at = slide.position < 0
        ? 0 : (slide.position - this.#position) * way;
      slide.element.style.translate = `calc(${at} * (100% + ${GAP}px))`;
      slide.element.hidden = slide.position < 0;
      const isSeen = slide.position === this.#position;
      slide.element.inert = !isSeen;
      if (!isSeen && slide.zoom.isZoomed) {
        slide.zoom.reset();
        slide.place();
      }
    }
  }

  /** Loads the preview of what is seen, and then those of its neighbours. */
  async #loadPreviews() {
    const position = this.#position;
    const { current } = this;
    await current?.loadPreview();
    if (position !== this.#position) return;
    for (const slide of this.#slides) {
      if (slide !== current) slide.loadPreview();
    }
  }
}
