"""Photos are selected by clicks, by a rectangle and by a finger that rests."""

import io
import zipfile

import pytest
from axe_playwright_python.sync_playwright import Axe
from finger import Finger
from playwright.sync_api import expect
from rest import frames, release_timers, rest
from timeline_page import settle
from viewer_page import is_open, look, middle, names, selected, tile

PHONE = {"width": 400, "height": 700, "has_touch": True}


def frame(page, name: str) -> dict:
    """Where a photo's tile is."""
    return tile(page, name).bounding_box()


def touched(page, left: float, top: float, right: float, bottom: float):
    """The photos in view that meet a rectangle, by two of its corners."""
    left, right = sorted((left, right))
    top, bottom = sorted((top, bottom))
    found = []
    for name in names(page):
        box = frame(page, name)
        if (
            box["x"] < right
            and box["x"] + box["width"] > left
            and box["y"] < bottom
            and box["y"] + box["height"] > top
        ):
            found.append(name)
    return found


def counted(page) -> str:
    """What the bar says."""
    return page.inner_text(".selection-count")


def drag(page, start: tuple, end: tuple, steps: int = 6) -> None:
    """Presses the mouse and moves it."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)


def test_a_click_on_the_mark_selects_and_then_clicks_toggle(gallery, visit):
    page = look(visit, gallery)
    one, two, *_ = names(page)
    box = frame(page, one)
    page.mouse.click(box["x"] + 16, box["y"] + 16)
    assert selected(page) == [one]
    assert not is_open(page)
    expect(page.locator(".selection-count")).to_have_text("1 selected")
    page.mouse.click(*middle(page, two))
    assert selected(page) == [one, two]
    page.mouse.click(*middle(page, one))
    page.mouse.click(*middle(page, two))
    assert selected(page) == []
    expect(page.locator(".selection-bar")).to_be_hidden()
    page.mouse.click(*middle(page, two))
    page.wait_for_selector("dialog.viewer[open]")


def test_shift_and_ctrl_select_with_a_click(gallery, visit):
    page = look(visit, gallery)
    there = names(page)
    tile(page, there[0]).click(modifiers=["Control"])
    tile(page, there[3]).click(modifiers=["Shift"])
    assert selected(page) == there[:4]
    tile(page, there[1]).click(modifiers=["Control"])
    assert selected(page) == [there[0], *there[2:4]]
    assert not is_open(page)


def test_a_bare_click_opens_and_then_selects_as_a_tap_does(gallery, visit):
    page = look(visit, gallery)
    one, two, *_ = names(page)
    tile(page, one).evaluate("(it) => it.click()")
    page.wait_for_selector("dialog.viewer[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.viewer[open]", state="detached")
    tile(page, one).click(modifiers=["Control"])
    tile(page, two).evaluate("(it) => it.click()")
    assert selected(page) == [one, two]
    tile(page, two).evaluate("(it) => it.click()")
    assert selected(page) == [one]
    assert not is_open(page)


def test_a_rectangle_is_seen_without_a_rule_of_the_page(gallery, visit):
    page = look(visit, gallery, "?size=100")
    for _ in range(2):
        box = frame(page, names(page)[0])
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        drag(page, (x, y), (x + 120, y + 200))
        looks = page.evaluate("""() => {
          const { styleSheets, adoptedStyleSheets } = document;
          for (const sheet of styleSheets) sheet.disabled = true;
          const marquee = document.querySelector(".waterflow-marquee");
          const { borderTopWidth, backgroundColor } = getComputedStyle(marquee);
          for (const sheet of styleSheets) sheet.disabled = false;
          const rules = adoptedStyleSheets.flatMap((it) => [...it.cssRules])
            .filter((it) => it.selectorText?.includes("marquee"));
          return [borderTopWidth, backgroundColor, rules.length];
        }""")
        page.mouse.up()
        rest(page)
        assert looks[0] == "1px" and looks[2] == 1
        assert "0.2" in looks[1]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_rectangle_selects_what_it_meets(gallery, visit, direction):
    page = look(visit, gallery, f"?size=100&dir={direction}")
    there = names(page)
    box = frame(page, there[0])
    view = page.locator("#timeline").bounding_box()
    way = 1 if direction == "ltr" else -1
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    end = (start[0] + way * 120, view["y"] + view["height"] * 0.6)
    drag(page, start, end)
    shown = page.locator(".waterflow-marquee").bounding_box()
    assert shown["x"] == pytest.approx(min(start[0], end[0]), abs=2)
    assert shown["width"] == pytest.approx(120, abs=3)
    expected = touched(page, *start, *end)
    assert len(expected) > 2
    assert selected(page) == expected
    # It grows and shrinks with the mouse.
    end = (start[0] + way * 30, start[1] + 10)
    page.mouse.move(*end)
    assert selected(page) == touched(page, *start, *end)
    page.mouse.up()
    rest(page)
    expect(page.locator(".waterflow-marquee")).to_be_hidden()
    # The end of it is no click.
    assert not is_open(page)
    assert selected(page) != []


def test_it_begins_beside_the_photos_as_well(gallery, visit):
    page = look(visit, gallery)
    there = names(page)
    box = frame(page, there[0])
    # On the header of a day.
    drag(page, (600, box["y"] - 20), (box["x"] + 5, box["y"] + 30))
    page.mouse.up()
    assert there[0] in selected(page)


def test_ctrl_changes_and_shift_adds_to_what_is_selected(gallery, visit):
    page = look(visit, gallery, "?size=100")
    there = names(page)
    tile(page, there[0]).click(modifiers=["Control"])
    first = frame(page, there[0])
    start = (first["x"] + 5, first["y"] + 30)
    end = (frame(page, there[2])["x"] + 30, frame(page, there[2])["y"] + 30)
    inside = touched(page, start[0], start[1], *end)
    assert there[0] in inside and there[2] in inside
    page.keyboard.down("Control")
    drag(page, start, end)
    page.mouse.up()
    page.keyboard.up("Control")
    assert selected(page) == [name for name in inside if name != there[0]]
    page.keyboard.down("Shift")
    drag(page, start, (start[0] + 15, start[1] + 15))
    page.mouse.up()
    page.keyboard.up("Shift")
    assert selected(page) == inside


def test_escape_takes_a_rectangle_back(gallery, visit):
    page = look(visit, gallery)
    there = names(page)
    tile(page, there[1]).click(modifiers=["Control"])
    box = frame(page, there[0])
    drag(page, (box["x"] + 5, box["y"] + 20), (box["x"] + 60, box["y"] + 70))
    assert selected(page) == [there[0]]
    page.keyboard.press("Escape")
    assert selected(page) == [there[1]]
    expect(page.locator(".waterflow-marquee")).to_be_hidden()
    page.mouse.move(box["x"] + 90, box["y"] + 90)
    page.mouse.up()
    assert selected(page) == [there[1]]
    assert not is_open(page)


def test_it_scrolls_at_the_edges_and_keeps_what_left_the_view(gallery, visit):
    page = look(visit, gallery)
    there = names(page)
    box = frame(page, there[0])
    view = page.locator("#timeline").bounding_box()
    bottom = view["y"] + view["height"]
    drag(page, (box["x"] + 4, box["y"] + 30), (view["width"] - 80, bottom - 2))
    page.wait_for_function("() => timeline.scrollTop > 4000")
    page.mouse.move(view["width"] - 80, bottom - 200)
    frames(page, 3)
    top = page.evaluate("timeline.scrollTop")
    frames(page, 5)
    assert page.evaluate("timeline.scrollTop") == top
    page.mouse.up()
    rest(page)
    count = int(counted(page).split()[0])
    page.evaluate("() => timeline.scrollTo(0, 0)")
    rest(page)
    assert tile(page, there[0]).get_attribute("aria-selected") == "true"
    assert count > len(selected(page))


def test_a_finger_that_rests_selects_and_goes_on(gallery, visit):
    page = look(visit, gallery, "?size=80", **PHONE)
    there = names(page)
    x, y = middle(page, there[0])
    finger = Finger(page).press(x, y)
    page.wait_for_selector("photo-tile[aria-selected=true]")
    assert selected(page) == [there[0]]
    to = middle(page, there[4])
    finger.move(x=to[0] - x, y=to[1] - y)
    frames(page, 2)
    assert selected(page) == there[:5]
    # Turned back, it lets go of what it had taken.
    to = middle(page, there[2])
    finger.move(x=to[0] - finger.x, y=to[1] - finger.y)
    frames(page, 2)
    assert selected(page) == there[:3]
    finger.up()
    rest(page)
    assert selected(page) == there[:3]
    assert not is_open(page)
    assert page.evaluate("timeline.scrollTop") == 0
    # A tap goes on with that.
    Finger(page).tap(*middle(page, there[4]))
    rest(page)
    assert selected(page) == [*there[:3], there[4]]


def test_a_finger_that_rests_on_a_selected_photo_lets_go(gallery, visit):
    page = look(visit, gallery, "?size=80", **PHONE)
    there = names(page)
    for first in (0, 1):
        x, y = middle(page, there[first])
        finger = Finger(page).press(x, y)
        count = 1 if first == 0 else 3
        expect(page.locator(".selection-count")).to_have_text(
            f"{count} selected"
        )
        to = middle(page, there[3 if first == 0 else 2])
        finger.move(x=to[0] - x, y=to[1] - y)
        finger.up()
        rest(page)
    assert selected(page) == [there[0], there[3]]


def test_a_finger_scrolls_at_the_edge(gallery, visit):
    page = look(visit, gallery, "?size=80", **PHONE)
    there = names(page)
    x, y = middle(page, there[0])
    finger = Finger(page).press(x, y)
    page.wait_for_selector("photo-tile[aria-selected=true]")
    finger.move(y=690 - y)
    page.wait_for_function("() => timeline.scrollTop > 600")
    finger.up()
    rest(page)
    top = page.evaluate("timeline.scrollTop")
    frames(page, 5)
    assert page.evaluate("timeline.scrollTop") == top
    page.evaluate("() => timeline.scrollTo(0, 0)")
    settle(page)
    # The range has no gap; what is far out of view may have no name.
    taken = [name for name in selected(page) if name != "Photo"]
    assert len(taken) > 30
    assert taken == names(page)[: len(taken)]


def test_a_scroll_is_no_press(gallery, visit):
    page = look(visit, gallery, **PHONE)
    x, y = middle(page, names(page)[1])
    finger = Finger(page).press(x, y, up_to=200)
    finger.move(y=-200, steps=10)
    page.wait_for_function("() => timeline.scrollTop > 50")
    finger.hold(0.2).up()
    release_timers(page)
    rest(page)
    assert selected(page) == []
    assert not is_open(page)


def test_the_bar_copies_paths(gallery, visit):
    allowed = ["clipboard-read", "clipboard-write"]
    page = look(visit, gallery, permissions=allowed)
    there = names(page)
    for name in there[:3]:
        tile(page, name).click(modifiers=["Control"])
    page.click("text=Copy paths")
    expect(page.locator(".notice")).to_have_text("Paths of 3 photos copied")
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert [line.rsplit("/", 1)[1] for line in lines] == there[:3]


def test_the_bar_downloads_a_zip(gallery, visit):
    page = look(visit, gallery)
    there = names(page)
    tile(page, there[0]).click(modifiers=["Control"])
    tile(page, there[2]).click(modifiers=["Shift"])
    with page.expect_download() as download:
        page.click("text=Download")
    with open(download.value.path(), "rb") as file:
        archive = zipfile.ZipFile(io.BytesIO(file.read()))
    assert archive.testzip() is None
    names_in_it = [name.rsplit("/", 1)[-1] for name in archive.namelist()]
    assert names_in_it == there[:3]
    assert selected(page) == there[:3]


def test_the_bar_and_escape_clear_the_selection(gallery, visit):
    page = look(visit, gallery)
    there = names(page)
    status = page.locator(".selection-status")
    tile(page, there[0]).click(modifiers=["Control"])
    expect(status).to_have_text("1 photo selected")
    page.keyboard.press("Escape")
    assert selected(page) == []
    expect(status).to_have_text("Nothing selected")
    tile(page, there[0]).click(modifiers=["Control"])
    page.click(".selection-clear")
    assert selected(page) == []
    expect(page.locator(".selection-bar")).to_be_hidden()
    # The keys go on in the timeline.
    assert page.evaluate("document.activeElement.closest('#timeline') !== null")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1200])
def test_axe_finds_nothing_wrong_with_a_selection(
    gallery, visit, scheme, width
):
    page = look(visit, gallery, color_scheme=scheme, width=width)
    tile(page, names(page)[0]).click(modifiers=["Control"])
    rest(page)
    found = Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []
    count = page.locator(".selection-count")
    assert count.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    for control in page.locator(".selection-bar button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= width


@pytest.mark.parametrize("width", [320, 1200])
def test_the_bar_covers_no_photo(gallery, visit, width):
    page = look(visit, gallery, width=width, height=600)
    page.keyboard.press("End")
    settle(page)
    tile(page, names(page)[-1]).click(modifiers=["Control"])
    rest(page)
    bar = page.locator(".selection-bar").bounding_box()
    # The view may have become shorter.
    page.mouse.move(150, 300)
    page.mouse.wheel(0, 2_000)
    rest(page)
    last = frame(page, names(page)[-1])
    assert last["y"] + last["height"] <= bar["y"]
    above = page.locator("#timeline").bounding_box()
    assert above["y"] + above["height"] - last["y"] - last["height"] < 2
    page.keyboard.press("Escape")
    rest(page)
    last = frame(page, names(page)[-1])
    assert abs(last["y"] + last["height"] - 600) < 2
