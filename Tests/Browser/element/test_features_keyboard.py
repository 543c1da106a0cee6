"""Keys go from item to item, and act on them."""

import pytest
from features_page import assign, notes, selected, shown, told
from rest import rest

FOCUS = "document.activeElement.closest('[data-item]')?.textContent ?? null"


def focus_first(page) -> None:
    """Gives the focus to the first item in view by the Tab key."""
    page.keyboard.press("Tab")
    while page.evaluate(FOCUS) is None:
        page.keyboard.press("Tab")


def enter(page) -> None:
    """Goes to the element, and from there by the Tab key to an item."""
    page.evaluate("flow.focus()")
    rest(page)
    page.keyboard.press("Tab")


def test_arrows_move_the_focus_and_scroll(page_of):
    page = notes(page_of, "keyboard")
    focus_first(page)
    assert page.evaluate(FOCUS) == "note 0"
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    rest(page)
    assert page.evaluate(FOCUS) == "note 12"
    assert "note 12" in shown(page)
    page.keyboard.press("End")
    rest(page)
    assert page.evaluate(FOCUS) == "note 99"


def test_enter_clicks_an_item_once(page_of):
    page = notes(page_of, "keyboard")
    focus_first(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    assert [one["index"] for one in told(page, "itemclick")] == [1, 1]
    assert page.evaluate("flow.scrollTop") == 0
    # At once: a key has no click of its own that would be the next one.
    page.evaluate("() => flow.elementOf(3).click()")
    assert [one["index"] for one in told(page, "itemclick")] == [3]


def test_keys_select(page_of):
    page = notes(page_of, "keyboard selection='multiple'")
    focus_first(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert selected(page) == [1]
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowDown")
    assert selected(page) == [1, 2, 3]
    # Arrows click nothing.
    assert [one["index"] for one in told(page, "itemclick")] == [1]
    page.keyboard.press("Enter")
    page.evaluate("() => flow.elementOf(4).click()")
    assert [one["index"] for one in told(page, "itemclick")] == [3, 4]
    page.keyboard.press("Control+a")
    assert len(selected(page)) == 100
    assert [one["type"] for one in told(page)] == ["selectionchange"]


@pytest.mark.parametrize("key", ["Control+Enter", "Meta+Enter", "Meta+ "])
def test_ctrl_and_cmd_select_besides(page_of, key):
    page = notes(page_of, "keyboard selection='multiple'")
    focus_first(page)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(key)
    assert selected(page) == [0, 2]
    page.keyboard.press(key)
    assert selected(page) == [0]


def test_tab_goes_to_what_is_selected(page_of):
    page = notes(page_of, "keyboard selection='single'")
    page.evaluate("flow.select(3)")
    enter(page)
    assert page.evaluate(FOCUS) == "note 3"
    page.keyboard.press("ArrowDown")
    page.evaluate("document.activeElement.blur()")
    # Who was at an item comes back to it.
    enter(page)
    assert page.evaluate(FOCUS) == "note 4"
    # With that out of view, to what is selected, or else to the first in view.
    page.evaluate("document.activeElement.blur()")
    page.evaluate("flow.scrollTop = 2000")
    rest(page)
    page.evaluate("flow.select(42)")
    enter(page)
    assert page.evaluate(FOCUS) == "note 42"


def test_a_click_that_is_prevented_is_no_selection_by_key(page_of):
    more = "flow.addEventListener('itemclick', (e) => e.preventDefault());"
    page = notes(page_of, "keyboard selection='single'", more=more)
    focus_first(page)
    page.keyboard.press("Enter")
    assert selected(page) == []
    assert [one["type"] for one in told(page)] == ["itemclick"]


def test_the_focus_stays_with_its_item(page_of):
    page = notes(page_of, "keyboard")
    focus_first(page)
    page.keyboard.press("ArrowDown")
    assign(page, "[note(300), ...notes.toReversed()]")
    assert page.evaluate(FOCUS) == "note 1"


def test_what_takes_the_place_of_an_item_has_its_focus(page_of):
    page = notes(page_of, "keyboard")
    focus_first(page)
    page.keyboard.press("ArrowDown")
    assign(page, "notes.filter(({ id }) => id !== 1)")
    assert page.evaluate(FOCUS) == "note 2"


def test_keys_of_an_input_in_an_item_are_its_own(page_of):
    more = """flow.renderItem = ({ text }) =>
      Object.assign(document.createElement("input"), { value: text });"""
    page = notes(page_of, "keyboard selection='single'", more=more)
    page.locator("input").nth(2).focus()
    page.keyboard.press("End")
    page.keyboard.type(" x")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.value") == "note 2 x"
    assert selected(page) == []
    assert told(page) == []


def test_without_the_attribute_keys_only_scroll(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate("() => { flow.keyboard = false; }")
    rest(page)
    assert page.locator("[data-item][tabindex]").count() == 0


def test_a_control_that_has_its_item_rendered_leaves_it_the_focus(page_of):
    page = notes(page_of, "keyboard", more="""
      flow.renderItem = ({ text }) => {
        const button = document.createElement("button");
        button.textContent = text;
        button.onclick = () => act(flow.indexOf(button).index);
        return button;
      };""", is_own=True)
    for act in (
        "(index) => flow.refresh(index)",
        """(index) => {
          notes = notes.with(index, { ...notes[index], text: "liked" });
          flow.items = notes;
        }""",
        "(index) => flow.update({ changed: [index] })",
    ):
        page.evaluate(f"() => {{ window.act = {act}; }}")
        page.evaluate("flow.elementOf(2).querySelector('button').focus()")
        page.keyboard.press("Enter")
        rest(page)
        assert page.evaluate(
            "document.activeElement === flow.elementOf(2)"), act
        page.keyboard.press("ArrowDown")
        rest(page)
        assert page.evaluate("document.activeElement === flow.elementOf(3)")


def test_nothing_is_done_to_an_item_that_nobody_sees(page_of):
    page = notes(page_of, "keyboard selection='multiple'")
    focus_first(page)
    page.keyboard.press("ArrowDown")
    page.evaluate("flow.scrollTop = 3000")
    rest(page)
    page.keyboard.press(" ")
    rest(page)
    assert selected(page) == [1]
    assert "note 1" in shown(page)


def test_a_key_that_is_held_presses_once(page_of):
    page = notes(page_of, "keyboard selection='multiple'")
    focus_first(page)
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert selected(page) == [0]
    for _ in range(3):
        page.keyboard.down(" ")
    page.keyboard.up(" ")
    assert selected(page) == []
    assert page.evaluate("flow.scrollTop") == 0
    assert len(told(page, "itemclick")) == 2


def test_a_move_by_key_is_read_out(page_of):
    page = notes(page_of, "keyboard reorderable")
    focus_first(page)
    count = page.evaluate("flow.items.length")
    said = """(text) => [...document.querySelectorAll("[aria-live]")]
      .some((one) => one.textContent === text)"""
    # Where it is in the end, however often it was moved.
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_function(said, arg=f"moved to 3 of {count}")
    page.evaluate("""() => {
      flow.strings = { movedTo: (place, count) => `${place}/${count}` };
    }""")
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_function(said, arg=f"4/{count}")


def test_a_held_space_that_presses_nothing_scrolls_on(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate("flow.focus()")
    tops = []
    for _ in range(3):
        page.keyboard.down(" ")
        rest(page)
        tops.append(page.evaluate("flow.scrollTop"))
    page.keyboard.up(" ")
    assert 0 < tops[0] < tops[1] < tops[2]


def test_a_key_that_is_held_presses_once_where_nothing_is_selected(page_of):
    page = notes(page_of, "keyboard")
    focus_first(page)
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert [one["index"] for one in told(page, "itemclick")] == [0]


def test_a_key_in_an_element_within_is_its_own(page_of):
    page = notes(
        page_of,
        "keyboard",
        count=1,
        more="""
          const inner = document.createElement("water-flow");
          Object.assign(inner, { mode: "list", size: () => 20,
            renderer: { create: () => {
              const root = document.createElement("div");
              root.tabIndex = 0;
              return root;
            }, update: (root, item) => { root.textContent = item; } },
            items: ["first", "second"] });
          inner.style.cssText = "display: block; height: 40px";
          flow.renderItem = () => inner;
        """,
    )
    page.get_by_text("second").wait_for()
    page.get_by_text("second").focus()
    told(page)
    page.keyboard.press("Enter")
    assert told(page) == []


def test_a_tab_stop_is_not_the_pages(page_of):
    page = notes(page_of, "keyboard")
    page.wait_for_selector("[data-item][tabindex]")
    assert page.evaluate("flow.cloneNode(true).outerHTML").count("tabindex") == 0
    # What the page says then is its own.
    page.evaluate("() => { flow.tabIndex = -1; flow.horizontal = true; }")
    rest(page)
    assert page.evaluate("flow.getAttribute('tabindex')") == "-1"
    assert page.evaluate("flow.cloneNode(true).tabIndex") == -1
    page.evaluate("() => { flow.tabIndex = 0; flow.keyboard = false; }")
    rest(page)
    assert page.evaluate("flow.cloneNode(true).getAttribute('tabindex')") == "0"
