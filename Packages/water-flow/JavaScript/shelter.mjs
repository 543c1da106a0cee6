// Whether an element has children of the page, and where they are while it
// shows something. What takes them in is loaded with the first of them.

import { isOwn } from "./cells.mjs";

/** What `children.mjs` has; null until that was loaded. */
let shelter = null;

export const isLoaded = () => shelter !== null;

export async function loadShelter() {
  shelter ??= await import("./children.mjs");
}

/** Whether an element is in a page: nothing shows without a window. */
export const isThere = ({ isConnected, ownerDocument }) =>
  isConnected && ownerDocument.defaultView;

/** Whether the page has put more into an element than spaces. */
export const hasChildren = ({ childNodes }) => [...childNodes].some((node) =>
  node.nodeType === 1 ? !isOwn(node) : node.nodeType === 3 && node.data.trim());

/**
 * Takes the page's children out of an element that shows nothing.
 *
 * @param {() => void} changed is told once they are others.
 * @returns {Children | null}
 */
export function takeChildren(element, changed) {
  // A clone or a server may bring what has shown another element.
  for (const node of [...element.children]) if (isOwn(node)) node.remove();
  return shelter && hasChildren(element)
    ? new shelter.Children(element, changed) : null;
}

/** Whether the page has taken out of an element what shows its items. */
export const isTorn = (element) =>
  !element.querySelector(":scope > .waterflow-pinned")
  || !element.querySelector(":scope > .waterflow-content");

/** Tells of the first children, and if the page takes out what shows items. */
export function awaitChildren(element, found, signal) {
  const observer = new MutationObserver(() => {
    if (hasChildren(element) || isTorn(element)) found();
  });
  observer.observe(element, { childList: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
