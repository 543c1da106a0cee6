// What a module asks of the page whose views show changes: cells go to their
// places, and those hear of it who do not see it.

import { Announcer } from "./announcements.mjs";
import { unmark } from "./records.mjs";
import { play } from "./transitions.mjs";

/** What says the changes of one view. */
class Speech {
  #page;
  #number;
  #container;
  #announcer;
  /** The app's words, while it is asked for them. */
  #phrases = null;

  constructor(page, number, { container, overlay, signal }) {
    this.#page = page;
    this.#number = number;
    this.#container = container;
    this.#announcer = new Announcer(
      overlay, (change, count) => this.#phrase(change, count), signal);
  }

  /** So many items came, went and moved. */
  changed(counts) { this.#announcer.changed(counts); }

  /** Has a text read out, or put together with others. */
  say(text) {
    if (this.#phrases) this.#phrases.push(text);
    else this.#announcer.say(text);
  }

  /** The app's words for a change, or undefined where it has none. */
  #phrase(change, count) {
    const words = this.#page.phrase?.(this.#container, change, count);
    if (words !== undefined) return words;
    this.#phrases = [];
    this.#page.exports.waterflow_announce(this.#number, change, count);
    // The app may have announced something of its own meanwhile.
    const phrase = this.#phrases.pop();
    this.#phrases = null;
    return phrase;
  }
}

/** Plays transitions: `count` records in linear memory from `start` on. */
export function animate({ cells, outline }, memory, start, count, duration) {
  play(cells, memory, start, count, duration, (cell) => {
    // On its way out it shows nothing that could be found or touched.
    unmark(cell);
    outline.release(cell);
    cell.isInert = cell.element.inert = true;
  });
}

/**
 * The imports of a module whose views show changes. What it asks of a view that
 * has ended is for nobody.
 */
export function imports(page) {
  const speeches = new WeakMap();
  const speech = (number, view) => {
    if (!speeches.has(view)) {
      speeches.set(view, new Speech(page, number, view.parts));
    }
    return speeches.get(view);
  };
  return {
    animate: (number, start, count, duration) => {
      const view = page.view(number);
      if (!view) return;
      const { buffer } = page.exports.memory;
      animate(view.parts, buffer, start, count, duration);
    },
    changed: (number, added, removed, moved) => {
      const view = page.view(number);
      if (!view) return;
      view.parts.outline.forget();
      speech(number, view).changed([added, removed, moved]);
    },
    announce: (number, start, count) => {
      const view = page.view(number);
      if (view) speech(number, view).say(page.text(start, count));
    },
  };
}
