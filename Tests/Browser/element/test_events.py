"""What the element tells, and what its listeners can refuse."""

import placement
import pytest
from finger import Finger
from notes import middle, note, taken
from rest import frames, rest
from stage import drawn, fill, scroll, show

WANTED = placement.waterfall(1_000, 4, 10, placement.heights(1_000))


def test_the_range_in_sight_is_told_when_it_changes(page_of):
    page = show(page_of)
    note(page, "rangechange")
    fill(page, mode="waterfall", lanes=4)
    first = taken(page)
    assert first
    for one in first:
        assert one["isFlow"] and one["bubbles"] and not one["composed"]
    for top in (0, 5_000, 20_000, 0):
        seen = scroll(page, top)
        told = taken(page)
        sight = seen["sight"]
        wanted = placement.meeting(WANTED, sight["top"], sight["bottom"])
        if top != 0 or told:
            last = told[-1]["detail"]
            assert last["first"] == {"section": 0, "index": min(wanted)}
            assert last["last"] == {"section": 0, "index": max(wanted)}
    # Nothing new, nothing told.
    scroll(page, 0)
    taken(page)
    rest(page)
    assert taken(page) == []


def test_an_end_that_is_near_is_told(page_of):
    page = show(page_of)
    note(page, "nearend")
    fill(page, mode="waterfall", lanes=4)
    assert taken(page) == []
    scroll(page, 10_000)
    assert taken(page) == []
    scroll(page, 1e7)
    told = taken(page)
    assert len(told) == 1 and told[0]["isFlow"] and told[0]["bubbles"]
    # More items: there is another end.
    page.evaluate("stage.flow.items = stage.items(2000)")
    rest(page)
    taken(page)
    scroll(page, 0)
    scroll(page, 1e7)
    assert len(taken(page)) == 1


def test_an_end_that_is_near_at_once_is_told_at_once(page_of):
    page = show(page_of)
    note(page, "nearend")
    fill(page, mode="waterfall", lanes=4, count=3)
    assert len(taken(page)) == 1


def test_an_end_is_told_once_for_a_number_of_items(page_of):
    page = show(page_of)
    note(page, "nearend")
    fill(page, mode="list", count=3)
    assert len(taken(page)) == 1
    # Whoever finds no more assigns what there was.
    page.evaluate("stage.flow.items = [...stage.flow.items]")
    rest(page)
    assert taken(page) == []
    for count in (4, 2, 0, 2):
        page.evaluate(f"stage.flow.items = stage.items({count})")
        rest(page)
        assert len(taken(page)) == (1 if count else 0), count
    page.evaluate("stage.flow.reload()")
    rest(page)
    assert len(taken(page)) == 1


def click(page, item: int, how: str) -> None:
    """Presses an item as a mouse or a finger does."""
    x, y = middle(page, item)
    if how == "mouse":
        page.mouse.click(x, y)
    else:
        Finger(page).tap(x, y)


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_a_click_tells_its_item(page_of, how):
    page = show(page_of, has_touch=True)
    note(page, "itemclick")
    fill(page, mode="waterfall", lanes=4)
    click(page, 2, how)
    page.wait_for_function("() => noted.length > 0")
    [told] = taken(page)
    detail = told["detail"]
    assert detail["item"]["id"] == 2
    assert (detail["section"], detail["index"]) == (0, 2)
    assert told["shows"] == "Item 2"
    assert told["cancelable"] and told["bubbles"] and told["isFlow"]
    # A gap is no item.
    x, y, width, _ = WANTED[0]
    page.mouse.click(x + width + 5, y + 20)
    frames(page, 3)
    assert taken(page) == []


def test_a_click_in_another_section_tells_it(page_of):
    page = show(page_of)
    note(page, "itemclick")
    page.evaluate(
        """() => Object.assign(stage.flow, {
          size: () => 50, renderItem: stage.draw, mode: "list",
          sections: [{ items: stage.items(2) }, { items: stage.items(9) }],
        }) && null"""
    )
    drawn(page)
    x, y = page.evaluate(
        """() => {
          const element = stage.flow.elementOf({ section: 1, index: 3 });
          const { x, y } = element.getBoundingClientRect();
          return [x + 20, y + 20];
        }"""
    )
    page.mouse.click(x, y)
    [told] = taken(page)
    assert (told["detail"]["section"], told["detail"]["index"]) == (1, 3)


def selected(page) -> list[int]:
    """Which items are selected, by the element itself."""
    return sorted(
        page.evaluate("stage.flow.selectedItems.map(({ index }) => index)")
    )


def ready_to_select(page, mode: str) -> None:
    """Waits until what selects has been loaded."""
    page.evaluate(
        "(mode) => { stage.flow.selection = mode; }", mode
    )
    fill(page, mode="waterfall", lanes=4, key=None)
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_a_click_selects(page_of, how):
    page = show(page_of, has_touch=True)
    note(page, "selectionchange", "itemclick")
    ready_to_select(page, "multiple")
    for count, item in enumerate((1, 3, 2), 1):
        click(page, item, how)
        page.wait_for_function(
            "(count) => stage.flow.selectedItems.length === count", arg=count
        )
    assert selected(page) == [1, 2, 3]
    told = [one for one in taken(page) if one["type"] == "selectionchange"]
    assert [len(one["detail"]["selected"]) for one in told] == [1, 2, 3]
    assert all(one["bubbles"] and one["isFlow"] for one in told)
    click(page, 3, how)
    page.wait_for_function("() => stage.flow.selectedItems.length === 2")
    assert selected(page) == [1, 2]


def test_only_one_is_selected(page_of):
    page = show(page_of)
    note(page, "selectionchange")
    ready_to_select(page, "single")
    for item in (1, 3):
        click(page, item, "mouse")
        page.wait_for_function(
            """(item) => {
              const all = stage.flow.selectedItems;
              return all.length === 1 && all[0].index === item;
            }""",
            arg=item,
        )


def test_a_refused_click_selects_nothing(page_of):
    page = show(page_of)
    note(page, "selectionchange", "itemclick")
    ready_to_select(page, "multiple")
    page.evaluate("() => { window.refusing = 'itemclick'; }")
    click(page, 1, "mouse")
    frames(page, 5)
    assert selected(page) == []
    assert [one["type"] for one in taken(page)] == ["itemclick"]


def test_without_selection_nothing_is_selected(page_of):
    page = show(page_of)
    note(page, "selectionchange")
    fill(page, mode="waterfall", lanes=4)
    click(page, 1, "mouse")
    frames(page, 5)
    assert selected(page) == [] and taken(page) == []


def test_a_page_selects_by_itself(page_of):
    page = show(page_of)
    ready_to_select(page, "multiple")
    note(page, "selectionchange")
    page.evaluate("() => { stage.flow.select(5); stage.flow.select(900); }")
    assert selected(page) == [5, 900]
    page.evaluate("stage.flow.deselect(5)")
    assert selected(page) == [900]
    page.evaluate("stage.flow.clearSelection()")
    assert selected(page) == []
    # What the page does itself it need not be told.
    frames(page, 3)
    assert taken(page) == []


def test_what_is_selected_is_said_to_who_cannot_see(page_of):
    page = show(page_of)
    ready_to_select(page, "multiple")
    click(page, 1, "mouse")
    page.wait_for_function("() => stage.flow.selectedItems.length === 1")
    assert page.evaluate(
        """() => [0, 1].map((item) => {
          const cell = stage.flow.elementOf(item).closest("[aria-selected]");
          return cell?.getAttribute("aria-selected") ?? null;
        })"""
    )[1] == "true"


SECTIONS = """() => Object.assign(stage.flow, {
  size: () => 100, renderItem: stage.draw, mode: "list",
  sections: [0, 1, 2].map((id) => ({
    items: stage.items(20),
    header: { length: 40, pinned: true, render(element, section) {
      element.textContent = `Section ${section}`;
      element.classList.add("heading");
    } },
  })),
}) && null"""


def test_a_header_that_pins_is_told(page_of):
    page = show(page_of)
    note(page, "pin")
    page.evaluate(SECTIONS)
    drawn(page)
    scroll(page, 300)
    told = [one["detail"] for one in taken(page)]
    assert told == [{"section": 0, "kind": "header", "pinned": True}]
    heads = """() => [...stage.flow.querySelectorAll(".heading")]
      .filter((it) => it.checkVisibility())
      .map((it) => [it.textContent, it.getBoundingClientRect().top])"""
    assert ["Section 0", 0] in page.evaluate(heads)
    scroll(page, 2_040 + 300)
    told = [one["detail"] for one in taken(page)]
    assert told == [{"section": 1, "kind": "header", "pinned": True}]
    assert ["Section 1", 0] in page.evaluate(heads)
    # At rest again are both only at the start.
    scroll(page, 0)
    told = [one["detail"] for one in taken(page)]
    assert sorted(one["section"] for one in told) == [0, 1]
    assert not any(one["pinned"] for one in told)


def test_the_range_is_told_of_other_items_in_the_same_places(page_of):
    page = show(page_of)
    note(page, "rangechange")
    fill(page, mode="waterfall", lanes=4)
    assert taken(page)
    for items in ("[]", "stage.items(1000)"):
        page.evaluate(f"() => {{ stage.flow.items = {items}; }}")
        rest(page)
    assert taken(page)


def test_a_reload_out_of_the_page_has_all_asked_for_again(page_of):
    page = show(page_of)
    note(page, "needitems")
    fill(page, mode="list")
    page.evaluate(
        "() => { stage.flow.items = { length: 100, at: () => undefined }; }"
    )
    rest(page)
    assert taken(page)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          flow.remove();
          await stage.frames(5);
          flow.reload();
          document.body.append(flow);
        }"""
    )
    rest(page)
    assert taken(page)
