"""Photos of odd shapes, and type of other sizes, fit into the timeline."""

import pytest
from playwright.sync_api import expect
from rest import rest
from test_timeline_live import begin
from timeline_page import address, look, scroll, seen

DAY = 30_000
NARROW = {"width": 320, "height": 640}


def coded(width: float, height: float) -> int:
    """A photo's ratio as the server tells it."""
    return round(65_535 * width / (width + height))


def tiles_of(visit, gallery, *shapes: tuple[float, float], **options):
    """The page, and the tiles of photos of these shapes that a day has."""
    page, library = begin(visit, gallery, **options)
    library.tell(inserted=[
        (DAY, index, coded(*shape)) for index, shape in enumerate(shapes)])
    rest(page)
    scroll(page, 0)
    return page, [t for t in seen(page)["tiles"] if t["section"] == 0]


@pytest.mark.parametrize("wide", [6, 4, 20])
def test_a_portrait_before_a_panorama_is_no_higher_than_a_row(
    gallery, visit, wide
):
    _, tiles = tiles_of(visit, gallery, (3, 4), (wide, 1), **NARROW)
    portrait, panorama = tiles
    assert portrait["y"] == panorama["y"]
    assert 30 < portrait["height"] <= 110
    assert panorama["x"] + panorama["width"] == pytest.approx(320, abs=0.5)


def test_the_longest_photos_have_tiles_that_can_be_seen(gallery, visit):
    page, tiles = tiles_of(visit, gallery, (20, 1), (1, 20), **NARROW)
    shapes = [tile["width"] / tile["height"] for tile in tiles]
    assert shapes == pytest.approx([6, 0.25], rel=0.01)
    # Opened, beside the corner that selects, each is as long as it is.
    for number, ratio in enumerate((20, 0.05)):
        tile = tiles[number]
        x, y = tile["width"] - 2, 0.75 * tile["height"]
        page.locator(f'[data-section="0"][data-item="{number}"]').click(
            position={"x": x, "y": y})
        page.wait_for_selector("dialog.viewer[open]")
        rest(page)
        picture = page.locator(".viewer-slide:not([inert]) .viewer-picture")
        box = picture.bounding_box()
        assert box["width"] / box["height"] == pytest.approx(ratio, rel=0.01)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.viewer", state="hidden")
        rest(page)


LARGE = "document.documentElement.style.fontSize = '24px'"

# Whether all text of an element is in the window and in its own box.
CUT = """(part) => {
  const range = document.createRange();
  range.selectNodeContents(part);
  const text = range.getBoundingClientRect();
  return text.left < 0 || text.right > innerWidth;
}"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_years_are_whole_in_large_type(gallery, visit, direction):
    page = look(visit, address(gallery, 20_000, f"?dir={direction}"))
    scrubber = page.locator("#scrubber")
    assert scrubber.bounding_box()["width"] == 64
    page.evaluate(LARGE)
    rest(page)
    years = page.locator("#scrubber .marks span:not(.dot)").all()
    assert years
    assert [it.text_content() for it in years if it.evaluate(CUT)] == []
    view = page.locator("#timeline").bounding_box()
    assert view["width"] + scrubber.bounding_box()["width"] == 1200


@pytest.mark.parametrize("name", ["timeline.html", "index.html"])
@pytest.mark.parametrize("width", [320, 390, 600])
def test_choices_are_whole_in_large_type(gallery, visit, width, name):
    page = visit(f"{gallery().url.rstrip('/')}/{name}", width=width)
    page.wait_for_selector("[data-item]")
    page.evaluate(LARGE)
    rest(page)
    box = page.locator("#modes").bounding_box()
    assert box["x"] + box["width"] <= width
    for choice in page.locator("#modes span").all():
        text = choice.bounding_box()
        assert text["x"] >= box["x"]
        assert text["x"] + text["width"] <= box["x"] + box["width"]
        assert text["y"] + text["height"] <= box["y"] + box["height"]
        assert not choice.evaluate(
            "(it) => it.scrollWidth > Math.ceil(it.clientWidth)")


@pytest.mark.parametrize("width", [390, 1200])
def test_the_number_that_cannot_be_read_is_not_of_what_was_found(
    gallery, visit, width
):
    page, library = begin(visit, gallery, width=width)
    library.progress = (0, 5_678, 5_678, 3)
    library.tell(changed=[(library.timeline.days[0], 0)])
    unreadable = page.locator("#unreadable")
    expect(unreadable).to_be_visible()
    before = page.locator("body > header").bounding_box()
    page.locator("#search-text").fill("nothing like it")
    expect(page.locator("#total")).to_have_text("0 photos")
    expect(unreadable).to_be_hidden()
    assert page.locator("body > header").bounding_box() == before
    library.tell(changed=[(library.timeline.days[0], 0)])
    expect(unreadable).to_be_hidden()
    page.locator("#search-text").fill("")
    expect(unreadable).to_be_visible()
