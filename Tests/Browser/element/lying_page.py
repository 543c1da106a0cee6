"""A page that may say what is not so, for tests of what becomes of it."""

import placement
import pytest
from rest import rest
from stage import drawn, expect_drawn, scroll, show

BODY = '<water-flow id="wall" style="height: 600px"></water-flow>'
LENGTHS = placement.heights(200)
WANTED = placement.waterfall(1_000, 3, 10, LENGTHS)


@pytest.fixture
def told() -> list[str]:
    """What the console was told."""
    return []


@pytest.fixture
def page(page_of, told):
    """A page whose console may say something."""
    return show(page_of, BODY, told=told)


def give(page, changes: str, wait: bool = True) -> None:
    """Fills the element with 200 items, then with these lies as well."""
    page.evaluate(
        f"""() => {{
          const {{ flow }} = stage;
          stage.fill(flow, {{ mode: "waterfall", lanes: 3, count: 200 }});
          const {{ items, renderItem, size }} = flow;
          {changes}
        }}"""
    )
    if wait:
        drawn(page)
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)


def expect_alive(page) -> None:
    """The same element shows honest items."""
    page.evaluate(
        """() => { stage.fill(stage.flow, { mode: "waterfall", lanes: 3,
             count: 200, ratios: null, key: null, kind: null }); }"""
    )
    drawn(page)
    rest(page)
    expect_drawn(scroll(page, 2_000), WANTED)


def expect_said(told: list[str], *parts: str) -> None:
    """Exactly one line, which names the element and these parts."""
    assert len(told) == 1, told
    for part in ("water-flow#wall", *parts):
        assert part in told[0], (part, told)
