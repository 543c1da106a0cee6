// How focus, highlight and selection look unless the app says otherwise: the
// rules weigh nothing, so that any rule of the page counts for more.

const rules = `
:where(.waterflow-cell:focus-visible) {
  outline: 3px solid light-dark(#0b57d0, #a8c7fa);
  outline-offset: -3px;
}
@media (forced-colors: active) {
  :where(.waterflow-cell.waterflow-highlighted) {
    outline: 3px dotted Highlight;
    outline-offset: -3px;
  }
  :where(.waterflow-cell.waterflow-selected) {
    outline: 4px solid Highlight;
    outline-offset: -4px;
  }
  :where(.waterflow-cell:focus-visible) {
    outline: 3px dashed CanvasText;
    outline-offset: -3px;
  }
  :where(.waterflow-cell.waterflow-selected:focus-visible) {
    outline: 8px double Highlight;
    outline-offset: -8px;
  }
}`;

let sheet;

/** Gives the rules to the document, or to the shadow tree, of an element. */
export function adoptStyles(element) {
  const root = element.getRootNode();
  if (!root.adoptedStyleSheets) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    // First, so that later sheets of the page count for more.
    root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  }
}
