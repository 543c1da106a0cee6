// What a module that uses gestures asks of the page. Only pages whose module
// asks for one of these functions load this file.

import {
  arm, drop, hang, lift, marquee, pull, shape, shownOffset, slide, underlay,
} from "./motions.mjs";
import { Watch } from "./watch.mjs";

/**
 * The imports of a module that uses gestures.
 *
 * @param page finds elements and views by number, and the module's exports.
 */
export function imports(page) {
  const watches = [];
  const parts = (view) => page.view(view).parts;
  // The view may have ended in what was told just before.
  const cellOf = (view, cell) => page.view(view)?.parts.cells[cell];
  return {
    watch: (view, listener, samples) => {
      watches[view] = new Watch(page, page.view(view), listener, samples);
      parts(view).signal.addEventListener(
        "abort", () => watches[view] = undefined);
    },
    claim: (view, claims) => watches[view].claim(claims),
    underlay: (view, number, element) =>
      underlay(parts(view), cellOf(view, number), page.element(element)),
    shape: (view, button, ...told) =>
      shape(page.element(button), parts(view).isVertical, ...told),
    arm: (element, isArmed) => arm(page.element(element), isArmed !== 0),
    slide: (view, number, x, y, length, speed, duration) =>
      slide(cellOf(view, number), x, y, length, speed, duration),
    shown: (view, number, isDown) => {
      const cell = cellOf(view, number);
      if (!cell) return 0;
      const [x, y] = shownOffset(cell.element);
      return isDown !== 0 ? y : x;
    },
    holdsFocus: (number) => {
      const element = page.element(number);
      return Number(element.contains(element.getRootNode().activeElement));
    },
    focus: (number) => page.element(number).focus({ preventScroll: true }),
    lift: (view, number, x, y) => lift(parts(view), cellOf(view, number), x, y),
    drop: (view, number, duration) =>
      drop(parts(view), cellOf(view, number), duration),
    marquee: (view, x, y, width, height) =>
      marquee(parts(view), x, y, width, height),
    hang: (view, element, length) =>
      hang(parts(view), page.element(element), length),
    pull: (view, distance, duration) => pull(parts(view), distance, duration),
  };
}
