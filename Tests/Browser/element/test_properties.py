"""Properties and attributes, in any order, before and after the upgrade."""

from bisect import bisect
from itertools import accumulate, permutations

import placement
import pytest
from rest import rest
from stage import drawn, expect_drawn, fill, look, show

WANTED = placement.waterfall(1_000, 3, 10, placement.heights(200))

# What each step does to an element that stands in the document at last.
STEPS = {
    "items": "flow.items = stage.items(200);",
    "size": "flow.size = (item) => item.height;",
    "render": "flow.renderItem = stage.draw;",
    "style": "flow.mode = 'waterfall'; flow.lanes = 3; flow.gap = 10;"
    " flow.lineGap = 10;",
    "connect": "document.body.append(flow);",
}


@pytest.mark.parametrize("pause", ["", "await stage.frames(2);"])
def test_every_order_of_assignments_ends_in_the_same(page_of, pause):
    told: list[str] = []
    page = show(page_of, "", told=told)
    for order in permutations(STEPS):
        steps = pause.join(STEPS[step] for step in order)
        page.evaluate(
            f"""async () => {{
              document.body.replaceChildren();
              const flow = document.createElement("water-flow");
              flow.style.height = "600px";
              {steps}
            }}"""
        )
        drawn(page)
        expect_drawn(look(page), WANTED)
    expect_no_more_than_a_reminder(told)


def expect_no_more_than_a_reminder(told: list[str]) -> None:
    """Only who shows objects before it says how is told what is missing."""
    assert all("renderItem" in line for line in told), told


@pytest.mark.parametrize("first", range(5))
def test_what_is_set_before_the_upgrade_holds(page_of, first):
    told: list[str] = []
    names = [name for name in STEPS if name != "connect"]
    orders = list(permutations(names))
    # The first of them before the script has come, the others after it.
    before, after = (
        ",".join(
            "(flow) => {" + " ".join(STEPS[name] for name in part(order)) + "}"
            for order in orders
        )
        for part in (lambda order: order[:first], lambda order: order[first:])
    )
    page = show(
        page_of,
        "".join(
            f'<water-flow id="flow{number}" style="position: absolute;'
            ' inset: 0 0 auto; height: 600px"></water-flow>'
            for number in range(len(orders))
        ),
        script=f"""
          document.addEventListener("readystatechange", () => {{
            if (document.readyState !== "interactive") return;
            const flows = [...document.querySelectorAll("water-flow")];
            window.wereDefined = flows.some((it) => it.matches(":defined"));
            [{before}].forEach((set, index) => set(flows[index]));
          }});""",
        told=told,
    )
    assert page.evaluate("wereDefined") is False
    page.evaluate(
        f"""() => [{after}].forEach((set, index) =>
          set(document.getElementById(`flow${{index}}`)))"""
    )
    for number in range(len(orders)):
        selector = f"#flow{number}"
        drawn(page, selector)
        expect_drawn(look(page, selector), WANTED)
        # What stood on the object itself would hide the accessors.
        assert page.evaluate(
            "(id) => Object.keys(document.querySelector(id))", selector
        ) == []
    expect_no_more_than_a_reminder(told)


def test_several_assignments_in_a_task_are_one_pass(page_of):
    page = show(page_of)
    asked = page.evaluate(
        """async () => {
          const { flow } = stage;
          let sized = 0, rendered = 0;
          const size = (item) => { sized++; return item.height; };
          const draw = (item) => { rendered++; return stage.draw(item); };
          flow.mode = "list";
          flow.items = stage.items(100);
          flow.size = size;
          flow.renderItem = draw;
          flow.lanes = 7;
          flow.items = stage.items(50);
          flow.mode = "waterfall";
          flow.lanes = 3;
          const atOnce = sized + rendered;
          await flow.ready;
          await stage.frames(5);
          return { atOnce, sized, rendered,
            shown: flow.querySelectorAll(".drawn").length };
        }"""
    )
    assert asked["atOnce"] == 0
    assert asked["sized"] == 50
    assert asked["rendered"] == asked["shown"] > 0


# Attribute, property, a value of each, and another one that the page sets.
SCALARS = [
    ("mode", "mode", "justified", "justified", "list", "list"),
    ("lanes", "lanes", "3", 3, 5, "5"),
    ("min-lane-width", "minLaneWidth", "180", 180, 240, "240"),
    ("row-height", "rowHeight", "150", 150, 90, "90"),
    ("breaking", "breaking", "balanced", "balanced", "even", "even"),
    ("last-row", "lastRow", "previous", "previous", "justified", "justified"),
    ("gap", "gap", "12", 12, 0, "0"),
    ("line-gap", "lineGap", "4", 4, 0, "0"),
    ("estimate", "estimate", "64", 64, 20, "20"),
    ("overscan", "overscan", "300", 300, 0, "0"),
    ("near-end-length", "nearEndLength", "250", 250, 0, "0"),
    ("selection", "selection", "single", "single", "multiple", "multiple"),
    ("restore", "restore", "here", "here", "there", "there"),
    ("label", "label", "Photos", "Photos", "Files", "Files"),
    ("scroller", "scroller", "window", "window", "nearest", "nearest"),
]
FLAGS = [
    "reorderable", "pullable", "keyboard", "swipeable", "horizontal",
    "anchors-to-end",
]


@pytest.mark.parametrize(
    "name, property, text, value, other, written", SCALARS
)
def test_an_attribute_is_a_property(
    page_of, name, property, text, value, other, written
):
    page = show(page_of, "")
    said = page.evaluate(
        """([name, property, text, other]) => {
          const flow = document.createElement("water-flow");
          const initial = flow[property];
          flow.setAttribute(name, text);
          const read = flow[property];
          flow[property] = other;
          const changed = [flow[property], flow.getAttribute(name)];
          flow.removeAttribute(name);
          return { read, changed, isBack: flow[property] === initial };
        }""",
        [name, property, text, other],
    )
    assert said == {
        "read": value,
        "changed": [other, written],
        "isBack": True,
    }


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_is_there_or_not(page_of, name):
    page = show(page_of, "")
    assert page.evaluate(
        """(name) => {
          const flow = document.createElement("water-flow");
          const property =
            name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
          const said = [flow[property]];
          flow.setAttribute(name, "");
          said.push(flow[property]);
          flow[property] = false;
          said.push(flow.hasAttribute(name));
          flow[property] = true;
          said.push(flow.getAttribute(name));
          return said;
        }""",
        name,
    ) == [False, True, False, ""]


def test_attributes_of_the_page_place_the_items(page_of):
    page = show(
        page_of,
        '<water-flow mode="waterfall" lanes="3" gap="10" line-gap="10"'
        ' style="height: 600px"></water-flow>',
    )
    page.evaluate(
        """() => Object.assign(stage.flow, { size: (item) => item.height,
          renderItem: stage.draw, items: stage.items(200) }) && null"""
    )
    drawn(page)
    expect_drawn(look(page), WANTED)


def test_a_changed_attribute_places_them_anew(page_of):
    page = show(page_of)
    page.evaluate(
        """() => { stage.fill(stage.flow,
             { mode: "waterfall", lanes: 6, count: 200 }); }"""
    )
    drawn(page)
    page.evaluate("stage.flow.setAttribute('lanes', '3')")
    rest(page)
    expect_drawn(look(page), WANTED)
    page.evaluate("stage.flow.setAttribute('mode', 'list')")
    rest(page)
    expect_drawn(
        look(page), placement.rows(1_000, placement.heights(200), 10)
    )


def test_another_overscan_counts_at_once(page_of):
    page = show(page_of)
    fill(page, mode="list", overscan=0)
    ends = list(accumulate(height + 10 for height in placement.heights(200)))
    for overscan in [500, 1_500, 0]:
        page.evaluate(
            "(overscan) => { stage.flow.overscan = overscan; }", overscan)
        rest(page)
        last = bisect(ends, 600 + overscan)
        assert [cell["index"] for cell in look(page)["cells"]] == list(
            range(last + 1))


def test_a_text_is_text_and_never_markup(page_of):
    page = show(page_of)
    page.evaluate(
        """() => Object.assign(stage.flow, { mode: "list", size: () => 40,
          items: ["<b>bold</b><img src=x onerror=alert(1)>"],
          renderItem: (item) => item }) && null"""
    )
    page.wait_for_function("() => stage.flow.elementOf(0)")
    assert page.evaluate(
        "stage.flow.elementOf(0).textContent"
    ) == "<b>bold</b><img src=x onerror=alert(1)>"
    assert page.evaluate("stage.flow.querySelector('b, img')") is None


def test_a_renderer_wins_over_the_short_way(page_of):
    page = show(page_of)
    page.evaluate(
        """() => {
          stage.made = [];
          stage.fill(stage.flow, { mode: "list",
            kind: (item) => item.id % 2 ? "odd" : "even",
            renderer: {
              create(kind) {
                const element = document.createElement("article");
                element.className = `drawn ${kind}`;
                stage.made.push(element);
                return element;
              },
              update(element, item, index, section) {
                element.dataset.id = item.id;
                element.dataset.at = `${section}/${index}`;
                element.textContent = `${item.id}`;
              },
              recycle(element) { element.dataset.at = "recycled"; },
            } });
        }"""
    )
    drawn(page)
    wanted = placement.rows(1_000, placement.heights(1_000), 10)
    for top in (0, 700, 40_000, 300):
        page.evaluate("(top) => stage.flow.scrollTo(0, top)", top)
        rest(page)
        seen = look(page)
        expect_drawn(seen, wanted)
        for cell in seen["cells"]:
            assert page.evaluate(
                """(index) => {
                  const { dataset, classList } = stage.made.find((one) =>
                    one.dataset.id === `${index}` && one.isConnected
                    && one.dataset.at === `0/${index}`);
                  return classList.contains(index % 2 ? "odd" : "even");
                }""",
                cell["index"],
            )
    # Those that are out of sight are used again.
    assert page.evaluate("stage.made.length") < 120


def test_an_empty_key_names_no_property(page_of):
    # Vue makes one of a property that becomes undefined.
    page = show(page_of, "<water-flow item-key='id'></water-flow>")
    assert page.evaluate(
        """() => {
          const flow = document.querySelector("water-flow");
          const given = flow.itemKey;
          flow.itemKey = "";
          return [given, flow.itemKey];
        }""") == ["id", None]
