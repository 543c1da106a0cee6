"""Cells stand where an independent computation says, on every page."""

import lanes_page
import pytest
import sections_page
from gallery_page import ROW, Catalogue, automatic_lanes
from views import CELLS, expect_frames, expect_rows, scroll

# Pictures that are there and can be seen.
PAINTED = """() => [...document.querySelectorAll("[data-item] img")]
  .filter((image) => {
    const cell = image.closest("[data-item]").getBoundingClientRect();
    return cell.bottom > 0 && cell.top < innerHeight;
  })
  .every((image) => image.complete && image.naturalWidth > 0
    && getComputedStyle(image).opacity === "1")"""


def test_photos_stand_in_a_waterfall(engine, gallery):
    engine.open(gallery())
    seen = engine.evaluate(CELLS)
    lanes = automatic_lanes(seen["width"], 220)
    frames, length = Catalogue.fetch(gallery(), 10_000).waterfall(
        seen["width"], lanes
    )
    assert abs(seen["length"] - length) < 1
    for top in (0, 700, 40_000, length / 2):
        expect_frames(scroll(engine, top), frames)
        engine.until(PAINTED)


@pytest.mark.parametrize("lanes", [1, 3, 8])
def test_photos_stand_in_a_chosen_number_of_lanes(engine, gallery, lanes):
    engine.open(gallery(f"?lanes={lanes}"))
    seen = engine.evaluate(CELLS)
    frames, _ = Catalogue.fetch(gallery(), 1_000).waterfall(
        seen["width"], lanes
    )
    expect_frames(seen, frames)
    expect_frames(scroll(engine, 3_000), frames)


@pytest.mark.parametrize("height", [120, 260])
def test_photos_stand_in_justified_rows(engine, gallery, height):
    engine.open(gallery(f"?mode=justified&rows=greedy&height={height}"))
    seen = engine.evaluate(CELLS)
    frames, length = Catalogue.fetch(gallery(), 10_000).first_fit(
        seen["width"], height
    )
    assert abs(seen["length"] - length) < 1
    for top in (0, 700, length / 2):
        expect_frames(scroll(engine, top), frames)
        engine.until(PAINTED)


def test_photos_stand_in_a_list(engine, gallery):
    engine.open(gallery("?mode=list"))
    for top in (0, 5_000):
        rows = expect_rows(scroll(engine, top), ROW)
        for row in rows:
            assert abs(row["y"] - ROW * row["item"]) < 0.1


@pytest.mark.parametrize("lanes", [2, 4, 6])
def test_lanes_name_where_they_stand(engine, gallery, lanes):
    engine.open(gallery(f"lanes.html?lanes={lanes}"))
    lanes_page.expect_order(engine.evaluate(lanes_page.TILES), lanes)
    # More comes at both ends, and in the same order.
    for distance in (-2_000, -2_000, 6_000):
        top = engine.evaluate("document.querySelector('main').scrollTop")
        scroll(engine, top + distance)
        lanes_page.expect_order(engine.evaluate(lanes_page.TILES), lanes)


def test_to_dos_are_as_high_as_their_texts(engine, gallery):
    engine.open(gallery("todos.html"))
    seen = engine.evaluate(CELLS)
    for row in expect_rows(seen):
        assert abs(row["height"] - row["needed"]) < 0.1
        assert row["height"] >= 56
    assert int(engine.text("open")) + int(engine.text("done")) == 16
    last = scroll(engine, seen["length"])["cells"][-1]
    assert last["item"] == 15
    assert abs(last["y"] + last["height"] - seen["length"]) < 0.6


@pytest.mark.parametrize("mode", sections_page.MODES)
def test_bars_of_sections_pin_by_their_rule(engine, gallery, mode):
    engine.open(gallery("sections.html"))
    rests = sections_page.boxes(engine)
    engine.push(f"pin-{sections_page.MODES[mode]}", "pin-footers")
    height = engine.evaluate(sections_page.BARS)["height"]
    for top in sections_page.places(rests, height)[::4]:
        seen = sections_page.scroll(engine, top)
        top = seen["top"]
        sections_page.expect_bars(
            seen,
            "headers",
            lambda section: sections_page.header_rule(
                mode, rests, section, top
            ),
            sections_page.HEADER,
        )
        sections_page.expect_bars(
            seen,
            "footers",
            lambda section: sections_page.footer_rule(
                mode, rests, section, top + height
            ),
            sections_page.FOOTER,
        )


def test_tiles_go_to_the_shortest_lane(engine, gallery):
    engine.open(gallery("live.html"))
    seen = engine.evaluate(CELLS)
    lanes = int((seen["width"] - 24 + 10) // (150 + 10))
    width = (seen["width"] - 24 - 10 * (lanes - 1)) / lanes
    ends = [12.0] * lanes
    for item, tile in enumerate(seen["cells"]):
        assert tile["item"] == item and tile["text"] == str(item)
        assert 70 <= tile["height"] < 190
        lane = min(range(lanes), key=lambda it: round(ends[it], 3))
        assert abs(tile["x"] - 12 - lane * (width + 10)) < 0.1
        assert abs(tile["y"] - ends[lane]) < 0.1
        assert abs(tile["width"] - width) < 0.1
        ends[lane] += tile["height"] + 10
    assert min(ends) > seen["height"]


@pytest.mark.parametrize("scene", ["feed", "chat"])
def test_posts_are_as_high_as_what_they_say(engine, gallery, scene):
    engine.open(gallery(f"live.html?scene={scene}"))
    room = engine.evaluate(CELLS)["length"]
    for top in (0, room / 3, room / 2):
        seen = scroll(engine, top)
        cells = seen["cells"]
        for cell in cells:
            assert abs(cell["height"] - cell["needed"]) < 0.6
        gaps = {
            round(later["y"] - earlier["y"] - earlier["height"], 1)
            for earlier, later in zip(cells, cells[1:])
        }
        assert max(gaps) - min(gaps) < 0.6 and min(gaps) >= 0
