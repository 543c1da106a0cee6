// What the module asks of a view that an app has removed in a callback: nothing
// is there any more, and nothing is thrown through the module.

import assert from "node:assert/strict";
import { test } from "node:test";

import { instantiate } from
  "../../Sources/WaterflowWeb/JavaScript/instance.mjs";

/** A module with nothing in it. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

test("a view that is not there takes and measures nothing", async () => {
  const { page } = await instantiate(EMPTY, () => ({}));
  const imports = page.imports();
  const told = {
    adopt: [0, 0], allowFocus: [1], focus: [0], allowSelection: [1],
    canMeasure: [],
  };
  for (const view of [-1, 0, 7]) {
    for (const [name, values] of Object.entries(told)) {
      // As the module takes the answer.
      assert.equal(imports[name](view, ...values) | 0, 0, `${name} ${view}`);
    }
  }
});
