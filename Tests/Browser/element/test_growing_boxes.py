"""Boxes that grow with what is in them: they scroll nothing."""

import placement
import pytest
from features_page import notes, shown
from rest import rest
from stage import WANTED, drawn, expect_drawn, fill, look, show

# How many elements show items.
CELLS = "stage.flow.querySelectorAll('[data-item]').length"

# Rules whose `overflow-y` is `auto` by the other axis.
WRAPPERS = [
    "<div style='overflow-x: hidden'>{}</div>",
    "<div style='overflow-x: auto; min-height: 300px'><p>{}</p></div>",
]


@pytest.mark.parametrize("wrapper", WRAPPERS)
def test_the_nearest_that_scrolls_is_none_that_grows(page_of, wrapper):
    page = show(
        page_of, wrapper.format("<water-flow scroller='nearest'></water-flow>")
    )
    fill(page, mode="waterfall", lanes=3)
    assert page.evaluate(CELLS) < 100
    page.evaluate("scrollTo(0, 9000)")
    rest(page)
    expect_drawn(look(page), WANTED)
    page.evaluate("stage.flow.scrollToItem(500)")
    rest(page)
    assert page.evaluate(
        "() => stage.flow.elementOf(500).getBoundingClientRect().top"
    ) == pytest.approx(0, abs=1)


@pytest.mark.parametrize(
    "style", ["height: 400px", "max-height: 400px", "height: 50%"])
def test_the_nearest_that_scrolls_is_the_one_that_ends(page_of, style):
    page = show(
        page_of,
        f"<div id='box' style='overflow: auto; {style}'>"
        "<div style='overflow-x: hidden'>"
        "<water-flow scroller='nearest'></water-flow></div></div>",
        head="<style>html, body { height: 100% }</style>",
    )
    fill(page, mode="waterfall", lanes=3)
    page.evaluate("box.scrollTo(0, 9000)")
    rest(page)
    expect_drawn(look(page), WANTED)
    assert page.evaluate("[scrollY, stage.flow.style.minHeight]") == [0, ""]


@pytest.mark.parametrize("count", [1_000, 12])
def test_an_element_whose_height_is_taken_ends_with_the_window(page_of, count):
    page = show(
        page_of, "<water-flow class='low'></water-flow>",
        head="<style>.low { height: 300px }</style>",
    )
    fill(page, mode="list", count=count)
    assert page.evaluate("stage.flow.clientHeight") == 300
    page.evaluate("() => { stage.flow.className = ''; }")
    rest(page)
    assert page.evaluate("stage.flow.clientHeight") == 800
    assert page.evaluate(CELLS) < 100
    wanted = placement.rows(1_000, placement.heights(count), 10)
    page.evaluate("stage.flow.scrollTo(0, 9000)")
    rest(page)
    expect_drawn(look(page), wanted)


def test_an_element_in_a_frame_ends_with_the_frame(page_of):
    page = show(page_of, "<iframe id='frame'></iframe>")
    page.evaluate(
        """() => {
          frame.style = "width: 900px; height: 300px; border: 0";
          window.flow = document.createElement("water-flow");
          frame.contentDocument.body.append(flow);
          stage.fill(flow, { mode: "list", count: 5, size: () => 100 });
        }"""
    )
    page.wait_for_function("() => flow.querySelector('.drawn')")
    rest(page)
    assert page.evaluate("flow.clientHeight") == 300


def test_an_element_higher_than_the_window_stays_so(page_of):
    page = show(
        page_of, "<water-flow style='height: 1500px'></water-flow>")
    fill(page, mode="waterfall", lanes=3)
    assert page.evaluate("stage.flow.clientHeight") == 1_500
    page.evaluate("() => { stage.flow.style.height = '1600px'; }")
    rest(page)
    drawn(page)
    assert page.evaluate("stage.flow.clientHeight") == 1_600
    expect_drawn(look(page), WANTED)


def test_an_element_higher_than_the_window_keeps_its_place(page_of):
    page = notes(
        page_of, count=100_000, height=400,
        more="flow.style.height = '600px'; flow.style.width = '400px';")
    page.evaluate("() => { flow.scrollTop = 3_000_000; }")
    rest(page)
    assert shown(page)[0] == "note 60000"
    page.evaluate("() => { flow.style.width = '350px'; }")
    rest(page)
    assert shown(page)[0] == "note 60000"
    assert page.evaluate("flow.scrollTop") == 3_000_000
