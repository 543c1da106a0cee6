"""Random programs: whatever a page has done, what it said last is shown."""

import json
import os

import placement
import pytest
from children_program import ChildrenProgram
from items_program import ItemsProgram
from numbered_list import load_all
from page_program import SCRIPT, PageProgram
from rest import rest
from sections_program import SectionsProgram
from stage import show

STYLE = """<style>
water-flow:is([horizontal], :not([scroller=window], [scroller=nearest])) {
  height: 600px;
}
main { height: 600px; }
main:has([scroller=nearest]) { overflow: auto; }
p { margin: 0; }
</style>"""

# What is drawn where somebody is, and after scrolling to each of some places.
LOOK = """async (places) => {
  const seen = [stage.look()];
  for (const place of places) {
    stage.scroll(place);
    await stage.frames(3);
    seen.push(stage.look());
  }
  return seen;
}"""

# WATERFLOW_SEED=7.3 makes the program with that number again.
SEED = os.environ.get("WATERFLOW_SEED")
COUNT = int(os.environ.get("WATERFLOW_PAGE_PROGRAMS", 8))


def expect_shown(page, program: PageProgram) -> None:
    """All items in sight are drawn once, as they are and where they stand."""
    frames = program.frames
    length = program.length
    places = [0, length / 3, length]
    for seen in page.evaluate(LOOK, places):
        shown = [program.place(cell) for cell in seen["cells"]]
        assert len(shown) == len(set(shown)), "drawn twice"
        for cell, index in zip(seen["cells"], shown):
            number, _, version = program.items[index]
            assert cell["text"] == f"{number}.{version}", cell
            frame = [cell[key] for key in ("x", "y", "width", "height")]
            assert frame == pytest.approx(frames[index], abs=0.1), cell
        missing = in_sight(frames, seen["sight"]) - set(shown)
        assert not missing, f"not drawn: {sorted(missing)}"
    program.expect_more(page)


def in_sight(frames: list[placement.Frame], sight: dict) -> set[int]:
    """Which items are to be seen by more than a pixel."""
    return {
        index for index, (x, y, width, height) in enumerate(frames)
        if x + width > sight["left"] + 1 and x < sight["right"] - 1
        and y + height > sight["top"] + 1 and y < sight["bottom"] - 1
    }


def run(page, program: PageProgram) -> None:
    page.evaluate(program.run, program.told)
    rest(page)
    # An update that is refused says so once it has been looked at.
    assert page.evaluate("stage.failed") == []
    expect_shown(page, program)


def run_all(page, batch: int, make) -> None:
    # Before their module is there, updates wait.
    if batch % 2:
        load_all(page)
    for number in range(COUNT):
        seed = SEED or f"{batch}.{number}"
        program = make(seed)
        try:
            run(page, program)
        except Exception:
            print(f"WATERFLOW_SEED={seed}")
            for step in program.steps:
                print(json.dumps(step)[:300])
            raise


@pytest.mark.parametrize("batch", range(4))
def test_what_was_said_last_is_shown(page_of, batch):
    run_all(show(page_of, "", STYLE, SCRIPT), batch, ItemsProgram)


@pytest.mark.parametrize("batch", range(4))
def test_children_are_shown_as_they_are_by_now(page_of, batch):
    run_all(show(page_of, "", STYLE, SCRIPT), batch, ChildrenProgram)


@pytest.mark.parametrize("batch", range(4))
def test_sections_are_shown_as_they_are_by_now(page_of, batch):
    run_all(show(page_of, "", STYLE, SCRIPT), batch, SectionsProgram)
