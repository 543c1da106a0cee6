"""What the tests see of tabs whose pages turn."""

from playwright.sync_api import Page
from rest import rest

NAMES = ["Recent", "Albums", "Favourites"]
# The first section that is a tab's own; before it come banner and bar.
TAIL = 2
BAR = 52

# All cells of a view: what they are, where they are, and what they show.
CELLS = """(id) => {
  const view = document.getElementById(id);
  const box = view.getBoundingClientRect();
  return [...view.querySelectorAll("[data-section]")].map((cell) => {
    const { section, item, header } = cell.dataset;
    const frame = cell.getBoundingClientRect();
    return {
      section: Number(section), item: item === undefined ? null : Number(item),
      isHeader: header !== undefined,
      text: cell.querySelector("strong")?.textContent ?? "",
      picture: cell.querySelector("img")?.getAttribute("src") ?? "",
      x: frame.left - box.left, y: frame.top - box.top,
      width: frame.width, height: frame.height,
    };
  });
}"""


def look(visit, gallery, query: str = "", **options) -> Page:
    """Opens the page's scene of tabs and waits for its pictures."""
    page = visit(
        f"{gallery().url.rstrip('/')}/sections.html?scene=tabs{query}",
        **{"width": 500, "height": 700, **options},
    )
    page.wait_for_selector("#sections [data-item]")
    rest(page)
    return page


def cells(page: Page, view: str = "sections") -> list[dict]:
    """The cells of a view."""
    return page.evaluate(CELLS, view)


def tail(page: Page, view: str = "sections") -> dict[tuple, dict]:
    """The cells of a tab's own sections, by section and item."""
    return {
        (it["section"], it["item"], it["isHeader"], it["text"]): it
        for it in cells(page, view)
        if it["section"] >= TAIL
    }


def head(page: Page) -> dict[tuple, dict]:
    """The cells before the tail, by section and item."""
    return {
        (it["section"], it["item"], it["isHeader"]): it
        for it in cells(page)
        if it["section"] < TAIL
    }


def chosen(page: Page) -> str:
    """The name of the tab that is marked as chosen."""
    tabs = page.locator("[role=tab][aria-selected=true]")
    assert tabs.count() == 1
    return tabs.inner_text()


def bar_top(page: Page) -> float:
    """Where the bar of tabs stands in the viewport."""
    return next(
        it["y"] for it in cells(page) if it["section"] == 1 and it["isHeader"]
    )


def scroll(page: Page, top: float) -> float:
    """Scrolls at once; returns where to."""
    page.evaluate("(top) => sections.scrollTo(0, top)", top)
    rest(page)
    return page.evaluate("sections.scrollTop")


def hold_bar(page: Page, further: float = 0) -> float:
    """Scrolls so far that the bar is just held, or further."""
    scroll(page, 0)
    return scroll(page, bar_top(page) + further)


def is_turning(page: Page) -> bool:
    """Whether a neighbour is shown."""
    return page.evaluate(
        "getComputedStyle(neighbour).visibility === 'visible'"
    )
