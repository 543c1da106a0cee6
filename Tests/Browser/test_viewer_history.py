"""What the address says of the page, however one goes back and forth in it."""

import re

from playwright.sync_api import Page, expect
from rest import frames, rest
from routes import intercept
from test_photo_search import search, word
from test_timeline_live import begin
from viewer_page import (
    forget_details,
    look,
    names,
    open_photo,
    said,
    slide_to,
    tile,
)


def choices(page: Page) -> dict[str, str]:
    """What the address says of how the page looks."""
    return page.evaluate(
        "() => Object.fromEntries(new URLSearchParams(location.search))"
    )


def leave(page: Page) -> None:
    """Goes back from an open photo."""
    page.go_back()
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)


def test_forward_keeps_what_was_chosen_since(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 1)
    leave(page)
    page.locator("#mode-square").check(force=True)
    rest(page)
    assert choices(page) == {"mode": "square"}
    page.go_forward()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    assert choices(page) == {"mode": "square"}
    assert "#photo=" in page.url


def test_a_search_that_forward_has_ended_stays_so_behind_it(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    name = next(it for it in names(page) if not it.startswith(text))
    tile(page, name).click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    leave(page)
    search(page, text)
    assert choices(page) == {"q": text}
    page.go_forward()
    page.wait_for_selector("dialog.viewer[open]")
    expect(page.locator("#search-text")).to_have_value("")
    rest(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    assert choices(page) == {}


def test_a_photo_that_is_known_later_is_closed_by_going_back(gallery, visit):
    page = look(visit, gallery, excuse="Failed to load resource")
    fails = [True]
    intercept(page, "**/library/details*", lambda route: (
        route.abort() if fails[0] else route.continue_()))
    forget_details(page)
    page.locator("photo-tile[data-item]").nth(2).click()
    page.wait_for_selector("dialog.viewer[open]")
    expect(page.locator(".viewer-status")).to_have_text(
        "This photo cannot be loaded now.")
    assert "#photo" not in page.url
    fails[0] = False
    # The next one has failed with it.
    slide_to(page, "ArrowRight", 2)
    expect(page).to_have_url(re.compile("#photo="))
    rest(page)
    assert said(page).startswith("Photo ")
    leave(page)
    assert page.url.split("/")[-1] == "timeline.html"


def test_a_photo_that_a_change_makes_known_is_closed_by_going_back(
    gallery, visit
):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.route("**/library/photo/*", library.record)
    fails = [True]
    intercept(page, "**/library/details*", lambda route: (
        route.abort() if fails[0] else library.describe(route)))
    forget_details(page)
    page.locator("photo-tile[data-item]").nth(2).click()
    page.wait_for_selector("dialog.viewer[open]")
    expect(page.locator(".viewer-status")).to_have_text(
        "This photo cannot be loaded now.")
    fails[0] = False
    # Far behind it, in the oldest day.
    library.tell(removed=[(library.timeline.days[-1], 0)])
    expect(page).to_have_url(re.compile("#photo="))
    rest(page)
    assert said(page).startswith("Photo 3 of")
    leave(page)
    assert page.url.split("/")[-1] == "timeline.html"


def test_the_last_of_many_choices_is_what_the_address_says(gallery, visit):
    page = look(visit, gallery)
    # As where an arrow is held on the slider: browsers let an address change
    # a hundred or two hundred times in ten seconds.
    page.evaluate(
        """() => {
          const size = document.getElementById("size");
          const { replaceState } = history;
          window.changes = 0;
          history.replaceState = (...values) => {
            changes += 1;
            replaceState.apply(history, values);
          };
          for (let value = 100; value < 400; value++) {
            size.value = value;
            size.dispatchEvent(new Event("change", { bubbles: true }));
          }
        }"""
    )
    expect(page).to_have_url(re.compile(r"\?size=399$"))
    assert page.evaluate("changes") < 100


def test_the_last_choice_is_there_as_one_comes_back(gallery, visit):
    page = look(visit, gallery)
    url = page.url
    # Nobody waits for the address.
    page.evaluate(
        """() => {
          const size = document.getElementById("size");
          for (const value of [150, 200, 250]) {
            size.value = value;
            size.dispatchEvent(new Event("change", { bubbles: true }));
          }
          document.querySelector('.pages a[href="lanes.html"]').click();
        }"""
    )
    page.wait_for_url("**/lanes.html")
    page.go_back()
    expect(page).to_have_url(f"{url}?size=250")
    expect(page.locator("#size")).to_have_value("250")


def test_half_a_character_is_not_searched_for(gallery, visit):
    page = look(visit, gallery)
    url = page.url
    page.goto("about:blank")
    with page.expect_response(re.compile("library/search")) as answer:
        page.goto(f"{url}?q={'x' * 499}%F0%9F%8C%8A")
    assert answer.value.ok
    expect(page.locator("#search-text")).to_have_value("x" * 499)
    frames(page, 2)
    expect(page.locator(".notice")).to_have_text("")


def test_what_has_happened_is_said_in_front_of_an_open_photo(gallery, visit):
    page = look(visit, gallery, excuse="Failed to load resource")
    name = open_photo(page, 1)
    page.keyboard.press("i")
    intercept(page, "**/library/photo/*", lambda route: route.abort())
    page.evaluate("() => { location.hash = '#photo=40000'; }")
    told = page.locator("dialog.viewer[open] .notice")
    expect(told).to_have_text("The gallery's server does not answer.")
    expect(page.locator(".viewer-name")).to_have_text(name)
    # It is in the way of nothing.
    page.keyboard.press("i")
    expect(page.locator(".viewer-details")).to_be_hidden()


def test_what_ends_an_open_photo_is_said_where_it_is_seen(gallery, visit):
    page = look(visit, gallery, excuse="404")
    open_photo(page, 1)
    page.evaluate("() => { location.hash = '#photo=99999'; }")
    page.wait_for_selector("dialog.viewer", state="hidden")
    told = page.locator(".notice")
    expect(told).to_have_text("This photo is not there any more.")
    expect(told).to_be_visible()
