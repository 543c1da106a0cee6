// Items that are not there yet: the page is asked for those that come into
// view, each once.

/** What one element has asked for. */
export class LateItems {
  #flow;
  /** The indices that came into view and were not asked for, by section. */
  #seen = new Map();
  /** What was asked for, as section, start and end. */
  asked = [];
  /** Whether some of that may have come. */
  #isAnswered = false;

  constructor(flow) { this.#flow = flow; }

  /** An item that is not there has come into view. */
  needs(section, index) {
    if (this.asked.some((range) => holds(range, section, index))) return;
    if (this.#seen.size === 0) queueMicrotask(() => this.#ask());
    if (!this.#seen.has(section)) this.#seen.set(section, []);
    this.#seen.get(section).push(index);
  }

  /** Some items may have come: what has not is still on its way. */
  forgetAnswered() {
    // Many may come in one task, and be told of one by one.
    if (!this.#isAnswered) queueMicrotask(() => this.#keepMissing());
    this.#isAnswered = true;
  }

  /**
   * Items of a section have gone to other places.
   *
   * @param {(indices: number[]) => number[]} placesOf those of indices that are
   *   there still.
   */
  follow(section, placesOf) {
    this.asked = this.asked.flatMap(([one, start, end]) => {
      if (one !== section) return [[one, start, end]];
      const indices = Array.from({ length: end - start }, (_, at) => start + at);
      return clusters(placesOf(indices), 1)
        .map(([first, last]) => [section, first, last + 1]);
    });
  }

  /** Other items are shown. */
  forget() { this.asked = []; }

  #keepMissing() {
    this.#isAnswered = false;
    this.asked = this.asked.flatMap(([section, start, end]) =>
      runs(start, end, (index) => this.#isMissing(section, index))
        .map((run) => [section, ...run]));
  }

  #isMissing(section, index) {
    const data = this.#flow.sections[section];
    return index >= 0 && index < data?.count && data.at(index) === undefined;
  }

  #ask() {
    const seen = [...this.#seen];
    this.#seen.clear();
    for (const [section, indices] of seen) {
      const isFree = (index) => this.#isMissing(section, index)
        && !this.asked.some((range) => holds(range, section, index));
      for (const [first, last] of clusters(indices, indices.length)) {
        // As much again around it, so that not each step asks for an item.
        const room = last - first + 1;
        const around = runs(Math.max(first - room, 0), last + room + 1, isFree);
        for (const [start, end] of around) {
          this.asked.push([section, start, end]);
          this.#flow.events.dispatch("needitems", { section, start, end });
        }
      }
    }
  }
}

/**
 * The first and the last of indices that are no further from each other: in a
 * task there may be several places.
 */
function clusters(indices, reach) {
  const found = [];
  for (const index of indices.sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (index - last?.[1] <= reach) last[1] = index;
    else found.push([index, index]);
  }
  return found;
}

/** The longest ranges, as start and end, all of whose indices pass. */
function runs(start, end, passes) {
  const found = [];
  for (let index = start; index < end; index++) {
    if (!passes(index)) continue;
    const first = index;
    while (index < end && passes(index)) index++;
    found.push([first, index]);
  }
  return found;
}

const holds = ([section, start, end], other, index) =>
  section === other && start <= index && index < end;
