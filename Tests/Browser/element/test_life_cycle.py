"""An element that comes into being, moves and goes, in every order."""

import placement
import pytest
from rest import frames, rest
from stage import (
    OWN,
    STAGE,
    STYLE,
    drawn,
    expect_drawn,
    fill,
    look,
    scroll,
    show,
)

WANTED = placement.waterfall(1_000, 3, 10, placement.heights(1_000))
FILL = "stage.fill(flow, { mode: 'waterfall', lanes: 3 });"

# Marks a cell, to know it again.
MARK = """() => {
  const cell = stage.flow.elementOf(stage.look().cells[0].index);
  window.marked = cell;
  return stage.flow.scrollTop;
}"""


def expect_all(page, selector: str = "water-flow") -> None:
    """The element shows what it should, at its start and further down."""
    drawn(page, selector)
    expect_drawn(look(page, selector), WANTED)
    expect_drawn(scroll(page, 9_000, selector), WANTED)


def test_the_parser_makes_it_before_the_script_comes(page_of):
    page = page_of(
        f"""<!doctype html><link rel="icon" href="data:,">
        <link rel="stylesheet" href="/water-flow/water-flow.css">
        {STYLE}{OWN}""",
        script=STAGE,
    )
    assert page.evaluate("stage.flow.matches(':defined')") is False
    assert page.evaluate("stage.flow.offsetHeight") == 600
    page.evaluate("async () => { await import('/water-flow/index.js'); }")
    assert page.evaluate("stage.flow.matches(':defined')") is True
    fill(page, mode="waterfall", lanes=3)
    expect_all(page)


def test_the_parser_makes_it_after_the_script_came(page_of):
    page = show(page_of, "")
    # As the parser of a page does it: what is written goes through it.
    page.evaluate(
        """() => {
          document.open();
          document.write(`<!doctype html><body style="margin: 0">
            <link rel="stylesheet" href="/water-flow/water-flow.css">
            <style>
              * { scrollbar-width: none }
              .drawn { height: 100% }
            </style>
            <water-flow style="height: 600px"></water-flow>`);
          document.close();
        }"""
    )
    fill(page, mode="waterfall", lanes=3)
    expect_all(page)


def test_a_script_makes_it_by_its_name(page_of):
    page = show(page_of, "")
    page.evaluate(
        f"""() => {{
          const flow = document.createElement("water-flow");
          flow.style.height = "600px";
          {FILL}
          document.body.append(flow);
        }}"""
    )
    expect_all(page)


def test_a_script_makes_it_by_its_class(page_of):
    page = show(page_of, "")
    page.evaluate(
        f"""async () => {{
          const {{ WaterFlowElement }} = await import("/water-flow/index.js");
          const flow = new WaterFlowElement();
          flow.style.height = "600px";
          document.body.append(flow);
          {FILL}
        }}"""
    )
    expect_all(page)


def test_a_new_one_has_no_attributes_and_no_children(page_of):
    page = show(page_of, "")
    assert page.evaluate(
        """() => {
          const flow = document.createElement("water-flow");
          return [flow.attributes.length, flow.childNodes.length,
            flow.shadowRoot];
        }"""
    ) == [0, 0, None]


def test_text_makes_it(page_of):
    page = show(page_of, "<div id='place'></div>")
    page.evaluate(
        f"""() => {{
          place.innerHTML =
            '<water-flow style="height: 600px" lanes="3"></water-flow>';
          const flow = place.firstChild;
          {FILL}
        }}"""
    )
    expect_all(page)


@pytest.mark.parametrize("deep", ["false", "true"])
def test_a_clone_works(page_of, deep):
    page = show(page_of, OWN)
    fill(page, mode="waterfall", lanes=3)
    page.evaluate(
        f"""() => {{
          const flow = stage.flow.cloneNode({deep});
          flow.id = "clone";
          document.body.append(flow);
          {FILL}
        }}"""
    )
    expect_all(page, "#clone")
    # The first one shows what it did.
    expect_drawn(scroll(page, 2_000), WANTED)


def test_a_deep_clone_of_one_with_items_of_the_page(page_of):
    children = "".join(
        f'<p class="drawn" data-id="{item}" data-ratio="2">Item {item}</p>'
        for item in range(9)
    )
    page = show(
        page_of,
        '<water-flow mode="waterfall" lanes="3" style="height: 600px">'
        f"{children}</water-flow>",
    )
    drawn(page)
    before = look(page)["cells"]
    assert [cell["id"] for cell in before] == list(range(9))
    page.evaluate(
        """() => {
          const clone = stage.flow.cloneNode(true);
          clone.id = "clone";
          stage.flow.replaceWith(clone);
        }"""
    )
    drawn(page, "#clone")
    assert look(page)["cells"] == before


def test_an_import_from_a_template_works(page_of):
    page = show(page_of, f"<template>{OWN}</template>")
    page.evaluate(
        f"""() => {{
          const {{ content }} = document.querySelector("template");
          document.body.append(document.importNode(content, true));
          const flow = stage.flow;
          {FILL}
        }}"""
    )
    expect_all(page)


@pytest.mark.parametrize(
    "move",
    [
        "after.append(flow)",
        "flow.parentElement.prepend(flow)",
        "{ flow.remove(); after.append(flow); }",
        "after.replaceWith(flow)",
        "after.before(flow)",
    ],
)
def test_a_move_keeps_cells_and_place(page_of, move):
    page = show(page_of, f"{OWN}<div id='after'></div>")
    fill(page, mode="waterfall", lanes=3)
    scroll(page, 5_000)
    page.evaluate(MARK)
    page.evaluate(f"() => {{ const {{ flow }} = stage; {move}; }}")
    rest(page)
    seen = look(page)
    assert seen["top"] == 5_000
    expect_drawn(seen, WANTED)
    assert page.evaluate("marked.isConnected && stage.flow.contains(marked)")


def test_a_move_before_anything_is_shown(page_of):
    page = show(page_of, f"{OWN}<div id='after'></div>")
    page.evaluate(
        f"""() => {{
          const {{ flow }} = stage;
          {FILL}
          after.append(flow);
        }}"""
    )
    expect_all(page)


def test_removed_and_put_back_later(page_of):
    page = show(page_of, f"{OWN}<div id='after'></div>")
    fill(page, mode="waterfall", lanes=3)
    page.evaluate(
        "() => { window.kept = stage.flow; kept.remove(); }"
    )
    frames(page, 10)
    assert page.evaluate("kept.querySelectorAll('.drawn').length") == 0
    page.evaluate("after.append(kept)")
    expect_all(page)


def test_given_items_while_it_is_out_of_the_page(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=5, count=20)
    page.evaluate("() => { window.kept = stage.flow; kept.remove(); }")
    frames(page, 5)
    page.evaluate(
        """() => {
          stage.fill(kept, { mode: "waterfall", lanes: 3 });
          document.body.append(kept);
        }"""
    )
    expect_all(page)


def test_removed_while_its_module_is_on_the_way(page_of, package_site):
    withheld = package_site.withhold("static.wasm")
    page = show(page_of)
    page.evaluate(
        f"() => {{ const {{ flow }} = stage; {FILL}; window.kept = flow; }}"
    )
    withheld.asked.wait(30)
    page.evaluate("kept.remove()")
    withheld.release()
    frames(page, 10)
    assert page.evaluate("kept.querySelectorAll('.drawn').length") == 0
    page.evaluate("document.body.append(kept)")
    expect_all(page)


def test_another_document_adopts_it(page_of):
    page = show(page_of, f"{OWN}<iframe id='frame'></iframe>")
    fill(page, mode="waterfall", lanes=3)
    scroll(page, 2_000)
    page.evaluate(
        """() => {
          const { flow } = stage;
          frame.style = "width: 1000px; height: 700px; border: 0";
          const there = frame.contentDocument;
          const link = there.createElement("style");
          link.textContent = `* { scrollbar-width: none }
            body { margin: 0 } .drawn { height: 100% }`;
          there.head.append(link);
          there.body.append(flow);
          window.moved = flow;
        }"""
    )
    page.wait_for_function("() => moved.querySelector('.drawn')")
    rest(page)
    frames(page, 10)
    seen = page.evaluate("stage.look(moved)")
    expect_drawn(seen, WANTED)
    page.evaluate("moved.scrollTo(0, 7000)")
    frames(page, 20)
    seen = page.evaluate("stage.look(moved)")
    assert seen["top"] == 7_000
    expect_drawn(seen, WANTED)
    # And back again.
    page.evaluate("document.body.prepend(moved)")
    expect_all(page)


def test_one_within_a_shadow_tree(page_of):
    page = show(page_of, "<div id='host'></div>")
    page.evaluate(
        f"""() => {{
          const root = host.attachShadow({{ mode: "open" }});
          root.innerHTML = `<style>
              @import "/water-flow/water-flow.css";
              * {{ scrollbar-width: none; }}
              .drawn {{ height: 100%; }}
            </style><water-flow style="height: 600px"></water-flow>`;
          const flow = root.querySelector("water-flow");
          {FILL}
          window.inner = flow;
        }}"""
    )
    page.wait_for_function("() => inner.querySelector('.drawn')")
    rest(page)
    frames(page, 10)
    expect_drawn(page.evaluate("stage.look(inner)"), WANTED)


def test_one_that_is_hidden_at_first(page_of):
    page = show(page_of, f"<div id='box' hidden>{OWN}</div>")
    page.evaluate(f"() => {{ const {{ flow }} = stage; {FILL} }}")
    frames(page, 10)
    page.evaluate("box.hidden = false")
    expect_all(page)


def test_one_that_is_hidden_for_a_while_keeps_its_place(page_of):
    page = show(page_of, f"<div id='box'>{OWN}</div>")
    fill(page, mode="waterfall", lanes=3)
    scroll(page, 5_000)
    before = look(page)["cells"]
    page.evaluate("box.hidden = true")
    frames(page, 10)
    page.evaluate("box.hidden = false")
    rest(page)
    seen = look(page)
    expect_drawn(seen, WANTED)
    assert seen["top"] == pytest.approx(5_000, abs=1)
    assert {cell["id"] for cell in before} == {
        cell["id"] for cell in seen["cells"]
    }


def test_an_element_within_an_item(page_of):
    page = show(page_of)
    page.evaluate(
        """() => {
          const { flow } = stage;
          Object.assign(flow, {
            mode: "list", items: [0, 1], size: () => 300,
            renderItem: (item) => {
              const inner = document.createElement("water-flow");
              inner.id = `inner${item}`;
              inner.style.height = "250px";
              stage.fill(inner, { mode: "waterfall", lanes: 3 });
              return inner;
            },
          });
        }"""
    )
    for selector in ("#inner0", "#inner1"):
        expect_all(page, selector)
