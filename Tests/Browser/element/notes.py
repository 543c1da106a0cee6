"""Events of a page's element as they come to an element around it."""

from playwright.sync_api import Page

# Notes events where they bubble to.
NOTE = """(types) => {
  window.noted = [];
  for (const type of types) {
    document.body.addEventListener(type, (event) => {
      const { element, ...detail } = event.detail ?? {};
      noted.push({ type, detail, isFlow: event.target === stage.flow,
        bubbles: event.bubbles, composed: event.composed,
        cancelable: event.cancelable, shows: element?.textContent });
      if (window.refusing === type) event.preventDefault();
    });
  }
}"""


def note(page: Page, *types: str) -> None:
    """Begins to note events of these types."""
    page.evaluate(NOTE, types)


def taken(page: Page) -> list[dict]:
    """What has been noted since this was last asked."""
    return page.evaluate("noted.splice(0)")


def middle(page: Page, item: int) -> tuple[float, float]:
    """Where to press an item."""
    x, y, width, height = page.evaluate(
        """(item) => {
          const { x, y, width, height } =
            stage.flow.elementOf(item).getBoundingClientRect();
          return [x, y, width, height];
        }""",
        item,
    )
    return x + width / 2, y + height / 2
