"""Pages turn by a finger or a mouse: half-way, by a flick, and back."""

import pytest
from finger import Finger
from rest import frames, hold_frames, release_frames, rest
from tabs_page import (
    BAR,
    NAMES,
    TAIL,
    bar_top,
    chosen,
    head,
    hold_bar,
    is_turning,
    look,
    tail,
)

START = (250, 500)


def finger_down(page) -> Finger:
    """A finger in the middle of the tail."""
    x, y = START
    return Finger(page).down(x, page.locator("#sections").bounding_box()["y"]
                             + y - 100)


def drag(page, distance: float) -> Finger:
    """Drags slowly, so that nothing is left of the speed."""
    return finger_down(page).move(x=distance, steps=20, gap=0.03).hold(0.25)


@pytest.mark.parametrize(
    ("part", "expected"), [(-0.56, "Albums"), (-0.44, "Recent")]
)
def test_half_the_page_decides(gallery, visit, part, expected):
    page = look(visit, gallery)
    hold_bar(page)
    width = page.evaluate("sections.clientWidth")
    drag(page, part * width).up()
    rest(page)
    assert chosen(page) == expected
    assert not is_turning(page)
    titles = [it["text"] for it in tail(page).values() if it["isHeader"]]
    assert titles[0] == ("Harbour" if expected == "Albums" else "Today")
    assert {it["x"] for it in tail(page).values() if it["isHeader"]} == {0}


@pytest.mark.parametrize("way", [-1, 1])
def test_a_flick_turns_however_short_it_is(gallery, visit, way):
    page = look(visit, gallery)
    hold_bar(page)
    page.click(f"text={NAMES[1]}")
    rest(page)
    finger_down(page).move(x=way * 80, steps=4).up()
    rest(page)
    assert chosen(page) == NAMES[1 - way]


def test_a_flick_back_stays(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    before = tail(page)
    drag(page, -300).move(x=120, steps=5).up()
    rest(page)
    assert chosen(page) == "Recent"
    assert tail(page) == before


def test_the_neighbour_comes_in_beside(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page, 150)
    width = page.evaluate("sections.clientWidth")
    before, above = tail(page), head(page)
    finger = drag(page, -200)
    assert is_turning(page)
    now = tail(page)
    way = {
        round(now[key]["x"] - before[key]["x"], 1)
        for key in before.keys() & now.keys()
    }
    assert len(way) == 1
    way = way.pop()
    # By the finger's way, and by no more than a slop less.
    assert -200.5 <= way <= -180
    for key in before.keys() & now.keys():
        assert now[key]["y"] == pytest.approx(before[key]["y"], abs=0.1)
    # Banner and bar stay.
    assert head(page) == above
    beside = tail(page, "neighbour")
    assert beside
    for cell in beside.values():
        assert cell["x"] >= width + way - 0.1
    pictures = {it["picture"] for it in beside.values()} - {""}
    assert pictures and not pictures & {it["picture"] for it in now.values()}
    # Nothing of it is seen through the bar, nor can it be touched or read.
    clip = page.evaluate("getComputedStyle(neighbour).clipPath")
    assert clip.startswith(f"inset({BAR}px 0")
    assert page.locator("#neighbour").get_attribute("aria-hidden") == "true"
    assert page.evaluate("neighbour.inert")
    # As it stands there it stays once it is there.
    finger.move(x=-250, steps=10, gap=0.03).hold(0.25).up()
    rest(page)
    shown = tail(page)
    for key in beside.keys() & shown.keys():
        assert shown[key]["y"] == pytest.approx(beside[key]["y"], abs=0.6)
        assert shown[key]["picture"] == beside[key]["picture"]
        assert beside[key]["x"] - shown[key]["x"] == pytest.approx(
            width + way, abs=0.6
        )
    assert beside.keys() & shown.keys()


def test_without_a_neighbour_the_page_follows_less(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    before = tail(page)
    finger = drag(page, 200)
    now = tail(page)
    key = (TAIL, None, True, "Today")
    assert now[key]["x"] - before[key]["x"] == pytest.approx(80, abs=5)
    assert not is_turning(page)
    finger.up()
    rest(page)
    assert tail(page) == before


def test_a_drag_down_scrolls_and_turns_nothing(gallery, visit):
    page = look(visit, gallery)
    top = hold_bar(page)
    finger_down(page).move(x=-40, y=-300, steps=20).hold(0.2).up()
    rest(page)
    assert page.evaluate("sections.scrollTop") > top + 200
    assert chosen(page) == "Recent"


def test_a_turn_never_scrolls(gallery, visit):
    page = look(visit, gallery)
    top = hold_bar(page, 100)
    finger = finger_down(page).move(x=-100, y=-10, steps=10, gap=0.02)
    finger.move(x=-20, y=-200, steps=10, gap=0.02)
    assert page.evaluate("sections.scrollTop") == top
    finger.hold(0.2).up()
    rest(page)
    assert page.evaluate("sections.scrollTop") == top


def test_only_the_tail_turns(gallery, visit):
    page = look(visit, gallery)
    y = page.locator("#sections").bounding_box()["y"]
    for place in (60, bar_top(page) + 25):
        Finger(page).down(400, y + place).move(x=-350, steps=10).up()
        rest(page)
        assert chosen(page) == "Recent"


def test_a_touch_that_is_taken_away_springs_back(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    before = tail(page)
    drag(page, -350).cancel()
    rest(page)
    assert chosen(page) == "Recent"
    assert tail(page) == before


def test_a_page_is_caught_on_its_way(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    finger = finger_down(page).move(x=-80, steps=4)
    hold_frames(page)
    finger.up()
    # On its way to the next tab: held, and dragged home.
    finger = finger_down(page)
    release_frames(page)
    assert is_turning(page)
    finger.move(x=480, steps=20, gap=0.03).hold(0.25).up()
    rest(page)
    assert chosen(page) == "Recent"


def test_a_mouse_turns_as_well(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    y = page.locator("#sections").bounding_box()["y"] + 400
    page.mouse.move(450, y)
    page.mouse.down()
    page.mouse.move(120, y, steps=20)
    # Long enough that nothing is left of its speed.
    frames(page, 20)
    page.mouse.up()
    rest(page)
    assert chosen(page) == "Albums"


def test_from_right_to_left_pages_turn_the_other_way(gallery, visit):
    page = look(visit, gallery, "&dir=rtl")
    hold_bar(page)
    width = page.evaluate("sections.clientWidth")
    drag(page, 0.56 * width).up()
    rest(page)
    assert chosen(page) == "Albums"
    drag(page, -0.56 * width).up()
    rest(page)
    assert chosen(page) == "Recent"


def test_who_prefers_stillness_sees_no_spring(gallery, visit):
    page = look(visit, gallery)
    page.emulate_media(reduced_motion="reduce")
    hold_bar(page)
    finger_down(page).move(x=-80, steps=4).up()
    # At once, in the event itself.
    assert chosen(page) == "Albums"
    assert not is_turning(page)
