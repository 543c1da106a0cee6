"""Counts the frames of 100,000 items that are scrolled by real input.

    frames.py TOOL SITE FRAMES.WASM CHROMIUM [REPORT.json]

A plain recycler written by hand, a view with plain cells, the gallery of
pictures and a timeline of photos take turns in one Chromium without a GPU.
Wheel, touch, keys and the pointer on the timeline's scrubber come from the
browser itself, not from script.

Frames are those that the display would have had while content moved; one is
dropped if nothing new was presented for it, as Chromium's own trace tells.
Script is all that a page's functions took, reactions of promises included, from
one frame of its main thread to the next; the main thread's work is that and
styles, layout, painting and layers. A frame is blank if cells are missing where
the browser has scrolled to, before the page has been told: that is what a
display shows that does not wait for the page. Pictures that have not come in
are counted apart.
"""

import argparse
import json
import math
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from trace_of_frames import Trace

HERE = Path(__file__).resolve().parent
COUNT = 100_000
PAGES = {
    "plain arrays": "plain.html",
    "view, plain cells": "view.html",
    "gallery of pictures": f"?count={COUNT}",
    "timeline of photos": "timeline.html",
}
# Where rows are of their own, a lane's end tells nothing of a gap.
WATCHED_PAGES = [name for name in PAGES if not name.startswith("timeline")]
RUNS = [
    ("wheel", 3_000),
    ("wheel", 12_000),
    ("wheel", 60_000),
    ("touch", 3_000),
    ("touch", 12_000),
    ("keys", 3_000),
    ("keys", 12_000),
    # Of the pointer: the content goes by thousands of times as fast.
    ("scrubber", 100),
    ("scrubber", 400),
]
WATCHED = [3_000, 12_000, 60_000]
WIDTH, HEIGHT = 1200, 800
# From one sample of a finger to the next, in seconds.
SAMPLE = 0.008


def serve(tool: str, site: Path) -> tuple[subprocess.Popen, str]:
    """Starts the gallery's server on a folder; returns it and its address."""
    process = subprocess.Popen(
        [tool, "gallery", "--port", "0", "--count", str(COUNT), "--site", site],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    found = re.search(r"http://\S+", process.stdout.readline())
    if not found:
        process.kill()
        sys.exit("error: the gallery does not start")
    return process, found.group(0)


def scroll(
    session: CDPSession, source: str, speed: int, seconds: float
) -> None:
    """Scrolls down by real input at a speed, in pixels a second."""
    if source == "keys":
        press(session, speed, seconds)
    elif source == "touch":
        drag(session, speed, seconds)
    elif source == "scrubber":
        scrub(session, speed, seconds)
    else:
        session.send(
            "Input.synthesizeScrollGesture",
            {
                "x": WIDTH // 2,
                "y": HEIGHT // 2,
                "yDistance": -round(speed * seconds),
                "speed": speed,
                "gestureSourceType": "mouse",
                "preventFling": True,
            },
        )


def drag(session: CDPSession, speed: int, seconds: float) -> None:
    """Draws a finger upwards again and again, without a rest in between."""
    top, bottom = 150, HEIGHT - 50

    def touch(kind: str, *points: float) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": WIDTH // 2, "y": y} for y in points],
            },
        )

    start = time.monotonic()
    while time.monotonic() - start < seconds:
        down = time.monotonic()
        touch("touchStart", bottom)
        y = bottom
        while y > top:
            time.sleep(SAMPLE)
            y = max(top, bottom - speed * (time.monotonic() - down))
            touch("touchMove", y)
        touch("touchEnd")


def scrub(session: CDPSession, speed: int, seconds: float) -> None:
    """Draws the timeline's scrubber up and down by mouse."""
    top, bottom = 160, HEIGHT - 40

    def mouse(kind: str, y: float) -> None:
        session.send(
            "Input.dispatchMouseEvent",
            {
                "type": kind,
                "x": WIDTH - 32,
                "y": y,
                "button": "left",
                "buttons": 1,
                "clickCount": 1,
            },
        )

    mouse("mousePressed", top)
    start = time.monotonic()
    while (passed := time.monotonic() - start) < seconds:
        way = speed * passed % (2 * (bottom - top))
        mouse("mouseMoved", top + min(way, 2 * (bottom - top) - way))
        time.sleep(SAMPLE)
    mouse("mouseReleased", top)


def press(session: CDPSession, speed: int, seconds: float) -> None:
    """Presses Page Down as often as makes the speed."""
    key = {
        "key": "PageDown",
        "code": "PageDown",
        "windowsVirtualKeyCode": 34,
    }
    page = 0.875 * HEIGHT
    for index in range(math.ceil(speed * seconds / page)):
        if index == 0:
            start = time.monotonic()
        time.sleep(max(0.0, start + index * page / speed - time.monotonic()))
        session.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
        session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})


def measure(
    browser: Browser, page: Page, session: CDPSession, source: str, speed: int,
    seconds: float,
) -> dict[str, float]:
    """Scrolls once and tells what became of the frames."""
    browser.start_tracing(page=page, categories=Trace.CATEGORIES)
    scroll(session, source, speed, seconds)
    trace = Trace(browser.stop_tracing())
    script = sorted(trace.script) or [math.nan]
    return {
        "frames": trace.frames,
        "dropped": trace.dropped,
        "script": statistics.median(script),
        "script p99": script[min(len(script) - 1, int(len(script) * 0.99))],
        "work": statistics.median(trace.work or [math.nan]),
    }


def watch(
    page: Page, session: CDPSession, speed: int, seconds: float
) -> dict[str, float]:
    """Scrolls by wheel and looks for frames without cells."""
    page.evaluate("probe.begin()")
    scroll(session, "wheel", speed, seconds)
    return page.evaluate("probe.end()")


def new_page(browser: Browser, options: argparse.Namespace) -> Page:
    """Makes a page of a context of its own."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=options.scale,
        has_touch=True,
    )
    context.add_init_script(path=HERE / "probe.js")
    return context.new_page()


def first_cells(page: Page, url: str) -> float:
    """Opens a page and returns when its first cells stood there, in ms."""
    page.goto(url)
    page.wait_for_function("() => probe.result.firstCells > 0")
    return page.evaluate("probe.result.firstCells")


def rounds(
    browser: Browser, url: str, options: argparse.Namespace
) -> dict[str, dict[str, list]]:
    """Measures everything in turns; returns all values by page and name."""
    values: dict[str, dict[str, list]] = {
        name: defaultdict(list) for name in PAGES
    }
    # The first pages pay for the browser's own start.
    for address in PAGES.values():
        page = new_page(browser, options)
        first_cells(page, url + address)
        page.context.close()
    for _ in range(options.rounds):
        opened = {}
        for name, address in PAGES.items():
            page = new_page(browser, options)
            time_ms = first_cells(page, url + address)
            values[name]["first cells"].append(time_ms)
            page.locator("[tabindex='0']").first.focus()
            opened[name] = page, page.context.new_cdp_session(page)
        for source, speed in RUNS:
            for name, (page, session) in opened.items():
                if source == "scrubber" and name in WATCHED_PAGES:
                    continue
                page.bring_to_front()
                seen = measure(
                    browser, page, session, source, speed, options.seconds)
                values[name][f"{source} {speed}"].append(seen)
        for speed in WATCHED:
            for name in WATCHED_PAGES:
                page, session = opened[name]
                page.bring_to_front()
                seen = watch(page, session, speed, options.seconds / 2)
                values[name][f"blank {speed}"].append(seen)
        for page, _ in opened.values():
            page.context.close()
    return values


def spread(values: list[float], digits: int = 2) -> str:
    """The median, and from where to where the values go."""
    low, high = min(values), max(values)
    middle = statistics.median(values)
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def rows(values: dict[str, dict[str, list]]):
    """The table's cells, line by line."""
    base = values["plain arrays"]
    yield (
        "page", "input", "dropped", "script, ms", "p99, ms", "x plain",
        "main thread, ms",
    )
    for source, speed in RUNS:
        key = f"{source} {speed}"
        for name, seen in values.items():
            runs = seen[key]
            if not runs:
                continue
            script = [run["script"] for run in runs]
            ratios = [
                a["script"] / b["script"]
                for a, b in zip(runs, base[key])
                if b["script"] > 0
            ]
            dropped = sum(run["dropped"] for run in runs)
            frames = sum(run["frames"] for run in runs)
            yield (
                name,
                f"{source} {speed:,} px/s",
                f"{dropped} of {frames}",
                spread(script),
                spread([run["script p99"] for run in runs]),
                spread(ratios, 1) if ratios else "",
                spread([run["work"] for run in runs]),
            )
    yield ()
    yield "page", "speed", "blank", "pictures there", "first cells, ms"
    for speed in WATCHED:
        for name in WATCHED_PAGES:
            seen = values[name]
            runs = seen[f"blank {speed}"]
            cells = sum(run["seen"] for run in runs)
            pictures = sum(run["pictures"] for run in runs)
            yield (
                name,
                f"{speed:,} px/s",
                f"{sum(run['blank'] for run in runs)} of "
                f"{sum(run['frames'] for run in runs)}",
                f"{100 * pictures / cells:.0f} %" if pictures else "",
                spread(seen["first cells"], 0),
            )


def show(values: dict[str, dict[str, list]]) -> None:
    """Prints the table."""
    lines = list(rows(values))
    widths = [
        max(len(line[column]) for line in lines if column < len(line))
        for column in range(max(map(len, lines)))
    ]
    for line in lines:
        print(
            "  ".join(
                it.ljust(width) for it, width in zip(line, widths)
            ).rstrip()
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("site", type=Path)
    parser.add_argument("module", type=Path)
    parser.add_argument("chromium")
    parser.add_argument("report", nargs="?", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--scale", type=float, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(options.site, site)
        for file in HERE.glob("*.*"):
            shutil.copy(file, site)
        shutil.copy(options.module, site / "frames.wasm")
        process, url = serve(options.tool, site)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=options.chromium,
                    args=["--no-sandbox", "--disable-gpu"],
                )
                values = rounds(browser, url, options)
                browser.close()
        finally:
            process.terminate()
            process.wait()
    show(values)
    if options.report:
        report = json.loads(options.report.read_text())
        report["frames"] = values
        options.report.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
