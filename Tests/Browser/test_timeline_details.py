"""What is known of photos keeps up with the library, whatever goes wrong."""

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, Route, expect
from rest import frames, rest
from test_timeline_live import COUNT, SQUARE, begin
from timeline_page import seen, select, selected_positions

# Photos far from those that show.
SELECTED = list(range(3_000, 3_021))


def of_source(page: Page, body: str):
    """What the page's own list of photos says."""
    return page.evaluate(f"""async () => {{
      const {{ source }} = await import("./timeline.mjs");
      return {body};
    }}""")


def first_tile(page: Page) -> dict:
    """The tile of the newest photo."""
    return seen(page)["tiles"][0]


def press_download(page: Page, library) -> list[str]:
    """Presses the button; returns what the server is asked for."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(parse_qs(route.request.post_data)["ids"][0])
        route.fulfill(
            body=b"PK", content_type="application/zip",
            headers={"Content-Disposition": "attachment; filename=a.zip"},
        )

    page.route("**/library/zip", answer)
    with page.expect_download():
        page.click("text=Download")
    return asked


def test_a_rewritten_photo_shows_anew(gallery, visit):
    page, library = begin(visit, gallery)
    # The server has no such version.
    page.route("**/library/thumbnail/1-2/*", lambda route: route.continue_(
        url=route.request.url.replace("/1-2/", "/1-1/")))
    before = first_tile(page)
    assert "/1-1/" in before["src"]
    library.versions[1] = 2
    library.looks[1] = 1 << 24 | 0x336699
    library.tell(changed=[(library.timeline.days[0], 0)])
    page.wait_for_function(
        """() => document.querySelector('photo-tile[aria-label="1.jpg"] img')
          .getAttribute("src").includes("/1-2/")""")
    assert first_tile(page)["color"] == "rgb(51, 102, 153)"
    library.looks[1] = 2 << 24
    library.tell(changed=[(library.timeline.days[0], 0)])
    page.wait_for_selector(
        """photo-tile[aria-label="1.jpg, can't be read"].broken"""
    )
    library.looks[1] = 1 << 24
    library.tell(changed=[(library.timeline.days[0], 0)])
    page.wait_for_selector('photo-tile[aria-label="1.jpg"].loaded:not(.broken)')


def test_captions_come_by_range_and_go_with_their_photos(gallery, visit):
    page, library = begin(visit, gallery)
    library.captions = {
        1: "Пляж & <b>sea</b>", 4_000: "Far away", 4_001: "Beside it"
    }
    # The first photos are known; the day that has changed is asked for again.
    library.versions[1] = 2
    page.route("**/library/thumbnail/1-2/*", lambda route: route.continue_(
        url=route.request.url.replace("/1-2/", "/1-1/")))
    library.tell(changed=[(library.timeline.days[0], 0)])
    first = page.locator('photo-tile[aria-label="1.jpg"]')
    expect(first).to_have_attribute("title", library.captions[1])
    expect(first).to_have_accessible_description(library.captions[1])
    assert page.locator("photo-tile[title]:not([title=''])").count() == 1
    page.evaluate("wasm.timeline_reveal(3999)")
    rest(page)
    far = page.locator('photo-tile[aria-label="4000.jpg"]')
    expect(far).to_have_attribute("title", "Far away")
    # Recycled tiles have forgotten what they said.
    said = page.eval_on_selector_all(
        "photo-tile[data-item]", "(all) => all.map((it) => it.title)")
    assert sorted(filter(None, said)) == ["Beside it", "Far away"]


def test_details_that_fail_for_a_moment_are_in_the_download(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    failed: list[str] = []

    def fail_twice(route: Route) -> None:
        if failed.count(route.request.url) < 2:
            failed.append(route.request.url)
            route.abort()
        else:
            library.describe(route)

    page.route("**/library/details*", fail_twice)
    select(page, SELECTED)
    assert set(press_download(page, library)) == {"3001-3021"}
    assert failed


def test_a_download_of_many_keeps_no_more_than_their_ids(gallery, visit):
    page, library = begin(visit, gallery)
    asked: list[str] = []

    def describe(route: Route) -> None:
        asked.append(route.request.url)
        library.describe(route)

    page.route("**/library/details*", describe)
    # Each fifth is left out, so that parts of a day are asked for as well.
    select(page, [index for index in range(3_000, 3_200) if index % 5 != 4])
    [ids] = set(press_download(page, library))
    wanted = [f"{first}-{first + 3}" for first in range(3_001, 3_201, 5)]
    assert ids == ",".join(wanted)
    # No part of a day is asked for twice.
    assert len(asked) == len(set(asked))
    # What is near stays known, and nothing else does.
    assert of_source(page, "source.at(3000)") is None
    assert of_source(page, "source.at(0)") is not None


def test_a_download_that_lacks_photos_is_none(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.route("**/library/details*", lambda route: route.fulfill(status=500))
    asked: list[str] = []
    page.route("**/library/zip", lambda route: asked.append(route.request.url))
    select(page, SELECTED)
    page.click("text=Download")
    expect(page.locator(".notice")).to_have_text(
        "The photos could not be downloaded")
    assert asked == []


def test_an_error_of_the_download_leaves_the_page(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.route("**/library/zip", lambda route: route.fulfill(
        status=422, json={"error": "No"}))
    select(page, [0, 1])
    page.click("text=Download")
    expect(page.locator(".notice")).to_have_text(
        "The photos could not be downloaded")
    assert page.locator("#timeline").is_visible()


def test_a_download_is_of_what_was_selected_as_photos_move(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    held: list[Route] = []
    hold = lambda route: held.append(route)  # noqa: E731
    page.route("**/library/details*", hold)
    select(page, SELECTED)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(parse_qs(route.request.post_data)["ids"][0])
        route.fulfill(status=422, body="{}")

    page.route("**/library/zip", answer)
    page.click("text=Download")
    while not held:
        frames(page, 1)
    page.unroute("**/library/details*", hold)
    # All but the first few photos move by one.
    library.tell(removed=[(library.timeline.days[0], 0)])
    for route in held:
        library.describe(route)
    while not asked:
        frames(page, 1)
    assert asked == ["3001-3021"]


def test_details_that_are_newer_wait_for_the_change(gallery, visit):
    page, library = begin(visit, gallery)
    page.route("**/library/thumbnail/4999-7/*", lambda route: route.continue_(
        url=route.request.url.replace("/4999-7/", "/4999-1/")))
    day = library.timeline.days[0]
    # The server is ahead: its first photo is gone, which nobody has told.
    library.ids[0] = 4_999
    library.versions[4_999] = 7
    library.revision = library.timeline.revision + 2
    library.tell(changed=[(day, 0)])
    rest(page)
    frames(page, 10)
    assert first_tile(page)["name"] == "1.jpg"
    library.revision = None
    library.tell(changed=[(day, 0)])
    page.wait_for_selector('photo-tile[aria-label="4999.jpg"]')


def test_a_server_that_fails_has_not_lost_its_photos(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    fails = [True]

    def answer(route: Route) -> None:
        if fails[0]:
            route.fulfill(status=503, json={"error": "Busy"})
        else:
            library.describe(route)

    page.route("**/library/details*", answer)
    page.evaluate("wasm.timeline_scroll(30000)")
    page.wait_for_function(
        """() => [...document.querySelectorAll("photo-tile[data-item]")]
          .some((tile) => tile.ariaLabel === "Photo")""")
    rest(page)
    fails[0] = False
    page.wait_for_function(
        """() => [...document.querySelectorAll("photo-tile[data-item]")]
          .every((tile) => {
            const { top, bottom } = tile.getBoundingClientRect();
            return bottom <= 0 || top >= innerHeight
              || tile.ariaLabel !== "Photo";
          })""")


def test_only_what_was_selected_is_selected_again(gallery, visit):
    # It is asked for a photo that is gone.
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    select(page, [0, 2, 4])
    page.evaluate(
        "() => document.dispatchEvent(new Event('visibilitychange'))")
    timeline = library.timeline
    # The third one is gone, and one more comes in front, unseen by the page.
    del library.ids[2], timeline.codes[2]
    library.ids.insert(0, COUNT + 9)
    timeline.codes.insert(0, SQUARE)
    timeline.revision += 1

    page.route("**/library/photo/*", library.record)
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    page.wait_for_function("() => wasm.timeline_selected_count() > 1")
    rest(page)
    assert of_source(page, "source.selectedIds()") == "1,5"


def test_the_photo_stays_open_while_the_server_pauses(gallery, visit):
    page, library = begin(visit, gallery, excuse="Failed to load resource")
    page.locator('photo-tile[aria-label="2.jpg"]').click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    page.route("**/library/photo/*", lambda route: route.abort())
    library.tell(removed=[(library.timeline.days[0], 0)])
    rest(page)
    assert page.text_content(".viewer-status").endswith("2.jpg")


def test_a_timeline_loaded_anew_keeps_selection_and_place(gallery, visit):
    page, library = begin(visit, gallery)
    select(page, [0, 2, 4])
    held: list[Route] = []
    page.route("**/library/timeline", lambda route: held.append(route))
    waiting = library.waiting
    while not waiting:
        frames(page, 1)
    library.timeline.revision += 1
    library.answer(waiting.pop(), library.timeline.revision - 1, 2)
    while not held:
        frames(page, 1)
    # One goes on while it comes.
    page.evaluate("wasm.timeline_scroll(20000)")
    rest(page)
    held[0].fulfill(body=library.timeline.encoded())
    while not waiting:
        frames(page, 1)
    rest(page)
    assert abs(seen(page)["top"] - 20_000) < 2
    page.wait_for_function("() => wasm.timeline_selected_count() === 3")
    assert selected_positions(page) == [0, 2, 4]


def test_no_photo_of_another_index_is_selected_in_anothers_place(
    gallery, visit
):
    page, library = begin(visit, gallery)
    # The server has no such version.
    page.route("**/library/thumbnail/3-9/*", lambda route: route.continue_(
        url=route.request.url.replace("/3-9/", "/3-1/")))
    select(page, [0, 2, 4])
    library.versions[3] = 9
    library.tell(reset=True)
    expect(page.locator(".notice")).to_have_text(
        "What has changed is not selected any more")
    assert selected_positions(page) == [0, 4]


@pytest.mark.parametrize("is_shown", [False, True])
def test_the_viewer_shows_what_was_written_anew(gallery, visit, is_shown):
    page, library = begin(visit, gallery)
    page.route("**/library/*/2-2*/**", lambda route: route.continue_(
        url=route.request.url.replace("/2-2", "/2-1")))
    page.route("**/library/*/2-2", lambda route: route.continue_(
        url=route.request.url.replace("/2-2", "/2-1")))
    page.locator('photo-tile[aria-label="1.jpg"]').click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    library.versions[2] = 2
    for step in ("goes on", "is told") if is_shown else ("is told", "goes on"):
        if step == "is told":
            library.tell(changed=[(library.timeline.days[0], 1)])
        else:
            page.keyboard.press("ArrowRight")
        rest(page)
    # The page asks for what has changed, and may be told of it later.
    page.wait_for_function("""() => {
      const viewer = document.querySelector("dialog.viewer");
      const shown = [...viewer.querySelectorAll(
        ".viewer-slide:not([inert]) img, a[href*=original]")]
        .map((it) => it.getAttribute("src") ?? it.getAttribute("href"));
      return shown.length > 1
        && shown.every((address) => address.includes("/2-2"));
    }""")


def test_a_change_that_cannot_be_taken_in_is_no_lost_server(gallery, visit):
    page, library = begin(visit, gallery)
    page.evaluate("""() => {
      window.complaints = 0;
      window.told = [];
      window.reportError = ({ message }) => told.push(message);
      new MutationObserver(() => window.complaints += 1).observe(
        document.getElementById("banner"), { attributes: true });
      const tile = customElements.get("photo-tile").prototype;
      const { show } = tile;
      tile.show = function () { tile.show = show; throw new Error("A bug"); };
    }""")
    library.tell(changed=[(library.timeline.days[0], 0)])
    rest(page)
    assert page.evaluate("told") == ["A bug"]
    assert page.evaluate("complaints") == 0


def test_a_page_that_is_seen_again_has_the_folder_looked_through(
    gallery, visit
):
    page, library = begin(visit, gallery)
    page.evaluate(
        "() => document.dispatchEvent(new Event('visibilitychange'))")
    while library.rescans == 0:
        frames(page, 1)
    assert library.rescans == 1


def test_a_bare_click_opens_whatever_was_held_before(gallery, visit):
    page, library = begin(visit, gallery)
    page.locator('photo-tile[aria-label="2.jpg"]').click(modifiers=["Shift"])
    of_source(page, "source.clearSelection()")
    rest(page)
    page.eval_on_selector(
        'photo-tile[aria-label="3.jpg"]', "(tile) => tile.click()")
    page.wait_for_selector("dialog.viewer[open]")
