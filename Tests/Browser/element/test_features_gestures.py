"""Items are swiped and dragged, and their start is pulled."""

from features_page import assign, drag, middle, notes, shown, told, top
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


def pull(page, distance: float) -> Finger:
    """Pulls the start by a distance, and holds it there."""
    return Finger(page).down(200, 100).move(y=distance, steps=10)


def slot(page) -> dict:
    """What hangs above the start, and how far the content stands from it."""
    return page.evaluate(
        """() => {
          const slot = flow.querySelector(".waterflow-pull > *");
          const content = flow.querySelector(".waterflow-content");
          return { state: slot.dataset.state, text: slot.textContent,
            distance: content.getBoundingClientRect().top
              - flow.getBoundingClientRect().top };
        }"""
    )


# MARK: - Swiping


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


# MARK: - Reordering

MOVES = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
  notes.splice(to.index, 0, ...notes.splice(from.index, 1));
});"""


def test_a_dragged_item_stays_where_it_is_dropped(page_of):
    page = notes(page_of, "reorderable", more=MOVES)
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    (event,) = told(page, "reorder")
    assert event["item"]["id"] == 1
    assert event["from"] == {"section": 0, "index": 1}
    assert event["to"] == {"section": 0, "index": 3}
    # The data agrees: what is shown anew is the same.
    page.evaluate("() => { flow.scrollTop = 2000; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == expected
    assert page.evaluate("notes.slice(0, 4).map(({ id }) => id)") == [
        0, 2, 3, 1,
    ]


def test_a_drag_that_is_prevented_goes_back(page_of):
    more = "flow.addEventListener('reorder', (e) => e.preventDefault());"
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    assert shown(page)[:4] == ["note 0", "note 1", "note 2", "note 3"]
    assert len(told(page, "reorder")) == 1


def test_a_page_may_give_the_moved_items_at_once(page_of):
    more = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
      notes = notes.toSpliced(from.index, 1);
      notes.splice(to.index, 0, { id: from.index, text: `note ${from.index}`,
        height: 50 });
      flow.items = notes;
    });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    assert shown(page)[:4] == ["note 0", "note 2", "note 3", "note 1"]
    assert page.evaluate("notes[3].id") == 1


def test_a_page_may_give_the_moved_items_later(page_of):
    page = notes(page_of, "reorderable selection='multiple'")
    page.evaluate("() => flow.select(1)")
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    # Until then each place shows the item that is there.
    page.evaluate("() => { flow.scrollTop = 2000; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == expected
    drag(page, "note 0", "note 2")
    expected = ["note 2", "note 0", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    assert [one["item"]["id"] for one in told(page, "reorder")] == [1, 0]
    assign(page, "[2, 0, 3, 1, 4].map((id) => notes[id]).concat(notes.slice(5))")
    assert shown(page)[:5] == expected
    assert page.evaluate("flow.selectedItems[0].index") == 3


def test_a_page_may_move_a_copy_of_the_item(page_of):
    more = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
      const [one] = notes.splice(from.index, 1);
      notes.splice(to.index, 0, { ...one, place: to.index });
    });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    drag(page, "note 0", "note 2")
    page.evaluate("() => { flow.scrollTop = 2000; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:4] == page.evaluate(
        "notes.slice(0, 4).map(({ text }) => text)"
    )


def test_a_page_without_keys_may_give_the_moved_items_later(page_of):
    page = notes(page_of, "reorderable", more="flow.key = null;")
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1"]
    assert shown(page)[:4] == expected
    page.evaluate(
        """() => { window.cell = [...flow.querySelectorAll("[data-item]")]
          .find(({ textContent }) => textContent === "note 1").firstChild; }"""
    )
    assign(page, "[0, 2, 3, 1].map((id) => notes[id]).concat(notes.slice(4))")
    assert shown(page)[:4] == expected
    assert page.evaluate("cell.isConnected && cell.data") == "note 1"
    # What has changed in the objects shows, as without a drag.
    page.evaluate(
        "() => { notes[0].text = 'other'; flow.items = notes; }"
    )
    rest(page)
    assert shown(page)[0] == "other"


def test_a_page_that_never_moves_it_has_its_own_order_again(page_of):
    page = notes(page_of, "reorderable")
    drag(page, "note 1", "note 3")
    assign(page, "[...notes]")
    assert shown(page)[:4] == ["note 0", "note 1", "note 2", "note 3"]


def test_a_page_may_tell_later_changes_of_moved_items(page_of):
    page = notes(page_of, "reorderable")
    drag(page, "note 1", "note 3")
    page.evaluate(
        """() => {
          notes.splice(3, 0, ...notes.splice(1, 1));
          notes.unshift(note(300));
          return flow.update({ inserted: [0], animated: false });
        }"""
    )
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == [
        "note 300", "note 0", "note 2", "note 3", "note 1",
    ]


def test_items_are_dragged_between_sections(page_of):
    more = """flow.sections = [
        { key: "a", items: [note(1), note(2)] },
        { key: "b", items: [note(3), note(4)] },
      ];
      flow.addEventListener("reorder", ({ detail: { from, to } }) => {
        if (window.isLate) return;
        const [one] = flow.sections[from.section].items
          .splice(from.index, 1);
        flow.sections[to.section].items.splice(to.index, 0, one);
      });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    (event,) = told(page, "reorder")
    assert event["from"] == {"section": 0, "index": 0}
    assert event["to"]["section"] == 1
    first = shown(page)
    assert set(first) == {"note 1", "note 2", "note 3", "note 4"}
    assert first[0] == "note 2"
    page.evaluate("() => { flow.sections = [...flow.sections]; }")
    rest(page)
    assert shown(page) == first
    # One that the page moves later.
    page.evaluate("() => { window.isLate = true; }")
    drag(page, "note 2", "note 4")
    second = shown(page)
    assert second[:1] == first[1:2]
    page.evaluate(
        """() => {
          flow.sections[0].items.pop();
          const [{ detail: { to } }] = [{ detail: told.at(-1) }];
          flow.sections[1].items.splice(to.index, 0, note(2));
          flow.sections = [...flow.sections];
        }"""
    )
    rest(page)
    assert shown(page) == second


def test_a_finger_that_rests_drags_an_item(page_of):
    page = notes(page_of, "reorderable", more=MOVES, has_touch=True)
    finger = Finger(page).press(*middle(page, "note 1"))
    page.wait_for_selector(".waterflow-lifted")
    finger.move(y=106, steps=20).up()
    rest(page)
    assert shown(page)[:4] == ["note 0", "note 2", "note 3", "note 1"]


def test_keys_move_an_item(page_of):
    page = notes(page_of, "reorderable keyboard", more=MOVES)
    page.evaluate("() => flow.querySelector('[data-item]').focus()")
    page.keyboard.press("Alt+ArrowDown")
    rest(page)
    assert shown(page)[:2] == ["note 1", "note 0"]
    assert page.evaluate("notes[1].id") == 0
    assert page.evaluate("document.activeElement.textContent") == "note 0"


# MARK: - Pulling


def test_a_pull_waits_for_what_the_page_fetches(page_of):
    more = """flow.addEventListener("pull", ({ detail }) => {
        detail.waitUntil(new Promise((resolve) => { window.fetched = resolve; })
          .then(() => {
            notes = [note(300), ...notes];
            flow.items = notes;
          }));
      });"""
    page = notes(page_of, "pullable", more=more, has_touch=True)
    finger = pull(page, 40)
    assert slot(page)["state"] == "pulling"
    assert slot(page)["text"] == "Pull to refresh"
    finger.move(y=160, steps=10)
    assert slot(page)["state"] == "armed"
    finger.up()
    page.wait_for_function("() => window.fetched")
    rest(page)
    assert slot(page)["state"] == "waiting"
    assert abs(slot(page)["distance"] - 44) < 1
    page.evaluate("() => fetched()")
    page.wait_for_function(
        """() => flow.querySelector(".waterflow-pull > *").dataset.state
          === "idle" """
    )
    rest(page)
    assert slot(page)["distance"] == 0
    assert shown(page)[0] == "note 300"


def test_a_pull_that_waits_for_nothing_ends(page_of):
    page = notes(page_of, "pullable", has_touch=True)
    pull(page, 200).up()
    page.wait_for_function("() => told.some(({ type }) => type === 'pull')")
    rest(page)
    assert slot(page)["state"] == "idle"
    assert slot(page)["distance"] == 0


def test_a_pull_whose_promise_fails_ends_and_is_told(page_of):
    said: list[str] = []
    more = """flow.addEventListener("pull", ({ detail }) =>
      detail.waitUntil(Promise.reject(new Error("offline"))));"""
    page = notes(page_of, "pullable", more=more, told=said, has_touch=True)
    pull(page, 200).up()
    page.wait_for_function("() => told.some(({ type }) => type === 'pull')")
    rest(page)
    assert slot(page)["distance"] == 0
    (fault,) = said
    assert "offline" in fault


def test_a_program_pulls_in_words_of_its_own(page_of):
    page = notes(
        page_of, "pullable", more="flow.strings = { waiting: 'Lädt' };"
    )
    page.evaluate(
        """() => {
          flow.addEventListener("pull", ({ detail }) => detail.waitUntil(
            new Promise((resolve) => { window.fetched = resolve; })));
          flow.beginPull();
        }"""
    )
    rest(page)
    assert slot(page)["text"] == "Lädt"
    assert abs(slot(page)["distance"] - 44) < 1
    page.evaluate("() => flow.endPull()")
    rest(page)
    assert slot(page)["distance"] == 0


def test_what_is_not_pullable_any_more_stays(page_of):
    page = notes(page_of, "pullable", has_touch=True)
    page.evaluate("() => { flow.pullable = false; }")
    rest(page)
    pull(page, 200).up()
    rest(page)
    assert told(page, "pull") == []
    assert top(page, "note 0") == 0
