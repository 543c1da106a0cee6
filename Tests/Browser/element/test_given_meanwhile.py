"""Calls that meet an element which has been told something else just now."""

from features_page import drag, notes, numbered, selected, shown, told
from rest import rest

# So many more notes at the end, told by an update.
MORE = """(count) => {
  const first = notes.length;
  notes.push(...Array.from({ length: count }, (_, at) => note(first + at)));
  return flow.update({
    inserted: Array.from({ length: count }, (_, at) => first + at) });
}"""

# A state of somebody who was so far down.
STATE = "{ version: 1, anchor: { section: 0, index: %d, offset: 0 } }"


def place(page) -> dict:
    """What the element says of where it is."""
    return page.evaluate("() => flow.getState().anchor ?? null")


def test_a_state_is_found_once_updates_have_brought_so_many(page_of):
    page = notes(page_of, "selection='single'", count=20)
    page.evaluate(f"() => flow.setState({STATE % 55})")
    page.evaluate(MORE, 20)
    rest(page)
    assert place(page)["index"] == 55
    assert shown(page)[0] == "note 0"
    page.evaluate(MORE, 20)
    rest(page)
    # As near to it as the end allows.
    assert shown(page)[-1] == "note 59"
    # Whoever goes on from there is not taken back.
    page.evaluate("() => flow.scrollToItem(3)")
    page.evaluate(MORE, 20)
    rest(page)
    assert shown(page)[0] == "note 3"


def test_a_state_is_shown_while_more_of_the_element_is_loaded(page_of):
    page = notes(page_of)
    page.route("**/full*.wasm", lambda route: None)
    page.evaluate("() => { flow.selection = 'multiple'; }")
    went = page.evaluate(
        f"""async () => {{
          await new Promise(requestAnimationFrame);
          flow.setState({STATE % 40});
          const there = flow.scrollTop;
          flow.scrollToItem(60);
          return [there, flow.scrollTop];
        }}""")
    assert went == [2_000, 3_000]


def test_what_comes_of_the_element_later_keeps_the_last_place(page_of):
    page = notes(page_of)
    page.evaluate(
        f"""async () => {{
          flow.selection = "multiple";
          await Promise.resolve();
          flow.setState({{ ...{STATE % 40}, selection: [7] }});
          flow.scrollToItem(60);
        }}""")
    page.wait_for_function("() => flow.selectedItems.length === 1")
    rest(page)
    assert shown(page)[0] == "note 60"
    assert selected(page) == [7]


def test_find_looks_among_the_items_that_were_given_last(page_of):
    page = notes(page_of, "selection='single'")
    found = page.evaluate(
        """() => {
          flow.items = notes.toReversed();
          return flow.find(({ id }) => id === 7, { scroll: true });
        }""")
    assert found == {"section": 0, "index": 92}
    rest(page)
    assert "note 7" in shown(page)


def test_a_refresh_after_sections_have_gone_shows_those_that_are_left(page_of):
    page = notes(page_of, "selection='single'", count=0, more="""
      const days = [0, 1, 2].map((day) => ({ key: day, items:
        Array.from({ length: 10 }, (_, at) => note(10 * day + at)) }));
      flow.items = null;
      flow.sections = days;
    """)
    page.evaluate("() => { days.pop(); flow.refresh(); }")
    rest(page)
    assert page.evaluate("flow.scrollHeight") == 20 * 50
    page.evaluate(
        """() => {
          days.unshift({ key: 9, items: [note(90)] });
          flow.sections = [...days];
        }""")
    rest(page)
    assert shown(page)[:2] == ["note 90", "note 0"]


def test_items_that_came_in_place_are_known_once_they_are_shown(page_of):
    page = notes(page_of, "selection='single'")
    page.evaluate("() => flow.scrollToItem(50)")
    rest(page)
    for show in ("flow.refresh()", "flow.gap += 9"):
        page.evaluate(f"() => {{ notes.push(note(900 + notes.length)); {show}; }}")
        rest(page)
        page.evaluate(
            """() => {
              notes = [note(-notes.length), ...notes];
              flow.items = notes;
            }""")
        rest(page)
        # What is read stays where it is.
        assert shown(page)[0] == "note 50", show


def test_a_section_that_is_changed_in_place_shows_that_when_it_is_given_again(
    page_of,
):
    page = notes(page_of, "selection='single'", count=0, more="""
      const days = [0, 1].map((day) => ({ key: day, items:
        Array.from({ length: 4 }, (_, at) => note(10 * day + at)) }));
      flow.items = null;
      flow.sections = days;
    """)
    page.evaluate(
        """() => {
          days[0].lineGap = 20;
          days[1].header = { length: 30,
            render(root) { root.textContent = "Second"; } };
          flow.sections = [...days];
        }""")
    rest(page)
    assert page.evaluate("flow.scrollHeight") == 8 * 50 + 3 * 20 + 30
    assert page.evaluate(
        "flow.querySelector('[data-header]').textContent") == "Second"
    page.evaluate(
        """() => {
          days[1].header = { length: 30,
            render(root) { root.textContent = "Other"; } };
          flow.sections = [...days];
        }""")
    rest(page)
    assert page.evaluate(
        "flow.querySelector('[data-header]').textContent") == "Other"


def test_an_item_refreshed_out_of_the_page_is_shown_when_it_comes_back(page_of):
    page = notes(page_of)
    page.evaluate(
        """async () => {
          flow.remove();
          await new Promise((resume) => setTimeout(resume));
          notes[3].text = "changed";
          flow.refresh(3);
          document.body.append(flow);
        }""")
    page.wait_for_function("() => isShown()")
    rest(page)
    assert shown(page)[3] == "changed"
    assert told(page) == []


def test_what_was_dropped_is_known_in_another_layout_too(page_of):
    page = notes(page_of, "reorderable selection='single'")
    drag(page, "note 0", "note 2")
    page.evaluate("() => { flow.gap = 5; }")
    rest(page)
    page.evaluate(
        """() => {
          notes.splice(2, 0, ...notes.splice(0, 1));
          return flow.update({ moved: [[0, 2]] });
        }""")
    rest(page)
    assert shown(page)[:4] == numbered(1, 2, 0, 3)
    page.evaluate("() => { flow.items = [note(200), ...notes]; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == numbered(200, 1, 2, 0, 3)


def test_a_state_finds_the_key_of_an_item_that_is_a_number(page_of):
    page = notes(page_of)
    page.evaluate(
        """() => {
          Object.assign(flow, {
            key: (number) => number, size: () => 50,
            renderItem: (number) => `note ${number}`,
            items: Array.from({ length: 100 }, (_, at) => 99 - at),
          });
          flow.setState({ version: 1,
            anchor: { section: 0, index: 99, key: 50, offset: 0 } });
        }""")
    rest(page)
    assert shown(page)[0] == "note 50"


def test_a_state_of_the_start_counts_while_a_scroller_is_loaded(page_of):
    page = notes(page_of)
    page.evaluate("() => flow.scrollToItem(40)")
    rest(page)
    page.evaluate(
        """async () => {
          flow.scroller = "window";
          await Promise.resolve();
          flow.setState({ version: 1 });
        }""")
    rest(page)
    assert page.evaluate("scrollY") == 0
    assert shown(page)[0] == "note 0"
