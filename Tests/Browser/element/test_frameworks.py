"""What React 19 and Svelte 5 document that they do with elements."""

from rest import rest
from stage import STAGE, STYLE, WANTED, drawn, expect_drawn, look, scroll, show

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
            "minLaneWidth", "rowHeight", "breaking", "lastRow", "gap",
            "lineGap", "insets", "estimate", "overscan", "nearEndLength", "selection",
            "reorderable", "pullable", "keyboard", "swipeable",
            "anchorsToEnd", "scroller", "restore",
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
