"""The screen has many pixels in one of the page, as where it is magnified."""

import pytest
from playwright.sync_api import Browser
from rest import PATIENCE, rest

# Whether the last photo of all stands where the content ends, in view.
ENDS = """() => {
  const { bottom } = gallery.getBoundingClientRect();
  const last = gallery.querySelector("[data-item='99999']");
  const end = last?.getBoundingClientRect().bottom;
  return end > bottom - 30 && end < bottom + 1;
}"""


@pytest.mark.parametrize("ratio", [5, 8])
def test_long_content_ends_with_its_last_item(
    browser: Browser, chromium, gallery, request, ratio
):
    magnified = browser.browser_type.launch(
        executable_path=chromium,
        args=["--no-sandbox", f"--force-device-scale-factor={ratio}"],
    )
    request.addfinalizer(magnified.close)
    # With a viewport of its own it would have its own pixels as well.
    page = magnified.new_context(no_viewport=True).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(gallery("--count", "100000").url)
    page.wait_for_selector("#gallery [data-item]")
    assert page.evaluate("devicePixelRatio") == ratio
    page.evaluate("gallery.scrollTop = 1e9")
    page.wait_for_function(ENDS)
    page.evaluate("gallery.scrollTop = 0")
    page.wait_for_function(
        "() => gallery.querySelector('[data-item=\"0\"]')"
    )


# What stands first in view, and how far below its edge.
FIRST = """() => {
  const { top } = gallery.getBoundingClientRect();
  return [...gallery.querySelectorAll("[data-item]")]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => [Number(cell.dataset.item),
      cell.getBoundingClientRect().top - top])
    .filter(([, at]) => at >= 0)
    .sort(([one, at], [other, then]) => at - then || one - other)[0];
}"""


# Pixels that a test changes, and the queries that are told of that: what
# emulates another screen in Chromium tells none.
PIXELS = """
  const { matchMedia } = window;
  const queries = new Set();
  let ratio = 1;
  Object.defineProperty(window, "devicePixelRatio", { get: () => ratio });
  window.matchMedia = (query) => {
    if (!query.includes("resolution")) return matchMedia(query);
    const made = new EventTarget();
    queries.add([query, made]);
    return made;
  };
  window.magnify = (next) => {
    const before = `(resolution: ${ratio}dppx)`;
    ratio = next;
    for (const [query, made] of [...queries]) {
      if (query === before) made.dispatchEvent(new Event("change"));
    }
  };
"""


def test_photos_stay_where_the_page_is_magnified(gallery, visit):
    url = gallery("--count", "100000").url
    page = visit(url, width=400, height=600, script=PIXELS)
    page.wait_for_selector("[data-item]")
    # As a part of the page that has the same size in its own pixels.
    page.evaluate("gallery.scrollTop = 5e6")
    rest(page)
    before = page.evaluate(FIRST)
    for ratio, length in [(5, 6_400_000), (8, 4_000_000), (1, 8_000_000)]:
        page.evaluate(f"magnify({ratio})")
        rest(page)
        assert page.evaluate(
            """gallery.querySelector(".waterflow-content").style.height"""
        ) == page.evaluate(f"CSS.px({length}).toString()")
        item, top = page.evaluate(FIRST)
        assert item == before[0]
        assert abs(top - before[1]) < 1
