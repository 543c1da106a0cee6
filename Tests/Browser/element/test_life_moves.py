"""An element that moves, goes and comes again, in every order."""

import pytest
from rest import frames, rest
from stage import (
    FILL, OWN, WANTED, expect_all, expect_drawn, fill, look, scroll, show,
)

# Marks a cell, to know it again.
MARK = """() => {
  const cell = stage.flow.elementOf(stage.look().cells[0].index);
  window.marked = cell;
  return stage.flow.scrollTop;
}"""


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
