"""Pages with a `<water-flow>`, and what tests see of it."""

from collections.abc import Callable
from typing import Any

from placement import Frame, heights, meeting, waterfall
from playwright.sync_api import Page
from rest import rest

# Before a page's own scripts: what stands in every page of these tests.
STAGE = """(() => {
  class Random {
    constructor(seed) { this.state = seed; }
    draw() {
      this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
      return this.state >>> 8;
    }
  }
  const listed = (count, seed, make) => {
    const random = new Random(seed);
    return Array.from({ length: count }, (_, id) => make(id, random));
  };
  const shown = (node) => node.isConnected && node.checkVisibility({
    visibilityProperty: true, opacityProperty: false });
  window.stage = {
    /** Items with a height of 40 to 239. */
    items: (count, seed = 1) => listed(count, seed, (id, random) =>
      ({ id, height: 40 + random.draw() % 200 })),
    ratios: (count, seed = 1) => Float32Array.from(
      listed(count, seed, (id, random) => 0.5 + 1.5 * random.draw() / 2 ** 24)),
    /** What an item shows: its id, to be found again in the page. */
    draw(item) {
      const node = document.createElement("div");
      node.className = "drawn";
      node.dataset.id = item ? item.id : "none";
      node.textContent = item ? `Item ${item.id}` : "Not there yet";
      return node;
    },
    /** Sets what makes an element show items of known heights. */
    fill(flow, options = {}) {
      const { count = 1000, ...rest } = options;
      Object.assign(flow, {
        size: (item) => item.height, renderItem: stage.draw, gap: 10,
        lineGap: 10, ...rest, items: stage.items(count),
      });
      return flow;
    },
    get flow() { return document.querySelector("water-flow"); },
    frames: async (count = 1) => {
      for (let left = count; left > 0; left--) {
        await new Promise(requestAnimationFrame);
      }
    },
    /** What one sees of it in the window, from the content's corner. */
    sight(flow) {
      const box = flow.getBoundingClientRect();
      let { left, top, right, bottom } = box;
      for (let one = flow; one; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (one === document.body || one === document.documentElement
          || overflowX === "visible" && overflowY === "visible") continue;
        const frame = one.getBoundingClientRect();
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      const [x, y] = stage.origin(flow);
      return {
        left: Math.max(left, 0) - x, top: Math.max(top, 0) - y,
        right: Math.min(right, innerWidth) - x,
        bottom: Math.min(bottom, innerHeight) - y,
      };
    },
    /** Where its content begins, in the window. */
    origin(flow) {
      const box = flow.getBoundingClientRect();
      return [
        box.left + flow.clientLeft - flow.scrollLeft,
        box.top + flow.clientTop - flow.scrollTop,
      ];
    },
    /** What is drawn of the items, each once, and what there is to see. */
    look(flow = stage.flow) {
      const [x, y] = stage.origin(flow);
      const cells = [];
      for (const node of flow.querySelectorAll(".drawn")) {
        const at = shown(node) ? flow.indexOf(node) : null;
        if (at === null) continue;
        const element = flow.elementOf(at);
        const frame = element.getBoundingClientRect();
        cells.push({
          id: Number(node.dataset.id), section: at.section, index: at.index,
          x: frame.left - x, y: frame.top - y, width: frame.width,
          height: frame.height, isIn: element.contains(node),
          text: node.textContent,
        });
      }
      cells.sort((a, b) => a.section - b.section || a.index - b.index);
      return {
        cells, sight: stage.sight(flow), width: flow.clientWidth,
        height: flow.clientHeight, top: flow.scrollTop,
        length: flow.scrollHeight,
      };
    },
  };
})()"""

# Scroll bars take no room, so that widths are round.
STYLE = """<style>
* { scrollbar-width: none; }
body { margin: 0; font: 16px/20px "DejaVu Sans", sans-serif; }
.drawn { height: 100%; background: #def; overflow: hidden; }
</style>"""

# A thousand items in three lanes of a page's usual width.
WANTED = waterfall(1_000, 3, 10, heights(1_000))
FILL = "stage.fill(flow, { mode: 'waterfall', lanes: 3 });"

# The place of most tests: a scroller of its own.
OWN = '<water-flow style="height: 600px"></water-flow>'


def show(
    page_of: Callable[..., Page],
    body: str = OWN,
    head: str = "",
    script: str = "",
    **options,
) -> Page:
    """Opens a page that has this body; returns once the element is known."""
    page = page_of(
        body, head=STYLE + head, script=f"{STAGE};{script}", **options
    )
    page.wait_for_function("() => customElements.get('water-flow')")
    return page


def fill(page: Page, **options) -> None:
    """Gives the page's element items of known heights; waits for cells."""
    page.evaluate(
        """(options) => { stage.fill(stage.flow, options); }""", options
    )
    drawn(page)


def drawn(page: Page, selector: str = "water-flow") -> None:
    """Waits until an element shows something and the page is at rest."""
    page.wait_for_function(
        "(selector) => document.querySelector(selector + ' .drawn')",
        arg=selector,
    )
    rest(page)


def look(page: Page, selector: str = "water-flow") -> dict[str, Any]:
    """What is drawn now."""
    return page.evaluate(
        "(selector) => stage.look(document.querySelector(selector))", selector
    )


def expect_all(page: Page, selector: str = "water-flow") -> None:
    """An element shows `WANTED`, at its start and further down."""
    drawn(page, selector)
    expect_drawn(look(page, selector), WANTED)
    expect_drawn(scroll(page, 9_000, selector), WANTED)


def scroll(page: Page, top: float, selector: str = "water-flow") -> dict:
    """Scrolls an element of its own at once; what is drawn after that."""
    page.evaluate(
        "([selector, top]) => document.querySelector(selector)"
        ".scrollTo(0, top)",
        [selector, top],
    )
    rest(page)
    return look(page, selector)


def expect_drawn(
    seen: dict, frames: list[Frame], tolerance: float = 0.1
) -> None:
    """Nothing in sight is missing, and all that is drawn is in its place."""
    if seen["sight"]["bottom"] > 100_000:
        # Browsers keep positions of millions of pixels in 32 bits.
        tolerance = max(tolerance, 1.0)
    shown = []
    for cell in seen["cells"]:
        assert cell["isIn"], cell
        shown.append(cell["index"])
        assert cell["id"] == cell["index"], cell
        for key, value in zip(
            ("x", "y", "width", "height"), frames[cell["index"]]
        ):
            assert abs(cell[key] - value) <= tolerance, (key, cell, value)
    assert len(shown) == len(set(shown)), "drawn twice"
    wanted = meeting(frames, seen["sight"]["top"], seen["sight"]["bottom"])
    assert wanted, "nothing is in sight"
    assert wanted <= set(shown), f"missing: {sorted(wanted - set(shown))}"


def expect_lanes(cells: list[dict], lengths: list[int]) -> None:
    """In three lanes each cell is as long as it needs, 10 below another."""
    for cell in cells:
        assert abs(cell["height"] - lengths[cell["id"]]) <= 0.1, cell
    lanes = sorted({round(cell["x"]) for cell in cells})
    assert len(lanes) == 3
    for lane in lanes:
        inside = sorted(
            (cell for cell in cells if round(cell["x"]) == lane),
            key=lambda cell: cell["y"],
        )
        for upper, lower in zip(inside, inside[1:]):
            gap = lower["y"] - upper["y"] - upper["height"]
            assert abs(gap - 10) <= 0.1, (upper, lower)
