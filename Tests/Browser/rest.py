"""Waiting for a page to come to rest, however slow the machine is."""

from playwright.sync_api import Page

# Looks at every frame until nothing has changed for a while: neither where
# views are scrolled to, nor which cells there are and where, nor what is left
# to be animated. A frame that comes late counts as one, so that a machine
# that paints only now and then is waited for as well; and a view notices rest
# by a timer, which gets its turn at the end.
REST = """([quiet, limit]) => new Promise((resolve, reject) => {
  const start = performance.now();
  let seen = "", since = start, frames = 0;
  const state = () => {
    const said = [];
    for (const content of document.querySelectorAll(".waterflow-content")) {
      const { scrollTop, scrollLeft } = content.parentElement;
      said.push(scrollTop, scrollLeft, content.style.height);
    }
    for (const cell of document.querySelectorAll(".waterflow-cell")) {
      const { section, item } = cell.dataset;
      if (section !== undefined) {
        said.push(section, item, cell.style.translate, cell.style.height);
      }
    }
    return said.join();
  };
  const isAnimated = () => document.getAnimations().some((animation) =>
    animation.playState === "running"
    && animation.effect.getComputedTiming().endTime !== Infinity);
  const look = () => {
    const now = performance.now();
    const next = state();
    if (next !== seen || isAnimated()) {
      [seen, since, frames] = [next, now, 0];
    }
    frames++;
    if (now - since >= quiet && frames >= 10) {
      setTimeout(() => state() === seen ? resolve() : look(), 0);
    } else if (now - start > limit) {
      reject(new Error(`not at rest after ${limit} ms`));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
})"""


def rest(page: Page, quiet: float = 300, limit: float = 20_000) -> None:
    """Waits until nothing moves by itself any more.

    `quiet` is for how many milliseconds nothing may change; that is more than
    the 150 after which a view takes a scroll for ended. What does not come to
    rest within `limit` fails.
    """
    page.evaluate(REST, [quiet, limit])
