"""A photo's picture is asked for again when it did not come."""

import pytest
from test_timeline_live import begin

FIRST = 'photo-tile[aria-label="1.jpg"]'


@pytest.mark.parametrize("cause", ["rewritten", "grown"])
def test_a_picture_that_fails_in_place_of_another_is_asked_for_again(
    gallery, visit, cause
):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.wait_for_selector(f"{FIRST}.loaded")
    failed: list[str] = []

    def fail_once(route):
        if not failed:
            failed.append(route.request.url)
            return route.fulfill(status=503, body="")
        # The server has no such version.
        route.continue_(url=route.request.url.replace("/1-2/", "/1-1/"))

    if cause == "rewritten":
        page.route("**/library/thumbnail/1-2/*", fail_once)
        library.versions[1] = 2
        library.tell(changed=[(library.timeline.days[0], 0)])
    else:
        page.route("**/library/thumbnail/1-1/960", fail_once)
        page.eval_on_selector(
            FIRST, "(tile) => { tile.tall = 900; tile.show(); }")
    page.wait_for_function("""(first) => {
      const tile = document.querySelector(first);
      const image = tile.querySelector("img");
      return /[-]2[/]|[/]960$/.test(image.src) && image.naturalWidth > 0
        && tile.matches(".loaded:not(.broken)");
    }""", arg=FIRST)
    assert len(failed) == 1


# Has the page wait a hundredth as long.
HASTE = """() => {
  const { setTimeout } = window;
  window.setTimeout = (body, delay, ...values) =>
    setTimeout(body, delay / 100, ...values);
}"""


def test_a_picture_comes_once_its_drive_is_back(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.wait_for_selector(f"{FIRST}.loaded")
    page.evaluate(HASTE)
    is_back = False

    def answer(route):
        if not is_back:
            return route.fulfill(status=503, body="")
        route.continue_(url=route.request.url.replace("/1-2/", "/1-1/"))

    page.route("**/library/thumbnail/1-2/*", answer)
    library.versions[1] = 2
    library.tell(changed=[(library.timeline.days[0], 0)])
    page.wait_for_selector(
        """photo-tile[aria-label="1.jpg, can't be read"].broken""")
    is_back = True
    page.wait_for_selector(f"{FIRST}.loaded:not(.broken)")
    assert page.locator(f"{FIRST} .note").is_hidden()


# Notes whether anything is said of a tile's picture from now on.
WATCH = """(tile) => new MutationObserver(
  () => { window.wasBroken ||= tile.matches(".broken"); }
).observe(tile, { attributeFilter: ["class"] })"""


def test_a_larger_picture_that_fails_once_is_said_nothing_of(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.wait_for_selector(f"{FIRST}.loaded")
    page.evaluate(HASTE)
    is_back = False
    failed: list[str] = []

    def answer(route):
        url = route.request.url
        is_larger = url.endswith("/960")
        if not is_back or is_larger and not failed:
            failed.extend([url] if is_larger else [])
            return route.fulfill(status=503, body="")
        route.continue_(url=url.replace("/1-2/", "/1-1/"))

    page.route("**/library/thumbnail/1-2/*", answer)
    library.versions[1] = 2
    library.tell(changed=[(library.timeline.days[0], 0)])
    page.wait_for_selector(
        """photo-tile[aria-label="1.jpg, can't be read"].broken""")
    is_back = True
    page.wait_for_selector(f"{FIRST}.loaded:not(.broken)")
    page.eval_on_selector(FIRST, WATCH)
    page.eval_on_selector(FIRST, "(tile) => { tile.tall = 900; tile.show(); }")
    page.wait_for_function("""(first) => {
      const tile = document.querySelector(first);
      const image = tile?.querySelector("img");
      return image?.src.endsWith("/960") && image.naturalWidth > 0
        && tile.matches(".loaded:not(.broken)");
    }""", arg=FIRST)
    assert len(failed) == 1
    assert not page.evaluate("window.wasBroken")
