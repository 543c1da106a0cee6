"""Everything that a hand does is done with a keyboard alone as well."""

import lanes_page
import pytest
import tabs_page
from rest import rest
from todos_page import counts, look, middle, row, rows, texts

FIRST = "Water the tomatoes"
SECOND = "Send Ida"
THIRD = "Mend the garden gate"

# What has the focus: an item's number and text, or a button's text.
FOCUS = """() => {
  const { activeElement: it } = document;
  return { item: it.dataset.item === undefined ? null : +it.dataset.item,
    text: it.textContent, tag: it.localName, id: it.id,
    isRinged: it.matches(":focus-visible") };
}"""


def focus(page) -> dict:
    """What has the focus."""
    return page.evaluate(FOCUS)


def press(page, *keys: str) -> None:
    """Presses keys one after the other."""
    for key in keys:
        page.keyboard.press(key)


def enter(page, view: str = "todos", steps: int = 0) -> dict:
    """Comes to an item with Tab and the arrow down."""
    page.evaluate("(id) => document.getElementById(id).focus()", view)
    press(page, "Tab", *["ArrowDown"] * steps)
    return focus(page)


def done(page) -> list[int]:
    """The rows that are ticked."""
    return [it["item"] for it in rows(page) if it["isDone"]]


# MARK: Selecting


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_a_row_is_ticked_and_unticked(gallery, visit, key):
    page = look(visit, gallery)
    assert enter(page, steps=1)["text"].startswith(SECOND)
    press(page, key)
    assert done(page) == [1, 2, 5]
    assert counts(page) == (13, 3)
    press(page, "ArrowDown", key)
    assert done(page) == [1, 5]
    assert focus(page)["item"] == 2 and focus(page)["isRinged"]


def test_shift_extends_and_a_letter_selects_all(gallery, visit):
    page = look(visit, gallery)
    enter(page, steps=6)
    press(page, " ", "Shift+ArrowDown", "Shift+ArrowDown")
    assert [item for item in done(page) if item >= 6] == [6, 7, 8]
    press(page, "Shift+ArrowUp")
    assert [item for item in done(page) if item >= 6] == [6, 7]
    press(page, "Control+a")
    assert counts(page) == (0, 16)
    assert focus(page)["item"] == 7


def test_one_tile_is_selected_at_a_time(gallery, visit):
    page = lanes_page.look(visit, gallery)
    start = enter(page, "lanes-view")
    press(page, " ", "ArrowRight")
    beside = focus(page)
    by_item = {it["item"]: it for it in lanes_page.tiles(page)}
    left, right = by_item[start["item"]], by_item[beside["item"]]
    assert right["left"] > left["left"]
    assert left["isSelected"] and not right["isSelected"]
    press(page, "Enter")
    chosen = [it for it in lanes_page.tiles(page) if it["isSelected"]]
    assert [it["item"] for it in chosen] == [beside["item"]]


# MARK: Actions


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10", "Alt+Enter"])
def test_a_rows_actions_are_opened_and_closed(gallery, visit, key):
    page = look(visit, gallery)
    enter(page, steps=1)
    press(page, key)
    rest(page)
    assert focus(page)["tag"] == "button"
    assert focus(page)["text"] == "Delete"
    press(page, "Tab")
    assert focus(page)["text"] == "Edit"
    # The same key goes to the other edge, and back.
    press(page, key)
    rest(page)
    assert focus(page)["text"] == "Done"
    press(page, key)
    rest(page)
    assert focus(page)["text"] == "Delete"
    press(page, "Escape")
    rest(page)
    assert focus(page)["item"] == 1 and focus(page)["text"].startswith(SECOND)
    assert page.locator(".waterflow-actions").count() == 0
    assert counts(page) == (14, 2)
    # Nothing is open any more: the page's own meaning of the key.
    press(page, "ArrowDown")
    assert focus(page)["item"] == 2


@pytest.mark.parametrize("key", ["ContextMenu", "F10", "Enter"])
def test_a_key_that_is_held_opens_actions_once(gallery, visit, key):
    page = look(visit, gallery)
    enter(page, steps=1)
    held = {"F10": "Shift", "Enter": "Alt"}.get(key)
    if held:
        page.keyboard.down(held)
    for _ in range(4):
        page.keyboard.down(key)
    rest(page)
    assert focus(page)["text"] == "Delete"
    assert counts(page) == (14, 2)
    page.keyboard.up(key)


def test_delete_leaves_the_focus_on_the_next_row(gallery, visit):
    page = look(visit, gallery)
    enter(page, steps=1)
    press(page, "ContextMenu", "Enter")
    rest(page)
    assert not any(SECOND in text for text in texts(page))
    assert counts(page) == (13, 2)
    assert focus(page)["item"] == 1 and THIRD in focus(page)["text"]


def test_the_other_edges_action_is_performed(gallery, visit):
    page = look(visit, gallery)
    enter(page)
    press(page, "ContextMenu", "ContextMenu")
    assert focus(page)["text"] == "Done"
    press(page, " ")
    rest(page)
    assert row(page, FIRST)["isDone"]
    assert focus(page)["item"] == 0


def test_edit_comes_back_to_its_row(gallery, visit):
    page = look(visit, gallery)
    enter(page, steps=1)
    press(page, "ContextMenu", "Tab", "Enter")
    page.wait_for_selector("#composer[open]")
    page.keyboard.type("Call Ida")
    press(page, "Enter")
    rest(page)
    assert texts(page)[1] == "Call Ida"
    assert focus(page)["item"] == 1 and focus(page)["text"] == "Call Ida"


def test_a_row_that_scrolls_away_closes(gallery, visit):
    page = look(visit, gallery, height=400)
    enter(page)
    press(page, "ContextMenu")
    rest(page)
    press(page, "PageDown")
    rest(page)
    assert page.evaluate("todos.scrollTop") > 50
    assert page.locator(".waterflow-actions").count() == 0
    assert focus(page)["item"] == 0


# MARK: Moving


def test_alt_and_arrows_move_a_row(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    enter(page)
    press(page, "Alt+ArrowDown", "Alt+ArrowDown")
    rest(page)
    assert texts(page)[:4] == [before[1], before[2], before[0], before[3]]
    assert focus(page)["item"] == 2 and focus(page)["text"] == before[0]
    press(page, "Alt+ArrowUp")
    rest(page)
    assert texts(page)[:3] == [before[1], before[0], before[2]]
    press(page, "Alt+End")
    rest(page)
    assert focus(page)["item"] == 15 and focus(page)["text"] == before[0]
    press(page, "Alt+Home")
    rest(page)
    assert texts(page)[:4] == before[:4]
    # The data has followed: what is ticked now is the first row.
    press(page, " ")
    assert row(page, FIRST)["isDone"]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_alt_and_arrows_move_a_tile_across_lanes(gallery, visit, direction):
    page = lanes_page.look(visit, gallery, f"?dir={direction}")
    hues = {it["item"]: it["hue"] for it in lanes_page.tiles(page)}
    start = enter(page, "lanes-view")["item"]
    key = "ArrowRight" if direction == "ltr" else "ArrowLeft"
    press(page, key)
    target = focus(page)["item"]
    assert target != start
    press(page, "ArrowLeft" if direction == "ltr" else "ArrowRight")
    assert focus(page)["item"] == start
    press(page, f"Alt+{key}")
    rest(page)
    assert focus(page)["item"] == target
    after = {it["item"]: it["hue"] for it in lanes_page.tiles(page)}
    assert after[target] == hues[start]


# MARK: Adding


def test_a_row_is_added_from_the_list_and_the_focus_stays(gallery, visit):
    page = look(visit, gallery)
    enter(page, steps=1)
    press(page, "Insert")
    page.wait_for_selector("#composer[open]")
    assert focus(page)["id"] == "composer-text"
    page.keyboard.type("Feed the cat")
    press(page, "Enter")
    rest(page)
    assert texts(page)[0] == "Feed the cat"
    assert focus(page)["item"] == 2 and focus(page)["text"].startswith(SECOND)
    press(page, "Insert", "Escape")
    rest(page)
    assert texts(page)[0] == "Feed the cat"
    assert focus(page)["item"] == 2
    press(page, "ArrowUp", "ArrowUp")
    assert focus(page)["text"] == "Feed the cat"


# MARK: Ending what a mouse has begun


@pytest.mark.parametrize("is_focused", [True, False])
def test_escape_ends_a_drag(gallery, visit, is_focused):
    page = look(visit, gallery)
    before = texts(page)
    if is_focused:
        enter(page, steps=2)
    page.mouse.move(*middle(row(page, FIRST)))
    page.mouse.down()
    page.mouse.move(*middle(row(page, THIRD)), steps=10)
    assert page.locator(".waterflow-lifted").count() == 1
    press(page, "Escape")
    rest(page)
    assert page.locator(".waterflow-lifted").count() == 0
    assert texts(page) == before
    page.mouse.up()
    rest(page)
    assert texts(page) == before
    assert counts(page) == (14, 2)


def test_escape_ends_a_swipe(gallery, visit):
    page = look(visit, gallery)
    x, y = middle(row(page, SECOND))
    page.mouse.move(x + 100, y)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=10)
    assert page.locator(".waterflow-actions").count() == 1
    press(page, "Escape")
    rest(page)
    page.mouse.up()
    rest(page)
    assert page.locator(".waterflow-actions").count() == 0
    assert row(page, SECOND)["left"] == row(page, FIRST)["left"]


def test_arrows_go_along_the_actions_and_leaving_closes_them(gallery, visit):
    page = look(visit, gallery)
    enter(page)
    press(page, "ContextMenu")
    rest(page)
    assert focus(page)["text"] == "Delete"
    press(page, "ArrowLeft")
    assert focus(page)["text"] == "Edit"
    press(page, "ArrowLeft")
    assert focus(page)["text"] == "Edit"
    press(page, "ArrowRight")
    assert focus(page)["text"] == "Delete"
    page.evaluate("document.getElementById('add').focus()")
    page.locator(".waterflow-actions").wait_for(state="detached")
    assert focus(page)["id"] == "add"


# MARK: Tabs


def test_a_tab_is_turned_and_read(gallery, visit):
    page = tabs_page.look(visit, gallery)
    tabs_page.hold_bar(page)
    page.locator("[role=tab][aria-selected=true]").focus()
    press(page, "ArrowRight")
    rest(page)
    assert tabs_page.chosen(page) == "Albums"
    assert not tabs_page.is_turning(page)
    press(page, "Tab")
    first = page.evaluate("document.activeElement.dataset.section")
    assert int(first) >= tabs_page.TAIL
    press(page, "ArrowDown")
    below = page.evaluate("document.activeElement.dataset")
    assert int(below["section"]) >= tabs_page.TAIL and below["item"] != "0"
    press(page, "Shift+Tab")
    assert focus(page)["text"] == "Albums"
