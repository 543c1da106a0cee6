"""Measures engines side by side in one Chromium run, as ratios.

    engine.py TOOL BENCH.WASM CHROMIUM [REPORT.json] [--peer ENGINE.mjs]...

Lengths are known, and there are four lanes. Beside this engine's module stands
one of plain typed arrays, written by hand; whoever has a library gives it as
a module of the form that engine.mjs describes. They take turns, so that what
else the machine does meets them alike. A ratio is the median of those of the
single rounds.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from frames import serve

HERE = Path(__file__).resolve().parent
OURS = "Waterflow"


def measure(tool: str, wasm: str, chromium: str, peers: list[str]) -> list:
    """Runs the page; returns the nanoseconds of each step and engine."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        for name in ["engine.html", "engine.mjs", "arrays.mjs", "numbers.mjs"]:
            shutil.copy(HERE / name, site)
        shutil.copy(HERE / "engine.html", site / "index.html")
        shutil.copy(HERE.parent / "instance.mjs", site)
        shutil.copy(wasm, site / "bench.wasm")
        addresses = []
        for number, peer in enumerate(peers):
            shutil.copy(peer, site / f"peer-{number}.mjs")
            addresses.append(f"./peer-{number}.mjs")
        process, address = serve(tool, site)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium, args=["--no-sandbox"]
                )
                page = browser.new_page()
                page.set_default_timeout(300_000)
                page.goto(address)
                page.wait_for_function("() => window.measure !== undefined")
                return page.evaluate("(peers) => measure(peers)", addresses)
        finally:
            process.terminate()
            process.wait()


def figures(results: list) -> list[dict]:
    """Medians, and for the others their ratios to ours."""
    found = []
    for step in results:
        ours = step["values"][OURS]
        for engine, values in step["values"].items():
            name = f"chromium: {engine}, {step['name']}"
            found.append(figure(name, values, "ns"))
            if engine != OURS:
                ratios = [a / b for a, b in zip(values, ours)]
                name = f"chromium: {engine} to ours, {step['name']}"
                found.append(figure(name, ratios, "x"))
    return found


def figure(name: str, values: list[float], unit: str) -> dict:
    return {
        "name": name,
        "value": statistics.median(values),
        "unit": unit,
        "spread": max(values) - min(values),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool")
    parser.add_argument("wasm")
    parser.add_argument("chromium")
    parser.add_argument("report", nargs="?")
    parser.add_argument("--peer", action="append", default=[])
    options = parser.parse_args()
    found = figures(
        measure(options.tool, options.wasm, options.chromium, options.peer)
    )
    for one in found:
        print(
            f"{one['name']:<66} {one['value']:12.2f} {one['spread']:10.2f}"
            f"  {one['unit']}"
        )
    if options.report:
        report = json.loads(Path(options.report).read_text())
        report["figures"] += found
        Path(options.report).write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
