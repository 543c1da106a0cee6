// Why an update was refused, in words; see `UpdateError+Numbers`.

import { LISTS } from "../early-updates.mjs";

const VERBS = ["removed", "moved away", "changed", "inserted", "moved in"];

/** Reads what the module has written about an update that it refuses. */
export function refusal(numbers) {
  const [code, a, b, c, d, removed, movedIn, movedOut] = numbers;
  const item = (section, index) =>
    `item ${index}${section > 0 ? ` of section ${section}` : ""}`;
  switch (code) {
    case 1: return `section ${b} is ${VERBS[a]}, but there are ${c}`;
    case 2:
      return `${item(b, c)} is ${VERBS[a]}, `
        + (d < Infinity ? `but there are ${d} items` : "which is no index");
    case 3: return `section ${c} is both ${VERBS[a]} and ${VERBS[b]}`;
    case 4: return `${item(c, d)} is both ${VERBS[a]} and ${VERBS[b]}`;
    case 6: {
      const inserted = d;
      const expected = b + inserted - removed + movedIn - movedOut;
      return `${b} items, ${removed} removed and ${inserted} inserted make `
        + `${expected}, but there are ${c}`;
    }
    default: return "the changes do not lead to the items";
  }
}

/** Why changes cannot be read, or null; there are so many sections. */
export function unreadable(changes, count) {
  const { section, moved } = changes;
  const other = LISTS.find((name) => !Array.isArray(changes[name]));
  if (other) return `\`${other}\` is no array`;
  if (!moved.every(Array.isArray)) {
    return "`moved` has an entry that is no pair";
  }
  return Number.isInteger(section) && section >= 0 && section < count
    ? null : `there is no section ${section}, but ${count}`;
}

/**
 * Why changes lead nowhere, in the same numbers, or null: for those that were
 * told before there was a module to look at them.
 *
 * @param {number | undefined} before how many items there were, if known.
 * @param {number | undefined} after how many there are.
 */
export function misfit(
  { removed, inserted, moved, changed }, section,
  before = Infinity, after = Infinity,
) {
  const named = [
    [[removed, moved.map(([from]) => from)], before, 0],
    [[changed], before, 2],
    [[inserted, moved.map(([, to]) => to)], after, 3],
  ];
  for (const [lists, count, first] of named) {
    /** What has been said of each index. */
    const said = new Map();
    for (const [at, list] of lists.entries()) {
      for (const index of list) {
        const verb = first + at;
        if (!(Number.isInteger(index) && index >= 0 && index < count)) {
          return [2, verb, section, index, count];
        }
        if (said.has(index) && verb !== 2) {
          return [4, said.get(index), verb, section, index];
        }
        said.set(index, verb);
      }
    }
  }
  const isKnown = before < Infinity && after < Infinity;
  return !isKnown || before - removed.length + inserted.length === after
    ? null : [6, section, before, after, inserted.length, removed.length, 0, 0];
}
