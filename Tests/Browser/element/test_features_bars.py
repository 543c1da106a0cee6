"""Scroll bars of boxes in items, which Playwright hides in all other tests."""

import pytest
from features_page import BOX, middle, notes, selected, told
from rest import rest
from scroll_bars import page_of  # noqa: F401

# In a tree of its own, too.
ROOTED = BOX + """
  const render = flow.renderItem;
  flow.renderItem = (item) => {
    const shown = render(item);
    if (typeof shown === "string") return shown;
    const host = document.createElement("div");
    host.attachShadow({ mode: "open" }).append(shown);
    return host;
  };
"""


@pytest.mark.parametrize("box", [BOX, ROOTED])
def test_the_bar_of_a_box_is_no_items(page_of, box):  # noqa: F811
    page = notes(page_of, "reorderable", more=box % "auto")
    find = """const row = flow.elementOf(2);
      const box = row.querySelector(".box")
        ?? row.querySelector("div").shadowRoot.querySelector(".box");"""
    x, y, height = page.evaluate(
        f"""() => {{
          {find}
          const {{ left, bottom }} = box.getBoundingClientRect();
          return [left, bottom, box.offsetHeight - box.clientHeight];
        }}"""
    )
    assert height > 4
    page.mouse.move(x + 30, y - height / 2)
    page.mouse.down()
    page.mouse.move(x + 60, y + 60, steps=6)
    page.mouse.move(x + 60, y + 160, steps=6)
    page.mouse.up()
    rest(page)
    assert told(page, "reorder") == []
    assert page.evaluate(f"() => {{ {find} return box.scrollLeft; }}") > 0


def test_a_bar_over_the_items_is_no_items(page_of):  # noqa: F811
    page = notes(page_of, "reorderable selection='single'")
    x, y = middle(page, "note 2")
    page.evaluate(
        """([x, y]) => {
          // As where bars take no room, which no browser here has.
          const send = (type, clientY) => flow.dispatchEvent(
            new PointerEvent(type, {
              clientX: x, clientY, pointerId: 1, pointerType: "mouse",
              buttons: 1, bubbles: true }));
          send("pointerdown", y);
          for (let step = 1; step < 9; step += 1) {
            send("pointermove", y + step * 12);
          }
          send("pointerup", y + 96);
          send("pointerdown", y);
          send("pointerup", y);
        }""",
        [x, y],
    )
    rest(page)
    assert told(page) == [] and selected(page) == []
