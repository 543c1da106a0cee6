"""An element that comes into being, in every way."""

import pytest
from stage import (
    FILL, OWN, STAGE, STYLE, WANTED, drawn, expect_all, expect_drawn, fill,
    look, scroll, show,
)


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
