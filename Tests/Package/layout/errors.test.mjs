import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Layout, WaterFlowError, entry, wasm } from "./subject.mjs";

const OUT = new Float64Array(500);

/** All that a layout says of itself. */
function state(layout) {
  const sections = new Int32Array(100);
  const count = layout.query(-Infinity, Infinity, OUT, sections);
  return [layout.length, layout.contentLength, count,
    [...OUT.subarray(0, 5 * count)], [...sections.subarray(0, count)]];
}

async function twoSections() {
  const layout = await Layout.create({
    width: 300, gap: 10, header: 20,
    sections: [{ lanes: 2 }, { mode: "flow" }],
  });
  layout.append([50, 60, 70]);
  layout.append([100, 40, 120, 50], 1);
  return layout;
}

const NaNs = [NaN, Infinity, -Infinity, -1, 16_777_216, 1e300];
const noIndices = [NaN, Infinity, -1, 0.5, 4, 1e10, 2 ** 31, 2 ** 53];

const refused = {
  RangeError: [
    ...NaNs.flatMap((bad) => [
      (layout) => layout.append([1, bad, 2]),
      (layout) => layout.append(Float64Array.of(1, 2, bad)),
      (layout) => layout.append([1, bad], 1),
      (layout) => layout.insert(1, [bad]),
      (layout) => layout.resize(1, bad),
      (layout) => layout.resize(1, { width: bad, height: 1 }, 1),
      (layout) => layout.resize(1, { width: 1, height: bad }, 1),
      (layout) => layout.setWidth(bad),
      (layout) => layout.setHeight(bad),
      (layout) => layout.restyle({ gap: bad }),
      (layout) => layout.restyle({ header: bad }),
      (layout) => layout.restyle({ insets: { left: bad } }),
      (layout) => layout.restyle({ lanes: bad }),
      (layout) => layout.restyle({ minLaneWidth: bad }),
      (layout) => layout.insertSection(0, { footer: bad }),
    ]),
    ...noIndices.flatMap((bad) => [
      (layout) => layout.insert(bad, [1]),
      (layout) => layout.insert(0, [1], bad),
      (layout) => layout.append([1], bad),
      (layout) => layout.remove(bad, 1),
      (layout) => layout.remove(0, bad === 4 ? 5 : bad),
      (layout) => layout.remove(0, 1, bad),
      (layout) => layout.move(bad, 0),
      (layout) => layout.move(0, bad),
      (layout) => layout.move(0, 0, 0, bad),
      (layout) => layout.resize(bad, 1),
      (layout) => layout.resize(0, 1, bad),
      (layout) => layout.frame(bad === -1 ? -3 : bad, OUT),
      (layout) => layout.frame(0, OUT, bad),
      (layout) => layout.removeSection(bad),
      (layout) => layout.insertSection(bad, {}),
      (layout) => layout.restyle({}, bad),
      (layout) => layout.laneCount(bad),
      (layout) => layout.lengthOf(bad),
    ]),
    (layout) => layout.frame(Layout.FOOTER, OUT),
    (layout) => layout.frame(-1, OUT, 2),
    (layout) => layout.append([1, 2, 3], 1),
    (layout) => layout.restyle({ mode: "masonry" }),
    (layout) => layout.restyle({ lanes: 0 }),
    (layout) => layout.restyle({ lanes: 257 }),
    (layout) => layout.restyle({ mode: "flow", sizing: "ratios" }),
    (layout) => layout.query(NaN, 1, OUT),
    (layout) => layout.query(0, NaN, OUT),
    (layout) => layout.itemAt(NaN, 0),
    (layout) => layout.layOut(0),
  ],
  TypeError: [
    (layout) => layout.query(0, "1", OUT),
    (layout) => layout.append(null),
    (layout) => layout.append("1"),
    (layout) => layout.append(new Int8Array(1)),
    (layout) => layout.append([1], "0"),
    (layout) => layout.resize(0, null),
    (layout) => layout.resize(0, 1, 1),
    (layout) => layout.resize(0, {}, 1),
    (layout) => layout.frame(0, []),
    (layout) => layout.frame(0, new Float64Array(3)),
    (layout) => layout.query(0, 1, []),
    (layout) => layout.query(0, 1, new Float32Array(5)),
    (layout) => layout.query(0, 1, OUT, [0]),
    (layout) => layout.restyle(null),
    (layout) => layout.restyle({ gap: "8" }),
    (layout) => layout.restyle({ insets: 8 }),
    (layout) => layout.insertSection(0, "list"),
    () => new Layout({ width: 1 }),
  ],
  WaterFlowError: [
    // Lanes do not tell widths.
    (layout) => layout.restyle({ mode: "flow" }),
    (layout) => layout.restyle({ lanes: 2, sizing: "ratios" }),
    (layout) => layout.move(0, 0, 0, 1),
    // No module addresses as much.
    (layout) => layout.append(new Float64Array(2 ** 29)),
    (layout) => layout.append(new Float64Array(3 * 2 ** 27)),
  ],
};

test("what cannot be used is refused, and nothing is lost", async () => {
  const layout = await twoSections();
  const before = state(layout);
  for (const [name, calls] of Object.entries(refused)) {
    for (const call of calls) {
      assert.throws(() => call(layout), (error) => {
        assert.equal(error.name, name, `${call}: ${error.stack}`);
        assert.ok(error.message.length > 10, error.message);
        return true;
      }, `${call}`);
      assert.deepEqual(state(layout), before, `${call}`);
    }
  }
  layout.append([80]);
  assert.equal(layout.lengthOf(0), 4);
  layout.free();
});

test("an error says what and where", async () => {
  const layout = await twoSections();
  assert.throws(() => layout.append([1, 2, NaN], 0), {
    message: /^values\[2\] is NaN of section 0/,
  });
  assert.throws(() => layout.frame(3, OUT), {
    message: "index is 3; section 0 has 3 items",
  });
  assert.throws(() => layout.removeSection(2), {
    message: "section is 2; there are 2",
  });
  assert.throws(() => layout.restyle({ rowHeight: 0 }), {
    message: /^style\.rowHeight is 0; it must be from 1/,
  });
  layout.free();
});

test("ratios that make an item too long are refused by its index", async () => {
  const layout = await Layout.create({
    width: 1e6, mode: "waterfall", sizing: "ratios" });
  for (const bad of [0, -0, -1, NaN, Infinity, 5e-324, 1e-8]) {
    assert.throws(() => layout.append([1, bad]), { name: "RangeError" });
  }
  // Fine for a lane of 16 px, not for one of a million.
  assert.throws(() => layout.append([1, 1e-3]),
    { name: "WaterFlowError", code: "item-too-long", section: 0, index: 1 });
  assert.equal(layout.length, 0);
  layout.append([1, 1]);
  assert.equal(layout.contentLength, 2e6);
  layout.free();
});

test("content that is too long is refused", async () => {
  const layout = await Layout.create({ width: 100, lanes: 2 });
  layout.append([1]);
  assert.throws(() => layout.append(Array(400).fill(16_777_215)),
    { name: "WaterFlowError", code: "content-too-long", section: 0 });
  assert.equal(layout.contentLength, 1);
  layout.free();
});

test("options that cannot be used make no layout", async () => {
  const bad = [
    [undefined, TypeError], [null, TypeError], [{}, TypeError],
    [{ width: NaN }, RangeError], [{ width: -1 }, RangeError],
    [{ width: "1" }, TypeError], [{ width: 1, height: NaN }, RangeError],
    [{ width: 1, axis: "y" }, RangeError],
    [{ width: 1, direction: "left" }, RangeError],
    [{ width: 1, mode: "grid" }, RangeError],
    [{ width: 1, sections: {} }, TypeError],
    [{ width: 1, sections: [null] }, TypeError],
    [{ width: 1, sections: [{ lanes: 1.5 }] }, RangeError],
  ];
  for (const [options, kind] of bad) {
    await assert.rejects(Layout.create(options), kind,
      JSON.stringify(options));
  }
  await assert.rejects(
    Layout.create({ width: 1, sections: [{}, { gap: -1 }] }),
    { message: /^sections\[1\]\.gap is -1/ });
});

test("a freed layout says so, and may be freed again", async () => {
  const layout = await twoSections();
  const other = await twoSections();
  layout.free();
  layout.free();
  const calls = [
    () => layout.length, () => layout.contentLength,
    () => layout.sectionCount, () => layout.append([1]),
    () => layout.insert(0, [1]), () => layout.remove(0),
    () => layout.move(0, 1), () => layout.resize(0, 1),
    () => layout.setWidth(1), () => layout.setHeight(1),
    () => layout.frame(0, OUT), () => layout.query(0, 1, OUT),
    () => layout.itemAt(0, 0), () => layout.layOut(),
    () => layout.restyle({}), () => layout.insertSection(0, {}),
    () => layout.removeSection(0), () => layout.laneCount(),
    () => layout.lengthOf(0),
  ];
  for (const call of calls) {
    assert.throws(call, { name: "WaterFlowError", code: "freed" }, `${call}`);
  }
  assert.equal(other.length, 5);
  other.free();
});

test("a module that is none is refused, and may be given again", async () => {
  const bytes = readFileSync(wasm);
  for (const module of [
    new Uint8Array(4), new URL("missing.wasm", entry), "http://[", 5,
    new URL("layout.js", entry),
  ]) {
    await assert.rejects(Layout.create({ width: 1 }, { module }),
      { name: "WaterFlowError", code: "module" }, String(module));
  }
  const module = await WebAssembly.compile(bytes);
  for (const source of [bytes, bytes.buffer.slice(
    bytes.byteOffset, bytes.byteOffset + bytes.length), module, wasm,
  wasm.href, undefined]) {
    const layout = await Layout.create({ width: 9 }, { module: source });
    layout.append([5]);
    assert.equal(layout.contentLength, 5);
    layout.free();
  }
});

test("a style takes from the options what it does not say", async () => {
  const layout = await Layout.create({
    width: 1200, lanes: 4, gap: 8, insets: { left: 20 },
    sections: [{}, { minLaneWidth: 500 }],
  });
  assert.deepEqual([layout.laneCount(), layout.laneCount(1)], [4, 2]);
  layout.append([100]);
  layout.restyle({ gap: 16 });
  assert.equal(layout.laneCount(), 4);
  assert.deepEqual([...layout.frame(0, new Float64Array(4))],
    [20, 0, (1180 - 3 * 16) / 4, 100]);
  layout.insertSection(2, {});
  assert.equal(layout.laneCount(2), 4);
  layout.insertSection(3, { lanes: 3 });
  assert.equal(layout.laneCount(3), 3);
  layout.free();
});

test("what is refused is named as it was given", async () => {
  const layout = await Layout.create({ width: 300 });
  layout.append([1, 2, 3]);
  const before = state(layout);
  const refusals = [
    [() => layout.remove(3), RangeError, "index is 3; section 0 has 3 items"],
    [() => layout.remove(5), RangeError, "index is 5; section 0 has 3 items"],
    [() => layout.remove(2, 2), RangeError,
      "index + count is 4; section 0 has 3 items"],
    [() => layout.append([1, null]), TypeError,
      "values[1] is null, not a number"],
    [() => layout.append([1, , 3]), TypeError,
      "values[1] is undefined, not a number"],
    [() => layout.append(["100"]), TypeError,
      'values[0] is "100", not a number'],
    [() => layout.append(new Int32Array(1)), TypeError,
      /^values is an Int32Array; give a Float64Array/],
    [() => layout.query("0", 1, OUT), TypeError, 'from is "0", not a number'],
    [() => layout.query(0, NaN, OUT), RangeError, /^to is NaN/],
    [() => layout.frame(0, new Uint8Array(4)), TypeError,
      /^out is no Float64Array or Float32Array/],
    [() => layout.frame(0, new Float32Array(3)), TypeError, /room for 4/],
  ];
  for (const [call, kind, message] of refusals) {
    assert.throws(call, (error) => {
      assert.ok(error instanceof kind, `${call}`);
      if (typeof message === "string") assert.equal(error.message, message);
      else assert.match(error.message, message);
      return true;
    });
  }
  assert.deepEqual(state(layout), before);
  layout.free();
  const ratios = await Layout.create({ width: 300, sizing: "ratios" });
  assert.throws(() => ratios.append([1e-9]), {
    message: /ratios 1 \/ 16777215 to 16777215$/,
  });
  ratios.free();
});

test("a module's address may be any URL's", async () => {
  const layout = await Layout.create({ width: 300 },
    { module: { href: String(wasm) } });
  layout.append([10]);
  assert.equal(layout.contentLength, 10);
  layout.free();
});

test("a section that is left out is told by its number", async () => {
  await assert.rejects(Layout.create({ width: 300, sections: [{}, , {}] }), {
    name: "TypeError", message: "sections[1] is undefined, not an object",
  });
});
