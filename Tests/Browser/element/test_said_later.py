"""What a page says once the element has begun, and the element hears of late."""

import pytest
from rest import rest
from rows_page import OWN, SETUP
from stage import show


@pytest.mark.parametrize("part", ["header", "footer"])
@pytest.mark.parametrize("top", [0, 3_000])
@pytest.mark.parametrize("last", ["", ", of(2, {})"])
def test_a_header_goes_with_the_section_before_it(page_of, part, top, last):
    told = []
    page = show(
        page_of,
        OWN,
        script="""window.of = (key, more) => ({ key, ...more,
          items: Array.from({ length: 100 }, (_, at) => 100 * key + at) });
        window.heading = (key) => ({ %s: { length: 30,
          render(root) { root.textContent = key; } } });""" % part,
        told=told,
    )
    page.evaluate(SETUP, ["""{ key: (n) => n, items: null,
      sections: [0, 1, 2].map((key) => of(key, heading(key))) }""", 0])
    rest(page)
    page.evaluate("(top) => { stage.flow.scrollTop = top; }", top)
    rest(page)
    # What stands first needs no heading.
    page.evaluate(f"stage.flow.sections = [of(1, {{}}){last}]")
    rest(page)
    assert told == []


@pytest.mark.parametrize("scroller", ["self", "window"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_what_covers_the_start_may_be_said_later(page_of, scroller, when):
    style = "height: 600px" if scroller == "self" else ""
    page = show(
        page_of,
        f"<water-flow scroller='{scroller}' style='{style}'></water-flow>",
    )
    say = """(scroller) => {
      const box = scroller === "self" ? stage.flow : document.documentElement;
      box.style.scrollPaddingTop = "40px";
    }"""
    if when == "before":
        page.evaluate(say, scroller)
    page.evaluate(SETUP, ["""{ items: null, sections: [{
      items: Array.from({ length: 200 }, (_, at) => at),
      header: { length: 30, pinned: true,
        render(root) { root.textContent = "header"; } } }] }""", 0])
    rest(page)
    if when == "after":
        page.evaluate(say, scroller)
        rest(page)
    page.evaluate("stage.flow.scrollToItem(50)")
    rest(page)
    page.evaluate("stage.flow.scrollToItem(100)")
    rest(page)
    top = "getBoundingClientRect().top"
    assert page.evaluate(
        f"[document.querySelector('[data-header]').{top},"
        f"stage.flow.elementOf(100).{top}]"
    ) == [40, 70]
