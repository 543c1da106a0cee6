// How fingers, mice and pens are told to the module, and what it answers.

/** What happened; see `TouchEvent.Code`. */
export const BEGAN = 0;
export const MOVED = 1;
export const ENDED = 2;
export const CANCELLED = 3;
export const SCROLLS = 4;
export const LEAVES = 5;
export const ESCAPE = 6;
export const OTHER_ACTIONS = 7;
export const ARROWS =
  { ArrowLeft: 8, ArrowRight: 9, ArrowUp: 10, ArrowDown: 11 };

/** How the module answers; see `TouchEvent.Answer`. */
export const CLAIMED = 1;
export const USED = 2;
export const DURING_SCROLL = 4;

/** What gestures may want; see `GestureClaims`. */
export const DRAGS = 1;
export const PRESSES = 2;
export const PULLS = 4;
export const RANGES = 8;

/** Kinds of pointers; see `PointerKind`. */
export const TOUCH = 0;
export const MOUSE = 1;
export const PEN = 2;

/** A finger that has gone further scrolls or drags, in points: `TouchSlop`. */
export const SLOP = 10;

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
