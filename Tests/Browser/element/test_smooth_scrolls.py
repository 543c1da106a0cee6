"""A smooth scroll to an item gets there, whatever changes on the way."""

import pytest
from features_page import notes
from rest import rest

# Scrolls to the 80th note, and changes something on the way.
GO = """(change) => {
  flow.scrollToItem(80, { behavior: "smooth" });
  const look = () => {
    if (flow.scrollTop === 0) return requestAnimationFrame(look);
    window.before = flow.scrollTop;
    new Function(change)();
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize(
    "change",
    [
        # Items without keys, of which nobody knows whether they are the same.
        "flow.items = [...notes, ...notes]",
        # Another module.
        "flow.selection = 'single'",
        "flow.mode = 'justified'",
        # Another layout.
        "flow.lineGap = 2",
        "flow.reload()",
    ],
)
def test_a_smooth_scroll_arrives(page_of, change):
    page = notes(page_of, more="flow.key = null;")
    rest(page)
    page.evaluate(GO, change)
    page.wait_for_function(
        """() => window.before < 3000
          && flow.scrollTop === flow.frameOf(80).y"""
    )
    rest(page)
    assert page.evaluate("flow.scrollTop === flow.frameOf(80).y")


def test_a_hand_ends_a_smooth_scroll_for_good(page_of):
    page = notes(page_of, more="flow.key = null;")
    rest(page)
    page.mouse.move(200, 200)
    page.evaluate(GO, "")
    page.wait_for_function("() => window.before > 0")
    page.mouse.wheel(0, -300)
    rest(page)
    top = page.evaluate("flow.scrollTop")
    assert top < page.evaluate("flow.frameOf(80).y")
    page.evaluate("() => { flow.items = [...notes]; }")
    rest(page)
    page.evaluate("() => { flow.selection = 'single'; }")
    page.wait_for_function(
        "() => flow.querySelector('[role=listbox]') !== null"
    )
    rest(page)
    assert page.evaluate("flow.scrollTop") == top
