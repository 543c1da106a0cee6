"""Tells how long after navigation `<water-flow>` shows its first cells.

    element.py TOOL PACKAGE CHROMIUM [--rounds 21]

PACKAGE is the folder of the built one. Every round is a page of 10,000 items in
a browser that knows none of its files; they come from loopback. 150 ms are
promised.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from frames import serve

HERE = Path(__file__).resolve().parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool")
    parser.add_argument("package", type=Path)
    parser.add_argument("chromium")
    parser.add_argument("--rounds", type=int, default=21)
    options = parser.parse_args()
    rounds = []
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        shutil.copytree(options.package, site / "package")
        shutil.copy(HERE / "element.html", site / "index.html")
        for name in ["element.css", "element.mjs"]:
            shutil.copy(HERE / name, site)
        process, address = serve(options.tool, site)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=options.chromium, args=["--no-sandbox"]
                )
                # The first one pays for the browser's own start.
                for _ in range(options.rounds + 1):
                    context = browser.new_context()
                    page = context.new_page()
                    page.goto(address)
                    page.wait_for_function("() => window.measured")
                    rounds.append(page.evaluate("() => measured"))
                    context.close()
        finally:
            process.terminate()
            process.wait()
    print("10,000 items in <water-flow>, milliseconds after navigation")
    for name in ["arrived", "painted"]:
        times = sorted(one[name] for one in rounds[1:])
        low, high = times[len(times) // 10], times[-1 - len(times) // 10]
        what = {"arrived": "module has arrived", "painted": "cells painted"}
        print(
            f"{what[name]:<20} {statistics.median(times):8.1f}"
            f"  ({low:.1f} to {high:.1f})"
        )


if __name__ == "__main__":
    main()
