"""A smooth scroll to an item gets there, whatever changes on the way."""

import pytest
from features_page import notes
from rest import rest

# What loads the modules that changes ask for, before they do.
OTHERS = """document.body.insertAdjacentHTML("beforeend",
  `<div hidden><water-flow selection="single"></water-flow>
    <water-flow mode="justified"></water-flow></div>`);
window.others = [...document.querySelectorAll("[hidden] water-flow")];"""

# Scrolls to the 80th note, and changes something on the way; begins again where
# the machine was so busy that it was there by then.
GO = """(change) => {
  const begin = () => {
    flow.scrollTop = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      flow.scrollToItem(80, { behavior: "smooth" });
      requestAnimationFrame(look);
    }));
  };
  const look = () => {
    if (flow.scrollTop === 0) return requestAnimationFrame(look);
    if (flow.scrollTop === flow.frameOf(80).y) return begin();
    window.before = flow.scrollTop;
    new Function(change)();
  };
  begin();
}"""

# Whether that note, by what it says, is at the start.
ARRIVED = """() => window.before > 0 && [...flow.querySelectorAll("[data-item]")]
  .some((cell) => cell.textContent === "note 80"
    && cell.getBoundingClientRect().top === flow.getBoundingClientRect().top)"""


@pytest.mark.parametrize(
    ("change", "more"),
    [
        # Items without keys, of which nobody knows whether they are the same.
        ("flow.items = [...notes, ...notes]", "flow.key = null"),
        # Another module.
        ("flow.selection = 'single'", ""),
        ("flow.mode = 'justified'", "flow.lanes = 1"),
        # Another layout.
        ("flow.lineGap = 2", ""),
        ("flow.reload()", ""),
        # Items whose keys tell where it is by now.
        ("flow.items = [note(-1), ...notes]", "flow.selection = 'single'"),
        # The same, and another module that tells it.
        ("flow.items = [note(-1), ...notes]", ""),
    ],
)
def test_a_smooth_scroll_arrives(page_of, change, more):
    page = notes(page_of, more=f"{OTHERS}{more};")
    page.evaluate("Promise.all(others.map(({ ready }) => ready)).then(() => 0)")
    rest(page)
    page.evaluate(GO, change)
    page.wait_for_function(ARRIVED)
    rest(page)
    assert page.evaluate(f"({ARRIVED})()")


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
