// What is said of a container that grows with its content. `<water-flow>` says
// nothing: it ends at the window's height by itself.

/** Those of which it was said. */
const told = new WeakSet();

/**
 * Says once if a container has grown to its content's whole length: it does not
 * scroll then, and each item has a cell. One that is longer has a height of its
 * own.
 */
export function warnOfGrowth(container, length) {
  const { paddingTop, paddingBottom } = getComputedStyle(container);
  const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
  const isGrown = Math.abs(container.clientHeight - padding - length) <= 1;
  if (!isGrown || told.has(container)) return;
  told.add(container);
  const { localName, id } = container;
  console.warn(`${localName}${id ? `#${id}` : ""}: has grown to the length of `
    + `its content, ${Math.round(length)} px, and recycles nothing; give it a `
    + "height in CSS, as in height: 100dvh, or another scroller");
}
