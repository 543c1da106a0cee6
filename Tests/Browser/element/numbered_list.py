"""A page with a list of numbered items, for tests of how it is shown."""

from rest import rest
from stage import drawn, show

LIST = '<water-flow mode="list" style="height: 300px"></water-flow>'

# Items with ids from a number on, what is drawn, and turns of the microtasks.
SCRIPT = """
window.numbered = (count, from = 0) => Array.from({ length: count },
  (_, index) => ({ id: from + index, height: 50 }));
window.ids = () => stage.look().cells.map(({ id }) => id);
window.turns = async (count) => {
  for (let turn = 0; turn < count; turn++) await null;
};
window.settled = (promise) => promise.then(
  () => "fulfilled", ({ name, code }) => `${name} ${code}`);
"""


def listed(page_of, count: int = 3, body: str = LIST, **options):
    """A page with a list of so many items, each 50 px high."""
    page = show(page_of, body, script=SCRIPT, **options)
    page.evaluate(
        """(count) => {
          Object.assign(stage.flow, { size: (item) => item.height,
            renderItem: stage.draw, items: numbered(count) });
        }""",
        count,
    )
    drawn(page)
    return page


def ids(page) -> list[int]:
    """What the items are that are drawn, once the page is at rest."""
    rest(page)
    return page.evaluate("ids()")


def load_all(page) -> None:
    """Has the page load the full module, by another element."""
    page.evaluate(
        """async () => {
          const other = document.createElement("water-flow");
          other.selection = "single";
          document.body.append(other);
          await other.ready;
          other.remove();
        }"""
    )
