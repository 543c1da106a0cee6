"""Measures `Layout` of the package for JavaScript beside plain arrays.

    layout.py TOOL PACKAGE CHROMIUM

PACKAGE is the folder of the built one. Prints medians, spreads and the ratios
of the single rounds, in one Chromium run.
"""

import argparse
import shutil
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
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        shutil.copytree(options.package, site / "package")
        shutil.copy(HERE / "layout.html", site / "index.html")
        for file in HERE.glob("*.mjs"):
            shutil.copy(file, site)
        process, address = serve(options.tool, site)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=options.chromium, args=["--no-sandbox"]
                )
                page = browser.new_page()
                page.set_default_timeout(300_000)
                page.goto(address)
                page.wait_for_function("() => window.measure !== undefined")
                print(page.evaluate("() => measure()"))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
