// How fingers, mice and pens are told to the module, and what it answers.

/** What happened; see `TouchEvent.Code`. */
export const Code = {
  began: 0, moved: 1, ended: 2, cancelled: 3, scrolls: 4, leaves: 5, escape: 6,
  otherActions: 7, ArrowLeft: 8, ArrowRight: 9, ArrowUp: 10, ArrowDown: 11,
};

/** How the module answers; see `TouchEvent.Answer`. */
export const Answer = { claimed: 1, used: 2 };

/** What gestures may want; see `GestureClaims`. */
export const Claim = { drags: 1, presses: 2, pulls: 4, ranges: 8 };

/** Kinds of pointers; see `PointerKind`. */
export const Kind = { touch: 0, mouse: 1, pen: 2 };

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
