"""What the tests see of the page of collections that change."""

from playwright.sync_api import Page

from rest import rest

# All cells that show an item, with what is written on them, by their item.
CELLS = """() => {
  const view = document.getElementById("live-view");
  const box = view.getBoundingClientRect();
  return [...view.querySelectorAll("[data-item]")].map((cell) => {
    const frame = cell.getBoundingClientRect();
    return {
      item: Number(cell.dataset.item), text: cell.textContent,
      x: frame.left - box.left, top: frame.top - box.top,
      bottom: frame.bottom - box.top, width: frame.width,
      height: frame.height,
    };
  }).sort((a, b) => a.item - b.item);
}"""

# Notes in every frame where each cell stands, by what is written on it.
WATCH = """() => {
  const view = document.getElementById("live-view");
  window.frames_seen = [];
  const look = () => {
    const seen = {};
    for (const cell of view.querySelectorAll("[data-item]")) {
      seen[cell.textContent] = cell.getBoundingClientRect().top;
    }
    window.frames_seen.push(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

HEIGHT = "document.getElementById('live-view').clientHeight"


def look(visit, gallery, scene: str = "tiles", **options) -> Page:
    """Opens the page with a collection and waits for its cells."""
    page = visit(
        f"{gallery().url.rstrip('/')}/live.html?scene={scene}", **options
    )
    page.wait_for_selector("[data-item]")
    return page


def press(page: Page, *buttons: str) -> None:
    """Presses buttons one after the other, at once, however busy we are."""
    page.evaluate(
        """async (buttons) => {
          for (const id of buttons) {
            document.getElementById(id).click();
            await new Promise((resolve) => setTimeout(resolve));
          }
        }""",
        list(buttons),
    )


def cells(page: Page) -> list[dict]:
    """The cells that show an item, in order."""
    return page.evaluate(CELLS)


def scroll(page: Page, top: float) -> None:
    """Scrolls at once and waits until the page is at rest."""
    page.evaluate(
        "top => document.getElementById('live-view').scrollTo(0, top)", top
    )
    rest(page)


def numbers(page: Page) -> dict[str, tuple[float, float, float, float]]:
    """Where each cell stands, by what is written on it."""
    return {
        cell["text"]: (cell["x"], cell["top"], cell["width"], cell["height"])
        for cell in cells(page)
    }
