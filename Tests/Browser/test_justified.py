"""Justified rows in the page of photos, and the controls for them."""

import pytest
from gallery_page import (
    GAP,
    SPACING,
    Catalogue,
    cells,
    expect_frames,
    expect_no_overlap,
    expect_own_pictures,
    scroll,
)
from rest import rest

# Chooses, and tells in the same turn which cells are on their way then.
CHOOSE = """([id, value]) => {
  const control = document.getElementById(id);
  control.value = value;
  for (const event of ["input", "change"]) {
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
  return document.getAnimations().filter(({ effect }) =>
    effect.target.dataset.item !== undefined).length;
}"""


def rows_of(seen: dict) -> list[list[dict]]:
    """The rows that show, each with its cells in order."""
    rows: list[list[dict]] = []
    for cell in seen["cells"]:
        if rows and abs(rows[-1][0]["y"] - cell["y"]) < 0.5:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows


def full_height(row, sizes, width) -> float:
    """How high a row is that fills the line."""
    shapes = [sizes[c["item"]][0] / sizes[c["item"]][1] for c in row]
    return (width - 2 * SPACING - GAP * (len(row) - 1)) / sum(shapes)


def expect_full(rows, sizes, width) -> None:
    """Rows fill the line at one height, items in their proportions."""
    line = width - 2 * SPACING
    for row in rows:
        height = full_height(row, sizes, width)
        assert abs(row[0]["x"] - SPACING) < 0.5
        assert abs(row[-1]["x"] + row[-1]["width"] - SPACING - line) < 0.5
        for cell in row:
            across, down = sizes[cell["item"]]
            assert abs(cell["height"] - height) < 0.1
            assert abs(cell["width"] - across / down * height) < 0.1


@pytest.mark.parametrize("width", [320, 1200])
def test_rows_as_they_come_are_first_fit(gallery, visit, width):
    url = gallery("--count", "2000").url
    page = visit(
        f"{url}?mode=justified&rows=greedy&height=160", width=width
    )
    seen = cells(page)
    catalogue = Catalogue.fetch(url, 2_000)
    frames, length = catalogue.first_fit(seen["width"], 160)
    assert abs(seen["contentHeight"] - length) < 1
    for top in (0, 5_000, length):
        scroll(page, top)
        seen = cells(page)
        expect_frames(seen, frames)
        expect_own_pictures(seen)


@pytest.mark.parametrize("width", [320, 1200])
@pytest.mark.parametrize("rows", ["balanced", "even"])
def test_rows_fill_the_line(gallery, visit, rows, width):
    url = gallery("--count", "500").url
    page = visit(f"{url}?mode=justified&rows={rows}", width=width)
    sizes = Catalogue.fetch(url, 500).sizes
    for top in (0, 2_000, 1e9):
        scroll(page, top)
        seen = cells(page)
        expect_no_overlap(seen)
        expect_own_pictures(seen)
        shown = rows_of(seen)
        if shown[-1][-1]["item"] == 499:
            shown.pop()
        assert shown
        expect_full(shown, sizes, seen["width"])


def test_even_rows_are_nearer_to_the_height_than_first_fit(gallery, visit):
    url = gallery("--count", "100").url
    page = visit(f"{url}?mode=justified&height=100", width=1200, height=3000)
    sizes = Catalogue.fetch(url, 100).sizes
    page.wait_for_selector("[data-item]")
    rest(page)
    away = {}
    for rows in ("greedy", "balanced", "even"):
        page.get_by_label("How rows are filled").select_option(rows)
        rest(page)
        seen = cells(page)
        assert len(seen["cells"]) == 100
        # The last row counts with the height at which it fills the line.
        away[rows] = sum(
            len(row) * (full_height(row, sizes, seen["width"]) - 100) ** 2
            for row in rows_of(seen)
        )
    assert away["even"] <= away["balanced"] + 1
    assert away["even"] < away["greedy"]


def test_rows_and_height_stay_in_the_address(gallery, visit):
    page = visit(gallery("--count", "500").url)
    rows = page.get_by_label("How rows are filled")
    height = page.get_by_label("Height of a row, about, in pixels")
    assert not rows.is_visible() and not height.is_visible()
    page.get_by_role("radio", name="Justified").check()
    assert not page.get_by_label("Lanes").is_visible()
    assert rows.input_value() == "even"
    rows.select_option("balanced")
    height.focus()
    before = float(height.input_value())
    height.press("ArrowRight")
    rest(page)
    chosen = cells(page)
    page.reload()
    rest(page)
    assert page.get_by_role("radio", name="Justified").is_checked()
    assert rows.input_value() == "balanced"
    assert float(height.input_value()) == before + 10
    frames = [
        [c[k] for k in ("item", "x", "y", "width", "height")]
        for c in chosen["cells"]
    ]
    assert frames == [
        [c[k] for k in ("item", "x", "y", "width", "height")]
        for c in cells(page)["cells"]
    ]


def test_a_height_and_back_keeps_the_place(gallery, visit):
    page = visit(f"{gallery('--count', '10000').url}?mode=justified")
    height = page.get_by_label("Height of a row, about, in pixels")
    rest(page)
    scroll(page, 40_000)
    height.focus()
    height.press("ArrowRight")
    height.press("ArrowLeft")
    rest(page)
    top = page.evaluate("() => gallery.scrollTop")
    for key in ["ArrowRight"] * 6 + ["ArrowLeft"] * 6:
        height.press(key)
    rest(page)
    assert abs(page.evaluate("() => gallery.scrollTop") - top) < 1


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("choice", [("rows", "greedy"), ("height", "100")])
def test_photos_go_where_they_are_put(gallery, visit, motion, choice):
    url = gallery("--count", "500").url
    page = visit(f"{url}?mode=justified&height=180", reduced_motion=motion)
    page.wait_for_selector("[data-item]")
    rest(page)
    moving = page.evaluate(CHOOSE, list(choice))
    assert (moving > 0) == (motion == "no-preference")
    rest(page)
    seen = cells(page)
    expect_full(
        rows_of(seen), Catalogue.fetch(url, 500).sizes, seen["width"])


def test_another_width_keeps_the_place(gallery, visit):
    url = gallery("--count", "10000").url
    page = visit(f"{url}?mode=justified", width=1200)
    scroll(page, 60_000)
    seen = cells(page)
    first = next(c for c in seen["cells"] if c["bottom"] > 0)
    page.set_viewport_size({"width": 500, "height": 800})
    rest(page)
    after = cells(page)
    expect_full(
        rows_of(after), Catalogue.fetch(url, 10_000).sizes, after["width"])
    kept = next(c for c in after["cells"] if c["item"] == first["item"])
    assert abs(kept["top"] - first["top"]) < 2


def test_rows_begin_at_the_right(gallery, visit):
    url = gallery("--count", "500").url
    page = visit(f"{url}?mode=justified&dir=rtl", width=1000)
    seen = cells(page)
    # The scroll bar is at the left.
    bar = 1000 - seen["width"]
    for row in rows_of(seen):
        ends = [c["x"] + c["width"] for c in row]
        assert abs(ends[0] - (1000 - SPACING)) < 0.5
        assert ends == sorted(ends, reverse=True)
        assert abs(row[-1]["x"] - bar - SPACING) < 0.5


def test_the_end_of_100_000(gallery, visit):
    url = gallery("--count", "100000").url
    page = visit(f"{url}?mode=justified")
    assert cells(page)["cells"]
    # Content that is laid out on the way may end further down.
    before = None
    while before != (top := page.evaluate("() => gallery.scrollTop")):
        before = top
        scroll(page, 1e9)
    seen = cells(page)
    assert seen["cells"][-1]["item"] == 99_999
    assert abs(seen["cells"][-1]["bottom"] - seen["height"] + SPACING) < 2
    sizes = Catalogue.fetch(url, 100_000).sizes
    line = seen["width"] - 2 * SPACING
    for row in rows_of(seen)[:-1]:
        # Places so far down are kept in 32 bits.
        assert abs(row[-1]["x"] + row[-1]["width"] - SPACING - line) < 0.5
        shape = sizes[row[0]["item"]]
        assert abs(
            row[0]["width"] - row[0]["height"] * shape[0] / shape[1]) < 1
