// Follows the library on the server: what has become of it arrives as it
// happens, for as long as the page is seen.

/** A state that no library has: asked for what came after it, a server answers
 * at once. */
const NEVER = 2 ** 32 - 1;
/** How long a server that does not answer is left alone, in milliseconds. */
const PAUSE = 2_000;

/** That there is no answer, or none yet. */
class NoAnswer extends Error {}

/** Asks the server; throws `NoAnswer` if there is none. */
export async function bytesOf(address, signal) {
  let answer;
  try {
    answer = await fetch(address, { signal });
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    throw new NoAnswer(error.message);
  }
  throw answer.status >= 500
    ? new NoAnswer(answer.status) : new Error(`${address}: ${answer.status}`);
}

/**
 * Asks for changes; null if the page is hidden meanwhile.
 *
 * A browser has six connections to a server, for all tabs together: none is
 * kept waiting for a page that nobody sees.
 */
async function ask(since) {
  const hiding = new AbortController();
  const { signal } = hiding;
  const follow = () => {
    if (document.hidden) hiding.abort();
  };
  document.addEventListener("visibilitychange", follow);
  try {
    return await bytesOf(`library/changes?since=${since}`, signal);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    document.removeEventListener("visibilitychange", follow);
  }
}

/** Resolves once the page is seen. */
async function untilSeen() {
  while (document.hidden) {
    await new Promise((resume) => document.addEventListener(
      "visibilitychange", resume, { once: true }));
  }
}

/** Takes a change over; loads all anew if that does not work. */
async function take(page, bytes, isReset) {
  try {
    if (!isReset && page.changed(bytes, daysIn(new DataView(bytes.buffer)))) {
      return;
    }
  } catch (error) {
    console.error(error);
  }
  await page.loadAnew();
}

/** The days whose photos a change moves or alters, and those where it moves
 * some. */
function daysIn(head) {
  const days = new Set();
  const moved = new Set();
  const [removed, inserted, changed] =
    [32, 36, 40].map((at) => head.getUint32(at, true));
  let at = 44;
  const end = at + 8 * removed + 12 * inserted;
  for (const [count, width] of [[removed, 8], [inserted, 12], [changed, 8]]) {
    for (let i = 0; i < count; i++, at += width) {
      const day = head.getInt32(at, true);
      days.add(day);
      if (at < end) moved.add(day);
    }
  }
  return { days, moved };
}

/**
 * Asks for changes one after the other.
 *
 * @param {object} page what is told: `since()` is the state that shows,
 *   `changed(bytes, { days, moved })` takes a change over or returns false,
 *   `loadAnew()` then loads everything, `progressed({isIndexing, found,
 *   indexed, broken})` hears how far the server is, `lost()` that there is no
 *   answer, `found()` that there is one again, and `failed()` that nothing more
 *   will come. `days` are those that the change is about, and in those of them
 *   that are `moved` photos have other numbers.
 */
export async function followChanges(page) {
  let isLost = false;
  let isNews = true;
  for (;;) {
    try {
      await untilSeen();
      const bytes = await ask(isNews ? NEVER : page.since());
      if (!bytes) continue;
      if (isLost) page.found();
      isLost = false;
      const head = new DataView(bytes.buffer);
      const flags = head.getUint32(16, true);
      const [found, indexed, broken] =
        [20, 24, 28].map((at) => head.getUint32(at, true));
      page.progressed(
        { isIndexing: (flags & 1) !== 0, found, indexed, broken });
      // Whether anything has changed is the next question.
      if (isNews) {
        isNews = false;
        continue;
      }
      const [from, to] = [8, 12].map((at) => head.getUint32(at, true));
      if (from !== to || flags & 2) {
        await take(page, bytes, (flags & 2) !== 0);
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) {
        console.error(error);
        return page.failed();
      }
      if (!isLost) page.lost();
      isLost = isNews = true;
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }
}
