"""The cells in the page stand where an independent computation puts them."""

import pytest
from gallery_page import (
    GAP,
    ROW,
    SPACING,
    Catalogue,
    automatic_lanes,
    cells,
    expect_frames,
    expect_no_overlap,
    expect_own_pictures,
    scroll,
)
from rest import rest


@pytest.mark.parametrize("lanes", [0, 1, 3, 8])
def test_waterfall_is_shortest_lane_first(gallery, visit, lanes):
    url = gallery("--count", "5000").url
    page = visit(f"{url}?lanes={lanes}")
    seen = cells(page)
    catalogue = Catalogue.fetch(url, 5_000)
    count = lanes or automatic_lanes(seen["width"], 220)
    frames, length = catalogue.waterfall(seen["width"], count)
    assert abs(seen["contentHeight"] - length) < 1
    for top in (0, 777, 31_234, length / 2, length):
        scroll(page, top)
        seen = cells(page)
        expect_frames(seen, frames)
        expect_own_pictures(seen)


def test_waterfall_deep_in_100_000(gallery, visit):
    url = gallery("--count", "100000").url
    page = visit(f"{url}?lanes=6")
    seen = cells(page)
    catalogue = Catalogue.fetch(url, 100_000)
    frames, length = catalogue.waterfall(seen["width"], 6)
    for part in (0.25, 0.5, 0.99, 1):
        scroll(page, length * part)
        seen = cells(page)
        assert seen["cells"][-1]["item"] > 24_000
        expect_frames(seen, frames)
        expect_own_pictures(seen)


def test_list_rows_are_contiguous(gallery, visit):
    url = gallery("--count", "1000").url
    page = visit(f"{url}?mode=list")
    for top in (0, 4_321):
        scroll(page, top)
        seen = cells(page)
        frames = [(0, ROW * i, seen["width"], ROW) for i in range(1000)]
        expect_frames(seen, frames)
        expect_own_pictures(seen)
    row = page.locator("[data-item='50']")
    width, height = Catalogue.fetch(url, 51).sizes[50]
    assert row.locator(".title").inner_text() == "Picture 50"
    assert row.locator(".size").inner_text() == f"{width:.0f} × {height:.0f}"


@pytest.mark.parametrize("width", [320, 1200])
def test_tags_wrap_in_a_flow(gallery, visit, width):
    url = gallery("--count", "2000").url
    page = visit(f"{url}?mode=flow", width=width)
    for top in (0, 5_000):
        scroll(page, top)
        seen = cells(page)
        expect_own_pictures(seen)
        expect_no_overlap(seen)
        end = seen["width"] - SPACING
        before = None
        for cell in seen["cells"]:
            assert abs(cell["height"] - 44) < 0.1
            assert cell["x"] + cell["width"] < end + 0.1
            if before and abs(cell["y"] - before["y"]) < 0.1:
                gap = cell["x"] - before["x"] - before["width"]
                assert abs(gap - GAP) < 0.1
            elif before:
                assert abs(cell["y"] - before["y"] - 44 - GAP) < 0.1
                assert abs(cell["x"] - SPACING) < 0.1
                # There was no room for it above.
                room = end - before["x"] - before["width"] - GAP
                assert cell["width"] > room
            before = cell
        # Every name is there to read, with nothing cut off.
        assert page.evaluate(
            """() => [...document.querySelectorAll("[data-item] .title")]
              .every((name) => name.scrollWidth <= name.clientWidth)"""
        )


def test_resize_lays_out_anew_and_keeps_the_place(gallery, visit):
    url = gallery("--count", "10000").url
    page = visit(url, width=1200)
    rest(page)
    scroll(page, 60_000)
    seen = cells(page)
    first = next(c for c in seen["cells"] if c["bottom"] > 0)
    page.set_viewport_size({"width": 500, "height": 800})
    rest(page)
    after = cells(page)
    lanes = automatic_lanes(after["width"], 220)
    assert lanes < automatic_lanes(seen["width"], 220)
    frames, _ = Catalogue.fetch(url, 10_000).waterfall(after["width"], lanes)
    expect_frames(after, frames)
    expect_no_overlap(after)
    expect_own_pictures(after)
    kept = next(c for c in after["cells"] if c["item"] == first["item"])
    assert abs(kept["top"] - first["top"]) < 2


def test_modes_and_lanes_switch_in_place(gallery, visit):
    url = gallery("--count", "10000").url
    page = visit(url)
    rest(page)
    scroll(page, 30_000)
    seen = cells(page)
    first = next(c for c in seen["cells"] if c["bottom"] > 1)["item"]
    for mode in ("List", "Justified", "Flow", "Waterfall"):
        page.get_by_role("radio", name=mode).check()
        rest(page)
        seen = cells(page)
        expect_no_overlap(seen)
        expect_own_pictures(seen)
        visible = [c["item"] for c in seen["cells"] if c["bottom"] > 1]
        # Switching may go to the start of a line that the item stands in,
        # and comes back to the item.
        assert min(visible) <= first
        assert first in visible
    catalogue = Catalogue.fetch(url, 10_000)
    for lanes in (2, 7):
        page.get_by_label("Lanes").select_option(str(lanes))
        rest(page)
        seen = cells(page)
        frames, _ = catalogue.waterfall(seen["width"], lanes)
        expect_frames(seen, frames)
    assert "lanes=7" in page.url
    page.reload()
    # Cells out of view come with later frames, and need no pictures.
    rest(page)
    seen = cells(page)
    frames, _ = catalogue.waterfall(seen["width"], 7)
    expect_frames(seen, frames)


def test_number_of_items_changes(gallery, visit):
    page = visit(gallery("--count", "5000").url)
    assert cells(page)["cells"]
    assert page.locator("#items").inner_text() == "5,000"
    assert page.get_by_label("Items").input_value() == "5000"
    scroll(page, 20_000)
    page.get_by_label("Items").select_option("100")
    page.wait_for_function("() => items.innerText === '100'")
    seen = cells(page)
    assert seen["top"] == 0 and seen["cells"][0]["item"] == 0
    scroll(page, 1e9)
    assert cells(page)["cells"][-1]["item"] == 99


def test_layout_and_lanes_keep_what_is_selected(gallery, visit):
    page = visit(gallery("--count", "1000").url)
    assert cells(page)["cells"]
    for item in (1, 3):
        page.locator(f"[data-item='{item}']").click(modifiers=["Control"])

    def selected() -> list[str]:
        return page.locator("[data-item][aria-selected=true]").evaluate_all(
            "cells => cells.map((cell) => cell.dataset.item).sort()")

    assert selected() == ["1", "3"]
    for mode in ("List", "Justified", "Flow", "Waterfall"):
        page.get_by_role("radio", name=mode).check()
        assert selected() == ["1", "3"]
        assert page.inner_text("#selected") == "2"
    page.get_by_label("Lanes").select_option("3")
    assert selected() == ["1", "3"]
