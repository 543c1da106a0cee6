// One photo at a time, over the timeline that it came from.

import { Carousel } from "./carousel.mjs";
import { canFly, fly } from "./flight.mjs";
import { notice } from "./notice.mjs";
import { focusQuietly, keepNow } from "./page.mjs";
import { HIDDEN } from "./source.mjs";
import { StageGestures } from "./stagegestures.mjs";
import { ViewerControls } from "./viewercontrols.mjs";

/** A key that is held goes on faster than addresses may change, in ms. */
const CALM = 200;

/** How far an arrow moves what is zoomed, in pixels. */
const PAN = 80;

const ADDRESS = /^#photo=(\d+)$/;

/** The photo that the address names; null for none. */
function named() {
  const number = ADDRESS.exec(location.hash)?.[1];
  return number === undefined ? null : Number(number);
}

/** Shows the photos of a timeline, each from its tile. */
export class Viewer {
  #source;
  #search;
  #dialog = document.createElement("dialog");
  #carousel;
  #gestures;
  #controls = new ViewerControls(this.#dialog);
  /** Which photo shows, and where it is; null and -1 while none does. */
  #photo = null;
  #position = -1;
  #isOpen = false;
  /** Whether it was opened from a tile, and no entry of the history names it. */
  #isUnnamed = false;
  /** Whether the dialog is: flights begin with the next frame. */
  #isShown = false;
  /** Whether going back has been asked for, which takes a moment. */
  #isGoingBack = false;
  /** Whether a key was pressed last, and no pointer. */
  #isByKeys = false;
  #addressing = 0;
  /** The photo that was asked for by the address; 0 for none. */
  #asked = 0;
  /** Ends when it is known where the photo is after a change; null if it is. */
  #locating = null;

  /**
   * @param source the timeline's photos.
   * @param search what keeps some of them from showing.
   */
  constructor(source, search) {
    this.#source = source;
    this.#search = search;
    this.#carousel = new Carousel(source);
    this.#gestures = new StageGestures(this.#carousel, {
      step: (step) => this.#step(step),
      tapped: () => this.#tapped(),
      pulled: () => this.close(),
    });
    this.#build();
    source.addEventListener("open", ({ position }) => this.open(position));
    source.addEventListener("change", () => this.#photosChanged());
    addEventListener("popstate", () => this.#followAddress());
    this.#followAddress();
  }

  /** Opens a photo from its tile. */
  open(position) {
    if (this.#isOpen) return;
    this.#isUnnamed = true;
    this.#enter(position);
  }

  /** Goes back to the timeline, to where the photo is in it. */
  close() {
    if (!this.#isOpen || this.#isGoingBack) return;
    if (named() !== null && history.state?.viewer) {
      this.#isGoingBack = true;
      history.back();
    } else {
      this.#clearAddress();
      this.#leave();
    }
  }

  // MARK: Coming and going

  #enter(position) {
    this.#isOpen = true;
    const tile = this.#imageAt(position);
    this.#show(position);
    this.#controls.wake();
    fly(tile, () => {
      // Closed again before it began.
      if (!this.#isOpen) return null;
      this.#isShown = true;
      this.#dialog.classList.toggle("fades", !canFly());
      this.#dialog.classList.remove("bare");
      this.#dialog.showModal();
      // Not a button, which would show a ring that nobody has asked for.
      this.#dialog.focus();
      return this.#carousel.current?.picture ?? null;
    });
  }

  #leave() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#isGoingBack = false;
    this.#isUnnamed = false;
    this.#asked = 0;
    clearTimeout(this.#addressing);
    const position = this.#position;
    fly(this.#carousel.current?.picture, () => {
      if (this.#isOpen) return null;
      this.#isShown = false;
      this.#photo = null;
      this.#position = -1;
      this.#dialog.close();
      this.#carousel.clear();
      this.#controls.clear();
      this.#source.reveal(position);
      this.#focusTile(position);
      return this.#imageAt(position);
    });
  }

  /** The picture in a photo's tile, or the tile while there is none in it. */
  #imageAt(position) {
    const tile = this.#source.tile(position);
    const image = tile?.querySelector("img");
    return image?.complete && image.naturalWidth > 0 ? image : tile;
  }

  #focusTile(position) {
    // Without a photo the keys go on where there will be others.
    const tile = this.#source.tile(position)?.closest("[tabindex]")
      ?? document.querySelector("main[tabindex]");
    if (this.#isByKeys) tile.focus({ preventScroll: true });
    else focusQuietly(tile);
  }

  /** The platform has closed it, which nobody could keep it from. */
  #wasClosed() {
    if (!this.#isShown || this.#dialog.open) return;
    this.#clearAddress();
    this.#leave();
  }

  // MARK: The address

  async #followAddress() {
    const id = named();
    if (id === null) return this.#leave();
    if (this.#isOpen && id === this.#photo?.id) return;
    const found = await this.#source.locate(id).catch(() => null);
    // Somebody was quicker.
    if (named() !== id) return;
    this.#asked = id;
    const position = this.#positionIn(found, id);
    if (position === null) {
      this.#clearAddress();
      notice("The gallery's server does not answer.");
    } else if (position < 0) {
      this.#clearAddress();
      this.#leave();
      notice("This photo is not there any more.");
    } else if (this.#isOpen) {
      this.#show(position);
    } else {
      this.#source.reveal(position);
      this.#enter(position);
    }
  }

  #clearAddress() {
    if (named() === null) return;
    history.replaceState(
      history.state, "", `${location.pathname}${location.search}`);
  }

  /** Names the photo in the address: in an entry of its own as it comes from
   * its tile, and later once it stays for a moment. */
  #address() {
    clearTimeout(this.#addressing);
    if (this.#isUnnamed && named() === null) {
      keepNow();
      history.pushState(
        { ...history.state, viewer: true }, "", `#photo=${this.#photo.id}`);
    }
    this.#isUnnamed = false;
    this.#addressing = setTimeout(() => {
      if (!this.#photo || named() === null) return;
      history.replaceState(history.state, "", `#photo=${this.#photo.id}`);
    }, CALM);
  }

  // MARK: Which photo

  async #show(position) {
    this.#position = position;
    this.#photo = this.#source.at(position);
    const showing = this.#carousel.show(position);
    // Until more is known, nothing is said of the one before.
    if (!this.#photo) this.#tell();
    // What shows a moment later is where one closes.
    this.#source.reveal(position);
    const slide = await showing;
    // A change may have given it another number.
    await this.#locating;
    if (!slide || slide !== this.#carousel.current || !this.#isOpen) return;
    this.#photo = slide.photo;
    this.#tell();
    if (this.#photo) this.#address();
  }

  async #step(step) {
    // Its neighbours are those of the number that it has by then.
    while (this.#locating) await this.#locating;
    if (!this.#isOpen || this.#isGoingBack) return;
    if (this.#carousel.has(step)) this.#show(this.#position + step);
    else this.#carousel.settle();
  }

  /** Says which photo it is. */
  #tell() {
    this.#controls.tell(this.#photo, this.#position, this.#source.count(),
      this.#carousel.current?.sentence ?? "");
  }

  /** The position of a photo where one was found. Whoever has asked for one
   * that the search has not found sees all of them again. */
  #positionIn(found, id) {
    if (found !== HIDDEN || id !== this.#asked) return found;
    this.#search.clear();
    return this.#source.positionOf(id);
  }

  /** Photos have come, gone and moved below. */
  #photosChanged() {
    // One that is under way finds where it is in the end.
    this.#locating ??=
      this.#locate().finally(() => this.#locating = null);
  }

  async #locate() {
    // It may not be known yet which photo shows.
    await this.#carousel.current?.known;
    if (!this.#isOpen || this.#position < 0) return;
    const photo = this.#carousel.current?.photo ?? null;
    const found = photo
      ? await this.#source.locate(photo.id).catch(() => null) : -1;
    // Without an answer it stays.
    if (!this.#isOpen || found === null) return;
    // Another one shows by now, or it has moved once more.
    if ((this.#carousel.current?.photo ?? null) !== photo
        || (found >= 0 && this.#source.at(found)?.id !== photo.id)) {
      return this.#locate();
    }
    const position = this.#positionIn(found, photo?.id);
    const count = this.#source.count();
    if (position >= 0) {
      this.#position = position;
      this.#carousel.renumber(position);
      // Written anew, it is another file.
      this.#photo = this.#carousel.current?.photo ?? photo;
      this.#tell();
      if (this.#isUnnamed) this.#address();
    } else if (count === 0) {
      this.#position = -1;
      this.close();
    } else {
      // The one that has taken its place.
      this.#carousel.clear();
      this.#show(Math.min(this.#position, count - 1));
    }
  }

  // MARK: Keys and controls

  /** A tap shows the controls if they do not show, however they went. */
  #tapped() {
    const { classList } = this.#dialog;
    classList.toggle("bare", !this.#dialog.matches(".idle, .bare"));
    this.#controls.wake();
  }

  #pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = getComputedStyle(this.#dialog).direction === "rtl";
    const forward = isRightToLeft ? -1 : 1;
    const zoom = (change) => () => this.#gestures.zoom(change);
    const look = (x, y) => zoom((zoom) => zoom.pan(-x * PAN, -y * PAN));
    // As hands do: what is larger than the stage is moved about.
    const arrows = this.#carousel.current?.zoom.isZoomed ? {
      ArrowRight: look(1, 0), ArrowLeft: look(-1, 0),
      ArrowDown: look(0, 1), ArrowUp: look(0, -1),
    } : {
      ArrowRight: () => this.#step(forward),
      ArrowLeft: () => this.#step(-forward),
    };
    const action = {
      ...arrows,
      "+": zoom((zoom) => zoom.by(1.5)),
      "=": zoom((zoom) => zoom.by(1.5)),
      "-": zoom((zoom) => zoom.by(1 / 1.5)),
      0: zoom((zoom) => zoom.reset()),
      i: () => this.#controls.toggleDetails(),
      Escape: () => this.close(),
    }[event.key === "I" ? "i" : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  #build() {
    const dialog = this.#dialog;
    const { bar, close, previous, next, details, status } = this.#controls;
    dialog.className = "viewer";
    dialog.tabIndex = -1;
    dialog.setAttribute("aria-label", "Photo");
    // Beside or above what is known of the photo.
    const middle = document.createElement("div");
    middle.className = "viewer-middle";
    middle.append(this.#carousel.element, previous, next);
    dialog.append(bar, middle, details.element, status);
    document.body.append(dialog);
    close.addEventListener("click", () => this.close());
    previous.addEventListener("click", () => this.#step(-1));
    next.addEventListener("click", () => this.#step(1));
    dialog.addEventListener("keydown", (event) => this.#pressed(event));
    for (const type of ["keydown", "pointerdown"]) {
      addEventListener(type, () => this.#isByKeys = type === "keydown",
        { capture: true });
    }
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.close();
    });
    dialog.addEventListener("close", () => this.#wasClosed());
  }
}
