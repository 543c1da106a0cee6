"""All of a page's head stands in the window, however wide that is."""

import struct

import pytest
from playwright.sync_api import Route, expect
from test_pages import PAGES

# What stands beyond an edge, or is cut off by what it stands in, by the width
# of the window.
CUT = """() => [...document.querySelectorAll(
    "body > header :is(a, button, select, input, dd)")]
  .filter((part) => part.checkVisibility())
  .filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  })
  .map((part) => part.id || part.textContent)"""

# The edges of what the style sheets distinguish, and some in between.
WIDTHS = sorted({
    *range(320, 1_440, 60), *(edge + one for one in (0, 1)
    for edge in (394, 460, 480, 560, 720, 900, 1_279, 1_399, 1_679)),
})


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_of_a_head_is_beyond_an_edge(gallery, visit, name, direction):
    page = visit(
        f"{gallery().url.rstrip('/')}/{PAGES[name]}", height=720)
    page.wait_for_selector("[data-item]")
    page.evaluate("(dir) => { document.documentElement.dir = dir; }", direction)
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 720})
        if cut := page.evaluate(CUT):
            found[width] = cut
    assert found == {}


@pytest.mark.parametrize("width", [721, 768, 1_024, 1_399, 1_400, 1_440])
def test_a_timelines_controls_stand_side_by_side(gallery, visit, width):
    page = visit(f"{gallery().url.rstrip('/')}/timeline.html", width=width)
    page.wait_for_selector("[data-item]")
    tops = {
        name: page.locator(name).bounding_box()["y"]
        for name in ("#modes", "#size-group", "#search", "#status")
    }
    assert len(set(tops.values())) == 1, tops


def tell_unreadable(route: Route) -> None:
    """Says at once that four photos cannot be read, and nothing after that."""
    if route.request.url.endswith(f"since={2**32 - 1}"):
        answer = route.fetch()
        news = bytearray(answer.body())
        struct.pack_into("<I", news, 28, 4)
        route.fulfill(response=answer, body=bytes(news))


def test_a_timelines_head_stays_as_it_is_while_one_searches(gallery, visit):
    page = visit("about:blank", width=320, height=640)
    page.route("**/library/changes*", tell_unreadable)
    page.goto(f"{gallery().url.rstrip('/')}/timeline.html")
    page.wait_for_selector("[data-item]")
    expect(page.locator("#unreadable")).to_have_text("4 can't be read")
    parts = ["body > header", "#search"]
    before = [page.locator(part).bounding_box() for part in parts]
    page.locator("#search-text").fill("nothing like it")
    expect(page.locator("#total")).to_have_text("0 photos")
    assert [page.locator(part).bounding_box() for part in parts] == before
