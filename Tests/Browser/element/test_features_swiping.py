"""Items are swiped, and their actions told and performed."""

import pytest
from features_page import BOX, middle, notes, shown, told
from finger import Finger
from rest import rest

ACTIONS = """
  window.performed = [];
  const perform = (name) => (item, index, section) => {
    performed.push([name, item.id, index, section]);
  };
  flow.swipeActions = (item) => item.id === 9 ? null : {
    leading: [{ title: "Pin", color: "rgb(0, 128, 0)",
      perform: perform("pin") }],
    trailing: [
      { title: "Löschen", destructive: true, perform: (item, index) => {
        performed.push(["delete", item.id, index]);
        notes = notes.toSpliced(index, 1);
        flow.items = notes;
      } },
      { title: "Mehr", width: 90, perform: perform("more") },
    ],
  };
"""

BUTTONS = """() => [...flow.querySelectorAll(".waterflow-action")]
  .filter((button) => button.checkVisibility())
  .map((button) => ({
    text: button.textContent,
    width: button.getBoundingClientRect().width,
    color: getComputedStyle(button).backgroundColor,
    isDestructive: button.classList.contains("waterflow-destructive"),
  }))"""


def swipe(page, text: str, x: float) -> None:
    """Swipes over an item, slowly enough that the speed says nothing."""
    at = middle(page, text)[1]
    finger = Finger(page).down(350 if x < 0 else 50, at)
    finger.move(x=x, y=4, steps=12).hold(0.2).up()
    rest(page)


def test_a_swipe_shows_what_the_page_offers(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    swipe(page, "note 2", -150)
    first, second = page.evaluate(BUTTONS)
    assert (first["text"], first["isDestructive"]) == ("Löschen", True)
    assert (second["text"], second["isDestructive"]) == ("Mehr", False)
    assert second["width"] == 90
    # In another item, at the other edge.
    swipe(page, "note 3", 100)
    (only,) = page.evaluate(BUTTONS)
    assert only["text"] == "Pin"
    assert only["color"] == "rgb(0, 128, 0)"
    page.keyboard.press("Escape")
    rest(page)
    assert page.evaluate(BUTTONS) == []


def test_buttons_stand_above_each_other_where_content_scrolls_sideways(
    page_of,
):
    page = notes(
        page_of, "horizontal swipeable", more=ACTIONS, has_touch=True
    )
    x = page.evaluate(
        """() => {
          const cell = [...flow.querySelectorAll("[data-item]")]
            .find((one) => one.textContent === "note 2");
          const { left, width } = cell.getBoundingClientRect();
          return left + width / 2;
        }"""
    )
    Finger(page).down(x, 350).move(y=-150, x=2, steps=12).hold(0.2).up()
    rest(page)
    frames = page.evaluate(
        """() => [...flow.querySelectorAll(".waterflow-action")]
          .map((one) => one.getBoundingClientRect().height)"""
    )
    # The places are 74 and 90 points high, as they are told to be.
    assert sorted(frames) == [74, 90]


def test_an_action_is_told_and_performed(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    swipe(page, "note 2", -150)
    page.locator(".waterflow-action", has_text="Mehr").tap()
    rest(page)
    assert page.evaluate("performed") == [["more", 2, 2, 0]]
    (event,) = told(page, "swipe")
    assert event["item"]["id"] == 2
    assert event["index"] == 2
    assert event["action"]["title"] == "Mehr"
    swipe(page, "note 2", -150)
    page.locator(".waterflow-action", has_text="Löschen").tap()
    rest(page)
    assert shown(page)[:3] == ["note 0", "note 1", "note 3"]


def test_a_full_swipe_performs_the_first_action(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    at = middle(page, "note 1")[1]
    Finger(page).down(390, at).move(x=-360, steps=12).hold(0.1).up()
    rest(page)
    assert page.evaluate("performed") == [["delete", 1, 1]]
    assert shown(page)[:2] == ["note 0", "note 2"]


def test_a_prevented_action_is_not_performed(page_of):
    more = ACTIONS + (
        "flow.addEventListener('swipe', (event) => event.preventDefault());"
    )
    page = notes(page_of, "swipeable", more=more, has_touch=True)
    swipe(page, "note 2", 100)
    page.locator(".waterflow-action").tap()
    rest(page)
    assert page.evaluate("performed") == []
    assert len(told(page, "swipe")) == 1


def test_an_item_without_actions_is_not_swiped(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    page.evaluate("() => { flow.scrollTop = 200; }")
    rest(page)
    swipe(page, "note 9", -150)
    assert page.evaluate(BUTTONS) == []


def test_an_action_that_fails_is_told(page_of):
    said: list[str] = []
    more = """flow.swipeActions = () => ({ leading: [{ title: "Pin",
      perform: async () => { throw new Error("offline"); } }] });"""
    page = notes(page_of, "swipeable", more=more, told=said, has_touch=True)
    swipe(page, "note 2", 100)
    page.locator(".waterflow-action").tap()
    rest(page)
    (fault,) = said
    assert "has an action that has failed, Pin" in fault
    assert "offline" in fault
    assert "item 2" in fault


def test_keys_open_actions(page_of):
    page = notes(page_of, "swipeable keyboard", more=ACTIONS)
    page.evaluate("() => flow.querySelector('[data-item]').focus()")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+F10")
    rest(page)
    page.keyboard.press("Enter")
    rest(page)
    assert page.evaluate("performed")[0][1] == 1


def test_what_ends_a_composition_closes_no_actions(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    swipe(page, "note 2", 100)
    rest(page)
    count = page.locator(".waterflow-action").count()
    assert count > 0
    # Safari says the latter.
    for sign in ("isComposing: true", "keyCode: 229"):
        page.evaluate(
            f"""() => document.body.dispatchEvent(new KeyboardEvent("keydown",
              {{ key: "Escape", {sign}, bubbles: true }}))"""
        )
    rest(page)
    assert page.locator(".waterflow-action").count() == count
    page.keyboard.press("Escape")
    page.wait_for_function("() => !flow.querySelector('.waterflow-action')")


def test_a_key_for_actions_keeps_no_later_menu_away(page_of):
    page = notes(page_of, "swipeable keyboard", more=ACTIONS)
    page.evaluate("() => flow.querySelector('[data-item]').focus()")
    page.keyboard.press("Shift+F10")
    page.wait_for_selector(".waterflow-action")
    page.evaluate(
        """() => document.addEventListener("contextmenu", (event) => {
          window.isPrevented = event.defaultPrevented;
        })"""
    )
    page.mouse.click(*middle(page, "note 5"), button="right")
    page.wait_for_function("() => window.isPrevented !== undefined")
    assert page.evaluate("isPrevented") is False


def test_a_swipe_ends_where_nothing_is_swiped_any_more(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    finger = Finger(page).down(350, middle(page, "note 2")[1])
    finger.move(x=-150, steps=10)
    page.evaluate("() => { flow.swipeable = false; }")
    finger.move(x=-150, steps=10).up()
    rest(page)
    assert told(page, "swipe") == []
    assert page.evaluate("performed") == []
    page.wait_for_function("() => !flow.querySelector('.waterflow-action')")


SCROLLED = "() => flow.querySelector('.box').scrollLeft"


def test_a_box_in_an_item_scrolls_instead_of_the_item(page_of):
    more = ACTIONS + BOX % "none"
    page = notes(page_of, "swipeable", more=more, has_touch=True)
    at = middle(page, "note 2")[1]
    Finger(page).down(250, at).move(x=-150, y=4, steps=12).hold(0.2).up()
    rest(page)
    assert page.evaluate(BUTTONS) == []
    assert page.evaluate(SCROLLED) > 100
    # Beside it the item is swiped, and over it the list is scrolled.
    swipe(page, "note 2", -150)
    assert len(page.evaluate(BUTTONS)) == 2
    Finger(page).down(250, at).move(y=-80, x=2, steps=8).hold(0.2).up()
    rest(page)
    assert page.evaluate("flow.scrollTop") > 50


def test_an_open_item_closes_where_it_gets_another_width(page_of):
    page = notes(page_of, "swipeable", more=ACTIONS, has_touch=True)
    swipe(page, "note 2", -150)
    assert len(page.evaluate(BUTTONS)) == 2
    page.evaluate("() => { flow.mode = 'waterfall'; flow.lanes = 2; }")
    page.wait_for_function("() => !flow.querySelector('.waterflow-action')")
    rest(page)
    assert page.evaluate(
        """() => {
          const { left, width } = flow.elementOf(2).getBoundingClientRect();
          const { x } = flow.frameOf(2);
          return [left - x, width];
        }"""
    ) == [0, 200]


@pytest.mark.parametrize(
    "attributes", ["keyboard", "selection='single'", "selection='multiple'"]
)
def test_alt_and_enter_show_the_actions_of_an_item(page_of, attributes):
    page = notes(page_of, f"swipeable {attributes}", more=ACTIONS)
    page.evaluate("() => flow.elementOf(2).focus()")
    page.keyboard.press("Alt+Enter")
    rest(page)
    assert told(page, "itemclick") == []
    assert [one["text"] for one in page.evaluate(BUTTONS)] == ["Löschen", "Mehr"]
