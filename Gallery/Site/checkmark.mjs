// The mark in a tile's corner, by which a click selects instead of opening.

/** How large the corner is that belongs to it, in pixels. */
const SIZE = 40;
/** How much of a small tile at most, in each direction: the rest opens it. */
const SHARE = 2 / 3;

/** Whether a press of a mouse is on the mark of the tile under it. */
export function isOnMark({ pointerType, target, clientX, clientY }) {
  if (pointerType !== "mouse") return false;
  const tile = target.closest("photo-tile");
  if (!tile) return false;
  const { left, right, top, width, height } = tile.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(tile).direction === "rtl";
  const across = isRightToLeft ? right - clientX : clientX - left;
  return across < Math.min(SIZE, SHARE * width)
    && clientY - top < Math.min(SIZE, SHARE * height);
}
