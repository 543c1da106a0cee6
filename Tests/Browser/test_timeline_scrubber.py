"""The scrubber leads to any date, by mouse, finger and keys, in one frame."""

from bisect import bisect_right

import pytest
from finger import Finger
from rest import frames, hold_timers, release_timers, rest
from restyling import restyled
from timeline_page import (
    HEADER,
    Timeline,
    address,
    in_words,
    look,
    month_in_words,
    scroll,
    seen,
    settle,
)

MILLIONS = 2_000_000

# What is painted after each move of the pointer: the next frame's state.
NOTE = """() => {
  const view = document.getElementById("timeline");
  const scrubber = document.getElementById("scrubber");
  window.painted = [];
  scrubber.addEventListener("pointermove", ({ clientY }) => {
    const { top, height } = scrubber.getBoundingClientRect();
    const share = Math.min(Math.max((clientY - top) / height, 0), 1);
    requestAnimationFrame(() => {
      const { x, y, width, height } = view.getBoundingClientRect();
      const at = (across, along) => document.elementsFromPoint(
        x + across * width, y + along * height).map(
          (one) => one.closest("photo-tile, photo-day")).find(Boolean);
      const held = at(0.02, 0.02);
      painted.push({
        share, top: wasm.timeline_top(),
        header: held?.localName === "photo-day"
          ? held.querySelector("strong").textContent : "",
        // The first lane has no gap longer than one between photos.
        holes: [0.2, 0.4, 0.6, 0.8, 0.97].filter((along) =>
          !at(0.02, along) && !at(0.02, along + 0.02)).length,
        label: scrubber.ariaValueText,
      });
    });
  });
}"""


def edges(page) -> dict:
    """Where the scrubber is on the screen."""
    return page.get_by_role("slider", name="Date").bounding_box()


def test_a_drag_paints_any_date_in_the_next_frame(gallery, visit):
    url = address(gallery, MILLIONS, "?mode=square&size=150")
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    view = seen(page)
    tops, _ = timeline.squares(view["width"], 150)
    box = edges(page)
    middle = box["x"] + box["width"] / 2
    page.evaluate(NOTE)
    page.mouse.move(middle, box["y"] + 300)
    page.mouse.down()
    frames(page, 1)
    page.evaluate("() => { painted.length = 0; }")
    for y in (301, 620, 5, 450, 452, 80, 240, 660, 2, 333):
        page.mouse.move(middle, box["y"] + y)
        frames(page, 2)
    painted = page.evaluate("() => painted")
    page.mouse.up()
    assert len(painted) == 10
    for frame in painted:
        top = frame["share"] * (tops[-1] - view["height"])
        assert abs(frame["top"] - top) < 2
        # Either of two days, where one ends right there.
        sections = {bisect_right(tops, top + d) - 1 for d in (-2, 2, HEADER)}
        days = [timeline.days[section] for section in sections]
        assert frame["header"] in map(in_words, days)
        assert frame["label"] in map(month_in_words, days)
        assert frame["holes"] == 0
    settle(page)
    assert page.evaluate("() => lengths.size") == 1


def test_a_day_has_no_other_styles_found_again(gallery, visit):
    page = look(visit, address(gallery, 10_000))
    assert page.locator("photo-tile").count() > 20
    day = "document.querySelector('photo-day[data-section] span')"
    assert restyled(page, f"{day}.textContent = 'Some photos'") < 8


def test_the_thumb_is_where_one_is(gallery, visit):
    page = look(visit, address(gallery, 20_000))
    view = seen(page)
    way = view["length"] - view["height"]
    box = edges(page)
    for share in (0, 0.25, 1):
        scroll(page, way * share)
        top = page.locator("#scrubber .thumb").evaluate(
            "(thumb) => thumb.getBoundingClientRect().top")
        assert abs(top - box["y"] - share * box["height"]) < 1


def test_years_are_written_by_their_share_of_the_content(gallery, visit):
    url = address(gallery, 200_000, "?mode=square&size=150")
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    view = seen(page)
    tops, _ = timeline.squares(view["width"], 150)
    box = edges(page)
    marks = page.locator("#scrubber .marks span:not(.dot)").evaluate_all(
        """(marks) => marks.map((mark) => {
          const { top, height } = mark.getBoundingClientRect();
          return [mark.textContent, top + height / 2];
        })"""
    )
    assert len(marks) > 5
    first = {}
    for day, top in zip(timeline.days, tops):
        first.setdefault(in_words(day)[-4:], top)
    for year, at in marks:
        share = first[year] / (tops[-1] - view["height"])
        assert abs(at - box["y"] - share * box["height"]) < 1
    ends = [at for _, at in marks]
    assert all(b - a >= 20 for a, b in zip(ends, ends[1:]))


def test_keys_lead_from_month_to_month(gallery, visit):
    url = address(gallery, 20_000)
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    months = list(dict.fromkeys(map(month_in_words, timeline.days)))
    slider = page.get_by_role("slider", name="Date")
    slider.focus()

    def press(key: str) -> int:
        slider.press(key)
        settle(page)
        text = slider.get_attribute("aria-valuetext")
        now = int(slider.get_attribute("aria-valuenow"))
        assert months[now] == text
        view = seen(page)
        atop = [day for day in view["days"] if abs(day["y"]) < 1]
        days = {in_words(day): month_in_words(day) for day in timeline.days}
        assert days[atop[0]["date"]] == text
        return now

    assert slider.get_attribute("aria-valuemin") == "0"
    assert int(slider.get_attribute("aria-valuemax")) == len(months) - 1
    assert press("ArrowDown") == 1
    assert press("ArrowDown") == 2
    assert press("ArrowUp") == 1
    year_later = press("PageDown")
    assert months[year_later].split()[0] == months[1].split()[0]
    assert int(months[year_later].split()[1]) == int(months[1].split()[1]) - 1
    assert press("PageUp") == 1
    slider.press("End")
    settle(page)
    assert seen(page)["tiles"][-1]["section"] == len(timeline.days) - 1
    assert press("Home") == 0
    assert seen(page)["top"] == 0
    # Other keys are the browser's.
    slider.press("Tab")
    assert not slider.evaluate("(it) => it === document.activeElement")


def test_hovering_says_where_it_would_lead(gallery, visit):
    page = look(visit, address(gallery, 20_000))
    box = edges(page)
    hint = page.locator("#scrubber .hint")
    assert not hint.is_visible()
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] * 0.5)
    assert hint.is_visible()
    named = hint.inner_text()
    assert seen(page)["top"] == 0
    page.mouse.down()
    page.mouse.up()
    rest(page)
    slider = page.get_by_role("slider", name="Date")
    assert slider.get_attribute("aria-valuetext") == named
    page.mouse.move(400, 400)
    assert not hint.is_visible()


def test_who_takes_hold_of_the_thumb_moves_nothing(gallery, visit):
    page = look(visit, address(gallery, 20_000), width=390, height=700)
    scroll(page, 30_000)
    # It stays for as long as it takes to get there.
    hold_timers(page, 500)
    page.mouse.move(100, 500)
    page.mouse.wheel(0, 10)
    frames(page, 3)
    thumb = page.locator("#scrubber .thumb").bounding_box()
    before = seen(page)["top"]
    page.mouse.move(thumb["x"] + 30, thumb["y"] + 30)
    page.mouse.down()
    frames(page, 2)
    assert abs(seen(page)["top"] - before) < 1
    page.mouse.move(thumb["x"] + 30, thumb["y"] + 130)
    page.mouse.up()
    release_timers(page)
    rest(page)
    box = page.locator("#scrubber").bounding_box()
    view = seen(page)
    moved = 100 / box["height"] * (view["length"] - view["height"])
    assert abs(view["top"] - before - moved) < moved * 0.02


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_finger_drags_to_a_date(gallery, visit, direction):
    page = look(
        visit, address(gallery, 200_000, f"?dir={direction}"), has_touch=True)
    box = edges(page)
    assert (box["x"] == 0) == (direction == "rtl")
    x = box["x"] + box["width"] / 2
    Finger(page).down(x, box["y"] + 50).move(y=200, steps=5).up()
    settle(page)
    view = seen(page)
    share = 250 / box["height"]
    assert abs(view["top"] / (view["length"] - view["height"]) - share) < 0.01
    assert all(tile["isLoaded"] for tile in view["tiles"]
               if 0 < tile["y"] < view["height"])


def test_short_content_has_no_scrubber(gallery, visit):
    page = look(visit, address(gallery, 1))
    assert not page.locator("#scrubber").is_visible()


def test_on_a_phone_it_goes_when_content_rests(gallery, visit):
    page = look(
        visit, address(gallery, 20_000), width=320, height=640, has_touch=True)
    thumb = page.locator("#scrubber .thumb")
    shows = "(thumb) => getComputedStyle(thumb).opacity"
    rest(page)
    assert thumb.evaluate(shows) == "0"
    # Photos reach from edge to edge, and are what a finger hits there.
    hit = page.evaluate(
        "() => document.elementFromPoint(318, 500).closest('#scrubber')")
    assert hit is None
    page.evaluate(
        """() => {
          window.most = 0;
          const look = () => {
            const { opacity } = getComputedStyle(
              document.querySelector(".thumb"));
            most = Math.max(most, opacity);
            requestAnimationFrame(look);
          };
          look();
        }""")
    Finger(page).down(100, 500).move(y=-200).up()
    page.wait_for_function("() => most === 1")
    rest(page)
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('.thumb'))"
        ".opacity === '0'")


def test_on_the_last_screen_each_month_is_named_in_turn(gallery, visit):
    # So few that a screen has several months.
    url = address(gallery, 600, "?mode=square&size=80")
    page = look(visit, url)
    timeline = Timeline.fetch(url)
    months = list(dict.fromkeys(map(month_in_words, timeline.days)))
    view = seen(page)
    way = view["length"] - view["height"]
    slider = page.get_by_role("slider", name="Date")

    def named() -> int:
        return int(slider.get_attribute("aria-valuenow"))

    found = []
    for top in [*range(int(way - view["height"]), int(way), 10), way]:
        page.evaluate("(top) => wasm.timeline_scroll(top)", top)
        frames(page, 2)
        found.append(named())
    assert found[-1] == len(months) - 1
    assert slider.get_attribute("aria-valuetext") == months[-1]
    assert all(0 <= b - a <= 1 for a, b in zip(found, found[1:])), found
    # Keys lead to each of them as well.
    slider.focus()
    for number in reversed(range(found[0], len(months) - 1)):
        slider.press("ArrowUp")
        frames(page, 2)
        assert named() == number
    slider.press("ArrowDown")
    frames(page, 2)
    assert named() == found[0] + 1
