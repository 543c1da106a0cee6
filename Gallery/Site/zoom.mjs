// The size of photos: by a slider, by the wheel with Ctrl, and by two fingers.
// The photo under the pointer stays there, and that between two fingers goes with
// them.

/** How much larger photos get for a pixel of the wheel. */
const WHEEL = 0.002;

/**
 * @param {HTMLElement} view the scroll view.
 * @param {HTMLInputElement} slider holds the size and its limits.
 * @param {object} page
 * @param {(point: {x: number, y: number}, isHeld: boolean) => void} page.arrange
 *   shows photos in the slider's size; what is at the point of the view stays
 *   there, or, if it is held, what was at the point where that began.
 * @param {() => void} page.arrangeReading does so, and what is read first stays.
 * @param {(point: {x: number, y: number}) => void} page.hold holds what is at a
 *   point of the view.
 * @param {() => void} page.settled is told when a size has been chosen.
 */
export function followZoom(view, slider, page) {
  const { arrange, arrangeReading, hold, settled } = page;
  let size = slider.valueAsNumber;
  /** What stays; null for what is read first. */
  let point = null;
  let waiting = 0;
  let shown = size;
  let isHeld = false;

  const show = () => {
    waiting = 0;
    const next = Math.round(size);
    if (next === shown && !isHeld) return;
    shown = next;
    if (point) arrange(point, isHeld);
    else arrangeReading();
  };
  const ask = (next, place, holds = false) => {
    size = Math.min(Math.max(next, Number(slider.min)), Number(slider.max));
    point = place;
    isHeld = holds;
    slider.value = Math.round(size);
    if (waiting === 0) waiting = requestAnimationFrame(show);
  };
  const place = (x, y) => {
    const { left, top } = view.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  slider.addEventListener("input", () => ask(slider.valueAsNumber, null));
  slider.addEventListener("change", settled);

  let pause = 0;
  view.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    ask(size * Math.exp(-event.deltaY * unit * WHEEL),
      place(event.clientX, event.clientY));
    clearTimeout(pause);
    pause = setTimeout(settled, 300);
  }, { passive: false });

  let pinch = null;
  const between = ([a, b]) => ({
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    place: place((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
  });
  view.addEventListener("touchstart", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const { distance, place } = between(event.touches);
    pinch = { distance: Math.max(distance, 1), size };
    hold(place);
  }, { passive: false });
  view.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    // A finger that selects goes on with that.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { distance, place } = between(event.touches);
    ask(pinch.size * distance / pinch.distance, place, true);
  }, { passive: false });
  for (const type of ["touchend", "touchcancel"]) {
    view.addEventListener(type, () => {
      if (pinch) settled();
      pinch = null;
    });
  }
}
