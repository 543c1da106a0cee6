"""Scrolling at 60,000 pixels a second, frame by frame and not by the clock."""

import placement
import pytest
from rest import rest
from stage import drawn, fill, show

# 60,000 px/s at 60 frames a second.
STEP = 1_000

# How much of what is in sight is drawn.
COVERED = """(flow, lanes) => {
  const { sight, cells } = stage.look(flow);
  // A lane's lines at every tenth pixel, each within some item or a gap.
  const width = flow.clientWidth / lanes;
  let seen = 0, all = 0;
  for (let lane = 0; lane < lanes; lane++) {
    const x = (lane + 0.5) * width;
    for (let y = sight.top + 5; y < sight.bottom; y += 10) {
      all++;
      seen += cells.some((cell) => cell.x <= x && x <= cell.x + cell.width
        && cell.y - 11 <= y && y <= cell.y + cell.height + 11);
    }
  }
  return seen / all;
}"""

# Scrolls once a frame, before the frame begins, as a finger does; looks after
# each frame has been painted.
SWEEP = f"""async ([step, count, lanes]) => {{
  const covered = {COVERED};
  const {{ flow }} = stage;
  const scroller = flow.scrollHeight > flow.clientHeight
    ? flow : document.scrollingElement;
  const channel = new MessageChannel();
  const painted = () => new Promise((resolve) =>
    requestAnimationFrame(() => {{
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    }}));
  const frames = [];
  for (let frame = 0; frame < count; frame++) {{
    scroller.scrollTop += step;
    await painted();
    frames.push(covered(flow, lanes));
  }}
  return frames;
}}"""

# Looks as soon as the browser tells of a scroll, which it shows already, and
# before the element hears of it.
WATCH = f"""() => {{
  const covered = {COVERED};
  window.starts = [];
  addEventListener("scroll", () => starts.push(covered(stage.flow, 4)),
    {{ capture: true }});
}}"""


@pytest.mark.parametrize(
    "body",
    [
        '<water-flow style="height: 600px"></water-flow>',
        '<water-flow scroller="window"></water-flow>',
    ],
    ids=["itself", "window"],
)
@pytest.mark.parametrize("step", [STEP, -STEP])
def test_no_frame_is_blank_after_two(page_of, body, step):
    page = show(page_of, body)
    fill(page, mode="waterfall", lanes=4, count=10_000)
    frames = page.evaluate(SWEEP, [abs(step), 60, 4])
    if step < 0:
        frames = page.evaluate(SWEEP, [step, 50, 4])
    assert frames[2:] == [1] * len(frames[2:])


@pytest.mark.parametrize("step", [STEP, -STEP])
def test_no_frame_is_blank_at_the_start(page_of, step):
    """What a wheel turned so fast brings at once is there at rest."""
    page = show(page_of)
    fill(page, mode="waterfall", lanes=4, count=10_000)
    page.evaluate("() => { stage.flow.scrollTop = 50_000; }")
    rest(page)
    page.evaluate(WATCH)
    page.mouse.move(500, 300)
    page.mouse.wheel(0, step)
    page.wait_for_function(f"() => stage.flow.scrollTop === 50_000 + {step}")
    rest(page)
    assert set(page.evaluate("starts")) == {1}


def test_no_frame_is_blank_with_a_renderer(page_of):
    page = show(page_of)
    page.evaluate(
        """() => {
          stage.fill(stage.flow, { mode: "waterfall", lanes: 4, count: 10000,
            renderer: {
              create() {
                const element = document.createElement("div");
                element.className = "drawn";
                return element;
              },
              update(element, item) {
                element.dataset.id = item.id;
                element.textContent = item.id;
              },
            } });
        }"""
    )
    drawn(page)
    frames = page.evaluate(SWEEP, [STEP, 60, 4])
    assert frames[2:] == [1] * len(frames[2:])


def test_a_jump_is_drawn_in_the_frame_after(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=4, count=10_000)
    length = placement.end(
        placement.waterfall(1_000, 4, 10, placement.heights(10_000))
    )
    for top in (200_000, 50, length - 2_000, 100_000):
        now = page.evaluate("stage.flow.scrollTop")
        frames = page.evaluate(SWEEP, [top - now, 1, 4])
        again = page.evaluate(SWEEP, [0, 2, 4])
        assert (frames + again)[-1] == 1


def test_ten_thousand_items_have_first_cells_at_once(page_of):
    page = show(page_of)
    seen = page.evaluate(
        """async () => {
          const { flow } = stage;
          await flow.ready;
          stage.fill(flow, { mode: "waterfall", lanes: 4, count: 10000 });
          let asked = 0;
          flow.renderItem = (item) => { asked++; return stage.draw(item); };
          // The frame after the assignment has them.
          await stage.frames(2);
          return { asked, shown: stage.look(flow).cells.length };
        }"""
    )
    assert seen["shown"] > 0
    # No more than the screens around the first one.
    assert seen["asked"] < 100
