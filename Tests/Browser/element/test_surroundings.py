"""Right to left, zoomed, printed, and in corners of a page."""

import placement
import pytest
from rest import frames as pass_frames
from rest import rest
from stage import OWN, drawn, expect_drawn, fill, look, scroll, show

COUNT = 1_000
LENGTHS = placement.heights(COUNT)
WANTED = placement.waterfall(1_000, 3, 10, LENGTHS)


def mirrored(frames: list[placement.Frame], width: float = 1_000):
    """The same, read from the right."""
    return [(width - x - w, y, w, h) for x, y, w, h in frames]


@pytest.mark.parametrize("where", ["html", "flow"])
def test_right_to_left_the_first_lane_is_the_right_one(page_of, where):
    page = show(page_of)
    page.evaluate(
        """(where) => { (where === "html" ? document.documentElement
             : stage.flow).dir = "rtl"; }""",
        where,
    )
    fill(page, mode="waterfall", lanes=3)
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), mirrored(WANTED))


def test_right_to_left_rows_begin_at_the_right(page_of):
    page = show(page_of, f"<div dir='rtl'>{OWN}</div>")
    page.evaluate(
        """(count) => Object.assign(stage.flow, {
          mode: "justified", breaking: "greedy", rowHeight: 150, gap: 6,
          lineGap: 6, renderItem: stage.draw, ratios: stage.ratios(count),
          items: stage.items(count) }) && null""",
        COUNT,
    )
    drawn(page)
    wanted = placement.greedy(1_000, 150, 6, placement.ratios(COUNT))
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), mirrored(wanted))


def test_right_to_left_with_the_window_as_scroller(page_of):
    page = show(
        page_of,
        "<h1>Before</h1><water-flow scroller='window' dir='rtl'></water-flow>",
    )
    fill(page, mode="waterfall", lanes=3)
    page.evaluate("scrollTo(0, 4000)")
    rest(page)
    expect_drawn(look(page), mirrored(WANTED))


@pytest.mark.parametrize("scale", [1, 2, 3, 1.25])
def test_the_devices_pixels_change_nothing(page_of, scale):
    page = show(page_of, device_scale_factor=scale)
    fill(page, mode="waterfall", lanes=3)
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), WANTED, tolerance=0.5)


@pytest.mark.parametrize("zoom", [0.5, 1.5, 2])
def test_zoomed_by_css(page_of, zoom):
    page = show(page_of, f"<div style='zoom: {zoom}'>{OWN}</div>")
    fill(page, mode="waterfall", lanes=3)
    wanted = placement.waterfall(1_000 / zoom, 3, 10, LENGTHS)
    for top in (0, 3_000):
        seen = scroll(page, top)
        # Boxes are in pixels of the window, offsets in those of the element.
        start = seen["sight"]["top"] + top
        visible = (seen["sight"]["bottom"] - seen["sight"]["top"]) / zoom
        seen["sight"] = {"top": top, "bottom": top + visible}
        for cell in seen["cells"]:
            cell["y"] = (cell["y"] - start + top) / zoom + top
            for key in ("x", "width", "height"):
                cell[key] /= zoom
        expect_drawn(seen, wanted, tolerance=0.6)


def test_a_border_is_not_the_contents(page_of):
    page = show(
        page_of,
        "<water-flow style='height: 600px; box-sizing: border-box;"
        " border: 7px solid; margin: 11px'></water-flow>",
    )
    fill(page, mode="waterfall", lanes=3)
    wanted = placement.waterfall(1_000 - 2 * (7 + 11), 3, 10, LENGTHS)
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), wanted)


def test_beside_a_scroll_bar(page_of):
    page = show(
        page_of,
        "<style>water-flow { scrollbar-width: auto !important }</style>" + OWN,
    )
    fill(page, mode="waterfall", lanes=3)
    width = look(page)["width"]
    assert width < 1_000
    wanted = placement.waterfall(width, 3, 10, LENGTHS)
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), wanted)


@pytest.mark.parametrize(
    "box",
    [
        "display: flex; flex-direction: column; height: 600px",
        "display: grid; height: 600px; grid-template-rows: minmax(0, 1fr)",
        "position: absolute; inset: 0 0 200px",
    ],
)
def test_a_box_that_the_page_lays_out(page_of, box):
    page = show(
        page_of,
        f"<div style='{box}'><water-flow style='flex: 1; min-height: 0;"
        " height: 100%'></water-flow></div>",
    )
    fill(page, mode="waterfall", lanes=3)
    seen = look(page)
    assert seen["height"] == 600
    for top in (0, 5_000):
        expect_drawn(scroll(page, top), WANTED)


def test_the_box_may_change_in_any_frame(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    scroll(page, 2_000)
    for height in (100, 777, 333):
        page.evaluate(
            "(height) => { stage.flow.style.height = `${height}px`; }", height
        )
        rest(page)
        seen = look(page)
        assert seen["height"] == height
        expect_drawn(seen, WANTED)


def test_what_is_printed_is_what_is_in_sight(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    before = scroll(page, 2_000)
    page.emulate_media(media="print")
    rest(page)
    expect_drawn(look(page), WANTED)
    assert len(page.pdf()) > 1_000
    page.emulate_media(media="null")
    rest(page)
    after = look(page)
    assert after["top"] == before["top"]
    expect_drawn(after, WANTED)


def test_printing_a_window_leaves_it_as_it_was(page_of):
    page = show(page_of, '<water-flow scroller="window"></water-flow>')
    fill(page, mode="waterfall", lanes=3)
    page.evaluate("scrollTo(0, 3000)")
    rest(page)
    assert len(page.pdf()) > 1_000
    pass_frames(page, 5)
    rest(page)
    seen = look(page)
    assert page.evaluate("scrollY") == 3_000
    expect_drawn(seen, WANTED)
