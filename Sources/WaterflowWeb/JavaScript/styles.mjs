// How focus, highlight and selection look unless the app says otherwise: the
// rules weigh nothing, so that any rule of the page counts for more.

// Outlines stand half outside, because pictures cover what is inside, and cells
// that have one above their neighbours.
// Without spaces, because they are sent with every view.
const rules = ":where(.waterflow-cell:focus-visible){z-index:2;"
  + "outline:3px solid light-dark(#0b57d0,#a8c7fa);outline-offset:-1px}"
  + "@media(forced-colors:active){"
  + ":where(.waterflow-highlighted){z-index:1;"
  + "outline:4px dotted Highlight;outline-offset:-1px}"
  + ":where(.waterflow-selected){z-index:1;"
  + "outline:4px solid Highlight;outline-offset:-1px}"
  + ":where(.waterflow-cell:focus-visible){"
  + "outline:4px dashed CanvasText;outline-offset:-1px}"
  + ":where(.waterflow-selected:focus-visible){"
  + "outline:9px double Highlight;outline-offset:-3px}}";

/** A sheet of its own for each document, as browsers ask for. */
const sheets = new WeakMap();

/** The rules for a document that has sheets made by scripts. */
export function sheetOf(document) {
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(rules);
    sheets.set(document, sheet);
  }
  return sheet;
}

/** How many views there are in a document or a shadow tree. */
const views = new WeakMap();

/**
 * Gives the rules to the document, or to the shadow tree, of an element.
 *
 * @param {HTMLElement} element that of a view.
 * @param {AbortSignal} signal takes them away with the last view there.
 */
export function adoptStyles(element, signal) {
  const found = element.getRootNode();
  // It may come into the document later.
  const root = found.adoptedStyleSheets ? found : element.ownerDocument;
  if (!root.adoptedStyleSheets) return;
  const sheet = sheetOf(element.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) {
    // First, so that later sheets of the page count for more.
    root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  }
  views.set(root, (views.get(root) ?? 0) + 1);
  signal.addEventListener("abort", () => {
    views.set(root, views.get(root) - 1);
    if (views.get(root) > 0) return;
    root.adoptedStyleSheets =
      root.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}
