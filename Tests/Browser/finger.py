"""A finger on the page, whose speed does not depend on the machine's."""

import time

from playwright.sync_api import Page
from rest import hold_timers, release_timers

# Holds timers back from when the finger comes down, however late that is.
HOLD = """(delay) => addEventListener("touchstart", ({ timeStamp }) =>
  following.hold(delay, Math.min(timeStamp, performance.now())),
  { capture: true, once: true, passive: true })"""

# What passes between two samples of a finger, in seconds.
SAMPLE = 0.008


class Finger:
    """Sends touches whose times are told, so that a flick is always one.

    The clock of a touch begins when the finger comes down, and goes on by a
    sample with each move, however long the browser takes for it. Until the
    finger has moved or is lifted, the page's own timers wait: a press becomes
    no long one because the machine is busy.
    """

    # What has been told last, by any finger.
    told = 0.0

    def __init__(self, page: Page) -> None:
        self.page = page
        self.protocol = page.context.new_cdp_session(page)
        self.x = self.y = self.time = 0.0

    def down(
        self, x: float, y: float, after: float | None = None
    ) -> "Finger":
        """Puts the finger down, to move or to lift it soon.

        If it is told, so many seconds after what came before.
        """
        hold_timers(self.page)
        return self._touch(x, y, after)

    def press(
        self, x: float, y: float, up_to: float = float("inf")
    ) -> "Finger":
        """Puts it down to stay for as many milliseconds, or longer."""
        if up_to != float("inf"):
            self.page.evaluate(HOLD, up_to)
        return self._touch(x, y)

    def _touch(
        self, x: float, y: float, after: float | None = None
    ) -> "Finger":
        # After all that has been told before, which may be in the future.
        Finger.told = (
            max(Finger.told + SAMPLE, time.time())
            if after is None
            else Finger.told + after
        )
        self.x, self.y, self.time = x, y, Finger.told
        return self._send("touchStart")

    def move(
        self,
        x: float = 0,
        y: float = 0,
        steps: int = 8,
        gap: float = SAMPLE,
        releases: bool = True,
    ) -> "Finger":
        """Moves it by a distance, in a number of samples that far apart.

        Then the timers go on, unless a test waits for its effect first and
        `releases` none.
        """
        for _ in range(steps):
            self.x += x / steps
            self.y += y / steps
            self.time += gap
            self._send("touchMove")
        if releases:
            release_timers(self.page)
        return self

    def hold(self, seconds: float) -> "Finger":
        """Tells that it stays where it is: nothing is left of its speed."""
        self.time += seconds
        return self._send("touchMove")

    def up(self) -> None:
        """Lifts it, a sample after the last move."""
        self.time += SAMPLE
        self._send("touchEnd")
        release_timers(self.page)

    def cancel(self) -> None:
        """Has the browser take the touch away."""
        self._send("touchCancel")
        release_timers(self.page)

    def tap(self, x: float, y: float, after: float | None = None) -> None:
        """Puts it down and lifts it."""
        self.down(x, y, after).up()

    def _send(self, kind: str) -> "Finger":
        Finger.told = self.time
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
