"""Lanes of a set width, and items that keep their own."""

import pytest
from rest import rest

SPACING = 12
LANE = 170

ITEMS = """(section) => {
  // Behind the scroll bar, which is at the left from the right to the left.
  const start = sections.getBoundingClientRect().left + sections.clientLeft;
  return [...sections.querySelectorAll(
    `[data-item][data-section="${section}"]`)].map((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return { left: left - start, right: right - start,
      width: right - left, height: bottom - top };
  });
}"""


def look(visit, gallery, query: str = "", width: int = 1000):
    page = visit(
        f"{gallery().url.rstrip('/')}/sections.html?scene=widths{query}",
        width=width,
        height=700,
    )
    page.wait_for_selector("[data-item]")
    rest(page)
    return page


def items(page, section: int) -> list[dict]:
    """The items of a section, once it has been scrolled to."""
    page.evaluate(
        """async (section) => {
          for (let tries = 0; tries < 50; tries++) {
            const header = sections.querySelector(
              `[data-header][data-section="${section}"]`);
            if (header) {
              sections.scrollTop += header.getBoundingClientRect().top
                - sections.getBoundingClientRect().top;
              return;
            }
            sections.scrollTop += 300;
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
          }
        }""",
        section,
    )
    rest(page)
    return page.evaluate(ITEMS, section)


def lefts(found: list[dict]) -> list[float]:
    return sorted({round(it["left"], 1) for it in found})


def choose(page, name: str) -> None:
    page.locator(f"#{name}").check(force=True)
    rest(page)


@pytest.mark.parametrize("width", [1000, 700, 320])
@pytest.mark.parametrize("query", ["", "&dir=rtl"])
def test_lanes_have_the_width_that_was_set(gallery, visit, width, query):
    page = look(visit, gallery, query, width)
    lane = LANE if width >= 600 else 120
    breadth = page.evaluate("sections.clientWidth")
    room = breadth - 2 * SPACING
    count = int((room + SPACING) // (lane + SPACING))
    assert count > 1
    found = items(page, 0)
    assert {round(it["width"], 1) for it in found} == {lane}
    # The rest is a margin at the trailing edge.
    edge = (
        [SPACING + place * (lane + SPACING) for place in range(count)]
        if not query
        else [
            breadth - SPACING - lane - place * (lane + SPACING)
            for place in reversed(range(count))
        ]
    )
    assert lefts(found) == pytest.approx(edge, abs=0.2)
    choose(page, "rest-gap")
    found = items(page, 0)
    assert {round(it["width"], 1) for it in found} == {lane}
    gap = (room - count * lane) / (count - 1)
    assert gap > SPACING
    spread = [SPACING + place * (lane + gap) for place in range(count)]
    assert lefts(found) == pytest.approx(spread, abs=0.2)
    assert "rest=gap" in page.url


def test_items_keep_their_widths_and_stand_as_chosen(gallery, visit):
    page = look(visit, gallery)
    filled = items(page, 1)
    (width,) = {round(it["width"], 1) for it in filled}
    lanes = lefts(filled)
    assert len(lanes) > 2

    def lane(it: dict) -> float:
        """Where the lane begins that an item is in."""
        return max(left for left in lanes if left < it["left"] + 0.2)

    for name, place in (("leading", 0), ("center", 0.5), ("trailing", 1)):
        choose(page, f"align-{name}")
        found = items(page, 1)
        assert len({round(it["width"]) for it in found}) > 3
        for it in found:
            assert it["width"] < width + 0.2
            assert it["left"] - lane(it) == pytest.approx(
                place * (width - it["width"]), abs=0.2
            )
        assert f"align={name}" in page.url
    choose(page, "align-filled")
    assert {round(it["width"], 1) for it in items(page, 1)} == {width}


def test_from_the_right_items_stand_at_the_right(gallery, visit):
    page = look(visit, gallery, "&dir=rtl&align=leading")
    edges = {round(it["right"]) for it in items(page, 1)}
    breadth = page.evaluate("sections.clientWidth")
    assert max(edges) == breadth - SPACING
    assert len(edges) == len(lefts(items(look(visit, gallery), 1)))


def test_choices_are_taken_from_the_address(gallery, visit):
    page = look(visit, gallery, "&rest=gap&align=center")
    assert page.is_checked("#rest-gap")
    assert page.is_checked("#align-center")
    assert page.is_hidden("#modes")
    assert page.is_hidden("#log")
