"""What the tests see of the page of lanes."""

from playwright.sync_api import Page
from rest import rest

TILES = """() => {
  const view = document.getElementById("lanes-view");
  const box = view.getBoundingClientRect();
  return [...view.querySelectorAll("[data-item]")].map((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    const [row, column] = tile.textContent.replace("\\u2212", "-")
      .match(/-?\\d+/g).map(Number);
    return { item: Number(tile.dataset.item), row, column,
      hue: tile.style.getPropertyValue("--hue"),
      isSelected: tile.classList.contains("waterflow-selected"),
      left: left - box.left, right: right - box.left,
      top: top - box.top, bottom: bottom - box.top };
  }).sort((a, b) => a.item - b.item);
}"""


def look(visit, gallery, query: str = "", **options) -> Page:
    """Opens the page and waits for its tiles."""
    page = visit(
        f"{gallery().url.rstrip('/')}/lanes.html{query}",
        **{"width": 900, "height": 700, **options},
    )
    page.wait_for_selector("[data-item]")
    rest(page)
    return page


def tiles(page: Page) -> list[dict]:
    """The tiles that have a cell, in the order of the data."""
    return page.evaluate(TILES)


def in_sight(page: Page) -> list[dict]:
    """The tiles that are wholly in sight."""
    height = page.evaluate("document.getElementById('lanes-view').clientHeight")
    return [
        it for it in tiles(page) if it["top"] >= 0 and it["bottom"] <= height
    ]


def place(tile: dict) -> tuple[int, int]:
    """Where a tile says that it stands."""
    return tile["row"], tile["column"]


def scroll(page: Page, distance: float) -> None:
    """Scrolls by a distance and waits until the page is at rest."""
    page.evaluate(
        "(by) => document.getElementById('lanes-view').scrollBy(0, by)",
        distance,
    )
    rest(page)


def expect_order(shown: list[dict], lanes: int) -> None:
    """Each tile stands in the lane it names, below those before it there."""
    width = max(it["right"] for it in shown) + 12
    for column in range(lanes):
        lane = [it for it in shown if it["column"] == column]
        lane.sort(key=lambda it: it["top"])
        assert lane
        for tile in lane:
            middle = (tile["left"] + tile["right"]) / 2
            assert int(middle / width * lanes) == column
        for earlier, later in zip(lane, lane[1:]):
            assert later["row"] == earlier["row"] + 1
            assert abs(later["top"] - earlier["bottom"] - 10) < 0.6
