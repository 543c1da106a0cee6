// How fingers, mice and pens are told to the module, and what it answers.

/** What happened; see `TouchEvent.Code`. */
export const Code = {
  began: 0, moved: 1, ended: 2, cancelled: 3, scrolls: 4, leaves: 5, escape: 6,
  otherActions: 7, ArrowLeft: 8, ArrowRight: 9, ArrowUp: 10, ArrowDown: 11,
};

/** How the module answers; see `TouchEvent.Answer`. */
export const Answer = { claimed: 1, used: 2 };

/** What gestures may want; see `TouchClaims`. */
export const Claim = { drags: 1, presses: 2, pulls: 4, ranges: 8 };

/** Kinds of pointers; see `PointerKind`. */
export const Kind = { touch: 0, mouse: 1, pen: 2 };

/** What does something by itself when it is tapped. */
export const CONTROLS =
  "a[href], button, label, summary, [role=button], [role=link]";

/** What needs every touch for itself. */
export const FIELDS =
  "input, select, textarea, video[controls], audio[controls], "
  + "[contenteditable], .waterflow-actions";

/** A click this long after a gesture is its last trace, in ms. */
export const ECHO = 400;

/** When an event was, on the clock that the module has as well. */
export function timeOf({ timeStamp, view }) {
  const now = performance.now();
  // That of another frame began at another time.
  const origin = view?.performance.timeOrigin ?? performance.timeOrigin;
  const time = timeStamp + (origin - performance.timeOrigin);
  return timeStamp > 0 && time <= now ? time : now;
}

/** A number for a finger that no mouse has. */
export const numberOf = (touch) => (touch.identifier % (1 << 29)) * 2;

/** What the keys that are held make of a click; see `RangeSelection`. */
export function modifier({ ctrlKey, metaKey, shiftKey }) {
  return (shiftKey ? 2 : 0) + (ctrlKey || metaKey ? 1 : 0);
}

/** What an event comes through below a node, also in trees of their own. */
function pathTo(event, node) {
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
