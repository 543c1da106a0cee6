// What the records say that the module hands over, and how an element of the
// page is marked with what it shows.

/** Width of an operation record in bytes; see `CellOperation` in WaterflowEngine. */
export const RECORD = 56;

export const Code = { show: 2, move: 3, hide: 4, destroy: 5 };

export const Kind = {
  header: 0, item: 1, footer: 2, background: 3, contentHeader: 4,
};

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
    if (kind !== Kind.item) element.setAttribute(marks[kind], "");
  }
  if (kind === Kind.item) element.setAttribute(marks[kind], item);
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
