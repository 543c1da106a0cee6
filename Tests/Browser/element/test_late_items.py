"""Items that are not there yet are asked for, each once."""

import pytest
from notes import note, taken
from rest import rest
from stage import drawn, scroll, show


@pytest.fixture
def page(page_of):
    """A list of 10,000 rows of 50 pixels, none of which is there."""
    page = show(page_of)
    note(page, "needitems")
    page.evaluate(
        """() => {
          window.mine = [];
          stage.fill(stage.flow, { mode: "list", size: () => 50, gap: 0,
            lineGap: 0, estimate: 50 });
          stage.flow.items = { length: 10_000, at: (index) => mine[index] };
        }"""
    )
    page.wait_for_function("() => noted.length > 0")
    rest(page)
    return page


def asked(page) -> list[int]:
    """All items that were asked for since this was called last."""
    return [
        item
        for one in taken(page)
        for item in range(one["detail"]["start"], one["detail"]["end"])
    ]


def come(page, first: int, end: int, refresh: str = "") -> None:
    """Some items come, and the element is told so."""
    page.evaluate(
        f"""([first, end]) => {{
          for (let id = first; id < end; id++) mine[id] = {{ id }};
          stage.flow.refresh({refresh});
        }}""",
        [first, end],
    )
    drawn(page)


@pytest.mark.parametrize("refresh", ["", "4"])
@pytest.mark.parametrize("first, end", [(0, 5), (4, 7), (4, 5), (3, 12)])
def test_what_is_on_its_way_is_not_asked_for_again(page, first, end, refresh):
    before = asked(page)
    assert set(range(12)) <= set(before)
    come(page, first, end, refresh)
    scroll(page, 200)
    scroll(page, 0)
    assert not set(asked(page)) & set(before)


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
