"""Functions of the page that fail: the element says it once and goes on."""

import placement
import pytest
from lying_page import (  # noqa: F401
    WANTED, expect_alive, expect_said, give, page, told,
)
from rest import rest
from stage import look, scroll


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


def test_a_size_that_is_a_text_is_told_as_it_is(page, told):
    give(page, "flow.size = () => '100px';", wait=False)
    assert len(told) == 1, told
    assert "has the size 100px; give a number" in told[0]
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
