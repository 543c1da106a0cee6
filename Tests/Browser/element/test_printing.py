"""The page is printed while the items change."""

from features_page import assign, notes, shown
from rest import rest

LENGTH = "() => flow.querySelector('.waterflow-content').clientHeight"


def test_items_that_come_while_a_page_is_printed_stand_afterwards(page_of):
    page = notes(page_of, "scroller='window' style='height: auto'")
    # By the module that items are exchanged by.
    assign(page, "notes.slice(0, 90)")
    assign(page, "Array.from({ length: 100 }, (_, id) => note(id))")
    assert page.evaluate(LENGTH) == 5_000
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(LENGTH) < 2_500
    assign(page, "[...notes, ...notes.map(({ id }) => note(id + 100))]")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    rest(page)
    assert page.evaluate(LENGTH) == 10_000
    page.evaluate("() => scrollTo(0, 1e6)")
    rest(page)
    assert "note 199" in shown(page)


def test_a_frame_that_is_printed_is_cut_to_what_is_in_sight(page_of):
    page = notes(page_of, "scroller='window' style='height: auto'")
    page.evaluate(
        """() => {
          window.frame = document.createElement("iframe");
          frame.style = "height: 400px";
          document.body.append(frame);
          frame.contentDocument.body.append(flow);
        }"""
    )
    rest(page)
    assert page.evaluate(LENGTH) == 5_000
    tell = "(type) => frame.contentWindow.dispatchEvent(new Event(type))"
    page.evaluate(tell, "beforeprint")
    assert page.evaluate(LENGTH) < 2_500
    page.evaluate(tell, "afterprint")
    assert page.evaluate(LENGTH) == 5_000


def test_an_item_that_is_kept_for_the_focus_far_away_is_not_printed(page_of):
    page = notes(
        page_of,
        "scroller='window' selection='multiple' style='height: auto'",
        count=10_000,
    )
    page.evaluate("() => flow.elementOf(2).focus()")
    page.evaluate("() => scrollTo(0, 250000)")
    rest(page)
    assert page.evaluate("() => document.activeElement.textContent") == "note 2"
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert 500 <= page.evaluate(LENGTH) < 5_000
    # What was in view is in what is printed.
    top, bottom = page.evaluate(
        """() => {
          const box = flow.querySelector(".waterflow-content")
            .getBoundingClientRect();
          const item = flow.elementOf(5000).getBoundingClientRect();
          return [item.top - box.top, box.bottom - item.bottom];
        }"""
    )
    assert top >= 0 and bottom >= 0
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    rest(page)
    assert page.evaluate(LENGTH) == 500_000
    assert page.evaluate("() => scrollY") == 250_000


def test_items_with_wide_gaps_are_printed_as_far_as_there_are_cells(page_of):
    page = notes(
        page_of,
        "scroller='window' gap='700' style='height: auto'",
        count=1_000,
    )
    page.evaluate("() => scrollTo(0, 75000)")
    rest(page)
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    length = page.evaluate(LENGTH)
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert length > 2 * 750
