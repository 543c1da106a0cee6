"""Fingers lead from photo to photo, close the viewer and hide its controls."""

import pytest
from finger import Finger
from rest import frames, rest
from viewer_page import current, look, number, open_photo, said

PHONE = {"width": 400, "height": 700, "has_touch": True}


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_swipe_shows_the_neighbour_and_goes_on_to_it(
    gallery, visit, direction
):
    page = look(visit, gallery, f"?dir={direction}", **PHONE)
    open_photo(page, 2)
    first = number(page)
    way = 1 if direction == "ltr" else -1
    finger = Finger(page).down(200 + way * 100, 350).move(x=-way * 160)
    frames(page, 2)
    shown = page.evaluate("""() => [...document.querySelectorAll(
      ".viewer-slide:not([hidden])")].map((slide) =>
        [Math.round(slide.getBoundingClientRect().x), slide.inert])""")
    own = next(x for x, is_inert in shown if not is_inert)
    assert abs(own + way * 160) <= 1
    # Beside it is the next one, with its picture.
    beside = page.evaluate("""(way) => {
      const at = document.elementsFromPoint(200 + way * 180, 350);
      return at.some((part) => part.closest(".viewer-slide[inert]"))
        || [...document.querySelectorAll(".viewer-slide[inert]")].some(
          (slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return left < 400 && right > 0 && slide.querySelector("img");
          });
    }""", way)
    assert beside
    finger.up()
    rest(page)
    assert number(page) == first + 1
    Finger(page).down(200 - way * 100, 350).move(x=way * 160).up()
    rest(page)
    assert number(page) == first


def test_a_short_swipe_comes_back(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 2)
    first = number(page)
    finger = Finger(page).down(200, 350).move(x=-60)
    finger.hold(0.3).up()
    rest(page)
    assert number(page) == first
    assert abs(current(page)["x"]) < 1


def test_a_swipe_resists_where_nothing_follows(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 0)
    finger = Finger(page).down(100, 350).move(x=200)
    frames(page, 2)
    assert 0 < current(page)["x"] < 100
    finger.up()
    rest(page)
    assert said(page).startswith("Photo 1 of")
    assert abs(current(page)["x"]) < 1


def test_a_swipe_down_closes(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 2)
    Finger(page).down(200, 250).move(y=220).up()
    page.wait_for_selector("dialog.viewer", state="hidden")
    assert "#photo" not in page.url


def test_a_tap_hides_the_controls_and_shows_them(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 1)
    # A tap counts once no second one can come, and then the bar fades.
    has = """(opacity) => getComputedStyle(
      document.querySelector(".viewer-bar")).opacity === opacity"""
    # Where opening took long they have faded by themselves.
    page.keyboard.press("Shift")
    page.wait_for_function(has, arg="1")
    Finger(page).tap(200, 350)
    page.wait_for_function(has, arg="0")
    # Too late for the second one of two taps.
    Finger(page).tap(200, 350, after=0.35)
    page.wait_for_function(has, arg="1")


def test_a_tap_shows_the_controls_that_have_faded_by_themselves(
    gallery, visit
):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 1)
    has = """(opacity) => getComputedStyle(
      document.querySelector(".viewer-bar")).opacity === opacity"""
    page.wait_for_selector(".viewer.idle")
    page.wait_for_function(has, arg="0")
    Finger(page).tap(200, 350)
    page.wait_for_function(has, arg="1")
    # They stay no longer than they did, and a button that is not seen takes
    # no tap.
    page.wait_for_selector(".viewer.idle")
    page.wait_for_function(has, arg="0")
    box = page.locator(".viewer-close").bounding_box()
    Finger(page).tap(
        box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    )
    page.wait_for_function(has, arg="1")
    rest(page)
    assert page.locator("dialog.viewer[open]").count() == 1


def test_a_finger_under_which_it_closes_is_forgotten(gallery, visit):
    page = look(visit, gallery, **PHONE)
    open_photo(page, 1)
    finger = Finger(page).down(200, 350)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    finger.up()
    rest(page)
    open_photo(page, 1)
    before = number(page)
    Finger(page).down(300, 350).move(x=-250).up()
    rest(page)
    assert number(page) != before


def test_after_a_touch_the_tile_has_the_focus_without_a_ring(gallery, visit):
    page = look(visit, gallery, **PHONE)
    page.locator("photo-tile.loaded").nth(2).tap()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    Finger(page).down(200, 250).move(y=220).up()
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    tile = page.locator("photo-tile:focus")
    assert tile.count() == 1
    assert tile.evaluate("it => getComputedStyle(it).outlineStyle") == "none"
