// What leads from one content to the next, as few items moving as can be.

import { longestAscending } from
  "../../../../Sources/WaterflowWeb/JavaScript/order.mjs";
import * as Change from "./change.mjs";

/** How many numbers a change takes: code, section, item, section, item. */
export const CHANGE = 5;

/**
 * Finds the changes between two contents, by UIKit's rules: what goes and
 * where moves begin is named as before, what comes and where they end as after.
 *
 * An item that leaves a section that goes, or comes into one that is new, is
 * not told: it comes and goes with its section.
 *
 * @param {Contents} old
 * @param {Contents} next
 * @returns {{changes: number[], origins: Int32Array}} the changes, and for
 *   each item where it was before, -1 for a new one.
 */
export function difference(old, next) {
  const changes = [];
  const { sectionOrigins, isKept } = compareSections(old, next, changes);
  const origins = new Int32Array(next.keys.length).fill(-1);
  const isFound = new Uint8Array(old.keys.length);
  for (let section = 0; section < next.sections.length; section++) {
    const start = next.starts[section];
    const end = next.starts[section + 1];
    for (let place = start; place < end; place++) {
      // A key that comes again is a new item.
      const at = findNear(old, next, place, origins);
      if (at < 0 || isFound[at]) continue;
      isFound[at] = 1;
      origins[place] = at;
    }
  }
  for (let section = 0; section < next.sections.length; section++) {
    const origin = sectionOrigins[section];
    if (origin >= 0) {
      compareItems(old, next, section, origin, isKept, origins, changes);
    }
  }
  leaveOut(old, next, { sectionOrigins, isKept }, origins, changes);
  return { changes, origins };
}

/** Where an item was: most follow the one that they followed. */
function findNear(old, next, place, origins) {
  const key = next.keys[place];
  const near = (place > 0 ? origins[place - 1] : -1) + 1;
  return old.keys[near] === key && near < old.keys.length
    ? near : old.find(key);
}

function compareSections(old, next, changes) {
  const taken = new Set();
  const origins = next.sections.map((key) => {
    const origin = old.findSection(key);
    if (origin < 0 || taken.has(origin)) return -1;
    taken.add(origin);
    return origin;
  });
  const stays = longestAscending(origins);
  origins.forEach((origin, section) => {
    if (origin < 0) {
      changes.push(Change.insertSection, section, 0, 0, 0);
    } else if (!stays[section]) {
      changes.push(Change.moveSection, origin, 0, section, 0);
    }
  });
  const isKept = old.sections.map((_, section) => taken.has(section));
  isKept.forEach((isKept, section) => {
    if (!isKept) changes.push(Change.deleteSection, section, 0, 0, 0);
  });
  return { sectionOrigins: origins, isKept };
}

/** Tells what comes into a section that is kept, and what moves there. */
function compareItems(old, next, section, origin, isKept, origins, changes) {
  const start = next.starts[section];
  const first = old.starts[origin];
  const end = old.starts[origin + 1];
  const own = origins.subarray(start, next.starts[section + 1])
    .map((at) => at >= first && at < end ? at : -1);
  const stays = longestAscending(own);
  for (let item = 0; item < own.length; item++) {
    if (stays[item]) continue;
    const at = origins[start + item];
    const from = at >= 0 ? old.path(at) : null;
    if (from && isKept[from.section]) {
      changes.push(
        Change.moveItem, from.section, from.index, section, item);
    } else {
      changes.push(Change.insertItem, section, item, 0, 0);
    }
  }
}

/** Tells what goes from sections that are kept. */
function leaveOut(old, next, { sectionOrigins, isKept }, origins, changes) {
  const remains = new Uint8Array(old.keys.length);
  sectionOrigins.forEach((origin, section) => {
    if (origin < 0) return;
    const end = next.starts[section + 1];
    for (let place = next.starts[section]; place < end; place++) {
      if (origins[place] >= 0) remains[origins[place]] = 1;
    }
  });
  isKept.forEach((isKept, section) => {
    if (!isKept) return;
    const start = old.starts[section];
    for (let place = start; place < old.starts[section + 1]; place++) {
      if (remains[place]) continue;
      changes.push(Change.deleteItem, section, place - start, 0, 0);
    }
  });
}
