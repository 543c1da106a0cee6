"""Rows and tiles are dragged to other places, across the viewport as well."""

from finger import Finger
from rest import frames, rest
from gesture_page import WATCH, look, row, rows, scroll, scroll_top


def texts(page) -> list[str]:
    """What the rows on screen say, in order."""
    return [one["text"] for one in rows(page)]


def all_texts(page) -> list[str]:
    """What all rows say, in order."""
    found: dict[int, str] = {}
    for top in range(0, 1_200, 300):
        scroll(page, top)
        found.update({one["item"]: one["text"] for one in rows(page)})
    scroll(page, 0)
    return [found[item] for item in sorted(found)]


def lifted(page) -> dict | None:
    """The row that is lifted."""
    return next((one for one in rows(page) if one["isLifted"]), None)


def test_a_finger_that_rests_lifts_a_row_and_drops_it(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    page.evaluate(WATCH)
    finger = Finger(page).press(200, row(page, 1)["middle"])
    page.wait_for_selector(".waterflow-lifted")
    end = row(page, 4)["middle"]
    finger.move(y=end + 6 - finger.y, steps=20)
    held = lifted(page)
    assert held["text"] == before[1]
    assert abs(held["middle"] - end - 6) < 2
    finger.up()
    rest(page)
    assert texts(page)[:6] == [
        before[0],
        before[2],
        before[3],
        before[4],
        before[1],
        before[5],
    ]
    assert lifted(page) is None
    assert set(page.evaluate("watch.tops")) == {0}
    assert row(page, 2)["isSelected"] is False


def test_a_finger_that_moves_at_once_scrolls(gallery, visit):
    page = look(visit, gallery)
    before = all_texts(page)
    finger = Finger(page).down(200, 400).move(y=-150, steps=8).hold(0.7)
    # Whatever a press would do by now.
    rest(page)
    finger.up()
    rest(page)
    assert scroll_top(page) > 100
    assert lifted(page) is None
    assert all_texts(page) == before


def test_a_mouse_drags_a_row_past_the_viewport(gallery, visit):
    page = look(visit, gallery, height=400)
    before = all_texts(page)
    assert page.evaluate("todos.scrollHeight > todos.clientHeight + 300")
    page.mouse.move(200, row(page, 0)["middle"])
    page.mouse.down()
    page.mouse.move(200, 300, steps=6)
    assert lifted(page)["text"] == before[0]
    page.mouse.move(200, 396, steps=6)
    page.wait_for_function(
        """() => todos.scrollTop
          >= todos.scrollHeight - todos.clientHeight - 1"""
    )
    rest(page)
    # Held at the edge until the end has come, it is still under the mouse.
    assert abs(lifted(page)["middle"] - 396) < 40
    page.mouse.up()
    rest(page)
    after = all_texts(page)
    assert sorted(after) == sorted(before)
    place = after.index(before[0])
    assert place >= len(before) - 2
    assert [text for text in after if text != before[0]] == before[1:]
    assert page.evaluate("getSelection().toString()") == ""


def test_escape_takes_the_row_back(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    page.mouse.move(200, row(page, 1)["middle"])
    page.mouse.down()
    page.mouse.move(200, row(page, 4)["middle"], steps=10)
    assert lifted(page) is not None
    assert page.evaluate("getComputedStyle(todos).cursor") == "grabbing"
    page.keyboard.press("Escape")
    rest(page)
    assert lifted(page) is None
    page.mouse.up()
    rest(page)
    assert texts(page) == before
    assert page.evaluate("getComputedStyle(todos).cursor") != "grabbing"


def test_a_touch_that_is_taken_away_takes_the_row_back(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    finger = Finger(page).press(200, row(page, 1)["middle"])
    page.wait_for_selector(".waterflow-lifted")
    finger.move(y=150, steps=12)
    finger.cancel()
    rest(page)
    assert texts(page) == before
    assert lifted(page) is None


def test_a_finger_that_rests_brings_up_no_menu(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(
        """() => {
          window.menus = [];
          addEventListener("contextmenu", (event) =>
            menus.push(event.defaultPrevented));
        }"""
    )
    finger = Finger(page).press(200, row(page, 1)["middle"])
    page.wait_for_selector(".waterflow-lifted")
    # As long as a browser waits before it brings one up.
    frames(page, 40)
    assert page.evaluate("todos.style.userSelect") == "none"
    finger.up()
    rest(page)
    assert all(page.evaluate("menus"))
    assert page.evaluate("getSelection().toString()") == ""
    assert page.evaluate("todos.style.userSelect") == ""


def test_a_finger_that_scrolls_has_no_styles_worked_out(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(
        """() => {
          window.held = 0;
          new MutationObserver(() => {
            if (todos.style.userSelect !== "") held += 1;
          }).observe(todos, { attributeFilter: ["style"] });
        }"""
    )
    Finger(page).down(200, row(page, 3)["middle"]).move(y=-120).up()
    rest(page)
    assert page.evaluate("todos.scrollTop") > 0
    assert page.evaluate("held") == 0


def test_a_finger_elsewhere_leaves_no_styles_behind(gallery, visit):
    page = look(visit, gallery)
    # A tap while another finger rests beside the view.
    page.evaluate(
        """() => {
          const touch = (identifier, target) => {
            const { x, y } = target.getBoundingClientRect();
            return new Touch(
              { identifier, target, clientX: x + 50, clientY: y + 5 });
          };
          const row = document.querySelector("[data-item='3']");
          const [other, tap] = [touch(1, document.body), touch(2, row)];
          const send = (type, ...touches) => row.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true, cancelable: true, touches, changedTouches: [tap],
            }));
          send("touchstart", other, tap);
          send("touchend", other);
        }"""
    )
    rest(page)
    assert page.evaluate("todos.style.userSelect") == ""


# A mouse that comes down on a row, whose release is told to nobody.
LOST = """() => {
  const row = document.querySelector("[data-item='1']");
  const { left, top } = row.getBoundingClientRect();
  const at = (type, y, buttons) => new PointerEvent(type, {
    pointerType: "mouse", pointerId: 77, button: 0, buttons, bubbles: true,
    clientX: left + 20, clientY: y });
  row.dispatchEvent(at("pointerdown", top + 10, 1));
  for (const way of [30, 60, 90]) dispatchEvent(at("pointermove", top + way, 0));
}"""


def test_a_mouse_whose_release_was_lost_drags_nothing(gallery, visit):
    page = look(visit, gallery)
    before = texts(page)
    page.evaluate(LOST)
    assert lifted(page) is None
    page.mouse.move(200, row(page, 3)["middle"])
    assert lifted(page) is None
    assert texts(page) == before
