// How long after navigation an element of 10,000 items shows the first ones.

import "./package/index.js";

const COUNT = 10_000;

const flow = document.querySelector("water-flow");
flow.ratios = Float32Array.from(
  { length: COUNT }, (_, index) => 0.6 + (index * 7919 % 1000) / 1000);
flow.renderItem = (item) => item;
flow.items = Array.from({ length: COUNT }, (_, index) => `Item ${index}`);

await flow.ready;
const shown = flow.elementOf(0)?.getBoundingClientRect();
if (!shown?.height) throw new Error("nothing is shown");
// A frame is painted before a message arrives that was sent in it.
await new Promise(requestAnimationFrame);
await new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});
const [module] = performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".wasm"));
window.measured = { arrived: module.responseEnd, painted: performance.now() };
