"""A thousand justified sections stand in a browser as the tool says."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "Tests/BrowserExpectations"
sys.path.insert(0, str(ROOT / "Scripts"))

from browser_cases.case import Case, SplitMix64, insets  # noqa: E402
from browser_cases.justified import (  # noqa: E402
    BREAKINGS,
    CAMERA,
    LAST_ROWS,
    justified,
    photos,
)

BATCHES = 20
SECTIONS = 50
WIDTH = 2400
# What the browser rounds adds up along a last row, and from row to row.
TOLERANCE = 1 / 16
ORIGIN = "http://expectations.invalid/"


def section(dice: SplitMix64) -> dict:
    """Photos of any shape in a line of any width."""
    count = dice.whole(1, dice.one_of([5, 20, 60]))
    target = dice.whole(30, 320)
    gap = dice.one_of([0, 0, 2, 4, 8, dice.whole(0, 60)])
    if dice.whole(1, 4) == 1:
        pairs = [dice.one_of(CAMERA) for _ in range(count)]
    else:
        widest = dice.one_of([200, 300, 900])
        pairs = [
            (dice.whole(40, widest), dice.whole(60, 160)) for _ in range(count)
        ]
    return justified(
        dice.one_of(BREAKINGS),
        target,
        photos(pairs),
        lastRow=dice.one_of(LAST_ROWS),
        stretch=dice.one_of([1, 1.5, 1.9, 3]),
        interitemSpacing=gap,
        lineSpacing=dice.whole(0, 20),
        insets=insets(0, 0, dice.whole(0, 9), WIDTH - dice.whole(100, WIDTH)),
    )


def batch(number: int) -> Case:
    dice = SplitMix64(f"justified rows {number}")
    return Case(
        "random",
        f"batch-{number}",
        "random justified sections",
        [section(dice) for _ in range(SECTIONS)],
        width=WIDTH,
        options={"direction": dice.one_of(["ltr", "rtl"])},
    )


def measured(page, case: Case) -> dict:
    """The description, and where the browser puts its items."""

    def answer(route):
        name = route.request.url.removeprefix(ORIGIN)
        if name == f"{case.group}/{case.name}.html":
            route.fulfill(body=case.page(), content_type="text/html")
        else:
            route.fulfill(
                body=(PAGES / name).read_bytes(),
                content_type="text/javascript",
            )

    page.route("**/*", answer)
    page.goto(f"{ORIGIN}{case.group}/{case.name}.html")
    return page.evaluate(
        """() => ({
            spec: JSON.parse(document.getElementById("spec").textContent),
            items: window.measure().items,
        })"""
    )


def by_section(spec: dict, frames: list) -> list[list]:
    """The frames of each section, counted from the top of its first item."""
    result, start = [], 0
    for each in spec["sections"]:
        own = frames[start : start + len(each["items"])]
        start += len(own)
        result.append([[x, y - own[0][1], w, h] for x, y, w, h in own])
    return result


@pytest.mark.parametrize("number", range(BATCHES))
def test_the_browser_breaks_and_fills_the_same_rows(browser, tool, number):
    page = browser.new_page(viewport={"width": WIDTH, "height": 1000})
    try:
        made = measured(page, batch(number))
    finally:
        page.close()
    ran = subprocess.run(
        [tool, "layout"],
        input=json.dumps(made["spec"]),
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    ours = [item["frame"] for item in json.loads(ran.stdout)["items"]]
    pairs = zip(
        made["spec"]["sections"],
        by_section(made["spec"], made["items"]),
        by_section(made["spec"], ours),
        strict=True,
    )
    for index, (given, theirs, mine) in enumerate(pairs):
        assert len(mine) == len(theirs) == len(given["items"])
        wrong = [
            (item, one, other)
            for item, (one, other) in enumerate(zip(theirs, mine, strict=True))
            if any(abs(a - b) > TOLERANCE for a, b in zip(one, other))
        ]
        assert not wrong, (
            f"section {index}: item, browser, tool: {wrong[0]}\n"
            f"{json.dumps(given)}"
        )
