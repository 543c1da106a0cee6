"""Photos get larger and smaller around what one points at."""

import pytest
from rest import frames, rest
from test_timeline_live import SQUARE, begin, expect_all
from timeline_page import Timeline, address, look, scroll, seen, settle

COUNT = 50_000

UNDER = """([x, y]) => {
  const tile = document.elementsFromPoint(x, y)
    .find((one) => one.localName === "photo-tile");
  if (!tile) return null;
  const { top, bottom, height } = tile.getBoundingClientRect();
  return { name: tile.ariaLabel, top, bottom, height };
}"""

PLACE = """(name) => {
  const tile = document.querySelector(`photo-tile[aria-label="${name}"]`);
  if (!tile) return null;
  const { top, bottom, height } = tile.getBoundingClientRect();
  return { top, bottom, height };
}"""


def expect_held(page, before: dict, y: float) -> None:
    """The photo's part that was at a height on the screen is there still."""
    # What travels too fast to be read has no name yet.
    page.wait_for_selector(f'photo-tile[aria-label="{before["name"]}"]')
    after = page.evaluate(PLACE, before["name"])
    share = (y - before["top"]) / before["height"]
    assert abs(after["top"] + share * after["height"] - y) < 2


@pytest.mark.parametrize("mode", ["justified", "waterfall", "square"])
def test_the_wheel_with_ctrl_holds_the_photo(gallery, visit, mode):
    page = look(visit, address(gallery, COUNT, f"?mode={mode}"))
    scroll(page, 40_000)
    x, y = 420, 470
    page.mouse.move(x, y)
    before = page.evaluate(UNDER, [x, y])
    assert before
    page.keyboard.down("Control")
    for way in [-120] * 3 + [120] * 6 + [-120] * 4:
        page.mouse.wheel(0, way)
        frames(page, 2)
        expect_held(page, before, y)
    page.keyboard.up("Control")
    settle(page)
    expect_held(page, before, y)
    size = page.get_by_label("Size of photos, about, in pixels")
    assert int(size.input_value()) > 200
    # The page itself is as large as before.
    assert page.evaluate("visualViewport.scale") == 1
    # All days have become what they are from the start on.
    length = seen(page)["length"]
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    settle(page)
    assert abs(seen(page)["length"] - length) < 0.01


def test_two_fingers_hold_the_photo_between_them(gallery, visit):
    page = look(visit, address(gallery, COUNT), has_touch=True)
    scroll(page, 40_000)
    x, y = 500, 430
    before = page.evaluate(UNDER, [x, y])
    protocol = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float = 0) -> None:
        points = [] if kind == "touchEnd" else [
            {"x": x - apart, "y": y - apart, "id": 0},
            {"x": x + apart, "y": y + apart, "id": 1},
        ]
        protocol.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    for apart in range(42, 81, 2):
        touch("touchMove", apart)
        frames(page, 1)
    expect_held(page, before, y)
    touch("touchEnd")
    settle(page)
    expect_held(page, before, y)
    size = int(page.get_by_label(
        "Size of photos, about, in pixels").input_value())
    assert abs(size - 400) < 3
    assert page.evaluate("visualViewport.scale") == 1
    assert page.evaluate("() => document.querySelectorAll("
                         "'.waterflow-selected').length") == 0


@pytest.mark.parametrize("growth", [0, 2])
def test_the_photo_goes_with_two_fingers_that_move(gallery, visit, growth):
    page = look(visit, address(gallery, COUNT), has_touch=True)
    scroll(page, 40_000)
    x, y = 500, 330
    before = page.evaluate(UNDER, [x, y])
    share = (y - before["top"]) / before["height"]
    protocol = page.context.new_cdp_session(page)

    def touch(kind: str, way: int = 0) -> None:
        apart = 40 + growth * way
        points = [] if kind == "touchEnd" else [
            {"x": x + side * apart, "y": y + 8 * way + side * apart, "id": id}
            for id, side in enumerate((-1, 1))
        ]
        protocol.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def expect_under_fingers(way: int) -> None:
        # Where arranging takes long, it waits for a pause.
        page.wait_for_function(
            """([name, share, y]) => {
              const tile = document.querySelector(
                `photo-tile[aria-label="${name}"]`);
              if (!tile) return false;
              const { top, height } = tile.getBoundingClientRect();
              return Math.abs(top + share * height - y) < 2;
            }""",
            arg=[before["name"], share, y + 8 * way],
        )

    touch("touchStart")
    for way in [*range(1, 21), *range(19, 4, -1)]:
        touch("touchMove", way)
        frames(page, 2)
        expect_under_fingers(way)
    touch("touchEnd")
    settle(page)
    expect_under_fingers(5)


def test_the_slider_holds_what_is_read_first(gallery, visit):
    page = look(visit, address(gallery, COUNT))
    scroll(page, 40_000)
    view = seen(page)
    first = next(
        tile for tile in view["tiles"]
        if tile["y"] <= 60 < tile["y"] + tile["height"]
        and tile["x"] <= view["width"] / 2 < tile["x"] + tile["width"]
    )
    top = page.evaluate(
        "() => document.getElementById('timeline').getBoundingClientRect().top")
    before = page.evaluate(PLACE, first["name"])
    before["name"] = first["name"]
    slider = page.get_by_label("Size of photos, about, in pixels")
    for size in ("260", "340", "150"):
        slider.fill(size)
        settle(page)
        expect_held(page, before, top + 60)


# The larger one scrolls in an element that is shorter than itself.
@pytest.mark.parametrize(("count", "top"), [
    (400_000, 2_000_000), (2_000_000, 3_000_000)])
def test_a_large_library_stays_where_the_hand_pauses(
        gallery, visit, count, top):
    page = look(visit, address(gallery, count, "?mode=square"))
    scroll(page, top)
    x, y = 420, 470
    page.mouse.move(x, y)
    before = page.evaluate(UNDER, [x, y])
    share = (y - before["top"]) / before["height"]
    page.keyboard.down("Control")
    for way in [60, 60, -60, 60, -60, -60, 60, 60]:
        page.mouse.wheel(0, way)
        # In each pause all days above are arranged, one part after the other.
        settle(page)
        after = page.evaluate(PLACE, before["name"])
        assert abs(after["top"] + share * after["height"] - y) < 0.6
    page.keyboard.up("Control")


def test_a_large_library_follows_the_hand(gallery, visit):
    url = address(gallery, 2_000_000, "?mode=square")
    page = look(visit, url)
    scroll(page, 3_000_000)
    x, y = 420, 470
    page.mouse.move(x, y)
    before = page.evaluate(UNDER, [x, y])
    page.keyboard.down("Control")
    for _ in range(5):
        page.mouse.wheel(0, 60)
        frames(page, 2)
        expect_held(page, before, y)
    page.keyboard.up("Control")
    settle(page)
    expect_held(page, before, y)
    # The days out of view have followed.
    view = seen(page)
    size = page.get_by_label("Size of photos, about, in pixels").input_value()
    tops, _ = Timeline.fetch(url).squares(view["width"], int(size))
    assert abs(view["length"] - tops[-1]) < 1


def test_a_tile_that_grows_gets_a_larger_picture(gallery, visit):
    page = look(visit, address(gallery, COUNT, "?mode=square&size=110"))
    assert seen(page)["tiles"][0]["src"].endswith("/120")
    slider = page.get_by_label("Size of photos, about, in pixels")
    slider.fill("300")
    settle(page)
    tile = seen(page)["tiles"][0]
    assert tile["src"].endswith("/480") and tile["isLoaded"]


def test_layout_and_size_stay_in_the_address(gallery, visit):
    page = look(visit, address(gallery, COUNT))
    page.get_by_role("radio", name="Squares").check()
    settle(page)
    widths = {round(t["width"], 1) for t in seen(page)["tiles"]}
    assert len(widths) == 1
    slider = page.get_by_label("Size of photos, about, in pixels")
    slider.focus()
    slider.press("PageUp")
    settle(page)
    chosen = slider.input_value()
    assert f"size={chosen}" in page.url and "mode=square" in page.url
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    assert slider.input_value() == chosen
    assert page.get_by_role("radio", name="Squares").is_checked()


@pytest.mark.parametrize("mode", ["justified", "waterfall"])
def test_the_start_stays_the_start(gallery, visit, mode):
    page = look(visit, address(gallery, COUNT, f"?mode={mode}"))
    slider = page.get_by_label("Size of photos, about, in pixels")
    for size in ("480", "90", "300"):
        slider.fill(size)
        settle(page)
        assert page.evaluate("document.getElementById('timeline').scrollTop") == 0
    page.get_by_role("radio", name="Squares").check()
    settle(page)
    assert page.evaluate("document.getElementById('timeline').scrollTop") == 0


def test_a_photo_is_not_held_in_another_library(gallery, visit):
    page, library = begin(visit, gallery)
    scroll(page, 1_000_000)
    page.get_by_label("Size of photos, about, in pixels").press("ArrowRight")
    settle(page)
    # Of so many days that none has the number of the held photo's.
    library.shorten(100)
    library.tell(reset=True)
    library.tell(inserted=[(library.timeline.days[0] + 1, 0, SQUARE)])
    expect_all(page, library.timeline)
