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
    bottom, right, height, room = page.evaluate(
        """() => {
          const box = flow.getBoundingClientRect();
          const cells = [...flow.querySelectorAll("[data-item]")]
            .map((cell) => cell.getBoundingClientRect());
          return [Math.max(...cells.map(({ bottom }) => bottom)) - box.top,
            Math.max(...cells.map(({ right }) => right)),
            flow.clientHeight, document.documentElement.clientWidth];
        }"""
    )
    assert bottom <= height + 0.5
    if "scroller=" in html:
        assert right <= room + 0.5


# How large the element is, and how wide and high its first item.
SIZES = """() => {
  const { width, height } = flow.elementOf(0).getBoundingClientRect();
  return [flow.clientWidth, flow.clientHeight, width, height];
}"""


@pytest.mark.parametrize("html", [BESIDE, BELOW])
def test_fewer_items_have_all_the_room(page_of, html):  # noqa: F811
    page = page_of(html, width=800, height=600)
    page.wait_for_function("() => window.flow?.elementOf(2)")
    rest(page)
    page.evaluate(
        """() => {
          const [ratio] = flow.ratios;
          Object.assign(flow, { items: [0], ratios: [ratio] });
        }"""
    )
    rest(page)
    width, height, across, along = page.evaluate(SIZES)
    if "scroller=" in html:
        assert width == 800 and across == 400
    else:
        assert height == 120 and along == 120


def test_a_size_that_the_page_changes_back_at_once_is_told(
    page_of,  # noqa: F811
):
    page = page_of(BESIDE.replace("horizontal lanes='1'", "lanes='4'")
                   .replace("const count = 3", "const count = 100"),
                   width=800, height=600)
    page.evaluate("() => { flow.style.cssText = 'width: 600px; height: 300px'; }")
    page.wait_for_function("() => window.flow?.elementOf(2)")
    rest(page)
    before = page.evaluate(SIZES)
    page.evaluate(
        """() => {
          flow.addEventListener("rangechange", () => {
            flow.style.width = "600px";
          }, { once: true });
          flow.style.width = "300px";
        }"""
    )
    page.wait_for_function("() => flow.style.width === '600px'")
    rest(page)
    assert page.evaluate(SIZES) == before
    assert abs(before[0] - 4 * before[2]) < 1


def test_what_changes_afterwards_is_laid_out(page_of):  # noqa: F811
    page = page_of(BELOW, width=800, height=600)
    page.wait_for_function("() => window.flow?.elementOf(2)")
    rest(page)
    page.evaluate("() => { flow.style.width = '400px'; }")
    page.wait_for_function(
        "() => flow.elementOf(0).getBoundingClientRect().width === 200"
    )
