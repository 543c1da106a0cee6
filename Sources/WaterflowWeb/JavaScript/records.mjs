// What the records say that the module hands over, and how an element of the
// page is marked with what it shows.

/** Width of an operation record in bytes; see `Operation` in WaterflowEngine. */
export const RECORD = 56;

export const Code = { show: 2, move: 3, hide: 4, destroy: 5 };

export const Kind = {
  header: 0, item: 1, footer: 2, background: 3, contentHeader: 4,
};

const names = ["header", "item", "footer", "background", "contentHeader"];

/** Marks an element with what it shows, for styles and for those who look. */
export function mark({ dataset }, kind, section, item) {
  dataset.section = section;
  dataset[names[kind]] = kind === Kind.item ? item : "";
}

/** Takes all marks away. */
export function unmark({ dataset }) {
  delete dataset.section;
  for (const name of names) delete dataset[name];
}
