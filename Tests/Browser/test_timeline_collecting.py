"""What is selected is collected while the library changes, and only once."""

from collections import Counter
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect
from rest import frames
from routes import intercept
from test_timeline_live import SQUARE, Library, begin
from timeline_page import select

FIRST, END = 3_000, 3_400
# So many parts of days are asked for at a time.
AT_ONCE = 8


def numbers(ranges: str) -> list[int]:
    """The numbers in "1,5-9"."""
    found: list[int] = []
    for one in ranges.split(","):
        first, _, last = one.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def days_selected(library: Library) -> list[int]:
    """The days of which photos are selected."""
    found, start = [], 0
    for day, count in zip(library.timeline.days, library.timeline.counts):
        if start < END and start + count > FIRST:
            found.append(day)
        start += count
    return found


class Collecting:
    """Keeps back what the page asks of the days of which it collects."""

    def __init__(self, page: Page, library: Library) -> None:
        self.page = page
        self.library = library
        self.held: list[Route] = []
        self.asked: list[str] = []
        # What the page sends in the end.
        self.sent: list[str] = []
        self.days = days_selected(library)
        intercept(page, "**/library/details*", self.describe)
        select(page, list(range(FIRST, END)))

    def describe(self, route: Route) -> None:
        [day] = parse_qs(urlsplit(route.request.url).query)["day"]
        if int(day) in self.days:
            self.asked.append(route.request.url)
            self.held.append(route)
        else:
            self.library.describe(route)

    def send(self, route: Route) -> None:
        self.sent += parse_qs(route.request.post_data)["ids"]
        is_zip = route.request.url.endswith("zip")
        # A zip would take the page's place.
        route.fulfill(status=422 if is_zip else 200, body="/a.jpg")

    def wait(self, count: int) -> None:
        """Waits until so much has been asked."""
        while len(self.asked) < count:
            frames(self.page, 1)

    def answer(self) -> None:
        """Answers what has been asked, and not what is asked meanwhile."""
        held, self.held = self.held, []
        for route in held:
            self.library.describe(route)

    def finish(self) -> list[int]:
        """Answers until the page has all; returns what it sends."""
        while not self.sent:
            self.answer()
            frames(self.page, 1)
        return numbers(self.sent[0])

    def asked_again(self) -> set[str]:
        """The days that were asked for more than once."""
        return {
            parse_qs(urlsplit(url).query)["day"][0]
            for url, times in Counter(self.asked).items() if times > 1
        }


@pytest.mark.parametrize("change", ["elsewhere", "of one", "in one"])
def test_only_what_changes_is_asked_for_again(gallery, visit, change):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    collecting = Collecting(page, library)
    page.route("**/library/zip", collecting.send)
    page.click("text=Download")
    collecting.wait(AT_ONCE)
    collecting.answer()
    # By then the page has the first ones.
    collecting.wait(2 * AT_ONCE)
    day = collecting.days[1]
    if change == "elsewhere":
        library.tell(inserted=[(library.timeline.days[0], 0, SQUARE)])
    elif change == "of one":
        library.tell(changed=[(day, 0)])
    else:
        # In front of those that are selected, and not one of them.
        library.tell(inserted=[(day, 0, SQUARE)])
    assert collecting.finish() == list(range(FIRST + 1, END + 1))
    again = {str(day)} if change == "in one" else set()
    assert collecting.asked_again() == again


def test_another_copy_ends_the_one_before(gallery, visit):
    page, library = begin(
        visit, gallery, permissions=["clipboard-read", "clipboard-write"])
    collecting = Collecting(page, library)
    page.route("**/library/paths", collecting.send)
    for _ in range(2):
        page.click("text=Copy paths")
        collecting.wait(AT_ONCE)
    assert collecting.finish() == list(range(FIRST + 1, END + 1))
    expect(page.locator(".notice")).to_have_text("Paths of 400 photos copied")
    assert len(collecting.sent) == 1
    # What both have asked for was asked once.
    assert collecting.asked_again() == set()
