"""What the viewer shows when photos are broken or go, and lets go of."""

import re

from playwright.sync_api import expect
from rest import frames, rest
from routes import intercept
from viewer_page import (
    COUNT,
    Removal,
    current,
    forget_details,
    look,
    names,
    number,
    open_photo,
    said,
    slide_to,
    tile,
)


def test_a_broken_photo_says_so(gallery, visit):
    page = look(visit, gallery, excuse="422")
    name = names(page)[2]
    fault = "This file cannot be shown: it ends too early."
    intercept(
        page,
        "**/library/preview/3-*",
        lambda route: route.fulfill(status=422, body="{}"),
    )

    asked = []

    def answer(route):
        asked.append(route.request.url)
        record = route.fetch().json()
        record["fault"] = fault
        route.fulfill(json=record)

    intercept(page, "**/library/photo/3", answer)
    tile(page, name).click()
    page.wait_for_selector(".viewer-note")
    rest(page)
    expect(page.locator(".viewer-note")).to_have_text(fault)
    slide_to(page, "ArrowRight", 1)
    assert current(page)["note"] is None
    # What is known to be wrong with a file is not asked for again.
    slide_to(page, "ArrowLeft", 1)
    expect(page.locator(".viewer-note")).to_have_text(fault)
    assert len(asked) == 1


def test_the_next_one_shows_when_a_photo_is_deleted(gallery, visit):
    page = look(visit, gallery, excuse="404")
    removal = Removal(page)
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    open_photo(page, 2)
    assert number(page) == 3
    removal.take(page, 3)
    expect(page.locator(".viewer-place")).to_have_text(f"3 of {COUNT - 1:,}")
    # It was the third as well, until the page had asked for the next one.
    expect(page).to_have_url(re.compile(r"#photo=4$"))
    rest(page)
    assert current(page)["name"].endswith("0000004.png")
    slide_to(page, "ArrowLeft", 1)
    assert number(page) == 2


def test_the_photo_stays_when_another_one_is_deleted(gallery, visit):
    page = look(visit, gallery)
    removal = Removal(page)
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    open_photo(page, 2)
    removal.take(page, 1)
    expect(page.locator(".viewer-place")).to_have_text(f"2 of {COUNT - 1:,}")
    rest(page)
    assert number(page) == 3
    slide_to(page, "ArrowLeft", 1)
    assert number(page) == 2
    assert page.locator(".viewer-previous").is_disabled()


def test_nothing_is_left_of_a_hundred_photos(gallery, visit):
    page = look(visit, gallery, reduced_motion="reduce")
    protocol = page.context.new_cdp_session(page)

    def open_and_close(times: int) -> None:
        for _ in range(times):
            tile(page, names(page)[3]).click()
            page.wait_for_selector("dialog.viewer[open]")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog.viewer", state="hidden")
        rest(page)

    def counted() -> tuple[int, int]:
        # What a task still holds is garbage once that is over.
        for _ in range(3):
            protocol.send("HeapProfiler.collectGarbage")
            frames(page, 2)
        counters = protocol.send("Memory.getDOMCounters")
        return counters["nodes"], counters["jsEventListeners"]

    open_and_close(10)
    nodes, listeners = counted()
    open_and_close(100)
    # Not even one for each; the browser holds the elements of pictures that it
    # was still reading until it has found time to give that up.
    for _ in range(50):
        more_nodes, more_listeners = counted()
        if more_nodes < nodes + 100 and more_listeners < listeners + 100:
            break
    assert more_nodes < nodes + 100
    assert more_listeners < listeners + 100


def test_a_photo_that_could_not_be_shown_is_asked_for_again(gallery, visit):
    page = look(visit, gallery, excuse="Failed to load resource")
    open_photo(page, 0)
    page.keyboard.press("i")
    fails = [True]

    def answer(route):
        if fails[0]:
            route.fulfill(status=503, body="")
        else:
            route.continue_()

    intercept(page, "**/library/preview/*", answer)
    intercept(page, "**/library/photo/*", lambda route: (
        route.abort() if fails[0] else route.continue_()))
    # Its neighbours' previews were there already, but not the next one's.
    slide_to(page, "ArrowRight", 2)
    note = page.locator(".viewer-slide:not([inert]) .viewer-note")
    # The server says nothing of it.
    expect(note).to_have_text("This photo cannot be loaded now.")
    panel = page.locator(".viewer-details")
    expect(panel).not_to_contain_text("Size")
    fails[0] = False
    slide_to(page, "ArrowRight", 1)
    slide_to(page, "ArrowLeft", 1)
    expect(note).to_have_count(0)
    page.wait_for_selector('.viewer-slide:not([inert]) img[src*="preview"]')
    expect(panel).to_contain_text("Size")


def test_a_photo_that_is_loading_is_not_the_one_before(gallery, visit):
    page = look(visit, gallery, excuse="Failed to load resource")
    open_photo(page, 0)
    page.focus(".viewer-download")
    held, fails = [], []
    intercept(page, "**/library/details*", lambda route: (
        route.abort() if fails else held.append(route)))
    forget_details(page)
    # The neighbour is there already, and those behind it are not.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    place = page.locator(".viewer-place")
    expect(place).to_have_text(f"3 of {COUNT:,}")
    expect(page.locator(".viewer-name")).to_have_text("")
    expect(page.locator(".viewer-download")).to_be_hidden()
    assert page.locator(".viewer-previous").is_enabled()
    assert said(page) == ""
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"4 of {COUNT:,}")
    # That it cannot be loaded does not say that it is gone.
    fails.append(True)
    while held:
        held.pop().abort()
    expect(page.locator(".viewer-status")).to_have_text(
        "This photo cannot be loaded now.")


def test_a_sentence_says_no_more_than_the_server_knows(gallery, visit):
    page = look(visit, gallery, excuse="Failed to load resource")
    open_photo(page, 0)
    held = []
    intercept(page, "**/library/preview/*", lambda route: route.fulfill(
        status=503, body=""))
    intercept(page, "**/library/photo/*", lambda route: held.append(route))
    note = page.locator(".viewer-slide:not([inert]) .viewer-note")

    def answer(number: int, **options) -> None:
        """Answers for one photo; its neighbours are asked for as well."""
        address = f"/photo/{number}"
        while not (own := [
            it for it in held if it.request.url.endswith(address)
        ]):
            frames(page, 1)
        route = own[-1]
        if "fault" in options:
            options = {"json": {**route.fetch().json(), **options}}
        route.fulfill(**options)

    slide_to(page, "ArrowRight", 2)
    expect(note).to_have_text("This photo cannot be loaded now.")
    answer(3, fault=None)
    expect(note).to_have_text("This photo cannot be shown.")
    for number, options, sentence in [
        (5, {"fault": "It ends too early."}, "It ends too early."),
        (7, {"status": 404, "body": ""}, "This photo is not there any more."),
        (9, {"status": 503, "body": ""}, "This photo cannot be loaded now."),
    ]:
        slide_to(page, "ArrowRight", 2)
        expect(note).to_have_text("This photo cannot be loaded now.")
        answer(number, **options)
        expect(note).to_have_text(sentence)
