// What compiles where there are no types of pages: in Node, and in workers.
import { Layout, WaterFlowError } from "water-flow/layout";

const layout = await Layout.create(
  { width: 1200, sections: [{ minLaneWidth: 300 }] },
  { module: new Uint8Array(8) },
);
layout.append([100, 120.5]);
const out: Float64Array = layout.frame(0, new Float64Array(4));
const { code, element } = new WaterFlowError();
export const kept: [Float64Array, string, null | undefined] =
  [out, code, element];
