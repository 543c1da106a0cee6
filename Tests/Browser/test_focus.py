"""The focus is seen wherever it is, and never lost to the page."""

import pytest
import live_page
import sideways_page
import tabs_page
import todos_page
from rest import rest

FOCUSED = "document.activeElement.id"
SELECTED = "document.querySelectorAll('[aria-selected=true]').length"


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_button_of_no_more_use_gives_the_focus_to_the_list(
    gallery, visit, how
):
    page = todos_page.look(visit, gallery)
    clear = page.locator("#clear")
    clear.focus()
    if how == "key":
        page.keyboard.press("Enter")
    else:
        clear.click()
    page.wait_for_function("() => document.activeElement.id === 'todos'")
    assert clear.is_disabled()


def test_the_last_undo_gives_the_focus_to_the_collection(gallery, visit):
    page = live_page.look(visit, gallery)
    page.click("#insert")
    undo = page.locator("#undo")
    undo.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'live-view'")
    # A control that goes on being of use keeps it.
    page.locator("#insert").focus()
    page.keyboard.press("Enter")
    rest(page)
    assert page.evaluate(FOCUSED) == "insert"


def test_a_dismissed_message_gives_the_focus_to_the_collection(gallery, visit):
    page = live_page.look(visit, gallery)
    page.click("#lie")
    page.locator("#banner-close").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'live-view'")
    assert page.is_hidden("#banner")


@pytest.mark.parametrize("tab", [1, 2])
def test_a_turned_page_leaves_the_focus_in_the_view(gallery, visit, tab):
    page = tabs_page.look(visit, gallery)
    tabs_page.hold_bar(page, 200)
    page.locator("#sections [data-section='2'][data-item='8']").click()
    page.locator("[role=tab]").nth(tab).evaluate("(tab) => tab.click()")
    rest(page)
    assert tabs_page.chosen(page) == tabs_page.NAMES[tab]
    assert page.evaluate("sections.contains(document.activeElement)")


@pytest.mark.parametrize("address", ["", "timeline.html", "todos.html"])
def test_all_is_selected_before_an_item_was_focused(gallery, visit, address):
    page = visit(f"{gallery('--count', '100').url.rstrip('/')}/{address}")
    page.wait_for_selector("[data-item]")
    rest(page)
    page.keyboard.press("Control+a")
    items = page.locator("[data-item]").count()
    assert page.evaluate(SELECTED) == items > 5
    assert page.evaluate("getSelection().isCollapsed")


@pytest.mark.parametrize("rtl", [False, True], ids=["ltr", "rtl"])
def test_keys_scroll_sideways_at_once(gallery, visit, rtl):
    page = sideways_page.look(visit, gallery, rtl)
    start, end = sideways_page.way(page)
    assert page.evaluate(FOCUSED) == "sideways"

    def press(key: str) -> float:
        page.keyboard.press(key)
        rest(page)
        position = sideways_page.way(page)[0]
        return start - position if rtl else position - start

    assert press("PageDown") == pytest.approx(
        0.875 * sideways_page.width(page), abs=1)
    assert press("PageUp") == pytest.approx(0, abs=1)
    for last, first in (("End", "Home"), ("Control+End", "Control+Home")):
        assert press(last) == pytest.approx(end, abs=1)
        assert press(first) == pytest.approx(0, abs=1)


# Where the ring is, from a cell's edge outwards, with which colour.
@pytest.mark.parametrize("address,cell", [
    ("", ".photo"), ("lanes.html", ".tile"), ("element.html", "#tiles .tile"),
])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_is_seen_on_what_is_selected(
    gallery, visit, address, cell, scheme
):
    page = visit(
        f"{gallery().url.rstrip('/')}/{address}", color_scheme=scheme)
    page.wait_for_selector("[data-item]")
    rest(page)
    # Wholly in view, with room around it.
    item = page.evaluate(
        """(cell) => [...document.querySelectorAll(cell)].find((one) => {
          const view = one.closest("main, water-flow").getBoundingClientRect();
          one.closest("main").scrollTop += view.top > 200 ? view.top - 200 : 0;
          const { top, left } = one.getBoundingClientRect();
          return top > one.closest("main").getBoundingClientRect().top
            && left > view.left;
        }).dataset.item""", cell)
    first = page.locator(f"{cell}[data-item='{item}']")
    first.click()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    if not first.evaluate("it => it.matches('.waterflow-selected')"):
        page.keyboard.press(" ")
    rest(page)
    assert first.evaluate("it => it.matches('.waterflow-selected:focus')")
    box = first.bounding_box()
    around = {"x": box["x"] - 12, "y": box["y"] - 12,
              "width": box["width"] + 24, "height": box["height"] + 24}
    with_focus = page.screenshot(clip=around)
    first.evaluate("it => it.blur()")
    assert first.evaluate("it => it.matches('.waterflow-selected')")
    assert page.screenshot(clip=around) != with_focus
