"""Cells are recycled and never show a wrong picture, however one scrolls."""

import time

import pytest
from finger import Finger
from gallery_page import (
    OVERSCAN,
    WATCH,
    Catalogue,
    cells,
    expect_own_pictures,
    scroll,
)
from rest import frames, rest


def sizes_in_view(places, top: float, height: float) -> int:
    """How many frames a viewport with its overscan meets."""
    low, high = top - OVERSCAN - 1, top + height + OVERSCAN + 1
    return sum(1 for _, y, _, h in places if y + h > low and y < high)


def swipe(finger: Finger) -> None:
    """Throws the content upwards with a finger."""
    finger.down(500, 600).move(y=-500, steps=5).up()
    frames(finger.page, 9)


def roll(protocol, distance: float) -> None:
    """Rolls a wheel as fast as no hand can, by a distance in pixels."""
    protocol.send(
        "Input.synthesizeScrollGesture",
        {
            "x": 500,
            "y": 400,
            "yDistance": -distance,
            "speed": 30_000,
            "gestureSourceType": "mouse",
        },
    )


def shown_and_waiting(page) -> tuple[int, list[str]]:
    """How many cells show items, and how the others are displayed."""
    return tuple(page.evaluate("""() => {
      const found = [...document.querySelectorAll(".waterflow-cell")];
      const waits = found.filter(({ dataset }) => dataset.item === undefined);
      return [
        found.length - waits.length,
        waits.map((cell) => getComputedStyle(cell).display),
      ];
    }"""))


def test_a_finger_throws_the_content(gallery, visit):
    page = visit(gallery().url, height=700)
    cells(page)
    swipe(Finger(page))
    # Further than the finger went.
    page.wait_for_function("() => gallery.scrollTop > 550")
    rest(page)
    expect_own_pictures(cells(page))


def test_what_waits_is_taken_from_the_page_at_rest(gallery, visit):
    page = visit(gallery("--count", "10000").url, height=700)
    cells(page)
    page.evaluate("() => gallery.scrollTo(0, 9000)")
    rest(page)
    far, _ = shown_and_waiting(page)
    # Nothing stands before the start, so that fewer cells are needed there.
    roll(page.context.new_cdp_session(page), -12_000)
    page.wait_for_function("() => gallery.scrollTop === 0")
    rest(page)
    shown, waiting = shown_and_waiting(page)
    assert len(waiting) >= far - shown > 0
    assert set(waiting) == {"none"}


@pytest.mark.slow
def test_flings_through_100_000_items(gallery, visit):
    url = gallery("--count", "100000").url
    page = visit(f"{url}?lanes=5", height=700)
    seen = cells(page)
    places, length = Catalogue.fetch(url, 100_000).waterfall(seen["width"], 5)
    finger = Finger(page)
    page.evaluate(WATCH, OVERSCAN)
    furthest = 0
    flings = 10
    for fling in range(flings):
        page.evaluate(
            "top => document.getElementById('gallery').scrollTop = top",
            length * fling / flings,
        )
        before = page.evaluate("gallery.scrollTop")
        for _ in range(3):
            swipe(finger)
        roll(finger.protocol, 9_000)
        roll(finger.protocol, -2_000)
        # At rest there are no cells ahead of travel.
        rest(page)
        assert page.evaluate("gallery.scrollTop") > before + 500
        for cell in page.evaluate(
            """() => [...document.querySelectorAll("[data-item]")].map((c) =>
                 [c.dataset.item, c.querySelector("img").getAttribute("src")])
            """
        ):
            assert cell[1] in (None, f"pictures/{cell[0]}.png")
        seen = cells(page)
        expect_own_pictures(seen)
        assert len(seen["cells"]) <= sizes_in_view(
            places, seen["top"], seen["height"]
        )
        furthest = max(furthest, seen["cells"][-1]["item"])
    page.mouse.move(500, 400)
    for _ in range(20):
        page.mouse.wheel(0, 30_000)
        frames(page, 1)
    scroll(page, length)
    seen = cells(page)
    expect_own_pictures(seen)
    assert seen["cells"][-1]["item"] == 99_999
    assert furthest > 85_000
    watch = page.evaluate("watch")
    assert watch["wrong"] == []
    assert watch["frames"] > 100
    # The tallest picture is 1.875 times as tall as wide; overscan included.
    # Ahead of a fling there are up to four viewports more.
    assert watch["most"] <= 200
    made = page.locator(".waterflow-cell").count()
    assert made <= watch["most"] + 128


def test_a_million_items_end_to_end(gallery, visit):
    page = visit(f"{gallery().url}?count=1000000", height=700)
    # Cells out of view come with later frames.
    rest(page)
    first = cells(page)
    assert page.locator("#items").inner_text() == "1,000,000"
    page.keyboard.press("End")
    page.wait_for_selector("[data-item='999999']")
    rest(page)
    seen = cells(page)
    expect_own_pictures(seen)
    bottom = max(cell["bottom"] for cell in seen["cells"])
    assert abs(bottom + 12 - seen["height"]) < 1
    scroll(page, 0)
    again = cells(page)
    assert again["top"] == 0
    assert again["cells"] == first["cells"]


def test_keys_scroll_without_a_click(gallery, visit):
    page = visit(gallery().url)
    cells(page)
    page.keyboard.press("PageDown")
    page.wait_for_function("() => gallery.scrollTop > 400")
    # Chromium forgets a key at the very end of its own smooth scroll, in any
    # scroller with a layer of its own.
    rest(page)
    page.keyboard.press("Home")
    page.wait_for_function("() => gallery.scrollTop === 0")
    expect_own_pictures(cells(page))


def test_first_cells_of_100_000(gallery, visit):
    url = gallery("--count", "100000").url
    start = time.monotonic()
    page = visit(url)
    page.wait_for_selector("[data-item]")
    elapsed = time.monotonic() - start
    first = page.evaluate("performance.now()")
    print(f"first cells of 100,000: {elapsed:.3f} s, page clock {first:.0f} ms")
    assert page.locator("[data-item]").count() > 0
