"""An element that gets another size tells the page of no error."""

import pytest
from rest import rest
from stage import drawn, show

# Notes what browsers tell of observers that go on and on.
NOTE = """() => {
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(message));
}"""


@pytest.mark.parametrize("height", ["auto", "400px"])
def test_another_width_is_no_error_of_the_page(page_of, height):
    page = show(page_of)
    page.evaluate(NOTE)
    page.evaluate(
        """(height) => {
          const { flow } = stage;
          flow.style.height = height;
          flow.renderItem = stage.draw;
          flow.minLaneWidth = 160;
          flow.ratios = new Float32Array(6).fill(1);
          flow.items = Array.from({ length: 6 }, (_, id) => ({ id }));
        }""",
        height,
    )
    drawn(page)
    for width in (500, 900, 350):
        page.set_viewport_size({"width": width, "height": 700})
        rest(page)
    assert page.evaluate("faults") == []


def test_another_breadth_of_measured_headers_is_none_either(page_of):
    page = show(page_of)
    page.evaluate(NOTE)
    page.evaluate(
        """() => {
          const { flow } = stage;
          flow.before(Object.assign(
            document.createElement("div"), { id: "side" }));
          flow.scroller = "window";
          flow.renderItem = stage.draw;
          flow.sections = [{
            mode: "list", size: () => 50, items: stage.items(3),
            header: { render: (root) => {
              root.textContent = "many words ".repeat(40);
            } },
          }];
        }"""
    )
    drawn(page)
    for width in ("50%", "20%", "80%"):
        page.evaluate(f"() => {{ stage.flow.style.width = '{width}'; }}")
        rest(page)
    assert page.evaluate("faults") == []


@pytest.mark.parametrize("is_horizontal", [False, True])
def test_it_stays_at_its_end_through_more_room(page_of, is_horizontal):
    page = show(page_of)
    page.evaluate(
        """(isHorizontal) => {
          const { flow } = stage;
          flow.style.width = "600px";
          stage.fill(flow, { mode: "list", horizontal: isHorizontal });
          flow.scrollToItem(999, { block: "end" });
        }""",
        is_horizontal,
    )
    drawn(page)
    for length in (400, 600, 350):
        # A field that follows its text asks for its height: the browser has
        # scrolled by then, and tells of that before it tells of the size.
        page.evaluate(
            """async ([isHorizontal, length]) => {
              const { flow } = stage;
              flow.style[isHorizontal ? "width" : "height"] = `${length}px`;
              flow.getBoundingClientRect();
              await stage.frames(3);
            }""",
            [is_horizontal, length],
        )
        rest(page)
        assert page.evaluate(
            """(isHorizontal) => {
              const { flow } = stage;
              return isHorizontal
                ? flow.scrollWidth - flow.clientWidth - flow.scrollLeft
                : flow.scrollHeight - flow.clientHeight - flow.scrollTop;
            }""",
            is_horizontal,
        ) == pytest.approx(0, abs=1)
