"""What one types finds photos, as one types."""

import pytest
from playwright.sync_api import expect
from rest import frames, rest
from routes import intercept
from viewer_page import COUNT, address, look, names, open_photo, said

STATUS = ".search-status"


# Types a text; tells, in the turn in which other photos come, how many cells
# are on their way, and how many elements still show the photo they showed.
SEARCH = """async (text) => {
  const { source } = await import("./timeline.mjs");
  const tiles = () => [...document.querySelectorAll("photo-tile[data-item]")];
  const before = new Map(tiles().map((tile) => [tile, tile.ariaLabel]));
  const change = new Promise((resume) => source.addEventListener(
    "change", () => resume(document.getAnimations().filter(({ effect }) =>
      effect.target.dataset.item !== undefined).length), { once: true }));
  const field = document.getElementById("search-text");
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return {
    moving: await change, count: source.count(),
    stayed: tiles().filter((tile) => before.get(tile) === tile.ariaLabel
      && tile.ariaLabel.startsWith(text)).length,
  };
}"""


def search(page, text: str) -> None:
    """Types a text into the field and waits for what comes of it."""
    page.locator("#search-text").fill(text)
    # An answer that is there may still have to be shown, which moves cells.
    page.wait_for_selector("#search:not([aria-busy])", state="attached")
    rest(page)


def matches(page, text: str) -> int:
    """How many photos the server finds."""
    return page.evaluate(
        """async (text) => {
          const answer = await fetch(
            `library/search?q=${encodeURIComponent(text)}`);
          return new DataView(await answer.arrayBuffer()).getUint32(16, true);
        }""",
        text,
    )


def word(page) -> str:
    """What the name of the first photo begins with."""
    return names(page)[0].split("-")[0]


def test_what_matches_stays(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    count = matches(page, text)
    assert 0 < count < COUNT
    page.locator("#search-text").press_sequentially(text)
    expect(page.locator(STATUS)).to_have_text(f"{count:,} photos")
    rest(page)
    assert all(name.startswith(text) for name in names(page))
    search(page, "")
    expect(page.locator(STATUS)).to_have_text("All photos")
    assert not all(name.startswith(text) for name in names(page))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_however_much_changes_what_is_in_view_goes_there(
    gallery, visit, motion
):
    page = look(visit, gallery, "?size=100", reduced_motion=motion)
    text = word(page)
    seen = page.evaluate(SEARCH, text)
    # Far more changes than are told one by one.
    assert seen["count"] < COUNT - 400
    assert seen["stayed"] > 0
    assert (seen["moving"] > 0) == (motion == "no-preference")
    rest(page)
    assert all(name.startswith(text) for name in names(page))
    back = page.evaluate(SEARCH, "")
    assert back["count"] == COUNT and back["stayed"] >= seen["stayed"]
    assert (back["moving"] > 0) == (motion == "no-preference")


def test_what_is_selected_stays_so_through_a_search(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    count = matches(page, text)
    page.locator("photo-tile").first.click(modifiers=["Control"])
    page.keyboard.press("Control+a")
    selected = page.locator(".selection-count")
    expect(selected).to_have_text(f"{COUNT:,} selected")
    search(page, text)
    expect(selected).to_have_text(f"{count:,} selected")
    search(page, "")
    expect(selected).to_have_text(f"{count:,} selected")


def test_one_question_is_asked_at_a_time_and_the_last_one_counts(
    gallery, visit
):
    page = look(visit, gallery)
    text = word(page)
    count = matches(page, text)
    held = []
    intercept(page, "**/library/search*", lambda route: held.append(route))
    page.locator("#search-text").press_sequentially(text + "zz")
    frames(page, 5)
    assert [route.request.url.split("q=")[1] for route in held] == [text[0]]
    page.locator("#search-text").fill(text)
    held.pop().continue_()
    while not held:
        frames(page, 1)
    # What was typed meanwhile is not asked for.
    assert [route.request.url.split("q=")[1] for route in held] == [text]
    assert len(page.text_content(STATUS)) == 0
    held.pop().continue_()
    expect(page.locator(STATUS)).to_have_text(f"{count:,} photos")


def test_an_empty_field_calls_a_question_off(gallery, visit):
    page = look(visit, gallery)
    held = []
    intercept(page, "**/library/search*", lambda route: held.append(route))
    before = names(page)
    page.locator("#search-text").fill("x")
    while not held:
        frames(page, 1)
    with page.expect_event("requestfailed"):
        page.locator("#search-text").fill("")
    rest(page)
    assert names(page) == before
    assert page.locator("#search").get_attribute("aria-busy") is None


def test_nothing_found_says_so_and_leads_back(gallery, visit):
    page = look(visit, gallery)
    search(page, "no such photo")
    expect(page.locator(STATUS)).to_have_text(
        "No photos match “no such photo”"
    )
    assert page.locator(".search-none").is_visible()
    assert page.locator("#empty").is_hidden()
    assert names(page) == []
    page.click(".search-none button")
    rest(page)
    assert page.locator(".search-none").is_hidden()
    assert len(names(page)) > 0
    assert page.evaluate("document.activeElement.id") == "search-text"


def test_the_address_keeps_what_was_searched_for(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    search(page, text)
    shown = names(page)
    assert page.url.endswith(f"?q={text}")
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    assert page.locator("#search-text").input_value() == text
    # What photos are called comes after them.
    named = "photo-tile[data-item]:not([aria-label=Photo])"
    expect(page.locator(named)).to_have_count(len(shown), timeout=60_000)
    assert names(page) == shown
    search(page, "")
    assert page.url == address(gallery)


def test_keys_lead_to_the_field_and_out_of_it(gallery, visit):
    page = look(visit, gallery)
    page.keyboard.press("/")
    field = page.locator("#search-text")
    expect(field).to_be_focused()
    page.keyboard.type("zzzz")
    expect(page.locator("photo-tile[data-item]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_selector("photo-tile[data-item]")
    assert field.input_value() == ""
    # There it is a letter.
    page.keyboard.type("a/b")
    assert field.input_value() == "a/b"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "timeline"


def test_a_photo_is_one_of_those_that_were_found(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    count = matches(page, text)
    search(page, text)
    name = open_photo(page, 1)
    assert said(page) == f"Photo 2 of {count:,}, {name}"
    page.keyboard.press("ArrowRight")
    rest(page)
    assert said(page).startswith(f"Photo 3 of {count:,}, {text}")
    assert f"?q={text}#photo=" in page.url
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer", state="hidden")
    assert page.url.endswith(f"?q={text}")


def test_a_server_that_fails_is_told_of(gallery, visit):
    page = look(visit, gallery, excuse="503")
    before = names(page)
    intercept(
        page,
        "**/library/search*", lambda route: route.fulfill(status=503, body="")
    )
    search(page, "a")
    expect(page.locator(".notice")).to_have_text("The search has failed")
    assert names(page) == before


@pytest.mark.parametrize("way", ["submitted", "changed"])
def test_a_search_that_failed_is_asked_again(gallery, visit, way):
    page = look(visit, gallery, excuse="503")
    text = word(page)
    count = matches(page, text)
    fail = lambda route: route.fulfill(status=503, body="")  # noqa: E731
    intercept(page, "**/library/search*", fail)
    search(page, text)
    expect(page.locator(".notice")).to_have_text("The search has failed")
    page.unroute("**/library/search*", fail)
    if way == "submitted":
        page.locator("#search-text").press("Enter")
    else:
        page.evaluate("""async () => {
          const { source } = await import("./timeline.mjs");
          source.tell("change");
        }""")
    expect(page.locator(STATUS)).to_have_text(f"{count:,} photos")


def test_what_is_typed_before_there_are_photos_is_searched_for(
    gallery, visit
):
    held = []
    page = visit("about:blank")
    page.route("**/library/timeline", lambda route: held.append(route))
    page.goto(address(gallery, query="?q=b"))
    page.wait_for_selector("#timeline[aria-busy=true]")
    page.locator("#search-text").fill("qqqq")
    while not held:
        frames(page, 1)
    held[0].continue_()
    expect(page.locator(".search-none")).to_be_visible()
    assert page.locator("#search-text").input_value() == "qqqq"
    assert page.url.endswith("?q=qqqq")


@pytest.mark.parametrize("width", [320, 1200])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_field_fits(gallery, visit, width, direction):
    page = look(visit, gallery, f"?dir={direction}", width=width)
    box = page.locator("#search-text").bounding_box()
    assert box["height"] >= 44
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_escape_that_ends_a_composition_clears_nothing(gallery, visit):
    page = look(visit, gallery)
    text = word(page)
    search(page, text)
    page.locator("photo-tile").first.click(modifiers=["Control"])
    count = page.locator(".selection-count")
    expect(count).to_have_text("1 selected")
    field = page.locator("#search-text")
    field.dispatch_event("keydown", {"key": "Escape", "isComposing": True})
    expect(count).to_have_text("1 selected")
    expect(field).to_have_value(text)
    field.dispatch_event("keydown", {"key": "Escape"})
    expect(field).to_have_value("")
    expect(count).to_have_text("1 selected")


def test_a_text_is_no_longer_than_what_is_answered(gallery, visit):
    page = look(visit, gallery)
    search(page, "x" * 600)
    expect(page.locator(".search-none")).to_contain_text("No photos match")
    assert len(page.locator("#search-text").input_value()) == 500
    # As it stands in an address.
    page.goto(address(gallery, query=f"?q={'x' * 600}"))
    expect(page.locator(".search-none")).to_contain_text("No photos match")
