// What the page knows about single photos: asked for in pieces of a day, ahead
// of travel, and forgotten where nobody has been for long.

import { Photo, read } from "./pieces.mjs";

/** How many photos are asked for at a time. */
export const PIECE = 128;
/** How many pieces are kept. */
const KEPT = 384;
/** How many requests are under way at a time. */
const AT_ONCE = 4;
/** How long a piece that did not come is left alone, in milliseconds: longer
 * each time, up to a limit. */
const PAUSE = 1_000;
const LONGEST = 16_000;
/** How often a piece is asked for that somebody waits for, and how soon. */
const TRIES = 5;
const SOON = 100;

/** No day has more pieces. */
const MOST = 2 ** 24;

/** The number of a piece; each tile asks, for which a text takes too long. */
const key = (day, index) => day * MOST + Math.floor(index / PIECE);
const dayOf = (name) => Math.floor(name / MOST);

/**
 * The pieces that photos are in, by one of each: its day, and the first and the
 * last number there that is among them.
 */
export function together(places) {
  const found = new Map();
  for (const { day, index } of places) {
    const name = key(day, index);
    const piece = found.get(name);
    if (!piece) found.set(name, { day, index, last: index });
    else if (index < piece.index) piece.index = index;
    else if (index > piece.last) piece.last = index;
  }
  return [...found.values()];
}

/**
 * Details by days and numbers; tells `arrived` of a piece that has come, and
 * `moved` of `days` in which photos have other numbers; of all days by null.
 */
export class Details extends EventTarget {
  /** Pieces by their keys, those of use lately last. */
  #pieces = new Map();
  /** The pieces that were wanted last, known or not. */
  #wanted = new Set();
  /** What ends a request under way, and who waits for it. */
  #requests = new Map();
  /** What is to be asked for next, the most urgent first. */
  #queue = [];
  /** Pieces that did not come: how often, and until when they are left alone. */
  #failures = new Map();
  /** Pieces that are newer than what shows: the change is on its way. */
  #early = new Set();
  #change = Promise.withResolvers();
  /** How many borrow pieces that are there for those alone. */
  #borrowed = new Map();

  /** What the server calls the state of the library that shows. */
  revision = () => Infinity;

  /** What is known about a photo; null if nothing is. */
  find(day, index) {
    const piece = this.#pieces.get(key(day, index));
    const at = piece ? index - piece.from : -1;
    if (at < 0 || at >= piece.words.length / 3) return null;
    return new Photo(piece, at);
  }

  /** Where a photo is that is known; null otherwise. */
  placeOf(id) {
    for (const name of this.#pieces.keys()) {
      const place = this.#placeIn(name, id);
      if (place) return place;
    }
    return null;
  }

  /**
   * Asks for what is not known of some photos, the first of them first. What
   * was wanted before and is not any more is not asked for, or no longer.
   *
   * @param {Array<{day: number, index: number}>} places
   */
  want(places) {
    const wanted = new Map();
    this.#wanted.clear();
    for (const place of places) {
      const name = key(place.day, place.index);
      this.#wanted.add(name);
      const piece = this.#pieces.get(name);
      if (piece) {
        // Of use now, and so the last to be forgotten.
        this.#pieces.delete(name);
        this.#pieces.set(name, piece);
        this.#borrowed.delete(name);
      } else if (!wanted.has(name)) {
        wanted.set(name, place);
      }
    }
    for (const [name, request] of this.#requests) {
      if (!wanted.has(name) && !request.isAwaited) request.ends.abort();
    }
    const now = performance.now();
    this.#queue = [...wanted].filter(([name]) => !this.#requests.has(name)
      && !this.#early.has(name) && !(this.#failures.get(name)?.until > now));
    this.#next();
  }

  /**
   * Asks for what is not known of a photo, however far away it is.
   *
   * @throws if the server does not tell, however often it is asked.
   */
  async load(day, index) {
    const name = key(day, index);
    for (let tries = 1; !this.#pieces.has(name);) {
      const request =
        this.#requests.get(name) ?? this.#ask(name, { day, index });
      request.isAwaited = true;
      const error = await request.done;
      if (this.#early.has(name)) {
        await this.#change.promise;
      } else if (error) {
        if (tries === TRIES) throw error;
        await new Promise((resume) => setTimeout(resume, SOON * 2 ** tries));
        tries += 1;
      }
    }
  }

  /**
   * The piece that a photo is in. What nobody else needs is forgotten again:
   * there may be thousands.
   *
   * @throws if the server does not tell, however often it is asked.
   */
  async borrow(day, index) {
    const name = key(day, index);
    const others = this.#borrowed.get(name) ?? 0;
    if (others > 0 || !this.#pieces.has(name)) {
      this.#borrowed.set(name, others + 1);
    }
    try {
      let piece = null;
      while (!(piece = this.#pieces.get(name))) await this.load(day, index);
      return piece;
    } finally {
      const left = this.#borrowed.get(name) - 1;
      if (left > 0) this.#borrowed.set(name, left);
      else if (this.#borrowed.delete(name)) this.#pieces.delete(name);
    }
  }

  /**
   * Where a photo is, near the place where it was or wherever the server says;
   * null if it is not there.
   *
   * @throws if the server does not tell.
   */
  async whereIs(id, near = null) {
    if (near) {
      await this.load(near.day, near.index);
      const place = this.#placeIn(key(near.day, near.index), id);
      if (place) return place;
    }
    const answer = await fetch(`library/photo/${id}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`photo: ${answer.status}`);
    const { day, index } = await answer.json();
    const name = key(day, index);
    await this.load(day, index);
    const place = this.#placeIn(name, id);
    if (place) return place;
    // What the server says may be newer than what is known.
    this.#pieces.delete(name);
    await this.load(day, index);
    return this.#placeIn(name, id);
  }

  #placeIn(name, id) {
    const { words, from } = this.#pieces.get(name) ?? { words: [] };
    for (let at = 0; at < words.length; at += 3) {
      if (words[at] !== id) continue;
      return { day: dayOf(name), index: from + at / 3 };
    }
    return null;
  }

  /** What shows is newer now: what came too early is asked for again. */
  caughtUp() {
    this.#early.clear();
    this.#failures.clear();
    const { resolve } = this.#change;
    this.#change = Promise.withResolvers();
    resolve();
  }

  /** Knows nothing of some days any more, which have changed; in some of them
   * photos have `moved`. */
  forget(days, moved) {
    this.#tellMoved(moved);
    for (const name of this.#pieces.keys()) {
      if (days.has(dayOf(name))) this.#pieces.delete(name);
    }
    for (const [name, request] of this.#requests) {
      if (days.has(dayOf(name))) request.ends.abort();
    }
  }

  /** Knows nothing any more. */
  forgetAll() {
    this.#tellMoved(null);
    this.#pieces.clear();
    for (const { ends } of this.#requests.values()) ends.abort();
  }

  #tellMoved(days) {
    this.dispatchEvent(Object.assign(new Event("moved"), { days }));
  }

  #next() {
    // Who collects has requests besides these.
    let underWay = 0;
    for (const { isAwaited } of this.#requests.values()) {
      if (!isAwaited) underWay += 1;
    }
    for (; underWay < AT_ONCE && this.#queue.length > 0; underWay++) {
      const [name, place] = this.#queue.shift();
      if (!this.#requests.has(name) && !this.#pieces.has(name)) {
        this.#ask(name, place);
      }
    }
  }

  #ask(name, { day, index }) {
    const ends = new AbortController();
    const request = { ends, isAwaited: false, done: null };
    this.#requests.set(name, request);
    request.done = this.#fetch(name, day, index, ends.signal).finally(() => {
      if (this.#requests.get(name) === request) this.#requests.delete(name);
      this.#next();
    });
    return request;
  }

  /** Returns what went wrong, if anything did but by intent. */
  async #fetch(name, day, index, signal) {
    const from = index - index % PIECE;
    try {
      const answer = await fetch(
        `library/details?day=${day}&from=${from}&count=${PIECE}`, { signal });
      // A day that has just gone has no photos to tell of.
      const piece = answer.status === 404
        ? { revision: 0, from, words: new Uint32Array(0), ends: [0], text: [] }
        : answer.ok ? read(await answer.arrayBuffer()) : null;
      if (signal.aborted) return null;
      if (!piece) throw new Error(`details: ${answer.status}`);
      this.#failures.delete(name);
      if (piece.revision > this.revision()) {
        this.#early.add(name);
        return null;
      }
      this.#keep(name, piece);
      const arrived = { day, first: from, end: from + PIECE };
      this.dispatchEvent(new CustomEvent("arrived", { detail: arrived }));
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      const times = (this.#failures.get(name)?.times ?? 0) + 1;
      const pause = Math.min(PAUSE * 2 ** (times - 1), LONGEST);
      this.#failures.set(name, { times, until: performance.now() + pause });
      setTimeout(() => this.dispatchEvent(new Event("paused")), pause + 1);
      return error;
    }
  }

  #keep(name, piece) {
    this.#pieces.set(name, piece);
    for (const oldest of this.#pieces.keys()) {
      if (this.#pieces.size - this.#borrowed.size <= KEPT) break;
      // What is wanted would be asked for again, and what has just come, too.
      if (oldest !== name && !this.#borrowed.has(oldest)
          && !this.#wanted.has(oldest)) {
        this.#pieces.delete(oldest);
      }
    }
  }
}
