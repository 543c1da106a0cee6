// What is said about changes and shown while the content is pulled, in the
// page's words or in English.

import { report } from "../errors.mjs";

const WORDS = {
  idle: "",
  pulling: "Pull to refresh",
  armed: "Release to refresh",
  waiting: "Refreshing…",
};

/** What happens to items, in the order in which the host counts it. */
const CHANGES = ["added", "removed", "moved", "movedTo"];

/** A word of an element's `strings`, or else the English one. */
export const wordOf = (element, name) =>
  element.strings?.[name] ?? WORDS[name];

/**
 * What an element says of so many items that came, went or moved, or of the
 * place of one of how many.
 */
export function phraseOf(element, change, count, total) {
  const name = CHANGES[change];
  try {
    return element.strings?.[name]?.(count, total);
  } catch (cause) {
    report(element, "strings",
      `says it in English: strings.${name}() has failed.`, { cause });
  }
}
