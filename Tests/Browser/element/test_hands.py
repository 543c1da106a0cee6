"""What hands do in views that are scaled, nested or in other trees."""

import pytest
from features_page import middle, notes, selected, told
from finger import Finger
from rest import rest
from test_features_swiping import ACTIONS, BUTTONS

# Each note holds a row of its own, of three names.
NESTED = """
flow.renderItem = ({ text }) => {
  const inner = document.createElement("water-flow");
  inner.style = "height: 60px; width: 200px";
  Object.assign(inner, {
    mode: "list", horizontal: true, selection: "multiple",
    size: () => 100, renderItem: (name) => `${text} ${name}`,
    sections: [{ items: ["a", "b", "c"], insets: { top: 0, bottom: 10 },
      header: { length: 40, pinned: true, render: (cell) => {
        cell.textContent = "names";
      } } }],
  });
  return inner;
};
flow.size = () => 100;
"""

# A field in a shadow tree of its own.
FIELD = """
customElements.define("my-field", class extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = "<input>";
  }
});
flow.renderItem = ({ text }) => {
  const row = document.createElement("div");
  row.innerHTML = `${text} <my-field></my-field>`;
  return row;
};
"""

FIELD_OF_2 = """flow.elementOf(2).querySelector("my-field").shadowRoot
  .firstElementChild"""


def show_actions(page, element: str) -> None:
    """Asks for an item's actions by a key."""
    page.evaluate(f"{element}.elementOf(1).focus()")
    page.keyboard.press("ContextMenu")
    rest(page)


@pytest.mark.parametrize(
    "style", ["zoom: 0.8", "zoom: 1.25",
              "transform: scale(0.8); transform-origin: 0 0"])
def test_hands_meet_what_they_point_at_at_any_scale(page_of, style):
    page = notes(page_of, "selection='multiple' swipeable", more=f"""{ACTIONS}
      document.body.style = "{style}";""", is_own=True)
    rest(page)
    page.mouse.click(*middle(page, "note 4"))
    assert selected(page) == [4]
    assert [one["index"] for one in told(page, "itemclick")] == [4]
    x, y = middle(page, "note 3")
    page.mouse.move(x + 50, y)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=8)
    page.mouse.up()
    rest(page)
    assert page.evaluate(
        """() => {
          const box = flow.querySelector(".waterflow-actions");
          const cell = flow.elementOf(3);
          return Math.abs(box.getBoundingClientRect().top
            - cell.getBoundingClientRect().top);
        }"""
    ) < 1


def test_what_stands_in_an_item_of_another_one_is_its_own(page_of):
    page = notes(page_of, "selection='multiple' swipeable reorderable",
                 more=ACTIONS + NESTED, has_touch=True)
    page.wait_for_function(
        "() => flow.elementOf(3).querySelector('[data-item]') !== null")
    rest(page)
    inner = "flow.elementOf(1).querySelector('water-flow')"
    page.evaluate(f"""() => {inner}.addEventListener("itemclick",
      ({{ detail }}) => told.push({{ type: "inner", index: detail.index }}))""")
    page.mouse.click(150, 130)
    rest(page)
    assert selected(page) == []
    assert page.evaluate(f"{inner}.selectedItems.map((one) => one.index)") \
        == [1]
    assert told(page, "itemclick", "inner") == [{"type": "inner", "index": 1}]
    Finger(page).tap(50, 130)
    rest(page)
    assert selected(page) == []
    # So are its own edge and its empty room.
    page.mouse.click(20, 115)
    page.mouse.click(195, 158)
    rest(page)
    assert selected(page) == []
    # Beside it, on the item, it is the item's.
    page.mouse.click(350, 130)
    rest(page)
    assert selected(page) == [1]
    Finger(page).down(180, 130).move(x=-120, y=4, steps=12).hold(0.2).up()
    rest(page)
    assert page.evaluate(BUTTONS) == []


def test_a_field_in_a_shadow_tree_is_a_field(page_of):
    page = notes(
        page_of, "selection='multiple' reorderable", more=FIELD, is_own=True)
    field = page.evaluate_handle(FIELD_OF_2).as_element()
    field.click()
    assert selected(page) == []
    page.keyboard.type("typed")
    page.mouse.move(0, 0)
    page.evaluate("flow.scrollTop = 3000")
    rest(page)
    page.evaluate("flow.scrollTop = 0")
    rest(page)
    assert page.evaluate(f"{FIELD_OF_2}.value") == "typed"
    assert page.evaluate(
        f"{FIELD_OF_2}.getRootNode().activeElement === {FIELD_OF_2}")


def test_actions_by_key_have_the_focus_in_a_shadow_tree(page_of):
    page = notes(page_of, "swipeable keyboard", more=f"""{ACTIONS}
      const host = document.createElement("div");
      document.body.append(host);
      const root = host.attachShadow({{ mode: "open" }});
      root.append(document.querySelector("style").cloneNode(true), flow);
      """, is_own=True)
    page.wait_for_function("() => isShown()")
    rest(page)
    show_actions(page, "flow")
    assert page.evaluate("root.activeElement?.textContent") == "Löschen"


@pytest.mark.parametrize("scroller", ["window", "nearest"])
@pytest.mark.parametrize("scale", [0.8, 1.25])
def test_a_scaled_view_scrolls_in_what_is_around_it(page_of, scroller, scale):
    page = notes(page_of, f"selection='multiple' scroller='{scroller}'",
                 more=f"""
      const box = document.createElement("div");
      if ("{scroller}" === "nearest") {{
        box.style = "height: 400px; overflow: auto";
      }}
      document.body.append(box);
      box.append(flow);
      flow.style.height = "auto";
      document.body.style.zoom = {scale};
      const scrolled = "{scroller}" === "nearest" ? box
        : document.scrollingElement;""", is_own=True)
    rest(page)
    page.evaluate("() => { scrolled.scrollTop = 1500; }")
    rest(page)
    x = 100
    for y in (60, 200, 300):
        text = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).textContent", [x, y])
        page.mouse.click(x, y)
        rest(page)
        number = int(text.removeprefix("note "))
        assert number in selected(page)
        assert [one["index"] for one in told(page, "itemclick")] == [number]
    # All that is in view is there.
    assert page.evaluate(
        """() => [...Array(35).keys()].every((at) => {
          const { textContent } = document.elementFromPoint(100, at * 9);
          return /^note \\d+$/.test(textContent);
        })""")
    page.evaluate("flow.scrollToItem(60)")
    rest(page)
    assert abs(page.evaluate(
        "flow.elementOf(60).getBoundingClientRect().top")) <= 1


def test_each_of_two_hears_of_the_keys_on_its_own_actions(page_of):
    page = notes(page_of, "swipeable keyboard", more=f"""{ACTIONS}
      flow.style.height = "200px";
      const other = document.createElement("water-flow");
      other.style.height = "200px";
      Object.assign(other, {{ mode: "list", swipeable: true, keyboard: true,
        size: flow.size, renderItem: flow.renderItem, items: notes,
        swipeActions: flow.swipeActions }});
      document.body.append(other);""", is_own=True)
    page.wait_for_function("() => other.elementOf(1)?.tabIndex === -1")
    rest(page)
    show_actions(page, "other")
    assert page.evaluate("document.activeElement.textContent") == "Löschen"
    page.keyboard.press("Shift+F10")
    rest(page)
    assert page.evaluate("document.activeElement.textContent") == "Pin"
    assert page.evaluate("other.contains(document.activeElement)")
