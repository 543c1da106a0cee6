"""A photo opens from its tile, leads to its neighbours, and closes again."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from rest import frames, rest
from routes import intercept
from viewer_page import (
    COUNT,
    address,
    current,
    is_open,
    look,
    names,
    number,
    open_photo,
    press,
    said,
    slide_to,
    tile,
)


def in_view(page, name: str) -> bool:
    """Whether a photo's tile is in the view."""
    view = page.locator("#timeline").bounding_box()
    box = tile(page, name).bounding_box()
    return (
        box["y"] >= view["y"]
        and box["y"] + box["height"] <= view["y"] + view["height"] + 1
    )


def test_a_photo_opens_from_its_tile_and_closes_to_it(gallery, visit):
    page = look(visit, gallery)
    name = open_photo(page, 3)
    assert page.evaluate("flights") == [{"from": [name], "to": ["viewer"]}]
    assert current(page)["name"] == name
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    assert page.evaluate("flights[1]") == {"from": ["viewer"], "to": [name]}
    assert page.locator("[style*=view-transition-name]").count() == 0
    assert page.evaluate("document.activeElement.ariaLabel") == name


def test_it_closes_to_where_the_photo_is_by_then(gallery, visit):
    page = look(visit, gallery, height=600)
    open_photo(page, 0)
    slide_to(page, "ArrowRight", 60)
    name = current(page)["name"]
    # The timeline has followed below.
    assert in_view(page, name)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    assert page.evaluate("flights.at(-1)") == {"from": ["viewer"], "to": [name]}
    assert page.evaluate("document.activeElement.ariaLabel") == name
    assert page.evaluate("timeline.scrollTop") > 0
    assert in_view(page, name)


def test_nothing_flies_for_who_asked_for_less_motion(gallery, visit):
    page = look(visit, gallery, reduced_motion="reduce")
    name = open_photo(page, 1)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.getAnimations().length") == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    assert page.evaluate("flights") == []
    rest(page)
    assert page.evaluate("document.activeElement.ariaLabel") != name


def test_without_flights_it_fades(gallery, visit):
    page = look(visit, gallery)
    page.evaluate("() => { document.startViewTransition = undefined; }")
    page.evaluate("() => { delete Document.prototype.startViewTransition; }")
    page.evaluate("() => { delete document.startViewTransition; }")
    tile(page, names(page)[2]).click()
    page.wait_for_selector("dialog.viewer.fades[open]")
    rest(page)
    opacity = "getComputedStyle(document.querySelector('.viewer')).opacity"
    assert page.evaluate(opacity) == "1"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    assert not is_open(page)


def test_the_thumbnail_shows_until_the_preview_is_there(gallery, visit):
    page = look(visit, gallery)
    held = []
    intercept(page, "**/library/preview/*", lambda route: held.append(route))
    name = names(page)[2]
    thumbnail = tile(page, name).locator("img").get_attribute("src")
    tile(page, name).click()
    page.wait_for_selector("dialog.viewer[open]")
    frames(page, 5)
    shown = current(page)
    assert shown["src"].endswith(thumbnail)
    image = page.locator(".viewer-slide:not([inert]) img")
    assert image.evaluate("(image) => image.naturalWidth") > 0
    # The neighbours' turn comes once this one is there.
    while not held:
        frames(page, 1)
    assert len(held) == 1
    held.pop().continue_()
    page.wait_for_selector('.viewer-slide:not([inert]) img[src*="preview"]')
    while len(held) < 2:
        frames(page, 1)
    for route in held:
        route.continue_()
    page.wait_for_function(
        """() => {
          const images = [...document.querySelectorAll(".viewer-slide img")];
          return images.length === 3
            && images.every(({ src }) => src.includes("/preview/"));
        }"""
    )


def test_keys_and_buttons_lead_to_neighbours(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 0)
    first = number(page)
    assert page.locator(".viewer-previous").is_disabled()
    slide_to(page, "ArrowRight", 3)
    assert number(page) == first + 3
    assert said(page) == f"Photo 4 of {COUNT:,}, {current(page)['name']}"
    press(page, ".viewer-previous")
    rest(page)
    assert number(page) == first + 2
    press(page, ".viewer-next")
    rest(page)
    assert number(page) == first + 3
    slide_to(page, "ArrowLeft", 5)
    assert number(page) == first
    assert said(page).startswith("Photo 1 of")


def test_keys_are_mirrored_from_right_to_left(gallery, visit):
    page = look(visit, gallery, "?dir=rtl")
    open_photo(page, 0)
    first = number(page)
    slide_to(page, "ArrowLeft", 2)
    assert number(page) == first + 2
    slide_to(page, "ArrowRight", 1)
    assert number(page) == first + 1
    before = page.locator(".viewer-previous").bounding_box()
    after = page.locator(".viewer-next").bounding_box()
    assert before["x"] > after["x"]


def test_details_are_shown_on_demand(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 2)
    record = page.evaluate(
        "(id) => fetch(`library/photo/${id}`).then((it) => it.json())",
        number(page),
    )
    panel = page.locator(".viewer-details")
    assert panel.is_hidden()
    page.keyboard.press("i")
    expect(panel).to_contain_text(record["name"])
    assert record["folder"] in panel.inner_text()
    size = f"{record['width']:,} × {record['height']:,} pixels"
    assert size in panel.inner_text()
    # Small as the gallery's own pictures are.
    assert record["bytes"] < 1_000_000
    length = float(f"{record['bytes'] / 1_000:.2g}")
    assert f"{length:g} kB" in panel.inner_text()
    year = record["takenAt"][:4]
    assert year in panel.locator("div", has_text="Date").inner_text()
    slide_to(page, "ArrowRight", 1)
    expect(panel).to_contain_text(current(page)["name"])
    press(page, ".viewer-info")
    assert panel.is_hidden()
    href = page.locator(".viewer-download").get_attribute("href")
    with page.expect_download() as download:
        press(page, ".viewer-download")
    assert href.startswith(f"library/original/{number(page)}-")
    assert download.value.suggested_filename == current(page)["name"]


@pytest.mark.parametrize("width,height", [(320, 640), (640, 480), (1200, 800)])
def test_buttons_stand_beside_the_photo_and_not_its_details(
    gallery, visit, width, height
):
    page = look(visit, gallery, width=width, height=height)
    open_photo(page, 2)
    page.keyboard.press("i")
    panel = page.locator(".viewer-details")
    expect(panel).to_contain_text("Size")
    rest(page)
    over = panel.bounding_box()
    stage = page.locator(".viewer-stage").bounding_box()
    for name in ("previous", "next"):
        box = page.locator(f".viewer-{name}").bounding_box()
        assert box["y"] + box["height"] / 2 == pytest.approx(
            stage["y"] + stage["height"] / 2, abs=1)
        assert (box["x"] + box["width"] <= over["x"]
                or box["y"] + box["height"] <= over["y"])


def test_the_address_names_the_photo(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 3)
    slide_to(page, "ArrowRight", 2)
    own = number(page)
    name = current(page)["name"]
    page.go_back()
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    assert "#photo" not in page.url
    page.go_forward()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    assert (number(page), current(page)["name"]) == (own, name)
    page.reload()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    assert (number(page), current(page)["name"]) == (own, name)
    # What was opened is closed by going back, wherever it is closed.
    press(page, ".viewer-close")
    page.wait_for_selector("dialog.viewer", state="hidden")
    rest(page)
    assert "#photo" not in page.url
    page.go_forward()
    page.wait_for_selector("dialog.viewer[open]")


def test_a_link_opens_a_photo(gallery, visit):
    page = visit(address(gallery, query="#photo=350"))
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    assert said(page).startswith("Photo 350 of")
    assert in_view(page, current(page)["name"])
    # There is nothing to go back to.
    length = page.evaluate("history.length")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    assert "#photo" not in page.url
    assert page.evaluate("history.length") == length


def test_a_link_to_no_photo_says_so(gallery, visit):
    page = visit(address(gallery, query="#photo=99999"), excuse="404")
    expect(page.locator(".notice")).to_contain_text("not there any more")
    assert not is_open(page)
    assert "#photo" not in page.url


def test_it_is_modal(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 3)
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate(
            """() => document.activeElement === document.body
              || document.activeElement.closest("dialog.viewer") !== null"""
        )
    dialog = page.locator("dialog.viewer")
    assert dialog.get_attribute("aria-label") == "Photo"
    assert dialog.evaluate("(dialog) => dialog.matches(':modal')")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [320, 1200])
def test_axe_finds_nothing_wrong_in_it(gallery, visit, direction, width):
    page = look(visit, gallery, f"?dir={direction}", width=width)
    open_photo(page, 2)
    page.keyboard.press("i")
    page.wait_for_selector(".viewer-details dd")
    rest(page)
    found = Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []
    for control in page.locator(".viewer :is(button, a)").all():
        box = control.bounding_box()
        if box:
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] >= 0 and box["x"] + box["width"] <= width


def test_its_buttons_are_seen_in_forced_colours(gallery, visit):
    page = look(visit, gallery, forced_colors="active")
    open_photo(page, 2)
    for control in page.locator(".viewer-button").all():
        pair = control.evaluate("""(button) => [
          getComputedStyle(button, "::before").backgroundColor,
          getComputedStyle(button).backgroundColor]""")
        assert pair[0] != pair[1]


def test_keys_go_on_where_a_button_has_led_to_an_end(gallery, visit):
    page = look(visit, gallery)
    open_photo(page, 1)
    page.focus(".viewer-previous")
    page.keyboard.press("Enter")
    page.wait_for_selector(".viewer-previous:disabled", state="attached")
    rest(page)
    assert page.evaluate("document.activeElement.localName") == "dialog"
    slide_to(page, "ArrowRight", 1)
    assert said(page).startswith("Photo 2 of")


def test_keys_go_on_where_details_are_hidden_that_have_the_focus(
    gallery, visit
):
    page = look(visit, gallery)
    open_photo(page, 1)
    page.keyboard.press("i")
    page.locator(".viewer-details").click()
    page.keyboard.press("i")
    expect(page.locator(".viewer-details")).to_be_hidden()
    slide_to(page, "ArrowRight", 1)
    assert said(page).startswith("Photo 3 of")
    page.keyboard.press("i")
    expect(page.locator(".viewer-details")).to_be_visible()
