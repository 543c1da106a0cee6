"""What CSS keeps free inside of an element that scrolls by itself."""

import pytest
from numbered_list import listed
from rest import rest

BODY = """<water-flow mode="list" {attributes}
  style="height: 600px; box-sizing: border-box; {style}"></water-flow>"""

# Where an item is between the element's border edges, along an axis.
AT = """([index, side, other]) => {
  const box = stage.flow.getBoundingClientRect();
  const frame = stage.flow.elementOf(index).getBoundingClientRect();
  return [frame[side] - box[side], frame[other] - box[side]];
}"""


def padded(page_of, style: str, count: int = 500, attributes: str = ""):
    """A page with a list that CSS gives more rules."""
    body = BODY.format(style=style, attributes=attributes)
    return listed(page_of, count, body)


def place(page, index: int, sides: tuple[str, str] = ("top", "bottom")):
    """Where an item starts and ends."""
    return page.evaluate(AT, [index, *sides])


def go(page, index: int, block: str) -> None:
    """Scrolls to an item."""
    page.evaluate(
        "([index, block]) => stage.flow.scrollToItem(index, { block })",
        [index, block],
    )
    rest(page)


# A list of 50 px high items in 600 px, of which so much is free.
PLACES = {
    "padding-top: 60px": (60, 600),
    "padding: 40px": (40, 560),
    "scroll-padding-top: 70px": (70, 600),
    "scroll-padding: 10% 0 5%": (60, 570),
    # The padding is free in any case.
    "padding-top: 70px; scroll-padding-top: 90px": (90, 600),
    "padding-top: 70px; scroll-padding: 50px": (70, 550),
}


@pytest.mark.parametrize("style", PLACES)
def test_items_are_scrolled_to_where_it_is_free(page_of, style):
    page = padded(page_of, style)
    start, end = PLACES[style]
    for block, top in {
        "start": start, "center": (start + end - 50) / 2, "end": end - 50,
    }.items():
        go(page, 100, block)
        assert place(page, 100) == pytest.approx([top, top + 50], abs=0.6)
    go(page, 90, "nearest")
    assert place(page, 90)[0] == pytest.approx(start, abs=0.6)
    # At its ends it has the paddings, and no more room.
    go(page, 499, "start")
    assert page.evaluate(
        """() => stage.flow.scrollTop + stage.flow.clientHeight
             === stage.flow.scrollHeight"""
    )
    go(page, 0, "start")
    assert page.evaluate("stage.flow.scrollTop") == 0
    assert page.evaluate("stage.flow.getState().anchor") is None


def test_cells_are_as_broad_as_the_padding_leaves(page_of):
    page = padded(page_of, "padding: 0 30px 0 70px")
    assert place(page, 3, ("left", "right")) == [70, 970]


@pytest.mark.parametrize("scroller", ["self", "window"])
def test_what_is_held_is_held_where_it_is_free(page_of, scroller):
    page = padded(page_of, "padding-top: 60px", 1, f"scroller={scroller}")
    page.evaluate(
        """() => {
          stage.flow.sections = [0, 1].map(() => ({
            items: numbered(100),
            header: { length: 30, pinned: true, render(element) {
              element.textContent = "Header";
            } },
          }));
        }"""
    )
    rest(page)
    go(page, 50, "start")
    start = 60 if scroller == "self" else 0
    top = page.evaluate(
        """() => stage.flow.querySelector("[data-header]")
             .getBoundingClientRect().top"""
    )
    item = page.evaluate(
        "() => stage.flow.elementOf(50).getBoundingClientRect().top"
    )
    assert [top, item] == [start, start + 30]


def test_the_focus_stays_where_it_is_seen(page_of):
    page = padded(page_of, "padding: 40px", attributes="keyboard")
    page.wait_for_function(
        "() => stage.flow.elementOf(0).hasAttribute('tabindex')"
    )
    page.evaluate("stage.flow.elementOf(0).focus()")
    for _ in range(15):
        page.keyboard.press("ArrowDown")
    rest(page)
    assert page.evaluate(
        "() => stage.flow.indexOf(document.activeElement).index"
    ) == 15
    assert place(page, 15) == [510, 560]


def test_an_item_in_the_padding_is_selected_by_a_press(page_of):
    page = padded(page_of, "padding: 40px", attributes="selection=single")
    page.evaluate("() => stage.flow.update({})")
    go(page, 100, "start")
    page.mouse.click(200, 20)
    page.wait_for_function("() => stage.flow.selectedItems.length === 1")
    assert page.evaluate("stage.flow.selectedItems[0].index") == 99


def test_a_list_that_scrolls_sideways(page_of):
    page = padded(
        page_of, "padding: 0 60px 10px 30px; scroll-padding-right: 100px",
        attributes="horizontal dir=rtl",
    )
    go(page, 100, "start")
    assert place(page, 100, ("left", "right")) == [850, 900]
    go(page, 100, "end")
    assert place(page, 100, ("left", "right")) == [30, 80]
    assert place(page, 100) == [0, 590]


def test_what_is_scrolled_stays_as_items_come(page_of):
    page = padded(page_of, "scroll-padding-top: 70px")
    page.evaluate("stage.flow.scrollTop = 20")
    rest(page)
    page.evaluate("stage.flow.items = numbered(600)")
    rest(page)
    assert page.evaluate("stage.flow.scrollTop") == 20


@pytest.mark.parametrize(
    "style", ["padding: 16px", "border: 10px solid", "padding: 0"])
def test_items_that_come_behind_the_end_move_nothing(page_of, style):
    page = padded(
        page_of, f"height: 400px; box-sizing: content-box; {style}", 100)
    page.evaluate("() => { stage.flow.scrollTop = 1e6; }")
    rest(page)
    before = place(page, 99)
    page.evaluate(
        """() => {
          const { flow } = stage;
          window.shown = flow.querySelector(".waterflow-content");
          flow.key = (item) => item.id;
          flow.items = [...flow.items, ...numbered(100, 100)];
        }""")
    page.wait_for_function("() => !shown.isConnected")
    rest(page)
    assert place(page, 99) == pytest.approx(before, abs=0.1)
