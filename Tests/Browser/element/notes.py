"""Events of a page's element as they come to an element around it."""

from playwright.sync_api import Page
from rest import rest
from stage import drawn

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


def withhold_items(page: Page, count: int = 10_000) -> None:
    """A list of rows of 50 pixels, none of which is there; asks for some."""
    note(page, "needitems")
    page.evaluate(
        """(count) => {
          window.mine = [];
          stage.fill(stage.flow, { mode: "list", size: () => 50, gap: 0,
            lineGap: 0, estimate: 50 });
          stage.flow.items = { length: count, at: (index) => mine[index] };
        }""",
        count,
    )
    page.wait_for_function("() => noted.length > 0")
    rest(page)


def asked(page: Page) -> list[int]:
    """All items that were asked for since this was called last."""
    ranges = [one["detail"] for one in taken(page)]
    assert all(one["section"] == 0 for one in ranges)
    return [
        item for one in ranges for item in range(one["start"], one["end"])
    ]


def come(page: Page, first: int, end: int, refresh: str = "") -> None:
    """Some items come, and the element is told so."""
    page.evaluate(
        f"""([first, end]) => {{
          for (let id = first; id < end; id++) mine[id] = {{ id }};
          stage.flow.refresh({refresh});
        }}""",
        [first, end],
    )
    drawn(page)


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
