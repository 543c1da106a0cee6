"""A page with one element of numbered notes, for tests of its features."""

import json

from playwright.sync_api import Page
from rest import rest

# Tells what happens to the element, in order.
SCRIPT = """<script>
  const flow = document.querySelector("water-flow");
  const told = [];
  const note = (id, text = `note ${id}`, height = 50) => ({ id, text, height });
  let notes = Array.from({ length: %(count)d }, (_, id) => note(id));
  const isShown = () => flow.querySelector("[data-item]") !== null;
  for (const type of ["itemclick", "selectionchange", "reorder", "swipe",
    "pull"]) {
    flow.addEventListener(type, ({ detail, target }) => {
      // Inputs have an event of the same name.
      if (target === flow) told.push({ type, ...detail,
        element: detail.element?.textContent, waitUntil: undefined });
    });
  }
  Object.assign(flow, {
    key: (note) => note.id,
    size: (note) => note.height,
    renderItem: (note) => note.text,
    items: notes,
  });
</script>"""

STYLE = """<style>
  body { margin: 0 }
  water-flow { display: block; height: 400px; scrollbar-width: none; }
</style>"""


# Where cells stand in each frame from now on, by what they say.
WATCH = """() => {
  window.watched = [];
  const look = () => {
    watched.push(Object.fromEntries(
      [...flow.querySelectorAll("[data-item]")].map((cell) =>
        [cell.textContent, cell.getBoundingClientRect().top])));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# A row of letters wider than its note, that a finger scrolls.
BOX = """
  flow.renderItem = ({ id, text }) => {
    if (id !== 2) return text;
    const box = document.createElement("div");
    box.className = "box";
    box.style = "overflow-x: auto; width: 300px; white-space: nowrap;"
      + "scrollbar-width: %s; height: 50px;";
    const line = document.createElement("div");
    line.style = "width: 2000px";
    line.textContent = "note 2";
    box.append(line);
    return box;
  };
"""


def notes(
    page_of, attributes: str = "", count: int = 100, more: str = "", **options
) -> Page:
    """Opens a list of notes, and waits until it stands."""
    script = SCRIPT % {"count": count}
    page = page_of(
        f"{STYLE}<water-flow mode='list' {attributes}></water-flow>"
        f"{script}<script>{more}</script>",
        **{"width": 400, "height": 500, **options},
    )
    page.wait_for_function("() => isShown()")
    rest(page)
    return page


def shown(page: Page) -> list[str]:
    """What the items say that are in view, from the top."""
    return page.evaluate(
        """() => {
          const { top, bottom } = flow.getBoundingClientRect();
          return [...flow.querySelectorAll("[data-item]")]
            .filter((cell) => cell.checkVisibility() && !cell.inert)
            .map((cell) => [cell.getBoundingClientRect(), cell])
            .filter(([at]) => at.bottom > top + 0.5 && at.top < bottom - 0.5)
            .sort(([a], [b]) => a.top - b.top || a.left - b.left)
            .map(([, cell]) => cell.textContent);
        }"""
    )


def top(page: Page, text: str) -> float:
    """How far an item stands below the element's upper edge, in pixels."""
    return page.evaluate(
        """(text) => {
          const cell = [...flow.querySelectorAll("[data-item]")]
            .find((cell) => cell.textContent === text);
          return cell.getBoundingClientRect().top
            - flow.getBoundingClientRect().top;
        }""",
        text,
    )


def middle(page: Page, text: str) -> tuple[float, float]:
    """Where an item's centre is on the screen."""
    return tuple(
        page.evaluate(
            """(text) => {
              const cell = [...flow.querySelectorAll("[data-item]")]
                .find((cell) => cell.textContent === text);
              const at = cell.getBoundingClientRect();
              return [at.left + at.width / 2, at.top + at.height / 2];
            }""",
            text,
        )
    )


def told(page: Page, *types: str) -> list[dict]:
    """What the page has heard since this was asked last."""
    events = page.evaluate("() => told.splice(0)")
    return [one for one in events if not types or one["type"] in types]


def selected(page: Page) -> list[int]:
    """The indices of the selected items."""
    return page.evaluate("() => flow.selectedItems.map(({ index }) => index)")


def numbered(*ids: int) -> list[str]:
    """The texts of notes."""
    return [f"note {number}" for number in ids]


def assign(page: Page, expression: str) -> None:
    """Gives the element other notes, and waits until they stand."""
    page.evaluate(f"() => {{ notes = {expression}; flow.items = notes; }}")
    rest(page)


def click(page: Page, text: str, *keys: str) -> None:
    """Clicks an item with a mouse, while keys are held."""
    for key in keys:
        page.keyboard.down(key)
    page.mouse.click(*middle(page, text))
    for key in keys:
        page.keyboard.up(key)


def drag(page, text: str, to: str) -> None:
    """Drags an item with a mouse to where another one is."""
    page.mouse.move(*middle(page, text))
    page.mouse.down()
    x, y = middle(page, to)
    page.mouse.move(x, y + 4, steps=12)
    page.mouse.up()
    rest(page)


def as_json(value: object) -> str:
    """A value as a script has it."""
    return json.dumps(value)
