"""`<water-flow>` in each browser: all in sight is drawn, in its place."""

from element_page import COUNT, LENGTHS, drawn, fill, placement, scroll, show
from element_page import wanted
from stage import OWN, expect_drawn, expect_lanes


def test_all_in_sight_is_drawn_in_a_waterfall(page_of):
    engine = show(page_of)
    fill(engine)
    for top in (0, 333, 12_345, 1e7, 5):
        expect_drawn(scroll(engine, top), wanted(engine))


def test_all_in_sight_is_drawn_in_justified_rows(page_of):
    engine = show(page_of)
    engine.evaluate(
        """(count) => { Object.assign(stage.flow, {
          mode: "justified", breaking: "greedy", rowHeight: 150, gap: 6,
          lineGap: 6, renderItem: stage.draw, ratios: stage.ratios(count),
          items: stage.items(count) }); }""",
        COUNT,
    )
    seen = drawn(engine)
    frames = placement.greedy(seen["width"], 150, 6, placement.ratios(COUNT))
    for top in (0, 5_000):
        expect_drawn(scroll(engine, top), frames)


def test_all_in_sight_is_drawn_in_a_list(page_of):
    engine = show(page_of)
    seen = fill(engine, mode="list")
    frames = placement.rows(seen["width"], LENGTHS, 10)
    for top in (0, 40_000):
        expect_drawn(scroll(engine, top), frames)


def test_items_of_unknown_heights_are_measured(page_of):
    engine = show(page_of)
    engine.evaluate(
        """() => { Object.assign(stage.flow, {
          mode: "waterfall", lanes: 3, gap: 10, lineGap: 10,
          renderItem: (item) => {
            const node = stage.draw(item);
            node.style.height = `${item.height}px`;
            return node;
          },
          items: stage.items(200) }); }"""
    )
    expect_lanes(drawn(engine)["cells"], placement.heights(200))


AROUND = """<p style="height: 333px; margin: 0">Before</p>
  <water-flow scroller="{}"></water-flow>
  <p style="height: 222px; margin: 0">After</p>"""


def test_the_window_scrolls(page_of):
    engine = show(page_of, AROUND.format("window"))
    fill(engine)
    for top in (0, 300, 9_000):
        expect_drawn(scroll(engine, top, "window"), wanted(engine))


def test_an_ancestor_scrolls(page_of):
    engine = show(
        page_of,
        '<main id="box" style="height: 500px; overflow: auto">'
        + AROUND.format("nearest")
        + "</main>",
    )
    fill(engine)
    for top in (0, 300, 9_000):
        expect_drawn(scroll(engine, top, "box"), wanted(engine))


def test_right_to_left_the_first_lane_is_the_right_one(page_of):
    engine = show(page_of, f'<div dir="rtl">{OWN}</div>')
    width = fill(engine)["width"]
    frames = [(width - x - w, y, w, h) for x, y, w, h in wanted(engine)]
    for top in (0, 5_000):
        expect_drawn(scroll(engine, top), frames)
