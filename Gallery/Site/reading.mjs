// Where a view was scrolled to: found again by who reloads the page or comes back
// to it. Browsers see to that for windows only.

/** What people do who go elsewhere meanwhile. */
const WAYS = ["wheel", "pointerdown", "keydown"];

/** Content that is longer scrolls in proportion to an element of this length,
 * but one to one for so far at both ends; see `ScrollWindow`. */
const LONGEST = 8_000_000;
const ROOM = 8_000;

/** Whether a view that scrolls there again shows what it shows now. */
function isFoundAgain(view) {
  const { scrollTop: top, scrollHeight, clientHeight } = view;
  if (scrollHeight < LONGEST) return true;
  const left = scrollHeight - clientHeight - top;
  return top < ROOM || left < 1 || (top > ROOM + 1 && left > ROOM + 1);
}

/** Keeps where a view is scrolled to, and goes there in a page shown again. */
export function keepReading(view) {
  // Each scene of a page has a place of its own.
  const name = () => `scroll${location.pathname}${location.search}`;
  const [{ type }] = performance.getEntriesByType("navigation");
  const top = Number(sessionStorage.getItem(name()));
  if (type !== "navigate" && top > 0) comeTo(view, top);
  addEventListener("pagehide", () =>
    sessionStorage.setItem(name(), isFoundAgain(view) ? view.scrollTop : 0));
}

/** Scrolls to a place once content reaches there. */
function comeTo(view, top) {
  const ending = new AbortController();
  const { signal } = ending;
  const growing = new ResizeObserver(() => {
    if (view.scrollHeight - view.clientHeight < top) return;
    view.scrollTop = top;
    ending.abort();
  });
  signal.addEventListener("abort", () => growing.disconnect());
  for (const part of view.children) growing.observe(part);
  for (const way of WAYS) {
    addEventListener(way, () => ending.abort(), { signal, capture: true });
  }
}
