"""What a photo is seen on: a drawing stands out, and no photo gets an edge."""

import base64

import pytest
from pixels import colours_at, contrast
from rest import frames, rest
from routes import intercept
from viewer_page import current, look, open_photo

# A frame in one colour on nothing, or all of it in that colour, as a PNG.
DRAW = """([width, height, color, isFilled]) => {
  const canvas = Object.assign(
    document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.strokeStyle = context.fillStyle = color;
  context.lineWidth = 60;
  if (isFilled) context.fillRect(0, 0, width, height);
  else context.strokeRect(30, 30, width - 60, height - 60);
  return canvas.toDataURL("image/png").split(",")[1];
}"""

LOADED = '.viewer-slide:not([inert]) img[src*="preview"]'


def open_drawing(page, color: str, is_filled: bool = False) -> dict:
    """Opens a photo that is such a drawing; returns where it shows."""
    body = base64.b64decode(
        page.evaluate(DRAW, [600, 600, color, is_filled]))
    intercept(page, "**/library/preview/*", lambda route: route.fulfill(
        body=body, content_type="image/png"))
    open_photo(page, 2)
    page.wait_for_selector(LOADED)
    rest(page)
    return page.locator(
        ".viewer-slide:not([inert]) .viewer-picture").bounding_box()


@pytest.mark.parametrize("color,value", [("#000", 0), ("#fff", 255)])
def test_a_drawing_on_nothing_is_seen(gallery, visit, color, value):
    page = look(visit, gallery)
    box = open_drawing(page, color)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ground = colours_at(page, [
        (middle[0] + step, middle[1] + step) for step in range(0, 40, 5)])
    for one in ground:
        assert contrast(one, [value] * 3) > 2.5
    # Nothing of it shows beside the photo.
    assert max(*colours_at(page, [(box["x"] - 8, middle[1])])[0]) < 16


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", [(1201, 757), (1013, 803), (611, 977)])
def test_a_photo_that_lets_nothing_through_has_no_edge(
        gallery, visit, size, scale):
    page = look(
        visit, gallery, width=size[0], height=size[1],
        device_scale_factor=scale)
    box = open_drawing(page, "#200000", is_filled=True)
    for zoom in range(3):
        if zoom:
            page.keyboard.press("+")
            rest(page)
            box = page.locator(
                ".viewer-slide:not([inert]) .viewer-picture").bounding_box()
        sides = [
            box["x"], box["y"], box["x"] + box["width"],
            box["y"] + box["height"],
        ]
        middle = [(sides[0] + sides[2]) / 2 + 90, (sides[1] + sides[3]) / 2 + 90]
        places = []
        for step in range(-4, 5):
            places += [(side * scale + step, middle[1] * scale)
                       for side in sides[::2]]
            places += [(middle[0] * scale, side * scale + step)
                       for side in sides[1::2]]
        places = [
            place for place in places
            if 0 <= place[0] < size[0] * scale and 0 <= place[1] < size[1] * scale
        ]
        for colour in colours_at(page, places):
            assert max(colour) < 48, colour


def test_the_ground_comes_with_the_photo_and_goes_with_it(gallery, visit):
    page = look(visit, gallery)
    held = []
    intercept(page, "**/library/preview/*", lambda route: held.append(route))
    open_photo(page, 2)
    picture = page.locator(".viewer-slide:not([inert]) .viewer-picture")
    assert "grounded" not in picture.get_attribute("class")
    # Its own colour until then.
    assert picture.evaluate("(it) => it.style.backgroundColor") != ""
    assert current(page)["name"].endswith(".png")
    while not held:
        frames(page, 1)
    held.pop().continue_()
    page.wait_for_selector(LOADED)
    assert "grounded" in picture.get_attribute("class")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    assert page.locator(".viewer-picture.grounded").count() == 0
