"""What the tests see of any page's view."""

# All cells that show an item, where they stand in the view and the content.
CELLS = """() => {
  const view = document.querySelector("main");
  const box = view.getBoundingClientRect();
  const content = view.querySelector(".waterflow-content")
    .getBoundingClientRect();
  return {
    top: view.scrollTop, width: view.clientWidth, height: view.clientHeight,
    windowTop: box.top, length: content.height,
    cells: [...view.querySelectorAll("[data-item]")].map((cell) => {
      const frame = cell.getBoundingClientRect();
      return {
        item: Number(cell.dataset.item), section: Number(cell.dataset.section),
        text: cell.textContent, x: frame.left - box.left,
        y: frame.top - content.top, top: frame.top - box.top,
        bottom: frame.bottom - box.top, width: frame.width,
        height: frame.height,
        needed: cell.firstElementChild?.getBoundingClientRect().height,
        isSelected: cell.classList.contains("waterflow-selected"),
      };
    }).sort((a, b) => a.section - b.section || a.item - b.item),
  };
}"""

# The item that has the focus, and whether one sees that.
FOCUS = """() => {
  const cell = document.activeElement.closest("[data-item]");
  if (!cell) return null;
  const view = cell.closest("main").getBoundingClientRect();
  const { left, top, right, bottom } = cell.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(cell);
  return {
    item: Number(cell.dataset.item), x: (left + right) / 2,
    y: (top + bottom) / 2,
    isRinged: cell.matches(":focus-visible") && outlineStyle !== "none"
      && parseFloat(outlineWidth) > 0,
    isInView: top >= view.top - 1 && bottom <= view.bottom + 1,
  };
}"""


def scroll(engine, top: float) -> dict:
    """Scrolls at once; returns the cells once all is at rest."""
    engine.evaluate(
        "(top) => document.querySelector('main').scrollTo(0, top)", top
    )
    engine.still()
    return engine.evaluate(CELLS)


def middle(seen: dict, cell: dict) -> tuple[float, float]:
    """The middle of a cell, in the window."""
    return (
        cell["x"] + cell["width"] / 2,
        seen["windowTop"] + (cell["top"] + cell["bottom"]) / 2,
    )


def by_text(seen: dict) -> dict[str, tuple[float, float, float, float]]:
    """Where each cell stands, by what is written on it."""
    return {
        cell["text"]: (cell["x"], cell["y"], cell["width"], cell["height"])
        for cell in seen["cells"]
    }


def expect_frames(
    seen: dict, frames: list[tuple[float, float, float, float]]
) -> None:
    """The cells stand where they should, and none in sight is missing."""
    # Browsers keep positions of millions of pixels in 32 bits.
    tolerance = 0.1 if seen["top"] < 100_000 else 1.0
    shown = set()
    for cell in seen["cells"]:
        shown.add(cell["item"])
        for key, value in zip(
            ("x", "y", "width", "height"), frames[cell["item"]]
        ):
            assert abs(cell[key] - value) < tolerance, (cell, value)
    low, high = seen["top"] + 1, seen["top"] + seen["height"] - 1
    in_sight = {
        item
        for item, (_, y, _, height) in enumerate(frames)
        if y + height > low and y < high
    }
    assert in_sight and in_sight <= shown


def expect_rows(seen: dict, height: float | None = None) -> list[dict]:
    """Rows follow each other without a gap and fill the view."""
    rows = seen["cells"]
    for row in rows:
        assert abs(row["x"]) < 0.1
        assert abs(row["width"] - seen["width"]) < 0.1
        if height is not None:
            assert abs(row["height"] - height) < 0.51
    for earlier, later in zip(rows, rows[1:]):
        assert later["item"] == earlier["item"] + 1
        assert abs(later["top"] - earlier["bottom"]) < 0.51
    assert rows[0]["top"] < 1
    assert rows[-1]["bottom"] > seen["height"] - 1
    return rows
