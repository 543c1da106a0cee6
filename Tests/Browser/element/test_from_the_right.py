"""A horizontal element in a page that reads from the right."""

import pytest
from features_page import notes, shown
from rest import rest

# Each note is a field.
FIELDS = """flow.renderItem = ({ text }) => {
  const field = document.createElement("input");
  field.value = text;
  return field;
};"""


def page_with(page_of, more: str = ""):
    page = notes(
        page_of, "horizontal keyboard",
        more=f"document.documentElement.dir = 'rtl'; {more}", is_own=True)
    rest(page)
    return page


@pytest.mark.parametrize(
    "change",
    ["flow.refresh(0)", "flow.gap = 4", "flow.label = 'notes'",
     "flow.items = [...notes]"])
def test_a_change_leaves_cells_and_what_is_typed(page_of, change):
    page = page_with(page_of, FIELDS)
    page.evaluate(
        """() => {
          const cell = window.held = flow.elementOf(2);
          const field = cell.querySelector("input");
          field.focus();
          field.value = "typed";
        }""")
    page.evaluate(f"() => {{ {change}; }}")
    rest(page)
    assert page.evaluate(
        """[flow.elementOf(2) === held, document.activeElement.value]"""
    ) == [True, "typed"]


@pytest.mark.parametrize(
    ("change", "done"),
    [("flow.selection = 'multiple'", "[data-item][aria-selected]"),
     ("flow.mode = 'waterfall'", "[data-item]"),
     ("flow.renderer = { create: () => document.createElement('p'), "
      "update(cell, { text }) { cell.textContent = text; } }", "p[data-item]"),
     ("flow.setState(flow.getState())", "[data-item]"),
     ("const { parentElement: body } = flow; flow.remove(); "
      "setTimeout(() => body.append(flow), 50)", "[data-item]")])
def test_its_start_stays_in_view(page_of, change, done):
    page = page_with(page_of)
    before = set(shown(page))
    assert "note 0" in before
    page.evaluate(f"() => {{ {change}; }}")
    page.wait_for_selector(done, state="attached")
    rest(page)
    assert set(shown(page)) == before


def test_it_turns_with_its_page(page_of):
    page = notes(page_of, "horizontal", is_own=True)
    left = "flow.elementOf(0).getBoundingClientRect().left"
    assert page.evaluate(left) == 0
    page.evaluate("flow.dir = 'rtl'")
    rest(page)
    assert page.evaluate(left) == 350
    page.evaluate("flow.dir = 'ltr'")
    rest(page)
    assert page.evaluate(left) == 0
