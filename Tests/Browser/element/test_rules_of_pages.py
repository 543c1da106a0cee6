"""Rules that a page has for all that it holds, and for the element itself."""

import pytest
from stage import OWN, WANTED, drawn, expect_drawn, fill, look, scroll, show

# For all that comes after something, as of the "lobotomized owl", and for all
# but the last, as of Tailwind's `space-y`.
RULES = [
    "* + * { margin-top: 20px }",
    "water-flow > :not(:last-child) { margin-block-end: 20px }",
]
# How it laid children out that were none of a collection's items.
LAYOUTS = [
    "water-flow { display: flex; flex-direction: column }",
    "water-flow { display: flex; align-items: center; gap: 16px }",
    "water-flow { display: flex; flex-flow: column-reverse; gap: 16px }",
    "water-flow { display: flex; flex-flow: row wrap; gap: 16px }",
    "water-flow { display: flex; justify-content: center }",
    "water-flow { display: grid; align-content: end }",
    "water-flow { columns: 3 }",
    "water-flow { display: grid; gap: 8px; grid: auto / 1fr 1fr 1fr }",
]


@pytest.mark.parametrize("scroller", ["self", "window"])
@pytest.mark.parametrize("rule", RULES + LAYOUTS)
def test_margins_and_layouts_of_a_page_move_no_items(page_of, rule, scroller):
    body = OWN if scroller == "self" else (
        "<water-flow scroller='window'></water-flow>")
    page = show(page_of, body, head=f"<style>{rule}</style>")
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(look(page), WANTED)
    if scroller == "self":
        expect_drawn(scroll(page, 9_000), WANTED)
    page.evaluate("stage.flow.scrollToItem(500)")
    drawn(page)
    # Nothing is cut off: the last lane is found where it stands.
    assert page.evaluate(
        """() => {
          const { flow } = stage;
          const { right } = flow.getBoundingClientRect();
          const cells = [500, 501, 502].map((item) => flow.elementOf(item));
          const cell = cells.find((one) =>
            one.getBoundingClientRect().right > right - 30);
          const frame = cell.getBoundingClientRect();
          return cell.contains(
            document.elementFromPoint(frame.right - 2, frame.bottom - 2));
        }"""
    )
    assert page.evaluate(
        """() => {
          const top = (node) => node.getBoundingClientRect().top;
          const { flow } = stage;
          return top(flow.elementOf(500)) - Math.max(top(flow), 0);
        }"""
    ) == pytest.approx(0, abs=1)
