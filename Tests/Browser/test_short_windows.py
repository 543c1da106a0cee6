"""A short window shows what it is for, and its controls are reached all the same."""

import pytest
from rest import rest
from test_pages import PAGES

# A phone that lies on its side, and a window of 1280 by 1024 enlarged fourfold.
SIZES = [(568, 320), (320, 256)]
SCENES = [f"sections.html?scene={name}" for name in ("tabs", "sideways")]

CUT = """() => {
  const header = document.querySelector("header");
  const { top, bottom } = header.getBoundingClientRect();
  return [...header.querySelectorAll("a, button, select, label, input, dd")]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.textContent, part.getBoundingClientRect()])
    .filter(([, frame]) => frame.top < top || frame.bottom > bottom)
    .map(([text]) => text);
}"""


@pytest.mark.parametrize("width,height", SIZES)
@pytest.mark.parametrize("address", [*PAGES.values(), *SCENES])
def test_most_of_a_short_window_is_content(
    gallery, visit, address, width, height
):
    page = visit(
        f"{gallery().url.rstrip('/')}/{address}", width=width, height=height
    )
    page.wait_for_selector("[data-item]")
    main = page.locator("main:not([hidden])").bounding_box()
    assert main["height"] > 0.6 * height
    assert main["y"] + main["height"] == pytest.approx(height, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.evaluate(CUT) == []
    # Tab brings each control into view.
    last = page.locator("header :is(a, button, select, input)").filter(
        visible=True).last
    last.focus()
    box = last.bounding_box()
    assert 0 <= box["x"] and box["x"] + box["width"] <= width


@pytest.mark.parametrize("address", ["live.html", "sections.html"])
def test_the_head_stays_where_the_window_scrolls(gallery, visit, address):
    page = visit(
        f"{gallery().url.rstrip('/')}/{address}?scroller=window",
        width=568, height=320,
    )
    page.wait_for_selector("[data-item]")
    page.evaluate("scrollTo(0, 1_000)")
    rest(page)
    head = page.locator("header").bounding_box()
    assert head["y"] == 0 and head["height"] < 80
