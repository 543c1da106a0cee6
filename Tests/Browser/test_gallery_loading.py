"""What the gallery loads: its files once and early, pictures that are seen."""

import urllib.request

import pytest
from playwright.sync_api import Page

from gallery_page import cells, expect_own_pictures
from rest import frames, rest

# A clock that stands still unless it is told to go on, so that speeds do not
# depend on the machine's.
CLOCK = """() => {
  window.clock = 0;
  performance.now = () => window.clock;
  window.runClock = () => delete performance.now;
}"""

# Scrolls on frame by frame, so far in so many milliseconds, and tells the items
# that came near on the way and those of them without a picture.
TRAVEL = """async ([steps, distance, duration]) => {
  const seen = new Map();
  for (let step = 0; step < steps; step++) {
    gallery.scrollTop += distance;
    clock += duration;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const view = gallery.getBoundingClientRect();
    for (const cell of gallery.querySelectorAll("[data-item]")) {
      const { item } = cell.dataset;
      const { top, bottom } = cell.getBoundingClientRect();
      if (seen.has(item) || bottom < view.top - 250
        || top > view.bottom + 250) continue;
      seen.set(item, cell.querySelector("img").hasAttribute("src"));
    }
  }
  return [...seen.entries()].map(([item, has]) => [Number(item), has]);
}"""


def open_gallery(visit, gallery) -> Page:
    page = visit("about:blank", is_own=True)
    page.add_init_script(f"({CLOCK})()")
    page.goto(f"{gallery().url}?count=10000&lanes=5")
    cells(page)
    return page


def test_pictures_that_pass_in_a_glimpse_are_not_loaded(gallery, visit):
    page = open_gallery(visit, gallery)
    first = {cell["item"] for cell in cells(page)["cells"]}
    # 30,000 pixels a second.
    bound = dict(page.evaluate(TRAVEL, [30, 480, 16]))
    # Only after a step or two it is known to be fast.
    late = [item for item in bound if item > max(first) + 60]
    assert len(late) > 100
    assert not any(bound[item] for item in late)
    page.evaluate("runClock()")
    rest(page)
    expect_own_pictures(cells(page))


def test_pictures_are_loaded_once_content_becomes_slow(gallery, visit):
    page = open_gallery(visit, gallery)
    page.evaluate(TRAVEL, [10, 480, 16])
    assert page.evaluate(
        """() => [...gallery.querySelectorAll("[data-item] img")]
             .some((image) => !image.hasAttribute("src"))"""
    )
    # One step alone may only look slow.
    page.evaluate(TRAVEL, [5, 4, 16])
    # The clock does not go on, so that nothing tells of a stop.
    expect_own_pictures(cells(page))


def test_pictures_load_while_one_looks_at_them_go_by(gallery, visit):
    page = open_gallery(visit, gallery)
    # 1,250 pixels a second.
    bound = dict(page.evaluate(TRAVEL, [90, 20, 16]))
    assert len(bound) > 40
    assert all(bound.values())


def test_captions_that_are_not_kept_up_are_not_there(gallery, visit):
    page = visit(f"{gallery().url}?mode=list")
    cells(page)
    assert page.locator("[data-item='3'] figcaption").is_visible()
    page.locator("label", has_text="Waterfall").click()
    cells(page)
    # Nor do those find them who do not look.
    assert page.evaluate(
        """() => [...gallery.querySelectorAll("figcaption")]
             .every((it) => getComputedStyle(it).display === "none")"""
    )


@pytest.mark.parametrize(
    "address",
    ["", "?count=99", "lanes.html", "todos.html", "sections.html", "live.html"],
)
def test_files_come_once_and_early(gallery, visit, address):
    url = gallery().url + address
    page = visit(url)
    page.wait_for_selector(".waterflow-cell")
    rest(page)
    files = page.evaluate(
        """() => performance.getEntriesByType("resource")
             .map(({ name, initiatorType }) => [name, initiatorType])
             .filter(([name]) => !name.includes("/pictures/"))"""
    )
    names = [name for name, _ in files]
    assert len(names) == len(set(names))
    with urllib.request.urlopen(url) as answer:
        document = answer.read().decode()
    for name in names:
        if name.endswith((".mjs", ".wasm")):
            assert f'"{name.split("/")[-1]}"' in document
    if "html" not in address:
        # Asked for before the module that shows them.
        assert [it for name, it in files if "photos.bin" in name] == ["link"]


def test_a_script_that_is_late_has_nothing_asked_for_twice(gallery, visit):
    page = visit("about:blank")
    held: list = []
    page.route("**/photos.mjs", lambda route: held.append(route))
    page.goto(gallery().url, wait_until="commit")
    page.wait_for_function(
        """() => performance.getEntriesByType("resource")
             .some(({ name }) => name.endsWith("gallery.wasm"))"""
    )
    # All else is there, and has had its time.
    page.wait_for_function("() => !following.isWaiting")
    frames(page, 20)
    held.pop().continue_()
    page.wait_for_selector("[data-item]")
    rest(page)
    assert page.evaluate(
        """() => performance.getEntriesByType("resource")
             .filter(({ name }) => name.endsWith("photos.bin"))
             .map(({ initiatorType }) => initiatorType)"""
    ) == ["link"]
