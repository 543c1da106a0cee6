"""A page scrolls the element, and changes it before the event has come."""

import pytest
from numbered_list import listed
from rest import rest


@pytest.mark.parametrize("scroller", ["self", "window"])
@pytest.mark.parametrize(
    ("to", "change", "top"),
    [
        (0, "flow.items = numbered(30)", 0),
        (0, "flow.items = numbered(30, 1000)", 0),
        (0, "flow.size = (item) => item.height + 10", 0),
        (2_000, "flow.size = (item) => item.height + 10", 2_400),
        (2_000, "flow.renderer = null; flow.reload()", 2_000),
    ],
)
def test_the_scroll_counts(page_of, scroller, to, change, top):
    style = "height: 300px" if scroller == "self" else ""
    body = f"""<style>body {{ margin: 0 }}</style><water-flow mode="list"
      scroller="{scroller}" style="{style}"></water-flow>"""
    page = listed(page_of, 200, body)
    page.evaluate(
        """() => {
          window.flow = stage.flow;
          window.box = flow.scroller === "self"
            ? flow : document.scrollingElement;
          box.scrollTop = 5000;
        }"""
    )
    rest(page)
    page.evaluate(f"() => {{ box.scrollTop = {to}; {change}; }}")
    rest(page)
    assert page.evaluate("box.scrollTop") == top
    first = page.evaluate("Math.min(...ids())")
    assert first % 1_000 <= top // 50


@pytest.mark.parametrize("scroller", ["self", "window"])
def test_the_scroll_counts_for_an_update(page_of, scroller):
    style = "height: 300px" if scroller == "self" else ""
    body = f"""<style>body {{ margin: 0 }}</style><water-flow mode="list"
      scroller="{scroller}" style="{style}"></water-flow>"""
    page = listed(page_of, 200, body)
    page.evaluate(
        """async () => {
          window.flow = stage.flow;
          window.box = flow.scroller === "self"
            ? flow : document.scrollingElement;
          // What updates is there from here on.
          await flow.update({ items: flow.items.slice(1), removed: [0] });
          box.scrollTop = 5000;
        }"""
    )
    rest(page)
    page.evaluate(
        """() => {
          box.scrollTop = 0;
          return flow.update({
            items: [...numbered(1, 1000), ...flow.items], inserted: [0] });
        }"""
    )
    rest(page)
    assert page.evaluate("box.scrollTop") == 0
    assert page.evaluate("ids().includes(1000)")
