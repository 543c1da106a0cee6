"""A page scrolls the element, and changes it before the event has come."""

import pytest
from numbered_list import listed
from rest import rest


@pytest.fixture(params=["self", "window"])
def page(page_of, request):
    """A page whose `flow`, in `box`, was scrolled a while ago."""
    style = "height: 300px" if request.param == "self" else ""
    page = listed(
        page_of, 200,
        f"""<style>body {{ margin: 0 }}</style><water-flow mode="list"
          scroller="{request.param}" style="{style}"></water-flow>""",
    )
    page.evaluate(
        """() => {
          window.flow = stage.flow;
          window.box = flow.scroller === "self"
            ? flow : document.scrollingElement;
          box.scrollTop = 5000;
        }"""
    )
    rest(page)
    return page


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
def test_the_scroll_counts(page, to, change, top):
    page.evaluate(f"() => {{ box.scrollTop = {to}; {change}; }}")
    rest(page)
    assert page.evaluate("box.scrollTop") == top
    first = page.evaluate("Math.min(...ids())")
    assert first % 1_000 <= top // 50


def test_the_scroll_counts_for_an_update(page):
    # What updates is there from here on.
    page.evaluate(
        "() => flow.update({ items: flow.items.slice(1), removed: [0] })")
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


# All that is shown, as the texts of cells at their places; what there is.
SHOWN = """() => {
  const cells = [...flow.querySelectorAll("[data-item]")];
  return {
    shown: cells.map(({ textContent }) => textContent),
    wanted: cells.map(
      (cell) => `Item ${list[flow.indexOf(cell).index].id}`),
  };
}"""


@pytest.mark.parametrize("to", [0, 9_700])
@pytest.mark.parametrize("removed", [0, 195])
@pytest.mark.parametrize(
    ("begin", "tell"),
    [
        ("flow.items = list", "flow.update({ removed })"),
        ("flow.items = { get length() { return list.length; }, "
         "at: (index) => list[index] }", "flow.update({ removed })"),
        ("flow.items = list; flow.key = ({ id }) => id",
         "flow.items = [...list]"),
    ],
)
def test_what_comes_into_view_is_of_changed_items(
    page, to, removed, begin, tell
):
    page.evaluate(
        f"""async () => {{
          window.list = numbered(200);
          {begin};
          await flow.ready;
          // What updates is there from here on.
          await flow.update({{ changed: [] }});
        }}"""
    )
    rest(page)
    page.evaluate(
        f"""() => {{
          box.scrollTop = {to};
          list.splice({removed}, 3);
          const removed = [0, 1, 2].map((index) => index + {removed});
          {tell};
        }}"""
    )
    rest(page)
    said = page.evaluate(SHOWN)
    assert said["shown"] == said["wanted"]
    assert len(said["shown"]) > 6
