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

/** Keeps a choice in the page's address. */
export function keep(name, value) {
  query.set(name, value);
  history.replaceState(null, "", `?${query}`);
}

/**
 * Starts a module on the page's view.
 *
 * @param {string} module the address of the `.wasm`.
 * @param {string} id that of the element which becomes the view.
 */
export function start(module, id) {
  const view = document.getElementById(id);
  // The module reads it before it lays anything out.
  view.isRightToLeft = isRightToLeft;
  // So that the keys scroll at once; without a ring nobody has asked for.
  view.classList.add("quiet");
  view.addEventListener(
    "blur", () => view.classList.remove("quiet"), { once: true });
  view.focus({ preventScroll: true });

  run(module).catch((error) => {
    document.getElementById("banner-text").textContent =
      `The gallery cannot start: ${error.message}`;
    const banner = document.getElementById("banner");
    banner.classList.add("error");
    banner.hidden = false;
  });
}
