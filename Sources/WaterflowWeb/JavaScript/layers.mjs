// The two elements that a scroll view holds: one as large as the content, and
// one for what is held at an edge.

/** What a view may give its container while it has it. */
const STYLES = [
  "direction", "overflowX", "overflowY", "overflowAnchor", "scrollbarGutter",
  "willChange", "overscrollBehavior", "cursor", "userSelect",
  "webkitUserSelect", "webkitTouchCallout", "clipPath",
];
const CLASSES = ["waterflow-reordering", "waterflow-turning"];

/** Gives a container back what it had before, once a signal tells. */
function restoreLater(container, signal) {
  const { style, classList } = container;
  const had = STYLES.map((name) => [name, style[name]]);
  signal.addEventListener("abort", () => {
    for (const [name, value] of had) style[name] = value;
    classList.remove(...CLASSES);
    for (const name of ["style", "class"]) {
      if (container.getAttribute(name) === "") container.removeAttribute(name);
    }
  });
}

/**
 * Makes them, and makes the container scroll.
 *
 * @param {HTMLElement} container the scroll view.
 * @param {boolean} isVertical whether it scrolls downwards.
 * @param {AbortSignal} signal undoes all that.
 */
export function makeLayers(container, isVertical, signal) {
  restoreLater(container, signal);
  const content = document.createElement("div");
  content.className = "waterflow-content";
  if (!isVertical) {
    // Positions are measured from the left, whatever the page's direction.
    content.style.direction = getComputedStyle(container).direction;
    container.style.direction = "ltr";
  }
  // The engine keeps the place itself; the browser must not do it as well.
  Object.assign(container.style, {
    overflowX: isVertical ? "hidden" : "auto",
    overflowY: isVertical ? "auto" : "hidden",
    overflowAnchor: "none",
    scrollbarGutter: isVertical ? "stable" : "auto",
    // Content in a layer of its own scrolls without waiting for the page.
    willChange: "scroll-position",
  });
  Object.assign(content.style, {
    position: "relative",
    overflow: "hidden",
    contain: "layout style",
    minWidth: isVertical ? "100%" : "",
    height: isVertical ? "" : "100%",
  });
  // Pinned cells stand in a layer that the browser holds while it scrolls, so
  // that they do not tremble behind a scroll that is a frame ahead.
  const overlay = document.createElement("div");
  overlay.className = "waterflow-pinned";
  Object.assign(overlay.style, {
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
