"""`<water-flow>`: the rows of its contract, once in each browser."""

import sys
import time
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "Browser/element"))

import placement  # noqa: E402
from engine import straight  # noqa: E402
from stage import (  # noqa: E402
    OWN,
    STAGE,
    STYLE,
    expect_drawn,
    expect_lanes,
)

COUNT = 1_000
LENGTHS = placement.heights(COUNT)
FILL = """(options) => { stage.fill(stage.flow,
  { mode: "waterfall", lanes: 3, ...options }); }"""
LOOK = "(selector) => stage.look(document.querySelector(selector))"


def show(page_of, body: str = OWN, head: str = "", **options):
    """A page with this body, when its element is known."""
    engine = page_of(
        body, head=f"{STYLE}<script>{STAGE}</script>{head}", **options
    )
    engine.until("() => customElements.get('water-flow')")
    return engine


def drawn(engine, selector: str = "water-flow") -> dict:
    """Waits until an element shows something; what it shows then."""
    engine.until(
        "(selector) => document.querySelector(selector + ' .drawn')", selector
    )
    engine.still()
    return engine.evaluate(LOOK, selector)


def fill(engine, **options) -> dict:
    """Gives the page's element items of known heights; what it shows."""
    engine.evaluate(FILL, options)
    return drawn(engine)


def scroll(engine, top: float, what: str = "stage.flow") -> dict:
    """Scrolls at once; what the element shows after that."""
    engine.evaluate(f"(top) => {what}.scrollTo(0, top)", top)
    engine.still()
    return engine.evaluate(LOOK, "water-flow")


def wanted(engine, lanes: int = 3) -> list[placement.Frame]:
    """Where the items of a waterfall should stand."""
    width = engine.evaluate("stage.flow.clientWidth")
    return placement.waterfall(width, lanes, 10, LENGTHS)


def test_all_in_sight_is_drawn_in_a_waterfall(page_of):
    engine = show(page_of)
    fill(engine)
    for top in (0, 333, 12_345, 1e7, 5):
        expect_drawn(scroll(engine, top), wanted(engine))


def test_all_in_sight_is_drawn_in_justified_rows(page_of):
    engine = show(page_of)
    engine.evaluate(
        """(count) => { Object.assign(stage.flow, {
          mode: "justified", breaking: "greedy", rowHeight: 150, gap: 6,
          lineGap: 6, renderItem: stage.draw, ratios: stage.ratios(count),
          items: stage.items(count) }); }""",
        COUNT,
    )
    seen = drawn(engine)
    frames = placement.greedy(seen["width"], 150, 6, placement.ratios(COUNT))
    for top in (0, 5_000):
        expect_drawn(scroll(engine, top), frames)


def test_all_in_sight_is_drawn_in_a_list(page_of):
    engine = show(page_of)
    seen = fill(engine, mode="list")
    frames = placement.rows(seen["width"], LENGTHS, 10)
    for top in (0, 40_000):
        expect_drawn(scroll(engine, top), frames)


def test_items_of_unknown_heights_are_measured(page_of):
    engine = show(page_of)
    engine.evaluate(
        """() => { Object.assign(stage.flow, {
          mode: "waterfall", lanes: 3, gap: 10, lineGap: 10,
          renderItem: (item) => {
            const node = stage.draw(item);
            node.style.height = `${item.height}px`;
            return node;
          },
          items: stage.items(200) }); }"""
    )
    expect_lanes(drawn(engine)["cells"], placement.heights(200))


AROUND = """<p style="height: 333px; margin: 0">Before</p>
  <water-flow scroller="{}"></water-flow>
  <p style="height: 222px; margin: 0">After</p>"""


def test_the_window_scrolls(page_of):
    engine = show(page_of, AROUND.format("window"))
    fill(engine)
    for top in (0, 300, 9_000):
        expect_drawn(scroll(engine, top, "window"), wanted(engine))


def test_an_ancestor_scrolls(page_of):
    engine = show(
        page_of,
        '<main id="box" style="height: 500px; overflow: auto">'
        + AROUND.format("nearest")
        + "</main>",
    )
    fill(engine)
    for top in (0, 300, 9_000):
        expect_drawn(scroll(engine, top, "box"), wanted(engine))


def test_right_to_left_the_first_lane_is_the_right_one(page_of):
    engine = show(page_of, f'<div dir="rtl">{OWN}</div>')
    width = fill(engine)["width"]
    frames = [(width - x - w, y, w, h) for x, y, w, h in wanted(engine)]
    for top in (0, 5_000):
        expect_drawn(scroll(engine, top), frames)


@pytest.mark.parametrize(
    "make",
    [
        "document.createElement('water-flow')",
        "Object.assign(document.createElement('div'),"
        " { innerHTML: '<water-flow></water-flow>' }).firstChild",
        "stage.flow.cloneNode()",
        "stage.flow.cloneNode(true)",
        "document.importNode(stage.flow, true)",
    ],
)
def test_it_is_made_in_any_way(page_of, make):
    engine = show(page_of)
    fill(engine, lanes=5)
    engine.evaluate(
        f"""() => {{
          const flow = {make};
          stage.flow.replaceWith(flow);
          flow.style.height = "600px";
          stage.fill(flow, {{ mode: "waterfall", lanes: 3 }});
        }}"""
    )
    drawn(engine)
    expect_drawn(scroll(engine, 5_000), wanted(engine))


def test_what_is_set_before_the_upgrade_holds(page_of):
    engine = show(
        page_of,
        OWN
        + """<script>
          window.wasDefined = stage.flow.matches(":defined");
          stage.fill(stage.flow, { mode: "waterfall", lanes: 3 });
        </script>""",
    )
    seen = drawn(engine)
    assert engine.evaluate("wasDefined") is False
    expect_drawn(seen, wanted(engine))


def test_a_move_keeps_cells_and_place(page_of):
    engine = show(page_of, f"{OWN}<div id='after'></div>")
    fill(engine)
    scroll(engine, 5_000)
    engine.evaluate(
        """() => {
          window.cell = stage.flow.querySelector(".drawn");
          after.append(stage.flow);
        }"""
    )
    engine.still()
    seen = engine.evaluate(LOOK, "water-flow")
    assert seen["top"] == 5_000
    expect_drawn(seen, wanted(engine))
    assert engine.evaluate("cell.isConnected") is True


def test_removed_and_put_back(page_of):
    engine = show(page_of)
    fill(engine)
    engine.evaluate(
        """async () => {
          const { flow } = stage;
          flow.remove();
          await stage.frames(10);
          window.left = flow.querySelectorAll(".drawn").length;
          document.body.append(flow);
        }"""
    )
    assert engine.evaluate("window.left") == 0
    expect_drawn(drawn(engine), wanted(engine))


def test_another_document_adopts_it(page_of):
    engine = show(
        page_of,
        f"{OWN}<iframe id='frame' style='width: 800px; height: 650px;"
        " border: 0'></iframe>",
    )
    fill(engine)
    engine.evaluate(
        """async () => {
          const there = frame.contentDocument;
          const style = there.createElement("style");
          style.textContent = "body { margin: 0 } .drawn { height: 100% }";
          there.head.append(style);
          window.moved = stage.flow;
          there.body.append(moved);
          await stage.frames();
          while (!moved.querySelector(".drawn")) await stage.frames();
          moved.scrollTo(0, 4000);
          await stage.frames(20);
        }"""
    )
    seen = engine.evaluate("stage.look(moved)")
    assert seen["top"] == 4_000
    expect_drawn(
        seen, placement.waterfall(seen["width"], 3, 10, LENGTHS)
    )


LIBRARY = """<script type="module">
  stage.fill(stage.flow, { mode: "waterfall", lanes: 3,
    key: (item) => item.id });
</script>"""
RESTORING = '<water-flow restore="photos" style="height: 600px"></water-flow>'


def wait_for_reload(engine) -> None:
    """Waits until another page than the one that was marked is there."""
    end = time.monotonic() + 30
    is_left = True
    while is_left:
        assert time.monotonic() < end
        try:
            is_left = engine.evaluate(
                "window.isLeft || !customElements.get('water-flow')"
            )
        except engine.gone:
            continue


def test_a_reload_comes_back_to_the_same_place(page_of):
    engine = show(page_of, RESTORING, LIBRARY)
    drawn(engine)
    before = scroll(engine, 12_345)
    engine.evaluate(
        """() => {
          window.isLeft = true;
          setTimeout(() => location.reload());
        }"""
    )
    wait_for_reload(engine)
    after = drawn(engine)
    assert abs(after["top"] - before["top"]) <= 1
    expect_drawn(after, wanted(engine))


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
