// Lets photos go where a control puts them, instead of being there at once.

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const gallery = document.getElementById("gallery");

/** Where the photos are that show, by their items. */
function places() {
  return new Map([...gallery.querySelectorAll("[data-item]")].map(
    (cell) => [cell.dataset.item, [cell, cell.getBoundingClientRect()]]));
}

function go([cell, to], [, from]) {
  const x = from.x - to.x;
  const y = from.y - to.y;
  if (x === 0 && y === 0 && from.width === to.width
      && from.height === to.height) {
    return;
  }
  const timing = { duration: 250, easing: "ease-out" };
  // On top of what is the cell's place anyway.
  cell.animate(
    { translate: [`${x}px ${y}px`, "0px 0px"] },
    { ...timing, composite: "add" });
  cell.animate({
    width: [`${from.width}px`, `${to.width}px`],
    height: [`${from.height}px`, `${to.height}px`],
  }, timing);
}

/**
 * Animates what a control changes, unless people asked for less motion.
 *
 * @param {Element} control what is chosen in it, the module does at once.
 */
export function glide(control) {
  let before = new Map();
  for (const event of ["input", "change"]) {
    control.addEventListener(event, () => {
      before = stillness.matches ? new Map() : places();
    }, { capture: true });
    control.addEventListener(event, () => {
      for (const cell of gallery.querySelectorAll("[data-item]")) {
        for (const animation of cell.getAnimations()) animation.cancel();
      }
      if (before.size === 0) return;
      for (const [item, place] of places()) {
        if (before.has(item)) go(place, before.get(item));
      }
    });
  }
}
