"""The viewer in windows of all shapes, and on paper."""

import re

import pytest
from playwright.sync_api import expect
from rest import rest
from viewer_page import current, look, open_photo

LYING = [(667, 375), (600, 400), (568, 320), (320, 256)]


def show_details(page) -> dict:
    """Opens a photo with its details; returns where these are."""
    open_photo(page, 2)
    page.keyboard.press("i")
    panel = page.locator(".viewer-details")
    expect(panel).to_contain_text("Size")
    rest(page)
    return panel.bounding_box()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width,height", LYING)
def test_details_stand_beside_the_photo_where_there_is_no_height(
    gallery, visit, width, height, direction
):
    page = look(
        visit, gallery, f"?dir={direction}", width=width, height=height)
    panel = show_details(page)
    assert panel["height"] == height
    assert panel["width"] <= min(340, 0.45 * width) + 0.5
    stage = page.locator(".viewer-stage").bounding_box()
    assert stage["height"] == height
    assert stage["width"] == pytest.approx(width - panel["width"], abs=0.5)
    assert (panel["x"] == 0) == (direction == "rtl")


@pytest.mark.parametrize("width,height", [(320, 568), (390, 844), (720, 800)])
def test_details_stand_below_the_photo_where_there_is_no_width(
    gallery, visit, width, height
):
    page = look(visit, gallery, width=width, height=height)
    panel = show_details(page)
    assert panel["width"] == width
    assert panel["y"] + panel["height"] == pytest.approx(height, abs=0.5)
    assert panel["height"] <= height / 2 + 0.5


@pytest.mark.parametrize(
    "width,height", [*LYING, (320, 330), (300, 300)])
def test_arrows_are_not_over_the_bar(gallery, visit, width, height):
    page = look(visit, gallery, width=width, height=height)
    show_details(page)
    bar = [page.locator(f".viewer-{name}").bounding_box()
           for name in ("close", "info", "download")]
    for name in ("previous", "next"):
        arrow = page.locator(f".viewer-{name}").bounding_box()
        assert arrow["y"] >= max(box["y"] + box["height"] for box in bar)


def test_a_photo_is_printed_alone(gallery, visit):
    page = look(visit, gallery)
    show_details(page)
    page.keyboard.press("+")
    rest(page)
    page.emulate_media(media="print")
    rest(page)
    for name in ("bar", "previous", "next", "details"):
        for part in page.locator(f".viewer-{name}, .viewer-{name} *").all():
            assert not part.is_visible()
    for part in page.locator("body > :not(.viewer)").all():
        assert not part.is_visible()
    colours = page.locator(".viewer").evaluate(
        """(viewer) => ["", "::backdrop"].map(
          (part) => getComputedStyle(viewer, part).backgroundColor)""")
    assert colours == ["rgb(255, 255, 255)"] * 2
    # All of it, however far one has zoomed.
    shown = current(page)
    assert min(shown[side] for side in ("left", "right", "top", "bottom")) > -1
    assert page.locator(".viewer-stage").bounding_box() == {
        "x": 0, "y": 0, "width": 1200, "height": 800}
    page.emulate_media(media="screen")
    assert page.locator(".viewer-bar").is_visible()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf())) == 1
