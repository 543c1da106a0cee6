// What an event happens to: whether that is for a view at all.

/** What does something by itself when it is tapped. */
export const CONTROLS =
  "a[href], button, label, summary, [role=button], [role=link], "
  + "[role=checkbox], [role=switch]";

/** What needs every touch for itself; what is edited can be written to. */
export const FIELDS =
  "input, select, textarea, video[controls], audio[controls], "
  + ":read-write, [role=slider], .waterflow-actions";

/** A click this long after a gesture is its last trace, in ms. */
export const ECHO = 400;

/** What an event comes through below a node, also in trees of their own. */
export function pathTo(event, node) {
  const path = event.composedPath();
  // Nothing, where it happens elsewhere.
  return path.slice(0, Math.max(path.indexOf(node), 0));
}

/** The first of a kind that an event has come through below a node, if any. */
export const within = (event, node, kind) =>
  pathTo(event, node).find((one) => one.matches?.(kind));

/** Whether an event is about a view that stands in an item of another one. */
export const isNested = (event, container) =>
  pathTo(event, container).some((one) =>
    one.querySelector?.(":scope > .waterflow-content"));
