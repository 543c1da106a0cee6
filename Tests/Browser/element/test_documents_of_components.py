"""A component with an element in its shadow tree goes to another document."""

from rest import rest
from stage import show

BODY = """<div id="host"></div>
<iframe id="frame" srcdoc="<!doctype html><style>body { margin: 0 }</style>"
  style="position: absolute; left: 100px; top: 200px; width: 600px;
    height: 500px; border: 0"></iframe>"""

SETUP = """async (options) => {
  const tree = host.attachShadow({ mode: "open" });
  tree.innerHTML =
    "<water-flow style='display: block; height: 400px'></water-flow>";
  window.flow = tree.firstChild;
  Object.assign(flow, { mode: "list", size: () => 60,
    renderItem: (n) => `item ${n}`,
    items: Array.from({ length: 1000 }, (_, at) => at) }, options);
  await flow.ready;
}"""
MOVE = "frame.contentDocument.body.append(host)"


def test_a_click_selects_in_the_document_of_a_component(page_of):
    page = show(page_of, BODY)
    page.wait_for_function(
        "() => frame.contentDocument.readyState === 'complete'")
    page.evaluate(SETUP, {"selection": "single"})
    rest(page)
    page.evaluate(MOVE)
    rest(page)
    page.mouse.click(130, 290)
    rest(page)
    assert page.evaluate("flow.selectedItems") == [{"section": 0, "index": 1}]


def test_the_window_of_a_component_s_document_scrolls_it(page_of):
    page = show(page_of, BODY)
    page.wait_for_function(
        "() => frame.contentDocument.readyState === 'complete'")
    page.evaluate(SETUP, {"scroller": "window"})
    page.evaluate("flow.style.height = ''")
    rest(page)
    page.evaluate(MOVE)
    rest(page)
    page.evaluate("frame.contentWindow.scrollTo(0, 12000)")
    rest(page)
    assert page.evaluate("flow.elementOf(203)?.textContent") == "item 203"


def test_an_item_is_dragged_in_the_document_of_a_component(page_of):
    page = show(page_of, BODY)
    page.wait_for_function(
        "() => frame.contentDocument.readyState === 'complete'")
    page.evaluate(SETUP, {"reorderable": True})
    page.evaluate("""flow.addEventListener("reorder", ({ detail }) => {
      window.moved = [detail.from.index, detail.to.index]; })""")
    rest(page)
    page.evaluate(MOVE)
    rest(page)
    x, y = 130, 200
    page.mouse.move(x, y + 90)
    page.mouse.down()
    page.mouse.move(x, y + 150, steps=4)
    page.mouse.move(x, y + 215, steps=4)
    page.mouse.up()
    rest(page)
    assert page.evaluate("window.moved ?? null") == [1, 3]


def test_the_rules_go_with_a_component(page_of):
    page = show(page_of, BODY)
    page.wait_for_function(
        "() => frame.contentDocument.readyState === 'complete'")
    page.evaluate(SETUP, {"keyboard": True})
    rest(page)
    page.evaluate(MOVE)
    rest(page)
    page.evaluate("flow.focus()")
    page.keyboard.press("Tab")
    rest(page)
    assert page.evaluate(
        "getComputedStyle(flow.elementOf(0)).outlineStyle") == "solid"
    assert page.evaluate(
        "getComputedStyle(flow.elementOf(0)).outlineWidth") == "3px"
