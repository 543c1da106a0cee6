"""Reads Chromium's trace of a page that is scrolled."""

import json
from collections import defaultdict
from collections.abc import Callable


class Trace:
    """What Chromium has noted while a page was scrolled."""

    CATEGORIES = [
        "-*",
        "devtools.timeline",
        "v8.execute",
        "disabled-by-default-devtools.timeline.frame",
    ]

    # What the trace has around work, which it is not itself.
    AROUND = {"RunTask", "BeginMainThreadFrame"}

    # What a page's functions run in; reactions of promises run behind a call.
    SCRIPT = {"FunctionCall", "RunMicrotasks"}

    def __init__(self, data: bytes) -> None:
        events = json.loads(data)["traceEvents"]
        self.states: dict[int, set[str]] = defaultdict(set)
        frames = [it for it in events if it["name"] == "BeginMainThreadFrame"]
        # The thread with most frames is that of the page that is scrolled.
        threads = [(it["pid"], it["tid"]) for it in frames]
        self.thread = max(set(threads), key=threads.count, default=(0, 0))
        self.starts = sorted(
            it["ts"] for it in frames if (it["pid"], it["tid"]) == self.thread
        )
        self._read_reports(events)
        # Milliseconds for each frame of the main thread: of script, and of all
        # that it does for the page (styles, layout, layers), script included.
        self.script = self._spent(events, lambda name: name in self.SCRIPT)
        self.work = self._spent(events, lambda name: name not in self.AROUND)

    def _read_reports(self, events: list[dict]) -> None:
        for event in events:
            if event["name"] != "PipelineReporter" or event["ph"] != "b":
                continue
            report = event["args"].get("frame_reporter")
            if not report or event["pid"] != self.thread[0]:
                continue
            # More than one report is about a frame to which the page's main
            # thread has come late.
            number = report["frame_sequence"]
            self.states[number].add(report["state"].removeprefix("STATE_"))

    def _spent(
        self, events: list[dict], counts: Callable[[str], bool]
    ) -> list[float]:
        """Milliseconds of some work for each frame of the main thread.

        By the thread's own clock, which stands still while others have the
        processor.
        """
        calls = [
            (it["ts"], it["ts"] + it["dur"], it.get("tdur", it["dur"]))
            for it in events
            if it["ph"] == "X"
            and counts(it["name"])
            and (it["pid"], it["tid"]) == self.thread
        ]
        # What begins as another does and is in it comes after that.
        calls.sort(key=lambda it: (it[0], -it[1]))
        sums = [0.0] * max(len(self.starts) - 1, 0)
        frame, end = 0, 0
        for start, stop, spent in calls:
            if stop <= end:
                continue  # within the call before
            while frame < len(sums) and self.starts[frame + 1] <= start:
                frame += 1
            if frame < len(sums) and start >= self.starts[0]:
                sums[frame] += spent / 1000
            end = stop
        return sums

    @property
    def frames(self) -> int:
        """How many frames wanted something new."""
        return sum(it != {"NO_UPDATE_DESIRED"} for it in self.states.values())

    @property
    def dropped(self) -> int:
        """For how many of them nothing was presented."""
        return sum(
            "DROPPED" in it and not any("PRESENTED" in one for one in it)
            for it in self.states.values()
        )
