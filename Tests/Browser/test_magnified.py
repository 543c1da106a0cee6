"""The screen has many pixels in one of the page, as where it is magnified."""

import pytest
from playwright.sync_api import Browser

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
    page.goto(gallery("--count", "100000").url)
    page.wait_for_selector("#gallery [data-item]")
    assert page.evaluate("devicePixelRatio") == ratio
    page.evaluate("gallery.scrollTop = 1e9")
    page.wait_for_function(ENDS)
    page.evaluate("gallery.scrollTop = 0")
    page.wait_for_function(
        "() => gallery.querySelector('[data-item=\"0\"]')"
    )
