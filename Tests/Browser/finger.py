"""A finger on the page, whose speed does not depend on the machine's."""

import time

from playwright.sync_api import Page

# What passes between two samples of a finger, in seconds.
SAMPLE = 0.008


class Finger:
    """Sends touches whose times are told, so that a flick is always one.

    The clock of a touch begins when the finger comes down, and goes on by a
    sample with each move, however long the browser takes for it.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.protocol = page.context.new_cdp_session(page)
        self.x = self.y = self.time = 0.0

    def down(self, x: float, y: float) -> "Finger":
        """Puts the finger down."""
        self.x, self.y, self.time = x, y, time.time()
        return self._send("touchStart")

    def move(
        self, x: float = 0, y: float = 0, steps: int = 8, gap: float = SAMPLE
    ) -> "Finger":
        """Moves it by a distance, in a number of samples that far apart."""
        for _ in range(steps):
            self.x += x / steps
            self.y += y / steps
            self.time += gap
            self._send("touchMove")
        return self

    def hold(self, seconds: float) -> "Finger":
        """Keeps it where it is, so that nothing is left of its speed."""
        self.page.wait_for_timeout(seconds * 1_000)
        self.time = max(self.time + seconds, time.time())
        return self._send("touchMove")

    def up(self) -> None:
        """Lifts it, a sample after the last move."""
        self.time += SAMPLE
        self._send("touchEnd")

    def cancel(self) -> None:
        """Has the browser take the touch away."""
        self._send("touchCancel")

    def tap(self, x: float, y: float) -> None:
        """Puts it down and lifts it."""
        self.down(x, y).up()

    def _send(self, kind: str) -> "Finger":
        point = {"x": self.x, "y": self.y}
        self.protocol.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": (
                    [] if kind in ("touchEnd", "touchCancel") else [point]
                ),
                "timestamp": self.time,
            },
        )
        return self
