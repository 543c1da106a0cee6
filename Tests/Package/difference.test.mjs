// What leads from one content to the next, against plain arrays.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as Change
  from "../../Packages/water-flow/JavaScript/features/change.mjs";
import { Contents }
  from "../../Packages/water-flow/JavaScript/features/contents.mjs";
import { CHANGE, difference }
  from "../../Packages/water-flow/JavaScript/features/difference.mjs";
import { Random } from "./layout/random.mjs";

/** Numbers that a seed repeats, below a bound. */
function randomNumbers(seed) {
  const random = new Random(seed);
  return (bound) => random.below(bound);
}

/** Contents of sections, each a key and the keys of its items. */
const contents = (sections) => new Contents(
  sections.map(([key]) => key), sections.map(([, keys]) => keys));

/** The changes as objects. */
function changesBetween(old, next) {
  const { changes } = difference(contents(old), contents(next));
  const found = [];
  for (let at = 0; at < changes.length; at += CHANGE) {
    const [code, section, item, toSection, toItem] =
      changes.slice(at, at + CHANGE);
    found.push({ code, section, item, toSection, toItem });
  }
  return found;
}

/** Fills the places that are free with what is left, in its order. */
function fill(length, placed, rest) {
  const result = new Array(length);
  for (const [at, what] of placed) {
    assert.ok(!(at in result), `place ${at} is taken`);
    result[at] = what;
  }
  let used = 0;
  for (let at = 0; at < length; at++) {
    if (!(at in result)) result[at] = rest[used++];
  }
  assert.equal(used, rest.length);
  return result;
}

/** Carries changes out on plain arrays, as UIKit would. */
function carryOut(old, next, changes) {
  const of = (code) => changes.filter((change) => change.code === code);
  const gone = new Set(of(Change.deleteSection).map(({ section }) => section));
  const moves = of(Change.moveSection);
  const away = new Set(moves.map(({ section }) => section));
  const rest = old.map((_, at) => at)
    .filter((at) => !gone.has(at) && !away.has(at));
  const order = fill(next.length, [
    ...of(Change.insertSection).map(({ section }) => [section, -1]),
    ...moves.map(({ section, toSection }) => [toSection, section]),
  ], rest);
  return order.map((from, section) => {
    if (from < 0) return next[section];
    const leaves = new Set(
      [...of(Change.deleteItem), ...of(Change.moveItem)]
        .filter((change) => change.section === from)
        .map(({ item }) => item));
    const comes = [
      ...of(Change.insertItem).filter((change) => change.section === section)
        .map(({ item }) => [item, next[section][1][item]]),
      ...of(Change.moveItem).filter((change) => change.toSection === section)
        .map((change) =>
          [change.toItem, old[change.section][1][change.item]]),
    ];
    const keeps = old[from][1].filter((_, item) => !leaves.has(item));
    return [old[from][0], fill(next[section][1].length, comes, keeps)];
  });
}

test("changes lead from any content to any other", () => {
  const random = randomNumbers(16);
  const shuffled = (list) => {
    const result = [...list];
    for (let at = result.length - 1; at > 0; at--) {
      const other = random(at + 1);
      [result[at], result[other]] = [result[other], result[at]];
    }
    return result;
  };
  const make = () => {
    const keys = shuffled([..."abcdefghijkl"]).slice(0, random(13));
    const sections = shuffled(["A", "B", "C", "D"]).slice(0, 1 + random(4))
      .map((key) => [key, []]);
    for (const key of keys) sections[random(sections.length)][1].push(key);
    return sections;
  };
  for (let round = 0; round < 3_000; round++) {
    const old = make();
    const next = make();
    const changes = changesBetween(old, next);
    assert.deepEqual(carryOut(old, next, changes), next,
      `round ${round}: ${JSON.stringify(old)} to ${JSON.stringify(next)}`);
  }
});

/** The length of the longest common subsequence. */
function common(a, b) {
  const row = new Array(b.length + 1).fill(0);
  for (const one of a) {
    let diagonal = 0;
    b.forEach((other, at) => {
      const above = row[at + 1];
      row[at + 1] = one === other
        ? diagonal + 1 : Math.max(above, row[at]);
      diagonal = above;
    });
  }
  return row[b.length];
}

test("as few items move as can be", () => {
  const random = randomNumbers(7);
  for (let round = 0; round < 500; round++) {
    const keys = Array.from({ length: 12 }, (_, at) => at);
    const next = keys.filter(() => random(4) > 0)
      .sort(() => random(3) - 1);
    const changes = changesBetween([["A", keys]], [["A", next]]);
    const moves = changes.filter(({ code }) => code === Change.moveItem);
    assert.equal(moves.length, next.length - common(keys, next));
  }
});

test("what is alike is no change", () => {
  const one = [["A", [1, 2, 3]], ["B", ["1", "2"]]];
  assert.deepEqual(changesBetween(one, structuredClone(one)), []);
});

test("a number is another key than its digits", () => {
  const changes = changesBetween([["A", [1]]], [["A", ["1"]]]);
  assert.deepEqual(changes.map(({ code }) => code).sort(),
    [Change.deleteItem, Change.insertItem]);
});

test("a key that comes twice is told with both places", () => {
  const twice = contents([["A", ["x", "y"]], ["B", ["z", "x"]]]).check();
  assert.deepEqual(twice.repeated, { key: "x", first: 0, second: 3 });
  assert.deepEqual(twice.path(3), { section: 1, index: 1 });
});

test("keys that come twice do not lose an item", () => {
  const random = randomNumbers(3);
  for (let round = 0; round < 500; round++) {
    const make = () => [["A",
      Array.from({ length: random(8) }, () => random(4))]];
    const [old, next] = [make(), make()];
    assert.deepEqual(
      carryOut(old, next, changesBetween(old, next)), next);
  }
});

test("an empty section is found", () => {
  const some = contents([["A", []], ["B", ["x"]], ["C", []], ["D", ["y"]]]);
  assert.deepEqual(some.path(0), { section: 1, index: 0 });
  assert.deepEqual(some.path(1), { section: 3, index: 0 });
  assert.equal(some.keyOf(1, 0), "x");
  assert.equal(some.keyOf(1, 1), undefined);
});
