// What can be done with the photos that are selected.

import { notice } from "./notice.mjs";
import { inWords } from "./day.mjs";

function button(name, label) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `selection-${name}`;
  made.textContent = label;
  return made;
}

/** A bar that is there while photos are selected. */
export class SelectionBar {
  #source;
  #bar = document.createElement("section");
  #count = document.createElement("p");
  #ids = document.createElement("input");
  #copy = button("copy", "Copy paths");
  #status = document.createElement("p");
  #copying = null;
  /** How many it says are selected. */
  #shown = 0;
  #isDue = false;

  /** @param source the timeline's photos. */
  constructor(source) {
    this.#source = source;
    this.#build();
    source.addEventListener("selection", () => this.#showSoon());
    source.addEventListener("change", () => this.#showSoon());
    document.addEventListener("keydown", (event) => this.#pressed(event));
    this.#show();
  }

  /** A range tells of each of its photos. */
  #showSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#show());
  }

  #show() {
    this.#isDue = false;
    const count = this.#source.selectedCount();
    if (count === this.#shown) return;
    this.#shown = count;
    this.#count.firstChild.data = count.toLocaleString("en");
    this.#status.textContent =
      count > 0 ? `${inWords(count)} selected` : "Nothing selected";
    if (count === 0 && this.#bar.contains(document.activeElement)) {
      this.#giveFocusBack();
    }
    this.#bar.hidden = count === 0;
    document.body.classList.toggle("selecting", count > 0);
  }

  /** The timeline goes on from where it was. */
  #giveFocusBack() {
    document.querySelector("main[tabindex], main [tabindex='0']")
      ?.focus({ preventScroll: true });
  }

  #pressed(event) {
    if (event.key !== "Escape" || event.defaultPrevented || this.#bar.hidden) {
      return;
    }
    // What is over the page comes first.
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    this.#source.clearSelection();
  }

  async #copyPaths() {
    this.#copying?.abort();
    const { signal } = this.#copying = new AbortController();
    const count = this.#source.selectedCount();
    const paths = this.#paths(signal);
    try {
      // The promise, not the text: what a person asks for is granted at once.
      await navigator.clipboard.write([new ClipboardItem({
        "text/plain": paths,
      })]);
      notice(`Paths of ${inWords(count)} copied`);
    } catch {
      if (!signal.aborted) notice("The paths could not be copied");
    }
  }

  async #paths(signal) {
    const ids = await this.#source.selectedIds(signal);
    const response = await fetch("library/paths", {
      method: "POST", body: new URLSearchParams({ ids }), signal,
    });
    if (!response.ok) throw new Error(response.statusText);
    return new Blob([await response.text()], { type: "text/plain" });
  }

  async #submit(form, button) {
    if (button.ariaBusy) return;
    button.ariaBusy = button.ariaDisabled = "true";
    try {
      this.#ids.value = await this.#source.selectedIds();
      // An error would take the page's place.
      const trial = new AbortController();
      const response = await fetch(form.action, {
        method: "POST", body: new URLSearchParams(new FormData(form)),
        signal: trial.signal,
      });
      trial.abort();
      if (!response.ok) throw new Error(response.statusText);
      form.submit();
    } catch {
      notice("The photos could not be downloaded");
    }
    button.ariaBusy = button.ariaDisabled = null;
  }

  #build() {
    this.#bar.className = "selection-bar";
    this.#bar.setAttribute("aria-label", "Selection");
    const clear = button("clear", "");
    clear.title = "Clear selection (Esc)";
    clear.setAttribute("aria-label", "Clear selection");
    clear.addEventListener("click", () => this.#source.clearSelection());
    this.#count.className = "selection-count";
    const word = document.createElement("span");
    word.textContent = " selected";
    this.#count.append("0", word);
    this.#copy.addEventListener("click", () => this.#copyPaths());
    // A form, so that the browser keeps what comes, however much it is.
    const form = document.createElement("form");
    form.method = "post";
    form.action = "library/zip";
    this.#ids.type = "hidden";
    this.#ids.name = "ids";
    const download = button("download", "Download");
    download.type = "submit";
    download.title = "Download as a zip file";
    form.append(this.#ids, download);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit(form, download);
    });
    this.#bar.append(clear, this.#count, this.#copy, form);
    this.#bar.hidden = true;
    // Beside the bar, so that it is read out that there is one.
    this.#status.setAttribute("role", "status");
    this.#status.className = "selection-status";
    document.body.append(this.#bar, this.#status);
  }
}
