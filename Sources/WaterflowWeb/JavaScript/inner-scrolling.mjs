// Boxes in cells that scroll by themselves, as a finger on them asks.

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

/** Whether an element that is no view scrolls by itself. */
export const scrolls = (element) => ways(element).includes(true);

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
