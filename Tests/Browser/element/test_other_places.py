"""An element that stands somewhere else, at once or later."""

import pytest
from numbered_list import ids, listed, load_all
from rest import frames, rest
from stage import drawn


def test_items_set_between_two_places_are_shown(page_of):
    page = listed(page_of)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          flow.remove();
          flow.items = numbered(2, 100);
          await turns(3);
          document.body.append(flow);
        }"""
    )
    assert ids(page) == [100, 101]


def test_an_update_ends_that_meets_the_module_between_two_places(page_of):
    page = listed(page_of)
    load_all(page)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          window.ended = settled(flow.update(
            { inserted: [0], items: numbered(4, 50) }));
          await null;
          flow.remove();
          await turns(30);
          document.body.append(flow);
        }"""
    )
    assert page.evaluate("ended") == "fulfilled"
    assert ids(page) == [50, 51, 52, 53]


def test_an_update_of_what_is_not_in_the_page_ends(page_of, package_site):
    page = listed(page_of)
    withheld = package_site.withhold("full.wasm")
    page.evaluate(
        """() => {
          const { flow } = stage;
          window.flow = flow;
          const other = document.createElement("water-flow");
          other.items = numbered(1);
          window.ended = Promise.all([
            settled(other.update({ inserted: [0], items: numbered(2) })),
            settled(flow.update({ inserted: [0], items: numbered(2, 30) })),
          ]);
        }"""
    )
    withheld.asked.wait(30)
    page.evaluate("flow.remove()")
    frames(page, 5)
    withheld.release()
    assert page.evaluate("ended") == ["fulfilled", "fulfilled"]
    page.evaluate("document.body.append(flow)")
    drawn(page)
    assert ids(page) == [30, 31]


@pytest.mark.parametrize("move", ["append", "moveBefore"])
def test_the_nearest_scroller_is_found_again_after_a_move(page_of, move):
    boxes = "".join(
        f'<div id="{name}" style="height: 300px; overflow-y: auto">'
        f"{content}</div>"
        for name, content in (
            ("before", '<water-flow mode="list" scroller="nearest">'
             "</water-flow>"),
            ("after", ""),
        )
    )
    page = listed(page_of, 500, boxes)
    page.evaluate(
        f"""() => {{
          if ("{move}" === "append") after.append(stage.flow);
          else after.moveBefore(stage.flow, null);
        }}"""
    )
    rest(page)
    for top in (6_000, 9_000):
        page.evaluate("(top) => after.scrollTo(0, top)", top)
        assert {top // 50, top // 50 + 5} <= set(ids(page))


@pytest.mark.parametrize("axis", ["Top", "Left"])
@pytest.mark.parametrize(
    "moves",
    [["turned.append(flow)"],
     ["tree.append(flow)", "document.body.append(flow)"]],
    ids=["turned", "shadow"],
)
def test_a_move_into_other_surroundings_keeps_the_place(page_of, moves, axis):
    page = listed(page_of, 500)
    page.evaluate(
        """(isHorizontal) => {
          const turned = window.turned = document.createElement("div");
          turned.dir = "rtl";
          const host = document.createElement("div");
          window.tree = host.attachShadow({ mode: "open" });
          document.body.append(turned, host);
          window.flow = stage.flow;
          flow.horizontal = isHorizontal;
        }""",
        axis == "Left",
    )
    rest(page)
    page.evaluate("() => flow.scrollToItem(60)")
    rest(page)
    for move in moves:
        page.evaluate(f"() => {{ {move}; }}")
        rest(page)
        assert page.evaluate("flow.getState().anchor?.index") == 60


def test_what_comes_back_later_is_where_it_was(page_of):
    page = listed(page_of, 500)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          flow.selection = "multiple";
          await flow.update({});
          flow.select(3);
          flow.scrollTo(0, 3010);
        }"""
    )
    rest(page)
    page.evaluate("() => { window.kept = stage.flow; kept.remove(); }")
    frames(page, 5)
    assert page.evaluate("kept.getState().anchor.index") == 60
    page.evaluate("document.body.append(kept)")
    drawn(page)
    assert page.evaluate("kept.scrollTop") == 3_010
    assert page.evaluate("kept.selectedItems") == [{"section": 0, "index": 3}]


@pytest.mark.parametrize("turn", ["", "await stage.frames(5);"])
def test_what_comes_back_with_other_items_begins_at_its_start(page_of, turn):
    page = listed(page_of, 500)
    page.evaluate("stage.flow.scrollTo(0, 3010)")
    rest(page)
    page.evaluate(
        f"""async () => {{
          window.kept = stage.flow;
          kept.remove();
          {turn}
          kept.items = numbered(300, 600);
          await stage.frames(5);
          document.body.append(kept);
        }}"""
    )
    drawn(page)
    assert page.evaluate("kept.scrollTop") == 0


def test_a_listener_moves_it_into_a_shadow_tree(page_of):
    page = listed(page_of, 500)
    page.evaluate(
        """() => {
          const { flow } = stage;
          const host = document.createElement("div");
          document.body.append(host);
          const root = host.attachShadow({ mode: "open" });
          root.innerHTML = "<style>.drawn { height: 100% }</style>";
          window.moved = flow;
          flow.addEventListener("rangechange", () => {
            const content = flow.querySelector(".waterflow-content");
            root.append(flow);
            // What tells of it is not done yet.
            window.isSame = flow.contains(content);
          }, { once: true });
          flow.scrollTo(0, 3000);
        }"""
    )
    page.wait_for_function("() => window.isSame !== undefined")
    rest(page)
    assert page.evaluate("isSame")
    page.wait_for_function("() => moved.elementOf(60)?.textContent")


def test_the_window_of_another_document_scrolls_it(page_of):
    page = listed(
        page_of, 500,
        '<water-flow mode="list" scroller="window" restore="there">'
        '</water-flow><iframe id="frame"></iframe>',
    )
    page.evaluate(
        """() => {
          frame.style = "width: 600px; height: 300px; border: 0";
          window.moved = stage.flow;
          frame.contentDocument.body.append(moved);
        }"""
    )
    page.wait_for_function("() => moved.querySelector('.drawn')")
    rest(page)
    page.evaluate("frame.contentWindow.scrollTo(0, 6000)")
    page.wait_for_function("() => moved.elementOf(121)")
    page.evaluate(
        """() => {
          sessionStorage.clear();
          frame.contentWindow.dispatchEvent(new Event("pagehide"));
        }"""
    )
    assert page.evaluate("Object.keys(sessionStorage).length") == 1
