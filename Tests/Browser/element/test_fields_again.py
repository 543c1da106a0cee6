"""A field that somebody writes into, as all items are shown anew."""

import pytest
from features_page import notes
from rest import rest

# Each note has a field, and says beside it which one it is.
FIELDS = """
  flow.renderer = {
    create() {
      const root = document.createElement("div");
      root.append(document.createElement("input"),
        document.createElement("b"));
      return root;
    },
    update(root, { text }) { root.lastChild.textContent = text; },
  };
"""

FIELD = """() => {
  const { activeElement } = document;
  return [activeElement.value, activeElement.parentElement?.textContent];
}"""


@pytest.mark.parametrize(
    "again",
    ["flow.reload()", "flow.refresh()",
     "flow.items = Array.from({ length: 1000 }, (_, id) => note(id))"],
)
@pytest.mark.parametrize("attributes", ["", "swipeable", "keyboard"])
def test_a_field_stays_with_its_item(page_of, again, attributes):
    page = notes(page_of, attributes, count=1_000, more=FIELDS)
    page.evaluate("() => flow.elementOf(2).querySelector('input').focus()")
    page.keyboard.type("typed")
    page.evaluate(f"() => {{ {again}; }}")
    rest(page)
    assert page.evaluate(FIELD) == ["typed", "note 2"]
    page.evaluate("() => { flow.scrollTop = 20000; }")
    rest(page)
    assert page.evaluate(FIELD) == ["typed", "note 2"]
    page.keyboard.type(" more")
    assert page.evaluate(FIELD) == ["typed more", "note 2"]


def test_a_field_that_was_left_is_used_again(page_of):
    page = notes(page_of, count=1_000, more=FIELDS)
    page.evaluate("() => flow.elementOf(2).querySelector('input').focus()")
    page.evaluate("() => document.activeElement.blur()")
    page.evaluate("() => { flow.reload(); }")
    page.evaluate("() => { flow.scrollTop = 20000; }")
    rest(page)
    assert page.evaluate("() => flow.elementOf(2)") is None
