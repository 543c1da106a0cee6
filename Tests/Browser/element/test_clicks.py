"""Clicks on items are told once, and show no focus that keys have."""

import pytest
from features_page import click, middle, notes, selected, told
from finger import Finger
from rest import rest


@pytest.mark.parametrize("event", ["itemclick", "selectionchange"])
@pytest.mark.parametrize("has_touch", [False, True])
def test_a_click_that_ends_selecting_is_told_once(page_of, event, has_touch):
    more = f"""flow.addEventListener("{event}", () => {{
      flow.selection = "none";
    }});"""
    page = notes(
        page_of, "selection='multiple'", more=more, has_touch=has_touch
    )
    if has_touch:
        Finger(page).down(*middle(page, "note 2")).up()
        page.wait_for_function("() => told.length > 0")
    else:
        click(page, "note 2")
    rest(page)
    assert len(told(page, "itemclick")) == 1
    # The next one counts, however soon it comes.
    click(page, "note 4")
    assert [one["index"] for one in told(page, "itemclick")] == [4]


def test_a_finger_shows_no_focus_and_keys_do(page_of):
    page = notes(
        page_of, "selection='multiple' keyboard", has_touch=True
    )
    page.wait_for_selector("[data-item][tabindex]")
    isVisible = "document.activeElement.matches('.waterflow-cell:focus-visible')"
    for item in (2, 4):
        Finger(page).down(*middle(page, f"note {item}")).up()
        page.wait_for_function(
            f"() => document.activeElement.dataset.item === '{item}'"
        )
        assert not page.evaluate(isVisible)
    assert selected(page) != []
    page.keyboard.press("ArrowDown")
    page.wait_for_function(
        "() => document.activeElement.dataset.item === '5'"
    )
    assert page.evaluate(isVisible)


def test_a_click_on_what_a_script_has_scrolled_there_selects_that(page_of):
    page = notes(page_of, "selection='multiple'")
    page.evaluate(
        """() => {
          // Before all others: no frame comes between that and the click.
          addEventListener("pointerdown", () => { flow.scrollTop = 1000; },
            { capture: true, once: true });
        }"""
    )
    page.mouse.click(100, 20)
    rest(page)
    assert selected(page) == [20]


@pytest.mark.parametrize("way, items", [(10, [2]), (60, [])])
def test_a_click_counts_on_an_item_that_goes_on_below_it(page_of, way, items):
    page = notes(page_of, "selection='multiple'")
    page.mouse.move(*middle(page, "note 2"))
    page.mouse.down()
    page.mouse.wheel(0, way)
    page.wait_for_function(f"() => flow.scrollTop === {way}")
    rest(page)
    page.mouse.up()
    rest(page)
    assert [one["index"] for one in told(page, "itemclick")] == items
    assert selected(page) == items


@pytest.mark.parametrize("last", [2, 4, 5])
def test_a_click_with_shift_among_what_is_selected_is_told(page_of, last):
    page = notes(page_of, "selection='multiple'")
    click(page, "note 2")
    click(page, "note 5", "Shift")
    assert [one["index"] for one in told(page, "itemclick")] == [2, 5]
    click(page, f"note {last}", "Shift")
    rest(page)
    assert [one["index"] for one in told(page, "itemclick")] == [last]
    assert selected(page) == list(range(2, last + 1))


def test_a_click_whose_listener_takes_its_time_is_told_once(page_of):
    page = notes(page_of, "selection='multiple'", more="""
      flow.addEventListener("itemclick", () => {
        const end = performance.now() + 500;
        while (performance.now() < end) { /* As a dialog would. */ }
      });""")
    click(page, "note 2")
    rest(page)
    assert len(told(page, "itemclick")) == 1
