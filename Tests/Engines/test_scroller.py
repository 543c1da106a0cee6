"""A view in the window: both its ends, and what opens above it."""

ROWS = 10_000_000

LOOK = """() => {
  const [before, behind] = [...document.querySelectorAll(".words")]
    .map((words) => words.getBoundingClientRect());
  const rows = [...document.querySelectorAll("[data-item]")]
    .map((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return { item: Number(cell.dataset.item), top, bottom };
    })
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .sort((a, b) => a.item - b.item);
  return {
    rows, before: before.bottom, behind: behind.top, height: innerHeight,
    top: document.scrollingElement.scrollTop,
  };
}"""

SCROLL = "(top) => window.scrollTo({ top, behavior: 'instant' })"
WAIT = """(item) =>
  document.querySelector(`[data-item="${item}"]`) !== null"""


def expect_rows(seen: dict) -> list[dict]:
    """Rows follow each other from one edge of what shows them to the other."""
    rows = seen["rows"]
    for earlier, later in zip(rows, rows[1:]):
        assert later["item"] == earlier["item"] + 1
        assert abs(later["top"] - earlier["bottom"]) < 0.51
    assert rows[0]["top"] < max(1, seen["before"] + 1)
    assert rows[-1]["bottom"] > min(seen["height"], seen["behind"]) - 1
    return rows


def test_ten_million_rows_in_the_window(engine, gallery):
    engine.open(gallery("live.html?scene=millions&scroller=window"))
    engine.until(WAIT, 0)
    engine.still()
    first = engine.evaluate(LOOK)
    assert abs(expect_rows(first)[0]["top"] - first["before"]) < 1
    for _ in range(2):
        engine.evaluate(SCROLL, 1e9)
        engine.until(WAIT, ROWS - 1)
        engine.still()
        last = engine.evaluate(LOOK)
        row = expect_rows(last)[-1]
        assert row["item"] == ROWS - 1
        assert abs(row["bottom"] - last["behind"]) < 1
        engine.evaluate(SCROLL, 0)
        engine.until(WAIT, 0)
        engine.still()
        assert expect_rows(engine.evaluate(LOOK))[0]["item"] == 0
    # What opens above leaves no row in sight out, wherever the browser moves
    # them.
    engine.evaluate(SCROLL, 3_000)
    engine.still()
    engine.evaluate(
        """() => {
          const box = document.createElement("div");
          box.style.height = "1350px";
          document.querySelector(".words").before(box);
        }"""
    )
    engine.still()
    expect_rows(engine.evaluate(LOOK))


def test_a_wheel_far_down_the_window_comes_to_rest(engine, gallery):
    """Whichever positions a browser has there, rows move one to one."""
    engine.open(gallery("live.html?scene=millions&scroller=window"))
    engine.until(WAIT, 0)
    for start in (2_500_000, 7_000_000.5):
        engine.evaluate(SCROLL, start)
        engine.still()
        for distance in (120, 705, -250):
            before = expect_rows(engine.evaluate(LOOK))[0]
            engine.roll(500, 400, distance)
            engine.until(
                """([item, top, distance]) => [
                  ...document.querySelectorAll("[data-item]"),
                ].some((cell) => {
                  const now = cell.getBoundingClientRect();
                  const rows = Number(cell.dataset.item) - item;
                  return Math.abs(
                    now.top - rows * now.height - top + distance) < 1.5;
                })""",
                [before["item"], before["top"], distance],
            )
            engine.still()
            expect_rows(engine.evaluate(LOOK))
