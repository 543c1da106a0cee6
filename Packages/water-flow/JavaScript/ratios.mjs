// Which of an element's children are items, and what their ratios are.

/** Children that show nothing. */
const SILENT = "script, style, link, template, meta";

/** Whether a node that the page has put into an element is an item. */
export const isItem = (node) => node.nodeType === 1 && !node.matches(SILENT);

/**
 * Width by height of each item, or null if they have to be measured.
 *
 * @param {Element[]} items
 */
export function ratiosOf(items) {
  const ratios = Float32Array.from(items, ratioOf);
  return ratios.every((ratio) => ratio > 0) && ratios.length > 0
    ? ratios : null;
}

/** What a child says of itself, or a picture that is all there is in it. */
function ratioOf(child) {
  const said = Number(child.dataset.ratio);
  if (said > 0) return said;
  let node = child;
  while (node.childElementCount === 1 && !node.textContent.trim()) {
    node = node.firstElementChild;
  }
  return node.matches("img, video, svg, canvas")
    ? node.getAttribute("width") / node.getAttribute("height") : NaN;
}
