"""An element that is shown again, by another flow or module."""

import pytest
from numbered_list import LIST, SCRIPT, ids, listed, load_all
from rest import rest
from stage import drawn, show


def test_what_is_set_while_a_module_is_taken_over_is_shown(page_of):
    page = listed(page_of)
    load_all(page)
    seen = page.evaluate(
        """async () => {
          const seen = [];
          for (let count = 0; count < 9; count++) {
            const flow = document.createElement("water-flow");
            Object.assign(flow, { mode: "list", size: () => 50,
              renderItem: stage.draw, items: numbered(1) });
            flow.style.height = "50px";
            stage.flow.before(flow);
            await flow.ready;
            await stage.frames(2);
            flow.selection = "single";
            await turns(count);
            flow.items = numbered(1, 100 + count);
            await stage.frames(4);
            seen.push(...ids());
            flow.remove();
          }
          return seen;
        }"""
    )
    assert seen == [100 + count for count in range(9)]


def test_what_waits_for_new_items_waits_until_they_are_shown(page_of):
    page = listed(page_of)
    page.evaluate(
        """() => {
          stage.flow.key = (item) => item.id;
          stage.flow.items = numbered(500);
          stage.flow.scrollToItem(300);
        }"""
    )
    rest(page)
    page.wait_for_function("() => stage.flow.scrollTop === 15000")


@pytest.mark.parametrize("change", ["horizontal = true", "dir = 'rtl'"])
def test_an_update_with_what_begins_anew(page_of, change):
    page = listed(page_of)
    ended = page.evaluate(
        f"""async () => {{
          const {{ flow }} = stage;
          flow.selection = "multiple";
          await flow.update({{}});
          flow.{change};
          return settled(flow.update(
            {{ inserted: [0], items: numbered(4, 50) }}));
        }}"""
    )
    assert ended == "fulfilled"
    assert ids(page) == [50, 51, 52, 53]


def test_an_update_of_no_section_is_refused(page_of):
    page = listed(page_of)
    refused = """async () => {
      const ended = settled(stage.flow.update(
        { section: 2, inserted: [0], items: numbered(1, 90) }));
      return [await ended, await settled(stage.flow.update())];
    }"""
    # Before the full module and with it.
    for _ in range(2):
        assert page.evaluate(refused) == ["WaterFlowError update", "fulfilled"]
        assert ids(page) == [0, 1, 2]
    page.evaluate(
        """() => { stage.flow.sections = [{ items: numbered(1, 70) }]; }"""
    )
    assert page.evaluate(refused)[0] == "WaterFlowError update"
    assert ids(page) == [70]


def test_without_the_full_module_all_else_is_done(page_of, package_site):
    told: list[str] = []
    page = listed(page_of, told=told)
    package_site.put("/water-flow/full.wasm", "", status=404)

    def asked() -> int:
        return package_site.requests.count("/water-flow/full.wasm")

    page.evaluate(
        """() => {
          stage.flow.key = (item) => item.id;
          stage.flow.items = numbered(500);
          stage.flow.scrollToItem(300);
        }"""
    )
    page.wait_for_function("() => stage.flow.scrollTop === 15000")
    assert asked() == 1
    page.evaluate("() => { stage.flow.items = numbered(400); }")
    page.evaluate(
        """() => {
          stage.flow.renderer = {
            create: () => document.createElement("p"),
            update: (root, item) => { root.textContent = `P${item.id}`; },
          };
        }"""
    )
    page.wait_for_function(
        "() => stage.flow.elementOf(300)?.textContent === 'P300'"
    )
    assert asked() == 1
    # Who asks for it again may have better luck.
    ended = "settled(stage.flow.update({ items: numbered(2, 60) }))"
    assert page.evaluate(ended) == "WaterFlowError module"
    assert asked() == 2
    assert len(told) >= 1 and all("404" in text for text in told)


def test_a_field_is_kept_in_focus_as_more_is_loaded(page_of):
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => {
          const renderItem = () => document.createElement("input");
          Object.assign(stage.flow, { size: () => 50, renderItem,
            key: (item) => item, items: [1, 2, 3] });
        }"""
    )
    page.locator("input").nth(1).click()
    page.keyboard.type("ab")
    page.evaluate("() => { stage.flow.items = [1, 2, 3, 4]; }")
    page.wait_for_function("() => stage.flow.elementOf(3)")
    rest(page)
    page.keyboard.type("c")
    values = "[...document.querySelectorAll('input')].map((one) => one.value)"
    assert page.evaluate(values) == ["", "abc", "", ""]


def test_a_field_names_the_key(page_of):
    page = show(page_of, LIST.replace("mode", "item-key='id' mode"),
                script=SCRIPT)
    page.evaluate(
        """() => {
          Object.assign(stage.flow, { size: () => 50, renderItem: stage.draw,
            items: numbered(100) });
        }"""
    )
    drawn(page)
    page.evaluate("stage.flow.scrollTo(0, 1010)")
    rest(page)
    assert page.evaluate("stage.flow.itemKey") == "id"
    assert page.evaluate("stage.flow.getState().anchor.key") == 20
    # Shown by what has changed, also as the state is found again.
    page.evaluate(
        """() => { stage.flow.items = [...numbered(5, 200),
          ...numbered(100)]; }"""
    )
    page.wait_for_function("() => stage.flow.scrollTop === 1260")
    rest(page)
    page.evaluate(
        """() => {
          window.cell = stage.flow.elementOf(25);
          stage.flow.items = numbered(100);
        }"""
    )
    rest(page)
    assert page.evaluate("stage.flow.elementOf(20) === cell")
    # The function counts for more.
    page.evaluate("() => { stage.flow.key = (item) => `n${item.id}`; }")
    assert page.evaluate("stage.flow.getState().anchor.key") == "n20"


def test_the_full_module_serves_those_who_come_later(page_of, package_site):
    page = show(
        page_of, LIST.replace("mode", "selection='single' mode"),
        script=SCRIPT,
    )
    page.evaluate(
        """async () => {
          Object.assign(stage.flow,
            { renderItem: stage.draw, items: numbered(3) });
          await stage.flow.ready;
          const other = document.createElement("water-flow");
          Object.assign(other, { items: numbered(3), size: () => 50,
            renderItem: stage.draw });
          stage.flow.replaceWith(other);
          await other.ready;
        }"""
    )
    assert ids(page) == [0, 1, 2]
    assert not package_site.asked_for("static.wasm")


def test_the_place_is_kept_where_rules_go_by_what_scrolls(page_of):
    rule = "<style>water-flow[scroller=window] { height: auto !important }"
    page = listed(page_of, 500, head=f"{rule}</style>")
    page.evaluate("stage.flow.scrollToItem(300)")
    rest(page)
    # What it takes for the window is loaded first.
    page.evaluate("() => { stage.flow.scroller = 'window'; }")
    rest(page)
    page.wait_for_function("() => scrollY === 15000")
    page.evaluate("() => { stage.flow.scroller = 'self'; }")
    rest(page)
    page.wait_for_function("() => stage.flow.scrollTop === 15000")


def say_while_loading(page, what: str, before: str = "") -> None:
    """Says something once a module for other items is on its way."""
    page.evaluate(
        f"""async () => {{
          const {{ flow }} = stage;
          flow.key = (item) => item.id;
          flow.items = numbered(500);
          {before};
          // Not in the same task: it is being loaded by now.
          await turns(2);
          flow.{what};
        }}"""
    )
    rest(page)


def test_a_scroll_waits_for_items_that_a_larger_module_is_to_show(page_of):
    page = listed(page_of)
    say_while_loading(page, "scrollToItem(300)")
    page.wait_for_function("() => stage.flow.scrollTop === 15000")


def test_a_state_waits_for_the_module_that_knows_selections(page_of):
    page = listed(page_of)
    say_while_loading(
        page, "setState({ version: 1, selection: [7] })",
        "flow.selection = 'multiple'",
    )
    page.wait_for_function("() => stage.flow.selectedItems.length === 1")


@pytest.mark.parametrize(
    "empty", ["innerHTML = ''", "textContent = ''", "replaceChildren()"]
)
def test_who_empties_an_element_of_items_goes_on_with_it(page_of, empty):
    page = listed(page_of)
    page.evaluate(f"() => {{ stage.flow.{empty}; }}")
    page.evaluate("() => { stage.flow.items = numbered(500, 1000); }")
    page.wait_for_function("() => ids()[0] === 1000")
