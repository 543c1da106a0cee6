"""Pages that go from one test to the next."""

from dataclasses import dataclass, field

from playwright.sync_api import Browser, Error, Page
from rest import follow, refollow


@dataclass(frozen=True)
class Kind:
    """What a page cannot lose again: its script, its context's options."""

    script: str = ""
    options: dict[str, object] = field(default_factory=dict)


class KeptPages:
    """Opens pages of one browser, and keeps some that tests are done with.

    A new page is a new process; in one that has gone before, a document takes
    half the time. What a document leaves with its origin no later one may mind:
    the element's tests have origins of their own, and the gallery's pages read
    what they have kept only when they are reloaded or gone back to.
    """

    # Of as many kinds.
    LIMIT = 4

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        # The longest unused first.
        self.free: list[tuple[Kind, Page]] = []

    def take(self, kind: Kind, width: int, height: int) -> Page:
        """A page that has no document yet."""
        viewport = {"width": width, "height": height}
        for index, (own, page) in enumerate(self.free):
            if own == kind:
                del self.free[index]
                if page.viewport_size != viewport:
                    page.set_viewport_size(viewport)
                refollow(page)
                return page
        return follow(self.browser, width, height, kind.script, **kind.options)

    def give_back(self, kind: Kind, page: Page) -> None:
        """Takes it for a later test, unless it can show nothing any more."""
        try:
            # Else the pointer hovers over the next document from the start.
            page.mouse.move(-1, -1)
            page.unroute_all(behavior="ignoreErrors")
            page.emulate_media(
                reduced_motion=kind.options.get(
                    "reduced_motion", "no-preference"),
                forced_colors=kind.options.get("forced_colors", "none"),
            )
            page.goto("about:blank")
        except Error:
            page.context.close()
            return
        self.free.append((kind, page))
        while len(self.free) > self.LIMIT:
            self.free.pop(0)[1].context.close()

    def close(self) -> None:
        """Closes those that nobody uses."""
        for _, page in self.free:
            page.context.close()
        self.free.clear()
