// What lies over a photo: its name, and buttons, which fade while nobody does
// anything.

import { PhotoDetails } from "./photodetails.mjs";
import { addressOf } from "./slide.mjs";

/** What the pointer leaves alone for so long is not in the way, in ms. */
const IDLE = 3_000;

function part(tag, name) {
  const made = document.createElement(tag);
  made.className = `viewer-${name}`;
  return made;
}

function button(tag, name, label) {
  const made = part(tag, name);
  made.classList.add("viewer-button");
  made.title = label;
  made.setAttribute("aria-label", label);
  return made;
}

/** Controls of a dialog. */
export class ViewerControls {
  bar = part("header", "bar");
  close = button("button", "close", "Close");
  previous = button("button", "previous", "Previous photo");
  next = button("button", "next", "Next photo");
  details = new PhotoDetails();
  /** Says which photo shows. */
  status = part("p", "status");

  #dialog;
  #name = part("h2", "name");
  #place = part("p", "place");
  #info = button("button", "info", "Details (I)");
  #download = button("a", "download", "Download original");
  #photo = null;
  /** The photo that was told of last; 0 for none. */
  #told = 0;
  #idling = 0;

  /** @param {HTMLDialogElement} dialog what they belong to. */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#name.dir = "auto";
    this.status.setAttribute("role", "status");
    this.#info.setAttribute("aria-expanded", "false");
    this.#info.setAttribute("aria-keyshortcuts", "i");
    this.#info.addEventListener("click", () => this.toggleDetails());
    this.#download.download = "";
    const title = part("div", "title");
    title.append(this.#name, this.#place);
    this.bar.append(this.close, title, this.#info, this.#download);
    dialog.addEventListener("pointermove", ({ pointerType }) => {
      if (pointerType === "mouse") this.wake();
    });
    dialog.addEventListener("focusin", () => this.wake());
    dialog.addEventListener("keydown", () => this.wake());
  }

  /**
   * Tells of the photo at a place.
   *
   * @param photo null while it is loading, or if it cannot be shown.
   * @param sentence why there is none; "" while it is loading.
   */
  tell(photo, position, count, sentence) {
    const { activeElement } = document;
    this.#photo = photo;
    const number = (position + 1).toLocaleString("en");
    const all = count.toLocaleString("en");
    this.previous.disabled = position <= 0;
    this.next.disabled = position >= count - 1;
    this.#name.textContent = photo?.name ?? "";
    this.#place.textContent = `${number} of ${all}`;
    // Who has heard of it is not told again, as others come and go.
    if (photo && photo.id !== this.#told) {
      this.status.textContent = `Photo ${number} of ${all}, ${photo.name}`;
    } else if (!photo && this.status.textContent !== sentence) {
      this.status.textContent = sentence;
    }
    this.#told = photo?.id ?? 0;
    this.#download.hidden = !photo;
    if (photo) {
      this.#download.href = `${addressOf(photo, "original")}?download`;
    }
    if (!this.details.element.hidden) this.details.show(photo);
    // A control that is of no use leaves the focus to the dialog, which hears
    // the keys.
    if (activeElement?.matches(".viewer :is(:disabled, [hidden])")) {
      this.#dialog.focus();
    }
  }

  /** Tells of nothing. */
  clear() {
    clearTimeout(this.#idling);
    this.#photo = null;
    this.#told = 0;
    this.details.show(null);
    this.status.textContent = "";
  }

  /** Shows or hides what is known of the photo. */
  toggleDetails() {
    const { element } = this.details;
    // What is hidden leaves the focus to nothing that hears the keys.
    if (element.contains(document.activeElement)) this.#dialog.focus();
    element.hidden = !element.hidden;
    this.#info.setAttribute("aria-expanded", String(!element.hidden));
    this.details.show(element.hidden ? null : this.#photo);
  }

  /** Shows the controls, until nobody has done anything for a while. */
  wake() {
    this.#dialog.classList.remove("idle");
    clearTimeout(this.#idling);
    this.#idling = setTimeout(
      () => this.#dialog.classList.add("idle"), IDLE);
  }
}
