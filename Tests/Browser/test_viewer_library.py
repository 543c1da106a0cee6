"""The photo that is open, and those beside it, as others come and go."""

import re

from playwright.sync_api import Page, Route, expect
from rest import frames, rest
from routes import intercept
from test_timeline_live import SQUARE, Library, begin
from viewer_page import forget_details, said


def open_photo(visit, gallery, name: str) -> tuple[Page, Library]:
    """Opens the page of a library that a test changes, and a photo."""
    page, library = begin(visit, gallery)
    page.route("**/library/photo/*", library.record)
    page.locator(f'photo-tile[aria-label="{name}"]').click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    return page, library


def hold_details(page: Page) -> list[Route]:
    """Keeps back what is asked of photos from now on."""
    held: list[Route] = []
    intercept(page, "**/library/details*", lambda route: held.append(route))
    return held


def let_go(page: Page, library: Library, held: list[Route]) -> None:
    """Answers it, and all that is asked afterwards."""
    page.route("**/library/details*", library.describe)
    for route in held:
        library.describe(route)


def expect_photo(page: Page, number: int, place: str) -> None:
    """So is the photo called that shows, and there it is."""
    expect(page).to_have_url(re.compile(rf"#photo={number}$"))
    expect(page.locator(".viewer-place")).to_have_text(place)
    assert page.locator(".viewer-name").text_content() == f"{number}.jpg"
    picture = page.locator(".viewer-slide:not([inert]) img").first
    expect(picture).to_have_attribute("src", re.compile(rf"/{number}-1\b"))


def test_two_steps_lead_to_the_next_but_one_as_photos_come(gallery, visit):
    page, library = open_photo(visit, gallery, "3.jpg")
    held = hold_details(page)
    # The photo's own day, so that the page does not know where it is now.
    day = library.timeline.days[1]
    library.tell(inserted=[(day, 0, SQUARE), (day, 1, SQUARE)])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    frames(page, 5)
    let_go(page, library, held)
    expect_photo(page, 5, "7 of 5,002")
    rest(page)
    expect_photo(page, 5, "7 of 5,002")
    assert said(page) == "Photo 7 of 5,002, 5.jpg"


def test_a_photo_that_is_loading_keeps_its_place_as_photos_come(
    gallery, visit
):
    page, library = open_photo(visit, gallery, "1.jpg")
    held = hold_details(page)
    forget_details(page)
    # The neighbour is there already, and the one behind it is not.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    place = page.locator(".viewer-place")
    expect(place).to_have_text("3 of 5,000")
    library.tell(inserted=[(library.timeline.days[0] + 1, 0, SQUARE)])
    let_go(page, library, held)
    expect_photo(page, 3, "4 of 5,001")
    rest(page)
    expect_photo(page, 3, "4 of 5,001")
    assert said(page) == "Photo 4 of 5,001, 3.jpg"


def test_a_photo_is_told_of_once_however_many_come(gallery, visit):
    page, library = open_photo(visit, gallery, "3.jpg")
    assert said(page) == "Photo 3 of 5,000, 3.jpg"
    page.evaluate("""() => {
      window.told = [];
      new MutationObserver(([{ target }]) => told.push(target.textContent))
        .observe(document.querySelector(".viewer-status"),
          { childList: true });
    }""")
    newest = library.timeline.days[0]
    for day in (newest + 1, newest + 2):
        library.tell(inserted=[(day, 0, SQUARE)])
    expect_photo(page, 3, "5 of 5,002")
    rest(page)
    assert page.evaluate("told") == []
    page.keyboard.press("ArrowRight")
    expect_photo(page, 4, "6 of 5,002")
    rest(page)
    assert page.evaluate("told") == ["Photo 6 of 5,002, 4.jpg"]
