import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { readFileSync } from "node:fs";
import { Layout, wasm } from "./subject.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const heights = Float64Array.from(
  { length: 10_000 }, (_, index) => 40 + (index * 7919) % 320);

/** A module of its own, a way to make layouts of it, and its memory. */
async function own() {
  const module = await WebAssembly.compile(readFileSync(wasm));
  const make = () =>
    Layout.create({ width: 1200, lanes: 4, gap: 8 }, { module });
  let memory;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...rest) => {
    const made = await instantiate(...rest);
    memory = made.exports.memory;
    return made;
  };
  try {
    const layout = await make();
    return { layout, make, memory };
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

test("a million queries leave no garbage and take no memory", async () => {
  const { layout, memory } = await own();
  layout.append(heights);
  const out = new Float64Array(5 * 256);
  const sections = new Int32Array(256);
  const frame = new Float64Array(4);
  const length = layout.contentLength;
  let found = 0;
  const query = (count) => {
    for (let turn = 0; turn < count; turn++) {
      const top = (turn * 97) % length;
      found += layout.query(top, top + 1900, out, sections);
      layout.frame(turn % 10_000, frame);
    }
  };
  query(100_000);
  collect();
  const pages = memory.buffer.byteLength;
  const before = process.memoryUsage().heapUsed;
  query(1_000_000);
  // Were it four bytes a query, there would be twice as many.
  const left = process.memoryUsage().heapUsed - before;
  assert.ok(left < 2_000_000, `${left} bytes of garbage`);
  assert.equal(memory.buffer.byteLength, pages);
  assert.ok(found > 1_000_000);
  layout.free();
});

// Some browsers copy all of it each time.
test("the more memory there is, the more it grows at once", async () => {
  const { layout, memory } = await own();
  const lengths = new Set();
  for (let turn = 0; turn < 2_000; turn++) {
    layout.append(heights.subarray(0, 1_000));
    lengths.add(memory.buffer.byteLength);
  }
  const pages = memory.buffer.byteLength / 65_536;
  assert.ok(pages > 300, `${pages} pages`);
  // One after the other until sixteen are two, then a sixteenth each.
  assert.ok(lengths.size < 90, `${lengths.size} times to ${pages} pages`);
  layout.free();
});

test("layouts that are freed leave their memory to others", async () => {
  const { make, memory } = await own();
  const out = new Float64Array(500);
  const round = async () => {
    const layout = await make();
    layout.append(heights);
    layout.insert(5_000, heights);
    layout.query(0, 1000, out);
    layout.setWidth(800);
    layout.remove(0, 15_000);
    layout.free();
  };
  for (let turn = 0; turn < 20; turn++) await round();
  const pages = memory.buffer.byteLength;
  for (let turn = 0; turn < 1_000; turn++) await round();
  assert.equal(memory.buffer.byteLength, pages);
});

test("changes take no more memory the more there were", async () => {
  const { layout, memory } = await own();
  layout.append(heights);
  const out = new Float64Array(500);
  const round = (turn) => {
    layout.insert(turn, heights);
    layout.query(0, 1000, out);
    layout.remove(turn, 10_000);
  };
  for (let turn = 0; turn < 300; turn++) round(turn);
  const pages = memory.buffer.byteLength;
  for (let turn = 0; turn < 600; turn++) round(turn);
  assert.equal(memory.buffer.byteLength, pages);
  layout.free();
});

test("layouts that are forgotten leave their memory as well", async () => {
  const { make, memory } = await own();
  const round = async () => {
    for (let count = 0; count < 20; count++) (await make()).append(heights);
    collect();
    // Registries speak in a turn of their own.
    await new Promise((resolve) => { setImmediate(resolve); });
    await new Promise((resolve) => { setImmediate(resolve); });
  };
  for (let turn = 0; turn < 5; turn++) await round();
  const pages = memory.buffer.byteLength;
  for (let turn = 0; turn < 30; turn++) await round();
  assert.ok(memory.buffer.byteLength <= 2 * pages,
    `${memory.buffer.byteLength} bytes, ${pages} before`);
});

test("what reads a style or a size may change other layouts", async () => {
  const { layout, make } = await own();
  const other = await make();
  const changed = () => other.append(new Float64Array(300_000).fill(100));
  layout.append([100, 100]);
  layout.restyle({ lanes: 2, get gap() { changed(); return 20; } });
  const frame = new Float64Array(4);
  layout.frame(1, frame);
  assert.deepEqual([...frame], [610, 0, 590, 100]);
  layout.insertSection(1, { mode: "flow" });
  layout.append([50, 60], 1);
  layout.resize(
    0, { width: 70, get height() { changed(); return 80; } }, 1);
  layout.frame(0, frame, 1);
  assert.deepEqual([...frame.subarray(2)], [70, 80]);
  assert.equal(other.length, 600_000);
  const values = [10, 20];
  Object.defineProperty(values, 0, { get() { changed(); return 30; } });
  layout.append(values);
  layout.frame(2, frame);
  assert.equal(frame[3], 30);
  const end = (name) => ({ get [name]() { layout.free(); return 1; } });
  const freed = { name: "WaterFlowError", code: "freed" };
  assert.throws(() => layout.restyle(end("gap")), freed);
  assert.throws(() => layout.insertSection(0, {}), freed);
  other.free();
  const third = await make();
  assert.throws(() => third.insertSection(
    0, { get gap() { third.free(); return 1; } }), freed);
});

test("millions of items come between others", async () => {
  const { layout } = await own();
  layout.append(new Float32Array(2_000).fill(100));
  layout.insert(10, new Float32Array(6_000_000).fill(100));
  assert.equal(layout.contentLength, 6_002_000 / 4 * 108 - 8);
  const frame = new Float64Array(4);
  for (let index = 0; index < layout.length; index += 100_000) {
    assert.equal(layout.frame(index, frame)[1], Math.floor(index / 4) * 108);
  }
  layout.free();
});
