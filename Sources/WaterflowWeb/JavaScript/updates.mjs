// What a module asks of the page whose views show changes: cells go to their
// places, and those hear of it who do not see it.

import { Announcer } from "./announcements.mjs";
import { play } from "./transitions.mjs";

/** Makes what says the changes of one view. */
function makeSpeech(page, number, { container, overlay, signal }) {
  /** What the app has announced, while it is asked for its words. */
  let phrases = null;
  const announcer = new Announcer(overlay, (change, count, total) => {
    const words = page.phrase?.(container, change, count, total);
    if (words !== undefined) return words;
    phrases = [];
    page.exports.waterflow_announce(number, change, count, total);
    // The app may have announced something of its own before.
    const phrase = phrases.pop();
    const others = phrases;
    phrases = null;
    for (const text of others) announcer.say(text);
    return phrase;
  }, signal);
  return {
    /** So many items came, went and moved. */
    changed: (counts) => announcer.changed(counts),
    /** An item was moved, and is that one of so many. */
    placed: (place, count) => announcer.placed(place, count),
    /** Has a text read out, or put together with others. */
    say: (text) => {
      if (phrases) phrases.push(text);
      else announcer.say(text);
    },
  };
}

/**
 * The imports of a module whose views show changes. What it asks of a view that
 * has ended is for nobody.
 */
export function imports(page) {
  const speeches = new WeakMap();
  const speech = (number, view) => {
    if (!speeches.has(view)) {
      speeches.set(view, makeSpeech(page, number, view.parts));
    }
    return speeches.get(view);
  };
  return {
    animate: (number, start, count, duration) => {
      const view = page.view(number);
      if (!view) return;
      const { buffer } = page.exports.memory;
      play(view.parts, buffer, start, count, duration);
    },
    changed: (number, added, removed, moved) => {
      const view = page.view(number);
      if (!view) return;
      view.parts.outline.forget();
      speech(number, view).changed([added, removed, moved]);
    },
    placed: (number, place, count) => {
      const view = page.view(number);
      if (view) speech(number, view).placed(place, count);
    },
    announce: (number, start, count) => {
      const view = page.view(number);
      if (view) speech(number, view).say(page.text(start, count));
    },
  };
}
