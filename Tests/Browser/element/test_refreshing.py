"""Items are shown anew that have changed in themselves, wherever they go."""

import pytest
from features_page import notes
from rest import rest
from stage import show

FIRST = """[...flow.querySelectorAll("[data-item]")]
  .sort((a, b) => a.dataset.item - b.dataset.item)
  .slice(0, 4).map((cell) => cell.textContent)"""


@pytest.mark.parametrize("given", ["array", "keyed array", "source"])
@pytest.mark.parametrize(
    "steps",
    [
        """flow.refresh(2); notes.splice(0, 1);
          await flow.update({ removed: [0] })""",
        """notes.splice(0, 1); flow.refresh(1);
          await flow.update({ removed: [0] })""",
    ],
    ids=["before", "after"],
)
def test_beside_an_update(page_of, steps, given):
    page = notes(page_of, "selection='multiple'")
    if given != "keyed array":
        page.evaluate("() => { flow.key = null; }")
        rest(page)
    if given == "source":
        page.evaluate(
            """() => {
              flow.items = { get length() { return notes.length; },
                at: (index) => notes[index] };
            }""")
        rest(page)
    page.evaluate(f"async () => {{ notes[2].text = 'changed'; {steps}; }}")
    rest(page)
    assert page.evaluate(FIRST) == ["note 1", "changed", "note 3", "note 4"]


@pytest.mark.parametrize("given", ["", ", items: notes"])
@pytest.mark.parametrize("first", ["flow.gap = 8", "flow.refresh()"])
def test_an_update_of_an_array_that_is_laid_out_otherwise_too(
    page_of, first, given
):
    page = notes(page_of, "selection='multiple'")
    page.evaluate(
        f"""async () => {{
          {first};
          notes.splice(0, 1);
          await flow.update({{ removed: [0]{given} }});
        }}""")
    rest(page)
    assert page.evaluate(FIRST) == ["note 1", "note 2", "note 3", "note 4"]


@pytest.mark.parametrize("selection", ["none", "multiple"])
def test_an_item_out_of_view_is_measured_again(page_of, selection):
    page = show(
        page_of, f"""<water-flow mode="list" selection="{selection}"
          style="width: 400px; height: 400px; font: 20px/20px monospace">
        </water-flow>""")
    page.evaluate(
        """() => {
          window.texts = Array.from({ length: 500 }, (_, at) => `text ${at}`);
          stage.flow.renderItem = (text, index) => {
            const cell = document.createElement("p");
            cell.style.margin = 0;
            cell.textContent = texts[index];
            return cell;
          };
          stage.flow.items = texts;
        }""")
    page.wait_for_function("() => stage.flow.frameOf(1)?.height === 20")
    page.evaluate("() => stage.flow.scrollTo(0, 9000)")
    rest(page)
    page.evaluate(
        """() => {
          texts[0] = "a ".repeat(60);
          stage.flow.refresh(0);
        }""")
    rest(page)
    page.evaluate("() => stage.flow.scrollTo(0, 0)")
    rest(page)
    assert page.evaluate("stage.flow.frameOf(0).height") > 20
    assert page.evaluate(
        """() => stage.flow.elementOf(0).firstElementChild.offsetHeight
          === stage.flow.frameOf(0).height""")
    assert page.evaluate(
        "stage.flow.frameOf(1).y === stage.flow.frameOf(0).height")


def test_beside_other_items(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate(
        """() => {
          notes[2].text = "changed";
          flow.refresh(2);
          flow.items = notes.filter(({ id }) => id !== 0);
        }"""
    )
    rest(page)
    assert page.evaluate(FIRST) == ["note 1", "changed", "note 3", "note 4"]


def test_many_that_have_moved_are_looked_for_once(page_of):
    page = notes(page_of, count=2_000)
    page.evaluate(
        """() => {
          let list = notes;
          window.reads = 0;
          // An array for all who look at it, that counts who does.
          flow.items = new Proxy([], { get: (_, name) => {
            reads++;
            return Reflect.get(list, name);
          }, has: (_, name) => {
            reads++;
            return name in list;
          }, getOwnPropertyDescriptor: (_, name) =>
            Object.getOwnPropertyDescriptor(list, name) });
          window.turn = () => { list = [...list.slice(1), list[0]]; };
        }"""
    )
    rest(page)
    reads = []
    for count in (1, 1_000):
        page.evaluate(
            """(count) => {
              reads = 0;
              for (let index = 0; index < count; index++) flow.refresh(index);
              turn();
            }""",
            count,
        )
        rest(page)
        reads.append(page.evaluate("reads"))
    # Not for each anew: that would be half a million.
    assert reads[1] - reads[0] < 20_000, reads


@pytest.mark.parametrize("selection", ["none", "multiple", "later"])
def test_a_child_that_says_another_ratio(page_of, selection):
    begun = "none" if selection == "later" else selection
    page = show(
        page_of, f"""<water-flow mode="list" selection="{begun}"
          style="width: 400px; height: 400px">
          <div class="drawn" data-ratio="4">a</div>
          <div class="drawn" data-ratio="4">b</div></water-flow>""")
    page.wait_for_function("() => stage.flow.frameOf(1)?.height === 100")
    if selection == "later":
        page.evaluate("() => { stage.flow.selection = 'multiple'; }")
        page.wait_for_selector("[role=option]")
    page.evaluate(
        """() => {
          const child = stage.flow.elementOf(0).querySelector(".drawn");
          child.dataset.ratio = "2";
          stage.flow.refresh(stage.flow.indexOf(child));
        }""")
    rest(page)
    assert page.evaluate("stage.flow.frameOf(0).height") == 200
    assert page.evaluate("stage.flow.frameOf(1).y") == 200


@pytest.mark.parametrize("selection", ["none", "multiple"])
def test_an_item_of_a_source_with_ratios(page_of, selection):
    page = notes(page_of, f"selection='{selection}'")
    page.evaluate(
        """() => {
          flow.ratios = new Float64Array(100).fill(8);
          flow.items = { length: 100, at: (index) => notes[index] };
        }""")
    rest(page)
    page.evaluate("() => { notes[1].text = 'changed'; flow.refresh(1); }")
    rest(page)
    assert page.evaluate(FIRST)[1] == "changed"
