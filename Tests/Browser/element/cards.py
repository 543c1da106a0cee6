"""Lists of cards that are children, and what tests see of them."""

from playwright.sync_api import Page
from rest import rest

# More than come into view: lists keep their order where nobody looks, too.
COUNT = 60
ALL = list(range(COUNT))
FAR = COUNT - 5

SCRIPT = """
window.card = (id, tag = "div") => {
  const node = document.createElement(tag);
  node.className = "drawn";
  node.dataset.id = id;
  node.style.height = "40px";
  node.textContent = `Card ${id}`;
  return node;
};
window.flowOf = () => document.querySelector("water-flow");
/** The ids of all items, by going through them. */
window.ids = () => {
  const found = [];
  flowOf().find((node) => { found.push(Number(node.dataset.id)); });
  return found;
};
/** The ids of what is in view, from above to below. */
window.seen = () => [...flowOf().querySelectorAll("[data-item] .drawn")]
  .filter((node) => node.checkVisibility())
  .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  .map((node) => Number(node.dataset.id));
"""
LIST = '<water-flow mode="list" style="height: 200px"></water-flow>'


def settle(page: Page) -> None:
    """Waits until what was said is shown."""
    page.wait_for_function("() => flowOf()?.querySelector('[data-item]')")
    page.evaluate("() => stage.frames(2)")
    rest(page)


def check(page: Page, wanted: list[int]) -> None:
    """These are the items, and the first are in view."""
    settle(page)
    assert page.evaluate("ids()") == wanted
    first = page.evaluate("seen()")
    assert len(first) >= min(len(wanted), 5)
    assert first == wanted[: len(first)]
