"""A view that an element around it scrolls, and others in the same one."""

from rest import rest
from scroller_page import OPEN, expect_filled, look, scroll, seen, to_end

CHAT = "live.html?scene=chat"
MILLIONS = "live.html?scene=millions"
ROWS = 10_000_000


def test_the_nearest_element_that_scrolls(gallery, visit):
    page = look(visit, gallery, CHAT, "nearest")
    found = scroll(page, 0)
    assert found["start"] == found["before"] > 0
    expect_filled(found)
    last = to_end(page)
    assert expect_filled(last)[-1]["item"] == 59
    assert abs(last["end"] - last["behind"]) < 0.1
    # The window does not scroll.
    assert page.evaluate("document.scrollingElement.scrollTop") == 0


def test_both_ends_of_ten_million_rows(gallery, visit):
    page = look(visit, gallery, MILLIONS, "nearest")
    last = to_end(page)
    rows = expect_filled(last)
    assert rows[-1]["item"] == ROWS - 1
    assert abs(rows[-1]["bottom"] - last["behind"]) < 1
    first = scroll(page, 0)
    assert expect_filled(first)[0]["item"] == 0
    assert first["rows"][0]["top"] == first["before"]


def test_what_opens_above_is_noticed_without_a_scroll(gallery, visit):
    page = look(visit, gallery, MILLIONS, "nearest")
    page.evaluate(
        "document.querySelector('.around').style.overflowAnchor = 'none'"
    )
    before = {row["item"]: row["top"] for row in scroll(page, 3_000)["rows"]}
    page.evaluate(OPEN, 350)
    rest(page)
    found = seen(page)
    expect_filled(found)
    both = [row for row in found["rows"] if row["item"] in before]
    assert both
    for row in both:
        assert abs(row["top"] - before[row["item"]] - 350) < 1


def test_right_to_left(gallery, visit):
    page = look(visit, gallery, CHAT + "&dir=rtl", "nearest")
    expect_filled(scroll(page, 0))
    assert expect_filled(to_end(page))[-1]["item"] == 59


# A second module and its view behind the first one, in the same window.
SECOND = """async () => {
  const first = document.getElementById("live-view");
  first.id = "first";
  const view = document.createElement("main");
  view.id = "live-view";
  view.scroller = 1;
  document.body.append(view);
  const { run } = await import("./waterflow.mjs");
  await run("live.wasm");
}"""

ROWS_OF = """(id) => {
  const view = document.getElementById(id);
  const { top, bottom } = view.getBoundingClientRect();
  const rows = [...view.querySelectorAll("[data-item]")]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => {
      const frame = cell.getBoundingClientRect();
      return {
        item: Number(cell.dataset.item), top: frame.top, bottom: frame.bottom,
      };
    })
    .sort((a, b) => a.item - b.item);
  return { rows, start: top, end: bottom, height: innerHeight };
}"""


def test_two_views_in_one_window(gallery, visit):
    page = look(visit, gallery, CHAT)
    page.evaluate(SECOND)
    page.wait_for_function(
        "() => document.getElementById('live-view').offsetHeight > 1_000"
    )
    scroll(page, 0)
    assert page.evaluate(ROWS_OF, "live-view")["rows"] == []
    expect_filled(page.evaluate(ROWS_OF, "first"))
    # Where both are in sight.
    border = page.evaluate(ROWS_OF, "first")["end"]
    scroll(page, border - 400)
    border = page.evaluate(ROWS_OF, "first")["end"]
    scroll(page, page.evaluate("scrollY") + border - 400)
    both = [page.evaluate(ROWS_OF, name) for name in ("first", "live-view")]
    assert expect_filled(both[0])[-1]["item"] == 59
    assert expect_filled(both[1])[0]["item"] == 0
    # Messages that come to the first one push the other down, and no more.
    to_end(page)
    was = page.evaluate(ROWS_OF, "live-view")
    assert page.evaluate(ROWS_OF, "first")["rows"] == []
    assert expect_filled(was)[-1]["item"] == 59
