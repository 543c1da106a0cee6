"""An element that is changed and scrolled while it has no box."""

import pytest
from rest import rest
from stage import show

HIDDEN = '<main hidden><water-flow style="height: 600px"></water-flow></main>'
OUTER = """<main hidden style="margin-bottom: 9000px">
<water-flow scroller="window"></water-flow></main>"""

SCRIPT = """
window.filled = (options) => {
  const list = numbered(options.count ?? 5000);
  return Object.assign(stage.flow, { mode: "list",
    renderItem: ({ id }) => `item ${id}`, items: list, ...options });
};
window.numbered = (count, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));
window.hide = (isHidden) => {
  document.querySelector("main").hidden = isHidden;
};
/** Where cells are that are in sight: item, and how far from the start. */
window.seen = () => {
  const { top, bottom } = stage.flow.getBoundingClientRect();
  return [...stage.flow.querySelectorAll("[data-item]")]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => [cell, cell.getBoundingClientRect()])
    .filter(([, frame]) => frame.bottom > Math.max(top, 0)
      && frame.top < Math.min(bottom, innerHeight))
    .map(([cell, frame]) => [Number(cell.dataset.item),
      frame.left, frame.top - Math.max(top, 0), frame.height])
    .sort(([a], [b]) => a - b);
};
window.first = () => seen()[0]?.filter((_, at) => at !== 1).slice(0, 2);
"""

# Of lines of text in cells.
LINE = 20


def page_with(page_of, body: str, options: str = "{}", **more):
    """A page whose element is not displayed yet."""
    page = show(page_of, body, script=SCRIPT, **more)
    page.evaluate(
        f"async () => {{ await filled({options}).ready; }}"
    )
    rest(page)
    return page


def reveal(page) -> None:
    """Has the element displayed."""
    page.evaluate("hide(false)")
    rest(page)


def expect_lines(page, count: int) -> None:
    """Each cell is as high as its line of text, below the one before it."""
    seen = page.evaluate("seen()")
    assert [(item, top, height) for item, _, top, height in seen] == [
        (index, index * LINE, LINE) for index in range(count)
    ]


CHANGES = {
    "items": "flow.items = numbered(8)",
    "reload": "flow.items.push(...numbered(3, 5)); flow.reload()",
    "refresh": "flow.items = numbered(8); flow.refresh()",
    "gap": "flow.items = numbered(8); flow.lineGap = 1; flow.lineGap = 0",
    "update": "flow.items.push(...numbered(3, 5)); "
    "flow.update({ inserted: [5, 6, 7] })",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("body", [HIDDEN, OUTER], ids=["self", "window"])
def test_cells_are_measured_once_they_are_displayed(page_of, body, change):
    page = page_with(page_of, body, "{ count: 5 }")
    reveal(page)
    expect_lines(page, 5)
    if "update" in change:
        page.evaluate("() => stage.flow.update({})")
        rest(page)
    page.evaluate("hide(true)")
    rest(page)
    page.evaluate(f"() => {{ const {{ flow }} = stage; {change}; }}")
    rest(page)
    # What is not measured is as high as is thought.
    assert page.evaluate("stage.flow.frameOf(7).height") == 100
    reveal(page)
    expect_lines(page, 8)


def test_an_item_that_is_refreshed_is_measured_once_it_is_displayed(page_of):
    page = page_with(page_of, HIDDEN, "{ count: 5 }")
    reveal(page)
    page.evaluate(
        """async () => {
          hide(true);
          await stage.frames(2);
          stage.flow.refresh(1);
          await stage.frames(2);
        }"""
    )
    reveal(page)
    expect_lines(page, 5)


def test_what_is_hidden_within_a_frame_is_measured_after_it(page_of):
    page = page_with(page_of, HIDDEN, "{ count: 5 }")
    reveal(page)
    page.evaluate(
        """async () => {
          hide(true);
          stage.flow.items = numbered(8);
          for (let turn = 0; turn < 9; turn++) await null;
          hide(false);
        }"""
    )
    rest(page)
    expect_lines(page, 8)


def test_a_waterfall_is_shown_as_if_it_was_made_then(page_of):
    page = page_with(
        page_of, HIDDEN, "{ mode: 'waterfall', minLaneWidth: 240 }"
    )
    reveal(page)
    lanes = page.evaluate("seen()")[:8]
    assert [[item, left] for item, left, _, _ in lanes] == [
        [index, index % 4 * 250] for index in range(8)
    ]


@pytest.mark.parametrize("mode", ["waterfall", "justified"])
def test_what_is_not_displayed_has_no_cells(page_of, mode):
    page = show(page_of, HIDDEN, script=SCRIPT)
    page.evaluate(
        """async (mode) => {
          window.rendered = 0;
          // Without a breadth none is any higher than another, nor lower.
          await filled({ mode, gap: 0, ratios: new Float32Array(5000).fill(1),
            renderItem: ({ id }) => { rendered += 1; return `item ${id}`; },
          }).ready;
        }""",
        mode,
    )
    rest(page)
    assert page.evaluate("rendered") == 0
    reveal(page)
    assert page.evaluate("first()") == [0, 0]
    assert 0 < page.evaluate("rendered") < 200


GOES = {
    "scrollToItem": "flow.scrollToItem(1000)",
    "setState": "flow.setState({ version: 1, anchor: "
    "{ section: 0, index: 1000, offset: 0 } })",
}


@pytest.mark.parametrize("go", GOES.values(), ids=GOES)
@pytest.mark.parametrize("body", [HIDDEN, OUTER], ids=["self", "window"])
@pytest.mark.parametrize("size", ["() => 50", "null"])
def test_it_goes_there_once_it_is_displayed(page_of, body, size, go):
    page = page_with(page_of, body, f"{{ size: {size} }}")
    page.evaluate(f"() => {{ const {{ flow }} = stage; {go}; }}")
    rest(page)
    assert page.evaluate("scrollY") == 0
    reveal(page)
    assert page.evaluate("first()") == [1_000, 0]


def test_it_goes_there_if_it_is_asked_before_it_shows(page_of):
    page = show(page_of, HIDDEN, script=SCRIPT)
    page.evaluate(
        """async () => {
          stage.flow.setState({ version: 1,
            anchor: { section: 0, index: 1000, offset: 0 } });
          await filled({ size: () => 50 }).ready;
        }"""
    )
    rest(page)
    reveal(page)
    assert page.evaluate("first()") == [1_000, 0]


LEAVES = {
    "hidden": "hide(true); await stage.frames(3); hide(false)",
    "moved": "document.body.append(flow); hide(true); await stage.frames(3);"
    "panel.append(flow); await stage.frames(3); hide(false)",
    "moved at once": "document.body.append(flow); hide(true);"
    "panel.append(flow); hide(false)",
    "gone": "flow.remove(); hide(true); await stage.frames(9);"
    "panel.append(flow); await stage.frames(9); hide(false)",
    "within a frame": "flow.scrollToItem(0); hide(true);"
    "flow.scrollToItem(1000); hide(false)",
    "narrow": "flow.style.width = 0; await stage.frames(3);"
    "flow.style.width = ''",
    "narrow panel": "panel.style.width = 0; await stage.frames(3);"
    "panel.style.width = ''",
    "flat": "flow.style.height = 0; await stage.frames(3);"
    "flow.style.height = '600px'",
}


@pytest.mark.parametrize("leave", LEAVES.values(), ids=LEAVES)
def test_it_comes_back_to_where_it_was(page_of, leave):
    page = page_with(page_of, HIDDEN, "{ size: () => 50 }")
    reveal(page)
    page.evaluate("stage.flow.scrollToItem(1000)")
    rest(page)
    page.evaluate(
        f"""async () => {{
          const {{ flow }} = stage;
          const panel = document.querySelector("main");
          {leave};
        }}"""
    )
    rest(page)
    assert page.evaluate("first()") == [1_000, 0]
    # A hand moves it as before.
    page.evaluate("stage.flow.scrollTop = 2000")
    rest(page)
    assert page.evaluate("first()") == [40, 0]


RETURNS = {
    "before": "flow.setState(state); hide(false)",
    "a frame before": "flow.setState(state); await stage.frames(3); hide(false)",
    "after": "hide(false); flow.setState(state)",
    "an item": "flow.scrollToItem(1000); hide(false)",
}


@pytest.mark.parametrize("go", RETURNS.values(), ids=RETURNS)
@pytest.mark.parametrize("size", ["() => 50", "null"])
def test_it_goes_back_there_where_hiding_it_has_scrolled_the_window(
    page_of, size, go
):
    body = OUTER.replace("9000px", "0")
    page = page_with(page_of, body, f"{{ size: {size} }}")
    reveal(page)
    page.evaluate("stage.flow.scrollToItem(1000)")
    rest(page)
    page.evaluate(
        f"""async () => {{
          const {{ flow }} = stage;
          const state = flow.getState();
          hide(true);
          await stage.frames(3);
          {go};
        }}"""
    )
    rest(page)
    assert page.evaluate("first()") == [1_000, 0]
    # A hand moves it as before.
    page.evaluate("scrollTo(0, 0)")
    rest(page)
    assert page.evaluate("first()") == [0, 0]


def test_a_place_is_kept_through_a_reload_that_begins_hidden(page_of):
    options = "{ size: () => 50, restore: 'list' }"
    page = page_with(page_of, HIDDEN, options, is_own=True)
    reveal(page)
    page.evaluate("stage.flow.scrollToItem(1000)")
    rest(page)
    page.reload()
    page.wait_for_function("() => customElements.get('water-flow')")
    page.evaluate(f"async () => {{ await filled({options}).ready; }}")
    rest(page)
    reveal(page)
    assert page.evaluate("first()") == [1_000, 0]
