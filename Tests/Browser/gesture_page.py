"""What tests of gestures see of the page that has them all: things to do."""

import todos_page
from playwright.sync_api import Page
from rest import rest

# All rows in order, where they stand in the view, and how they look.
ROWS = """() => {
  const list = document.getElementById("todos");
  const box = list.getBoundingClientRect();
  return [...list.querySelectorAll("[data-item]")].map((cell) => {
    const frame = cell.getBoundingClientRect();
    const { transform } = getComputedStyle(cell);
    return {
      item: Number(cell.dataset.item),
      text: cell.querySelector("p").textContent,
      x: frame.left - box.left, top: frame.top - box.top,
      width: frame.width, height: frame.height,
      middle: frame.top + frame.height / 2,
      isAside: transform !== "none",
      isSelected: cell.classList.contains("waterflow-selected"),
      isHighlighted: cell.classList.contains("waterflow-highlighted"),
      isLifted: cell.classList.contains("waterflow-lifted"),
    };
  }).sort((a, b) => a.item - b.item);
}"""

# Notes in every frame what a gesture could have moved.
WATCH = """() => {
  const list = document.getElementById("todos");
  const content = list.querySelector(".waterflow-content");
  const watch = window.watch = { tops: [], aside: 0, pulled: 0, lit: 0 };
  const look = () => {
    watch.tops.push(list.scrollTop);
    const cells = [...list.querySelectorAll("[data-item]")];
    if (cells.some((cell) => getComputedStyle(cell).transform !== "none")) {
      watch.aside++;
    }
    const { translate } = getComputedStyle(content);
    if (translate !== "none") watch.pulled++;
    if (list.querySelector(".waterflow-highlighted")) watch.lit++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def look(visit, gallery, width: int = 400, height: int = 600) -> Page:
    """Opens the page, lower than most, and waits for its rows."""
    return todos_page.look(visit, gallery, width=width, height=height)


def rows(page: Page) -> list[dict]:
    """The rows on screen, in order."""
    return page.evaluate(ROWS)


def row(page: Page, item: int) -> dict:
    """One row that is on screen."""
    return next(one for one in rows(page) if one["item"] == item)


def buttons(page: Page) -> list[dict]:
    """The actions that are shown, with what is hit in their middle."""
    return page.evaluate(
        """() => [...document.querySelectorAll(".waterflow-actions button")]
          .map((button) => {
            const frame = button.getBoundingClientRect();
            const x = frame.left + frame.width / 2;
            const y = frame.top + frame.height / 2;
            return { text: button.textContent, x, y, width: frame.width,
              height: frame.height,
              left: frame.left, right: frame.right,
              isHit: document.elementFromPoint(x, y) === button };
          })"""
    )


def scroll_top(page: Page) -> float:
    """How far the list is scrolled."""
    return page.evaluate("document.getElementById('todos').scrollTop")


def scroll(page: Page, top: float) -> None:
    """Scrolls at once and waits until the page is at rest."""
    page.evaluate("top => todos.scrollTo(0, top)", top)
    rest(page)
