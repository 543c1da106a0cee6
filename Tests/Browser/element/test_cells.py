"""What cells are for: kinds of items, clicks on them, one in another."""

import pytest
from features_page import notes, told
from rest import rest


def test_an_item_that_comes_has_a_cell_of_its_kind(page_of):
    page = notes(
        page_of,
        count=20,
        more="""let there = [];
          flow.key = null;
          flow.kind = ({ id }) => id % 2 ? "odd" : "even";
          window.wrong = [];
          flow.renderer = {
            create(kind) {
              const root = document.createElement("p");
              root.dataset.kind = kind;
              return root;
            },
            update(root, item) {
              const kind = item ? flow.kind(item) : "";
              if (root.dataset.kind !== kind) {
                wrong.push([root.dataset.kind, kind]);
              }
              root.textContent = item?.text ?? "";
            },
          };
          flow.items = { length: 20, at: (index) => there[index] };""",
    )
    page.wait_for_selector("[data-kind='']")
    page.evaluate(
        """() => {
          for (const index of [0, 1, 2]) {
            there[index] = notes[index];
            flow.refresh(index);
          }
        }"""
    )
    # Sizes that may change take another module.
    page.wait_for_selector("[data-kind='odd']")
    rest(page)
    kinds = page.evaluate(
        """[0, 1, 2, 3].map((index) => {
          const { dataset, textContent } = flow.elementOf(index);
          return [dataset.kind, textContent];
        })"""
    )
    assert kinds == [
        ["even", "note 0"], ["odd", "note 1"], ["even", "note 2"], ["", ""],
    ]
    assert page.evaluate("wrong") == []


def test_an_item_is_asked_for_once_for_each_cell(page_of):
    page = notes(
        page_of,
        more="""flow.key = null;
          flow.size = () => 50;
          flow.kind = ({ id }) => id % 2 ? "odd" : "even";
          flow.renderItem = null;
          window.updates = 0;
          flow.renderer = {
            create: () => document.createElement("p"),
            update(root, item) { updates++; root.textContent = item.text; },
          };
          window.asked = 0;
          flow.ratios = new Float32Array(100).fill(8);
          flow.items = { length: 100,
            at(index) { asked++; return notes[index]; } };""",
    )
    for top in (0, 1_000, 2_500, 0):
        page.evaluate("(top) => flow.scrollTo(0, top)", top)
        rest(page)
    asked, updates = page.evaluate("[asked, updates]")
    assert asked == updates > 20


LINKS = """flow.renderer = {
  create() {
    const root = document.createElement("a");
    root.href = "#there";
    return root;
  },
  update(root, { text }) {
    root.innerHTML = "<b></b> <button>More</button>";
    root.firstChild.textContent = text;
  },
};"""


@pytest.mark.parametrize("attributes", ["", "selection='single'"])
def test_an_item_that_is_a_link_is_clicked(page_of, attributes):
    page = notes(page_of, attributes, more=LINKS)
    page.locator("b", has_text="note 2").first.click()
    assert page.url.endswith("#there")
    assert [one["index"] for one in told(page, "itemclick")] == [2]
    page.locator("button").first.click()
    rest(page)
    assert told(page, "itemclick") == []


def test_a_list_in_an_item_has_items_of_its_own(page_of):
    page = notes(
        page_of,
        count=3,
        more="""customElements.whenDefined("water-flow").then((Flow) => {
          Flow.define("inner-flow");
          const inner = document.createElement("inner-flow");
          inner.id = "inner";
          inner.style = "display: block; height: 90px";
          Object.assign(inner, { mode: "list", size: () => 20,
            items: ["a", "b", "c", "d"] });
          Object.assign(flow, { size: () => 100,
            renderItem: ({ id, text }) => id === 1 ? inner : text });
        });""",
    )
    page.wait_for_selector("#inner [data-item='2']")
    rest(page)
    found = page.evaluate(
        """() => {
          const inner = document.querySelector("#inner");
          const cell = inner.elementOf(2);
          return [flow.indexOf(cell)?.index, inner.indexOf(cell)?.index,
            flow.indexOf(inner)?.index, inner.indexOf(flow.elementOf(0))];
        }"""
    )
    assert found == [1, 2, 1, None]


def test_lanes_that_are_too_many_are_told(page_of):
    said: list[str] = []
    page = notes(page_of, count=3, told=said)
    page.evaluate("() => { flow.mode = 'waterfall'; flow.lanes = 300; }")
    page.wait_for_function("() => flow.elementOf(1).offsetTop === 0")
    (fault,) = said
    assert "lanes" in fault and "256" in fault


def test_a_header_without_a_length_that_can_be_is_told(page_of):
    said: list[str] = []
    page = notes(
        page_of,
        count=3,
        told=said,
        more="""flow.sections = [{ items: notes,
          header: { length: -5, render() {} } }];""",
    )
    rest(page)
    assert page.evaluate("flow.frameOf(0).y") == 0
    (fault,) = said
    assert "below 0" in fault


@pytest.mark.parametrize("insets", ["abc 4", "1 2 3 4 5", "10%"])
def test_insets_that_cannot_be_read_are_told(page_of, insets):
    said: list[str] = []
    notes(page_of, f"insets='{insets}'", count=3, told=said)
    (fault,) = said
    assert f'insets "{insets}"' in fault


def test_insets_in_pixels_are_read(page_of):
    page = notes(page_of, "insets='10px 4'", count=3)
    assert page.evaluate("[flow.frameOf(0).x, flow.frameOf(0).y]") == [4, 10]


def test_what_has_ended_leaves_no_label(page_of):
    page = notes(page_of, "label='Notes'", count=3)
    assert page.evaluate("flow.getAttribute('aria-label')") == "Notes"
    page.evaluate(
        """() => {
          window.clone = flow.cloneNode(false);
          flow.remove();
        }"""
    )
    page.wait_for_function("() => !flow.hasAttribute('aria-label')")
    assert page.evaluate("flow.getAttribute('label')") == "Notes"
    assert page.evaluate("clone.getAttribute('aria-label')") is None
    assert page.evaluate("clone.getAttribute('style')") is None


def test_a_label_of_the_page_stays(page_of):
    page = notes(page_of, "label='Notes' aria-label='All notes'", count=3)
    page.evaluate("() => flow.remove()")
    page.wait_for_function(
        "() => flow.getAttribute('aria-label') === 'All notes'"
    )


def test_a_label_that_the_page_gives_after_ours_stays(page_of):
    page = notes(page_of, "label='Notes'", count=3)
    page.evaluate("() => { flow.label = null; }")
    rest(page)
    page.evaluate("() => flow.setAttribute('aria-label', 'All notes')")
    page.evaluate("() => { window.copy = flow.cloneNode(); flow.remove(); }")
    rest(page)
    assert page.evaluate(
        "[flow, copy].map((one) => one.getAttribute('aria-label'))"
    ) == ["All notes", "All notes"]
