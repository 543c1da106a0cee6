"""Items are dragged and swiped where something else scrolls the element."""

import pytest
from features_page import middle, notes, selected, shown, told
from finger import Finger
from rest import frames, rest
from routes import intercept

# Something before the element, and something around it.
AROUND = {
    "window": """
      const before = document.createElement("p");
      before.style = "height: 150px; margin: 0";
      flow.before(before);
      window.box = document.scrollingElement;
    """,
    "nearest": """
      window.box = document.createElement("div");
      box.style = "height: 450px; overflow: auto; scrollbar-width: none";
      flow.replaceWith(box);
      const before = document.createElement("p");
      before.style = "height: 150px; margin: 0";
      box.append(before, flow);
    """,
}
MOVES = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
  notes.splice(to.index, 0, ...notes.splice(from.index, 1));
});"""


def surrounded(page_of, scroller: str, attributes: str, more: str = ""):
    """A list of notes that something else scrolls, with what is before it."""
    return notes(
        page_of,
        f"scroller='{scroller}' style='height: auto' {attributes}",
        more=AROUND[scroller] + more,
        has_touch=True,
    )


@pytest.mark.parametrize("scroller, edge", [("window", 495), ("nearest", 445)])
def test_a_drag_at_the_edge_scrolls_what_scrolls_the_element(
    page_of, scroller, edge
):
    page = surrounded(page_of, scroller, "reorderable", MOVES)
    page.mouse.move(*middle(page, "note 1"))
    page.mouse.down()
    page.mouse.move(200, 400, steps=10)
    page.mouse.move(200, edge, steps=5)
    page.wait_for_function("() => box.scrollTop > 800")
    page.mouse.move(200, 300, steps=5)
    frames(page, 3)
    page.mouse.up()
    rest(page)
    (event,) = told(page, "reorder")
    assert event["item"]["id"] == 1
    to = event["to"]["index"]
    assert to > 12
    assert page.evaluate("notes.findIndex(({ id }) => id === 1)") == to
    # It is where it was let go, and its neighbours beside it.
    y = middle(page, "note 1")[1]
    assert y == pytest.approx(300, abs=75)
    assert middle(page, f"note {to + 1}")[1] == pytest.approx(y + 50, abs=1)
    assert middle(page, f"note {to}")[1] == pytest.approx(y - 50, abs=1)


@pytest.mark.parametrize("scroller", AROUND)
def test_a_swipe_opens_where_something_else_scrolls(page_of, scroller):
    page = surrounded(
        page_of,
        scroller,
        "swipeable",
        """window.performed = [];
          flow.swipeActions = () => ({ trailing: [{ title: "Mark",
            perform: (item, index) => performed.push([item.id, index]) }] });
        """,
    )
    page.evaluate("() => { box.scrollTop = 1_000; }")
    rest(page)
    at = middle(page, "note 20")[1]
    finger = Finger(page).down(350, at)
    finger.move(x=-100, y=3, steps=12).hold(0.2).up()
    rest(page)
    button = page.locator(".waterflow-action")
    frame = button.bounding_box()
    assert abs(frame["y"] + frame["height"] / 2 - at) <= 1
    button.tap()
    rest(page)
    assert page.evaluate("performed") == [[20, 20]]
    # A scroll closes what is open.
    finger = Finger(page).down(350, at)
    finger.move(x=-100, y=3, steps=12).hold(0.2).up()
    rest(page)
    assert button.count() == 1
    page.mouse.move(200, 300)
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => !flow.querySelector('.waterflow-action')")


SIDEWAYS = """
  window.box = document.createElement("div");
  box.style = "width: 380px; height: 200px; overflow: auto hidden;"
    + "scrollbar-width: none; display: flex";
  flow.replaceWith(box);
  const before = document.createElement("p");
  before.style = "flex: none; width: 120px; margin: 0";
  box.append(before, flow);
  flow.size = () => ({ width: 50, height: 100 });
"""


def test_a_horizontal_element_is_scrolled_by_what_is_around_it(page_of):
    page = notes(
        page_of,
        "scroller='nearest' horizontal reorderable"
        " style='height: 200px; flex: none'",
        more=SIDEWAYS + MOVES,
        has_touch=True,
    )
    assert middle(page, "note 0")[0] == pytest.approx(145, abs=1)
    page.evaluate("() => { box.scrollLeft = 1_000; }")
    rest(page)
    # 880 pixels of the element are before what is in view.
    assert middle(page, "note 18")[0] == pytest.approx(45, abs=1)
    assert page.evaluate(
        "[...flow.querySelectorAll('[data-item]')].length"
    ) < 70
    page.evaluate("() => { box.scrollLeft = 0; }")
    rest(page)
    page.mouse.move(*middle(page, "note 1"))
    page.mouse.down()
    page.mouse.move(300, 100, steps=10)
    page.mouse.move(374, 100, steps=5)
    page.wait_for_function("() => box.scrollLeft > 600")
    page.mouse.move(250, 100, steps=5)
    frames(page, 3)
    page.mouse.up()
    rest(page)
    (event,) = told(page, "reorder")
    assert event["item"]["id"] == 1 and event["to"]["index"] > 9
    assert 0 < middle(page, "note 1")[0] < 380
    page.evaluate("() => flow.scrollToItem(90, { block: 'center' })")
    rest(page)
    assert middle(page, "note 90")[0] == pytest.approx(190, abs=2)


def held_script(page, change: str):
    """Has the element ask for what scrolls it next; that stays on its way."""
    held = []
    intercept(page, "**/outer-scrollers*", lambda route: held.append(route))
    page.evaluate(f"() => {{ flow.style.height = 'auto'; {change} }}")
    while not held:
        frames(page, 1)
    return held[0]


# The page scrolls it.
IS_OUTER = "() => getComputedStyle(flow).overflowY === 'visible'"


def test_what_is_selected_until_something_else_scrolls_it_stays_so(page_of):
    page = notes(page_of, "selection='multiple'", is_own=True)
    script = held_script(page, "flow.scroller = 'window';")
    page.evaluate("() => flow.select(3)")
    script.continue_()
    page.wait_for_function(IS_OUTER)
    assert selected(page) == [3]


def test_an_update_of_items_that_wait_until_something_scrolls_them(page_of):
    page = notes(page_of, "selection='multiple'", is_own=True)
    script = held_script(
        page, """flow.scroller = 'window'; notes = notes.slice(0, 50);
          flow.items = notes;""")
    page.evaluate(
        """() => {
          notes = notes.slice(1);
          window.ended = flow.update({ removed: [0], items: notes })
            .then(() => "fulfilled", String);
        }""")
    script.continue_()
    page.wait_for_function(IS_OUTER)
    assert page.evaluate("ended") == "fulfilled"
    assert shown(page)[:2] == ["note 1", "note 2"]
    assert page.evaluate("flow.frameOf(49)") is None


def test_what_a_page_says_no_more_covers_nothing(page_of):
    page = notes(
        page_of,
        "scroller='window' swipeable style='height: auto'",
        count=1_000,
        more="""
          const style = document.createElement("style");
          style.textContent = ".bar { scroll-padding-top: 60px; }";
          document.head.append(style);
          document.documentElement.className = "bar";
          flow.sections = [{ items: notes, header: { length: 40, pinned: true,
            render: (root) => { root.textContent = "head"; } } }];
        """,
    )
    page.evaluate("() => scrollTo(0, 5000)")
    rest(page)
    held = "() => flow.querySelector('[data-header]')" \
        ".getBoundingClientRect().top"
    assert page.evaluate(held) == 60
    page.evaluate(
        """() => {
          document.documentElement.className = "";
          flow.style.width = "390px";
        }"""
    )
    rest(page)
    page.evaluate("() => scrollBy(0, 300)")
    rest(page)
    assert page.evaluate(held) == 0
