// What one would write by hand: greedy lanes in typed arrays, and divs that are
// used again. No updates, no roles, no keys, no pins: the floor for a frame.

const COUNT = 100_000;
const LANES = 4;
const SPACING = 8;
const OVERSCAN = 100;

const view = document.getElementById("view");
const laneWidth =
  (view.clientWidth - SPACING * (LANES + 1)) / LANES;
const tops = new Float64Array(COUNT);
const heights = new Float64Array(COUNT);
const lanes = new Uint8Array(COUNT);

const ends = new Float64Array(LANES).fill(SPACING);
for (let item = 0, state = 1; item < COUNT; item++) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  heights[item] = 100 + (state >>> 24);
  let lane = 0;
  for (let other = 1; other < LANES; other++) {
    if (ends[other] < ends[lane]) lane = other;
  }
  lanes[item] = lane;
  tops[item] = ends[lane];
  ends[lane] += heights[item] + SPACING;
}
const tallest = heights.reduce((a, b) => Math.max(a, b));

const content = document.createElement("div");
Object.assign(content.style, {
  position: "relative", overflow: "hidden", contain: "layout style",
  height: `${Math.max(...ends)}px`,
});
Object.assign(view.style, { overflow: "hidden auto", overflowAnchor: "none" });
view.append(content);

const live = new Map();
const pool = [];

function makeCell() {
  const cell = document.createElement("div");
  cell.className = "cell";
  Object.assign(cell.style, {
    position: "absolute", top: 0, left: 0, boxSizing: "border-box",
    contain: "layout style", width: `${laneWidth}px`,
  });
  content.append(cell);
  return cell;
}

/** The first item that is not above a position; tops ascend. */
function search(position) {
  let low = 0;
  let high = COUNT;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tops[middle] < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function update() {
  const start = view.scrollTop - OVERSCAN;
  const end = start + height + 2 * OVERSCAN;
  const isSeen = (item) =>
    tops[item] < end && tops[item] + heights[item] > start;
  for (const [item, cell] of live) {
    if (isSeen(item)) continue;
    live.delete(item);
    pool.push(cell);
  }
  for (let item = search(start - tallest); item < COUNT; item++) {
    if (tops[item] >= end) break;
    if (live.has(item) || !isSeen(item)) continue;
    const cell = pool.pop() ?? makeCell();
    const x = SPACING + lanes[item] * (laneWidth + SPACING);
    cell.style.transform = `translate(${x}px, ${tops[item]}px)`;
    cell.style.height = `${heights[item]}px`;
    cell.style.backgroundColor = `hsl(${item * 137 % 360} 50% 80%)`;
    cell.textContent = `Item ${item}`;
    cell.style.display = "";
    live.set(item, cell);
  }
  for (const cell of pool) cell.style.display = "none";
}

let height = view.clientHeight;
new ResizeObserver(() => {
  height = view.clientHeight;
  update();
}).observe(view);
view.addEventListener("scroll", update, { passive: true });
