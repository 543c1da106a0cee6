// The two elements that a scroll view holds: one as large as the content, and
// one for what is held at an edge.

/** What a view may give its container while it has it. */
export const STYLES = [
  "direction", "overflowX", "overflowY", "overflowAnchor", "scrollbarGutter",
  "willChange", "width", "height", "isolation", "overscrollBehavior", "cursor",
  "userSelect", "webkitUserSelect", "webkitTouchCallout", "clipPath",
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

/** Makes the container scroll. */
function scroll({ style }, isVertical) {
  Object.assign(style, {
    overflowX: isVertical ? "hidden" : "auto",
    overflowY: isVertical ? "auto" : "hidden",
    // The engine keeps the place itself; the browser must not do it as well.
    overflowAnchor: "none",
    scrollbarGutter: isVertical ? "stable" : "auto",
    // Content in a layer of its own scrolls without waiting for the page.
    willChange: "scroll-position",
  });
}

/** Makes the container as long as its content, in what scrolls around it. */
function flow({ style }, content, isVertical) {
  Object.assign(style, {
    overflowX: "visible",
    overflowY: "visible",
    [isVertical ? "height" : "width"]: isVertical ? "auto" : "max-content",
    // What sticks above the view needs no more than any index to be above all
    // that is in it.
    isolation: "isolate",
  });
  // The browser keeps the container where it is as what stands before it
  // changes, and the engine keeps what is in it.
  content.style.overflowAnchor = "none";
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
  restoreLater(container, signal);
  const content = document.createElement("div");
  content.className = "waterflow-content";
  if (!isVertical) {
    // Positions are measured from the left, whatever the page's direction.
    content.style.direction = getComputedStyle(container).direction;
    container.style.direction = "ltr";
  }
  if (isOuter) flow(container, content, isVertical);
  else scroll(container, isVertical);
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
