"""What React 18 does with an element of the page."""

import placement
import pytest
from frameworks import put_react
from rest import rest
from stage import WANTED, drawn, expect_drawn, look, scroll, show

# A component that gives the element what attributes cannot say.
REACT = """<script type="module">
  const { createElement, useLayoutEffect, useRef, useState, StrictMode }
    = React;
  window.Wall = ({ name, items, lanes = 3, onPick }) => {
    const ref = useRef(null);
    useLayoutEffect(() => {
      Object.assign(ref.current, { size: (item) => item.height,
        renderItem: stage.draw, items });
    }, [items]);
    useLayoutEffect(() => {
      if (!onPick) return;
      const flow = ref.current;
      flow.addEventListener("itemclick", onPick);
      return () => flow.removeEventListener("itemclick", onPick);
    }, [onPick]);
    return createElement("water-flow", { ref, id: name, mode: "waterfall",
      lanes, gap: 10, "line-gap": 10, style: { height: 600 } });
  };
  window.root = ReactDOM.createRoot(document.getElementById("root"));
  window.draw = (...children) => ReactDOM.flushSync(() =>
    root.render(createElement(StrictMode, null, ...children)));
  window.wall = (props) => createElement(Wall, { key: props.name, ...props });
  window.all = stage.items(1000);
</script>"""


@pytest.fixture
def react(page_of, package_site):
    """A page with React 18 and a component around the element."""
    head = put_react(package_site) + REACT
    page = show(page_of, "<div id='root'></div>", head=head)
    page.wait_for_function("() => window.all")
    return page


def test_react_makes_it_and_takes_it_away(react):
    react.evaluate("() => draw(wall({ name: 'a', items: all }))")
    drawn(react)
    expect_drawn(scroll(react, 5_000), WANTED)
    react.evaluate("() => draw()")
    assert react.evaluate("document.querySelector('water-flow')") is None
    react.evaluate("() => draw(wall({ name: 'a', items: all }))")
    drawn(react)
    expect_drawn(look(react), WANTED)


def test_react_gives_other_items_and_attributes(react):
    react.evaluate("() => draw(wall({ name: 'a', items: all }))")
    drawn(react)
    react.evaluate(
        "() => draw(wall({ name: 'a', items: all.slice(0, 9), lanes: 5 }))"
    )
    rest(react)
    expect_drawn(
        look(react), placement.waterfall(1_000, 5, 10, placement.heights(9))
    )


def test_react_moves_it_by_its_key(react):
    names = "['a', 'b', 'c']"
    react.evaluate(
        f"() => draw({names}.map((name) => wall({{ name, items: all }})))"
    )
    for name, top in (("a", 3_000), ("b", 5_000), ("c", 7_000)):
        drawn(react, f"#{name}")
        scroll(react, top, f"#{name}")
    react.evaluate(
        """() => {
          window.cells = ["a", "b", "c"].map((name) =>
            document.getElementById(name).querySelector(".drawn"));
          draw(["c", "a", "b"].map((name) => wall({ name, items: all })));
        }"""
    )
    rest(react)
    for name, top in (("a", 3_000), ("b", 5_000), ("c", 7_000)):
        react.evaluate(
            "(name) => document.getElementById(name).scrollIntoView()", name
        )
        rest(react)
        seen = look(react, f"#{name}")
        assert seen["top"] == top
        expect_drawn(seen, WANTED)
    assert react.evaluate("cells.every((cell) => cell.isConnected)")


def test_react_listens(react):
    react.evaluate(
        """() => {
          window.picked = [];
          draw(wall({ name: "a", items: all,
            onPick: ({ detail }) => picked.push(detail.index) }));
        }"""
    )
    drawn(react)
    react.mouse.click(100, 20)
    assert react.evaluate("picked") == [0]
    react.evaluate("() => draw(wall({ name: 'a', items: all }))")
    react.mouse.click(100, 20)
    assert react.evaluate("picked") == [0]
