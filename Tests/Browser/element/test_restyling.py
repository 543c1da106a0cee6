"""What changes in a cell has no styles found again but its own."""

import pytest
from rest import rest
from restyling import restyled
from stage import fill, show

CHANGE = """const cell = [...document.querySelectorAll(".waterflow-cell")]
  .find((one) => one.checkVisibility() && one.getBoundingClientRect().top > 0);
(cell.firstElementChild ?? cell).textContent = 'Something else'"""

CHILDREN = "".join(
    f'<div style="height: {height}px"><b>{height}</b></div>'
    for height in range(100, 160)
)
PICTURES = "".join(
    f'<p data-ratio="1.{at}">Picture {at}</p>' for at in range(60)
)


def cells(page):
    return page.locator(".waterflow-cell:visible").count()


@pytest.mark.parametrize("mode", ["waterfall", "justified", "flow", "list"])
def test_in_a_cell(page_of, mode):
    page = show(page_of)
    fill(page, mode=mode)
    rest(page)
    assert cells(page) > 8
    assert restyled(page, CHANGE) < 8


@pytest.mark.parametrize(
    ("mode", "children"),
    [
        ("waterfall", CHILDREN),
        ("waterfall", PICTURES),
        ("justified", PICTURES),
        ("flow", PICTURES),
    ],
    ids=["measured", "lanes", "rows", "lines"],
)
def test_in_a_child(page_of, mode, children):
    page = show(
        page_of,
        f'<water-flow mode="{mode}" lanes="4" gap="8" style="height: 600px">'
        f"{children}</water-flow>",
    )
    rest(page)
    assert cells(page) > 8
    assert restyled(page, CHANGE) < 8
