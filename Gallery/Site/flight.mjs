// A picture that goes from one place of the page to another, or from one state
// of the page to the next.

/** The flight that began last. */
let latest = null;

/** The picture that flies. */
let named = null;

/** Whether people asked for less motion. */
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the browser carries flights out; nothing moves otherwise. */
export const canFly = () => "startViewTransition" in document
  && !document.hidden && !stillness.matches;

/**
 * Changes the page, while the picture flies.
 *
 * @param {Element | null} from the picture as it is; without one, and without
 *   another one afterwards, the page fades.
 * @param {() => Element | null} change changes the page; returns the picture
 *   as it is afterwards.
 */
export async function fly(from, change) {
  if (!canFly()) {
    change();
    return;
  }
  name(from);
  const transition = document.startViewTransition(() => {
    name(null);
    name(change());
  });
  latest = transition;
  // One that is skipped has changed the page as well.
  transition.ready.catch(() => {});
  await transition.finished;
  if (latest === transition) name(null);
}

/** Names an element, and no other one. */
function name(element) {
  named?.style.removeProperty("view-transition-name");
  named = element;
  element?.style.setProperty("view-transition-name", "photo");
}
