// `<water-flow>`: importing this defines it.

import { WaterFlowElement } from "./element.mjs";

export { WaterFlowError } from "./errors.mjs";
export { WaterFlowElement };

// Where there is no page, as on a server, there is nothing to define; where
// another version has come first, the name is its own.
if (globalThis.customElements && !customElements.get("water-flow")) {
  WaterFlowElement.define();
}
