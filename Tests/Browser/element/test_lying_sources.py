"""Data that is not as it says: the element says it once and goes on."""

import placement
import pytest
from lying_page import (  # noqa: F401
    WANTED, expect_alive, expect_said, give, page, told,
)
from rest import rest
from stage import expect_drawn, look, scroll


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


def test_a_ratio_that_is_none_and_such_a_size(page, told):
    """Each is told: one does not stand for the other."""
    give(
        page,
        """flow.size = () => NaN; flow.items = null;
           flow.sections = [
             { items: items.slice(0, 5), ratios: new Float32Array(5) },
             { items: items.slice(5, 10) },
           ];""",
        wait=False,
    )
    rest(page)
    assert len(told) == 2, told
    assert "item 0 has the ratio 0;" in told[0]
    assert "section 1 item 0 has the size NaN;" in told[1]
    page.evaluate("stage.flow.sections = null")
    expect_alive(page)


@pytest.mark.parametrize("ratio", ["1e-8", "1e8"])
@pytest.mark.parametrize("mode", ["waterfall", "list"])
def test_a_ratio_that_is_out_of_all_proportion(page, told, ratio, mode):
    give(
        page,
        f"""const ratios = stage.ratios(200);
           ratios[5] = {ratio};
           flow.mode = "{mode}";
           flow.size = null; flow.ratios = ratios;""",
    )
    expect_said(told, "item 5", "ratio")
    assert look(page)["cells"]
    assert page.evaluate(
        """() => {
          const { width, height } = stage.flow.frameOf(5);
          return Math.abs(width - height) < 1;
        }"""
    )
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
    refused = page.evaluate(
        """() => stage.flow.update(
             { removed: [500], items: stage.items(100) }).catch(String)"""
    )
    assert "item 500 is removed, but there are 200" in refused
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


def test_more_sections_than_a_call_takes_arguments(page):
    give(
        page,
        """flow.sections = [
             ...Array.from({ length: 130_000 }, () => ({ items: [] })),
             { items }];""",
    )
    page.wait_for_function(
        "() => document.querySelector('[data-section=\"130000\"]')")
