"""A list of a thousand numbers in rows of 60 pixels, and what is in sight."""

from playwright.sync_api import Page
from rest import rest
from stage import show

OWN = '<water-flow style="height: 600px"></water-flow>'

# Items are numbers; with none, `sections` are told.
SETUP = """async ([options, count]) => {
  Object.assign(stage.flow, { mode: "list", size: () => 60,
    renderItem: (n) => `item ${n}`,
    items: Array.from({ length: count }, (_, at) => at),
  }, eval(`(${options})`));
  await stage.flow.ready;
}"""


def opened(page_of, body=OWN, options="{}", count=1_000, **more) -> Page:
    """Opens the page, with further options as an expression of a script."""
    page = show(page_of, body, **more)
    page.evaluate(SETUP, [options, count])
    rest(page)
    return page
