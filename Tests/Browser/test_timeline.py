"""A library by days: what stands where, from the newest to the oldest photo."""

import time

import pytest
from finger import Finger
from playwright.sync_api import expect
from rest import PATIENCE, frames, rest
from routes import intercept
from timeline_page import (
    GAP,
    HEADER,
    Timeline,
    address,
    bytes_in_use,
    in_photos,
    in_words,
    look,
    scroll,
    seen,
    settle,
)

MILLIONS = 2_000_000
# Scripts and module together: 60 MB are promised, and this is kept.
MEMORY = 50_000_000


def test_days_are_headed_in_words(gallery, visit):
    url = address(gallery, 3_000)
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    for top in (0, 9_000, 1e9):
        scroll(page, top)
        view = seen(page)
        assert view["days"]
        for day in view["days"]:
            assert day["date"] == in_words(timeline.days[day["section"]])
            assert day["count"] == in_photos(timeline.counts[day["section"]])
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    # The one that is held stands in another layer of the page.
    dates = [day["date"] for day in view["days"]]
    assert sorted(dates) == sorted(headings)


def test_a_header_stays_while_its_day_passes(gallery, visit):
    page = look(visit, address(gallery, 20_000, "?size=300"), height=500)
    scroll(page, 900)
    view = seen(page)
    held = [day for day in view["days"] if abs(day["y"]) < 0.5]
    assert len(held) == 1
    first = next(t for t in view["tiles"] if t["y"] + t["height"] > HEADER)
    assert held[0]["section"] == first["section"]
    # The next one pushes it out.
    later = seen(page)["days"]
    following = next(d for d in later if d["section"] > held[0]["section"])
    scroll(page, view["top"] + following["y"] - HEADER / 2)
    pushed = {d["section"]: d["y"] for d in seen(page)["days"]}
    assert abs(pushed[following["section"]] - HEADER / 2) < 1
    assert abs(pushed[held[0]["section"]] + HEADER / 2) < 1


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_rows_fill_the_line_in_the_ratios_of_photos(gallery, visit, direction):
    url = address(gallery, 20_000, f"?size=160&dir={direction}")
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    starts = [0]
    for count in timeline.counts:
        starts.append(starts[-1] + count)
    scroll(page, 4_000)
    view = seen(page)
    rows: dict[tuple, list[dict]] = {}
    for tile in view["tiles"]:
        code = timeline.codes[starts[tile["section"]] + tile["item"]]
        ratio = code / (65535 - code)
        assert abs(tile["width"] - tile["height"] * ratio) < 0.1
        rows.setdefault((tile["section"], round(tile["y"])), []).append(tile)
    full = 0
    for (section, _), row in rows.items():
        last = row[-1]["item"] == timeline.counts[section] - 1
        ends = [row[0]["x"], row[-1]["x"]]
        widths = [row[0]["width"], row[-1]["width"]]
        if direction == "rtl":
            start, end = ends[0] + widths[0], ends[1]
            assert abs(start - view["width"]) < 0.5
            reached = abs(end) < 0.5
        else:
            start, end = ends[0], ends[1] + widths[1]
            assert abs(start) < 0.5
            reached = abs(end - view["width"]) < 0.5
        assert reached or last
        full += reached
        for a, b in zip(row, row[1:]):
            gap = (
                b["x"] - a["x"] - a["width"]
                if direction == "ltr"
                else a["x"] - b["x"] - b["width"]
            )
            assert abs(gap - GAP) < 0.1
    assert full > 2


def test_squares_stand_in_lanes_of_the_least_width(gallery, visit):
    url = address(gallery, 20_000, "?mode=square&size=140")
    page = look(visit, url, width=1000)
    timeline = Timeline.fetch(url)
    view = seen(page)
    tops, side = timeline.squares(view["width"], 140)
    assert abs(view["length"] - tops[-1]) < 1
    for top in (0, 30_000, tops[-1]):
        scroll(page, top)
        view = seen(page)
        lanes = round((view["width"] + GAP) / (side + GAP))
        assert view["tiles"]
        for tile in view["tiles"]:
            row, lane = divmod(tile["item"], lanes)
            y = tops[tile["section"]] + HEADER + row * (side + GAP)
            assert abs(tile["y"] + view["top"] - y) < 1
            assert abs(tile["x"] - lane * (side + GAP)) < 0.1
            assert abs(tile["width"] - side) < 0.1


def test_what_squares_cut_off_is_as_sharp_as_the_rest(gallery, visit):
    page = look(
        visit, address(gallery, 3_000, "?mode=square&size=200"), height=1000)
    # Those out of view have no pictures.
    page.wait_for_function(
        """() => [...document.querySelectorAll("photo-tile[data-item]")]
          .filter((tile) => {
            const { top, bottom } = tile.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .every((tile) => tile.matches(".loaded"))""")
    pictures = page.evaluate(
        """() => [...document.querySelectorAll("photo-tile.loaded")]
          .map((tile) => {
            const { naturalWidth, naturalHeight } = tile.querySelector("img");
            return [naturalWidth / tile.clientWidth,
              naturalHeight / tile.clientHeight];
          })""")
    # Some are upright, some are not.
    assert any(wide < high for wide, high in pictures)
    assert any(wide > high for wide, high in pictures)
    assert all(min(one) > 0.97 for one in pictures)


def test_a_waterfall_keeps_ratios_too(gallery, visit):
    url = address(gallery, 3_000, "?mode=waterfall")
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    view = seen(page)
    assert len({round(tile["width"]) for tile in view["tiles"]}) == 1
    for tile in view["tiles"]:
        place = sum(timeline.counts[: tile["section"]]) + tile["item"]
        code = timeline.codes[place]
        ratio = code / (65535 - code)
        assert abs(tile["width"] - tile["height"] * ratio) < 0.1


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_both_ends_of_two_millions(gallery, visit, scale):
    url = address(gallery, MILLIONS, "?mode=square&size=150")
    page = look(visit, url, device_scale_factor=scale)
    timeline = Timeline.fetch(url)
    assert len(timeline.codes) == MILLIONS
    view = seen(page)
    assert view["tiles"][0]["section"] == view["tiles"][0]["item"] == 0
    assert view["days"][0]["date"] == in_words(timeline.days[0])
    tops, side = timeline.squares(view["width"], 150)
    assert abs(view["length"] - tops[-1]) < 1
    # The least thumbnail that has all pixels of the tile.
    heights = [120, 240, 480, 960]
    height = next((h for h in heights if h >= side * scale), 960)
    assert view["tiles"][0]["src"].endswith(f"/{height}")
    page.focus("#timeline")
    for _ in range(3):
        page.keyboard.press("End")
        settle(page)
    view = seen(page)
    last = view["tiles"][-1]
    assert last["section"] == len(timeline.days) - 1
    assert last["item"] == timeline.counts[-1] - 1
    assert last["isLoaded"]
    assert abs(last["y"] + last["height"] - view["height"]) < 2
    assert view["days"][-1]["date"] == in_words(timeline.days[-1])
    page.keyboard.press("Home")
    settle(page)
    assert seen(page)["tiles"][0]["section"] == 0
    assert page.evaluate("() => [...lengths]") == [view["length"]]


@pytest.mark.parametrize("mode", ["justified", "waterfall", "square"])
def test_the_content_has_one_length_from_the_start_on(gallery, visit, mode):
    url = address(gallery, 200_000, f"?mode={mode}")
    page = look(visit, url)
    page.mouse.move(400, 400)
    length = seen(page)["length"]
    for share in (0, 0.3, 0.7, 1):
        scroll(page, length * share)
        for _ in range(6):
            page.mouse.wheel(0, 900 if share < 1 else -900)
            frames(page, 1)
        rest(page)
    assert page.evaluate("() => [...lengths]") == [length]


def test_two_millions_take_less_than_60_megabytes(gallery, visit):
    page = look(visit, address(gallery, MILLIONS))
    assert bytes_in_use(page) < MEMORY
    finger = Finger(page)
    for share in (0.1, 0.5, 0.9):
        scroll(page, seen(page)["length"] * share)
        for _ in range(3):
            finger.down(500, 600).move(y=-450, steps=5).up()
            frames(page, 5)
        settle(page)
    # Flings end wherever the machine's frames have let them, on no photo even.
    scroll(page, seen(page)["length"] * 0.9)
    # What a drag has selected of is not held on to.
    finger.press(500, 600)
    expect(page.locator(".selection-bar")).to_be_visible()
    finger.move(y=-200, steps=5).up()
    page.keyboard.press("Escape")
    assert bytes_in_use(page) < MEMORY
    size = page.get_by_label("Size of photos, about, in pixels")
    taken: list[int] = []
    for mode in ("Waterfall", "Squares", "Rows"):
        page.get_by_role("radio", name=mode).check()
        settle(page)
        for pixels in ("140", "260", "200"):
            size.fill(pixels)
            settle(page)
        for width in (1000, 620, 1320, 1000, 620, 1320):
            page.set_viewport_size({"width": width, "height": 700})
            settle(page)
        taken.append(bytes_in_use(page))
    assert max(taken) < MEMORY
    # What has been done before takes nothing more.
    for width in (1000, 620, 1320):
        page.set_viewport_size({"width": width, "height": 700})
        settle(page)
    assert bytes_in_use(page) < taken[-1] + 2_000_000


def test_two_millions_selected_take_less_than_60_megabytes(gallery, visit):
    page = look(visit, address(gallery, MILLIONS))
    before = bytes_in_use(page)
    page.locator("photo-tile").first.click(modifiers=["Control"])
    page.keyboard.press("Control+a")
    count = page.locator(".selection-count")
    expect(count).to_have_text(f"{MILLIONS:,} selected")
    taken = bytes_in_use(page)
    # A range for each day, and not a number for each photo.
    assert taken < MEMORY and taken - before < 2 * MILLIONS
    assert page.evaluate("wasm.timeline_selected_count()") == MILLIONS
    # A photo that is let go of makes two ranges of one.
    page.locator("photo-tile").nth(2).click(modifiers=["Control"])
    expect(count).to_have_text(f"{MILLIONS - 1:,} selected")
    page.keyboard.press("Escape")
    expect(page.locator(".selection-bar")).to_be_hidden()
    assert bytes_in_use(page) < MEMORY


def test_details_come_for_what_is_near_alone(gallery, visit):
    url = address(gallery, 200_000)
    page = visit(url, locale="en-US")
    asked: list[str] = []
    page.on(
        "request",
        lambda request: "details" in request.url and asked.append(request.url),
    )
    page.reload()
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    assert 0 < len(asked) < 20


def test_what_scrolled_away_is_asked_for_no_longer(gallery, visit):
    url = address(gallery, 200_000)
    page = look(visit, url)
    held: list = []
    intercept(page, "**/library/details*", lambda route: held.append(route))
    scrolled = "(top) => wasm.timeline_scroll(top)"
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.evaluate(scrolled, 300_000)
    page.wait_for_function("() => document.querySelector('photo-tile')")
    while not held:
        frames(page, 1)
    first = [route.request.url for route in held]
    page.evaluate(scrolled, 900_000)
    end = time.monotonic() + PATIENCE / 1_000
    while not set(first) <= set(failed):
        assert time.monotonic() < end
        frames(page, 1)
    # What is wanted still is asked for.
    page.unroute("**/library/details*")
    page.evaluate(scrolled, 900_100)
    settle(page)
    assert all(
        tile["name"] != "Photo"
        for tile in seen(page)["tiles"] if tile["isInView"]
    )


def test_tiles_are_never_white_and_pictures_are_their_own(gallery, visit):
    url = address(gallery, 20_000)
    page = look(visit, url, color_scheme="dark")
    page.mouse.move(400, 400)
    page.evaluate("""() => {
      window.wrong = [];
      const look = () => {
        for (const tile of document.querySelectorAll("photo-tile[data-item]")) {
          const color = getComputedStyle(tile).backgroundColor;
          if (["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(color)) {
            window.wrong.push(color);
          }
          const image = tile.querySelector("img");
          const src = image?.getAttribute("src");
          if (src && Number(getComputedStyle(image).opacity) > 0
              && !image.currentSrc.endsWith(src)) {
            window.wrong.push(src);
          }
        }
        requestAnimationFrame(look);
      };
      look();
    }""")
    for _ in range(20):
        page.mouse.wheel(0, 2_500)
        frames(page, 1)
    settle(page)
    assert page.evaluate("() => wrong") == []
    names = [t["name"] for t in seen(page)["tiles"] if t["isInView"]]
    assert len(set(names)) == len(names) > 10
