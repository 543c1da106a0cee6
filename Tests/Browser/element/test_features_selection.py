"""Items are selected by people and by the page."""

import pytest
from features_page import assign, click, middle, notes, selected, told
from finger import Finger
from rest import hold_timers, rest


def test_a_click_selects_one_item_and_is_told_first(page_of):
    page = notes(page_of, "selection='single'")
    click(page, "note 2")
    assert selected(page) == [2]
    events = told(page)
    assert [one["type"] for one in events] == ["itemclick", "selectionchange"]
    assert events[0]["item"]["id"] == 2
    assert events[0]["index"] == 2
    assert events[0]["section"] == 0
    assert events[0]["element"] == "note 2"
    assert events[1]["selected"] == [{"section": 0, "index": 2}]
    click(page, "note 4")
    assert selected(page) == [4]


def test_a_prevented_click_selects_nothing(page_of):
    page = notes(
        page_of,
        "selection='multiple'",
        more="""flow.addEventListener("itemclick", (event) => {
          if (event.detail.index === 1) event.preventDefault();
        });""",
    )
    click(page, "note 1")
    assert selected(page) == []
    assert [one["type"] for one in told(page)] == ["itemclick"]
    click(page, "note 3")
    assert selected(page) == [3]


def test_taps_of_a_finger_toggle_where_several_can_be_selected(page_of):
    page = notes(page_of, "selection='multiple'", has_touch=True)
    for text in ("note 1", "note 3", "note 5", "note 3"):
        Finger(page).tap(*middle(page, text))
        rest(page)
    assert selected(page) == [1, 5]
    clicks = told(page, "itemclick")
    assert [one["index"] for one in clicks] == [1, 3, 5, 3]


def test_a_plain_click_toggles_where_several_can_be_selected(page_of):
    page = notes(page_of, "selection='multiple'")
    for text in ("note 1", "note 3", "note 1"):
        click(page, text)
    assert selected(page) == [3]


def test_shift_extends_the_selection_with_one_click(page_of):
    page = notes(page_of, "selection='multiple'")
    click(page, "note 1")
    click(page, "note 4", "Shift")
    assert selected(page) == [1, 2, 3, 4]
    click(page, "note 2", "Control")
    assert selected(page) == [1, 3, 4]
    assert [one["index"] for one in told(page, "itemclick")] == [1, 4, 2]


def test_the_page_selects_and_deselects(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate(
        """() => {
          flow.select(3);
          flow.select({ section: 0, index: 90 });
          flow.deselect(3);
          flow.select(7);
          flow.select(100);
        }"""
    )
    assert selected(page) == [7, 90]
    assert told(page) == []
    page.evaluate("() => flow.selectAll()")
    assert len(selected(page)) == 100
    page.evaluate("() => flow.clearSelection()")
    assert selected(page) == []


def test_what_is_selected_before_the_module_is_there_is_selected(page_of):
    page = notes(
        page_of,
        "selection='multiple'",
        more="""customElements.whenDefined("water-flow").then(() => {
          flow.select(2);
          flow.select(5);
        });""",
    )
    assert selected(page) == [2, 5]


def test_a_selection_stays_with_its_items(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate("() => { flow.select(1); flow.select(3); flow.select(5); }")
    assign(page, "[note(200), ...notes.toReversed()]")
    assert selected(page) == [95, 97, 99]
    assert told(page) == []
    # One of them goes, which the page hears of.
    assign(page, "notes.filter(({ id }) => id !== 3)")
    assert selected(page) == [95, 98]
    (event,) = told(page)
    assert event["type"] == "selectionchange"
    assert len(event["selected"]) == 2


def test_a_click_without_selection_is_told_once(page_of):
    page = notes(page_of)
    click(page, "note 2")
    assert [one["index"] for one in told(page, "itemclick")] == [2]
    page = notes(page_of, "keyboard")
    click(page, "note 2")
    assert [one["index"] for one in told(page, "itemclick")] == [2]


def test_a_click_by_assistive_technology_selects(page_of):
    page = notes(page_of, "selection='multiple'")
    activate = """() => [...flow.querySelectorAll("[data-item]")]
      .find(({ textContent }) => textContent === "note 3").click()"""
    page.evaluate(activate)
    assert selected(page) == [3]
    events = told(page)
    assert [one["type"] for one in events] == ["itemclick", "selectionchange"]
    page.evaluate(activate)
    assert selected(page) == []


def test_a_click_of_assistive_technology_can_be_prevented(page_of):
    page = notes(
        page_of,
        "selection='multiple'",
        more="""flow.addEventListener("itemclick", (event) => {
          event.preventDefault();
        });""",
    )
    page.evaluate("() => flow.elementOf(1).click()")
    rest(page)
    assert selected(page) == []
    assert [one["type"] for one in told(page)] == ["itemclick"]


def test_what_is_no_item_selects_nothing(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate(
        """() => {
          flow.select({ section: -1, index: 0 });
          flow.select({ section: 0, index: -1 });
          flow.select({ section: 1, index: 0 });
          flow.select(1.5);
          flow.select();
        }"""
    )
    assert selected(page) == []
    page.evaluate(
        """() => {
          flow.select(1);
          flow.deselect({ section: -1, index: 0 });
        }"""
    )
    assert selected(page) == [1]


def test_without_keys_a_selection_outlives_a_reload_by_index(page_of):
    page = notes(page_of, "selection='multiple'", more="flow.key = null;")
    page.evaluate("() => { flow.select(2); flow.select(5); flow.reload(); }")
    rest(page)
    assert selected(page) == [2, 5]
    assert told(page) == []
    # An update moves it, and nothing of it stays behind.
    page.evaluate("() => flow.update({ items: notes.slice(1), removed: [0] })")
    rest(page)
    assert selected(page) == [1, 4]


def test_a_selection_of_items_that_come_alone_outlives_a_reload(page_of):
    page = notes(page_of, "selection='multiple'")
    assign(page, "{ length: 100, at: (index) => note(index) }")
    page.evaluate("() => { flow.select(3); flow.reload(); }")
    rest(page)
    assert selected(page) == [3]
    # What is known to be another item there is not selected.
    assign(page, "{ length: 100, at: (index) => note(index + 1) }")
    assert selected(page) == []
    assert [one["selected"] for one in told(page, "selectionchange")] == [[]]


def test_a_selection_stays_with_its_child(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate(
        """() => {
          flow.key = flow.renderItem = null;
          flow.size = () => 50;
          flow.items = null;
          for (const text of "abcdef") {
            const child = document.createElement("p");
            child.textContent = text;
            flow.append(child);
          }
        }"""
    )
    rest(page)
    page.evaluate("() => { flow.select(1); flow.select(4); }")
    marked = "[...flow.querySelectorAll('.waterflow-selected')]" \
        ".map(({ textContent }) => textContent).filter(Boolean)"
    child = "(text) => flow.elementOf(flow.find((one) =>" \
        " one.textContent === text)).firstChild"
    page.evaluate(f"() => ({child})('a').remove()")
    rest(page)
    assert selected(page) == [0, 3]
    assert sorted(page.evaluate(marked)) == ["b", "e"]
    assert told(page, "selectionchange") == []
    page.evaluate(f"() => ({child})('b').remove()")
    rest(page)
    assert page.evaluate(marked) == ["e"]
    assert told(page, "selectionchange")[0]["selected"] == [
        {"section": 0, "index": 2}
    ]


@pytest.mark.parametrize("more", ["", "flow.key = null;"])
def test_a_state_sets_what_is_selected(page_of, more):
    page = notes(page_of, "selection='multiple'", more=more)
    state = page.evaluate(
        """() => {
          flow.select(2);
          const state = flow.getState();
          flow.select(5);
          flow.setState(state);
          return state;
        }"""
    )
    assert selected(page) == [2]
    # Also among items that are not there yet.
    assign(page, "[]")
    page.evaluate("(state) => { flow.setState(state); }", state)
    assert page.evaluate("flow.getState().selection") == state["selection"]
    assign(page, "[note(0), note(1)]")
    assert selected(page) == []
    assign(page, "[note(0), note(1), note(2), note(3)]")
    assert selected(page) == [2]
    page.evaluate("() => flow.setState({ version: 1, selection: [] })")
    assert selected(page) == []
    # Who selects something else looks for it no more.
    page.evaluate("(state) => { flow.setState(state); }", state)
    assign(page, "[]")
    page.evaluate("(state) => { flow.setState(state); }", state)
    assign(page, "[note(0), note(1)]")
    click(page, "note 0")
    assign(page, "[note(0), note(1), note(2), note(3)]")
    assert selected(page) == [0]


def test_a_link_in_an_item_selects_nothing(page_of):
    page = notes(
        page_of,
        "selection='single'",
        more="""flow.renderItem = ({ text }) => {
          const link = document.createElement("a");
          link.href = "#there";
          link.textContent = text;
          return link;
        };""",
    )
    page.locator("a", has_text="note 2").first.click()
    assert page.url.endswith("#there")
    assert selected(page) == []


def test_another_mode_keeps_what_it_can(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate("() => { flow.select(4); flow.select(2); }")
    page.evaluate("() => { flow.selection = 'single'; }")
    page.wait_for_function("() => flow.selectedItems.length === 1")
    assert selected(page) == [2]
    page.evaluate("() => { flow.selection = 'none'; }")
    page.wait_for_function("() => flow.selectedItems.length === 0")
    page.evaluate("() => { flow.selection = 'single'; }")
    rest(page)
    assert selected(page) == []
    click(page, "note 1")
    assert selected(page) == [1]


def test_a_click_on_what_is_selected_alone_changes_nothing(page_of):
    page = notes(page_of, "selection='single'")
    click(page, "note 2")
    click(page, "note 2")
    assert len(told(page, "itemclick")) == 2
    assert selected(page) == [2]
    page.evaluate("told.length = 0")
    click(page, "note 3")
    click(page, "note 2")
    assert [one["selected"][0]["index"] for one in told(page, "selectionchange")
            ] == [3, 2]


def test_a_click_selects_in_another_document(page_of):
    page = notes(page_of, "selection='single'")
    page.evaluate(
        """async () => {
          const frame = document.createElement("iframe");
          Object.assign(frame.style, { width: "380px", height: "450px" });
          document.body.append(frame);
          frame.contentDocument.body.append(flow);
          await new Promise((done) => setTimeout(done));
        }"""
    )
    frame = page.frames[1]
    frame.get_by_text("note 3", exact=True).click()
    assert page.evaluate("flow.selectedItems[0]?.index") == 3
    assert frame.locator(".waterflow-highlighted").count() == 0


def test_what_comes_to_the_place_of_what_was_selected_is_told(page_of):
    page = notes(
        page_of, "selection='single'",
        more="""flow.addEventListener("itemclick", ({ detail }) => {
          if (detail.index !== 3) return;
          const [moved] = notes.splice(3, 1);
          notes.unshift(moved);
          flow.update({ moved: [[3, 0]], animated: false });
        });""",
    )
    click(page, "note 0")
    click(page, "note 3")
    assert selected(page) == [0]
    assert [one["selected"] for one in told(page, "selectionchange")] == [
        [{"section": 0, "index": 0}], [{"section": 0, "index": 0}],
    ]


def test_a_state_counts_after_what_was_selected_before_it(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate("() => flow.select(5)")
    for before in ("clearSelection()", "select(0)"):
        page.evaluate(
            """() => {
              flow.items = [...notes];
              flow.%s;
              flow.setState({ version: 1, selection: [3, 7] });
              flow.deselect(7);
            }""" % before)
        rest(page)
        assert selected(page) == [3], before


def test_a_state_is_set_before_anything_can_be_selected(page_of):
    page = notes(page_of)
    page.evaluate(
        "() => flow.setState({ version: 1, selection: [7] })")
    assert page.evaluate("flow.getState().selection") == [7]
    page.evaluate("() => { flow.selection = 'multiple'; }")
    page.wait_for_function("() => flow.selectedItems.length > 0")
    assert selected(page) == [7]


@pytest.mark.parametrize("items", [
    "{ length: 100, at() {} }", "Array.from({ length: 100 }, () => 'same')"])
def test_a_click_on_an_equal_item_selects_another_one(page_of, items):
    page = notes(
        page_of, "selection='single'",
        more=f"""flow.key = null; flow.size = () => 50; flow.estimate = 50;
          flow.items = {items};
          flow.renderItem = (item) => item;""")
    for y in (175, 75, 75):
        page.mouse.click(200, y)
    assert [one["selected"][0]["index"] for one in told(page, "selectionchange")
            ] == [3, 1]


@pytest.mark.parametrize("selection", ["single", "multiple"])
def test_a_tap_right_after_a_scroll_selects_what_it_clicks(page_of, selection):
    page = notes(page_of, f"selection='{selection}'", has_touch=True)
    # The view has heard of it, and rest does not come before the finger.
    hold_timers(page)
    page.evaluate(
        """() => new Promise((done) => {
          flow.addEventListener("scroll", () => requestAnimationFrame(() =>
            requestAnimationFrame(done)), { once: true });
          flow.scrollTop += 50;
        })"""
    )
    Finger(page).tap(*middle(page, "note 3"))
    rest(page)
    assert [one["type"] for one in told(page)] == [
        "itemclick", "selectionchange"]
    assert selected(page) == [3]
