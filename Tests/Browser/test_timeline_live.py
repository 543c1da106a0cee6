"""What becomes of the library shows in place; a visit goes on where it ended."""

import json
import struct
from array import array
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, Route, expect
from rest import frames, rest
from timeline_page import (
    LOOK_INSIDE,
    Timeline,
    address,
    in_photos,
    in_words,
    look,
    scroll,
    seen,
    select,
    selected_positions,
    settle,
)

COUNT = 5_000
NEVER = 2**32 - 1
SQUARE = 32768


class Library:
    """Answers for the server: what a test tells becomes of the library."""

    def __init__(self, page: Page, timeline: Timeline) -> None:
        self.page = page
        self.timeline = timeline
        # What photos are called by the server, in their order.
        self.ids = list(range(1, len(timeline.codes) + 1))
        # Versions and looks of photos that are not as most are, by their ids.
        self.versions: dict[int, int] = {}
        self.looks: dict[int, int] = {}
        # The captions of those that have one.
        self.captions: dict[int, str] = {}
        # What the server says of details before the page hears of a change.
        self.revision: int | None = None
        self.rescans = 0
        self.waiting: list[Route] = []
        self.progress = (0, len(timeline.codes), len(timeline.codes), 0)
        page.route("**/library/timeline", lambda route: route.fulfill(
            body=self.timeline.encoded()))
        page.route("**/library/changes*", self.ask)
        page.route("**/library/details*", self.describe)
        page.route("**/library/rescan", self.rescan)

    def rescan(self, route: Route) -> None:
        assert route.request.method == "POST"
        self.rescans += 1
        route.fulfill(status=204)

    def describe(self, route: Route) -> None:
        asked = parse_qs(urlparse(route.request.url).query)
        day, first = int(asked["day"][0]), int(asked["from"][0])
        number = self.timeline.days.index(day)
        start = sum(self.timeline.counts[:number])
        end = start + self.timeline.counts[number]
        ids = self.ids[start:end][first : first + int(asked["count"][0])]
        texts = [f"{id}.jpg".encode() for id in ids]
        texts += [self.captions.get(id, "").encode() for id in ids]
        ends = [sum(map(len, texts[:i])) for i in range(len(texts) + 1)]
        route.fulfill(body=b"".join([
            struct.pack("<3Ii2I", 0x54444657, 2,
                        self.revision or self.timeline.revision, day,
                        first, len(ids)),
            *(struct.pack("<3I", id, self.versions.get(id, 1),
                          self.looks.get(id, 1 << 24)) for id in ids),
            struct.pack(f"<{len(ends)}I", *ends), *texts,
        ]))

    def record(self, route: Route) -> None:
        """Says where a photo is, for tests that ask for it."""
        number = int(route.request.url.rsplit("/", 1)[1])
        if number not in self.ids:
            return route.fulfill(status=404, body="{}")
        place = self.ids.index(number)
        for day, count in zip(self.timeline.days, self.timeline.counts):
            if place < count:
                break
            place -= count
        route.fulfill(body=json.dumps({"day": day, "index": place}))

    def shorten(self, count: int) -> None:
        """Leaves the newest photos alone, which nobody is told of."""
        timeline = self.timeline
        timeline.codes, self.ids = timeline.codes[:count], self.ids[:count]
        kept: list[int] = []
        for number in timeline.counts:
            kept.append(min(number, count - sum(kept)))
        timeline.counts = [number for number in kept if number]
        timeline.days = timeline.days[: len(timeline.counts)]

    def ask(self, route: Route) -> None:
        if route.request.url.endswith(f"={NEVER}"):
            self.answer(route, NEVER, flags=2)
        else:
            self.waiting.append(route)

    def answer(
        self, route: Route, since: int, flags: int = 0,
        removed=(), inserted=(), changed=(),
    ) -> None:
        indexing, found, indexed, broken = self.progress
        body = struct.pack(
            "<11I", 0x48434657, 1, since, self.timeline.revision,
            indexing | flags, found, indexed, broken,
            len(removed), len(inserted), len(changed),
        )
        body += b"".join(struct.pack("<iI", *place) for place in removed)
        body += b"".join(struct.pack("<iII", *place) for place in inserted)
        body += b"".join(struct.pack("<iI", *place) for place in changed)
        route.fulfill(body=body)

    def tell(self, reset: bool = False, **changes) -> None:
        """Tells the page, as soon as it asks."""
        while not self.waiting:
            frames(self.page, 1)
        since = self.timeline.revision
        timeline = self.timeline
        for day, index in reversed(changes.get("removed", [])):
            number = timeline.days.index(day)
            place = sum(timeline.counts[:number]) + index
            del timeline.codes[place], self.ids[place]
            timeline.counts[number] -= 1
            if timeline.counts[number] == 0:
                del timeline.days[number], timeline.counts[number]
        for day, index, code in changes.get("inserted", []):
            if day not in timeline.days:
                number = sum(other > day for other in timeline.days)
                timeline.days.insert(number, day)
                timeline.counts.insert(number, 0)
            number = timeline.days.index(day)
            place = sum(timeline.counts[:number]) + index
            timeline.codes.insert(place, code)
            # The server has a picture for it.
            self.ids.insert(place, COUNT + len(self.ids))
            timeline.counts[number] += 1
        timeline.revision += 1
        # The next question is the proof that this answer was taken in.
        route = self.waiting.pop()
        self.answer(route, since, 2 if reset else 0, **changes)
        while not self.waiting:
            frames(self.page, 1)
        asked = int(self.waiting[0].request.url.split("=")[-1])
        assert asked == timeline.revision


def begin(visit, gallery, **options):
    """Opens the page on a library that a test changes."""
    # The server has more photos, whose pictures those have that come.
    url = address(gallery, 4 * COUNT)
    page = visit(
        "about:blank", script=LOOK_INSIDE, locale="en-US", **options)
    timeline = Timeline.fetch(address(gallery, COUNT))
    library = Library(page, timeline)
    page.goto(url)
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    return page, library


def expect_all(page: Page, timeline: Timeline) -> None:
    """Days and numbers are those of the library, also far away."""
    settle(page)
    total = page.locator("#total").inner_text()
    assert total == in_photos(len(timeline.codes))
    days = page.evaluate(
        """() => Array.from({ length: wasm.timeline_sections() }, (_, i) =>
          [wasm.timeline_day(i), wasm.timeline_start(i + 1)])"""
    )
    assert [day for day, _ in days] == timeline.days
    ends = [0, *(end for _, end in days)]
    counts = [b - a for a, b in zip(ends, ends[1:])]
    assert counts == timeline.counts
    for day in seen(page)["days"]:
        assert day["date"] == in_words(timeline.days[day["section"]])
        count = timeline.counts[day["section"]]
        assert day["count"] == in_photos(count)


def test_what_comes_and_goes_shows_in_place(gallery, visit):
    page, library = begin(visit, gallery)
    days = library.timeline.days
    newest, second = days[0], days[1]
    library.tell(inserted=[(newest, 1, SQUARE), (second, 0, SQUARE)])
    expect_all(page, library.timeline)
    tile = next(t for t in seen(page)["tiles"]
                if (t["section"], t["item"]) == (0, 1))
    assert abs(tile["width"] - tile["height"]) < 0.1
    # A day that comes, and one that goes.
    library.tell(
        removed=[(second, i) for i in range(library.timeline.counts[1])],
        inserted=[(newest + 3, 0, SQUARE)],
    )
    assert library.timeline.days[0] == newest + 3
    assert second not in library.timeline.days
    expect_all(page, library.timeline)


def test_a_photo_that_comes_as_others_of_its_day_go_is_shown(gallery, visit):
    page, library = begin(visit, gallery)
    timeline = library.timeline
    day = timeline.days[0]
    library.tell(inserted=[(day, 0, SQUARE) for _ in range(6)])
    settle(page)
    count = timeline.counts[0]
    # Their tiles fade out, and tell of photos that are not there any more.
    library.tell(
        removed=[(day, count - 2), (day, count - 1)],
        inserted=[(day, 0, SQUARE)],
    )
    # Nobody scrolls.
    name = f"{library.ids[0]}.jpg"
    page.wait_for_selector(f'photo-tile[aria-label="{name}"]')
    settle(page)
    tile = next(t for t in seen(page)["tiles"]
                if (t["section"], t["item"]) == (0, 0))
    assert tile["name"] == name and tile["isLoaded"]


def test_changes_leave_the_photo_where_it_is(gallery, visit):
    page, library = begin(visit, gallery)
    days = library.timeline.days
    scroll(page, 20_000)
    view = seen(page)
    kept = next(t for t in view["tiles"] if t["y"] > 60)
    page.evaluate(
        """([section, item]) => {
          window.kept = document.querySelector(
            `photo-tile[data-section="${section}"][data-item="${item}"]`);
          window.was = kept.getBoundingClientRect().top;
        }""",
        [kept["section"], kept["item"]],
    )
    name = kept["name"]
    for changes in (
        {"inserted": [(days[0] + 1, i, SQUARE) for i in range(30)]},
        {"removed": [(days[2], 0)]},
        # So many that all is read anew.
        {"inserted": [(days[0] + 1, i, SQUARE) for i in range(30, 900)]},
    ):
        library.tell(**changes)
        expect_all(page, library.timeline)
        moved = page.evaluate(
            """(name) => document.querySelector(
              `photo-tile[aria-label="${name}"]`).getBoundingClientRect().top
              - was""",
            name,
        )
        assert abs(moved) < 2


def test_a_library_that_is_another_one_is_loaded_anew(gallery, visit):
    page, library = begin(visit, gallery)
    library.shorten(100)
    library.tell(reset=True)
    expect_all(page, library.timeline)


def test_progress_and_what_cannot_be_read_are_told(gallery, visit):
    page, library = begin(visit, gallery)
    progress = page.locator("#progress")
    unreadable = page.locator("#unreadable")
    status = page.locator("#index-status")
    assert not progress.is_visible() and not unreadable.is_visible()
    page.evaluate(
        """() => {
          window.said = [];
          const status = document.getElementById("index-status");
          new MutationObserver(() => said.push(status.textContent))
            .observe(status, { childList: true, characterData: true });
        }"""
    )
    library.progress = (1, 5_678, 1_100, 1)
    library.tell(changed=[(library.timeline.days[0], 0)])
    library.progress = (1, 5_678, 1_234, 3)
    library.tell(changed=[(library.timeline.days[0], 0)])
    assert progress.inner_text() == "Indexing 1,234 of 5,678"
    assert unreadable.inner_text() == "3 can't be read"
    # Read out once, when none is being looked at any more.
    expect(status).to_have_text("")
    library.progress = (0, 5_678, 5_678, 3)
    library.tell(changed=[(library.timeline.days[0], 0)])
    assert not progress.is_visible() and unreadable.is_visible()
    expect(status).to_have_text("3 photos can't be read")
    library.tell(changed=[(library.timeline.days[0], 0)])
    assert page.evaluate("said") == ["3 photos can't be read"]
    assert status.get_attribute("role") == "status"


def test_a_photo_that_cannot_be_read_says_so(gallery, visit):
    url = address(gallery, COUNT)
    page = visit("about:blank", script=LOOK_INSIDE, locale="en-US")

    def spoil(route: Route) -> None:
        body = bytearray(route.fetch().body())
        # The second photo of each piece.
        struct.pack_into("<I", body, 24 + 12 + 8, 2 << 24)
        route.fulfill(body=bytes(body))

    page.route("**/library/details*", spoil)
    page.goto(url)
    page.wait_for_selector("photo-tile.loaded")
    settle(page)
    broken = [tile for tile in seen(page)["tiles"] if tile["isBroken"]]
    assert broken
    assert all(tile["src"] is None for tile in broken)
    note = page.locator("photo-tile.broken .note").first
    assert note.is_visible() and note.inner_text() == "Can't be read"


def test_an_empty_library_says_so(gallery, visit):
    url = address(gallery, 4 * COUNT)
    page = visit("about:blank", script=LOOK_INSIDE, locale="en-US")
    library = Library(page, Timeline(1, [], [], array("H")))
    page.goto(url)
    page.get_by_text("No photos here yet").wait_for()
    library.ids = []
    library.tell(inserted=[(20_000, 0, SQUARE)])
    page.wait_for_selector("photo-tile[data-item]")
    assert not page.get_by_text("No photos here yet").is_visible()
    assert page.locator("#total").inner_text() == "1 photo"


def test_a_server_that_has_gone_is_told_of_until_it_is_back(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    banner = page.locator("#banner")
    assert not banner.is_visible()
    while not library.waiting:
        frames(page, 1)
    page.unroute("**/library/changes*")
    page.route("**/library/**", lambda route: route.abort())
    library.waiting.pop().abort()
    banner.wait_for()
    assert "does not answer" in banner.inner_text()
    page.unroute("**/library/**")
    page.route("**/library/changes*", library.ask)
    page.route("**/library/details*", library.describe)
    banner.wait_for(state="hidden")
    settle(page)


@pytest.mark.parametrize("way", ["reload", "back"])
def test_a_visit_goes_on_where_it_ended(gallery, visit, way):
    url = address(gallery, 50_000)
    page = look(visit, url)
    scroll(page, 60_000)
    select(page, [5, 700, 701])
    before = seen(page)
    if way == "reload":
        page.reload()
    else:
        page.goto(url.replace("timeline.html", "lanes.html"))
        page.wait_for_selector("[data-item]")
        page.go_back()
    page.wait_for_selector("photo-tile.loaded")
    settle(page)
    after = seen(page)
    assert abs(after["top"] - before["top"]) < 2
    assert [t["name"] for t in after["tiles"] if 0 < t["y"] < 700] == [
        t["name"] for t in before["tiles"] if 0 < t["y"] < 700]
    assert selected_positions(page) == [5, 700, 701]


def test_a_new_visit_begins_at_the_start(gallery, visit):
    url = address(gallery, 50_000)
    page = look(visit, url)
    scroll(page, 60_000)
    page.goto(url.replace("timeline.html", "lanes.html"))
    page.wait_for_selector("[data-item]")
    page.goto(url)
    page.wait_for_selector("photo-tile.loaded")
    settle(page)
    assert seen(page)["top"] == 0


def test_a_place_is_found_again_in_a_library_that_has_changed(gallery, visit):
    page, library = begin(visit, gallery)
    scroll(page, 20_000)
    before = seen(page)
    kept = next(t for t in before["tiles"] if t["y"] + t["height"] > 60)
    day = library.timeline.days[kept["section"]]
    # Other photos are in front of it when the page comes back.
    library.tell(inserted=[(library.timeline.days[0] + 1, 0, SQUARE)])
    settle(page)
    page.evaluate(
        "() => document.dispatchEvent(new Event('visibilitychange'))")
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    settle(page)
    after = seen(page)
    found = [t for t in after["tiles"] if t["name"] == kept["name"]]
    assert found and abs(found[0]["y"] - kept["y"]) < 2
    assert library.timeline.days[found[0]["section"]] == day
