// Puts nodes in order, moving few of them and never the one with the focus.

/** Whether a node is being moved, so that its focus only seems to change. */
export let isMoving = false;

/**
 * Puts a cell at the end of a parent.
 *
 * One that is shown keeps its focus and, where the browser can, its state on
 * the way; one that is about to be shown has none to keep. If it has the focus
 * still of what it showed before, the module says who gets that.
 */
export function bring(parent, { element, isShown }) {
  if (isShown) {
    settleStyle(element);
    move(parent, element, null);
  } else {
    isMoving = true;
    parent.append(element);
    isMoving = false;
  }
}

/**
 * Has the browser work out what a node looks like.
 *
 * If both a class and a style of a node's own have changed, Chromium forgets
 * on `moveBefore` what the class changes further in, unless it has been told
 * to look before.
 */
const settleStyle = (node) => getComputedStyle(node).zIndex;

function move(parent, node, before) {
  if (parent.moveBefore && node.parentNode) {
    parent.moveBefore(node, before);
  } else {
    const { activeElement } = node.getRootNode();
    let focused = node.contains(activeElement) ? activeElement : null;
    // In a component it is not the component's own.
    while (focused?.shadowRoot?.activeElement) {
      focused = focused.shadowRoot.activeElement;
    }
    const scrolled = [node, ...node.querySelectorAll("*")]
      .map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }))
      .filter(({ left, top }) => left !== 0 || top !== 0);
    isMoving = true;
    parent.insertBefore(node, before);
    for (const { one, ...place } of scrolled) {
      one.scrollTo({ ...place, behavior: "instant" });
    }
    focused?.focus({ preventScroll: true });
    isMoving = false;
  }
}

/**
 * Puts some of a parent's children in an order; the others, which nobody sees,
 * stay between them.
 *
 * The longest run that is in order already stays, and with it the child that
 * holds the focus.
 */
export function arrange(parent, nodes) {
  const places = new Map(nodes.map((node, index) => [node, index]));
  const wanted = [];
  for (const child of parent.children) {
    const place = places.get(child);
    if (place !== undefined) wanted.push(place);
  }
  if (wanted.every((place, index) => place === index)) return;
  const { activeElement } = parent.getRootNode();
  const fixed = nodes.findIndex((node) => node.contains(activeElement));
  const turn = wanted.indexOf(fixed);
  // What would have to pass the one with the focus does not stay.
  const chosen = longestAscending(wanted.map((place, index) =>
    turn < 0 || index === turn || index < turn === place < fixed ? place : -1));
  const stays = new Set(wanted.filter((_, index) => chosen[index]));
  for (const node of nodes) {
    settleStyle(node);
    // A list takes its cells along.
    for (const child of node.children) settleStyle(child);
  }
  for (let place = nodes.length - 1; place >= 0; place--) {
    if (!stays.has(place)) {
      move(parent, nodes[place], nodes[place + 1] ?? null);
    }
  }
}

/**
 * Finds a longest choice of numbers that ascends, among those that are not
 * negative and of which none comes twice.
 *
 * Piles as in patience sorting: each ends with the smallest number with which
 * a choice of its length can end. O(n) where the numbers ascend already.
 *
 * @param {ArrayLike<number>} numbers
 * @returns {Uint8Array} 1 for each that is chosen.
 */
export function longestAscending(numbers) {
  /** Where the last number of each pile stands, and what comes before one. */
  const tops = [];
  const before = new Int32Array(numbers.length);
  numbers.forEach((number, index) => {
    if (number < 0) return;
    let low = 0;
    // The last pile first: the next number often goes behind it.
    for (let high = tops.length, middle = high - 1; low < high;
      middle = (low + high) >> 1) {
      if (numbers[tops[middle]] < number) low = middle + 1;
      else high = middle;
    }
    before[index] = tops[low - 1] ?? -1;
    tops[low] = index;
  });
  const chosen = new Uint8Array(numbers.length);
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at]) chosen[at] = 1;
  return chosen;
}
