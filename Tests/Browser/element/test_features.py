"""Reordering, swipes, pulls and keys, each by its attribute alone."""

import pytest
from finger import Finger
from notes import middle, note, taken
from rest import frames, rest
from stage import drawn, fill, look, scroll, show

ROWS = {"mode": "list", "gap": 0, "lineGap": 0, "count": 200}
BODY = '<water-flow {} style="height: 780px"></water-flow>'


def ready(page_of, attributes: str, **options):
    """A page whose list of rows has what these attributes ask for."""
    page = show(
        page_of, BODY.format(attributes), width=400, has_touch=True, **options
    )
    page.evaluate(
        """(rows) => { stage.fill(stage.flow, { ...rows, size: () => 60 }); }""",
        ROWS,
    )
    drawn(page)
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)
    return page


def order(page, count: int = 5) -> list[int]:
    """Which items the first rows show."""
    return [cell["id"] for cell in look(page)["cells"]][:count]


# The page's data are the page's: it moves the item in its own array.
CARRY_OUT = """() => stage.flow.addEventListener("reorder", (event) => {
  const { from, to } = event.detail;
  const { items } = stage.flow;
  items.splice(to.index, 0, ...items.splice(from.index, 1));
})"""


def test_a_mouse_drags_a_row_to_another_place(page_of):
    page = ready(page_of, "reorderable")
    note(page, "reorder")
    page.evaluate(CARRY_OUT)
    page.mouse.move(*middle(page, 0))
    page.mouse.down()
    x, y = middle(page, 3)
    page.mouse.move(x, y + 10, steps=12)
    page.mouse.up()
    rest(page)
    assert order(page) == [1, 2, 3, 0, 4]
    [told] = taken(page)
    assert told["detail"]["item"]["id"] == 0
    assert told["detail"]["from"] == {"section": 0, "index": 0}
    assert told["detail"]["to"] == {"section": 0, "index": 3}
    assert told["cancelable"] and told["bubbles"] and told["isFlow"]
    # What is drawn anew is in the same order.
    page.evaluate("stage.flow.reload()")
    rest(page)
    assert order(page) == [1, 2, 3, 0, 4]


def test_a_refused_move_goes_back(page_of):
    page = ready(page_of, "reorderable")
    note(page, "reorder")
    page.evaluate("() => { window.refusing = 'reorder'; }")
    page.mouse.move(*middle(page, 0))
    page.mouse.down()
    x, y = middle(page, 3)
    page.mouse.move(x, y + 10, steps=12)
    page.mouse.up()
    rest(page)
    assert order(page) == [0, 1, 2, 3, 4]
    assert len(taken(page)) == 1


def test_a_finger_that_rests_lifts_a_row(page_of):
    page = ready(page_of, "reorderable")
    page.evaluate(CARRY_OUT)
    before = page.evaluate("stage.flow.scrollTop")
    finger = Finger(page).press(*middle(page, 1))
    page.wait_for_selector(".waterflow-lifted")
    _, y = middle(page, 3)
    finger.move(y=y + 10 - finger.y, steps=16)
    finger.up()
    rest(page)
    assert order(page) == [0, 2, 3, 1, 4]
    assert page.evaluate("stage.flow.scrollTop") == before


def test_without_the_attribute_nothing_is_dragged(page_of):
    page = ready(page_of, "")
    note(page, "reorder")
    page.mouse.move(*middle(page, 0))
    page.mouse.down()
    page.mouse.move(*middle(page, 3), steps=12)
    page.mouse.up()
    rest(page)
    assert order(page) == [0, 1, 2, 3, 4] and taken(page) == []


SWIPES = """() => {
  window.performed = [];
  stage.flow.swipeActions = (item) => ({
    leading: [{ title: "Keep", perform: (...it) => performed.push(it) }],
    trailing: [
      { title: "Delete", color: "#f00", destructive: true,
        perform: (...it) => performed.push(it) },
      { title: "Edit", perform: (...it) => performed.push(it) },
    ],
  });
}"""

BUTTONS = """() => [...document.querySelectorAll("water-flow button")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { text: it.textContent, x: x + width / 2, y: y + height / 2 };
  })"""


def swipe(page, item: int, way: float) -> dict[str, dict]:
    """Swipes a row aside; the buttons that come."""
    _, y = middle(page, item)
    x = 350 if way < 0 else 50
    Finger(page).down(x, y).move(x=way, y=3, steps=12).hold(0.2).up()
    rest(page)
    return {one["text"]: one for one in page.evaluate(BUTTONS)}


def test_a_swipe_shows_actions_and_one_is_performed(page_of):
    page = ready(page_of, "swipeable")
    note(page, "swipe")
    page.evaluate(SWIPES)
    rest(page)
    buttons = swipe(page, 2, -170)
    assert set(buttons) == {"Delete", "Edit"}
    Finger(page).tap(buttons["Edit"]["x"], buttons["Edit"]["y"])
    page.wait_for_function("() => performed.length > 0")
    [[item, index, section]] = page.evaluate("performed")
    assert (item["id"], index, section) == (2, 2, 0)
    [told] = taken(page)
    assert told["cancelable"] and told["bubbles"] and told["isFlow"]
    assert (told["detail"]["section"], told["detail"]["index"]) == (0, 2)
    assert told["detail"]["item"]["id"] == 2
    assert told["detail"]["action"]["title"] == "Edit"
    rest(page)
    assert set(swipe(page, 3, 120)) == {"Keep"}


def test_a_refused_swipe_performs_nothing(page_of):
    page = ready(page_of, "swipeable")
    note(page, "swipe")
    page.evaluate(SWIPES)
    page.evaluate("() => { window.refusing = 'swipe'; }")
    buttons = swipe(page, 2, -170)
    Finger(page).tap(buttons["Edit"]["x"], buttons["Edit"]["y"])
    page.wait_for_function("() => noted.length > 0")
    rest(page)
    assert page.evaluate("performed") == []


def test_rows_without_actions_are_not_swiped(page_of):
    page = ready(page_of, "swipeable")
    page.evaluate("() => { stage.flow.swipeActions = () => null; }")
    assert swipe(page, 2, -170) == {}


def test_a_pull_is_told_and_waits_for_the_page(page_of):
    page = ready(page_of, "pullable")
    note(page, "pull")
    page.evaluate(
        """() => stage.flow.addEventListener("pull", (event) =>
             event.detail.waitUntil(new Promise((resolve) => {
               window.come = resolve;
             })))"""
    )
    Finger(page).down(200, 100).move(y=250, steps=16).up()
    page.wait_for_function("() => window.come")
    assert [one["type"] for one in taken(page)] == ["pull"]
    rest(page)
    top = "stage.flow.elementOf(0).getBoundingClientRect().top"
    assert page.evaluate(top) > 10
    page.evaluate("come()")
    page.wait_for_function(f"() => Math.abs({top}) < 0.5")
    assert taken(page) == []


def test_a_pull_that_is_let_go_early_is_none(page_of):
    page = ready(page_of, "pullable")
    note(page, "pull")
    Finger(page).down(200, 100).move(y=30, steps=8).hold(0.2).up()
    rest(page)
    assert taken(page) == []
    assert page.evaluate(
        "stage.flow.elementOf(0).getBoundingClientRect().top"
    ) == 0


FOCUS = """() => {
  const at = stage.flow.indexOf(document.activeElement);
  if (!at) return null;
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  const box = stage.flow.getBoundingClientRect();
  return { index: at.index,
    isInView: top >= box.top - 1 && bottom <= box.bottom + 1 };
}"""


def test_keys_go_from_item_to_item(page_of):
    page = ready(page_of, "keyboard")
    page.keyboard.press("Tab")
    if page.evaluate(FOCUS) is None:
        # The scroller itself is a stop as well.
        page.keyboard.press("Tab")
    assert page.evaluate(FOCUS)["index"] == 0
    for step in range(1, 12):
        page.keyboard.press("ArrowDown")
        seen = page.evaluate(FOCUS)
        assert seen == {"index": step, "isInView": True}
    page.keyboard.press("End")
    rest(page)
    assert page.evaluate(FOCUS) == {"index": 199, "isInView": True}
    page.keyboard.press("Home")
    rest(page)
    assert page.evaluate(FOCUS) == {"index": 0, "isInView": True}
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) is None


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_select(page_of, key):
    page = ready(page_of, 'keyboard selection="multiple"')
    note(page, "selectionchange", "itemclick")
    page.keyboard.press("Tab")
    if page.evaluate(FOCUS) is None:
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(key)
    page.wait_for_function("() => stage.flow.selectedItems.length === 1")
    assert page.evaluate("stage.flow.selectedItems") == [
        {"section": 0, "index": 1}
    ]
    assert "selectionchange" in [one["type"] for one in taken(page)]


def test_without_the_attribute_keys_do_nothing(page_of):
    page = ready(page_of, "")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    frames(page, 3)
    assert page.evaluate(FOCUS) is None


@pytest.mark.parametrize(
    "attribute",
    ["selection='single'", "reorderable", "swipeable", "pullable", "keyboard"],
)
def test_a_feature_asked_for_later_keeps_place_and_cells(page_of, attribute):
    page = show(page_of, BODY.format(""))
    fill(page, mode="waterfall", lanes=3)
    before = scroll(page, 5_000)
    name, _, value = attribute.partition("=")
    page.evaluate(
        "([name, value]) => stage.flow.setAttribute(name, value)",
        [name, value.strip("'")],
    )
    rest(page)
    frames(page, 10)
    rest(page)
    after = look(page)
    assert after["top"] == before["top"]
    assert after["cells"] == before["cells"]


def test_only_what_is_asked_for_is_loaded(page_of, package_site):
    page = show(page_of, BODY.format(""))
    fill(page, mode="waterfall", lanes=3)
    drawn(page)
    assert not package_site.asked_for("full.wasm")
    before = len(package_site.requests)
    page.evaluate("() => { stage.flow.selection = 'single'; }")
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)
    assert package_site.asked_for("full.wasm")
    assert len(package_site.requests) > before
