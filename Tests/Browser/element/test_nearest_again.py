"""A page whose rules come to say late what scrolls."""

from rest import rest
from rows_page import opened

BODY = "<main><water-flow scroller='nearest'></water-flow></main>"


def test_the_nearest_scroller_is_found_where_it_is_said_anew(page_of):
    page = opened(
        page_of, BODY,
        head="<style>.box { height: 500px; overflow: auto }</style>")
    page.evaluate("document.querySelector('main').className = 'box'")
    page.evaluate(
        "stage.flow.scroller = 'self'; stage.flow.scroller = 'nearest'")
    rest(page)
    page.evaluate("document.querySelector('main').scrollTop = 12000")
    rest(page)
    assert page.evaluate("stage.flow.elementOf(203)?.textContent") == "item 203"
