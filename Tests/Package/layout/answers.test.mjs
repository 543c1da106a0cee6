import assert from "node:assert/strict";
import { test } from "node:test";
import { Layout } from "./subject.mjs";

test("too small an array gets the first ones and the count", async () => {
  const layout = await Layout.create({ width: 100, footer: 5 });
  layout.append(new Float32Array(10).fill(10));
  const out = new Float64Array(5 * 3 + 4).fill(-9);
  assert.equal(layout.query(0, 200, out), 11);
  assert.deepEqual([...out], [
    0, 0, 0, 100, 10, 1, 0, 10, 100, 10, 2, 0, 20, 100, 10, -9, -9, -9, -9]);
  const indices = new Int32Array(12).fill(-9);
  const sections = new Int32Array(2).fill(-9);
  assert.equal(layout.query(0, 200, indices, sections), 11);
  assert.deepEqual([...indices.subarray(0, 3)], [0, 1, -9]);
  assert.deepEqual([...sections], [0, 0]);
  assert.equal(layout.query(85, 200, indices), 3);
  assert.deepEqual([...indices.subarray(0, 3)], [8, 9, Layout.FOOTER]);
  assert.equal(layout.query(0, 200, new Float64Array(0)), 11);
  layout.free();
});

test("an array that was given away has room for nothing", async () => {
  const layout = await Layout.create({ width: 100 });
  layout.append(new Float64Array([10, 20]));
  for (const out of [new Float64Array(10), new Int32Array(2)]) {
    structuredClone(out, { transfer: [out.buffer] });
    assert.equal(layout.query(0, 30, out), 2);
  }
  layout.free();
});

test("an answer may be longer than all answers before", async () => {
  const layout = await Layout.create({ width: 100, lanes: 2 });
  layout.append(new Float64Array(50_000).fill(1));
  const out = new Float64Array(5 * 50_000);
  const sections = new Int32Array(50_000).fill(7);
  assert.equal(layout.query(-Infinity, Infinity, out, sections), 50_000);
  for (let index = 0; index < 50_000; index++) {
    assert.equal(out[5 * index], index);
    assert.equal(out[5 * index + 2], index >> 1);
    assert.equal(sections[index], 0);
  }
  layout.free();
});

test("an empty or upside-down part shows nothing", async () => {
  const layout = await Layout.create({ width: 100 });
  const out = new Float64Array(50);
  assert.equal(layout.query(0, 100, out), 0);
  layout.append([10, 10]);
  assert.equal(layout.query(5, 5, out), 0);
  assert.equal(layout.query(9, 1, out), 0);
  assert.equal(layout.query(Infinity, -Infinity, out), 0);
  assert.equal(layout.query(20, 30, out), 0);
  assert.equal(layout.query(10, 20, out), 1);
  layout.free();
});

test("on the horizontal axis rows are columns, mirrored right to left",
  async () => {
    for (const direction of ["ltr", "rtl"]) {
      const layout = await Layout.create({
        width: 300, height: 100, axis: "horizontal", direction,
        lanes: 2, gap: 10, sizing: "ratios" });
      layout.append([2, 1, 1]);
      // Lanes are 45 px high.
      assert.equal(layout.contentLength, 100);
      const out = new Float64Array(15);
      assert.equal(layout.query(-1, 101, out), 3);
      const frames = [[0, 0, 90, 45], [0, 55, 45, 45], [55, 55, 45, 45]];
      frames.forEach(([x, y, width, height], index) => {
        const left = direction === "ltr" ? x : 100 - x - width;
        assert.deepEqual(
          [...out.subarray(5 * index, 5 * index + 5)],
          [index, left, y, width, height]);
      });
      layout.setHeight(210);
      assert.equal(layout.frame(0, out)[3], 100);
      layout.free();
    }
  });

test("sections come, go and change their style", async () => {
  const layout = await Layout.create({ width: 100, sections: [] });
  assert.equal(layout.sectionCount, 0);
  layout.insertSection(0, { mode: "list", header: 10 });
  layout.insertSection(0, { mode: "waterfall", minLaneWidth: 30 });
  layout.append([10, 20, 30], 1);
  layout.append([7], 0);
  assert.equal(layout.laneCount(0), 3);
  assert.equal(layout.contentLength, 77);
  layout.restyle({ lanes: 3 }, 1);
  assert.equal(layout.contentLength, 37);
  assert.equal(layout.frame(0, new Float64Array(4), 1)[1], 7);
  layout.move(0, 1, 0, 1);
  assert.deepEqual([layout.lengthOf(0), layout.lengthOf(1)], [0, 4]);
  layout.removeSection(0);
  assert.deepEqual([layout.sectionCount, layout.length], [1, 4]);
  layout.free();
});

test("what a change has left is laid out on demand, and as if anew",
  async () => {
    const heights = Float64Array.from(
      { length: 200_000 }, (_, index) => 20 + (index * 7919) % 300);
    const options = { width: 1000, lanes: 5 };
    const [changed, fresh] = await Promise.all(
      [Layout.create(options), Layout.create(options)]);
    changed.append(heights);
    changed.resize(0, 999);
    heights[0] = 999;
    fresh.append(heights);
    assert.equal(changed.layOut(1000), true);
    while (changed.layOut());
    assert.equal(changed.layOut(), false);
    assert.equal(changed.contentLength, fresh.contentLength);
    const [a, b] = [new Float64Array(4), new Float64Array(4)];
    for (let index = 0; index < heights.length; index += 997) {
      assert.deepEqual(changed.frame(index, a), fresh.frame(index, b));
    }
    changed.free();
    fresh.free();
  });

test("edges stand on whole pixels where a scale asks for it", async () => {
  const layout = await Layout.create(
    { width: 100, lanes: 3, scale: 2, gap: 1 });
  layout.append([10.3, 10.3, 10.3]);
  const out = new Float64Array(15);
  layout.query(0, 100, out);
  assert.ok([...out].every((value) => Number.isInteger(2 * value)));
  layout.free();
});
