// The two elements that a scroll view holds: one as large as the content, and
// one for what is held at an edge.

/** What a view may give its container now and then, and how that begins. */
const PASSING = {
  overscrollBehavior: "contain", cursor: "grabbing", userSelect: "none",
  webkitUserSelect: "none", webkitTouchCallout: "none", clipPath: "inset",
};
/** What a view may give its container while it has it. */
export const STYLES = [
  "writingMode", "direction", "overflowX", "overflowY", "overflowAnchor",
  "scrollbarGutter", "willChange", "width", "height", "isolation",
  ...Object.keys(PASSING),
];
const CLASSES = ["waterflow-reordering", "waterflow-turning"];

/** Gives a container back what it had before, once a signal tells. */
function restoreLater(container, signal) {
  const { style, classList } = container;
  const had = Object.keys(PASSING).map((name) => [name, style[name]]);
  signal.addEventListener("abort", () => {
    for (const [name, value] of had) {
      // What the page has given it since is the page's.
      if (style[name]?.startsWith(PASSING[name])) style[name] = value;
    }
    classList.remove(...CLASSES);
    for (const name of ["style", "class"]) {
      if (container.getAttribute(name) === "") container.removeAttribute(name);
    }
  });
}

/**
 * Gives an element styles until a signal tells, also where the page replaces
 * all that it has; what the page changes of them is the page's from then on.
 */
export function lend(element, styles, signal) {
  const { style } = element;
  const names = Object.keys(styles);
  const had = names.map((name) => style[name]);
  Object.assign(style, styles);
  const given = names.map((name) => style[name]);
  const observer = new MutationObserver(() => names.forEach((name, at) => {
    if (style[name]) return;
    had[at] = "";
    style[name] = given[at];
  }));
  observer.observe(element, { attributeFilter: ["style"] });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    names.forEach((name, at) => {
      if (style[name] === given[at]) style[name] = had[at];
    });
  });
}

/** What makes the container scroll. */
function scroll(isVertical) {
  return {
    overflowX: isVertical ? "hidden" : "auto",
    overflowY: isVertical ? "auto" : "hidden",
    // The engine keeps the place itself; the browser must not do it as well.
    overflowAnchor: "none",
    scrollbarGutter: isVertical ? "stable" : "auto",
    // Content in a layer of its own scrolls without waiting for the page.
    willChange: "scroll-position",
  };
}

/** What makes it as long as its content, in what scrolls around it. */
function flow(isVertical) {
  return {
    overflowX: "visible",
    overflowY: "visible",
    [isVertical ? "height" : "width"]: isVertical ? "auto" : "max-content",
    // What sticks above the view needs no more than any index to be above all
    // that is in it.
    isolation: "isolate",
  };
}

/**
 * Makes them, and makes the container scroll, or be as long as its content.
 *
 * @param {HTMLElement} container the view's element.
 * @param {boolean} isVertical whether the view scrolls downwards.
 * @param {AbortSignal} signal undoes all that.
 * @param {boolean} isOuter whether something around the container scrolls.
 */
export function makeLayers(container, isVertical, signal, isOuter = false) {
  const content = document.createElement("div");
  content.className = "waterflow-content";
  // Positions are measured from the left and the top, whatever way the page's
  // texts go, and those in cells go still.
  const { writingMode, direction } = getComputedStyle(container);
  lend(container, {
    writingMode: "horizontal-tb",
    ...isOuter ? flow(isVertical) : scroll(isVertical),
    ...!isVertical && { direction: "ltr" },
  }, signal);
  // Last: it looks whether the page has left anything.
  restoreLater(container, signal);
  Object.assign(content.style, {
    direction: isVertical ? "" : direction,
    writingMode,
    // The browser keeps the container where it is as what stands before it
    // changes, and the engine keeps what is in it.
    ...isOuter && { overflowAnchor: "none" },
    // Rules of the page for all that stands below something else.
    margin: "0",
    position: "relative",
    overflow: "hidden",
    contain: "layout style",
    [isVertical ? "minWidth" : "height"]: "100%",
  });
  // What is hidden could be scrolled to, by the focus or by a search, and by no
  // hand back. A browser that does not know the word leaves it hidden.
  content.style.overflow = "clip";
  // Pinned cells stand in a layer that the browser holds while it scrolls, so
  // that they do not tremble behind a scroll that is a frame ahead.
  const overlay = document.createElement("div");
  overlay.className = "waterflow-pinned";
  Object.assign(overlay.style, {
    margin: "0",
    writingMode,
    position: "sticky",
    top: "0",
    left: "0",
    width: isVertical ? "100%" : "0",
    height: "0",
    zIndex: "1",
  });
  container.append(overlay, content);
  signal.addEventListener("abort", () => {
    overlay.remove();
    content.remove();
  });
  return { overlay, content };
}
