// Measures the WebAssembly build in Node, adds the figures to those of the
// native run and prints all as a table:
//   node Benchmarks/node.mjs waterflow-bench-wasm.wasm bench.json [gallery.wasm]

import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { time, workloads } from "./instance.mjs";
import { load } from "./module.mjs";

const RUNS = 9;
const [modulePath, reportPath, galleryPath] = process.argv.slice(2);

const bench = await load(modulePath);
const steps = workloads(bench).map((step) => ({ ...step, values: [] }));

// The first round only warms up.
for (let round = 0; round <= RUNS; round++) {
  for (const step of steps) {
    const took = time(bench, step);
    if (round === 0) continue;
    step.values.push((took * (step.isNanoseconds ? 1e6 : 1e3)) / step.count);
  }
}

function figure(name, values, unit) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const value = sorted.length % 2
    ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { name, value, unit, spread: sorted.at(-1) - sorted[0] };
}

function ratio(name, a, b) {
  const [over, under] = [a, b].map(
    (wanted) => steps.find(({ name }) => name === wanted).values);
  return figure(name, over.map((value, run) => value / under[run]), "x");
}

const report = JSON.parse(readFileSync(reportPath, "utf8"));
for (const { name, values, isNanoseconds, count } of steps) {
  const unit = isNanoseconds ? (count === 1e6 ? "ns/item" : "ns") : "us";
  report.figures.push(figure(`wasm: ${name}`, values, unit));
}
report.figures.push(
  ratio("wasm: 12 lanes to 4, build", "waterfall 12 lanes, build",
    "waterfall 4 lanes, build"),
  ratio("wasm: naive to ours, build", "naive 4 lanes, build",
    "waterfall 4 lanes, build"),
  ratio("wasm: naive to ours, visible query", "naive visible query in 1M",
    "visible query of 40 in 1M"));
if (galleryPath && existsSync(galleryPath)) {
  report.figures.push(
    figure("gallery.wasm, size", [statSync(galleryPath).size], "bytes"));
}
writeFileSync(reportPath, `${JSON.stringify(report, null, 2)}\n`);

const width = Math.max(...report.figures.map(({ name }) => name.length));
console.log(`${"figure".padEnd(width)} ${"median".padStart(12)} ` +
  `${"spread".padStart(12)}  unit`);
for (const { name, value, unit, spread } of report.figures) {
  const digits = unit === "bytes" ? 0 : 3;
  console.log(`${name.padEnd(width)} ${value.toFixed(digits).padStart(12)} ` +
    `${spread.toFixed(digits).padStart(12)}  ${unit}`);
}
