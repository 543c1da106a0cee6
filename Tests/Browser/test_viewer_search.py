"""A photo opens that is asked for, also where a search has not found it."""

import re

import pytest
from playwright.sync_api import Page, Route, expect
from rest import frames, rest
from test_photo_search import STATUS, search, word
from viewer_page import COUNT, address, look, names, number, said, tile


def expect_open(page: Page, name: str) -> None:
    """A photo is open, among all of them."""
    page.wait_for_selector("dialog.viewer[open]")
    expect(page.locator("#search-text")).to_have_value("")
    expect(page.locator("#total")).to_have_text(f"{COUNT:,} photos")
    expect(page.locator(".viewer-name")).to_have_text(name)
    rest(page)
    assert said(page).endswith(f" of {COUNT:,}, {name}")
    assert number(page) == id_of(name)
    assert "q=" not in page.url


def id_of(name: str) -> int:
    """What the server calls a photo of a name."""
    return int(re.search(r"(\d+)\.\w+$", name)[1])


@pytest.mark.parametrize("later", ["photo", "search"])
def test_a_link_to_a_photo_that_was_not_found_opens_it(gallery, visit, later):
    page = look(visit, gallery)
    text = word(page)
    name = next(it for it in names(page) if not it.startswith(text))
    held: list[Route] = []
    waits = [True]

    def hold(route: Route) -> None:
        if waits[0]:
            held.append(route)
        else:
            route.continue_()

    asked = f"photo/{id_of(name)}" if later == "photo" else "search*"
    page.route(f"**/library/{asked}", hold)
    page.goto(address(gallery, query=f"?q={text}#photo={id_of(name)}"))
    while not held:
        frames(page, 1)
    if later == "photo":
        expect(page.locator(STATUS)).not_to_have_text("")
    else:
        expect(page.locator(".viewer-name")).to_have_text(name)
    waits[0] = False
    for route in held:
        route.continue_()
    expect_open(page, name)


def test_forward_leads_to_a_photo_that_was_not_found(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    name = next(it for it in names(page) if not it.startswith(text))
    tile(page, name).click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    page.go_back()
    page.wait_for_selector("dialog.viewer", state="hidden")
    search(page, text)
    page.go_forward()
    expect_open(page, name)
