import assert from "node:assert/strict";

/** What doubles may differ by, in pixels, far down in a long layout. */
const CLOSE = 1e-4;

const KEYS = ["x", "y", "width", "height"];

/** Fails unless a layout stands as its model says, and finds what it shows. */
export function agree(layout, model, random, note) {
  const all = model.frames();
  const close = (found, wanted, what) => assert.ok(
    Math.abs(found - wanted) < CLOSE,
    `${note()}\n${what} is ${found}, the model says ${wanted}`);

  // Before anything that lays all of it out.
  for (let turn = 0; turn < 2; turn++) {
    const from = (random.next() * 1.2 - 0.1) * model.length;
    const to = from + random.next() * 500;
    checkQuery(layout, all, from, to, close, note);
  }
  close(layout.contentLength, model.length, "contentLength");
  assert.equal(
    layout.length, all.filter(({ index }) => index >= 0).length, note());
  const frame = new Float64Array(4);
  for (const wanted of all) {
    layout.frame(wanted.index, frame, wanted.section);
    KEYS.forEach((key, place) => close(frame[place], wanted[key],
      `${key} of item ${wanted.index} of section ${wanted.section}`));
  }
  checkQuery(layout, all, -Infinity, Infinity, close, note);
  checkPoint(layout, all, random, model, note);
}

function checkQuery(layout, all, from, to, close, note) {
  const out = new Float64Array(5 * (all.length + 1));
  const sections = new Int32Array(all.length + 1);
  const count = layout.query(from, to, out, sections);
  const found = new Map();
  let last = -1;
  const keyOf = ({ section, index }) =>
    section * 1e6 + (index === -1 ? 0 : index === -2 ? 999_999 : index + 1);
  for (let place = 0; place < count; place++) {
    const [index, x, y, width, height] = out.subarray(5 * place);
    const key = keyOf({ section: sections[place], index });
    assert.ok(key > last, `${note()}\nnot in order: ${key} behind ${last}`);
    last = key;
    found.set(key, { x, y, width, height });
  }
  for (const wanted of all) {
    const one = found.get(keyOf(wanted));
    const what = `item ${wanted.index} of section ${wanted.section}`;
    if (one) KEYS.forEach((key) => close(one[key], wanted[key], what));
    const [top, bottom] = [wanted.y, wanted.y + wanted.height];
    // At the very edge, rounding decides.
    if (bottom > from + CLOSE && top < to - CLOSE && wanted.height > CLOSE) {
      assert.ok(one, `${note()}\nno ${what} from ${from} to ${to}`);
    }
    if (bottom < from - CLOSE || top > to + CLOSE) {
      assert.ok(!one, `${note()}\n${what} is not from ${from} to ${to}`);
    }
  }
  const indices = new Int32Array(count);
  assert.equal(layout.query(from, to, indices), count, note());
  for (let place = 0; place < count; place++) {
    assert.equal(indices[place], out[5 * place], note());
  }
}

function checkPoint(layout, all, random, model, note) {
  const [x, y] = [random.next() * model.width, random.next() * model.length];
  const isIn = ({ index, ...one }, spare) => index >= 0
    && x > one.x - spare && x < one.x + one.width + spare
    && y > one.y - spare && y < one.y + one.height + spare;
  const found = layout.itemAt(x, y);
  if (found === null) {
    assert.ok(!all.some((one) => isIn(one, -CLOSE)), note());
    return;
  }
  const one = all.find(({ section, index }) =>
    section === found.section && index === found.index);
  assert.ok(one && isIn(one, CLOSE), note());
}
