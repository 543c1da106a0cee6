// What modes, ways to break rows and last rows are called. The module of `Layout`
// numbers all of them in this order, the others all but the modes.

/** How items stand; the first is usual. */
export const MODES = ["waterfall", "justified", "flow", "list"];

/** Those that take more than the module of lanes. */
export const ROWS = ["justified", "flow"];

/** Where justified rows end; the first is usual. */
export const BREAKINGS = ["greedy", "balanced", "even"];

/** How the last of justified rows is shown; the first is usual. */
export const LAST_ROWS = ["natural", "justified", "previous"];
