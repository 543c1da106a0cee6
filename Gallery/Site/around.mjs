// `?scroller=window` has the window scroll a page's view, and
// `?scroller=nearest` an element around it; words stand before and behind it.

/** What the module reads. */
const choices = { window: 1, nearest: 2 };

/**
 * Makes a page as its address asks for.
 *
 * @param {HTMLElement} view the page's view.
 * @param {?string} choice what the address says.
 * @returns {number} what the module is to read; 0 for the view itself.
 */
export function beginScroller(view, choice) {
  if (!Object.hasOwn(choices, choice)) return 0;
  const root = document.documentElement;
  root.classList.add(`scroller-${choice}`);
  const [before, behind] = ["Words before it.", "Words behind it."]
    .map((text) => {
      const words = document.createElement("p");
      words.className = "words";
      words.textContent = `The collection scrolls with the page. ${text}`;
      return words;
    });
  view.before(before);
  view.after(behind);
  if (choice === "window") {
    // What the bar covers, which stays at the window's top.
    const bar = document.querySelector("header");
    new ResizeObserver(() => {
      root.style.scrollPaddingTop = `${bar.offsetHeight}px`;
    }).observe(bar, { box: "border-box" });
    root.style.scrollPaddingTop = `${bar.offsetHeight}px`;
  } else {
    const around = document.createElement("div");
    around.className = "around";
    before.before(around);
    around.append(before, view, behind);
  }
  return choices[choice];
}
