"""What a page gives an element that shows something already."""

import pytest
from features_page import assign, notes, selected, shown, told
from rest import rest


def test_a_cell_that_could_not_be_filled_is_seen_once_it_can(page_of):
    complaints: list[str] = []
    more = """window.isBroken = true;
    flow.renderer = {
      create: () => document.createElement("div"),
      update(root, { id, text }) {
        if (isBroken && id === 2) throw new Error("no");
        root.textContent = text;
      },
    };"""
    page = notes(page_of, more=more, told=complaints, is_own=True)
    # By another module, which has the same cells.
    page.evaluate("() => { isBroken = false; flow.keyboard = true; }")
    page.wait_for_selector("[data-item][tabindex]")
    page.evaluate("() => flow.refresh(2)")
    rest(page)
    assert shown(page)[2] == "note 2"
    assert page.evaluate("flow.elementOf(2).style.visibility") == ""


def test_keys_count_for_the_items_that_come_with_them(page_of):
    page = notes(page_of, "selection='multiple'", more="flow.key = null;")
    assign(page, "notes.slice(0, 50)")
    page.evaluate("() => flow.select(0)")
    told(page)
    page.evaluate(
        """() => {
          flow.key = (note) => note.id;
          notes = [note(500), ...notes.map((one) => ({ ...one }))];
          flow.items = notes;
        }"""
    )
    rest(page)
    assert selected(page) == [1]
    assert told(page, "selectionchange") == []


def test_children_keep_what_is_selected_by_a_later_word(page_of):
    page = page_of(
        "<water-flow mode='list'><p>one</p><p>two</p><p>three</p></water-flow>",
        is_own=True,
    )
    page.wait_for_selector("[data-item]")
    page.evaluate(
        """() => {
          window.flow = document.querySelector("water-flow");
          window.heard = [];
          flow.addEventListener("selectionchange", ({ detail }) =>
            heard.push(detail.selected.length));
          flow.selection = "multiple";
        }"""
    )
    page.wait_for_selector("[role=option]")
    page.evaluate(
        """() => {
          flow.select(0);
          flow.append(document.createElement("p"));
        }"""
    )
    page.wait_for_function("() => flow.querySelectorAll('[data-item]')[3]")
    rest(page)
    assert page.evaluate("flow.selectedItems.map(({ index }) => index)") == [0]
    assert page.evaluate("heard") == []


@pytest.mark.parametrize("state", ["null", "undefined", "{}", "5", "'x'"])
def test_what_is_no_state_is_ignored(page_of, state):
    page = notes(page_of)
    found = page.evaluate(
        f"""async () => {{
          const other = document.createElement("water-flow");
          for (const name of ["key", "size", "renderItem", "items"]) {{
            other[name] = flow[name];
          }}
          other.mode = "list";
          other.setState({state});
          const first = other.getState();
          other.scrollToItem(50);
          other.setState({state});
          flow.replaceWith(other);
          return first === null || first === undefined
            || typeof first === "object";
        }}"""
    )
    assert found
    page.wait_for_function(
        """() => document.querySelector("[data-item='50']")
          ?.getBoundingClientRect().top === 0"""
    )


@pytest.mark.parametrize("call", ["append", "moveBefore"])
def test_an_element_turns_in_a_container_that_reads_otherwise(page_of, call):
    more = "flow.mode = 'waterfall'; flow.lanes = 2;"
    page = notes(page_of, more=more, is_own=True)
    left = "flow.elementOf(0).getBoundingClientRect().left"
    assert page.evaluate(left) == 0
    page.evaluate(
        f"""() => {{
          const other = document.createElement("div");
          other.dir = "rtl";
          document.body.append(other);
          other.{call}(flow, {"null" if call == "moveBefore" else "''"});
        }}"""
    )
    page.wait_for_function(f"() => {left} > 100")


def test_find_answers_items_that_are_there(page_of):
    page = notes(page_of)
    found = page.evaluate(
        """() => [1.5, NaN, -3, 1e9, undefined].map((index) =>
          flow.find(() => true, { from: { index } }))"""
    )
    assert [one and one["index"] for one in found] == [2, 0, 0, None, 0]


def test_too_long_a_length_is_told_and_harms_nothing(page_of):
    complaints: list[str] = []
    page = notes(page_of, told=complaints, is_own=True)
    for length in (2**28, 2**29, 2**31 - 1):
        page.evaluate(
            f"() => {{ flow.items = {{ length: {length}, at() {{}} }}; }}"
        )
        rest(page)
    # The first of a kind is told.
    assert len(complaints) == 1
    assert str(2**28) in complaints[0]
    assign(page, "notes.slice(0, 20)")
    assert shown(page)[0] == "note 0"


def test_children_move_as_nodes_do(page_of):
    page = page_of(
        "<water-flow mode='list'><p>a</p><p>b</p><p>c</p></water-flow><i></i>",
        is_own=True,
    )
    page.wait_for_selector("[data-item]")
    said = page.evaluate(
        """async () => {
          const flow = document.querySelector("water-flow");
          const [a, b, c] = flow.querySelectorAll("p");
          const all = [];
          flow.moveBefore(a, undefined);
          try {
            flow.moveBefore(b, document.querySelector("i"));
          } catch ({ name }) { all.push(name); }
          all.push([a, b, c].every((one) => one.parentNode === flow));
          flow.remove();
          await new Promise((resolve) => setTimeout(resolve));
          all.push(flow.textContent);
          document.body.append(flow);
          flow.textContent = 0;
          flow.remove();
          await new Promise((resolve) => setTimeout(resolve));
          all.push(flow.textContent);
          return all;
        }"""
    )
    assert said == ["NotFoundError", True, "bca", "0"]
