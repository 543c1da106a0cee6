// The ids of photos that may be millions, collected while photos come and go.

import { PIECE } from "./details.mjs";

/** How many pieces are asked for at a time. */
const AT_ONCE = 8;

/** Whether two lists of numbers hold the same. */
const isSame = (one, other) => one.length === other.length
  && one.every((number, index) => number === other[index]);

/** Numbers in order as ranges: "1,5-9". */
function ranges(numbers) {
  const found = [];
  for (let from = 0, to; from < numbers.length; from = to + 1) {
    to = from;
    while (numbers[to + 1] <= numbers[to] + 1) to += 1;
    found.push(numbers[from] === numbers[to]
      ? numbers[from] : `${numbers[from]}-${numbers[to]}`);
  }
  return found.join(",");
}

/** Spans by their days: the first photo's number in each and the one behind
 * the last, one after the other. */
function byDay(spans) {
  const days = new Map();
  for (let i = 0; i < spans.length; i += 3) {
    const [day, first, end] = spans.subarray(i, i + 3);
    const parts = days.get(day);
    if (parts) parts.push(first, end);
    else days.set(day, [first, end]);
  }
  return days;
}

/** What is collected of a day. */
class Day {
  /** How many ids are known. */
  count = 0;

  constructor(day, spans) {
    this.day = day;
    this.spans = spans;
    let length = 0;
    for (let i = 0; i < spans.length; i += 2) length += spans[i + 1] - spans[i];
    this.ids = new Uint32Array(length);
  }

  /** What of it lies in which piece. */
  * pieces() {
    let piece = null;
    for (let i = 0; i < this.spans.length; i += 2) {
      const [start, limit] = this.spans.slice(i, i + 2);
      for (let first = start, end; first < limit; first = end) {
        const number = Math.floor(first / PIECE);
        end = Math.min(limit, (number + 1) * PIECE);
        if (piece?.number !== number) {
          if (piece) yield piece;
          piece = { number, of: this, parts: [] };
        }
        piece.parts.push([first, end]);
      }
    }
    if (piece) yield piece;
  }

  /** Takes the ids of some photos from their piece. */
  take({ words, from }, parts) {
    for (const [first, end] of parts) {
      for (let index = first; index < end; index++) {
        const id = words[3 * (index - from)];
        if (id !== undefined) this.ids[this.count++] = id;
      }
    }
  }
}

function* piecesOf(days) {
  for (const day of days) yield* day.pieces();
}

/**
 * The ids of all photos that are selected in the end, as ranges. Only days in
 * which photos move meanwhile are asked for again.
 *
 * @param {Details} details
 * @param {() => Int32Array} selection tells what is selected as spans: a day,
 *   the first photo's number in it and the one behind the last, again for each.
 * @param {AbortSignal} [signal] ends it.
 * @throws if one of them cannot be known.
 */
export async function idsOf(details, selection, signal) {
  /** What is known, or will be, of days as they are. */
  const known = new Map();
  const end = new AbortController();
  details.addEventListener("moved", ({ days }) => {
    for (const day of days ?? [...known.keys()]) known.delete(day);
  }, { signal: end.signal });

  async function collect(pieces) {
    for (const { of, parts } of pieces) {
      if (end.signal.aborted || signal?.aborted) return;
      if (known.get(of.day) !== of) continue;
      of.take(await details.borrow(of.day, parts[0][0]), parts);
    }
  }

  try {
    for (;;) {
      signal?.throwIfAborted();
      const selected = byDay(selection());
      const lacking = [...selected]
        .filter(([day, spans]) => !isSame(spans, known.get(day)?.spans ?? []))
        .map(([day, spans]) => new Day(day, spans));
      if (lacking.length === 0) {
        return idsIn([...selected.keys()].map((day) => known.get(day)));
      }
      for (const one of lacking) known.set(one.day, one);
      const pieces = piecesOf(lacking);
      await Promise.all(
        Array.from({ length: AT_ONCE }, () => collect(pieces)));
    }
  } finally {
    // Others go on where one has failed.
    end.abort();
  }
}

function idsIn(days) {
  const ids = new Uint32Array(days.reduce((sum, day) => sum + day.count, 0));
  let at = 0;
  for (const day of days) {
    if (day.count < day.ids.length) throw new Error("a photo is not known");
    ids.set(day.ids, at);
    at += day.count;
  }
  return ranges(ids.sort());
}
