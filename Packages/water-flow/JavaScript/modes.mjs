// What modes are called, ways to break rows and last rows, in the order in which
// the modules number all but the first, and the module of `Layout` all.

/** How items stand; the first is usual. */
export const MODES = ["waterfall", "justified", "flow", "list"];

/** Those that take more than the module of lanes. */
export const ROWS = ["justified", "flow"];

/** Where justified rows end; the first is usual. */
export const BREAKINGS = ["greedy", "balanced", "even"];

/** How the last of justified rows is shown; the first is usual. */
export const LAST_ROWS = ["natural", "justified", "previous"];
