"""An element in a page whose lines of text go from top to bottom."""

import pytest
from rest import rest
from stage import drawn, expect_all, fill, show

MODES = ["vertical-rl", "vertical-lr", "sideways-lr"]
PAGE = "<style>body {{ writing-mode: {mode}; }}</style>"
OWN = '<water-flow style="width: 1000px; height: 600px"></water-flow>'


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_items_stand_as_in_other_pages(page_of, mode, direction):
    page = show(page_of, OWN, head=PAGE.format(mode=mode))
    page.evaluate("(way) => { stage.flow.dir = way; }", direction)
    fill(page, lanes=3, mode="waterfall")
    before, behind = page.evaluate(
        """() => {
          const box = stage.flow.getBoundingClientRect();
          const cell = stage.flow.elementOf(0).getBoundingClientRect();
          return [cell.left - box.left, box.right - cell.right];
        }"""
    )
    start = before if direction == "ltr" else behind
    assert start == pytest.approx(0, abs=0.1)
    if direction == "ltr":
        expect_all(page)


@pytest.mark.parametrize("mode", MODES)
def test_items_that_scroll_sideways_begin_at_the_left(page_of, mode):
    page = show(page_of, OWN, head=PAGE.format(mode=mode))
    fill(page, horizontal=True, mode="list")
    box, cell = page.evaluate(
        """() => [stage.flow, stage.flow.elementOf(0)].map((one) => {
          const { x, y, height } = one.getBoundingClientRect();
          return [x, y, height];
        })"""
    )
    assert cell == box
    page.evaluate("() => stage.flow.scrollBy(5_000, 0)")
    rest(page)
    assert page.evaluate(
        """() => {
          const at = document.elementFromPoint(500, 300);
          return stage.flow.indexOf(at)?.index > 10;
        }"""
    )


def test_texts_in_cells_go_as_those_around_the_element(page_of):
    page = show(page_of, OWN, head=PAGE.format(mode="vertical-rl"))
    page.evaluate(
        """() => stage.fill(stage.flow, { sections: [{
          items: stage.items(100), header: {
            length: 40, pinned: true,
            render(element) { element.textContent = "Header"; },
          },
        }] })"""
    )
    drawn(page)
    page.evaluate("() => stage.flow.scrollTo(0, 500)")
    rest(page)
    assert page.evaluate(
        """() => ["[data-item]", "[data-header]"].map((cell) =>
          getComputedStyle(stage.flow.querySelector(cell)).writingMode)"""
    ) == ["vertical-rl"] * 2
    assert page.evaluate("stage.flow.cloneNode(true).style.writingMode") == ""
    page.evaluate("() => { window.left = stage.flow; left.remove(); }")
    rest(page)
    assert page.evaluate("left.style.writingMode") == ""
