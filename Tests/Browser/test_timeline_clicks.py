"""A click with a mouse counts also while the content is on its way."""

from playwright.sync_api import Page, expect
from rest import frames, rest
from viewer_page import look, names, tile

SCROLL = "document.getElementById('timeline').scrollBy(0, {})"


def click(page: Page, name: str, by: int, up: tuple[int, int] = (0, 0)):
    """Clicks a photo, under the pointer of which content goes on meanwhile."""
    box = tile(page, name).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(SCROLL.format(by))
    frames(page, 3)
    page.mouse.move(x + up[0], y + up[1])
    page.mouse.up()
    rest(page)


def test_a_photo_opens_that_goes_on_below_the_pointer(gallery, visit):
    page = look(visit, gallery)
    name = names(page)[4]
    click(page, name, by=20)
    expect(page.locator("dialog.viewer[open]")).to_have_count(1)
    assert page.locator("dialog .viewer-name").inner_text() == name


def test_a_photo_is_selected_that_goes_on_below_the_pointer(gallery, visit):
    page = look(visit, gallery)
    first, other = names(page)[4:6]
    tile(page, first).click(modifiers=["Control"])
    click(page, other, by=20)
    selected = page.locator("photo-tile.waterflow-selected")
    expect(selected).to_have_count(2)
    click(page, other, by=20)
    expect(selected).to_have_count(1)
    assert page.locator("dialog.viewer[open]").count() == 0


def test_what_another_photo_is_below_by_then_is_no_click(gallery, visit):
    page = look(visit, gallery)
    click(page, names(page)[4], by=400)
    assert page.locator("dialog.viewer[open]").count() == 0
    assert page.locator("photo-tile.waterflow-selected").count() == 0


def test_a_drag_draws_a_rectangle_from_where_it_began(gallery, visit):
    page = look(visit, gallery)
    name = names(page)[4]
    click(page, name, by=20, up=(30, 0))
    assert page.locator("dialog.viewer[open]").count() == 0
    selected = page.locator("photo-tile.waterflow-selected")
    expect(selected).to_have_count(1)
    expect(selected).to_have_attribute("aria-label", name)
