"""Pages that go from one test to the next."""

from collections.abc import Callable
from contextlib import ExitStack

from playwright.sync_api import Browser, Error, Page
from rest import follow, refollow

# A document may keep something as it goes, too.
FORGET = """() => {
  Storage.prototype.setItem = () => {};
  for (const name of ["sessionStorage", "localStorage"]) {
    // Some documents may have none.
    try { window[name].clear(); } catch {}
  }
}"""

# As a context begins.
MEDIA = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
}

# Those that tests hold down.
KEYS = (
    "Alt", "Control", "Meta", "Shift", "Enter", "Space", "ContextMenu", "F10",
)


class KeptPages:
    """Opens pages of one browser, and keeps some that tests are done with.

    A new page is a new process; in one that has gone before, a document takes
    half the time. What the last document has kept by name goes with it.
    """

    # Of as many scripts; a page cannot lose one again.
    LIMIT = 3

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        # The longest unused first, each with the script that it begins with.
        self.free: list[tuple[str, Page]] = []

    def lend(
        self,
        ends: ExitStack,
        hears: dict[str, Callable],
        width: int,
        height: int,
        script: str = "",
        is_own: bool = False,
        **options,
    ) -> Page:
        """A page for a test, until that ends; `hears` is told of its events.

        One that is its own, or has a context's options, is closed then.
        """
        is_kept = not (options or is_own)
        if is_kept:
            page = self.take(width, height, script)
        else:
            page = follow(self.browser, width, height, script, **options)
            ends.callback(page.context.close)
        for event, hear in hears.items():
            page.on(event, hear)
            if is_kept:
                ends.callback(page.remove_listener, event, hear)
        if is_kept:
            # First of all: leaving a document must tell no error.
            ends.callback(self.give_back, page, script)
        return page

    def take(self, width: int, height: int, script: str) -> Page:
        """A page that has no document yet, and runs a script before its own."""
        viewport = {"width": width, "height": height}
        for index, (begin, page) in enumerate(self.free):
            if begin == script:
                del self.free[index]
                if page.viewport_size != viewport:
                    page.set_viewport_size(viewport)
                refollow(page)
                return page
        return follow(self.browser, width, height, script)

    def give_back(self, page: Page, script: str) -> None:
        """Takes it for a later test, unless it can show nothing any more."""
        try:
            for other in page.context.pages:
                if other != page:
                    other.close()
            page.unroute_all()
            page.emulate_media(**MEDIA)
            # Else the pointer hovers over the next document from the start.
            page.mouse.move(-1, -1)
            page.evaluate(FORGET)
            page.goto("about:blank")
            # Hands and keys that were down as a test ended.
            page.mouse.up()
            for key in KEYS:
                page.keyboard.up(key)
        except Error:
            page.context.close()
            return
        self.free.append((script, page))
        while len(self.free) > self.LIMIT:
            self.free.pop(0)[1].context.close()

    def close(self) -> None:
        """Closes those that nobody uses."""
        for _, page in self.free:
            page.context.close()
        self.free.clear()
