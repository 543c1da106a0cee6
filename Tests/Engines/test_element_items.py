"""`<water-flow>` in each browser: its items change and are acted on."""

from element_page import (
    CARD_SCRIPT, CARDS, COUNT, LENGTHS, LOOK, drawn, fill, placement, scroll,
    show, wanted,
)
from engine import straight
from stage import expect_drawn


def middle(engine, item: int) -> tuple[float, float]:
    """The middle of an item, in the window."""
    return tuple(
        engine.evaluate(
            """(item) => {
              const { x, y, width, height } =
                stage.flow.elementOf(item).getBoundingClientRect();
              return [x + width / 2, y + height / 2];
            }""",
            item,
        )
    )


def test_a_list_that_shrinks_does_not_crash(page_of):
    engine = show(page_of)
    fill(engine)
    scroll(engine, 20_000)
    for count in (300, 3, 0):
        engine.evaluate(
            "(count) => { stage.flow.items = stage.items(count); }", count
        )
        engine.until(
            "(count) => stage.flow.frameOf(count) === null"
            " && (count === 0 || stage.flow.frameOf(count - 1))",
            count,
        )
        engine.still()
        seen = engine.evaluate(LOOK, "water-flow")
        if count:
            expect_drawn(seen, wanted(engine)[:count])
        else:
            assert seen["cells"] == []


def test_the_pages_children_are_the_items(page_of):
    children = "".join(
        f'<p class="drawn" data-id="{item}" data-ratio="2">Item {item}</p>'
        for item in range(9)
    )
    engine = show(
        page_of,
        f'<water-flow mode="waterfall" lanes="3">{children}</water-flow>',
    )
    engine.evaluate("async () => { await stage.flow.ready; }")
    seen = drawn(engine)
    assert [cell["id"] for cell in seen["cells"]] == list(range(9))


def test_the_pages_children_are_changed(page_of):
    engine = show(page_of, CARDS, f"<script>{CARD_SCRIPT}</script>")
    engine.evaluate(
        """() => {
          window.cards = Array.from({ length: 60 }, (_, id) => card(id));
          flowOf().append(...cards);
        }"""
    )
    engine.until("() => window.flowOf && seen().length >= 5")
    engine.evaluate(
        """() => {
          const flow = flowOf();
          flow.removeChild(cards[1]);
          cards[57].remove();
          flow.insertBefore(card(99), cards[58]);
          cards[2].before(card(98), cards[59]);
          flow.replaceChild(card(97), cards[3]);
          flow.appendChild(cards[0]);
        }"""
    )
    wanted = [98, 59, 2, 97, *range(4, 57), 99, 58, 0]
    engine.until("(wanted) => String(ids()) === String(wanted)", wanted)
    engine.still()
    seen = engine.evaluate("seen()")
    assert len(seen) >= 5
    assert seen == wanted[: len(seen)]
    assert engine.evaluate("cards[2].parentNode === flowOf()")


def test_what_is_not_there_is_asked_for_once(page_of):
    engine = show(page_of)
    engine.evaluate(
        """() => {
          window.asked = [];
          document.body.addEventListener("needitems", ({ detail }) => {
            for (let at = detail.start; at < detail.end; at++) asked.push(at);
          });
          stage.fill(stage.flow, { mode: "list", estimate: 50, gap: 0,
            lineGap: 0 });
          stage.flow.items = { length: 1000, at() {} };
        }"""
    )
    engine.until("() => asked.length > 0")
    engine.still()
    scroll(engine, 1_000)
    scroll(engine, 0)
    asked = engine.evaluate("asked")
    assert len(asked) == len(set(asked))
    assert set(range(12)) <= set(asked)


def test_clicks_are_told_and_select(page_of):
    engine = show(page_of)
    engine.evaluate(
        """() => {
          window.clicked = [];
          document.body.addEventListener("itemclick", ({ detail }) =>
            clicked.push(detail.index));
          stage.flow.selection = "multiple";
        }"""
    )
    fill(engine)
    engine.evaluate("async () => { await stage.flow.ready; }")
    engine.still()
    for count, item in enumerate((2, 0, 1), 1):
        engine.click(*middle(engine, item))
        engine.until(
            "(count) => stage.flow.selectedItems.length === count", count
        )
    assert engine.evaluate("clicked") == [2, 0, 1]


def test_a_row_is_dragged_to_another_place(page_of):
    engine = show(
        page_of,
        '<water-flow reorderable style="height: 600px; width: 400px">'
        "</water-flow>",
    )
    engine.evaluate(
        """() => stage.flow.addEventListener("reorder", ({ detail }) => {
          const { items } = stage.flow;
          items.splice(detail.to.index, 0,
            ...items.splice(detail.from.index, 1));
        })"""
    )
    fill(engine, mode="list", gap=0, lineGap=0)
    engine.evaluate("() => { stage.flow.size = () => 60; }")
    engine.evaluate("async () => { await stage.flow.ready; }")
    engine.still()
    x, y = middle(engine, 3)
    engine.drag_mouse(straight(middle(engine, 0), (x, y + 10), hold=200))
    engine.still()
    seen = engine.evaluate(LOOK, "water-flow")
    assert [cell["id"] for cell in seen["cells"]][:5] == [1, 2, 3, 0, 4]


def test_items_assigned_again_are_found_by_key(page_of):
    engine = show(page_of)
    fill(engine)
    engine.evaluate(
        """() => {
          stage.flow.key = (item) => item.id;
          stage.flow.items = stage.items(1000).filter(({ id }) => id % 3);
        }"""
    )
    engine.until("() => stage.flow.frameOf(700) === null")
    engine.still()
    left = [item for item in range(COUNT) if item % 3]
    frames = placement.waterfall(
        engine.evaluate("stage.flow.clientWidth"),
        3,
        10,
        [LENGTHS[item] for item in left],
    )
    seen = engine.evaluate(LOOK, "water-flow")
    for cell in seen["cells"]:
        assert cell["id"] == left[cell["index"]]
        cell["id"] = cell["index"]
    expect_drawn(seen, frames, tolerance=0.6)
