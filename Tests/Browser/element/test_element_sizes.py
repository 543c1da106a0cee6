"""Sizes that the element finds by itself."""

import pytest
from rest import rest
from stage import drawn, fill, look, show

SECTIONS = """(texts) => Object.assign(stage.flow, {
  mode: "list", size: () => 50, renderItem: stage.draw,
  sections: texts.map((text) => ({
    items: stage.items(3),
    header: { render(element) {
      const inner = document.createElement("h2");
      inner.style.margin = "0";
      inner.style.font = "20px/30px monospace";
      inner.textContent = text;
      element.append(inner);
    } },
  })),
}) && null"""


def tops(page) -> list[float]:
    """Where the first items of the sections stand."""
    return page.evaluate(
        """() => stage.flow.sections.map((_, section) =>
             stage.flow.frameOf({ section, index: 0 }).y)"""
    )


def test_a_header_without_a_length_takes_what_it_needs(page_of):
    page = show(page_of, width=400)
    page.evaluate(SECTIONS, ["Short", "word " * 30])
    drawn(page)
    [first, second] = tops(page)
    assert first == 30
    lines = (second - first - 150) / 30
    assert lines == int(lines) and lines > 2
    # In a broader page it needs less, and all stands higher.
    page.set_viewport_size({"width": 3_000, "height": 800})
    page.wait_for_function(
        "() => stage.flow.frameOf({ section: 1, index: 0 }).y === 210"
    )
    assert tops(page) == [30, 210]


def test_a_list_of_ratios_has_items_of_its_own_width(page_of):
    page = show(page_of)
    page.evaluate(
        """() => Object.assign(stage.flow, { mode: "list", gap: 10,
             renderItem: stage.draw, ratios: new Float32Array([4, 5, 8]),
             items: stage.items(3) }) && null"""
    )
    drawn(page)
    cells = look(page)["cells"]
    assert [(cell["x"], cell["y"], cell["width"], cell["height"])
            for cell in cells] == [
        (0, 0, 1_000, 250), (0, 260, 1_000, 200), (0, 470, 1_000, 125),
    ]


@pytest.mark.parametrize("isMeasured", [True, False])
def test_an_item_that_is_refreshed_is_as_large_as_it_says(page_of, isMeasured):
    page = show(page_of)
    fill(page, mode="list", gap=0, lineGap=0, count=50)
    page.evaluate(
        """(isMeasured) => {
          const { flow } = stage;
          flow.size = isMeasured ? null : (item) => item.height;
          flow.renderItem = (item) => {
            const node = stage.draw(item);
            node.style.height = `${item.height}px`;
            node.textContent = item.height;
            return node;
          };
        }""",
        isMeasured,
    )
    rest(page)
    before = look(page)["cells"]
    page.evaluate(
        """() => {
          stage.flow.items[1].height = 333;
          stage.flow.refresh(1);
        }"""
    )
    rest(page)
    after = look(page)["cells"]
    assert after[1]["height"] == 333 and after[1]["text"] == "333"
    assert after[0] == before[0]
    assert after[2]["y"] == before[2]["y"] + 333 - before[1]["height"]


def test_a_text_that_is_refreshed_stays_as_wide_as_it_is(page_of):
    page = show(page_of)
    page.evaluate(
        """() => Object.assign(stage.flow, {
          mode: "flow", gap: 10, lineGap: 10,
          renderItem: (text) => {
            const node = document.createElement("span");
            node.className = "drawn";
            node.style.display = "block";
            node.textContent = text;
            return node;
          },
          items: Array.from({ length: 60 }, (_, id) =>
            "A chip of words ".slice(0, 6 + id % 10) + id),
        })""")
    page.wait_for_function("() => document.querySelector('[data-item]')")
    rest(page)
    frames = """() => stage.flow.items.map((_, id) => {
      const { x, y, width, height } = stage.flow.frameOf(id);
      return [x, y, width, height];
    })"""
    before = page.evaluate(frames)
    page.evaluate(
        "() => stage.flow.items.forEach((_, id) => stage.flow.refresh(id))")
    rest(page)
    assert page.evaluate(frames) == before
    # Each on a line of its own.
    assert {frame[3] for frame in before} == {20}


def test_an_element_of_no_height_is_no_longer_than_the_window(page_of):
    page = show(page_of, "<water-flow></water-flow>")
    fill(page, mode="list", count=10_000)
    seen = look(page)
    assert seen["height"] == 800
    assert len(seen["cells"]) < 60
    assert seen["length"] > 800_000


def test_what_was_measured_is_known_as_more_items_come(page_of):
    page = show(page_of)
    page.evaluate(
        """() => {
          const items = stage.items(100);
          Object.assign(stage.flow, { mode: "list", items,
            renderItem: (item) => {
              const node = stage.draw(item);
              node.style.height = `${item.height}px`;
              return node;
            } });
        }"""
    )
    drawn(page)
    for top in range(0, 4_000, 400):
        page.evaluate("(top) => stage.flow.scrollTo(0, top)", top)
        rest(page)
    known = page.evaluate("stage.flow.frameOf(10).y")
    page.evaluate(
        """() => {
          stage.flow.items = [...stage.flow.items, ...stage.items(100, 2)];
        }"""
    )
    page.wait_for_function("() => stage.flow.frameOf(199)")
    rest(page)
    assert page.evaluate("stage.flow.frameOf(10).y") == known
