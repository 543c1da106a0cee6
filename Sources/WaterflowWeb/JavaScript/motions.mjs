// What gestures move: an item's content and the buttons below it, a lifted
// cell, the content as a whole.

import { prefersReducedMotion, stop } from "./cells.mjs";
import { sheetOf } from "./styles.mjs";

/** The layer that a lifted cell stands in: above whatever else there is. */
const LIFTED = 1 << 20;

/** The rectangles that select, by the elements that have their content. */
const marquees = new WeakMap();

/** How they look unless the app says otherwise. */
const MARQUEE = ":where(.waterflow-marquee){"
  + "background:color-mix(in srgb,Highlight 20%,transparent);"
  + "border:1px solid Highlight}";

/** The sheets that have that rule. */
const styled = new WeakSet();

function styleMarquees(document) {
  // Browsers without have no sheet of the views' own.
  if (!document.adoptedStyleSheets) return;
  const sheet = sheetOf(document);
  if (styled.has(sheet)) return;
  styled.add(sheet);
  sheet.insertRule(MARQUEE);
}

// MARK: - Swiping

/**
 * Puts an element below all cells, at a cell's place from now on; null takes
 * away what is there.
 */
export function underlay({ content, place }, cell, element) {
  if (!cell) return;
  cell.under?.remove();
  cell.under = element;
  if (!element) return;
  element.classList.add("waterflow-actions");
  Object.assign(element.style, {
    position: "absolute",
    left: "0",
    top: "0",
    overflow: "hidden",
    contain: "strict",
  });
  content.prepend(element);
  place(cell);
}

/**
 * Makes a button one of a row's.
 *
 * @param {boolean} isAcross whether rows are: where the view scrolls downwards.
 * @param {number} isDestructive whether it takes its item away.
 * @param {number} isFirst whether it takes what is over.
 * @param {number} extent of its place along the row, in points.
 * @param insets how far it stands from the place's edges, from the top around.
 */
export function shape(
  button, isAcross, isDestructive, isFirst, extent, ...insets
) {
  const [top, right, bottom, left] = insets.map(distance);
  const taken = isAcross ? left + right : top + bottom;
  button.type = "button";
  button.classList.add("waterflow-action");
  button.classList.toggle("waterflow-destructive", isDestructive !== 0);
  Object.assign(button.style, {
    flex: `${isFirst} 1 ${Math.max(distance(extent) - taken, 0)}px`,
    minWidth: "0",
    margin: `${top}px ${right}px ${bottom}px ${left}px`,
  });
}

/** What an app gives as a distance that is none counts as none. */
const distance = (given) => given > 0 && given < Infinity ? given : 0;

/** Shows the first button of a row alone, or all of them. */
export function arm(element, isArmed) {
  element.classList.toggle("waterflow-armed", isArmed);
  const [, ...others] = element.firstElementChild.children;
  for (const { style } of others) style.display = isArmed ? "none" : "";
}

/**
 * Moves a cell's content, and the row of buttons that hangs at its edge.
 *
 * @param {number} length how long the buttons are; they stretch with the way.
 * @param {number} speed in points a second, or NaN for a finger's own.
 * @param {number} duration in milliseconds.
 */
export function slide(cell, x, y, length, speed, duration) {
  if (!cell) return;
  const { element, under } = cell;
  const row = under?.firstElementChild;
  const from = shownOffset(element);
  const moved = [element];
  if (row) {
    under.style.width = `${cell.width}px`;
    under.style.height = `${cell.height}px`;
    hangAt(row, x || from[0], y || from[1], length);
    moved.push(row);
  }
  const to = x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px)`;
  for (const one of moved) {
    for (const animation of one.getAnimations()) {
      if (animation.id === "slide") animation.cancel();
    }
    one.style.transform = to;
  }
  const way = Math.hypot(x - from[0], y - from[1]);
  if (Number.isNaN(speed) || way < 0.5 || prefersReducedMotion()) return;
  for (const one of moved) {
    const animation = one.animate({
      transform: [
        `translate(${from[0]}px, ${from[1]}px)`, `translate(${x}px, ${y}px)`,
      ],
    }, { duration, easing: spring(speed, way, duration) });
    animation.id = "slide";
  }
}

/** A curve that begins at a speed towards its end, and comes to rest there. */
function spring(speed, way, duration) {
  const slope = Math.min(Math.max(speed * duration / 1000 / way, 0.5), 4);
  return `cubic-bezier(0.25, ${0.25 * slope}, 0.4, 1)`;
}

/** Where an element is drawn, to the right and down of its place. */
export function shownOffset(element) {
  const { transform } = getComputedStyle(element);
  if (transform === "none") return [0, 0];
  const { e, f } = new DOMMatrixReadOnly(transform);
  return [e, f];
}

/** Hangs a row of buttons at the edge that the content leaves. */
function hangAt(row, x, y, length) {
  const isAcross = x !== 0;
  const isBefore = x > 0 || y > 0;
  const way = Math.max(length, Math.abs(isAcross ? x : y));
  const [start, end] = isBefore ? ["auto", "100%"] : ["100%", "auto"];
  Object.assign(row.style, {
    position: "absolute",
    display: "flex",
    inset: isAcross ? `0 ${end} 0 ${start}` : `${start} 0 ${end} 0`,
    width: isAcross ? `${way}px` : "",
    height: isAcross ? "" : `${way}px`,
    direction: "ltr",
    // The first button stands at the item's edge, and takes what is over.
    flexDirection: (isAcross ? "row" : "column")
      + (isBefore ? "" : "-reverse"),
  });
}

// MARK: - Reordering

/** Shows a cell at a place of the content, above all others. */
export function lift({ container, place }, cell, x, y) {
  if (!cell) return;
  if (!cell.lifted) {
    stop(cell);
    cell.element.classList.add("waterflow-lifted");
    cell.element.style.zIndex = LIFTED;
    container.classList.add("waterflow-reordering");
    cell.cursor = container.style.cursor;
    container.style.cursor = "grabbing";
  }
  cell.lifted = { x, y };
  place(cell);
}

/** Lets a lifted cell go to its place. */
export function drop({ container, place }, cell, duration) {
  container.classList.remove("waterflow-reordering");
  if (container.style.cursor === "grabbing") {
    container.style.cursor = cell?.cursor ?? "";
  }
  if (!cell?.lifted) return;
  const { x, y } = cell.lifted;
  cell.lifted = null;
  place(cell);
  const { element } = cell;
  const rest = () => {
    if (cell.lifted) return;
    element.classList.remove("waterflow-lifted");
    element.style.zIndex = cell.zIndex === 0 ? "" : cell.zIndex;
  };
  const isThere = x === cell.x && y === cell.y;
  if (!cell.isShown || isThere || prefersReducedMotion()) return rest();
  const animation = element.animate(
    { translate: [`${x - cell.x}px ${y - cell.y}px`, "0px 0px"] },
    { duration, easing: "ease-out", composite: "add" });
  cell.animations.add(animation);
  animation.onfinish = animation.oncancel = () => {
    cell.animations.delete(animation);
    rest();
  };
}

// MARK: - Selecting

/** Shows a rectangle of the content above all cells; none without a breadth. */
export function marquee({ content, place }, x, y, width, height) {
  let element = marquees.get(content);
  if (width === 0) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement("div");
    element.className = "waterflow-marquee";
    element.setAttribute("aria-hidden", "true");
    styleMarquees(content.ownerDocument);
    Object.assign(element.style, {
      position: "absolute",
      left: "0",
      top: "0",
      boxSizing: "border-box",
      pointerEvents: "none",
      zIndex: LIFTED,
    });
    marquees.set(content, element);
  }
  const { style } = element;
  style.width = `${width}px`;
  style.height = `${height}px`;
  place({ style, x, y });
  if (!element.isConnected) content.prepend(element);
}

// MARK: - Pulling

/** Hangs an element above the content's start, out of sight. */
export function hang({ container, isVertical, signal }, element, length) {
  const holder = document.createElement("div");
  holder.className = "waterflow-pull";
  // It takes no room, so that the content stays where it is.
  Object.assign(holder.style, {
    position: "sticky",
    top: "0",
    left: "0",
    width: isVertical ? "100%" : "0",
    height: "0",
  });
  Object.assign(element.style, {
    position: "absolute",
    ...(isVertical
      ? { left: "0", right: "0", bottom: "100%", height: `${length}px` }
      : { top: "0", width: `${length}px` }),
    visibility: "hidden",
  });
  holder.append(element);
  container.prepend(holder);
  signal.addEventListener("abort", () => holder.remove());
}

/** Moves the content away from its start, and what hangs there along. */
export function pull({ container, content, isVertical }, distance, duration) {
  const slot = container.querySelector(":scope > .waterflow-pull")
    ?.firstElementChild;
  const isStill = duration === 0 || prefersReducedMotion();
  const to = isVertical ? `0 ${distance}px` : `${distance}px 0`;
  if (slot) {
    slot.style.visibility = distance === 0 ? "hidden" : "";
    if (!isVertical && distance !== 0) hangBeside(slot, container, distance);
  }
  for (const one of slot ? [content, slot] : [content]) {
    const { translate } = getComputedStyle(one);
    for (const animation of one.getAnimations()) {
      if (animation.id === "pull") animation.cancel();
    }
    one.style.translate = distance === 0 ? "" : to;
    if (isStill) continue;
    const from = translate === "none" ? "0 0" : translate;
    const animation = one.animate(
      { translate: [from, to], visibility: ["visible", "visible"] },
      { duration, easing: "ease-out" });
    animation.id = "pull";
  }
  if (slot && !isVertical && distance === 0) leave(slot);
}

/** Has what hangs beside the content not be scrolled to once it is at rest. */
async function leave(slot) {
  const animations = slot.getAnimations();
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (slot.style.visibility !== "hidden") return;
  slot.style.left = "auto";
  slot.style.right = "100%";
}

/** Hangs it left or right of what scrolls sideways, as high as that. */
function hangBeside(slot, { clientWidth, clientHeight }, distance) {
  slot.style.height = `${clientHeight}px`;
  slot.style.right = distance > 0 ? "100%" : "auto";
  slot.style.left = distance > 0 ? "auto" : `${clientWidth}px`;
}
