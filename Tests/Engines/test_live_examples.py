"""The gallery's examples of the element, in each browser."""

import pytest

# What overlaps, or stands beyond the element's own breadth; by its number.
MISPLACED = """(name) => {
  const view = document.getElementById(name);
  const width = view.scrollWidth;
  const frames = [...view.querySelectorAll("[data-item]")]
    .map((cell) => cell.getBoundingClientRect());
  const edge = view.getBoundingClientRect().left;
  return frames.flatMap((one, index) => {
    const isBeyond = one.left < edge || one.right > edge + width + 0.5;
    const meets = frames.slice(index + 1).some((other) =>
      one.left < other.right - 0.5 && other.left < one.right - 0.5
      && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5);
    return isBeyond || meets ? [index] : [];
  });
}"""
LEFT = "chat.scrollHeight - chat.clientHeight - chat.scrollTop"
TOLD = """(name) => [...document.querySelectorAll("#told li")]
  .some((line) => line.textContent.startsWith(`${name} `))"""
# A key with Alt, on an item.
KEY = """([key, item]) => {
  document.querySelector(
    `#events [data-section="0"][data-item="${item}"]`).focus();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
    key, altKey: true, bubbles: true, cancelable: true,
  }));
}"""


@pytest.fixture
def show(engine, gallery):
    """Opens the page with one of the examples in view."""

    def open_page(name: str):
        engine.open(gallery("element.html"))
        engine.until(
            """(name) => document.querySelector(`#${name} [data-item]`)""", name
        )
        engine.evaluate(
            "(name) => document.getElementById(name).scrollIntoView()", name
        )
        engine.still()
        return engine

    return open_page


def test_items_stand_beside_each_other_in_each_mode(show):
    engine = show("attributes")
    for name, value in [
        ("mode", "justified"), ("breaking", "balanced"), ("breaking", "even"),
        ("last-row", "justified"),
        ("mode", "flow"), ("mode", "list"), ("mode", "waterfall"),
        ("lanes", "3"), ("insets", "8 40"), ("dir", "rtl"),
    ]:
        engine.evaluate(
            """([name, value]) => {
              const choice = document.querySelector(`#choices [name=${name}]`);
              choice.value = value;
              choice.dispatchEvent(new Event("change"));
            }""",
            [name, value],
        )
        engine.still()
        assert engine.evaluate(MISPLACED, "attributes") == [], (name, value)


def test_contacts_are_found_and_selected(show):
    engine = show("contacts")
    find = "() => document.getElementById('search').requestSubmit()"
    engine.evaluate(find)
    engine.until("() => answer.textContent.startsWith('Number 379,')")
    engine.still()
    assert engine.evaluate("contacts.scrollTop") > 10_000
    engine.push("family")
    assert engine.text("answer") == "Selected: 18."
    engine.push("back")
    engine.still()
    assert engine.evaluate("contacts.scrollTop") == 0
    assert engine.evaluate("contacts.selectedItems.length") == 0


def test_events_are_told_by_hand_and_by_key(show):
    engine = show("events")
    cell = engine.evaluate(
        """() => {
          const { x, y } = events.elementOf({ section: 0, index: 1 })
            .getBoundingClientRect();
          return [x + 10, y + 10];
        }"""
    )
    engine.click(*cell)
    for name in ("rangechange", "itemclick", "selectionchange"):
        engine.until(TOLD, name)
    engine.evaluate(KEY, ["ArrowRight", 1])
    engine.until(TOLD, "reorder")
    engine.still()
    moved = "events.elementOf({ section: 0, index: 2 }).textContent"
    assert engine.evaluate(moved) == "B"
    engine.evaluate(KEY, ["Enter", 2])
    engine.still()
    engine.press("ArrowRight", "Enter")
    engine.until(TOLD, "swipe")
    engine.evaluate("() => { events.scrollTop = 60; }")
    engine.until(TOLD, "pin")
    engine.still()
    # The header stays at the edge, above what goes by.
    assert engine.evaluate(
        """() => {
          const header = events.querySelector("[data-header]");
          return header.getBoundingClientRect().top
            - events.getBoundingClientRect().top - events.clientTop;
        }"""
    ) == pytest.approx(0, abs=1)


def test_a_chat_stays_at_its_end(show):
    engine = show("chat")
    assert engine.evaluate("chat.scrollTop") > 1_000
    assert engine.evaluate(LEFT) == pytest.approx(0, abs=1)
    engine.evaluate(
        """() => {
          document.getElementById("text").value = "Hello";
          document.getElementById("writing").requestSubmit();
        }"""
    )
    # Somebody answers.
    engine.until("() => chat.items.length === 32")
    engine.still()
    assert engine.evaluate(LEFT) == pytest.approx(0, abs=1)
    engine.evaluate("() => { chat.scrollTop = 0; }")
    engine.still()
    first = """() => {
      const cell = chat.elementOf(chat.items.findIndex(({ id }) => id === 30));
      return cell.getBoundingClientRect().top
        - chat.getBoundingClientRect().top;
    }"""
    before = engine.evaluate(first)
    engine.push("earlier")
    engine.until("() => chat.items.length === 62")
    engine.still()
    assert engine.evaluate(first) == pytest.approx(before, abs=1)
