"""A photo is made larger, and moved about, by hands and keys."""

import pytest
from finger import Finger
from rest import frames, rest
from viewer_page import (
    current,
    look,
    number,
    open_photo,
    pinch,
    slide_to,
)

PHONE = {"width": 400, "height": 700, "has_touch": True}


def test_keys_zoom(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 1)
    before = current(page)["width"]
    slide_to(page, "+", 2)
    assert current(page)["width"] == pytest.approx(before * 2.25, rel=0.01)
    slide_to(page, "-", 1)
    assert current(page)["width"] == pytest.approx(before * 1.5, rel=0.01)
    slide_to(page, "0", 1)
    assert current(page)["width"] == pytest.approx(before, rel=0.01)
    slide_to(page, "-", 1)
    assert current(page)["width"] == pytest.approx(before, rel=0.01)


def test_arrows_move_what_is_zoomed(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 1)
    first = number(page)
    slide_to(page, "+", 5)
    before = current(page)
    assert before["width"] > 1_400 and before["height"] > 1_000
    for key, x, y in [
        ("ArrowRight", -80, 0), ("ArrowLeft", 80, 0),
        ("ArrowDown", 0, -80), ("ArrowUp", 0, 80),
    ]:
        slide_to(page, key, 1)
        after = current(page)
        assert after["left"] - before["left"] == pytest.approx(x, abs=0.5)
        assert after["top"] - before["top"] == pytest.approx(y, abs=0.5)
        before = after
    # No further than to its edges, whatever is beyond.
    slide_to(page, "ArrowRight", 40)
    assert current(page)["right"] == pytest.approx(0, abs=1)
    assert number(page) == first
    slide_to(page, "0", 1)
    slide_to(page, "ArrowRight", 1)
    assert number(page) == first + 1


@pytest.mark.parametrize("photo", [1, 3])
def test_what_is_zoomed_reaches_the_edge(gallery, visit, photo):
    page = look(visit, gallery, **PHONE)
    open_photo(page, photo)
    slide_to(page, "+", 5)
    slide_to(page, "ArrowDown", 40)
    assert current(page)["bottom"] == pytest.approx(0, abs=1)

    def pixel(y):
        return page.screenshot(
            clip={"x": 200, "y": y, "width": 1, "height": 1})

    # Of one colour at its lower end, which is none of the stage's.
    assert pixel(699) == pixel(698) == pixel(680)


@pytest.mark.parametrize("first", [(400, 700), (700, 400)])
def test_the_same_part_shows_as_the_stage_is_turned(gallery, visit, first):
    size = dict(zip(("width", "height"), first))
    page = look(visit, gallery, **{**PHONE, **size})
    open_photo(page, 1)
    slide_to(page, "+", 5)
    slide_to(page, "ArrowDown", 40)
    slide_to(page, "ArrowRight", 3)
    before = current(page)
    assert before["bottom"] == pytest.approx(0, abs=1)
    page.set_viewport_size(
        {"width": size["height"], "height": size["width"]})
    rest(page)
    after = current(page)
    # Nothing shows beyond its edges.
    assert after["bottom"] < 1 and after["top"] < 1
    # What was in the middle of the stage from side to side is there still.
    assert (size["height"] / 2 - after["left"]) / after["width"] == (
        pytest.approx((size["width"] / 2 - before["left"]) / before["width"],
                      abs=0.01))


def test_a_double_click_zooms_in_on_its_place(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 0)
    # One that is as wide as the stage, so that no edge stops it.
    while current(page)["width"] < 1_000:
        slide_to(page, "ArrowRight", 1)
    before = current(page)
    x = before["left"] + before["width"] / 4
    page.mouse.dblclick(x, 400)
    after = current(page)
    assert after["width"] == pytest.approx(before["width"] * 2.5, rel=0.01)
    # What was under the pointer is there still.
    assert (x - after["left"]) / after["width"] == pytest.approx(
        (x - before["left"]) / before["width"], abs=0.01
    )
    page.mouse.dblclick(x, 400)
    assert current(page)["width"] == pytest.approx(before["width"], rel=0.01)


def test_the_wheel_zooms_with_ctrl_and_pans_without(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 1)
    before = current(page)
    page.mouse.move(600, 400)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(
        """() => document.querySelector(".viewer-slide.zoomed")"""
    )
    zoomed = current(page)
    assert zoomed["width"] > before["width"] * 2
    page.mouse.wheel(0, 100)
    frames(page, 3)
    assert current(page)["top"] == pytest.approx(zoomed["top"] - 100, abs=2)
    # The page itself is not zoomed.
    assert page.evaluate("visualViewport.scale") == 1


def test_what_is_zoomed_is_panned_up_to_its_edges(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 1)
    first = number(page)
    slide_to(page, "+", 4)
    for way in (-1, 1):
        for _ in range(12):
            page.mouse.move(600, 400)
            page.mouse.down()
            page.mouse.move(600 + way * 500, 400 + way * 350, steps=4)
            page.mouse.up()
        shown = current(page)
        # Its edge is the stage's, where the picture is larger than that.
        ends = ("left", "top") if way > 0 else ("right", "bottom")
        for end, across, room in zip(ends, ("width", "height"), (1200, 800)):
            if shown[across] > room:
                assert shown[end] == pytest.approx(0, abs=1)
    assert number(page) == first


def test_two_fingers_pinch(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 1)
    before = current(page)["width"]
    pinch(page, 200, 350, 80, 240)
    frames(page, 3)
    assert current(page)["width"] == pytest.approx(before * 3, rel=0.05)
    pinch(page, 200, 350, 240, 40)
    frames(page, 3)
    assert current(page)["width"] == pytest.approx(before, rel=0.01)


def test_a_double_tap_zooms(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 1)
    before = current(page)["width"]
    finger = Finger(page)
    finger.tap(200, 350)
    finger.tap(200, 350, after=0.1)
    frames(page, 3)
    assert current(page)["width"] == pytest.approx(before * 2.5, rel=0.01)
    # One that is zoomed is panned, and no other one comes.
    first = number(page)
    finger.down(300, 350).move(x=-200).up()
    rest(page)
    assert number(page) == first
