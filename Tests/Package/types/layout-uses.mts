// What must compile: the layout without a view, as it is used.

import {
  Layout, WaterFlowError, type LayoutOptions, type LayoutStyle,
} from "water-flow/layout";

const style: LayoutStyle = {
  mode: "justified", sizing: "ratios", rowHeight: 220, breaking: "even",
  shrink: 0.5, lastRow: "justified", stretch: 2, gap: 4, lineGap: 8,
  insets: { top: 1, left: 2 }, header: 40, footer: 20,
};
const options: LayoutOptions = {
  width: 1200, height: 800, axis: "vertical", direction: "rtl", scale: 2,
  sections: [style, { minLaneWidth: 160, assignment: "stable" }],
};

const layout: Layout = await Layout.create(options);
declare const module: WebAssembly.Module;
await Layout.create({ width: 1 }, { module });
await Layout.create({ width: 1 }, { module: new Uint8Array(8) });
await Layout.create({ width: 1 }, { module: new URL("a:b") });

layout.append([1, 2]);
layout.append(new Float32Array(3), 1);
layout.insert(0, new Float64Array(3) as Float64Array, 1);
layout.remove(0);
layout.move(0, 1, 0, 1);
layout.resize(0, 1.5);
layout.resize(0, { width: 1, height: 2 }, 1);
layout.restyle({ mode: "flow", distribution: "center", alignment: "top" });

const out = new Float64Array(20);
const sections = new Int32Array(4);
const count: number = layout.query(-Infinity, 800, out, sections);
layout.query(0, count, new Int32Array(4));
const frame: Float32Array = layout.frame(
  Layout.HEADER, new Float32Array(4), 1);
const found = layout.itemAt(frame[0] ?? 0, 1);
if (found) layout.remove(found.index, 1, found.section);
const length: number = layout.contentLength + layout.lengthOf(0);
while (layout.layOut(length));

try {
  layout.free();
} catch (error) {
  if (error instanceof WaterFlowError) console.log(error.code, error.index);
}
