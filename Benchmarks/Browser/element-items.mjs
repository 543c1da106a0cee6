// Gives an element items, tells when the first ones are painted, and assigns
// others again.

const options = new URLSearchParams(location.search);
const COUNT = Number(options.get("count") ?? 10_000);
const ROUNDS = 11;
/** Of so many items one is new, one has gone, and one is elsewhere. */
const BLOCK = 20;

/** Has an element show items; returns once they are painted. */
export async function show(flow) {
  flow.key = ({ id }) => id;
  flow.renderer = {
    create: () => document.createElement("div"),
    update: (cell, { id }) => { cell.textContent = `Item ${id}`; },
  };
  give(flow, Array.from({ length: COUNT }, (_, id) => ({ id })));
  await flow.ready;
  const shown = flow.elementOf(0)?.getBoundingClientRect();
  if (!shown?.height) throw new Error("nothing is shown");
  await painted();
  window.measured = { painted: performance.now() };
  window.assign = () => assign(flow);
}

/** Assigns items with their ratios, which they keep wherever they stand. */
function give(flow, items) {
  flow.ratios = Float32Array.from(
    items, ({ id }) => 0.6 + (id * 7919 % 1000) / 1000);
  flow.items = items;
}

/** A frame is painted before a message arrives that was sent in it. */
async function painted() {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/**
 * Returns how long it takes to show other items than those that are shown, in
 * milliseconds: one in 20 of them is new, one has gone, and one is elsewhere.
 */
async function assign(flow) {
  const took = [];
  let id = COUNT;
  // The first rounds load what that takes, and warm up.
  for (let round = -3; round < ROUNDS; round++) {
    const next = flow.items.slice();
    for (let first = 0; first + BLOCK <= COUNT; first += BLOCK) {
      // Item 0 is new each time, which tells that a round is shown.
      next[first] = { id: id++ };
      const moved = next[first + 7];
      next.copyWithin(first + 7, first + 8, first + 17);
      next[first + 16] = moved;
    }
    give(flow, next);
    const start = performance.now();
    // Behind the element, which shows them when the task is over.
    await null;
    if (round >= 0) took.push(performance.now() - start);
    while (flow.elementOf(0)?.textContent !== `Item ${next[0].id}`) {
      await painted();
    }
    await painted();
  }
  return took;
}
