"""Swipes over rows show their actions, and are never taken for scrolling."""

import pytest
from finger import Finger
from host_scripts import serve_host
from rest import frames, hold_timers, release_timers, rest
from gesture_page import WATCH, buttons, look, row, rows, scroll_top


def swipe(page, item: int, x: float, start: float = 0) -> None:
    """Swipes over a row, slowly enough that the speed says nothing."""
    middle = row(page, item)["middle"]
    finger = Finger(page).down(start or (350 if x < 0 else 50), middle)
    finger.move(x=x, y=4, steps=12).hold(0.2).up()
    rest(page)


def test_a_swipe_opens_a_row_and_scrolls_nothing(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(WATCH)
    middle = row(page, 3)["middle"]
    finger = Finger(page).down(350, middle).move(x=-100, y=30, steps=10)
    assert row(page, 3)["x"] == pytest.approx(-100, abs=1)
    finger.move(x=-60, y=-70, steps=10).hold(0.2).up()
    rest(page)
    assert row(page, 3)["x"] == pytest.approx(-148, abs=1)
    shown = {one["text"]: one for one in buttons(page)}
    assert set(shown) == {"Delete", "Edit"}
    # Beside the scroll bar.
    end = page.evaluate("todos.clientWidth")
    assert shown["Delete"]["right"] == pytest.approx(end, abs=1)
    assert shown["Edit"]["left"] == pytest.approx(end - 148, abs=1)
    assert all(one["isHit"] for one in shown.values())
    seen = page.evaluate("watch")
    assert set(seen["tops"]) == {0}
    assert seen["aside"] > 3
    assert not any(one["isSelected"] for one in rows(page) if one["item"] == 3)


def test_a_vertical_pan_on_a_row_scrolls_and_swipes_nothing(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(WATCH)
    middle = row(page, 6)["middle"]
    Finger(page).down(350, middle).move(x=-30, y=-120, steps=10).move(
        x=-100, y=-60, steps=10
    ).hold(0.2).up()
    rest(page)
    seen = page.evaluate("watch")
    assert scroll_top(page) > 120
    assert seen["aside"] == 0
    assert buttons(page) == []


def test_a_button_is_pressed_with_a_finger(gallery, visit):
    page = look(visit, gallery)
    texts = [one["text"] for one in rows(page)]
    swipe(page, 1, -160)
    delete = next(one for one in buttons(page) if one["text"] == "Delete")
    Finger(page).tap(delete["x"], delete["y"])
    rest(page)
    assert [one["text"] for one in rows(page)][:3] == [
        texts[0],
        texts[2],
        texts[3],
    ]
    assert buttons(page) == []
    assert not any(one["isAside"] for one in rows(page))


def test_a_full_swipe_deletes(gallery, visit):
    page = look(visit, gallery)
    texts = [one["text"] for one in rows(page)]
    middle = row(page, 1)["middle"]
    finger = Finger(page).down(380, middle).move(x=-340, steps=12).hold(0.1)
    # The first action takes all the room there is.
    widths = {one["text"]: one["width"] for one in buttons(page)}
    assert widths["Delete"] > 150
    assert widths["Edit"] == 0
    finger.up()
    rest(page)
    assert [one["text"] for one in rows(page)][:2] == [texts[0], texts[2]]


@pytest.mark.parametrize("x, item", [(-1, 1), (1, 0)])
def test_a_full_swipe_only_opens_if_that_is_chosen(gallery, visit, x, item):
    page = look(visit, gallery)
    page.uncheck("#full-swipe")
    assert "full=0" in page.url
    texts = [one["text"] for one in rows(page)]
    middle = row(page, item)["middle"]
    Finger(page).down(380 if x < 0 else 20, middle).move(
        x=340 * x, steps=12
    ).hold(0.2).up()
    rest(page)
    assert [one["text"] for one in rows(page)] == texts
    assert not row(page, item)["isSelected"]
    wide = -148 if x < 0 else 74
    assert row(page, item)["x"] == pytest.approx(wide, abs=1)
    page.keyboard.press("Escape")
    rest(page)
    page.check("#full-swipe")
    Finger(page).down(380 if x < 0 else 20, middle).move(
        x=340 * x, steps=12
    ).hold(0.2).up()
    rest(page)
    left = {one["text"] for one in rows(page)}
    if x < 0:
        assert texts[1] not in left
    else:
        assert row(page, item)["isSelected"]
        assert texts[1] in left


@pytest.mark.parametrize("edge", [-1, 1])
def test_actions_have_the_width_and_the_insets_that_they_were_given(
    gallery, visit, edge
):
    page = look(visit, gallery)
    page.check("#cards")
    assert "cards=1" in page.url
    swipe(page, 1, 200 * edge)
    found = sorted(buttons(page), key=lambda one: one["left"])
    count = 2 if edge < 0 else 1
    assert len(found) == count
    assert row(page, 1)["x"] == pytest.approx(92 * count * edge, abs=1)
    here = row(page, 1)
    start = page.evaluate("todos.clientWidth") - 184 if edge < 0 else 0
    for place, one in enumerate(found):
        assert one["isHit"]
        # Places of 92 points, of which 6 are left free on each side.
        assert one["left"] == pytest.approx(start + 92 * place + 6, abs=1)
        assert one["width"] == pytest.approx(80, abs=1)
        assert one["y"] == pytest.approx(here["middle"], abs=1)
        assert one["height"] == pytest.approx(here["height"] - 12, abs=1)


@pytest.mark.parametrize(
    ("is_across", "is_first", "given", "basis", "margin"),
    [
        (True, 1, [60, 0, 0, 0, 0], "60px", "0px"),
        (True, 0, [60, 5, -8, 7, 6], "54px", "5px 0px 7px 6px"),
        (False, 0, [60, 5, 6, 7, 8], "48px", "5px 6px 7px 8px"),
        (True, 0, [10, 0, 6, 0, 6], "0px", "0px 6px"),
        (True, 0, ["Infinity", "NaN", 1.5, 0, 0], "0px", "0px 1.5px 0px 0px"),
    ],
)
def test_a_button_stands_off_from_the_edges_of_its_place(
    gallery, visit, is_across, is_first, given, basis, margin
):
    page = serve_host(look(visit, gallery))
    style = page.evaluate(
        """async ([isAcross, isFirst, given]) => {
          const { shape } = await import("./host/motions.mjs");
          const button = document.createElement("button");
          shape(button, isAcross, 0, isFirst, ...given.map(Number));
          const { flexGrow, flexBasis, margin } = button.style;
          return [flexGrow, flexBasis, margin];
        }""",
        [is_across, is_first, given],
    )
    assert style == [str(is_first), basis, margin]


def test_the_leading_edge_has_its_own_action(gallery, visit):
    page = look(visit, gallery)
    swipe(page, 0, 90)
    assert row(page, 0)["x"] == pytest.approx(74, abs=1)
    (done,) = buttons(page)
    assert done["left"] == pytest.approx(0, abs=1)
    Finger(page).tap(done["x"], done["y"])
    rest(page)
    assert row(page, 0)["isSelected"]
    assert row(page, 0)["x"] == 0


def test_a_touch_that_is_taken_away_leaves_all_as_it_was(gallery, visit):
    page = look(visit, gallery)
    finger = Finger(page).down(350, row(page, 2)["middle"])
    finger.move(x=-120, steps=8)
    assert row(page, 2)["isAside"]
    finger.cancel()
    rest(page)
    assert not row(page, 2)["isAside"]
    assert buttons(page) == []
    swipe(page, 3, -160)
    assert row(page, 3)["x"] == pytest.approx(-148, abs=1)


def test_a_second_finger_changes_nothing(gallery, visit):
    page = look(visit, gallery)
    protocol = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        protocol.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [
                    {"x": x, "y": y, "id": number}
                    for number, (x, y) in enumerate(points)
                ],
            },
        )

    y = row(page, 2)["middle"]
    other = row(page, 5)["middle"]
    hold_timers(page)
    send("touchStart", (350, y))
    for x in range(340, 240, -10):
        send("touchMove", (x, y))
    send("touchStart", (250, y), (300, other))
    for way in range(0, 100, 10):
        send("touchMove", (250, y), (300 - way, other + way))
    assert row(page, 2)["x"] == pytest.approx(-100, abs=1)
    assert not row(page, 5)["isAside"]
    assert scroll_top(page) == 0
    send("touchEnd")
    release_timers(page)
    rest(page)
    assert [one["text"] for one in buttons(page)] == ["Delete", "Edit"]
    assert not any(
        one["isSelected"] for one in rows(page) if one["item"] not in (2, 5)
    )


def test_a_tap_elsewhere_closes_and_selects_nothing(gallery, visit):
    page = look(visit, gallery)
    swipe(page, 1, -160)
    Finger(page).tap(200, row(page, 4)["middle"])
    rest(page)
    assert row(page, 1)["x"] == 0
    assert not row(page, 4)["isSelected"]
    Finger(page).tap(200, row(page, 4)["middle"])
    rest(page)
    assert row(page, 4)["isSelected"]


def test_scrolling_closes(gallery, visit):
    page = look(visit, gallery)
    swipe(page, 1, -160)
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 40)
    rest(page)
    assert scroll_top(page) == 40
    assert row(page, 1)["x"] == 0
    assert buttons(page) == []


def test_a_mouse_swipes_and_selects_no_text(gallery, visit):
    page = look(visit, gallery)
    middle = row(page, 2)["middle"]
    page.mouse.move(350, middle)
    page.mouse.down()
    page.mouse.move(190, middle + 3, steps=8)
    # Long enough that nothing is left of its speed.
    frames(page, 15)
    page.mouse.up()
    rest(page)
    assert row(page, 2)["x"] == pytest.approx(-148, abs=1)
    assert page.evaluate("getSelection().toString()") == ""
    assert row(page, 2)["isSelected"]
    page.keyboard.press("Escape")
    rest(page)
    assert row(page, 2)["x"] == 0


def test_without_motion_a_row_is_there_at_once(gallery, visit):
    page = look(visit, gallery)
    page.emulate_media(reduced_motion="reduce")
    middle = row(page, 1)["middle"]
    Finger(page).down(350, middle).move(x=-160, steps=12).hold(0.2).up()
    frames(page, 1)
    assert row(page, 1)["x"] == pytest.approx(-148, abs=1)
    assert page.evaluate("document.getAnimations().length") == 0
