"""What the list of a section is called, as all is shown anew."""

import pytest
from features_page import notes
from rest import rest

TITLED = """
  window.title = "March";
  window.titled = () => [{
    items: notes,
    header: { length: 40, render(root) { root.textContent = title; } },
  }];
  flow.setAttribute("aria-label", "Album");
  flow.sections = titled();
"""

NAME = """() => {
  const list = flow.querySelector("[role='list'], [role='listbox']");
  return document.getElementById(list.getAttribute("aria-labelledby"))
    ?.textContent ?? list.getAttribute("aria-label");
}"""


@pytest.mark.parametrize("attributes", ["", "swipeable", "selection='single'"])
def test_a_list_forgets_the_name_of_a_header_before_a_reload(
    page_of, attributes
):
    page = notes(page_of, attributes, count=1_000, more=TITLED)
    assert page.evaluate(NAME) == "March"
    page.evaluate("() => { flow.scrollTop = 10000; }")
    rest(page)
    assert page.evaluate(NAME) == "March"
    page.evaluate(
        """() => {
          title = "June";
          flow.sections = titled();
          flow.reload();
        }"""
    )
    rest(page)
    # Nobody has seen its header yet.
    assert page.evaluate(NAME) == "Album"
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert page.evaluate(NAME) == "June"
