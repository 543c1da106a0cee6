"""What frameworks do with an element of the page."""

import placement
import pytest
from frameworks import put_react, put_vue
from rest import frames, rest
from stage import STAGE, STYLE, drawn, expect_drawn, look, scroll, show

WANTED = placement.waterfall(1_000, 3, 10, placement.heights(1_000))

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


VUE = """<script type="module">
  import { createApp, h, nextTick, reactive, ref, shallowRef } from "vue";
  window.vue = { reactive, ref, shallowRef, nextTick };
  window.state = reactive({ items: stage.items(1000), lanes: 3,
    names: ["a"], picked: [] });
  const app = createApp({
    setup: () => ({ state, draw: stage.draw, size: (item) => item.height,
      pick: ({ detail }) => state.picked.push(detail.index) }),
    template: `<water-flow v-for="name of state.names" :key="name" :id="name"
      mode="waterfall" :lanes="state.lanes" :gap="10" :line-gap="10"
      :items="state.items" :renderItem="draw" :size="size"
      @itemclick="pick" style="height: 600px"></water-flow>`,
  });
  app.config.compilerOptions.isCustomElement = (name) => name.includes("-");
  window.mount = () => app.mount("#root");
  window.unmount = () => app.unmount();
</script>"""


@pytest.fixture
def vue(page_of, package_site):
    """A page with Vue 3 and a template with the element, mounted."""
    head = put_vue(package_site) + VUE
    page = show(page_of, "<div id='root'></div>", head=head)
    page.wait_for_function("() => window.mount")
    page.evaluate("() => { mount(); }")
    drawn(page)
    return page


def test_vue_binds_properties(vue):
    expect_drawn(look(vue), WANTED)
    expect_drawn(scroll(vue, 5_000), WANTED)


def test_vue_gives_other_items_and_attributes(vue):
    vue.evaluate(
        "() => { state.lanes = 5; state.items = state.items.slice(0, 9); }"
    )
    rest(vue)
    frames(vue, 2)
    expect_drawn(
        look(vue), placement.waterfall(1_000, 5, 10, placement.heights(9))
    )


def test_vue_moves_it_by_its_key(vue):
    vue.evaluate("() => { state.names = ['a', 'b', 'c']; }")
    for name, top in (("a", 3_000), ("b", 5_000), ("c", 7_000)):
        drawn(vue, f"#{name}")
        scroll(vue, top, f"#{name}")
    vue.evaluate("() => { state.names = ['c', 'a', 'b']; }")
    rest(vue)
    for name, top in (("a", 3_000), ("b", 5_000), ("c", 7_000)):
        vue.evaluate(
            "(name) => document.getElementById(name).scrollIntoView()", name
        )
        rest(vue)
        seen = look(vue, f"#{name}")
        assert seen["top"] == top
        expect_drawn(seen, WANTED)


def test_vue_listens_and_unmounts(vue):
    vue.mouse.click(100, 20)
    assert vue.evaluate("[...state.picked]") == [0]
    vue.evaluate("() => unmount()")
    assert vue.evaluate("document.querySelector('water-flow')") is None


# What React 19 documents for elements of the page: a property where there is
# one, else an attribute, set before the element is connected; a property that
# is left out later is set to undefined; events by their names after "on".
REACT_19 = """
window.make = (props) => {
  const flow = document.createElement("water-flow");
  set(flow, props, {});
  return flow;
};
window.set = (flow, props, old) => {
  for (const name of Object.keys({ ...old, ...props })) {
    const value = props[name];
    if (value === old[name]) continue;
    if (name.startsWith("on")) {
      flow.removeEventListener(name.slice(2), old[name]);
      flow.addEventListener(name.slice(2), value);
    } else if (name in flow) {
      flow[name] = value;
    } else if (value === undefined || value === null || value === false) {
      flow.removeAttribute(name);
    } else {
      flow.setAttribute(name, value === true ? "" : `${value}`);
    }
  }
};
"""
PROPS = """{ mode: "waterfall", lanes: 3, gap: 10, lineGap: 10,
  size: (item) => item.height, renderItem: stage.draw,
  items: stage.items(1000) }"""


def test_react_19_assigns_before_it_connects(page_of):
    page = show(page_of, "", script=REACT_19)
    page.evaluate(
        f"""() => {{
          const flow = make({PROPS});
          flow.style.height = "600px";
          document.body.append(flow);
        }}"""
    )
    drawn(page)
    expect_drawn(scroll(page, 4_000), WANTED)


def test_react_19_assigns_before_the_upgrade(page_of):
    page = page_of(
        f"""<!doctype html><link rel="icon" href="data:,">
        <link rel="stylesheet" href="/water-flow/water-flow.css">
        {STYLE}<div id="root"></div>""",
        script=STAGE + REACT_19,
    )
    # None of these is a property yet: scalars become attributes, and the
    # component's effect assigns the others.
    page.evaluate(
        """() => {
          const flow = make({ mode: "waterfall", lanes: 3, gap: 10,
            "line-gap": 10 });
          flow.style.height = "600px";
          root.append(flow);
          flow.size = (item) => item.height;
          flow.renderItem = stage.draw;
          flow.items = stage.items(1000);
        }"""
    )
    page.evaluate("async () => { await import('/water-flow/index.js'); }")
    drawn(page)
    expect_drawn(scroll(page, 4_000), WANTED)


def test_react_19_leaves_properties_out_again(page_of):
    page = show(page_of, "", script=REACT_19)
    page.evaluate(
        f"""() => {{
          window.props = {PROPS};
          window.flow = make(props);
          flow.style.height = "600px";
          document.body.append(flow);
        }}"""
    )
    drawn(page)
    page.evaluate(
        """() => {
          const { lanes, gap, ...left } = props;
          set(flow, left, props);
        }"""
    )
    rest(page)
    fresh = "document.createElement('water-flow')"
    assert page.evaluate(
        f"""() => ["lanes", "gap"].every((name) =>
              flow[name] === {fresh}[name])"""
    )
    page.evaluate(
        """() => { const { lanes, gap, items, ...left } = props;
             set(flow, left, { items, ...left }); }"""
    )
    rest(page)
    assert look(page)["cells"] == []


def test_every_property_may_be_undefined(page_of):
    page = show(page_of, "")
    assert page.evaluate(
        """() => {
          const flow = document.createElement("water-flow");
          const wrong = [];
          for (const name of ["items", "sections", "key", "size", "ratios",
            "kind", "renderItem", "renderer", "mode", "lanes",
            "minLaneWidth", "rowHeight", "breaking", "gap", "lineGap",
            "insets", "estimate", "overscan", "selection", "reorderable",
            "pullable", "keyboard", "swipeable", "scroller", "restore",
            "horizontal", "label", "swipeActions"]) {
            if (!(name in flow)) wrong.push(`no ${name}`);
            const initial = JSON.stringify(flow[name]);
            flow[name] = undefined;
            if (JSON.stringify(flow[name] ?? null) !== (initial ?? "null")) {
              wrong.push(name);
            }
          }
          return wrong;
        }"""
    ) == []


def test_react_19_listens_by_name(page_of):
    page = show(page_of, "", script=REACT_19)
    page.evaluate(
        f"""() => {{
          window.picked = [];
          const flow = make({{ ...{PROPS},
            onitemclick: ({{ detail }}) => picked.push(detail.index) }});
          flow.style.height = "600px";
          document.body.append(flow);
        }}"""
    )
    drawn(page)
    page.mouse.click(100, 20)
    assert page.evaluate("picked") == [0]


def test_svelte_5_clones_a_template_and_assigns(page_of):
    page = show(
        page_of,
        """<template><div><water-flow mode="waterfall" lanes="3" gap="10"
          line-gap="10" style="height: 600px"></water-flow></div></template>
        <main></main>""",
    )
    page.evaluate(
        """() => {
          const { content } = document.querySelector("template");
          const copy = document.importNode(content, true);
          const flow = copy.querySelector("water-flow");
          flow.size = (item) => item.height;
          flow.renderItem = stage.draw;
          flow.items = stage.items(1000);
          document.querySelector("main").append(copy);
        }"""
    )
    drawn(page)
    expect_drawn(scroll(page, 4_000), WANTED)


def test_svelte_5_moves_blocks_before_an_anchor(page_of):
    page = show(
        page_of,
        "<main>"
        + "".join(
            f'<water-flow id="{name}" style="height: 600px"></water-flow>'
            for name in "abc"
        )
        + "</main>",
    )
    page.evaluate(
        """() => {
          const anchor = document.createTextNode("");
          document.querySelector("main").append(anchor);
          window.anchor = anchor;
          for (const flow of document.querySelectorAll("water-flow")) {
            stage.fill(flow, { mode: "waterfall", lanes: 3 });
          }
        }"""
    )
    for name in "abc":
        drawn(page, f"#{name}")
        scroll(page, 3_000, f"#{name}")
    page.evaluate(
        """() => { for (const name of "bca") {
             anchor.before(document.getElementById(name)); } }"""
    )
    rest(page)
    for name in "bca":
        page.evaluate(
            "(name) => document.getElementById(name).scrollIntoView()", name
        )
        rest(page)
        seen = look(page, f"#{name}")
        assert seen["top"] == 3_000
        expect_drawn(seen, WANTED)
