// The changes that a page tells of a section, as the module takes them.

import { LISTS } from "../early-updates.mjs";
import * as Change from "./change.mjs";

/** Changes with all their lists, and the section that they are for. */
export const complete = ({ section = 0, ...changes }) => ({
  ...changes, section,
  ...Object.fromEntries(LISTS.map((name) => [name, changes[name] ?? []])),
});

/** The changes that a page tells, as the module reads them. */
export function recordsOf(given, section) {
  const { removed, inserted, moved, changed } = given;
  const record = (change, from, toSection = 0, to = 0) =>
    [change, section, whole(from), toSection, whole(to)];
  return [
    ...removed.map((index) => record(Change.deleteItem, index)),
    ...inserted.map((index) => record(Change.insertItem, index)),
    ...moved.map(([from, to]) => record(Change.moveItem, from, section, to)),
    ...changed.map((index) => record(Change.reconfigureItem, index)),
  ].flat();
}

/** An index that the module can read; -1, which is refused, for others. */
const whole = (index) => index === (index | 0) ? index : -1;

/** Where the changed items are after an update. */
export function placesAfter({ removed, inserted, moved, changed }) {
  const targets = new Map(moved);
  const ascend = (numbers) => Float64Array.from(numbers).sort();
  const gone = ascend([...removed, ...targets.keys()]);
  const taken = ascend([...inserted, ...targets.values()]);
  let before = 0;
  let come = 0;
  const stays = changed.filter((index) => !targets.has(index));
  return Array.from(ascend(stays), (index) => {
    while (gone[before] < index) before++;
    while (taken[come] <= index - before + come) come++;
    return index - before + come;
  }).concat(changed.filter((index) => targets.has(index))
    .map((index) => targets.get(index)));
}

/**
 * Has what was in sight stay where items were read anew by their places.
 *
 * @param anchor what was first in view, by the items before the changes.
 * @param {boolean} isRead whether they were.
 * @returns where it is after the changes.
 */
export function follow(flow, changes, section, anchor, isRead) {
  if (anchor.section !== section || flow.destination) return anchor;
  const [index] = placesAfter({ ...changes, changed: [anchor.index] });
  if (isRead) flow.call("restore", section, index, anchor.offset);
  return { ...anchor, index };
}
