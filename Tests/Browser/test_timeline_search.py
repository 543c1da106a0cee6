"""What was found goes on as the library changes, however thinly it is spread."""

import struct
from array import array
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from rest import frames, rest
from test_timeline_live import SQUARE, Library, begin
from timeline_page import (
    LOOK_INSIDE,
    Timeline,
    address,
    scroll,
    seen,
    settle,
)
from viewer_page import said

STATUS = ".search-status"


def find(page: Page, library: Library, finds: Callable[[int], bool]) -> None:
    """Has every search find photos by what they are called by the server."""

    def answer(route: Route) -> None:
        bits = bytearray((len(library.ids) + 7) // 8)
        found = [n for n, id in enumerate(library.ids) if finds(id)]
        for place in found:
            bits[place >> 3] |= 1 << (place & 7)
        head = struct.pack(
            "<5I", 0x52534657, 1, library.timeline.revision,
            len(library.ids), len(found),
        )
        route.fulfill(body=head + bytes(bits))

    page.route("**/library/search*", answer)


def search(page: Page, text: str, count: str) -> None:
    """Types a text into the field and waits until so many photos show."""
    page.locator("#search-text").fill(text)
    expect(page.locator("#total")).to_have_text(count)
    settle(page)


def names(page: Page) -> list[str]:
    """What the photos in view are called."""
    return [
        tile["name"] for tile in seen(page)["tiles"] if tile["isInView"]
    ]


def test_a_press_goes_on_as_photos_come_that_are_not_found(gallery, visit):
    page, library = begin(visit, gallery)
    find(page, library, lambda id: id % 3 == 0)
    search(page, "x", "1,666 photos")
    page.locator('photo-tile[aria-label="6.jpg"]').hover()
    page.mouse.down()
    before = names(page)
    library.tell(inserted=[(library.timeline.days[0], 0, SQUARE)])
    page.mouse.up()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    assert said(page) == "Photo 2 of 1,666, 6.jpg"
    settle(page)
    assert names(page) == before


def test_what_was_found_and_goes_is_taken_away(gallery, visit):
    page, library = begin(visit, gallery)
    find(page, library, lambda id: id % 3 == 0)
    search(page, "x", "1,666 photos")
    library.tell(removed=[(library.timeline.days[0], 2)])
    expect(page.locator("#total")).to_have_text("1,665 photos")
    settle(page)
    assert names(page)[0] == "6.jpg"


def places(library: Library, first: int, count: int) -> list[tuple[int, int]]:
    """Days and numbers of photos that follow each other."""
    found = []
    start = 0
    for day, length in zip(library.timeline.days, library.timeline.counts):
        for place in range(start, start + length):
            if first <= place < first + count:
                found.append((day, place - start))
        start += length
    return found


@pytest.mark.parametrize("gone,come", [(200, 0), (10, 300)])
def test_the_place_of_what_was_found_and_goes_stays_in_view(
    gallery, visit, gone, come
):
    page, library = begin(visit, gallery)
    find(page, library, lambda id: id % 2 == 0)
    search(page, "x", "2,500 photos")
    scroll(page, seen(page)["length"] / 2)
    # The first in view is in the middle of what goes; others come before.
    place = library.ids.index(int(names(page)[0].split(".")[0]))
    first = place - gone // 2
    behind = library.ids[first + gone :]
    day = library.timeline.days[0]
    library.tell(
        removed=places(library, first, gone),
        inserted=[(day, index, SQUARE) for index in range(come)],
    )
    settle(page)
    expected = next(id for id in behind if id % 2 == 0)
    assert f"{expected}.jpg" in names(page)[:8]


def test_a_search_stays_where_an_open_photo_is_found_no_more(gallery, visit):
    page, library = begin(visit, gallery)
    page.route("**/library/photo/*", library.record)
    gone: list[int] = []
    find(page, library, lambda id: id % 3 == 0 and id not in gone)
    search(page, "x", "1,666 photos")
    page.locator('photo-tile[aria-label="6.jpg"]').click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    gone.append(6)
    # The search is asked again once something has changed.
    library.tell(inserted=[(library.timeline.days[0], 0, SQUARE)])
    expect(page.locator("#total")).to_have_text("1,665 photos")
    rest(page)
    assert page.locator("#search-text").input_value() == "x"
    assert said(page) == "Photo 2 of 1,665, 9.jpg"


def test_a_number_that_changes_by_itself_is_only_shown(gallery, visit):
    page, library = begin(visit, gallery)
    find(page, library, lambda id: id % 2 == 0)
    search(page, "x", "2,500 photos")
    expect(page.locator(STATUS)).to_have_text("2,500 photos")
    page.evaluate("""(status) => {
      window.told = [];
      new MutationObserver(([{ target }]) => told.push(target.textContent))
        .observe(document.querySelector(status), { childList: true });
    }""", STATUS)
    # It is found, too.
    library.tell(inserted=[(library.timeline.days[0], 0, SQUARE)])
    assert library.ids[0] % 2 == 0
    expect(page.locator("#total")).to_have_text("2,501 photos")
    rest(page)
    assert page.evaluate("told") == []
    page.locator("#search-text").fill("y")
    expect(page.locator(STATUS)).to_have_text("2,501 photos")
    assert page.evaluate("told") == ["2,501 photos"]


def test_tiles_in_more_parts_of_a_day_than_are_kept_come_to_rest(
    gallery, visit
):
    page = visit(
        "about:blank", width=2560, height=1440, script=LOOK_INSIDE,
        locale="en-US",
    )
    # One photo is found in each of them.
    parts = 500
    count = parts * 128
    timeline = Timeline(1, [20_000], [count], array("H", [SQUARE]) * count)
    library = Library(page, timeline)
    find(page, library, lambda id: id % 128 == 0)
    # None has a picture.
    library.looks = dict.fromkeys(library.ids, 2 << 24)
    asked: list[str] = []

    def describe(route: Route) -> None:
        asked.append(route.request.url)
        library.describe(route)

    page.route("**/library/details*", describe)
    page.goto(address(gallery, count, "?mode=square&size=80&q=x"))
    expect(page.locator("#total")).to_have_text(f"{parts} photos")
    before = -1
    while before < len(asked):
        # Some were asked for before it was known what is found.
        assert len(asked) < 2 * parts
        before = len(asked)
        page.wait_for_function("""() =>
          [...document.querySelectorAll("photo-tile[data-item]")]
            .every((tile) => tile.isKnown)""")
        frames(page, 10)
    # Far more than are kept of those that nobody needs.
    assert len(seen(page)["tiles"]) > 450
