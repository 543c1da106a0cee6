"""Headers and footers that are held in a view that the window scrolls."""

import pytest

from rest import rest
from scroller_page import look, scroll, seen

# All bars: where they stand in the window, and in which layer.
BARS = """() => {
  const bars = (kind) => [...sections.querySelectorAll(`[data-${kind}]`)]
    .filter((bar) => bar.checkVisibility())
    .map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return {
        section: Number(bar.dataset.section), top, bottom,
        isHeld: bar.parentElement.className === "waterflow-pinned",
      };
    });
  return { headers: bars("header"), footers: bars("footer") };
}"""

# Makes room before and behind the view, so that it can leave at both edges.
ROOM = """() => {
  for (const words of document.querySelectorAll(".words")) {
    words.style.height = "1500px";
  }
}"""


def open_sections(visit, gallery, mode: str = "section"):
    """The page of sections in the window, with room around."""
    page = look(visit, gallery, "sections.html?scene=pinning")
    page.evaluate(ROOM)
    page.evaluate("id => document.getElementById(id).click()", f"pin-{mode}")
    page.evaluate("document.getElementById('pin-footers').click()")
    rest(page)
    return page


def held(bars: list[dict]) -> list[dict]:
    return [bar for bar in bars if bar["isHeld"]]


@pytest.mark.parametrize("mode", ["section", "stacked", "until-next"])
def test_bars_come_and_leave_with_the_view(gallery, visit, mode):
    page = open_sections(visit, gallery, mode)
    found = scroll(page, 0)
    start = found["start"] + found["position"]
    end = found["end"] + found["position"]
    height = found["height"]
    places = [start - height + 30, start - height + 400, start - 100]
    places += [start + 300, start + 1_500, end - height - 100]
    places += [end - 500, end - 250, end - 150, end - 80, end + 50]
    seen_held = set()
    for place in places:
        now = scroll(page, place)
        bars = page.evaluate(BARS)
        for kind in ("headers", "footers"):
            for bar in held(bars[kind]):
                seen_held.add(kind)
                assert bar["top"] > now["start"] - 1, (place, bar)
                assert bar["bottom"] < now["end"] + 1, (place, bar)
        # Below the bar of the page, as long as there is room for it.
        first = held(bars["headers"])
        if first and now["end"] > now["covered"] + 400:
            top = min(bar["top"] for bar in first)
            assert top < now["covered"] + 1
            if mode == "stacked":
                assert abs(top - now["covered"]) < 1
        last = held(bars["footers"])
        if last and now["start"] < height - 400 and mode == "stacked":
            bottom = max(bar["bottom"] for bar in last)
            assert abs(bottom - height) < 1
    assert seen_held == {"headers", "footers"}


def test_a_header_stands_below_the_bar_that_sticks_above_it(gallery, visit):
    page = open_sections(visit, gallery)
    found = scroll(page, 0)
    start = found["start"] + found["position"]
    now = scroll(page, start + 300)
    assert now["covered"] > 40
    header = held(page.evaluate(BARS)["headers"])[0]
    assert abs(header["top"] - now["covered"]) < 1
    # It is above what scrolls, and below the bar.
    for y, inside in [(header["top"] + 5, True), (now["covered"] - 5, False)]:
        assert inside == page.evaluate(
            """(y) => document.elementFromPoint(600, y)
              .closest(".waterflow-pinned") !== null""",
            y,
        )


def test_a_bar_that_grows_takes_the_header_along(gallery, visit):
    page = open_sections(visit, gallery)
    found = scroll(page, 0)
    scroll(page, found["start"] + found["position"] + 300)
    page.evaluate(
        "document.querySelector('header').style.paddingBottom = '66px'"
    )
    rest(page)
    now = seen(page)
    header = held(page.evaluate(BARS)["headers"])[0]
    assert abs(header["top"] - now["covered"]) < 1
