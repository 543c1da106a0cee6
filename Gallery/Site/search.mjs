// Searching as one types: what is found stays.

import { notice } from "./notice.mjs";
import { keep, query } from "./page.mjs";
import { inWords } from "./day.mjs";

/** What an answer begins with. */
const MAGIC = 0x52534657;
const HEAD = 20;
/** How long what shows stays as photos get other names or colours, in
 * milliseconds: thousands of them do while their folder is read. */
const PATIENCE = 2_000;
/** The longest text that the server looks for; one that was pasted by mistake
 * would keep it busy. */
const LONGEST = 500;

/** Reads an answer; see the server's `search`. */
function read(buffer) {
  const view = new DataView(buffer);
  const word = (index) => view.getUint32(index * 4, true);
  if (word(0) !== MAGIC || word(1) !== 1) throw new Error("no answer");
  return {
    revision: word(2), count: word(3), matches: word(4),
    bits: new Uint8Array(buffer, HEAD),
  };
}

/** What the search field asks for. */
export class Search {
  #source;
  #form = document.getElementById("search");
  #field = document.getElementById("search-text");
  #status = document.createElement("p");
  #none = document.createElement("section");
  #sentence = document.createElement("p");
  /** What is being asked for: one thing at a time. */
  #asked = null;
  #request = null;
  #later = 0;
  /** What shows, and of which revision of the timeline; NaN if there has been
   * no answer, or none of the timeline that shows. */
  #shown = { text: "", revision: 0 };
  /** What was said to be found. */
  #told = "";

  /** @param source the timeline's photos. */
  constructor(source, view) {
    this.#source = source;
    this.#build(view);
    // Who was quicker than the photos has typed something else.
    this.#field.maxLength = LONGEST;
    // Half of a character that takes two is none.
    this.#field.value = (this.#field.value || (query.get("q") ?? ""))
      .slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "");
    this.#field.addEventListener("input", () => this.#typed());
    this.#field.addEventListener("keydown", (event) => this.#pressed(event));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#askAgain();
      view.focus({ preventScroll: true });
    });
    document.addEventListener("keydown", (event) => this.#called(event));
    source.addEventListener("change", ({ isReset }) => {
      // All photos show then.
      if (isReset) this.#shown.revision = NaN;
      this.#photosChanged();
    });
    if (this.#text !== "") this.#typed();
  }

  get #text() { return this.#field.value.trim(); }

  /** Empties the field and shows all photos. */
  clear() {
    this.#field.value = "";
    this.#typed();
  }

  #typed() {
    const text = this.#text;
    keep("q", text);
    if (text === "") {
      this.#request?.abort();
      this.#asked = null;
      this.#form.removeAttribute("aria-busy");
      if (this.#shown.text !== "") this.#show(null, "");
    } else {
      // An answer that is on its way is waited for: who types fast asks no
      // more often than there are answers.
      if (this.#asked === null) this.#ask();
    }
  }

  async #ask() {
    const text = this.#asked = this.#text;
    const { signal } = this.#request = new AbortController();
    this.#form.setAttribute("aria-busy", "true");
    let answer = null;
    try {
      const response = await fetch(
        `library/search?q=${encodeURIComponent(text)}`, { signal });
      if (!response.ok) throw new Error(response.statusText);
      answer = read(await response.arrayBuffer());
    } catch {
      if (signal.aborted) return;
    }
    if (signal.aborted) return;
    this.#asked = null;
    this.#form.removeAttribute("aria-busy");
    if (text !== this.#text) return this.#ask();
    if (answer) return this.#show(answer, text);
    // Asked again with the next change.
    this.#shown = { text, revision: NaN };
    notice("The search has failed");
  }

  /** Asks for what there has been no answer to. */
  #askAgain() {
    const { text, revision } = this.#shown;
    if (this.#text === "" || this.#asked !== null) return;
    if (text !== this.#text || Number.isNaN(revision)) this.#ask();
  }

  #show(answer, text) {
    // Photos have come or gone since: the answer is of another timeline.
    const isOld = answer?.revision < this.#source.movedAt;
    if (isOld || answer?.revision > this.#source.revision) {
      // A newer one comes with a change.
      this.#shown = { text, revision: NaN };
      if (isOld) this.#ask();
      return;
    }
    this.#shown = { text, revision: answer?.revision ?? 0 };
    this.#source.filter(answer?.bits ?? null);
    this.#tell(answer, text);
  }

  #tell(answer, text) {
    const { matches } = answer ?? {};
    this.#none.hidden = matches !== 0;
    this.#sentence.textContent = `No photos match “${text}”`;
    // Who has heard it is not told again, as photos come and go.
    if (text === this.#told) return;
    this.#told = text;
    this.#status.textContent = !answer ? "All photos"
      : matches === 0 ? this.#sentence.textContent : inWords(matches);
  }

  /** The bits that show may be of a timeline that is not there any more. */
  #photosChanged() {
    const { text, revision } = this.#shown;
    if (text === "" || revision === this.#source.revision) return;
    if (revision >= this.#source.movedAt) {
      // All have their places, though other words may lead to them.
      this.#later ||= setTimeout(() => {
        this.#later = 0;
        this.#askAnew();
      }, PATIENCE);
    } else if (this.#asked === null) {
      this.#ask();
    }
  }

  #askAnew() {
    const { text, revision } = this.#shown;
    const isCurrent = revision === this.#source.revision;
    if (text !== "" && !isCurrent && this.#asked === null) this.#ask();
  }

  #pressed(event) {
    // It ends a composition first, of which Safari tells by a code of its own.
    if (event.isComposing || event.keyCode === 229) {
      return event.stopPropagation();
    }
    if (event.key !== "Escape" || this.#field.value === "") return;
    event.preventDefault();
    event.stopPropagation();
    this.clear();
  }

  /** A stroke anywhere else than in text leads here. */
  #called(event) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open]")) {
      return;
    }
    if (target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    this.#field.focus();
    this.#field.select();
  }

  #build(view) {
    this.#status.className = "search-status";
    this.#status.setAttribute("role", "status");
    this.#none.className = "search-none";
    this.#none.setAttribute("aria-label", "Search");
    this.#none.hidden = true;
    const all = document.createElement("button");
    all.type = "button";
    all.textContent = "Show all photos";
    all.addEventListener("click", () => {
      this.clear();
      this.#field.focus();
    });
    this.#none.append(this.#sentence, all);
    this.#form.append(this.#status);
    view.after(this.#none);
  }
}
