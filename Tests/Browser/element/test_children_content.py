"""What else a page puts between the children, and what it reads of them."""

import pytest
from cards import COUNT, LIST, SCRIPT, settle
from rest import rest
from stage import show

STYLED = """<water-flow mode="list" style="height: 200px">
<style>.drawn { color: rgb(1, 2, 3); }</style>
<p class="drawn" data-id="0" style="height: 40px">Item</p>
<template><b>made of it</b></template>
</water-flow>"""
COLOUR = """() => getComputedStyle(
  flowOf().querySelector("[data-item] .drawn")).color"""
MADE = """() => flowOf().querySelector("template")
  ?.content.firstElementChild.textContent"""


def test_styles_and_templates_stay_in_the_page(page_of):
    page = show(page_of, STYLED, script=SCRIPT)
    settle(page)
    assert page.evaluate(COLOUR) == "rgb(1, 2, 3)"
    assert page.evaluate(MADE) == "made of it"
    page.evaluate("() => flowOf().prepend(card(1))")
    settle(page)
    assert page.evaluate("ids()") == [1, 0]
    assert page.evaluate(COLOUR) == "rgb(1, 2, 3)"
    page.evaluate("() => flowOf().querySelector('style').remove()")
    page.evaluate("() => flowOf().append(card(2))")
    settle(page)
    assert page.evaluate("ids()") == [1, 0, 2]
    assert page.evaluate(COLOUR) != "rgb(1, 2, 3)"
    # Given back as they stood.
    page.evaluate("() => { window.gone = flowOf(); gone.remove(); }")
    assert page.evaluate(
        """() => [...gone.children].filter((one) =>
          !one.className.includes("waterflow"))
          .map((one) => one.dataset.id ?? one.localName)"""
    ) == ["1", "0", "template", "2"]


def test_a_sheet_that_is_linked_among_children_loads_once(
    page_of, package_site
):
    package_site.put("/cards.css", ".drawn { color: rgb(4, 5, 6); }")
    page = show(
        page_of,
        head="""<script>
          window.loads = 0;
          document.addEventListener("load", ({ target }) => {
            if (target.href?.endsWith("/cards.css")) loads++;
          }, true);
        </script>""",
        body=
        '<water-flow mode="list" style="height: 200px">'
        '<link rel="stylesheet" href="/cards.css">'
        '<p class="drawn" data-id="0" style="height: 40px">Item</p>'
        "</water-flow>",
        script=SCRIPT)
    settle(page)
    page.wait_for_function(
        "() => getComputedStyle(flowOf().querySelector('[data-item] .drawn'))"
        ".color === 'rgb(4, 5, 6)'")
    page.evaluate(
        """() => {
          flowOf().append(card(1));
          const link = flowOf().querySelector("link");
          flowOf().insertBefore(link, link.nextSibling);
        }""")
    settle(page)
    rest(page)
    assert page.evaluate("loads") == 1
    # Another module, and so another flow.
    page.evaluate("() => { flowOf().selection = 'single'; }")
    settle(page)
    rest(page)
    assert page.evaluate("loads") == 1
    assert page.evaluate(
        """async () => {
          const flow = flowOf();
          flow.remove();
          await new Promise((resolve) => setTimeout(resolve));
          return [...flow.children].map(({ localName }) => localName);
        }""") == ["link", "p", "div"]


def test_sheets_that_have_changed_places_are_given_back_so(page_of):
    page = show(
        page_of,
        '<water-flow mode="list" style="height: 200px">'
        "<style></style><style class=second></style></water-flow>",
        script=SCRIPT)
    page.evaluate(
        """() => {
          const [first, second] = flowOf().querySelectorAll("style");
          flowOf().append(card(0));
          first.after(card(1));
          first.before(second);
        }""")
    settle(page)
    assert page.evaluate(
        """async () => {
          const flow = flowOf();
          flow.remove();
          await new Promise((resolve) => setTimeout(resolve));
          return [...flow.children].map(({ className, dataset }) =>
            dataset.id ?? className);
        }""") == ["second", "", "1", "0"]


def test_the_markup_of_a_view_among_the_children_has_its_own(page_of):
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => {
          const inner = document.createElement("water-flow");
          inner.mode = "list";
          inner.style.height = "100px";
          inner.append(...Array.from({ length: 40 }, (_, id) => card(id)));
          flowOf().append(inner);
        }""")
    page.wait_for_function(
        "() => flowOf().querySelector('water-flow water-flow [data-item] .drawn')")
    rest(page)
    html = page.evaluate("flowOf().innerHTML")
    assert html.count("Card ") == 40
    assert "waterflow-content" not in html


def test_a_template_stays_where_items_are_given(page_of):
    page = show(
        page_of, LIST.replace("><", "><template><b>made</b></template><"),
        script=SCRIPT)
    page.evaluate(
        """() => {
          const flow = flowOf();
          flow.size = () => 40;
          flow.renderItem = (id) => {
            const node = card(id);
            node.replaceChildren(flow.querySelector("template")
              .content.firstElementChild.cloneNode(true));
            return node;
          };
          flow.items = [0, 1, 2];
        }""")
    page.wait_for_function("() => seen().length === 3")
    assert page.evaluate("flowOf().querySelectorAll('[data-item] b').length"
                         ) == 3


def test_markup_and_text_are_those_of_all_children(page_of):
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        f"""() => flowOf().append(
          ...Array.from({{ length: {COUNT} }}, (_, id) => card(id)))""")
    settle(page)
    count, text = page.evaluate(
        """() => {
          const template = document.createElement("template");
          template.innerHTML = flowOf().innerHTML;
          return [template.content.childElementCount, flowOf().textContent];
        }""")
    assert count == COUNT
    assert text == "".join(f"Card {id}" for id in range(COUNT))
    page.evaluate(
        """() => { flowOf().innerHTML +=
          '<p class="drawn" data-id="99" style="height: 40px">new</p>'; }""")
    settle(page)
    assert page.evaluate("ids()") == [*range(COUNT), 99]


@pytest.mark.parametrize("height", ["", 'height="0"'])
def test_a_picture_that_says_half_of_its_size_is_measured(page_of, height):
    drawing = (
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' "
        "width='300' height='100'/>")
    page = show(
        page_of,
        f"""<water-flow mode="list" style="width: 600px; height: 400px">
        <div><img width="300" {height} alt="" src="{drawing}"
          style="display: block; height: 100px"></div></water-flow>""")
    page.wait_for_function(
        "() => stage.flow.frameOf?.(0)?.height === 100")
    rest(page)
