"""Where somebody is, told and found again; items that are not in the page."""

import pytest
from rest import rest
from stage import fill, look, scroll, show


def test_state_is_json_and_comes_back(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3, count=300)
    scroll(page, 5_000)
    before = look(page)
    state = page.evaluate("JSON.stringify(stage.flow.getState())")
    scroll(page, 0)
    page.evaluate("(state) => stage.flow.setState(JSON.parse(state))", state)
    rest(page)
    after = look(page)
    assert after["top"] == pytest.approx(before["top"], abs=1)


def test_find_answers_for_what_is_not_in_the_page(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3, count=300)
    find = "(id) => stage.flow.find((item) => item.id === id)"
    assert page.evaluate(find, 250) == {"section": 0, "index": 250}
    assert page.evaluate(find, 9_999) is None
    assert page.evaluate("stage.flow.scrollTop") == 0
    assert page.evaluate(
        """() => stage.flow.find((item) => item.id % 100 === 7,
             { from: 8, scroll: true })"""
    ) == {"section": 0, "index": 107}
    rest(page)
    assert 107 in {cell["index"] for cell in look(page)["cells"]}
    # It goes on after what was found before.
    assert page.evaluate(
        "() => stage.flow.find((item) => item.id === 3, { from: 4 })"
    ) is None
