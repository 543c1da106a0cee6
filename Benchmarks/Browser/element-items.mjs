// Gives an element items, tells when the first ones are painted, and assigns
// others again.

const options = new URLSearchParams(location.search);
const COUNT = Number(options.get("count") ?? 10_000);
const ROUNDS = 11;

const items = Array.from({ length: COUNT }, (_, id) => ({ id }));

/** Has an element show items; returns once they are painted. */
export async function show(flow) {
  flow.ratios = Float32Array.from(
    { length: COUNT }, (_, index) => 0.6 + (index * 7919 % 1000) / 1000);
  flow.key = ({ id }) => id;
  flow.renderer = {
    create: () => document.createElement("div"),
    update: (cell, { id }) => { cell.textContent = `Item ${id}`; },
  };
  flow.items = items;
  await flow.ready;
  const shown = flow.elementOf(0)?.getBoundingClientRect();
  if (!shown?.height) throw new Error("nothing is shown");
  await painted();
  window.measured = { painted: performance.now() };
  window.assign = () => assign(flow);
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
 * Returns how long it takes to show other items, in milliseconds: one in 20 of
 * them is new, one has gone, and one is elsewhere.
 */
async function assign(flow) {
  const took = [];
  // The first rounds load what that takes, and warm up.
  for (let round = -3; round < ROUNDS; round++) {
    const next = items.map((item, index) =>
      (index + round) % 20 === 0 ? { id: COUNT * (round + 4) + index } : item);
    for (let index = 7; index + 9 < COUNT; index += 20) {
      [next[index], next[index + 9]] = [next[index + 9], next[index]];
    }
    flow.items = next;
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
