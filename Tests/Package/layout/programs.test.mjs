// Random programs through `Layout` and its model. A failure prints its seed:
//   LAYOUT_SEED=123 node --test Tests/Package/layout/programs.test.mjs

import assert from "node:assert/strict";
import { test } from "node:test";
import { agree } from "./agreement.mjs";
import { Model } from "./model.mjs";
import { Random } from "./random.mjs";
import { Layout } from "./subject.mjs";

const PROGRAMS = Number(process.env.LAYOUT_PROGRAMS ?? 100);
const seeds = process.env.LAYOUT_SEED
  ? [Number(process.env.LAYOUT_SEED)]
  : Array.from({ length: PROGRAMS }, (_, seed) => seed + 1);

function randomStyle(random) {
  const mode = random.of(["waterfall", "waterfall", "list", "flow",
    "justified"]);
  const style = { mode, gap: random.of([0, 8, 10.5]) };
  if (random.below(2)) style.lineGap = random.of([0, 4, 12.25]);
  if (random.below(2)) style.header = random.of([0, 30]);
  if (random.below(2)) style.footer = random.of([0, 22.5]);
  if (random.below(2)) {
    style.insets = { top: random.below(20), left: random.below(20),
      right: random.below(20), bottom: random.below(20) };
  }
  if (mode === "waterfall") {
    if (random.below(2)) style.lanes = 1 + random.below(6);
    else style.minLaneWidth = random.of([40, 90, 130.5]);
    style.sizing = random.of(["lengths", "ratios"]);
    style.assignment = random.of(["recomputed", "stable"]);
  }
  if (mode === "justified") style.rowHeight = random.of([40, 90.5]);
  if (mode === "flow") {
    style.distribution = random.of(
      ["justified", "leading", "center", "trailing"]);
    style.alignment = random.of(["center", "top", "bottom"]);
  }
  return style;
}

function randomValue(random, { mode, sizing }) {
  if (mode === "flow") {
    return [10 + random.below(960) / 8, 10 + random.below(400) / 8];
  }
  return mode === "justified" || sizing === "ratios"
    ? 0.3 + 2 * random.next() : random.below(1600) / 8;
}

const flat = (values, random) =>
  random.below(2) ? Float64Array.from(values.flat()) : values.flat();

/** A change of both; returns what it was. */
function step(layout, model, random) {
  const section = random.below(model.sections.length);
  const { style, items } = model.sections[section];
  const values = Array.from({ length: random.below(random.of([3, 60])) },
    () => randomValue(random, style));
  const kind = random.of(
    ["append", "insert", "remove", "move", "resize", "width"]);
  switch (kind) {
    case "append":
      layout.append(flat(values, random), section);
      model.insert(section, items.length, values);
      break;
    case "insert": {
      const index = random.below(items.length + 1);
      layout.insert(index, flat(values, random), section);
      model.insert(section, index, values);
      break;
    }
    case "remove": {
      const index = random.below(items.length + 1);
      const count = random.below(Math.min(8, items.length - index) + 1);
      layout.remove(index, count, section);
      model.remove(section, index, count);
      break;
    }
    case "move": {
      if (items.length === 0) break;
      const [from, to] = [random.below(items.length),
        random.below(items.length)];
      if (from === to) break;
      layout.move(from, to, section);
      model.move(section, from, section, to);
      break;
    }
    case "resize": {
      if (items.length === 0) break;
      const index = random.below(items.length);
      const value = randomValue(random, style);
      layout.resize(index, style.mode === "flow"
        ? { width: value[0], height: value[1] } : value, section);
      model.resize(section, index, value);
      break;
    }
    default:
      model.width = 100 + random.below(1600) / 4;
      layout.setWidth(model.width);
  }
  return `${kind} in section ${section}`;
}

test("random programs leave what the model says", async () => {
  for (const seed of seeds) {
    const random = new Random(seed);
    const options = {
      width: 100 + random.below(1600) / 4,
      sections: Array.from(
        { length: 1 + random.below(3) }, () => randomStyle(random)),
    };
    const done = [];
    const note = () => `LAYOUT_SEED=${seed}\n${JSON.stringify(options)}\n`
      + done.join("\n");
    const layout = await Layout.create(options);
    const model = new Model(options);
    try {
      for (let count = 0; count < 12; count++) {
        done.push(step(layout, model, random));
        // Lanes are chosen as items come.
        model.frames();
        if (random.below(2)) agree(layout, model, random, note);
      }
      agree(layout, model, random, note);
    } catch (error) {
      assert.ok(error.message.includes("LAYOUT_SEED"),
        `${note()}\n${error.stack}`);
      throw error;
    }
    layout.free();
  }
});

test("all short runs of a few lengths stand as the model says", async () => {
  const random = new Random(1);
  const styles = [
    { mode: "waterfall", lanes: 1 },
    { mode: "waterfall", lanes: 2, gap: 2 },
    { mode: "waterfall", lanes: 3, gap: 2, sizing: "ratios" },
    { mode: "list", header: 5, gap: 1 },
    { mode: "justified", rowHeight: 10, gap: 2 },
    { mode: "flow", gap: 2 },
  ];
  for (const style of styles) {
    const options = { width: 24, sections: [style] };
    const usesRatios = style.mode === "justified" || style.sizing;
    const values = usesRatios ? [0.5, 1, 2.5] : [0, 3, 7];
    for (let length = 0; length <= 5; length++) {
      for (let code = 0; code < values.length ** length; code++) {
        const items = Array.from({ length }, (_, place) => {
          const digit = Math.floor(code / values.length ** place);
          const value = values[digit % values.length];
          return style.mode === "flow" ? [value + 3, 9 - value] : value;
        });
        const layout = await Layout.create(options);
        const model = new Model(options);
        layout.append(items.flat());
        model.insert(0, 0, items);
        agree(layout, model, random, () => JSON.stringify({ style, items }));
        layout.free();
      }
    }
  }
});

test("long lanes answer as the model says, also far apart", async () => {
  const random = new Random(3);
  for (const assignment of ["recomputed", "stable"]) {
    for (const direction of ["ltr", "rtl"]) {
      const style = { lanes: 3, gap: 4, assignment };
      const options = { width: 500, direction, sections: [style] };
      const layout = await Layout.create(options);
      const model = new Model({ width: 500, sections: [style] });
      const heights = Array.from(
        { length: 3000 }, () => random.below(2400) / 8);
      layout.append(heights);
      model.insert(0, 0, heights);
      model.frames();
      // Where lanes are kept, the first one becomes far longer than the others.
      for (let index = 0; index < 3000; index += 3) {
        if (model.sections[0].items[index].lane !== 0) continue;
        layout.resize(index, 2000);
        model.resize(0, index, 2000);
      }
      const mirrored = { frames: () => model.frames().map((frame) => ({
        ...frame,
        x: direction === "ltr" ? frame.x : 500 - frame.x - frame.width,
      })), get length() { return model.length; }, width: 500 };
      for (let turn = 0; turn < 3; turn++) {
        agree(layout, mirrored, random, () => `${assignment} ${direction}`);
      }
      layout.free();
    }
  }
});
