"""Boxes that scroll an element, as pages have them."""

import placement
import pytest
from rest import rest
from stage import drawn, expect_drawn, fill, look, show

WANTED = placement.waterfall(1_000, 4, 10, placement.heights(1_000))

# The body scrolls, and not the window.
BODIES = {
    "the window cannot": "html { height: 100%; overflow: hidden }",
    "the window need not": "html { height: 100%; overflow: auto }",
}
BODY = "body { height: 100%; overflow: auto }"

FLOW = '<water-flow scroller="{}"></water-flow>'


@pytest.mark.parametrize("scroller", ["window", "nearest"])
@pytest.mark.parametrize("rule", BODIES)
def test_the_body_scrolls(page_of, rule, scroller):
    page = show(
        page_of,
        FLOW.format(scroller),
        head=f"<style>{BODIES[rule]} {BODY}</style>",
    )
    fill(page, mode="waterfall", lanes=4)
    for top in (3_000, 20_000, 5):
        page.evaluate("(top) => document.body.scrollTo(0, top)", top)
        rest(page)
        expect_drawn(look(page), WANTED)
    page.evaluate("stage.flow.scrollToItem(500)")
    rest(page)
    expect_drawn(look(page), WANTED)
    assert page.evaluate(
        "() => stage.flow.elementOf(500).getBoundingClientRect().top"
    ) == pytest.approx(0, abs=1)


def test_the_window_scrolls_though_the_body_could(page_of):
    page = show(
        page_of,
        FLOW.format("nearest"),
        head="<style>html, body { overflow-x: hidden }</style>",
    )
    fill(page, mode="waterfall", lanes=4)
    page.evaluate("scrollTo(0, 3000)")
    rest(page)
    expect_drawn(look(page), WANTED)
    page.evaluate("stage.flow.scrollToItem(500)")
    rest(page)
    assert page.evaluate("scrollY") == pytest.approx(WANTED[500][1], abs=1)


# A panel that opens out of nothing.
PANEL = """<div id="box" style="height: 500px; overflow: auto; {style}">
<water-flow scroller="nearest"></water-flow></div>"""


@pytest.mark.parametrize("style", ["scale: 0", "transform: scale(0)"])
def test_a_panel_opens_out_of_nothing(page_of, style):
    page = show(page_of, PANEL.format(style=style))
    fill(page, mode="waterfall", lanes=4)
    page.evaluate("() => { box.style.scale = box.style.transform = ''; }")
    for top in (3_000, 20_000):
        page.evaluate("(top) => box.scrollTo(0, top)", top)
        rest(page)
        expect_drawn(look(page), WANTED)


# Where headers and items start, and a footer ends, between the box's edges.
EDGES = """([start, end]) => {
  const frame = box.getBoundingClientRect();
  const at = (found) => found.getBoundingClientRect();
  const bars = (kind) => [...stage.flow.querySelectorAll(`[data-${kind}]`)]
    .find(({ parentElement }) => parentElement.matches(".waterflow-pinned"));
  return [
    at(bars("header"))[start] - frame[start],
    at(stage.flow.elementOf(20))[start] - frame[start],
    at(bars("footer"))[end] - frame[end],
  ].map(Math.abs);
}"""

SIDES = {
    "": ("top", "bottom"),
    "horizontal": ("left", "right"),
    "horizontal dir=rtl": ("right", "left"),
}


BOX = """<div id='box' style='width: 700px; height: 500px; overflow: auto;
  box-sizing: border-box; padding: 30px' {}>{}</div>"""


def open_bars(page_of, attributes: str, body: str = "", head: str = ""):
    """A page whose box has a padding, and an element with bars in it."""
    page = show(
        page_of,
        body or BOX.format(
            attributes[10:],
            "<water-flow scroller=nearest lanes=1 {}></water-flow>".format(
                attributes)),
        head=head,
    )
    page.evaluate(
        """() => {
          const bar = (text) => ({ length: 40, pinned: true,
            render(cell) { cell.textContent = text; } });
          Object.assign(stage.flow, {
            renderItem: stage.draw, size: () => 50,
            sections: [{ items: stage.items(100), header: bar("Header"),
              footer: bar("Footer") }],
          });
          stage.flow.style.height = stage.flow.horizontal ? "100px" : "";
        }"""
    )
    drawn(page)
    return page


@pytest.mark.parametrize("attributes", SIDES)
def test_what_is_held_is_held_at_the_edge_of_a_box_with_padding(
    page_of, attributes
):
    page = open_bars(page_of, attributes)
    page.evaluate("stage.flow.scrollToItem(20)")
    rest(page)
    found = page.evaluate(EDGES, SIDES[attributes])
    assert found == pytest.approx([0, 40, 0], abs=0.6)


def test_what_is_held_follows_another_padding(page_of):
    page = open_bars(page_of, "")
    page.evaluate(
        "() => { box.style.padding = '10px'; box.style.width = '600px'; }")
    rest(page)
    page.evaluate("stage.flow.scrollToItem(20)")
    rest(page)
    found = page.evaluate(EDGES, SIDES[""])
    assert found == pytest.approx([0, 40, 0], abs=0.6)


BETWEEN = {
    "a box": ("<div style='overflow: hidden'>{}</div>", ""),
    "a box that could scroll": (
        "<div style='overflow-x: hidden'>{}</div>", ""),
    "the body": ("{}", "html, body { overflow-x: hidden }"),
    "the body that scrolls": (
        "{}",
        "html { height: 100%; overflow: hidden } body { height: 100%;"
        " overflow: auto; box-sizing: border-box; padding: 25px }"),
    "nothing": ("{}", "html { padding: 20px } body { padding: 20px }"),
}


@pytest.mark.parametrize("scroller", ["window", "nearest"])
@pytest.mark.parametrize("between", BETWEEN)
def test_what_is_held_is_held_whatever_stands_between(
    page_of, between, scroller
):
    body, rules = BETWEEN[between]
    flow = f"<water-flow scroller={scroller} lanes=1></water-flow>"
    page = open_bars(
        page_of, "", body.format(flow), f"<style>{rules}</style>"
    )
    page.evaluate(
        """() => {
          window.box = { getBoundingClientRect: () =>
            ({ top: 0, bottom: innerHeight }) };
        }"""
    )
    for item in (20, 60, 30):
        page.evaluate("(item) => stage.flow.scrollToItem(item)", item)
        rest(page)
        found = page.evaluate(
            EDGES.replace("elementOf(20)", f"elementOf({item})"), SIDES[""])
        assert found == pytest.approx([0, 40, 0], abs=1)


def test_what_is_hidden_while_its_box_scrolls_is_held_at_the_edge(page_of):
    page = open_bars(page_of, "")
    page.evaluate(
        """() => {
          const filler = document.createElement("div");
          filler.style.height = "4000px";
          box.style.marginTop = "50px";
          box.style.overflowAnchor = "none";
          box.append(filler);
          stage.flow.scrollToItem(20);
        }"""
    )
    rest(page)
    page.evaluate("() => { stage.flow.hidden = true; box.scrollTop = 900; }")
    rest(page)
    page.evaluate("() => { stage.flow.hidden = false; }")
    rest(page)
    assert page.evaluate("box.scrollTop") == 900
    # No scroll comes after that.
    assert page.evaluate(
        """() => stage.flow.querySelector("[data-header]")
          .getBoundingClientRect().top - box.getBoundingClientRect().top"""
    ) == pytest.approx(0, abs=0.6)
