// Measures this engine's module and engines in JavaScript in turns.
//
// An engine in JavaScript is a module with a `name` and `make(heights, {lanes,
// width, spacing})`, which returns an object with `append(heights)`,
// `query(top, bottom)`, `resize(item, height)` and `length`.

import { instantiate, time, workloads } from "./instance.mjs";
import { numbers } from "./numbers.mjs";

const ROUNDS = 9;
const OPTIONS = { lanes: 4, width: 1200, spacing: 8 };
const SCREEN = 1900;
const STEP = 120;
const QUERIES = 10_000;

// The same kind of numbers as the module's, if not the same ones.
const heights = numbers(1_000_000, 40, 360, 1);
const more = numbers(100, 40, 360, 2);

/** What a module of JavaScript does for each step, by the step's name. */
function steps(make) {
  const large = make(heights, OPTIONS);
  const small = make(heights.subarray(0, 10_000), OPTIONS);
  const random = (engine) => {
    const tops = numbers(QUERIES, 0, engine.length, 3);
    return () => {
      let found = 0;
      for (const top of tops) found += engine.query(top, top + SCREEN);
      return found;
    };
  };
  const scroll = (engine) => () => {
    const most = engine.length - SCREEN;
    let found = 0;
    for (let step = 0; step < QUERIES; step++) {
      const top = (step * STEP) % most;
      found += engine.query(top, top + SCREEN);
    }
    return found;
  };
  let grown;
  return {
    "waterfall 4 lanes, build": { run: () => make(heights, OPTIONS) },
    "append 100 to 1M": {
      ready: () => { grown = make(heights, OPTIONS); },
      run: () => { for (let i = 0; i < 1_000; i++) grown.append(more); },
    },
    "stable 4 lanes 1M, height of item 0": {
      times: 20,
      run: () => { for (let i = 0; i < 20; i++) large.resize(0, 50 + i); },
    },
    "visible query of 40 in 1M": { run: random(large) },
    "visible query of 40 in 10k": { run: random(small) },
    "scroll step in 1M": { run: scroll(large) },
    "scroll step in 10k": { run: scroll(small) },
  };
}

/** Measures all; `peers` are addresses of further modules. */
window.measure = async (peers) => {
  const bench = await instantiate(
    await WebAssembly.compileStreaming(fetch("bench.wasm")));
  const own = workloads(bench);
  const engines = await Promise.all(
    ["./arrays.mjs", ...peers].map((address) => import(address)));
  const rivals = engines.map(({ name, make }) => ({ name, all: steps(make) }));

  const results = [];
  for (const name of Object.keys(rivals[0].all)) {
    const workload = own.find((one) => one.name === name);
    const values = { Waterflow: [] };
    // The first two rounds only warm up: the browser compiles meanwhile.
    for (let round = -2; round < ROUNDS; round++) {
      const took = (time(bench, workload) * 1e6) / workload.count;
      if (round >= 0) values.Waterflow.push(took);
      for (const rival of rivals) {
        const { ready, run, times } = rival.all[name];
        ready?.();
        const start = performance.now();
        run();
        const per = ((performance.now() - start) * 1e6)
          / (times ?? workload.count);
        if (round >= 0) (values[rival.name] ??= []).push(per);
      }
    }
    results.push({ name, values });
  }
  return results;
};
