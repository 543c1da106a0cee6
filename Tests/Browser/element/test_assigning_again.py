"""What is assigned again, or told for the first time, leaves cells alone."""

import pytest
from features_page import notes, shown, told
from rest import rest

# Cells that count how often one was made, and hold a field.
RENDERER = """window.made = 0;
window.cells = {
  create() {
    made++;
    const cell = document.createElement("div");
    cell.append(document.createElement("input"), "");
    return cell;
  },
  update(cell, { text }) { cell.lastChild.data = text; },
};
flow.renderer = cells;"""

# Types into a note's field, and marks its cell.
TYPE = """(index) => {
  window.held = flow.elementOf(index);
  const field = held.querySelector("input");
  field.focus({ preventScroll: true });
  field.value = "typed";
}"""

# Whether the note has that cell still, and the field the focus.
HELD = """(index) => [flow.elementOf(index) === held,
  document.activeElement.value, held.textContent]"""


def typed(page_of, attributes: str = "", index: int = 2, top: int = 0,
          more: str = ""):
    page = notes(page_of, attributes, more=RENDERER + more, is_own=True)
    page.evaluate(f"flow.scrollTop = {top}")
    rest(page)
    page.evaluate(TYPE, index)
    return page


@pytest.mark.parametrize(
    "change",
    ["flow.renderer = cells", "Object.assign(flow, { renderer: cells, "
     "items: [...notes, note(100)] })",
     "flow.renderItem = flow.renderItem; flow.kind = null"])
def test_the_same_renderer_is_no_other_one(page_of, change):
    page = typed(page_of, "selection='multiple'")
    made = page.evaluate("made")
    page.evaluate(f"() => {{ {change}; }}")
    rest(page)
    assert page.evaluate(HELD, 2) == [True, "typed", "note 2"]
    assert page.evaluate("made") == made


@pytest.mark.parametrize(
    "change",
    ["flow.refresh()", "flow.reload()",
     "flow.items = [...notes, note(100), note(101)]"])
@pytest.mark.parametrize("top", [0, 1_000])
def test_items_that_are_read_anew_keep_their_cells(page_of, change, top):
    index = top // 50 + 2
    page = typed(page_of, index=index, top=top, more="flow.key = null;")
    page.evaluate(f"() => {{ {change}; }}")
    rest(page)
    assert page.evaluate(HELD, index) == [True, "typed", f"note {index}"]


@pytest.mark.parametrize(
    ("change", "done"),
    [("flow.keyboard = true", "[data-item][tabindex]"),
     ("flow.selection = 'single'", "[data-item][aria-selected]"),
     ("flow.items = [...notes, note(100)]", "[data-item][aria-setsize='101']"),
     ("await flow.update({ inserted: [100], items: [...notes, note(100)] })",
      "[data-item]"),
     ("await flow.update({ changed: [3] })", "[data-item]")])
def test_the_first_use_of_a_feature_leaves_cells_far_down(
    page_of, change, done
):
    page = typed(page_of, index=62, top=3_000)
    page.evaluate(f"async () => {{ {change}; }}")
    page.wait_for_selector(done, state="attached")
    rest(page)
    assert page.evaluate(HELD, 62) == [True, "typed", "note 62"]
    # They are cells as all others: others show in them, too.
    page.evaluate("document.activeElement.blur()")
    for top in (0, 4_000, 3_000):
        page.evaluate(f"flow.scrollTop = {top}")
        rest(page)
        assert shown(page)[0] == f"note {top // 50}"


@pytest.mark.parametrize(
    ("key", "items"),
    [("flow.key = null;", ""), ("flow.key = null;", ", items: notes"),
     ("", "")])
def test_the_first_update_leaves_what_is_in_sight(page_of, key, items):
    page = notes(page_of, count=300, more=key, is_own=True)
    page.evaluate("flow.scrollTop = 5030")
    rest(page)
    before = shown(page)
    page.evaluate(
        f"""() => {{
          notes.unshift(...Array.from({{ length: 20 }}, (_, id) =>
            note(1000 + id)));
          notes.splice(30, 1);
          return flow.update({{ inserted: [...Array(20).keys()],
            removed: [10]{items} }});
        }}""")
    rest(page)
    assert shown(page) == before
    page.evaluate(
        """() => {
          notes.unshift(note(2000));
          return flow.update({ inserted: [0] });
        }""")
    rest(page)
    assert shown(page) == before


@pytest.mark.parametrize("key", ["flow.key = null;", ""])
def test_a_filtered_list_has_an_end_again(page_of, key):
    page = notes(page_of, count=60, more=f"""{key}
      flow.addEventListener("nearend",
        () => told.push({{ type: "nearend", count: flow.items.length }}));
      """, is_own=True)

    def ends(count: int) -> list[int]:
        page.evaluate(
            "(count) => { notes = Array.from({ length: count }, (_, id) => "
            "note(id)); flow.items = notes; }", count)
        rest(page)
        for top in (0, 100_000):
            page.evaluate(f"flow.scrollTop = {top}")
            rest(page)
        return [one["count"] for one in told(page, "nearend")]

    page.evaluate("flow.scrollTop = 100_000")
    rest(page)
    assert [one["count"] for one in told(page, "nearend")] == [60]
    assert [ends(count) for count in (30, 29, 45, 20, 0, 20)] == [
        [30], [29], [45], [20], [], [20]]


@pytest.mark.parametrize("changes", ["{ removed: 3 }", "{ moved: {} }"])
@pytest.mark.parametrize("attributes", ["", "selection='single'"])
def test_changes_that_are_no_lists_are_refused(page_of, changes, attributes):
    page = notes(page_of, attributes)
    assert page.evaluate(
        f"""() => flow.update({changes}).catch((error) =>
          [error.name, error.code, /no array/.test(error.message)])"""
    ) == ["WaterFlowError", "update", True]


def test_items_show_as_they_are_after_changes_that_are_no_lists(page_of):
    page = notes(page_of)
    page.evaluate(
        """() => {
          const { items } = flow;
          flow.scrollToItem(items.length - 1);
          items.splice(0, items.length - 3);
          return flow.update({ removed: 3 }).catch(() => {});
        }"""
    )
    rest(page)
    assert page.evaluate(
        "() => [0, 2, 3].map((index) => flow.frameOf(index) !== null)"
    ) == [True, True, False]


def test_an_item_of_another_kind_takes_no_other_one_s_cell(page_of):
    page = typed(page_of, index=7, more="""flow.key = null;
      window.others = [6, 7];
      flow.kind = ({ id }) => others.includes(id) ? "other" : "one";""")
    page.evaluate("() => { others.push(2); flow.reload(); }")
    rest(page)
    assert page.evaluate(HELD, 7) == [True, "typed", "note 7"]


@pytest.mark.parametrize(
    "change", ["flow.refresh()", "flow.reload()", "flow.items = [...notes]"])
def test_who_gives_the_focus_elsewhere_keeps_it(page_of, change):
    page = notes(page_of, "keyboard", more="""
      const field = document.createElement("input");
      document.body.append(field);
      flow.key = null;
      flow.renderItem = ({ text, id }) => {
        if (window.moves && id === 2) field.focus();
        const button = document.createElement("button");
        button.textContent = text;
        return button;
      };""", is_own=True)
    page.evaluate("flow.elementOf(2).firstElementChild.focus()")
    page.evaluate(f"() => {{ window.moves = true; {change}; }}")
    rest(page)
    assert page.evaluate("document.activeElement === field")
    page.evaluate("window.moves = false")
    page.evaluate("flow.elementOf(2).firstElementChild.focus()")
    page.evaluate(f"() => {{ {change}; }}")
    rest(page)
    assert page.evaluate("document.activeElement === flow.elementOf(2)")


@pytest.mark.parametrize("selection", ["none", "multiple"])
@pytest.mark.parametrize("part", ["header", "footer"])
def test_a_field_in_a_header_or_a_footer_keeps_what_is_typed(
    page_of, part, selection
):
    page = notes(page_of, f"selection='{selection}'")
    page.evaluate(
        """(part) => {
          let made = 0;
          const field = { length: 40, render(element) {
            const input = document.createElement("input");
            input.id = `field-${++made}`;
            element.replaceChildren(input);
          } };
          flow.sections = [{ items: notes.slice(0, 3), [part]: field },
            { items: notes.slice(3) }];
        }""",
        part,
    )
    rest(page)
    field = page.locator("#field-1")
    field.click()
    page.keyboard.type("wat")
    page.evaluate("() => { flow.scrollTop = flow.scrollHeight; }")
    rest(page)
    assert page.evaluate("document.activeElement.id") == "field-1"
    page.keyboard.type("er")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert page.evaluate(
        "[document.activeElement.id, document.activeElement.value]"
    ) == ["field-1", "water"]
    # Who is done with it lets it go.
    page.evaluate("() => document.activeElement.blur()")
    page.evaluate("() => { flow.scrollTop = flow.scrollHeight; }")
    rest(page)
    assert page.locator("#field-1:visible").count() == 0
