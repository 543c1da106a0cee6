"""An element that `anchors-to-end` is a chat's: it begins there, and stays."""

import pytest
from rest import rest

CHAT = """<!doctype html><style>
  html, body {{ height: 100%; margin: 0; }} {style}
</style>
<water-flow id="flow" mode="list" item-key="id" {attributes}></water-flow>
<script type="module">
  import "/water-flow/index.js";
  globalThis.flow = document.getElementById("flow");
  globalThis.messages = Array.from({{ length: 200 }}, (_, id) => ({{ id }}));
  flow.renderItem = ({{ id, lines }}) => {{
    const cell = document.createElement("p");
    cell.style.cssText = "margin: 0; line-height: 20px; white-space: pre";
    cell.textContent = Array(lines ?? 1 + id % 3).fill(id).join("\\n");
    return cell;
  }};
  flow.items = messages;
</script>"""

# How far what is seen is from the end, and which message is the last in view.
PLACE = """() => {{
  const box = {box};
  const bottom = box === document.scrollingElement
    ? innerHeight : box.getBoundingClientRect().bottom;
  const cells = [...flow.querySelectorAll("[data-item]")]
    .filter((cell) => cell.getBoundingClientRect().top < bottom - 1)
    .sort((a, b) => a.dataset.item - b.dataset.item);
  return [
    Math.round(box.scrollHeight - box.clientHeight - box.scrollTop),
    cells.at(-1)?.textContent.split("\\n")[0],
  ];
}}"""
SCROLLERS = {
    "self": ("#flow { height: 100% }", "", "flow"),
    "window": ("", 'scroller="window"', "document.scrollingElement"),
}


@pytest.fixture(params=SCROLLERS)
def chat(page_of, request):
    """A page with a chat, and a function that tells where it is."""
    style, attributes, box = SCROLLERS[request.param]
    page = page_of(CHAT.format(
        style=style, attributes=f"anchors-to-end {attributes}"), height=300)
    page.wait_for_selector("[data-item='199']")
    rest(page)

    def place():
        rest(page)
        return page.evaluate(PLACE.format(box=box))

    page.box = box
    return page, place


# Items that come after the element has shown that it has none.
LATE = """<!doctype html><style>
  html, body {{ height: 100%; margin: 0; }} {style}
</style>
<water-flow id="flow" mode="list" {attributes}></water-flow>
<script type="module">
  import "/water-flow/index.js";
  globalThis.flow = document.getElementById("flow");
  await flow.ready;
  flow.renderer = {{
    create() {{
      const cell = document.createElement("p");
      cell.style.cssText = "margin: 0; line-height: 20px";
      return cell;
    }},
    update(cell, {{ id }}) {{ cell.textContent = id; }},
  }};
  flow.items = Array.from({{ length: 200 }}, (_, id) => ({{ id }}));
</script>"""


def append(page, message: str) -> None:
    page.evaluate(f"""() => {{
      messages = [...messages, {message}];
      flow.items = messages;
    }}""")


def test_it_begins_at_its_end_and_stays_there(chat):
    page, place = chat
    assert place() == [0, "199"]
    append(page, "{ id: 200, lines: 9 }")
    page.wait_for_selector("[data-item='200']")
    assert place() == [0, "200"]
    page.evaluate("""() => {
      messages.push({ id: 201, lines: 4 });
      return flow.update({ inserted: [201] });
    }""")
    assert place() == [0, "201"]
    # A message that grows, as one that is being written.
    page.evaluate("""() => {
      messages[201].lines = 12;
      return flow.update({ changed: [201] });
    }""")
    assert place() == [0, "201"]


@pytest.mark.parametrize("key", ["", "item-key=id"])
@pytest.mark.parametrize("scroller", SCROLLERS)
def test_it_begins_at_its_end_when_items_and_a_renderer_come_later(
    page_of, scroller, key
):
    style, attributes, box = SCROLLERS[scroller]
    page = page_of(LATE.format(
        style=style, attributes=f"anchors-to-end {attributes} {key}"),
        height=300)
    page.wait_for_selector("[data-item]")
    rest(page)
    assert page.evaluate(PLACE.format(box=box)) == [0, "199"]


def test_who_reads_its_start_comes_back_there(page_of):
    page = page_of(LATE.format(
        style="#flow { height: 300px }", attributes="anchors-to-end"),
        height=400)
    page.wait_for_selector("[data-item='199']")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    for action in (
        "flow.setState(flow.getState())",
        "flow.renderer = { ...flow.renderer }",
        "{ const { parentNode } = flow; flow.remove(); parentNode.append(flow); }",
    ):
        page.evaluate(f"() => {{ {action} }}")
        rest(page)
        assert page.evaluate("flow.scrollTop") == 0, action
        assert page.query_selector("[data-item='0']"), action


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("axis", ["", "horizontal"])
def test_a_place_without_an_item_is_where_it_begins(page_of, axis, direction):
    page = page_of(LATE.format(
        style="#flow { height: 100px; width: 300px }",
        attributes=f"anchors-to-end {axis} dir={direction}"), height=300)
    page.wait_for_selector("[data-item]")
    rest(page)
    top = 0 if axis else 10_000
    left = 0 if not axis else 10_000 if direction == "rtl" else -10_000
    page.evaluate(f"() => flow.scrollTo({left}, -{top})")
    rest(page)
    assert not page.query_selector("[data-item='199']")
    page.evaluate("() => flow.setState({ version: 1 })")
    page.wait_for_selector("[data-item='199']")
    page.evaluate("() => { flow.anchorsToEnd = false; }")
    page.evaluate("() => flow.setState({ version: 1 })")
    page.wait_for_selector("[data-item='0']")


def test_who_has_scrolled_away_stays_away(chat):
    page, place = chat
    page.evaluate(f"() => {{ {page.box}.scrollTop -= 1_000; }}")
    away, last = place()
    assert away == pytest.approx(1_000, abs=1)
    append(page, "{ id: 200, lines: 5 }")
    page.wait_for_function("() => flow.frameOf(200)")
    after, still = place()
    assert still == last and after == pytest.approx(away + 100, abs=1)
    page.evaluate(f"() => {{ {page.box}.scrollTop = 1e6; }}")
    assert place() == [0, "200"]
    append(page, "{ id: 201, lines: 2 }")
    page.wait_for_selector("[data-item='201']")
    assert place() == [0, "201"]


def test_earlier_messages_come_above_what_is_read(chat):
    page, place = chat
    page.evaluate(f"() => {{ {page.box}.scrollTop = 0; }}")
    rest(page)
    top = """() => flow.elementOf(messages.findIndex(({ id }) => id === 0))
      .getBoundingClientRect().top"""
    before = page.evaluate(top)
    page.evaluate("""() => {
      messages = [...Array.from({ length: 20 }, (_, index) => ({
        id: -20 + index, lines: 1 + index % 4,
      })), ...messages];
      flow.items = messages;
    }""")
    page.wait_for_function("() => flow.frameOf(219)")
    rest(page)
    assert page.evaluate(top) == pytest.approx(before, abs=1)


# Chromium itself may stay at the end of a window.
@pytest.mark.parametrize("chat", ["self"], indirect=True)
def test_it_can_be_switched(chat):
    page, place = chat
    page.evaluate("() => { flow.anchorsToEnd = false; }")
    append(page, "{ id: 200, lines: 5 }")
    page.wait_for_function("() => flow.frameOf(200)")
    assert place()[0] == 100
    page.evaluate(f"""() => {{
      flow.anchorsToEnd = true;
      {page.box}.scrollTop = 1e6;
    }}""")
    place()
    append(page, "{ id: 201, lines: 5 }")
    page.wait_for_selector("[data-item='201']")
    assert place() == [0, "201"]
    assert page.locator("#flow").get_attribute("anchors-to-end") == ""


def test_it_stays_at_its_end_while_it_is_hidden(page_of):
    page = page_of(CHAT.format(
        style="#box { height: 300px; margin-top: 60px; overflow: auto }",
        attributes='anchors-to-end scroller="nearest"',
    ).replace("<water-flow", '<div id="box"><water-flow')
     .replace("</water-flow>", "</water-flow></div>"), height=400)
    page.wait_for_selector("[data-item='199']")
    rest(page)
    page.evaluate("""() => {
      flow.hidden = true;
      messages = [...messages, { id: 200, lines: 5 }];
      flow.items = messages;
    }""")
    rest(page)
    page.evaluate("() => { flow.hidden = false; }")
    page.wait_for_selector("[data-item='200']")
    rest(page)
    assert page.evaluate(PLACE.format(
        box='document.getElementById("box")')) == [0, "200"]
