// What modules ask of the page that do more than show and scroll: all apps,
// and whatever else lets people change what it shows.

import { imports as contents } from "./contents.mjs";
import { imports as updates } from "./updates.mjs";

/** The imports of such a module. */
export const imports = (page) => ({ ...contents(page), ...updates(page) });
