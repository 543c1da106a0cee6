// What modules ask of the page that do more than show and scroll: all apps,
// and whatever else lets people change what it shows.

import { imports as contents } from "./contents.mjs";
import { Keyboard } from "./keyboard.mjs";
import { imports as updates } from "./updates.mjs";

/** The imports of such a module. */
export function imports(page) {
  page.Keyboard = Keyboard;
  return { ...contents(page), ...updates(page) };
}
