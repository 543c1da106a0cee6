"""Things to do are typed, ticked, edited, sorted and taken away."""

import pytest
from finger import Finger
from rest import rest
from todos_page import (
    counts, look, middle, places, pull, row, rows, swipe, texts)

FIRST = "Water the tomatoes"
SECOND = "Send Ida"
DIM = """getComputedStyle(
  document.getElementById("composer"), "::backdrop").backgroundColor"""


def is_open(page) -> bool:
    return page.locator("#composer").is_visible()


# MARK: Adding


def test_pulling_and_typing_puts_a_row_first(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    finger = pull(page, 200)
    assert page.inner_text(".pull") == "Let go to add"
    finger.up()
    page.wait_for_selector("#composer[open]")
    assert page.evaluate("document.activeElement.id") == "composer-text"
    page.keyboard.type("  Feed the cat  ")
    page.keyboard.press("Enter")
    rest(page)
    assert not is_open(page)
    assert texts(page)[:2] == ["Feed the cat", before[0]]
    assert counts(page) == (15, 2)
    # The list has gone back to its start.
    top = page.locator("#todos").bounding_box()["y"]
    assert rows(page)[0]["top"] == pytest.approx(top, abs=0.6)


def test_the_label_stands_up_as_it_is_pulled(gallery, visit):
    page = look(visit, gallery)
    tilts = []
    finger = pull(page, 20)
    for _ in range(10):
        finger.move(y=12, steps=1)
        tilts.append(
            page.evaluate(
                """parseInt(document.querySelector(".pull span")
                     .style.getPropertyValue("--tilt"))"""
            )
        )
    finger.cancel()
    assert tilts == sorted(tilts, reverse=True)
    assert 0 < tilts[0] < 90
    assert tilts[-1] == 0
    rest(page)
    assert not is_open(page)
    assert page.text_content(".pull") == "Pull down to add"


def test_pulling_too_little_opens_nothing(gallery, visit):
    page = look(visit, gallery)
    before = rows(page)
    finger = pull(page, 60)
    assert rows(page)[0]["top"] > before[0]["top"] + 10
    finger.up()
    rest(page)
    assert not is_open(page)
    assert rows(page) == before


def test_only_the_start_of_the_list_is_pulled(gallery, visit):
    page = look(visit, gallery)
    page.evaluate("todos.scrollTo(0, 60)")
    rest(page)
    x, y = middle(rows(page)[3])
    Finger(page).down(x, y).move(y=250, steps=12).hold(0.1).up()
    rest(page)
    assert not is_open(page)
    assert page.evaluate("todos.scrollTop") == 0


@pytest.mark.parametrize("typed", ["", "   "])
def test_nothing_typed_adds_nothing(gallery, visit, typed):
    page = look(visit, gallery)
    before = texts(page)
    page.click("#add")
    page.keyboard.type(typed)
    page.keyboard.press("Enter")
    rest(page)
    assert not is_open(page)
    assert texts(page) == before


def test_escape_gives_up_and_the_focus_comes_back(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    page.focus("#add")
    page.keyboard.press("Enter")
    page.keyboard.type("Never mind")
    page.keyboard.press("Escape")
    rest(page)
    assert texts(page) == before
    assert page.evaluate("document.activeElement.id") == "add"
    # What was given up is not there the next time.
    page.keyboard.press("Enter")
    assert page.input_value("#composer-text") == ""


def test_a_click_beside_the_field_adds_what_was_typed(gallery, visit):
    page = look(visit, gallery)
    page.click("#add")
    page.keyboard.type("Oil the hinges")
    page.mouse.click(200, 600)
    rest(page)
    assert texts(page)[0] == "Oil the hinges"


@pytest.mark.parametrize("key", ["Insert", "n"])
def test_a_key_in_the_list_adds(gallery, visit, key):
    page = look(visit, gallery)
    page.keyboard.press(key)
    page.wait_for_selector("#composer[open]")
    assert page.input_value("#composer-text") == ""


def test_the_field_is_dimmed_around_in_a_quarter_second(gallery, visit):
    page = look(visit, gallery)
    page.click("#add")
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.evaluate(DIM) == "rgba(0, 0, 0, 0.4)"
    assert page.locator("#composer").bounding_box()["height"] == 44
    duration = page.evaluate(
        """getComputedStyle(document.getElementById("composer"),
             "::backdrop").transitionDuration"""
    )
    assert duration == "0.25s"
    # Exactly above the room that the list has made for it.
    field = page.locator("#composer").bounding_box()
    top = page.locator("#todos").bounding_box()["y"]
    assert field["y"] == pytest.approx(top, abs=0.6)
    assert rows(page)[0]["top"] == pytest.approx(top + 44, abs=0.6)


# MARK: Ticking and changing


def test_a_tap_ticks_and_another_one_takes_the_tick_away(gallery, visit):
    page = look(visit, gallery)
    for is_done, expected in ((True, (13, 3)), (False, (14, 2))):
        Finger(page).tap(*middle(row(page, FIRST)))
        page.wait_for_function(
            "done => document.getElementById('done').textContent === done",
            arg=str(expected[1]),
        )
        assert row(page, FIRST)["isDone"] is is_done
        assert counts(page) == expected


def test_ticks_stay_with_their_rows(gallery, visit):
    page = look(visit, gallery)
    done = [it["text"] for it in rows(page) if it["isDone"]]
    assert len(done) == 2
    page.click("#add")
    page.keyboard.type("Something new")
    page.keyboard.press("Enter")
    rest(page)
    assert [it["text"] for it in rows(page) if it["isDone"]] == done


def test_what_is_done_is_cleared(gallery, visit):
    page = look(visit, gallery)
    left = [it["text"] for it in rows(page) if not it["isDone"]]
    page.click("#clear")
    rest(page)
    assert texts(page)[: len(left)] == left
    assert counts(page) == (14, 0)
    assert page.locator("#clear").is_disabled()


def test_a_swipe_shows_delete_and_edit(gallery, visit):
    page = look(visit, gallery)
    swipe(page, FIRST, -150)
    buttons = page.locator(".waterflow-actions button")
    assert buttons.all_inner_texts() == ["Delete", "Edit"]
    buttons.get_by_text("Delete").click()
    rest(page)
    assert FIRST not in texts(page)[0]
    assert counts(page) == (13, 2)


def test_edit_changes_the_text_and_the_height(gallery, visit):
    page = look(visit, gallery)
    before = row(page, SECOND)
    swipe(page, SECOND, -150)
    page.locator(".waterflow-actions button", has_text="Edit").click()
    page.wait_for_selector("#composer[open]")
    assert page.input_value("#composer-text") == before["text"]
    # All of it is selected, so that typing replaces it.
    page.keyboard.type("Call Ida " * 20)
    page.keyboard.press("Enter")
    rest(page)
    after = row(page, "Call Ida")
    assert after["item"] == before["item"]
    assert after["bottom"] - after["top"] > before["bottom"] - before["top"]
    assert row(page, "Mend")["top"] == pytest.approx(
        after["bottom"], abs=0.6
    )


def test_a_full_swipe_deletes(gallery, visit):
    page = look(visit, gallery)
    swipe(page, FIRST, -370)
    assert FIRST not in texts(page)[0]
    assert counts(page) == (13, 2)


def test_the_other_edge_ticks(gallery, visit):
    page = look(visit, gallery)
    swipe(page, FIRST, 100)
    button = page.locator(".waterflow-actions button")
    assert button.all_inner_texts() == ["Done"]
    button.click()
    rest(page)
    assert row(page, FIRST)["isDone"]
    assert counts(page) == (13, 3)
    swipe(page, FIRST, 100)
    assert button.all_inner_texts() == ["Reopen"]


def test_a_row_is_dragged_to_another_place(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    x, y = middle(row(page, FIRST))
    target = rows(page)[3]
    finger = Finger(page).press(x, y)
    page.wait_for_selector(".waterflow-lifted")
    finger.move(y=target["bottom"] - 5 - y, steps=20).hold(0.3).up()
    rest(page)
    expected = before[1:4] + before[:1] + before[4:]
    assert texts(page)[:6] == expected[:6]


# MARK: Colours


def test_rows_have_the_colours_of_their_places(gallery, visit):
    page = look(visit, gallery)

    def expected(count: int) -> list[int]:
        return [item * 100 // (count - 1) for item in range(count)]

    def shown() -> list[int]:
        return [found["item"] for found in rows(page)]

    assert places(page) == [expected(16)[item] for item in shown()]
    colors = page.evaluate(
        """() => [...document.querySelectorAll("#todos .row")]
          .map((row) => getComputedStyle(row).backgroundColor)""")
    assert len(set(colors)) == len(colors)
    swipe(page, FIRST, -370)
    assert places(page) == [expected(15)[item] for item in shown()]
    page.click("#add")
    page.keyboard.type("Feed the cat")
    page.keyboard.press("Enter")
    rest(page)
    assert places(page) == [expected(16)[item] for item in shown()]
    x, y = middle(rows(page)[0])
    finger = Finger(page).press(x, y)
    page.wait_for_selector(".waterflow-lifted")
    finger.move(y=200, steps=20).hold(0.3).up()
    rest(page)
    assert places(page) == [expected(16)[item] for item in shown()]
