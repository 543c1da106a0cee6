"""What a step of a scroll writes into the page, counted."""

import pytest

from gallery_page import cells
from outline import items
from rest import hold_timers, release_timers, rest

# Scrolls step by step and notes every attribute of a cell that is written.
SCROLL = """async ([steps, step]) => {
  const gallery = document.getElementById("gallery");
  const isCell = ({ classList }) => classList.contains("waterflow-cell");
  const old = new Set(gallery.querySelectorAll(".waterflow-cell"));
  const seen = { bound: 0, writes: {}, texts: 0, moved: 0 };
  const count = (changes) => {
    for (const { type, target, attributeName, oldValue, removedNodes }
      of changes) {
      if (type === "characterData") {
        seen.texts += target.data === oldValue;
      } else if (type === "childList") {
        for (const node of removedNodes) seen.moved += old.has(node);
      } else if (isCell(target) && old.has(target)) {
        seen.writes[attributeName] = (seen.writes[attributeName] ?? 0) + 1;
        seen.bound += attributeName === "data-item"
          && target.hasAttribute(attributeName);
      }
    }
  };
  const observer = new MutationObserver(count);
  observer.observe(gallery, {
    subtree: true, attributes: true, attributeOldValue: true,
    childList: true, characterData: true, characterDataOldValue: true,
  });
  for (let index = 0; index < steps; index++) {
    gallery.scrollTop += step;
    await new Promise(requestAnimationFrame);
    // The event of this step comes before the next frame's.
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  return seen;
}"""

# A frame takes 16 ms, however busy the machine is: cells that have waited for
# long are let go.
FRAME_CLOCK = """(() => {
  let time = 0;
  performance.now = () => time;
  const pass = () => {
    time += 16;
    requestAnimationFrame(pass);
  };
  pass();
})()"""


@pytest.mark.parametrize("step", [40, 200])
def test_a_bound_cell_is_told_only_what_is_new(gallery, visit, step):
    page = visit(
        f"{gallery().url}?count=10000&lanes=4",
        height=700,
        script=FRAME_CLOCK,
    )
    cells(page)
    # Content seems to move until they are let go.
    hold_timers(page, longer_than=100)
    # New cells first: they are given all there is.
    page.evaluate(SCROLL, [60, step])
    seen = page.evaluate(SCROLL, [60, step])
    writes = seen["writes"]
    assert seen["bound"] >= 12
    assert set(writes) <= {"data-item", "data-section", "style", "class"}
    # A place and a length; on the way to the pool and back one more, with the
    # section's mark.
    turns = writes.get("data-section", 0)
    assert turns <= 2 * seen["bound"]
    assert writes["style"] <= 2 * seen["bound"] + turns
    assert seen["texts"] == 0
    assert seen["moved"] == 0
    release_timers(page)
    rest(page)
    for cell in items(page, "gallery"):
        assert cell["place"] == cell["item"] + 1
        assert cell["count"] == 10_000
