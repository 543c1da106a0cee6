"""Every item in sight is drawn, at the frame that a naive placement says."""

import placement
import pytest
from stage import drawn, expect_drawn, fill, look, scroll, show

COUNT = 1_000
WIDTH = 1_000


def offsets(frames: list[placement.Frame], height: float = 600) -> list[float]:
    """Where to look: the ends, and places that divide nothing evenly."""
    last = placement.end(frames) - height
    return [0, 1, 333, 1_777, last / 3, last / 2, last - 1, last, 77]


def expect_all(page, frames: list[placement.Frame]) -> None:
    """At each of those places all is drawn."""
    for top in offsets(frames):
        seen = scroll(page, top)
        assert abs(seen["length"] - placement.end(frames)) < 1
        expect_drawn(seen, frames)


@pytest.mark.parametrize("lanes", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("gap", [0, 12])
def test_a_waterfall_of_known_heights(page_of, lanes, gap):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=lanes, gap=gap, lineGap=gap)
    expect_all(
        page,
        placement.waterfall(WIDTH, lanes, gap, placement.heights(COUNT)),
    )


@pytest.mark.parametrize("width", [300, 777, 1_440])
def test_a_waterfall_of_lanes_that_fit(page_of, width):
    page = show(page_of, width=width)
    fill(page, mode="waterfall", minLaneWidth=220)
    lanes = placement.lane_count(width, 220, 10)
    expect_all(
        page,
        placement.waterfall(width, lanes, 10, placement.heights(COUNT)),
    )


def test_a_waterfall_of_ratios(page_of):
    page = show(page_of)
    page.evaluate(
        """(count) => Object.assign(stage.flow, {
          mode: "waterfall", lanes: 4, gap: 8, lineGap: 8,
          renderItem: stage.draw, ratios: stage.ratios(count),
          items: stage.items(count),
        }) && null""",
        COUNT,
    )
    drawn(page)
    frames = placement.waterfall(
        WIDTH, 4, 8, shapes=placement.ratios(COUNT)
    )
    expect_all(page, frames)


def test_a_waterfall_within_insets(page_of):
    page = show(page_of)
    inset = {"top": 24, "right": 24, "bottom": 24, "left": 24}
    fill(page, mode="waterfall", lanes=3, insets=inset)
    frames = placement.waterfall(
        WIDTH, 3, 10, placement.heights(COUNT), inset=24
    )
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), frames)
    assert abs(look(page)["length"] - placement.end(frames) - 24) < 1


@pytest.mark.parametrize("gap", [0, 7])
def test_a_list(page_of, gap):
    page = show(page_of)
    fill(page, mode="list", gap=gap, lineGap=gap)
    expect_all(page, placement.rows(WIDTH, placement.heights(COUNT), gap))


@pytest.mark.parametrize("height", [120, 260])
def test_justified_rows(page_of, height):
    page = show(page_of)
    page.evaluate(
        """([count, rowHeight]) => Object.assign(stage.flow, {
          mode: "justified", breaking: "greedy", rowHeight, gap: 6,
          lineGap: 6, renderItem: stage.draw, ratios: stage.ratios(count),
          items: stage.items(count),
        }) && null""",
        [COUNT, height],
    )
    drawn(page)
    frames = placement.greedy(WIDTH, height, 6, placement.ratios(COUNT))
    expect_all(page, frames)


# The last row fills the line at 207 px, 129 px, and more than 1.9 times 150.
@pytest.mark.parametrize("last_row", ["natural", "justified", "previous"])
@pytest.mark.parametrize("height, count", [(120, 114), (120, 121), (150, 123)])
def test_the_last_of_justified_rows(page_of, last_row, height, count):
    page = show(page_of)
    page.evaluate(
        """([count, rowHeight, lastRow]) => Object.assign(stage.flow, {
          mode: "justified", rowHeight, lastRow, gap: 6, lineGap: 6,
          renderItem: stage.draw, ratios: stage.ratios(count),
          items: stage.items(count),
        }) && null""",
        [count, height, last_row],
    )
    drawn(page)
    shapes = placement.ratios(count)
    expect_all(page, placement.greedy(WIDTH, height, 6, shapes, last_row))


def test_a_section_says_how_its_last_row_is_shown(page_of):
    page = show(page_of)
    natural, previous = (
        placement.greedy(WIDTH, 150, 6, placement.ratios(8), last_row)[-1][3]
        for last_row in ("natural", "previous"))

    def last() -> list[float]:
        drawn(page)
        return page.evaluate(
            """() => [0, 1].map((section) =>
              stage.flow.frameOf({ section, index: 7 }).height)""")

    page.evaluate(
        """() => {
          const all = stage.items(16);
          const of = (key, items) =>
            ({ key, items, ratios: stage.ratios(8) });
          Object.assign(stage.flow, {
            mode: "justified", rowHeight: 150, gap: 6, lineGap: 6,
            renderItem: stage.draw, key: ({ id }) => id,
            sections: [of("first", all.slice(0, 8)),
              { ...of("second", all.slice(8)), lastRow: "previous" }],
          });
        }""")
    assert last() == pytest.approx([natural, previous], abs=0.1)
    page.evaluate(
        """() => {
          const [first, second] = stage.flow.sections;
          stage.flow.sections =
            [{ ...first, lastRow: "previous" }, { ...second, lastRow: null }];
        }""")
    assert last() == pytest.approx([previous, natural], abs=0.1)
    # Said of all that say nothing.
    page.evaluate("() => { stage.flow.lastRow = 'previous'; }")
    assert last() == pytest.approx([previous, previous], abs=0.1)


def test_a_flow_of_items_of_their_own_size(page_of):
    page = show(page_of)
    page.evaluate(
        """(count) => Object.assign(stage.flow, {
          mode: "flow", gap: 9, lineGap: 9, renderItem: stage.draw,
          size: (item) => ({ width: 60 + item.height, height: 40 }),
          items: stage.items(count),
        }) && null""",
        COUNT,
    )
    drawn(page)
    sizes = [(60 + height, 40) for height in placement.heights(COUNT)]
    expect_all(page, placement.flow(WIDTH, 9, sizes))


def test_frames_of_items_that_are_not_drawn(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=4)
    frames = placement.waterfall(WIDTH, 4, 10, placement.heights(COUNT))
    for item in (0, 1, 499, 998, 999):
        said = page.evaluate(
            """(item) => {
              const { x, y, width, height } = stage.flow.frameOf(item);
              return [x, y, width, height];
            }""",
            item,
        )
        assert said == pytest.approx(frames[item], abs=0.1)
    assert page.evaluate("stage.flow.elementOf(999)") is None
    for nobody in (-1, 1_000, 0.5):
        assert page.evaluate(
            "(item) => stage.flow.frameOf(item)", nobody
        ) is None


def test_a_new_width_places_all_anew(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=4)
    for width in (640, 1_200, 333):
        page.set_viewport_size({"width": width, "height": 800})
        frames = placement.waterfall(width, 4, 10, placement.heights(COUNT))
        expect_drawn(scroll(page, 3_000), frames)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_few_items(page_of, count):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3, count=count)
    frames = placement.waterfall(WIDTH, 3, 10, placement.heights(count))
    expect_drawn(look(page), frames)
