// Boxes in cells that scroll by themselves, and bars that people drag.

import { pathTo } from "./targets.mjs";
import { SLOP } from "./touches.mjs";

/** Whether people can scroll an element across, and down. */
function ways(element) {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [
    element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX),
    element.scrollHeight > element.clientHeight
      && /auto|scroll/.test(overflowY),
  ];
}

/**
 * Whether a press is on a scroll bar, the view's or that of a box in a cell: it
 * is outside of what has content and paddings or, where it takes no room, above
 * the view's content, which would be met otherwise.
 */
export function isOnBar(event, container, content, scroller) {
  const { clientX, clientY } = event;
  const [target] = event.composedPath();
  if (target === container) {
    const frame = content.getBoundingClientRect();
    if (frame.left <= clientX && clientX < frame.right
      && frame.top <= clientY && clientY < frame.bottom) return true;
  } else if (!ways(target).includes(true)) {
    return false;
  }
  const { left, top } = target.getBoundingClientRect();
  const { scale } = scroller.corner;
  const x = (clientX - left) / scale - target.clientLeft;
  const y = (clientY - top) / scale - target.clientTop;
  return x < 0 || y < 0 || x >= target.clientWidth || y >= target.clientHeight;
}

/** What a finger that is down scrolls in a cell. */
export class InnerScrolling {
  #ways = [];
  #x = 0;
  #y = 0;

  /** A finger came down below a view's node. */
  began(event, node, { clientX, clientY }) {
    // In a path there are roots of trees as well.
    const found = pathTo(event, node).filter((one) => one.matches).map(ways);
    this.#ways = [0, 1].map((way) => found.some((one) => one[way]));
    [this.#x, this.#y] = [clientX, clientY];
  }

  /** Whether the way that it has gone is one that a box scrolls. */
  isMoved({ clientX, clientY }, scroller) {
    const x = Math.abs(clientX - this.#x);
    const y = Math.abs(clientY - this.#y);
    return this.#ways[x > y ? 0 : 1]
      && Math.hypot(x, y) > SLOP * scroller.corner.scale;
  }
}
