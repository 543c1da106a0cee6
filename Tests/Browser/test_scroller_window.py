"""A view that the window scrolls, among other content."""

import re

import pytest

from rest import rest
from scroller_page import (
    COUNT,
    OPEN,
    expect_filled,
    look,
    scroll,
    seen,
    to_end,
)

ROW = 300
ROWS = 10_000_000
MILLIONS = "live.html?scene=millions"
CHAT = "live.html?scene=chat"
FEED = "live.html?scene=feed"
# A page that is high from the start, and what scrolls it by script.
RESTORED = """
  addEventListener("DOMContentLoaded", () => {
    document.body.style.minHeight = "9000px";
  });
  window.scrolls = [];
  for (const name of ["scroll", "scrollTo", "scrollBy"]) {
    for (const owner of [window, Element.prototype]) {
      const original = owner[name];
      owner[name] = function (...values) {
        window.scrolls.push([name, ...values]);
        return original.apply(this, values);
      };
    }
  }
  const own =
    Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop");
  Object.defineProperty(Element.prototype, "scrollTop", {
    ...own,
    set(position) {
      window.scrolls.push(["scrollTop", position]);
      own.set.call(this, position);
    },
  });
"""


def text_tops(found: dict) -> dict[str, float]:
    """Where each row stands, by what is written on it."""
    return {row["text"]: row["top"] for row in found["rows"]}


def test_the_view_is_as_long_as_its_content_and_scrolls_nothing(gallery, visit):
    page = look(visit, gallery, CHAT)
    found = scroll(page, 0)
    assert found["start"] == found["before"]
    assert found["end"] == found["behind"]
    assert found["length"] > 3 * found["height"]
    style = page.evaluate(
        """() => {
          const view = document.querySelector("main");
          const { overflowX, overflowY } = getComputedStyle(view);
          return [overflowX, overflowY, view.scrollHeight - view.clientHeight];
        }"""
    )
    assert style == ["visible", "visible", 0]
    rows = expect_filled(found)
    assert rows[0]["item"] == 0
    last = to_end(page)
    assert expect_filled(last)[-1]["item"] == 59
    assert last["behind"] < last["height"]


def test_both_ends_of_ten_million_rows(gallery, visit):
    page = look(visit, gallery, MILLIONS)
    first = expect_filled(seen(page))[0]
    assert first["item"] == 0
    assert abs(first["top"] - seen(page)["before"]) < 1
    page.mouse.move(600, 600)
    for key, item in [("End", ROWS - 1), ("Home", 0), ("End", ROWS - 1)]:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-item='{item}']")
        rest(page)
        found = seen(page)
        rows = expect_filled(found)
        if item == 0:
            assert found["position"] == 0
            assert abs(rows[0]["top"] - found["before"]) < 1
        else:
            assert rows[-1]["item"] == ROWS - 1
            assert abs(rows[-1]["bottom"] - found["behind"]) < 1
            assert found["behind"] < found["height"]
        # Away from the end and back by steps: one to one.
        way = -700 if item else 700
        for distance in (way, -way):
            top = {row["item"]: row["top"] for row in seen(page)["rows"]}
            page.mouse.wheel(0, distance)
            page.wait_for_function(
                "(was) => document.scrollingElement.scrollTop !== was",
                arg=found["position"] + (way if distance != way else 0),
            )
            rest(page)
            after = seen(page)
            expect_filled(after)
            moved = [
                row["top"] - top[row["item"]]
                for row in after["rows"]
                if row["item"] in top
            ]
            assert moved and all(abs(it + distance) < 1.5 for it in moved)


@pytest.mark.parametrize("part", [0.25, 0.5, 0.75])
def test_the_bar_is_proportional(gallery, visit, part):
    page = look(visit, gallery, MILLIONS)
    found = seen(page)
    found = scroll(page, (found["length"] - found["height"]) * part)
    assert abs(expect_filled(found)[0]["item"] / ROWS - part) < 0.001


def test_what_opens_above_moves_nothing_in_sight(gallery, visit):
    page = look(visit, gallery, CHAT)
    before = text_tops(scroll(page, 1_500))
    page.evaluate(OPEN, 350)
    rest(page)
    found = seen(page)
    expect_filled(found)
    after = text_tops(found)
    both = before.keys() & after.keys()
    assert len(both) > 4
    assert all(abs(before[text] - after[text]) < 1 for text in both)


def test_what_opens_above_moves_all_where_the_browser_moves_it(gallery, visit):
    page = look(visit, gallery, MILLIONS)
    page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    before = {row["item"]: row["top"] for row in scroll(page, 3_000)["rows"]}
    page.evaluate(OPEN, 350)
    rest(page)
    found = seen(page)
    expect_filled(found)
    assert found["position"] == 3_000
    both = [row for row in found["rows"] if row["item"] in before]
    assert both
    for row in both:
        assert abs(row["top"] - before[row["item"]] - 350) < 1


def test_messages_that_come_and_go_move_nothing_behind_the_view(gallery, visit):
    page = look(visit, gallery, CHAT)
    page.evaluate(
        """() => {
          const words = [...document.querySelectorAll(".words")].at(-1);
          words.style.height = "3000px";
        }"""
    )
    length = seen(page)["length"]
    found = scroll(page, length - 1_500)
    assert found["rows"] == [] and found["behind"] < 0
    page.evaluate("document.getElementById('insert').click()")
    page.evaluate("document.getElementById('insert').click()")
    rest(page)
    after = seen(page)
    assert after["length"] > found["length"]
    # The browser has kept in sight what one reads there.
    assert abs(after["behind"] - found["behind"]) < 1


def test_out_of_sight_it_has_no_cells_and_is_told_nothing(gallery, visit):
    page = look(visit, gallery, CHAT, script=COUNT)
    page.evaluate(
        """() => {
          const words = [...document.querySelectorAll(".words")].at(-1);
          words.style.height = "50000px";
        }"""
    )
    found = scroll(page, 30_000)
    assert found["rows"] == []
    told = page.evaluate("window.told")
    for position in (31_000, 35_000, 36_000, 33_000):
        scroll(page, position)
    assert page.evaluate("window.told") == told
    expect_filled(scroll(page, 1_500))
    assert page.evaluate("window.told") > told


def test_reading_on_behind_the_view_loads_nothing_more(gallery, visit):
    page = look(visit, gallery, FEED)
    page.evaluate(
        """() => {
          const words = [...document.querySelectorAll(".words")].at(-1);
          words.style.height = "9000px";
        }"""
    )
    found = to_end(page)
    assert found["end"] < 0
    count = page.locator("#items").inner_text()
    scroll(page, found["position"] - 100)
    assert page.locator("#items").inner_text() == count


def test_what_the_browser_restores_is_left_alone(gallery, visit):
    # High enough before the module is there, or no browser restores it.
    page = look(visit, gallery, MILLIONS, script=RESTORED)
    before = scroll(page, 5_000)
    page.reload()
    page.wait_for_selector("[data-item]")
    rest(page)
    after = seen(page)
    # The browser may keep the content in place while the page writes words
    # above it, or not; which of them it does is not the view's affair.
    words = after["before"] + after["position"]
    assert before["position"] - words <= after["position"] <= 5_000
    assert page.evaluate("window.scrolls") == []
    expect_filled(after)


def test_a_smooth_page_is_scrolled_at_once_all_the_same(gallery, visit):
    page = look(visit, gallery, CHAT, reduced_motion="reduce")
    page.evaluate("document.documentElement.style.scrollBehavior = 'smooth'")
    scroll(page, 0)
    top = page.evaluate(
        """() => {
          document.getElementById("last").click();
          return document.scrollingElement.scrollTop;
        }"""
    )
    rest(page)
    found = seen(page)
    assert expect_filled(found)[-1]["item"] == 59
    assert top > 1_000


def test_keys_move_the_focus_and_keep_it_below_the_bar(gallery, visit):
    page = look(visit, gallery, MILLIONS)
    scroll(page, 6_000)
    found = seen(page)
    inside = next(
        row for row in found["rows"] if row["top"] > found["covered"]
    )
    page.mouse.click(600, inside["top"] + 20)
    rest(page)
    # Nothing jumps for a click.
    assert seen(page)["position"] == found["position"]
    for key, step in [("ArrowDown", 1)] * 4 + [("ArrowUp", -1)] * 7:
        page.keyboard.press(key)
        rest(page)
        inside["item"] += step
        now = seen(page)
        row = next(it for it in now["rows"] if it["item"] == inside["item"])
        focused = page.evaluate(
            "document.activeElement.closest('[data-item]').dataset.item"
        )
        assert int(focused) == row["item"]
        assert row["top"] > now["covered"] - 1
        assert row["bottom"] < now["height"] + 1


@pytest.mark.parametrize("scale", [1.25, 3])
def test_pixels_of_another_size(gallery, visit, scale):
    page = look(visit, gallery, CHAT, device_scale_factor=scale)
    for position in (0, 33, 700.4, 1_501, 100_000):
        expect_filled(scroll(page, position))


def test_another_width_keeps_the_first_row_in_its_place(gallery, visit):
    page = look(visit, gallery, CHAT)
    before = scroll(page, 2_000)
    page.set_viewport_size({"width": 500, "height": 700})
    rest(page)
    after = seen(page)
    expect_filled(after)
    # The first below the bar as it was; it is higher now.
    assert after["covered"] > before["covered"]
    first = next(
        row for row in before["rows"] if row["bottom"] > before["covered"]
    )
    row = next(it for it in after["rows"] if it["item"] == first["item"])
    assert abs(row["top"] - first["top"]) < 1


def test_printed_are_the_rows_around_the_viewport(gallery, visit):
    page = look(visit, gallery, MILLIONS)
    found = scroll(page, 3_000_000)
    pdf = page.pdf()
    assert 0 < len(re.findall(rb"/Type\s*/Page\b", pdf)) < 6
    rest(page)
    after = seen(page)
    assert after["position"] == found["position"]
    expect_filled(after)
    # While it is printed the rows follow what stands before them.
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    printed = seen(page)
    assert printed["end"] - printed["start"] < 4_000
    first = printed["rows"][0]
    assert abs(first["top"] - printed["start"]) < 1
    assert abs(printed["rows"][-1]["bottom"] - printed["end"]) < 1
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    rest(page)
    again = seen(page)
    assert again["position"] == found["position"]
    assert again["rows"] == after["rows"]
