"""Sections are the page's own objects, in whatever way it writes them."""

import pytest
from features_page import notes
from rest import rest

SHOWN = """[...flow.querySelectorAll("[data-section]")]
  .filter((cell) => cell.checkVisibility())
  .map((cell) => [cell.getBoundingClientRect().top, cell.textContent])
  .sort(([a], [b]) => a - b).map(([, text]) => text)"""

# As frameworks make them whose fields tell of their changes.
GIVEN = """
  class Section {
    #items; #header;
    constructor(items, header) { this.#items = items; this.#header = header; }
    get items() { return this.#items; }
    set items(items) { this.#items = items; }
    get header() { return this.#header; }
  }
  const header = (text) => ({ length: 20, pinned: true, render: (element) => {
    element.textContent = text; } });
  const days = [new Section(notes.slice(0, 3), header("Sunday")),
    new Section(notes.slice(3, 6), header("Monday"))];
  flow.items = null;
  flow.sections = days;
"""


@pytest.fixture
def days(page_of):
    page = notes(page_of, "selection='multiple'", more=GIVEN)
    rest(page)
    return page


def test_fields_may_be_getters(days):
    assert days.evaluate(SHOWN)[:2] == ["Sunday", "note 0"]
    days.evaluate(
        """async () => {
          await flow.update({ section: 0, items: days[0].items.slice(1),
            removed: [0] });
        }"""
    )
    rest(days)
    assert days.evaluate(SHOWN) == [
        "Sunday", "note 1", "note 2", "Monday", "note 3", "note 4", "note 5",
    ]


def test_what_changes_in_place_goes_on_being_read(days):
    days.evaluate(
        """async () => {
          days[0].items.splice(0, 1);
          await flow.update({ section: 0, removed: [0] });
          days.push(new Section(notes.slice(6, 7), header("Tuesday")));
          flow.reload();
        }"""
    )
    rest(days)
    assert days.evaluate(SHOWN)[-2:] == ["Tuesday", "note 6"]


def test_a_header_that_serves_all_is_shown_anew(page_of):
    page = notes(
        page_of,
        "selection='multiple'",
        more="""
          const names = ["Sunday", "Monday"];
          const header = { length: 20, render(element, section) {
            element.textContent = names[section]; } };
          const sections = [{ items: notes.slice(0, 1), header },
            { items: notes.slice(1, 2), header }];
          flow.items = null;
          flow.sections = sections;
        """,
    )
    rest(page)
    page.evaluate(
        """() => {
          names.unshift("Saturday");
          flow.sections = [{ items: notes.slice(2, 3), header }, ...sections];
        }"""
    )
    rest(page)
    assert page.evaluate(SHOWN) == [
        "Saturday", "note 2", "Sunday", "note 0", "Monday", "note 1",
    ]


# How long the first headers are, and where what follows them begins.
LENGTHS = """() => [...flow.querySelectorAll("[data-header]")]
  .sort((a, b) => a.dataset.section - b.dataset.section)
  .map((header) => [header.getBoundingClientRect().height,
    flow.frameOf({ section: Number(header.dataset.section), index: 0 }).y
      - flow.frameOf({ section: 0, index: 0 }).y])"""


@pytest.mark.parametrize("how", ["reload", "refresh"])
@pytest.mark.parametrize("selection", ["none", "multiple"])
def test_a_header_is_measured_by_what_it_is_going_to_show(
        page_of, how, selection):
    page = notes(
        page_of, f"selection='{selection}'", more="""
          let lines = 1;
          const render = (element) => {
            element.innerHTML = "<p style='margin: 0; height: 20px'></p>"
              .repeat(lines);
          };
          flow.items = null;
          flow.sections = [{ items: notes, header: { render } }];
        """)
    page.wait_for_function("() => flow.frameOf(0)?.y === 20")
    page.evaluate(f"() => {{ lines = 4; flow.{how}(); }}")
    rest(page)
    assert page.evaluate("flow.frameOf(0).y") == 80


def test_a_header_that_serves_all_is_measured_for_each(page_of):
    page = notes(
        page_of, "selection='multiple'", more="""
          const lines = [1, 2];
          const header = { render(element, section) {
            element.innerHTML = "<p style='margin: 0; height: 20px'></p>"
              .repeat(lines[section]);
          } };
          flow.items = null;
          flow.sections = [{ items: notes.slice(0, 1), header },
            { items: notes.slice(1, 2), header }];
        """)
    rest(page)
    assert page.evaluate(LENGTHS) == [[20, 0], [40, 90]]
    page.evaluate(
        """() => {
          lines.unshift(3);
          flow.sections = [{ items: notes.slice(2, 3), header },
            ...flow.sections];
        }""")
    rest(page)
    assert page.evaluate(LENGTHS) == [[60, 0], [20, 70], [40, 160]]


def test_a_header_of_one_section_stays_as_it_is(page_of):
    page = notes(
        page_of,
        "selection='multiple'",
        more="""
          let rendered = 0;
          const header = { length: 20, render(element) {
            rendered++;
            element.textContent = "Notes"; } };
          flow.items = null;
          flow.sections = [{ items: notes.slice(0, 3), header, title: "A" }];
        """,
    )
    rest(page)
    assert page.evaluate("rendered") == 1
    page.evaluate(
        """() => {
          const [old] = flow.sections;
          flow.sections = [{ ...old, items: notes.slice(0, 2) }];
        }"""
    )
    rest(page)
    assert page.evaluate("rendered") == 1
    page.evaluate(
        """() => flow.update(
          { section: 0, items: notes.slice(1, 2), removed: [0] })"""
    )
    assert page.evaluate("flow.sections[0].title") == "A"


@pytest.mark.parametrize(
    ("insets", "left", "top"),
    [("'8px 16px'", 16, 8), ("'8'", 8, 8), ("8", 8, 8), ("{ left: 5 }", 5, 0)],
)
def test_insets_are_distances_in_any_form(page_of, insets, left, top):
    page = notes(page_of)
    page.evaluate(
        f"""() => {{
          flow.items = null;
          flow.sections = [{{ items: notes, insets: {insets} }}];
        }}"""
    )
    rest(page)
    assert page.evaluate("[flow.frameOf(0).x, flow.frameOf(0).y]") == [left, top]


def test_insets_that_are_none_are_told_and_count_as_the_elements(page_of):
    told: list[str] = []
    page = notes(page_of, "insets='5'", told=told)
    page.evaluate(
        """() => {
          flow.items = null;
          flow.sections = [{ items: notes, insets: "10%" }];
        }"""
    )
    rest(page)
    assert page.evaluate("[flow.frameOf(0).x, flow.frameOf(0).y]") == [5, 5]
    assert len(told) == 1
    assert "insets 10%; give one to four distances in px" in told[0]
