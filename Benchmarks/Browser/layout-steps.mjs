// `Layout` of the package for JavaScript and plain typed arrays in turns, by
// the same calls: numbers in, an answer in an array of the caller's.

import { numbers } from "./numbers.mjs";

const ROUNDS = 9;
const SCREEN = 1900;
const STEP = 120;
const QUERIES = 10_000;
const OPTIONS = { lanes: 4, width: 1200 };
const GAP = 8;

/**
 * What an engine does for each step, by the step's name: `run` is measured and
 * does something `times` times, with what `ready` returns.
 */
function steps(make, heights) {
  const count = heights.length;
  const repeats = count < 1e6 ? Math.round(1e5 / count) * 2 : 1;
  const more = numbers(100, 40, 360, 2);
  const out = new Float64Array(5 * 256);
  const indices = Array.from(numbers(QUERIES, 0, count, 4), Math.floor);
  const ofTops = (topsOf) => ({
    times: QUERIES,
    ready: (layout) => ({ layout, tops: topsOf(layout.length) }),
    run: ({ layout, tops }) => {
      let found = 0;
      for (const top of tops) found += layout.query(top, top + SCREEN, out);
      return found;
    },
  });
  return {
    build: {
      times: repeats,
      run: async () => {
        const made = [];
        for (let run = 0; run < repeats; run++) made.push(await make(heights));
        return made;
      },
      end: (made) => { for (const layout of made) layout.free?.(); },
    },
    "append 100": {
      times: 1_000,
      ready: () => make(heights),
      run: (layout) => {
        for (let run = 0; run < 1_000; run++) layout.append(more);
        return [layout];
      },
      end: ([layout]) => layout.free?.(),
    },
    "another height of item 0, then a query": {
      // Enough for a clock whose steps are long.
      times: 400,
      run: ({ layout }) => {
        let found = 0;
        for (let run = 0; run < 400; run++) {
          layout.resize(0, 50 + run);
          found += layout.query(0, SCREEN, out);
        }
        return found;
      },
    },
    "query": ofTops((length) => numbers(QUERIES, 0, length, 3)),
    "scroll step": ofTops((length) => Float64Array.from(
      { length: QUERIES }, (_, step) => (step * STEP) % (length - SCREEN))),
    frame: {
      times: QUERIES,
      run: ({ layout }) => {
        let sum = 0;
        for (const index of indices) {
          layout.frame(index, out);
          sum += out[1];
        }
        return sum;
      },
    },
  };
}

/** Returns the nanoseconds of each step, engine and round. */
export async function measure(Layout, arrays) {
  const engines = {
    Layout: async (heights) => {
      const layout = await Layout.create(
        { ...OPTIONS, gap: GAP, assignment: "stable" });
      layout.append(heights);
      return layout;
    },
    "plain arrays": (heights) =>
      arrays.make(heights, { ...OPTIONS, spacing: GAP }),
  };
  const results = [];
  for (const count of [10_000, 100_000, 1_000_000]) {
    const heights = numbers(count, 40, 360, 1);
    const own = {};
    for (const [name, make] of Object.entries(engines)) {
      const layout = await make(heights);
      own[name] = { layout, all: steps(make, heights) };
    }
    for (const step of Object.keys(own.Layout.all)) {
      const values = {};
      // The first three rounds only warm up.
      for (let round = -3; round < ROUNDS; round++) {
        for (const [name, { layout, all }] of Object.entries(own)) {
          const { times, ready, run, end } = all[step];
          const length = layout.contentLength ?? layout.length;
          const state = ready
            ? await ready({
              query: layout.query.bind(layout), length,
            }) : { layout };
          const start = performance.now();
          const result = await run(state);
          const took = performance.now() - start;
          end?.(result);
          if (round >= 0) (values[name] ??= []).push((took * 1e6) / times);
        }
      }
      results.push({ count, step, values });
    }
    own.Layout.layout.free();
  }
  return results;
}
