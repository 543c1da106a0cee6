"""Scroll bars that take room, and content that just fits without them."""

import pytest
from rest import rest
from scroll_bars import page_of  # noqa: F401

PAGE = """<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="/water-flow/water-flow.css">
<style>
  body { margin: 0; }
  water-flow { display: block; }
  [horizontal] { width: 430px; height: 120px; }
</style>
<water-flow %s></water-flow>
<script type="module">
  import "/water-flow/index.js";
  window.flow = document.querySelector("water-flow");
  const count = %s;
  Object.assign(flow, {
    items: Array.from({ length: count }, (_, index) => index),
    ratios: new Float32Array(count).fill(%s),
    renderItem: (item) => `photo ${item}`,
  });
</script>"""

# One lane that is as high as there is room: 432 px wide without the bar.
BESIDE = PAGE % ("horizontal lanes='1' gap='0'", "3", "1.2")
# Two lanes of which each is 4 px longer than the window, if there is no bar.
BELOW = PAGE % (
    "scroller='window' lanes='2' gap='0'", "4",
    "(innerWidth / 2) / ((innerHeight + 4) / 2)",
)


@pytest.mark.parametrize("html", [BESIDE, BELOW])
def test_a_bar_does_not_come_and_go(page_of, html):  # noqa: F811
    page = page_of(html, width=800, height=600)
    page.wait_for_function("() => window.flow?.elementOf(2)")
    rest(page)
    changes = page.evaluate(
        """() => new Promise((done) => {
          const content = flow.querySelector(".waterflow-content");
          let changes = 0, frames = 0;
          new MutationObserver((records) => { changes += records.length; })
            .observe(content,
              { attributeFilter: ["style"], subtree: true });
          const next = () => ++frames === 20 ? done(changes)
            : requestAnimationFrame(next);
          next();
        })"""
    )
    assert changes == 0
    # Whatever it was laid out for, nothing is out of reach.
    right, width, length, room = page.evaluate(
        """() => {
          const box = flow.getBoundingClientRect();
          const cells = [...flow.querySelectorAll("[data-item]")]
            .map((cell) => cell.getBoundingClientRect());
          return [Math.max(...cells.map(({ bottom }) => bottom)) - box.top,
            Math.max(...cells.map(({ right }) => right)),
            flow.clientHeight, document.documentElement.clientWidth];
        }"""
    )
    assert right <= length + 0.5
    if "window" in html:
        assert width <= room + 0.5


def test_what_changes_afterwards_is_laid_out(page_of):  # noqa: F811
    page = page_of(BELOW, width=800, height=600)
    page.wait_for_function("() => window.flow?.elementOf(2)")
    rest(page)
    page.evaluate("() => { flow.style.width = '400px'; }")
    page.wait_for_function(
        "() => flow.elementOf(0).getBoundingClientRect().width === 200"
    )
    page.evaluate("() => { flow.style.width = ''; }")
    rest(page)
    # The page is longer again, or has room for all without a bar.
    assert page.evaluate(
        """() => flow.elementOf(1).getBoundingClientRect().right
          > flow.clientWidth - 16"""
    )
