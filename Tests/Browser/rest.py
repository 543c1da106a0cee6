"""Waiting for a page to come to rest, however slow the machine is."""

import time
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page, Request

# How long a page may take for what a test waits for, in milliseconds.
PATIENCE = 60_000

# Before a page's own scripts: keeps what they wait for, so that rest is known
# and not guessed. A timer can be held back as well, until it is let go.
FOLLOW = """(() => {
  const { setTimeout, clearTimeout, requestAnimationFrame } = window;
  const timers = new Map();
  const now = performance.now.bind(performance);
  let longest = Infinity, held = 0;
  // The timer under way.
  let current = null;
  // While timers are held, nothing is late: it is when they are due, or when
  // an event was, however long a busy machine takes to come to them.
  performance.now = () => longest === Infinity ? now()
    : Math.min(now(), current?.due ?? window.event?.timeStamp ?? Infinity);
  const begin = (timer) => {
    timer.handle = setTimeout(() => {
      timer.handle = null;
      if (timer.due - held > longest) return;
      timers.delete(timer.number);
      current = timer;
      try {
        timer.perform();
      } finally {
        current = null;
      }
    }, timer.delay);
  };
  let last = 0;
  window.setTimeout = (body, delay = 0, ...values) => {
    const timer = {
      number: ++last, delay, due: performance.now() + delay,
      perform: () => body(...values), handle: null,
    };
    timers.set(timer.number, timer);
    begin(timer);
    return timer.number;
  };
  window.clearTimeout = (number) => {
    clearTimeout(timers.get(number)?.handle);
    timers.delete(number);
  };
  let frames = null;
  window.requestAnimationFrame = (body) =>
    frames ? frames.push(body) : requestAnimationFrame(body);
  // Modules are compiled beside the page, for as many frames as that takes.
  let compiling = 0;
  for (const name of
    ["compile", "compileStreaming", "instantiate", "instantiateStreaming"]) {
    const perform = WebAssembly[name];
    WebAssembly[name] = async (...values) => {
      compiling += 1;
      try {
        return await perform(...values);
      } finally {
        compiling -= 1;
      }
    };
  }
  let scrolled = null;
  const options = { capture: true, passive: true };
  addEventListener("scroll", () => scrolled = 0, options);
  addEventListener("scrollend", () => scrolled = null, options);
  window.following = {
    /**
     * Holds back timers that are due more than so many milliseconds after a
     * moment, which is now if none is told.
     */
    hold(delay, since = now()) {
      longest = delay;
      held = since;
    },
    /** Lets them go; those that are due by now come at once. */
    release() {
      longest = Infinity;
      for (const timer of timers.values()) {
        if (timer.handle !== null) continue;
        timer.delay = 0;
        begin(timer);
      }
    },
    /** The next frame, which brings what fingers have done by now. */
    frame: () => new Promise(requestAnimationFrame),
    /** The same for what is moved frame by frame. */
    holdFrames() { frames ??= []; },
    releaseFrames() {
      const held = frames ?? [];
      frames = null;
      held.forEach((body) => requestAnimationFrame(body));
    },
    get isWaiting() {
      // Later ones do nothing that is seen: unused cells are let go.
      return compiling > 0
        || [...timers.values()].some(({ delay }) => delay <= 2_000);
    },
    /** To be asked once a frame; a scroll may lack an end that is told. */
    get isScrolling() {
      if (scrolled !== null && ++scrolled > 10) scrolled = null;
      return scrolled !== null;
    },
  };
})()"""

# Looks at every frame until several in a row find the page at rest: no timer
# is left, no module is compiled, no scroll and no animation is under way, and
# where views are scrolled to, which cells there are and where is as in the
# frame before. Frames count, not time, so that a machine that paints only now
# and then is waited for.
REST = """([calm, limit]) => new Promise((resolve, reject) => {
  const start = performance.now();
  let seen = "", frames = 0;
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
  const isAnimated = () => document.getAnimations().some((animation) => {
    const { endTime } = animation.effect.getComputedTiming();
    if (animation.playState !== "running" || endTime === Infinity) return false;
    // Pictures fade in for a third of a second, and paint all of these frames.
    if (animation.transitionProperty !== "opacity"
      || animation.effect.target.localName !== "img") return true;
    animation.finish();
    return false;
  });
  const look = () => {
    const next = state();
    const { isWaiting, isScrolling } = following;
    const isBusy = isWaiting || isScrolling || isAnimated();
    frames = isBusy || next !== seen ? 0 : frames + 1;
    seen = next;
    if (frames >= calm) {
      resolve();
    } else if (performance.now() - start > limit) {
      reject(new Error(`not at rest after ${limit} ms`));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
})"""

FRAMES = """async (count) => {
  for (let left = count; left > 0; left--) {
    await new Promise(requestAnimationFrame);
  }
}"""

class Requests:
    """What a page has asked its server for and not got.

    Until a document's first rest it counts all; after that modules only, of
    which an element may need another one.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.isNew = True
        self.open: set[Request] = set()
        page.on("request", self.begin)
        page.on("requestfinished", self.end)
        page.on("requestfailed", self.end)

    def begin(self, request: Request) -> None:
        # It is answered when there is news, be that in a while.
        if "/library/changes" in request.url:
            return
        if request.is_navigation_request() and (
            request.frame == self.page.main_frame
        ):
            self.isNew = True
        path = urlsplit(request.url).path
        if self.isNew or path.endswith((".js", ".mjs", ".wasm")):
            self.open.add(request)

    def end(self, request: Request) -> None:
        self.open.discard(request)

    def ignore(self) -> None:
        """From now on they are the page's own affair."""
        self.page.remove_listener("request", self.begin)
        self.page.remove_listener("requestfinished", self.end)
        self.page.remove_listener("requestfailed", self.end)


# Of each page's document.
requests: WeakKeyDictionary[Page, Requests] = WeakKeyDictionary()


def follow(
    browser: Browser, width: int, height: int, script: str = "", **options
) -> Page:
    """Opens a page of which `rest` can tell what it waits for.

    A script runs before the page's own. Further options are those of the
    page's context, which is for it alone.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height}, **options
    )
    if script:
        context.add_init_script(script)
    context.add_init_script(FOLLOW)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    refollow(page)
    return page


def refollow(page: Page) -> None:
    """Begins anew for the next document of a page."""
    if page in requests:
        requests[page].ignore()
    requests[page] = Requests(page)


def rest(page: Page, calm: int = 5, limit: float = PATIENCE) -> None:
    """Waits until nothing moves by itself any more.

    `calm` is in how many frames in a row nothing may change or be under way.
    What does not come to rest within `limit` milliseconds fails.
    """
    page.evaluate(REST, [calm, limit])
    if page not in requests:
        return
    end = time.monotonic() + limit / 1_000
    while waiting := requests[page].open:
        if time.monotonic() > end:
            raise TimeoutError(f"no answer: {[one.url for one in waiting]}")
        page.evaluate(REST, [calm, limit])
    requests[page].isNew = False


def frames(page: Page, count: int) -> None:
    """Lets a number of frames pass, to see something on its way."""
    page.evaluate(FRAMES, count)


def hold_timers(page: Page, longer_than: float = 0) -> None:
    """Holds back what is to happen by itself, in milliseconds, until told."""
    page.evaluate("(delay) => following.hold(delay)", longer_than)


def release_timers(page: Page) -> None:
    """Lets happen by itself what was held back, once input was heard of."""
    page.evaluate("following.frame().then(() => following.release())")


def hold_frames(page: Page) -> None:
    """Stops what the page moves frame by frame, where it is, until told."""
    page.evaluate("following.holdFrames()")


def release_frames(page: Page) -> None:
    """Lets it go on."""
    page.evaluate("following.releaseFrames()")
