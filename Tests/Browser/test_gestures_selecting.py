"""Taps, clicks and keys tick things to do; a scroll takes a highlight away."""

import pytest
from finger import Finger
from rest import rest
from gesture_page import WATCH, look, row, rows, scroll, scroll_top


def selected(page) -> set[int]:
    """The rows on screen that are ticked."""
    return {one["item"] for one in rows(page) if one["isSelected"]}


def test_a_tap_ticks_and_another_one_unticks(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    assert 3 not in before
    Finger(page).tap(200, row(page, 3)["middle"])
    rest(page)
    assert selected(page) == before | {3}
    cell = page.locator('[data-item="3"]')
    assert cell.get_attribute("aria-selected") == "true"
    Finger(page).tap(200, row(page, 3)["middle"])
    rest(page)
    assert selected(page) == before
    assert cell.get_attribute("aria-selected") == "false"


# Has the page busy as the highlight is due, in milliseconds.
BUSY = """(time) => todos.addEventListener("touchstart", () => setTimeout(() => {
  for (const end = Date.now() + time; Date.now() < end;);
}, 20), { once: true, passive: true })"""


@pytest.mark.parametrize("busy", [0, 300])
def test_a_scroll_cancels_a_highlight(gallery, visit, busy):
    page = look(visit, gallery)
    before = selected(page)
    page.evaluate(BUSY, busy)
    # It is a highlight at once, and never comes to be a long press.
    finger = Finger(page).press(200, row(page, 6)["middle"], up_to=200)
    page.wait_for_selector('[data-item="6"].waterflow-highlighted')
    finger.move(y=-150, steps=10)
    page.wait_for_function("() => todos.scrollTop > 60")
    assert not any(one["isHighlighted"] for one in rows(page))
    finger.hold(0.2).up()
    rest(page)
    assert selected(page) == before


def test_a_quick_fling_highlights_nothing(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    page.evaluate(WATCH)
    finger = Finger(page).down(200, row(page, 6)["middle"])
    finger.move(y=-200, steps=5, releases=False)
    page.wait_for_function("() => todos.scrollTop > 60")
    finger.up()
    rest(page)
    assert scroll_top(page) > 100
    assert page.evaluate("watch.lit") == 0
    scroll(page, 0)
    assert selected(page) == before


# Whether content goes on by itself as a finger comes down.
CAUGHT = """() => {
  let isFlung = false;
  todos.addEventListener("scroll", () => { isFlung = true; });
  todos.addEventListener("scrollend", () => { isFlung = false; });
  todos.addEventListener("touchstart", () => { window.isCaught = isFlung; },
    { capture: true, passive: true });
  // What had ended by itself was not stopped: of that browsers make a click.
  todos.addEventListener("click", () => { window.isCaught = false; },
    { capture: true });
}"""


def test_a_touch_that_stops_a_fling_ticks_nothing(gallery, visit):
    page = look(visit, gallery, height=400)
    page.evaluate(CAUGHT)
    # On a busy machine it may be over before the finger is there.
    for _ in range(20):
        scroll(page, 0)
        before = page.inner_text("#done")
        finger = Finger(page).down(200, 350)
        finger.move(y=-150, steps=5).up()
        page.wait_for_function("() => todos.scrollTop > 155")
        finger.tap(200, 250)
        rest(page)
        if page.evaluate("isCaught"):
            break
    assert page.evaluate("isCaught")
    assert page.inner_text("#done") == before
    Finger(page).tap(200, 250)
    rest(page)
    assert page.inner_text("#done") != before


def test_a_bare_click_does_what_a_tap_does_and_once(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    click = """(item) => {
      document.querySelector(`[data-item="${item}"] p`).click();
    }"""
    page.evaluate(click, 3)
    rest(page)
    assert selected(page) == before | {3}
    page.evaluate(click, 3)
    rest(page)
    assert selected(page) == before
    # The click that a mouse or a finger makes itself counts for nothing.
    page.mouse.click(200, row(page, 3)["middle"])
    rest(page)
    assert selected(page) == before | {3}
    Finger(page).tap(200, row(page, 4)["middle"])
    rest(page)
    assert selected(page) == before | {3, 4}
    # Nor does it keep the next bare one from counting.
    page.evaluate(click, 4)
    rest(page)
    assert selected(page) == before | {3}


def test_what_sends_a_whole_tap_and_a_bare_click_taps_once(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    page.evaluate(
        """() => {
          const row = document.querySelector('[data-item="3"]');
          const { left, top, height } = row.getBoundingClientRect();
          const at = {
            clientX: left + 200, clientY: top + height / 2, bubbles: true,
            pointerId: 7, pointerType: "mouse", button: 0,
          };
          row.dispatchEvent(
            new PointerEvent("pointerdown", { ...at, buttons: 1 }));
          row.dispatchEvent(new PointerEvent("pointerup", at));
          row.click();
        }"""
    )
    rest(page)
    assert selected(page) == before | {3}


def test_a_bare_click_on_a_button_in_a_row_is_the_buttons(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    page.evaluate(
        """() => {
          const button = document.createElement("button");
          button.onclick = () => window.clicks = (window.clicks ?? 0) + 1;
          document.querySelector('[data-item="3"]').append(button);
          button.click();
        }"""
    )
    rest(page)
    assert page.evaluate("window.clicks") == 1
    assert selected(page) == before


def test_keys_with_a_mouse_select_a_range(gallery, visit):
    page = look(visit, gallery)
    page.mouse.click(200, row(page, 3)["middle"])
    page.keyboard.down("Shift")
    page.mouse.click(200, row(page, 6)["middle"])
    page.keyboard.up("Shift")
    assert selected(page) == {3, 4, 5, 6}
    page.keyboard.down("Control")
    page.mouse.click(200, row(page, 4)["middle"])
    page.keyboard.up("Control")
    assert selected(page) == {3, 5, 6}
    assert page.evaluate("getSelection().toString()") == ""


def test_a_mouse_highlights_while_it_is_on_the_row(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    middle = row(page, 3)["middle"]
    page.mouse.move(200, middle)
    page.mouse.down()
    assert row(page, 3)["isHighlighted"]
    page.mouse.move(200, middle + 8)
    assert row(page, 3)["isHighlighted"]
    page.mouse.move(200, middle)
    page.mouse.up()
    rest(page)
    assert selected(page) == before | {3}
    assert not row(page, 3)["isHighlighted"]


def test_a_link_in_a_row_is_the_links(gallery, visit):
    page = look(visit, gallery)
    before = selected(page)
    page.evaluate(
        """() => {
          const link = document.createElement("a");
          link.href = "#there";
          link.textContent = "link";
          link.id = "link";
          document.querySelector('[data-item="3"] p').append(link);
        }"""
    )
    box = page.locator("#link").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    assert page.evaluate("location.hash") == "#there"
    page.evaluate("location.hash = ''")
    Finger(page).tap(x, y)
    page.wait_for_function("() => location.hash === '#there'")
    assert selected(page) == before
    # A swipe that begins on it goes nowhere.
    page.evaluate("location.hash = ''")
    Finger(page).down(x, y).move(x=-160, steps=10).hold(0.2).up()
    rest(page)
    assert row(page, 3)["isAside"]
    assert page.evaluate("location.hash") == ""
