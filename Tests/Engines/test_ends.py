"""Both ends of long content are reached exactly, and nothing is blank."""

import pytest
from gallery_page import Catalogue, automatic_lanes
from views import CELLS, expect_frames, expect_rows, scroll

ROW = 300
ROWS = 10_000_000
WAIT_FOR_ITEM = """(item) =>
  document.querySelector(`[data-item="${item}"]`) !== null"""


def test_both_ends_of_100_000_photos(engine, gallery):
    engine.open(gallery("?count=100000"))
    first = engine.evaluate(CELLS)
    lanes = automatic_lanes(first["width"], 220)
    frames, length = Catalogue.fetch(gallery(), 100_000).waterfall(
        first["width"], lanes
    )
    expect_frames(first, frames)
    engine.press("End")
    engine.until(WAIT_FOR_ITEM, 99_999)
    engine.still()
    seen = engine.evaluate(CELLS)
    assert seen["cells"][-1]["item"] == 99_999
    # Firefox keeps lengths of millions of pixels to a pixel or so.
    assert abs(seen["top"] + seen["height"] - length) < 2
    bottom = max(cell["bottom"] for cell in seen["cells"])
    assert abs(bottom + 12 - seen["height"]) < 1
    expect_frames(seen, frames)
    for part in (0.75, 0.5, 0.25):
        expect_frames(scroll(engine, length * part), frames)
    engine.press("Home")
    engine.until(WAIT_FOR_ITEM, 0)
    engine.still()
    again = engine.evaluate(CELLS)
    assert again["top"] == 0 and again["cells"][0]["item"] == 0
    expect_frames(again, frames)


def expect_end(engine) -> None:
    """The last of ten million rows stands at the view's end."""
    engine.until(WAIT_FOR_ITEM, ROWS - 1)
    engine.still()
    seen = engine.evaluate(CELLS)
    last = expect_rows(seen, ROW)[-1]
    assert last["item"] == ROWS - 1
    assert last["text"] == f"{ROWS - 1:,}"
    # Firefox has scrolled a pixel less at times.
    assert abs(last["bottom"] - seen["height"]) <= 1


def test_both_ends_of_ten_million_rows(engine, gallery):
    engine.open(gallery("live.html?scene=millions"))
    expect_rows(engine.evaluate(CELLS), ROW)
    engine.push("last")
    expect_end(engine)
    engine.roll(500, 400, 5_000)
    expect_end(engine)
    engine.evaluate("document.querySelector('main').focus()")
    engine.press("Home")
    engine.until(WAIT_FOR_ITEM, 0)
    engine.still()
    first = expect_rows(engine.evaluate(CELLS), ROW)[0]
    assert first["item"] == 0 and abs(first["top"]) < 0.5
    engine.press("End")
    expect_end(engine)


# By a leap, and from there by a way that the browser goes by itself; shortly
# before its end nothing is painted for longer than what counts as rest.
HELD_UP_WAY = """() => {
  const view = document.querySelector("main");
  window.isHeldUp = false;
  view.addEventListener("scroll", () => {
    const { scrollTop } = view;
    if (window.isHeldUp || scrollTop === 0 || scrollTop > 8_000) return;
    window.isHeldUp = true;
    const start = performance.now();
    while (performance.now() - start < 250);
  });
  view.scrollTop = 20_000;
  view.scrollTo({ top: 0, behavior: "smooth" });
}"""


def test_a_way_that_is_held_up_is_not_at_its_end(engine, gallery):
    engine.open(gallery("live.html?scene=millions"))
    # A machine that paints too seldom goes all the way in one step.
    for _ in range(20):
        scroll(engine, 4_000_000)
        engine.evaluate(HELD_UP_WAY)
        engine.until(WAIT_FOR_ITEM, 0)
        engine.still()
        if engine.evaluate("window.isHeldUp"):
            break
    assert engine.evaluate("window.isHeldUp")
    first = expect_rows(engine.evaluate(CELLS), ROW)[0]
    assert first["item"] == 0 and abs(first["top"]) < 0.5


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_the_bar_of_ten_million_rows_is_proportional(engine, gallery, part):
    engine.open(gallery("live.html?scene=millions"))
    room = engine.evaluate(
        """() => {
          const view = document.querySelector("main");
          return view.scrollHeight - view.clientHeight;
        }"""
    )
    seen = scroll(engine, room * part)
    rows = expect_rows(seen, ROW)
    assert abs(rows[0]["item"] / ROWS - part) < 0.001
    assert abs(seen["top"] / room - part) < 0.001


def test_a_wheel_moves_ten_million_rows_one_to_one(engine, gallery):
    engine.open(gallery("live.html?scene=millions"))
    for start in (0, 4_000_000):
        scroll(engine, start)
        for distance in (120, 700, -250):
            row = expect_rows(engine.evaluate(CELLS), ROW)[0]
            before = row["item"] * ROW - row["top"]
            engine.roll(500, 400, distance)
            engine.until(
                """([before, distance]) => {
                  const view = document.querySelector("main");
                  const cell = view.querySelector("[data-item]");
                  const { top } = cell.getBoundingClientRect();
                  const now = Number(cell.dataset.item) * 300
                    - top + view.getBoundingClientRect().top;
                  return Math.abs(now - before - distance) < 1.5;
                }""",
                [before, distance],
            )
            engine.still()
