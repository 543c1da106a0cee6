// What stands around a view inside of what scrolls it: as it changes, the view
// comes to be elsewhere, of which no event tells.

/** Of so many elements before the view, or before what it stands in. */
const MOST = 200;

/** The element around another one, out of a shadow tree as well. */
export function parentOf(node) {
  const root = node.getRootNode();
  // Of a document `host` may be what a page calls so.
  return node.assignedSlot ?? node.parentElement
    ?? (root.nodeType === 11 ? root.host : null);
}

/**
 * Tells when the container, or what stands before it, has another size.
 *
 * @param {HTMLElement} container the view's element.
 * @param {Element} box what scrolls.
 * @param {() => boolean} changed is told; answers whether anything followed
 *   from it.
 * @param {AbortSignal} signal ends it.
 */
export function watchBefore(container, box, changed, signal) {
  let watched = new Set();
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    if (frame !== 0 || !changed()) return;
    // What has followed changes sizes again, which would be told as an error
    // of the page if they were observed meanwhile.
    sizes.disconnect();
    watched.clear();
    frame = requestAnimationFrame(() => {
      frame = 0;
      // Who was told may have ended it.
      if (!signal.aborted) observe();
    });
  });
  const observe = () => {
    const around = new Set(elementsAround(container, box));
    for (const element of watched) {
      if (!around.has(element)) sizes.unobserve(element);
    }
    for (const element of around) {
      if (!watched.has(element)) sizes.observe(element, { box: "border-box" });
    }
    watched = around;
  };
  const children = new MutationObserver(() => { if (frame === 0) observe(); });
  for (let node = parentOf(container); node;
    node = node !== box && parentOf(node)) {
    children.observe(node, { childList: true });
  }
  observe();
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    children.disconnect();
  });
}

/** The container, what it stands in, and what stands before each of them. */
function* elementsAround(container, box) {
  for (let node = container; node; node = node !== box && parentOf(node)) {
    let one = node;
    for (let count = 0; one && count <= MOST; count++) {
      yield one;
      one = node !== box && one.previousElementSibling;
    }
  }
}
