"""Sections that go while what they have shown is out of sight."""

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
