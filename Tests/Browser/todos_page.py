"""What the tests see of the page of things to do."""

from finger import Finger
from playwright.sync_api import Page
from rest import rest

ROWS = """() => [...document.querySelectorAll("#todos [data-item]")]
  .map((row) => {
    const { top, bottom, left, width } = row.getBoundingClientRect();
    return { item: Number(row.dataset.item), text: row.textContent,
      isDone: row.classList.contains("waterflow-selected"), top, bottom,
      left, width };
  }).sort((a, b) => a.item - b.item)"""


def look(visit, gallery, **options) -> Page:
    """Opens the page and waits for its rows."""
    options = {"width": 400, "height": 700, **options}
    page = visit(f"{gallery().url.rstrip('/')}/todos.html", **options)
    page.wait_for_selector("[data-item]")
    rest(page)
    return page


def rows(page: Page) -> list[dict]:
    """The rows that have a cell, from the top."""
    return page.evaluate(ROWS)


def places(page: Page) -> list[int]:
    """Which places' colours the rows have, in hundredths, from the top."""
    return page.evaluate(
        """() => [...document.querySelectorAll("#todos [data-item]")]
          .sort((a, b) => a.dataset.item - b.dataset.item)
          .map((row) => Number(row.style.getPropertyValue("--place")))""")


def texts(page: Page) -> list[str]:
    """What is written on the rows, from the top."""
    return [row["text"] for row in rows(page)]


def row(page: Page, text: str) -> dict:
    """The row with a text."""
    return next(row for row in rows(page) if text in row["text"])


def middle(found: dict) -> tuple[float, float]:
    """The middle of a row."""
    return (
        found["left"] + found["width"] / 2,
        (found["top"] + found["bottom"]) / 2,
    )


def pull(page: Page, distance: float) -> Finger:
    """Pulls at the first row; the finger is still down."""
    x, y = middle(rows(page)[0])
    return Finger(page).down(x, y).move(y=distance, steps=12)


def swipe(page: Page, text: str, distance: float) -> None:
    """Swipes a row sideways, slowly, and waits until it has come to rest."""
    x, y = middle(row(page, text))
    Finger(page).down(x - distance / 2, y).move(
        x=distance, steps=20, gap=0.03
    ).hold(0.2).up()
    rest(page)


def counts(page: Page) -> tuple[int, int]:
    """How many are open and how many done, as the page says."""
    return int(page.inner_text("#open")), int(page.inner_text("#done"))
