// Which of an element's children are items, and what their ratios are.

/** Children that show nothing. */
const SILENT = "script, style, link, template, meta";

/** What says how large it is, whatever is in it. */
const PICTURES = "img, video, svg, canvas";

/** Whether a node that the page has put into an element is an item. */
export const isItem = (node) => node.nodeType === 1 && !node.matches(SILENT);

/** Whether there are items, and none has to be measured. */
export const haveRatios = (items) =>
  items.length > 0 && items.every((item) => ratioOf(item) > 0);

/**
 * Width by height: what a child says of itself, or a picture that is all there
 * is in it.
 */
export function ratioOf(child) {
  const said = Number(child.dataset.ratio);
  if (said > 0) return said;
  let node = child;
  while (!node.matches(PICTURES)
    && node.childElementCount === 1 && !node.textContent.trim()) {
    node = node.firstElementChild;
  }
  return node.matches(PICTURES)
    ? node.getAttribute("width") / (+node.getAttribute("height") || NaN) : NaN;
}
