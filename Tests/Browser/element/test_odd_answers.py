"""What a page's functions answer that nothing can be made of."""

import placement
import pytest
from numbered_list import LIST, SCRIPT, ids, listed
from rest import rest
from stage import drawn, expect_drawn, look, show


def test_too_large_for_a_layout_is_told(page_of):
    told: list[str] = []
    page = show(page_of, "", script=SCRIPT, told=told)
    ended = page.evaluate(
        """async () => {
          const flow = document.createElement("water-flow");
          // As large as no browser lets it be.
          Object.defineProperty(flow, "clientWidth", { value: Infinity });
          flow.items = numbered(3);
          document.body.append(flow);
          return settled(flow.ready);
        }"""
    )
    assert ended == "WaterFlowError layout"
    assert len(told) == 1 and "water-flow: cannot be shown" in told[0]


def test_a_size_that_is_no_size_is_told(page_of):
    told: list[str] = []
    page = show(page_of, LIST, script=SCRIPT, told=told)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          const round = {};
          round.self = round;
          const sizes = [round, { height: round }, 1n, Symbol("size"),
            { get height() { throw Symbol("height"); } }];
          Object.assign(flow, { size: (_, index) => sizes[index],
            estimate: 40, renderItem: stage.draw, items: numbered(5) });
          await flow.ready;
        }"""
    )
    assert ids(page) == [0, 1, 2, 3, 4]
    assert page.evaluate("stage.flow.frameOf(4).y") == 160
    assert len(told) == 1 and "item 0 has the size" in told[0], told


def test_a_style_that_throws_is_told_and_others_are_shown(page_of):
    told: list[str] = []
    page = show(page_of, LIST, script=SCRIPT, told=told)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          const insets = { get top() { throw new Error("no top"); } };
          Object.assign(flow, { size: () => 50, renderItem: stage.draw,
            sections: [{ items: numbered(1), insets },
              { items: numbered(1, 1) }] });
          await flow.ready;
        }"""
    )
    assert 1 in ids(page)
    assert len(told) == 1 and "no top" in told[0], told


def test_actions_that_are_none_are_left_out(page_of):
    page = listed(page_of)
    page.evaluate(
        """() => {
          const { flow } = stage;
          flow.keyboard = flow.swipeable = true;
          const perform = () => { window.performed = true; };
          flow.swipeActions = () => ({
            trailing: [null, undefined, 7, { title: "Away", perform }],
          });
        }"""
    )
    page.wait_for_function(
        "() => stage.flow.elementOf(0)?.matches('[tabindex]')"
    )
    rest(page)
    page.evaluate("stage.flow.elementOf(0).focus()")
    page.keyboard.press("Shift+F10")
    page.wait_for_selector(".waterflow-action")
    assert page.locator(".waterflow-action").all_text_contents() == ["Away"]
    page.locator(".waterflow-action").click()
    page.wait_for_function("() => window.performed")


def test_a_selection_that_is_none_is_left_out(page_of):
    page = listed(page_of)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          flow.selection = "multiple";
          await flow.update({});
          flow.setState({ version: 1, selection: 5 });
          flow.setState({ version: 1, selection: [null, "away", undefined,
            { section: 0, index: 1 }] });
        }"""
    )
    assert page.evaluate("stage.flow.selectedItems") == [
        {"section": 0, "index": 1}
    ]


@pytest.mark.parametrize("scroller", ["document", "{}", "window"])
def test_a_scroller_that_is_no_element_is_told(page_of, scroller):
    told: list[str] = []
    page = show(page_of, "", script=SCRIPT, told=told)
    message = page.evaluate(
        f"""() => {{
          const flow = document.createElement("water-flow");
          flow.items = numbered(3);
          flow.scroller = {scroller};
          document.body.append(flow);
          return flow.ready.catch(({{ message }}) => message);
        }}"""
    )
    assert "an element as `scroller`" in message
    assert len(told) == 1


def test_what_shows_goes_on_where_another_scroller_is_refused(page_of):
    told: list[str] = []
    body = "<water-flow>" + "<p>child</p>" * 5 + "</water-flow>"
    page = show(page_of, body, script=SCRIPT, told=told)
    shown = page.evaluate(
        """async () => {
          const flow = document.querySelector("water-flow");
          await flow.ready;
          const { error } = console;
          const said = new Promise((resolve) => {
            console.error = (...words) => resolve(error(...words));
          });
          flow.scroller = document;
          await said;
          flow.scroller = "self";
          await stage.frames(3);
          return [flow.children.length > 0, flow.style.minHeight,
            flow.querySelectorAll("p").length, flow.frameOf(4) !== null];
        }"""
    )
    assert shown == [True, "", 5, True]
    assert len(told) == 1


def test_a_search_from_before_the_start_begins_there(page_of):
    page = listed(page_of)
    for place in ("-1", "{ section: -1, index: 2 }", "{ section: -1 }",
                  "{ section: 0, index: -5 }"):
        assert page.evaluate(
            f"stage.flow.find(() => true, {{ from: {place} }})"
        ) == {"section": 0, "index": 0}, place


def test_an_update_of_nothing_changes_nothing(page_of):
    page = listed(page_of)
    page.evaluate("() => stage.flow.update(null)")
    page.evaluate("() => stage.flow.update()")
    assert ids(page) == [0, 1, 2]


def test_objects_that_nothing_renders_are_told(page_of):
    told: list[str] = []
    page = show(page_of, LIST, script=SCRIPT, told=told)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          Object.assign(flow, { size: () => 40, renderItem: null,
            items: numbered(5) });
          await flow.ready;
          await stage.frames(2);
        }"""
    )
    assert len(told) == 1 and "give `renderItem`" in told[0]


def test_words_that_an_elements_own_class_makes_up(page_of):
    page = show(page_of, "")
    page.evaluate(
        """async () => {
          const Base = customElements.get("water-flow");
          customElements.define("x-odd", class extends Base {
            get lastRow() { return "fill"; }
            get breaking() { return "best"; }
          });
          const flow = document.createElement("x-odd");
          flow.id = "odd";
          flow.style = "display: block; width: 1000px; height: 600px";
          Object.assign(flow, { mode: "justified", rowHeight: 150,
            ratios: stage.ratios(20), renderItem: stage.draw });
          document.body.append(flow);
          flow.items = stage.items(20);
        }""")
    drawn(page, "#odd")
    seen = look(page, "#odd")
    expect_drawn(seen, placement.greedy(1_000, 150, 0, placement.ratios(20)))
