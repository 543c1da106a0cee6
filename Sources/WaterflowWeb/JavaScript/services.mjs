// What modules ask of the page that do more than show and scroll. Only pages
// whose module asks for some of it load this file.

import { imports as contents } from "./contents.mjs";
import { imports as updates } from "./updates.mjs";

/** The imports of such a module. */
export const imports = (page) => ({ ...contents(page), ...updates(page) });
