"""Pages that say what is not so: the element says it once and goes on."""

import placement
import pytest
from rest import rest
from stage import drawn, expect_drawn, look, scroll, show

BODY = '<water-flow id="wall" style="height: 600px"></water-flow>'
LENGTHS = placement.heights(200)
WANTED = placement.waterfall(1_000, 3, 10, LENGTHS)


@pytest.fixture
def told() -> list[str]:
    """What the console was told."""
    return []


@pytest.fixture
def page(page_of, told):
    """A page whose console may say something."""
    return show(page_of, BODY, told=told)


def give(page, changes: str, wait: bool = True) -> None:
    """Fills the element with 200 items, then with these lies as well."""
    page.evaluate(
        f"""() => {{
          const {{ flow }} = stage;
          stage.fill(flow, {{ mode: "waterfall", lanes: 3, count: 200 }});
          const {{ items, renderItem, size }} = flow;
          {changes}
        }}"""
    )
    if wait:
        drawn(page)
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)


def expect_alive(page) -> None:
    """The same element shows honest items."""
    page.evaluate(
        """() => { stage.fill(stage.flow, { mode: "waterfall", lanes: 3,
             count: 200, ratios: null, key: null, kind: null }); }"""
    )
    drawn(page)
    rest(page)
    expect_drawn(scroll(page, 2_000), WANTED)


def expect_said(told: list[str], *parts: str) -> None:
    """Exactly one line, which names the element and these parts."""
    assert len(told) == 1, told
    for part in ("water-flow#wall", *parts):
        assert part in told[0], (part, told)


@pytest.mark.parametrize(
    "size", ["NaN", "-5", "Infinity", "undefined", "'tall'", "null", "{}"]
)
def test_a_bad_size_is_said_once(page, told, size):
    give(
        page,
        f"flow.size = (item, at) => at === 7 ? {size} : item.height;",
    )
    expect_said(told, "7", "size")
    seen = look(page)
    assert len(seen["cells"]) > 7
    for cell in seen["cells"]:
        assert 0 <= cell["height"] < 1_000
    scroll(page, 3_000)
    page.evaluate("stage.flow.reload()")
    rest(page)
    assert len(told) == 1, told
    expect_alive(page)


def test_many_bad_sizes_are_said_once(page, told):
    give(page, "flow.size = () => NaN;", wait=False)
    assert len(told) == 1 and "water-flow#wall" in told[0], told
    expect_alive(page)


def test_a_size_that_throws(page, told):
    give(
        page,
        """flow.size = (item, at) => {
             if (at === 7) throw new Error("no size today");
             return item.height;
           };""",
    )
    expect_said(told, "7", "no size today")
    expect_alive(page)


def test_a_drawing_that_throws(page, told):
    give(
        page,
        """flow.renderItem = (item, at) => {
             if (at === 5) throw new Error("no paint");
             return stage.draw(item);
           };""",
    )
    expect_said(told, "5", "no paint")
    seen = look(page)
    # Its place is empty; all others stand in theirs.
    shown = {cell["index"] for cell in seen["cells"]}
    wanted = placement.meeting(WANTED, 0, 600) - {5}
    assert wanted <= shown and 5 not in shown
    for cell in seen["cells"]:
        assert [cell[key] for key in ("x", "y", "width", "height")] == (
            pytest.approx(WANTED[cell["index"]], abs=0.1)
        )
    expect_alive(page)


@pytest.mark.parametrize("made", ["undefined", "null", "17", "({})"])
def test_a_drawing_that_is_nothing(page, told, made):
    give(
        page,
        f"""flow.renderItem = (item, at) =>
              at === 5 ? {made} : stage.draw(item);""",
    )
    expect_said(told, "5", "renderItem")
    expect_alive(page)


def test_every_drawing_throws(page, told):
    give(
        page,
        "flow.renderItem = () => { throw new Error('no paint'); };",
        wait=False,
    )
    page.wait_for_function("() => stage.flow.frameOf(0)")
    rest(page)
    assert 1 <= len(told) <= len(placement.meeting(WANTED, 0, 2_000)), told
    expect_alive(page)


def test_a_renderer_that_throws_when_it_makes(page, told):
    give(
        page,
        """flow.renderer = { create() { throw new Error("no clay"); },
             update() {} };""",
        wait=False,
    )
    page.wait_for_function("() => stage.flow.frameOf(0)")
    rest(page)
    assert len(told) >= 1 and "water-flow#wall" in told[0], told
    assert "no clay" in told[0]
    page.evaluate("stage.flow.renderer = null")
    expect_alive(page)


def test_a_source_that_throws(page, told):
    give(
        page,
        """flow.items = { length: 200, at(index) {
             if (index === 6) throw new Error("lost");
             return items[index];
           } };""",
    )
    expect_said(told, "6", "lost")
    assert len(look(page)["cells"]) > 5
    expect_alive(page)


def test_a_source_that_shrinks_unseen(page, told):
    give(
        page,
        """window.mine = items;
           flow.items = { get length() { return mine.length; },
             at: (index) => mine[index] };""",
    )
    page.evaluate("mine.length = 20")
    # Nobody has told the element: it goes on with places that are empty.
    for top in (3_000, 0, 6_000):
        scroll(page, top)
    page.evaluate("stage.flow.reload()")
    rest(page)
    expect_drawn(
        scroll(page, 0),
        placement.waterfall(1_000, 3, 10, placement.heights(20)),
    )
    assert all("water-flow#wall" in line for line in told), told
    expect_alive(page)


@pytest.mark.parametrize(
    "length", ["NaN", "-1", "1.5", "Infinity", "'many'", "undefined", "2 ** 40"]
)
def test_a_length_that_is_none(page, told, length):
    give(
        page,
        f"flow.items = {{ length: {length}, at: (at) => items[at] }};",
        wait=False,
    )
    expect_said(told, "length")
    expect_alive(page)


def test_something_else_than_items(page, told):
    give(page, "flow.items = 17;", wait=False)
    expect_said(told, "items")
    expect_alive(page)


def test_keys_that_are_the_same(page, told):
    give(page, "flow.key = (item) => item.id % 50;")
    page.evaluate("stage.flow.items = stage.items(150)")
    page.wait_for_function("() => stage.flow.frameOf(150) === null")
    rest(page)
    assert len(told) == 1 and "water-flow#wall" in told[0], told
    assert "key" in told[0]
    expect_drawn(
        look(page),
        placement.waterfall(1_000, 3, 10, placement.heights(150)),
    )
    expect_alive(page)


def test_a_key_that_throws(page, told):
    give(page, "flow.key = () => { throw new Error('no key'); };")
    page.evaluate("stage.flow.items = stage.items(150)")
    page.wait_for_function("() => stage.flow.frameOf(150) === null")
    rest(page)
    assert len(told) == 1 and "no key" in told[0], told
    expect_alive(page)


def test_ratios_that_are_none(page, told):
    give(
        page,
        """const ratios = stage.ratios(200);
           ratios[3] = NaN; ratios[4] = -1; ratios[5] = 0;
           flow.size = null; flow.ratios = ratios;""",
    )
    assert len(told) == 1 and "water-flow#wall" in told[0], told
    assert "ratio" in told[0] and "3" in told[0]
    assert len(look(page)["cells"]) > 5
    expect_alive(page)


def test_fewer_ratios_than_items(page, told):
    give(
        page, "flow.size = null; flow.ratios = stage.ratios(100);", wait=False
    )
    page.wait_for_function("() => stage.flow.frameOf(0)")
    expect_said(told, "100", "200", "ratios")
    expect_alive(page)


def test_a_listener_that_throws_is_the_pages_own(page, told):
    give(
        page,
        """flow.addEventListener("rangechange", () => {
             throw new Error("mine");
           });""",
    )
    assert told and all("mine" in line for line in told), told
    told.clear()
    for top in (3_000, 0):
        expect_drawn(scroll(page, top), WANTED)


@pytest.mark.parametrize(
    "changes",
    [
        "{ removed: [500] }",
        "{ inserted: [5] }",
        "{ removed: [-1] }",
        "{ moved: [[1, 2], [1, 3]] }",
        "{ removed: [1, 1], items: stage.items(198) }",
        "{ section: 4, changed: [0] }",
    ],
)
def test_changes_that_cannot_be(page, told, changes):
    # What is known of the items before tells that.
    give(page, "flow.selection = 'single';")
    refused = page.evaluate(
        f"""() => stage.flow.update({changes}).then(() => null,
              (error) => [error.name, error.message])"""
    )
    assert refused is not None
    assert refused[0] == "WaterFlowError"
    assert "water-flow#wall" in refused[1]
    rest(page)
    expect_drawn(scroll(page, 2_000), WANTED)
    told.clear()
    expect_alive(page)


def test_a_first_change_that_cannot_be_shows_what_there_is(page, told):
    give(page, "")
    page.evaluate(
        "() => stage.flow.update({ removed: [500], items: stage.items(100) })"
    )
    rest(page)
    wanted = placement.waterfall(1_000, 3, 10, placement.heights(100))
    expect_drawn(scroll(page, 1_000), wanted)
    expect_alive(page)


@pytest.mark.parametrize(
    "sections",
    [
        "[null]",
        "[{}]",
        "17",
        "[{ items: null }]",
        "[{ items: [1], mode: 'x' }]",
    ],
)
def test_sections_that_are_none(page, told, sections):
    give(page, f"flow.items = null; flow.sections = {sections};", wait=False)
    assert len(told) >= 1 and "water-flow#wall" in told[0], told
    page.evaluate("stage.flow.sections = null")
    expect_alive(page)
