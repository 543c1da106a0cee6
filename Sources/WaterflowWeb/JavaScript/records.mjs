// What the records say that the module hands over, and how an element of the
// page is marked with what it shows.

/** Width of an operation record in bytes; see `CellOperation` in WaterflowEngine. */
export const RECORD = 56;

/** What a record has done to a cell. */
export const SHOW = 2;
export const MOVE = 3;
export const HIDE = 4;
export const DESTROY = 5;

/** What a cell shows. */
export const HEADER = 0;
export const ITEM = 1;
export const FOOTER = 2;
export const BACKGROUND = 3;
export const CONTENT_HEADER = 4;

const marks = [
  "data-header", "data-item", "data-footer", "data-background",
  "data-content-header",
];

/**
 * Marks a cell's element with what it shows; writes only what differs from the
 * mark before.
 */
export function mark(cell, kind, section, item) {
  const { element } = cell;
  if (cell.mark !== kind) {
    if (cell.mark >= 0) element.removeAttribute(marks[cell.mark]);
    cell.mark = kind;
    if (kind !== ITEM) element.setAttribute(marks[kind], "");
  }
  if (kind === ITEM) element.setAttribute(marks[kind], item);
  if (cell.markedSection !== section) {
    cell.markedSection = section;
    element.setAttribute("data-section", section);
  }
}

/** Takes all marks away. */
export function unmark(cell) {
  if (cell.mark < 0) return;
  cell.element.removeAttribute(marks[cell.mark]);
  cell.element.removeAttribute("data-section");
  cell.mark = -1;
  cell.markedSection = -1;
}
