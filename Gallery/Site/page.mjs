// What all pages of the gallery do: they follow their address, keep it up to
// date, and start a module on their view.

import { run } from "./waterflow.mjs";

/** What the page's address asks for. */
export const query = new URLSearchParams(location.search);

// `?dir=rtl` shows any page as for people who read from right to left.
const isRightToLeft = query.get("dir") === "rtl";
if (isRightToLeft) {
  document.documentElement.dir = "rtl";
  for (const link of document.querySelectorAll(".pages a")) {
    link.search = "?dir=rtl";
  }
}

// Loaded where it is asked for.
const around = query.has("scroller") ? await import("./around.mjs") : null;

/** How long an address stays as it is, in milliseconds: WebKit lets it change
 * 100 times in ten seconds, and Chromium 200 times. */
const CALM = 200;

/** When it changed last, and the timer until it may again. */
let changed = -Infinity;
let waiting = 0;

/** Keeps a choice in the page's address; an empty one is none. */
export function keep(name, value) {
  if (value === "") query.delete(name);
  else query.set(name, value);
  if (performance.now() - changed >= CALM) keepNow();
  else waiting ||= setTimeout(keepNow, CALM);
}

/** Has the address say at once what is kept. */
export function keepNow() {
  clearTimeout(waiting);
  waiting = 0;
  const { pathname, hash } = location;
  const search = query.size > 0 ? `?${query}` : "";
  if (search === location.search) return;
  changed = performance.now();
  history.replaceState(history.state, "", `${pathname}${search}${hash}`);
}

// An entry that was left says what was kept then; one that is left, what is.
for (const type of ["popstate", "pagehide"]) addEventListener(type, keepNow);

/**
 * Starts a module on the page's view.
 *
 * @param {string} module the address of the `.wasm`.
 * @param {string} id that of the element which becomes the view.
 * @returns {Promise<WebAssembly.Exports | undefined>} the module's exports; none
 *   if it cannot start, which the page says.
 */
export function start(module, id) {
  const view = document.getElementById(id);
  // The module reads it before it lays anything out.
  view.isRightToLeft = isRightToLeft;
  view.scroller = around?.beginScroller(view, query.get("scroller")) ?? 0;
  // So that the keys scroll at once.
  focusQuietly(view);

  return run(module).catch((error) => {
    document.getElementById("banner-text").textContent =
      `The gallery cannot start: ${error.message}`;
    const banner = document.getElementById("banner");
    banner.classList.add("error");
    banner.hidden = false;
  });
}

// A control that was pressed and is of no more use, or a message that was
// dismissed, leaves the focus to the view: nowhere it would begin anew.
let used = null;
const followUse = new MutationObserver(() => {
  const isGone = used?.matches(":disabled") || used?.closest("[hidden]");
  const { activeElement } = document;
  if (!isGone || (activeElement !== used && activeElement !== document.body)) {
    return;
  }
  document.querySelector("main[tabindex]:not([hidden])")
    ?.focus({ preventScroll: true });
});
for (const part of document.querySelectorAll("header, #banner")) {
  part.addEventListener("focusin", ({ target }) => used = target);
  part.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget) used = null;
  });
  followUse.observe(
    part, { attributeFilter: ["disabled", "hidden"], subtree: true });
}

/** Gives an element the focus, without a ring that nobody has asked for. */
export function focusQuietly(element) {
  element.classList.add("quiet");
  element.addEventListener(
    "blur", () => element.classList.remove("quiet"), { once: true });
  element.focus({ preventScroll: true });
}
