"""What the tests see of a view that scrolls with what stands around it."""

from playwright.sync_api import Page

from rest import rest

# Where the cells are in the window, with what surrounds them.
LOOK = """() => {
  const view = document.querySelector("main");
  const around = document.querySelector(".around");
  const box = around ?? document.scrollingElement;
  const edge = around ? around.getBoundingClientRect().top : 0;
  const bar = document.querySelector("header").getBoundingClientRect();
  const [before, behind] = [...document.querySelectorAll(".words")]
    .map((words) => words.getBoundingClientRect());
  const content = view.getBoundingClientRect();
  const rows = [...view.querySelectorAll("[data-item]")]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => {
      const frame = cell.getBoundingClientRect();
      return {
        item: Number(cell.dataset.item),
        section: Number(cell.dataset.section), text: cell.textContent,
        top: frame.top - edge, bottom: frame.bottom - edge,
      };
    })
    .sort((a, b) => a.section - b.section || a.item - b.item);
  return {
    rows, position: box.scrollTop, height: box.clientHeight,
    length: box.scrollHeight, covered: around ? 0 : bar.bottom,
    before: before.bottom - edge, behind: behind.top - edge,
    start: content.top - edge, end: content.bottom - edge,
  };
}"""

# Puts an element of a height before the words that come before the view.
OPEN = """(height) => {
  const box = document.createElement("div");
  box.style.height = `${height}px`;
  document.querySelector(".words").before(box);
}"""

# Counts what the module is told of scrolls.
COUNT = """
  const { instantiate } = WebAssembly;
  window.told = 0;
  WebAssembly.instantiate = async (module, imports) => {
    const { exports } = await instantiate(module, imports);
    const counted = (...values) => {
      window.told++;
      return exports.waterflow_scrolled(...values);
    };
    return { exports: { ...exports, waterflow_scrolled: counted } };
  };
"""


def look(
    visit, gallery, page: str, scroller: str = "window", **options
) -> Page:
    """Opens a page whose view something around it scrolls."""
    found = visit(
        f"{gallery().url.rstrip('/')}/{page}&scroller={scroller}", **options
    )
    found.wait_for_selector("[data-item]")
    rest(found)
    return found


def seen(page: Page) -> dict:
    """The rows, and what is around them."""
    return page.evaluate(LOOK)


def scroll(page: Page, position: float) -> dict:
    """Scrolls at once; returns what is seen then."""
    page.evaluate(
        """(top) => (document.querySelector(".around") ?? window)
          .scrollTo({ top, behavior: "instant" })""",
        position,
    )
    rest(page)
    return seen(page)


def to_end(page: Page) -> dict:
    """Scrolls to the end, which moves while rows on the way are measured."""
    found = scroll(page, 1e9)
    while found["position"] + found["height"] < found["length"] - 1:
        found = scroll(page, 1e9)
    return found


def expect_filled(found: dict) -> list[dict]:
    """No row in sight is missing: they follow each other, from the content's
    start or the viewport's, to the content's end or the viewport's.
    """
    rows = [
        row
        for row in found["rows"]
        if row["bottom"] > 0 and row["top"] < found["height"]
    ]
    assert rows, found
    for earlier, later in zip(rows, rows[1:]):
        assert later["item"] == earlier["item"] + 1
        # A list has up to ten points between its rows.
        assert -1 < later["top"] - earlier["bottom"] < 11
    assert rows[0]["top"] < max(0, found["start"]) + 13
    assert rows[-1]["bottom"] > min(found["height"], found["end"]) - 13
    return rows
