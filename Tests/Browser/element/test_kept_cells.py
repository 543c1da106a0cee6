"""Another layout of the same items leaves cells alone, with what is in them."""

import pytest
from features_page import notes
from rest import rest

# Each note holds a field, and how often it was rendered.
FIELDS = """window.rendered = 0;
flow.renderItem = ({ text }) => {
  rendered++;
  const field = document.createElement("input");
  field.value = text;
  return field;
};"""

# Types into the third note, and marks its cell.
TYPE = """() => {
  const field = flow.elementOf(2).querySelector("input");
  field.focus();
  field.value += "!";
  window.held = flow.elementOf(2);
  window.wasRendered = rendered;
}"""

# Whether that is as it was, and what else was rendered.
HELD = """[flow.elementOf(2) === held, held.querySelector("input")
  === document.activeElement, document.activeElement.value, rendered
  - wasRendered]"""


def typed(page_of, attributes: str = "", more: str = "", **options):
    page = notes(page_of, attributes, more=f"{FIELDS}{more}", **options)
    rest(page)
    page.evaluate(TYPE)
    return page


@pytest.mark.parametrize(
    ("attributes", "change", "goal"),
    [
        ("", "flow.gap = 10", [0, 120, 400, 50]),
        ("", "flow.insets = { top: 7, left: 9, right: 9, bottom: 0 }",
         [9, 107, 382, 50]),
        ("lanes='2'", "flow.lanes = 4", [200, 0, 100, 50]),
        ("min-lane-width='200'", "flow.minLaneWidth = 100",
         [200, 0, 100, 50]),
        ("", "Object.assign(flow, { mode: 'waterfall', lanes: 2 })",
         [0, 50, 200, 50]),
        ("", "flow.size = ({ id }) => id < 2 ? 30 : 60", [0, 60, 400, 60]),
        # Rows take another module.
        ("lanes='4' row-height='50'", "flow.mode = 'justified'",
         [0, 50, 200, 50]),
        # Sections that are the same ones by their keys.
        ("selection='single'", "flow.sections = [{ key: 1, items: notes, "
         "gap: 10 }]", [0, 120, 400, 50]),
    ],
)
def test_what_is_typed_into_stays_in_another_layout(
    page_of, attributes, change, goal
):
    # Those who say of lanes have them, also before.
    before = "flow.mode = 'waterfall';" if "lane" in attributes else ""
    if "justified" in change:
        before += "flow.ratios = new Float32Array(100).fill(4);"
    if "sections" in change:
        before += "flow.sections = [{ key: 1, items: notes }];"
    page = typed(page_of, attributes, before)
    fields = "[0, 1, 2, 3, 4].map((index) => flow.elementOf(index).firstChild)"
    page.evaluate(f"() => {{ window.fields = {fields}; }}")
    page.evaluate(f"() => {{ {change}; }}")
    page.wait_for_function(
        """(goal) => {
          const { x, y, width, height } = flow.frameOf(2);
          return `${[x, y, width, height]}` === `${goal}`;
        }""",
        arg=goal,
    )
    rest(page)
    assert page.evaluate(HELD)[:3] == [True, True, "note 2!"]
    # Those beside it are what they were, too.
    assert page.evaluate(
        f"{fields}.every((field, index) => field === fields[index])"
    )
    box = page.evaluate(
        """() => {
          const { x, y, width, height } = held.getBoundingClientRect();
          return [x, y, width, height];
        }"""
    )
    assert box == goal


def test_nothing_is_rendered_again_for_another_gap(page_of):
    page = typed(page_of, "overscan='0'")
    page.evaluate("() => { flow.gap = 5; }")
    page.wait_for_function("() => flow.frameOf(2).y === 110")
    assert page.evaluate(HELD) == [True, True, "note 2!", 0]


def test_what_is_rendered_otherwise_is_rendered_again(page_of):
    page = typed(page_of)
    page.evaluate(
        """() => {
          flow.gap = 5;
          flow.renderItem = ({ text }) => `${text}?`;
        }"""
    )
    page.wait_for_function("() => flow.elementOf(2).textContent === 'note 2?'")
    page.evaluate("() => { flow.renderItem = ({ text }) => `${text}.`; }")
    page.wait_for_function("() => flow.elementOf(2).textContent === 'note 2.'")


def test_cells_of_another_kind_are_made_for_another_mode(page_of):
    page = notes(
        page_of,
        more="""flow.kind = () => flow.mode;
          flow.renderer = {
            create: (kind) => document.createElement(kind === "list" ? "p" : "b"),
            update(root, { text }) { root.textContent = text; },
          };""",
    )
    rest(page)
    page.evaluate("() => Object.assign(flow, { mode: 'waterfall', lanes: 2 })")
    page.wait_for_function("() => flow.elementOf(2).localName === 'b'")
    rest(page)
    assert page.evaluate(
        "[...flow.querySelectorAll('[data-item]')].filter(({ style }) =>"
        " style.display !== 'none').every(({ localName }) => localName === 'b')"
    )


def test_what_is_measured_is_measured_in_the_same_cell(page_of):
    page = typed(
        page_of,
        "lanes='1'",
        """Object.assign(flow, { mode: "waterfall", size: null });
          const field = flow.renderItem;
          flow.renderItem = (note) => {
            const root = document.createElement("p");
            root.style = "margin: 0; font: 16px/20px monospace";
            root.append("word ".repeat(40), field(note));
            return root;
          };""",
    )
    page.wait_for_function("() => flow.frameOf(2).height > 100")
    low = page.evaluate("flow.frameOf(2).height")
    page.evaluate("() => { flow.lanes = 2; }")
    page.wait_for_function(
        "(low) => flow.frameOf(2).height > 1.5 * low", arg=low
    )
    assert page.evaluate(HELD)[:3] == [True, True, "note 2!"]


def test_what_is_not_there_yet_is_as_large_as_is_thought_now(page_of):
    page = notes(
        page_of,
        count=20,
        more="""flow.size = null;
          flow.key = null;
          flow.items = { length: 20, at() {} };""",
    )
    page.wait_for_function("() => flow.frameOf(1).y === 100")
    page.evaluate("() => { flow.estimate = 60; }")
    page.wait_for_function("() => flow.frameOf(1).y === 60")
    page.evaluate("() => Object.assign(flow, { mode: 'flow', estimate: 50 })")
    page.wait_for_function(
        """() => {
          const { x, y, width, height } = flow.frameOf(2);
          return `${[x, y, width, height]}` === "100,0,50,50";
        }"""
    )


@pytest.mark.parametrize("mode", ["list", "waterfall"])
def test_another_estimate_counts_for_what_was_not_measured_yet(page_of, mode):
    page = notes(
        page_of, count=1_000,
        more=f"""flow.size = null; flow.mode = "{mode}"; flow.lanes = 1;
          flow.renderItem = () => {{
            const node = document.createElement("p");
            node.style = "margin: 0; height: 70px";
            return node;
          }};""")
    page.wait_for_function("() => flow.frameOf(1)?.y === 70")
    last = "flow.frameOf(999).y - flow.frameOf(500).y"
    assert page.evaluate(last) == 49_900
    page.evaluate("() => { flow.estimate = 40; }")
    rest(page)
    assert page.evaluate(last) == 19_960
    # What was measured stays as it was found to be.
    assert page.evaluate("flow.frameOf(1).y") == 70
    page.evaluate("() => { flow.estimate = 30; flow.items = [...notes]; }")
    rest(page)
    assert page.evaluate(last) == 14_970
    assert page.evaluate("flow.frameOf(1).y") == 70


def test_a_header_stays_as_the_element_becomes_narrower(page_of):
    page = notes(
        page_of,
        more="""const bar = document.createElement("p");
          bar.style = "margin: 0; font: 16px/20px monospace";
          bar.innerHTML = "<input style='width: 100px'>"
            + "<span>word word word word word word word</span>";
          // It can be in one place alone.
          flow.sections = [{ items: notes,
            header: { render(root) { root.append(bar); } } }];""",
    )
    page.wait_for_function("() => flow.querySelector('[data-header]')")
    rest(page)
    page.evaluate(
        """() => {
          window.field = flow.querySelector("[data-header] input");
          field.focus();
          window.high = flow.frameOf(0).y;
          flow.style.width = "120px";
        }"""
    )
    page.wait_for_function("() => flow.frameOf(0).y > high")
    there = """document.activeElement === field
      && field.closest("[data-header]")?.style.display === "" """
    assert page.evaluate(there)
    page.evaluate("() => { flow.gap = 5; }")
    page.wait_for_function("() => flow.frameOf(1).y - flow.frameOf(0).y === 55")
    assert page.evaluate(there)


def test_what_has_left_has_no_say(page_of):
    page = typed(
        page_of,
        "selection='single'",
        "flow.kind = ({ type }) => type ?? 'note';",
    )
    page.evaluate(
        """() => {
          notes = notes.slice(0, 5);
          flow.items = notes;
        }"""
    )
    rest(page)
    page.evaluate(TYPE)
    page.evaluate(
        """() => {
          flow.items = notes.slice(0, 4);
          flow.gap = 10;
        }"""
    )
    page.wait_for_function("() => flow.frameOf(2).y === 120")
    assert page.evaluate(HELD)[:3] == [True, True, "note 2!!"]


def test_an_array_that_was_changed_in_place_is_shown_as_it_is(page_of):
    page = typed(page_of)
    page.evaluate("() => { notes.reverse(); flow.gap = 10; }")
    page.wait_for_function(
        "() => flow.elementOf(2).firstChild.value === 'note 97'"
    )
    assert page.evaluate(
        "[0, 1, 3].map((index) => flow.elementOf(index).firstChild.value)"
    ) == ["note 99", "note 98", "note 96"]


def test_what_has_not_come_leaves_others_alone(page_of):
    page = typed(
        page_of,
        more="""flow.key = null;
          flow.items = { length: 100, at: (index) => notes[index] };
          for (let index = 6; index < 100; index++) delete notes[index];
          const field = flow.renderItem;
          flow.size = (note) => note?.height ?? 50;""",
    )
    page.evaluate("() => { flow.gap = 10; }")
    page.wait_for_function("() => flow.frameOf(2).y === 120")
    rest(page)
    assert page.evaluate(HELD)[:3] == [True, True, "note 2!"]
