"""What the tests see of the view that scrolls sideways."""

from playwright.sync_api import Page
from rest import rest

CELLS = """(kind) => {
  const view = document.getElementById("sideways");
  const box = view.getBoundingClientRect();
  const start = box.left + view.clientLeft;
  return [...view.querySelectorAll(`[data-${kind}]`)].map((cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    return { section: Number(cell.dataset.section),
      item: Number(cell.dataset.item ?? 0),
      left: left - start, right: right - start, top: top - box.top,
      bottom: bottom - box.top };
  }).sort((a, b) => a.section - b.section || a.item - b.item);
}"""


def look(visit, gallery, rtl: bool, **options) -> Page:
    """Opens the page, which is read from the left or from the right."""
    query = "&dir=rtl" if rtl else ""
    page = visit(
        f"{gallery().url.rstrip('/')}/sections.html?scene=sideways{query}",
        **{"width": 900, "height": 600, **options},
    )
    page.wait_for_selector("#sideways [data-item]")
    rest(page)
    return page


def items(page: Page) -> list[dict]:
    """The items that have a cell, in the order of the data."""
    return page.evaluate(CELLS, "item")


def headers(page: Page) -> dict[int, dict]:
    """The headers that have a cell, by their sections."""
    return {it["section"]: it for it in page.evaluate(CELLS, "header")}


def width(page: Page) -> float:
    """How wide the view is."""
    return page.evaluate("sideways.clientWidth")


def way(page: Page) -> tuple[float, float]:
    """Where it is scrolled to, and how far that can be."""
    return tuple(
        page.evaluate(
            "[sideways.scrollLeft, sideways.scrollWidth - sideways.clientWidth]"
        )
    )


def scroll(page: Page, distance: float, rtl: bool) -> None:
    """Scrolls on by a distance, the way that reading goes."""
    page.evaluate(
        "(by) => sideways.scrollBy(by, 0)", -distance if rtl else distance
    )
    rest(page)


def leading(cell: dict, page: Page, rtl: bool) -> float:
    """How far a cell's leading edge is from the view's."""
    return width(page) - cell["right"] if rtl else cell["left"]


def trailing(cell: dict, page: Page, rtl: bool) -> float:
    """How far a cell's trailing edge is from the view's leading edge."""
    return width(page) - cell["left"] if rtl else cell["right"]
