// What modes and the ways to break rows are called, in the order in which the
// modules number the latter, and the module of `Layout` both.

/** How items stand; the first is usual. */
export const MODES = ["waterfall", "justified", "flow", "list"];

/** Those that take more than the module of lanes. */
export const ROWS = ["justified", "flow"];

/** Where justified rows end; the first is usual. */
export const BREAKINGS = ["greedy", "balanced", "even"];
