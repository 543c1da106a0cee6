"""What is under a finger, a mouse or a pen leaves the page meanwhile."""

import pytest
from features_page import click, notes, selected, shown, told
from finger import Finger
from rest import rest

# Each cell shows an element of its own, and a new one when it is filled again.
BOXED = """flow.renderItem = ({ text }) => {
  const box = document.createElement("p");
  box.style.cssText = "margin: 0; height: 100%";
  box.textContent = text;
  return box;
};"""

# The same items say something else.
AGAIN = """() => {
  notes = notes.map((one) => ({ ...one, text: `again ${one.id}` }));
  flow.items = notes;
}"""


def test_a_pull_ends_whose_touched_content_has_gone(page_of):
    page = notes(page_of, "pullable", more=BOXED, has_touch=True)
    finger = Finger(page).down(200, 100).move(y=160, steps=10)
    page.evaluate(AGAIN)
    page.wait_for_function("() => flow.textContent.includes('again 3')")
    finger.move(y=10)
    finger.up()
    page.wait_for_function("() => told.some(({ type }) => type === 'pull')")
    rest(page)
    assert page.evaluate(
        """() => flow.querySelector(".waterflow-content")
          .getBoundingClientRect().top"""
    ) == 0
    assert shown(page)[0] == "again 0"


def test_a_drag_goes_on_whose_touched_content_has_gone(page_of):
    page = notes(page_of, "reorderable", more=BOXED, has_touch=True)
    finger = Finger(page).press(200, 75)
    page.wait_for_selector(".waterflow-lifted")
    page.evaluate("() => { notes[1].text = 'another'; flow.refresh(1); }")
    page.wait_for_function("() => flow.textContent.includes('another')")
    finger.move(y=100)
    finger.up()
    page.wait_for_function("() => told.some(({ type }) => type === 'reorder')")
    rest(page)
    assert shown(page)[:4] == ["note 0", "note 2", "note 3", "another"]


@pytest.mark.parametrize("is_pen", [False, True])
def test_a_press_whose_end_was_lost_is_over_with_the_next_one(page_of, is_pen):
    page = notes(page_of, "selection='single' reorderable", has_touch=True)
    page.evaluate(
        """(isPen) => {
          const send = (type, pointerType, pointerId) => {
            const { left, top } = flow.elementOf(2).getBoundingClientRect();
            flow.elementOf(2).dispatchEvent(new PointerEvent(type, {
              pointerType, pointerId, button: 0, buttons: 1, bubbles: true,
              cancelable: true, clientX: left + 5, clientY: top + 5 }));
          };
          send("pointerdown", "mouse", 71);
          if (!isPen) return;
          send("pointerdown", "pen", 72);
          send("pointerup", "pen", 72);
        }""",
        is_pen,
    )
    rest(page)
    told(page)
    Finger(page).down(200, 275).up()
    page.wait_for_function("() => flow.selectedItems[0]?.index === 5")
    click(page, "note 3")
    assert selected(page) == [3]
