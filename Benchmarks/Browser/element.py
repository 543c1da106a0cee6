"""Measures `<water-flow>` beside the same written by hand, in one Chromium.

    element.py TOOL PACKAGE CHROMIUM [--rounds 9]

PACKAGE is the folder of the built one. `plain-element.mjs` is what one would
write: typed arrays, and divs that are used again. Both show items of known
ratios by the same renderer, in turns, so that what else the machine does meets
them alike. Ratios are those of single rounds.

First cells are those of 10,000 items in a browser that knows none of the files,
which come from loopback, after navigation. All else is of 100,000 items, for
people who want no motion: a frame's script and frames without cells as in
`frames.py`, other items assigned by key, of which one in 20 is new, one has
gone and one is elsewhere, and the memory after all that.
"""

import argparse
import shutil
import statistics
import tempfile
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from frames import HEIGHT, HERE, WIDTH, measure, serve, watch

PAGES = {
    "<water-flow>": "element.html",
    "<water-flow>, preloaded": "element-preloaded.html",
    "plain arrays": "plain-element.html",
}
OURS, PLAIN = "<water-flow>", "plain arrays"
COUNT = 100_000
SPEEDS = [3_000, 12_000, 60_000]
# Keeps the memory of modules, which is none of the script's heap.
KEEP_MEMORIES = """
  window.memories = new Set();
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    memories.add(exports.memory);
    return made;
  };
"""


def open_page(browser: Browser, url: str, script: str = "") -> Page:
    """Opens a page in a context of its own; returns when cells are painted."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce"
    )
    context.add_init_script(path=HERE / "probe.js")
    if script:
        context.add_init_script(script)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(url)
    page.wait_for_function("() => window.measured")
    return page


def first_cells(browser: Browser, url: str, rounds: int) -> dict:
    """When the first cells were painted, in milliseconds, by page."""
    found = defaultdict(list)
    # The first one pays for the browser's own start.
    for number in range(rounds + 1):
        for name, address in PAGES.items():
            page = open_page(browser, url + address)
            if number > 0:
                found[name].append(page.evaluate("measured.painted"))
            page.context.close()
    return found


def memory(page: Page) -> float:
    """Megabytes of script and modules, once nothing is left that is unused."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    modules = page.evaluate(
        "[...memories].reduce((sum, it) => sum + it.buffer.byteLength, 0)"
    )
    # Typed arrays; Chromium counts no module's memory among them.
    arrays = usage["backingStorageSize"]
    return (usage["usedSize"] + arrays + modules) / 1e6


def long_lists(browser: Browser, url: str, rounds: int) -> dict:
    """What is measured of many items, by step and page."""
    found: dict = defaultdict(lambda: defaultdict(list))
    for _ in range(rounds):
        opened = {
            name: open_page(
                browser, f"{url}{PAGES[name]}?count={COUNT}", KEEP_MEMORIES
            )
            for name in (OURS, PLAIN)
        }
        for speed in SPEEDS:
            for name, page in opened.items():
                page.bring_to_front()
                session = page.context.new_cdp_session(page)
                seen = measure(browser, page, session, "wheel", speed, 1)
                found[f"script a frame at {speed:,} px/s, ms"][name].append(
                    seen["script"])
                seen = watch(page, session, speed, 0.75)
                found[f"frames without cells at {speed:,} px/s, %"][
                    name].append(100 * seen["blank"] / max(1, seen["frames"]))
        for name, page in opened.items():
            page.bring_to_front()
            page.evaluate("document.body.firstElementChild.scrollTo(0, 0)")
            found["other items by key, ms"][name].append(
                statistics.median(page.evaluate("assign()")))
            found["memory, MB"][name].append(memory(page))
        for page in opened.values():
            page.context.close()
    return found


def line(name: str, values: list[float]) -> None:
    """Prints a median, and from where to where the values go."""
    middle = statistics.median(values)
    print(
        f"{name:<64} {middle:9.2f}  ({min(values):.2f} to {max(values):.2f})"
    )


def table(step: str, values: dict[str, list[float]]) -> None:
    """Prints a step of all pages, and the ratio to what is by hand."""
    for name, of_page in values.items():
        line(f"{step}, {name}", of_page)
    ratios = [a / b for a, b in zip(values[OURS], values[PLAIN]) if b > 0]
    if ratios:
        line(f"{step}, times plain arrays", ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool")
    parser.add_argument("package", type=Path)
    parser.add_argument("chromium")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        shutil.copytree(options.package, site / "package")
        for file in HERE.glob("*.*"):
            shutil.copy(file, site)
        # The server wants one.
        shutil.copy(HERE / "element.html", site / "index.html")
        process, url = serve(options.tool, site)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=options.chromium, args=["--no-sandbox"]
                )
                table(
                    "first of 10,000 cells, ms",
                    first_cells(browser, url, 2 * options.rounds),
                )
                found = long_lists(browser, url, max(1, options.rounds // 3))
                for step, values in found.items():
                    table(step, values)
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
