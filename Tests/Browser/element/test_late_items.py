"""Items that are not there yet are asked for, each once."""

import pytest
from notes import asked, come, note, withhold_items
from rest import rest
from stage import drawn, look, scroll, show


@pytest.fixture
def page(page_of):
    """A page whose element waits for its items."""
    page = show(page_of)
    withhold_items(page)
    return page


@pytest.mark.parametrize("refresh", ["", "4"])
@pytest.mark.parametrize("first, end", [(0, 5), (4, 7), (4, 5), (3, 12)])
def test_what_is_on_its_way_is_not_asked_for_again(page, first, end, refresh):
    before = asked(page)
    assert set(range(12)) <= set(before)
    come(page, first, end, refresh)
    scroll(page, 200)
    scroll(page, 0)
    assert not set(asked(page)) & set(before)


def test_what_comes_is_shown_and_what_is_far_is_asked_for_later(page):
    before = asked(page)
    assert len(before) == len(set(before)), "asked for twice"
    assert set(range(12)) <= set(before)
    # The same places again: they have been asked for.
    scroll(page, 300)
    scroll(page, 0)
    again = asked(page)
    assert not set(again) & set(before)
    come(page, 0, max(before + again) + 1)
    assert [cell["text"] for cell in look(page)["cells"]][:3] == [
        "Item 0", "Item 1", "Item 2",
    ]
    assert asked(page) == []
    scroll(page, 300_000)
    assert min(asked(page)) > 5_000


def test_ratios_that_come_ask_for_no_item_again(page):
    page.evaluate(
        """() => {
          window.ratios = new Float32Array(10_000).fill(1);
          Object.assign(stage.flow, { size: null, ratios });
        }""")
    rest(page)
    before = asked(page)
    assert set(range(4)) <= set(before)
    page.evaluate(
        """() => {
          mine[0] = { id: 0 };
          stage.flow.refresh();
          stage.flow.ratios = ratios.slice();
        }""")
    drawn(page)
    scroll(page, 200)
    assert not set(asked(page)) & set(before)


def test_the_item_of_a_place_is_looked_for_in_no_source_that_waits(page):
    page.evaluate(
        """() => {
          // Items are looked at for their sizes otherwise.
          Object.assign(stage.flow, {
            key: ({ id }) => id, size: null,
            ratios: new Float32Array(10_000).fill(20),
          });
          mine = Array.from({ length: 300 }, (_, id) => ({ id }));
          stage.flow.refresh();
          stage.flow.scrollToItem(200);
        }""")
    rest(page)
    page.evaluate(
        """() => {
          window.called = 0;
          stage.flow.items = { length: 10_000, at() { called += 1; } };
        }""")
    rest(page)
    assert page.evaluate("called") < 1_000
    assert page.evaluate("stage.flow.getState().anchor.index") == 200


def test_what_has_come_and_gone_is_asked_for_again(page):
    before = asked(page)
    come(page, 0, max(before) + 1)
    assert asked(page) == []
    page.evaluate("() => { mine.length = 3; stage.flow.refresh(); }")
    page.wait_for_function("() => noted.length > 0")
    rest(page)
    again = asked(page)
    assert set(range(3, 12)) <= set(again)
    assert not set(range(3)) & set(again)


def test_a_reload_asks_again_for_what_has_failed_to_come(page):
    before = asked(page)
    page.evaluate("() => stage.flow.reload()")
    page.wait_for_function("() => noted.length > 0")
    rest(page)
    again = asked(page)
    assert set(range(12)) <= set(again) <= set(before)
    assert len(again) == len(set(again))


@pytest.mark.parametrize("mode", ["list", "waterfall", "flow"])
def test_the_estimate_stands_in_for_what_cannot_be_measured(page_of, mode):
    page = show(page_of)
    note(page, "needitems")
    page.evaluate(
        """(mode) => {
          window.mine = [];
          Object.assign(stage.flow, { mode, gap: 10, estimate: 80,
            renderItem: (item) => {
              const node = stage.draw(item);
              node.style.cssText = "width: 200px; height: 130px";
              return node;
            },
            items: { length: 10_000, at: (index) => mine[index] } });
        }""",
        mode,
    )
    page.wait_for_function("() => noted.length > 0")
    rest(page)
    before = asked(page)
    assert set(range(12)) <= set(before)
    assert len(before) < 2_000
    size = "[stage.flow.frameOf(3).width, stage.flow.frameOf(3).height]"
    wide, high = page.evaluate(size)
    assert high == 80
    assert mode != "flow" or wide == 80
    # What fills the cells of what has come and gone is measured.
    come(page, 0, max(before) + 1)
    assert page.evaluate(size)[1] == 130
    asked(page)
    page.evaluate("stage.flow.scrollToItem(7_000)")
    rest(page)
    needed = asked(page)
    assert 7_000 in needed
    come(page, min(needed), max(needed) + 1)
    assert page.evaluate(
        """() => stage.flow.elementOf(7_000).getBoundingClientRect().top"""
    ) < 600
    assert all(cell["height"] == 130 for cell in look(page)["cells"])


@pytest.mark.parametrize("go", [
    "scrollToItem(900_000)",
    "setState({ version: 1,"
    " anchor: { section: 0, index: 900_000, offset: 0 } })",
])
def test_only_what_comes_into_view_is_asked_for_at_first(page_of, go):
    page = show(page_of)
    note(page, "needitems")
    page.evaluate(
        f"""() => {{
          stage.fill(stage.flow, {{ mode: "list", gap: 0, lineGap: 0,
            size: () => 50 }});
          stage.flow.items = {{ length: 1_000_000, at: () => undefined }};
          stage.flow.{go};
          return stage.flow.ready.then(() => {{}});
        }}"""
    )
    rest(page)
    items = asked(page)
    assert len(items) == len(set(items))
    assert set(range(900_000, 900_012)) <= set(items)
    assert len(items) < 1_000


def test_two_places_in_one_task_are_asked_for_alone(page_of):
    page = show(page_of)
    withhold_items(page, 1_000_000)
    asked(page)
    page.evaluate(
        """() => {
          window.calls = 0;
          const { items } = stage.flow;
          const { at } = items;
          items.at = (index) => { calls++; return at(index); };
          stage.flow.scrollToItem(500);
          stage.flow.scrollToItem(700_000);
        }"""
    )
    rest(page)
    assert page.evaluate("calls") < 10_000
    items = asked(page)
    assert len(items) == len(set(items))
    assert set(range(700_000, 700_012)) <= set(items)
    assert len(items) < 1_000


def test_what_is_on_its_way_is_known_by_its_new_place_after_an_update(page):
    # What updates items has to be there.
    page.evaluate("async () => { await stage.flow.update({}); }")
    rest(page)
    end = max(asked(page)) + 1
    assert end > 20
    page.evaluate(
        """async () => {
          const { flow } = stage;
          const removed = [0, 1, 2, 3, 4, 5, 6, 7];
          mine.splice(0, 8);
          const items = { length: 9_992, at: (index) => mine[index] };
          await flow.update({ removed, items, animated: false });
        }"""
    )
    rest(page)
    # What stood behind those that were asked for has moved up.
    scroll(page, 50 * (end - 10))
    again = asked(page)
    assert set(range(end - 8, end)) <= set(again)
    assert min(again) == end - 8
    assert len(again) == len(set(again))
