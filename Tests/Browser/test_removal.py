"""Views that come and go: nothing of them stays in the page."""

import pytest
from finger import Finger
from playwright.sync_api import Page
from rest import frames, rest
from todos_page import look, middle, rows

# Keeps what the module exports, which a page has no other use for.
EXPORTS = """(() => {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate.call(WebAssembly, ...given);
    window.module = instance.exports;
    return instance;
  };
})()"""

ELEMENT = "document.getElementById('todos').outerHTML"

# Before a module is there: the element is an app's, with something in it.
APP = (
    """;addEventListener("DOMContentLoaded", () => {
  const list = document.getElementById("todos");
  list.className = "mine";
  list.style.cursor = "crosshair";
  list.append(document.createElement("i"));
  window.before = %s;
});"""
    % ELEMENT
)

# Shows the list, scrolls it, touches it and takes it away, a number of times;
# each time something else is under way then. What a page does by itself
# between two turns of its loop has its time.
LIVES = """async (count) => {
  const list = document.getElementById("todos");
  const turn = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
  const frame = () => new Promise(requestAnimationFrame);
  const touch = (type, target, clientX, clientY) => {
    const touch = new Touch({ identifier: 1, target, clientX, clientY });
    const touches = type === "touchend" ? [] : [touch];
    target.dispatchEvent(new TouchEvent(type, {
      touches, targetTouches: touches, changedTouches: [touch],
      bubbles: true, cancelable: true,
    }));
  };
  for (let life = 0; life < count; life++) {
    module.todos_open();
    if (life % 10 === 0) await frame();
    list.scrollTop = life % 7 * 40;
    list.dispatchEvent(new Event("scroll"));
    // How far a fast scroll keeps cells behind it depends on its speed.
    const shown = list.querySelectorAll("[data-item]");
    const row = shown[Math.min(3, shown.length - 1)];
    const { left, top } = row.getBoundingClientRect();
    touch("touchstart", row, left + 200, top + 10);
    if (life % 3 > 0) touch("touchmove", row, left + 150, top + 10);
    if (life % 3 > 1) touch("touchend", row, left + 150, top + 10);
    if (life % 5 === 0) {
      row.focus();
      const on = { key: "ArrowDown", bubbles: true, cancelable: true };
      row.dispatchEvent(new KeyboardEvent("keydown", on));
    }
    module.todos_close();
    await turn();
  }
}"""


@pytest.fixture
def page(visit, gallery) -> Page:
    return look(visit, gallery, has_touch=True, script=EXPORTS)


def close(page: Page) -> None:
    page.evaluate("module.todos_close()")


def reopen(page: Page) -> None:
    page.evaluate("module.todos_open()")
    frames(page, 2)


class Counters:
    """What the browser counts in a page once nothing is left to collect."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.protocol = page.context.new_cdp_session(page)
        self.protocol.send("Performance.enable")

    def read(self) -> dict[str, float]:
        # What was found dead the first time may hold something else.
        for _ in range(3):
            self.protocol.send("HeapProfiler.collectGarbage")
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        found = {metric["name"]: metric["value"] for metric in metrics}
        return {
            "memory": self.page.evaluate("module.memory.buffer.byteLength"),
            "nodes": found["Nodes"],
            "listeners": found["JSEventListeners"],
        }

    def listeners(self, expression: str) -> set[str]:
        """The types of events that something of the page listens to."""
        found = self.protocol.send(
            "Runtime.evaluate", {"expression": expression}
        )
        listeners = self.protocol.send(
            "DOMDebugger.getEventListeners",
            {"objectId": found["result"]["objectId"]},
        )["listeners"]
        return {listener["type"] for listener in listeners}


def swipe_away(page: Page) -> None:
    """Removes the list under a real finger that swipes, and opens it again."""
    reopen(page)
    x, y = middle(rows(page)[3])
    finger = Finger(page).down(x, y).move(x=-60)
    close(page)
    finger.up()


def test_a_thousand_views_leave_nothing(page: Page) -> None:
    counters = Counters(page)
    page.evaluate(LIVES, 40)
    for _ in range(10):
        swipe_away(page)
    early = counters.read()
    for _ in range(10):
        page.evaluate(LIVES, 94)
        swipe_away(page)
    # What is dead is not always collected at the first asking.
    for _ in range(50):
        late = counters.read()
        if all(late[name] <= early[name] for name in early):
            break
        frames(page, 2)
    assert all(late[name] <= early[name] for name in early), (early, late)


def test_the_element_is_what_it_was(visit, gallery) -> None:
    page = look(visit, gallery, has_touch=True, script=EXPORTS + APP)
    counters = Counters(page)
    ours = {"window": {"keydown", "blur"}, "document": {"visibilitychange"}}
    for source, types in ours.items():
        assert types <= counters.listeners(source)
    # A finger drags a row: the element has what a drag gives it as well.
    x, y = middle(rows(page)[3])
    finger = Finger(page).press(x, y)
    page.wait_for_selector(".waterflow-reordering")
    close(page)
    finger.cancel()
    frames(page, 2)
    assert page.evaluate(ELEMENT) == page.evaluate("before")
    assert page.evaluate("document.adoptedStyleSheets.length") == 0
    for source, types in ours.items():
        assert not types & counters.listeners(source)
    # What is left are the page's own.
    left = counters.listeners("document.getElementById('todos')")
    assert left <= {"blur", "keydown"}


def test_a_list_that_is_opened_again_works(page: Page) -> None:
    close(page)
    assert rows(page) == []
    reopen(page)
    x, y = middle(rows(page)[0])
    Finger(page).tap(x, y)
    page.wait_for_selector("[data-item='0'].waterflow-selected")


def enlarge(page: Page) -> None:
    """So that there are more rows than have cells."""
    page.evaluate(
        """() => document.styleSheets[0].insertRule(
          "#todos [data-item], #todos [data-item] * { font-size: 150px }")"""
    )
    # At another width they are measured again.
    page.set_viewport_size({"width": 390, "height": 700})
    rest(page)
    assert page.evaluate("todos.scrollHeight") > 3_200


def test_a_hidden_page_keeps_no_cells_in_reserve(page: Page) -> None:
    enlarge(page)
    page.evaluate("document.getElementById('todos').scrollTop = 1e5")
    frames(page, 3)
    page.evaluate("document.getElementById('todos').scrollTop = 0")
    frames(page, 3)
    cells, shown, left, still = page.evaluate("""() => {
      const count = (what) => document.querySelectorAll(what).length;
      const before = [count(".waterflow-cell"), count("[data-item]")];
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
      return [...before, count(".waterflow-cell"), count("[data-item]")];
    }""")
    assert cells > shown
    assert left == still


# The list is taken away while the module writes a text into an element, that
# is, in the middle of a call of the page.
CLOSE_AS_WRITTEN = """(id) => {
  const node = document.getElementById(id).firstChild;
  const { get, set } = Object.getOwnPropertyDescriptor(
    CharacterData.prototype, "data");
  Object.defineProperty(node, "data", {
    get,
    set(text) {
      set.call(this, text);
      module.todos_close();
    },
  });
}"""


def scroll(page: Page) -> None:
    page.evaluate("document.getElementById('todos').scrollTop = 1e5")


def tap(page: Page) -> None:
    x, y = middle(rows(page)[0])
    Finger(page).tap(x, y)


@pytest.mark.parametrize(
    ("act", "written"), [(scroll, "live"), (tap, "open")]
)
def test_a_view_may_end_while_it_is_told(page: Page, act, written) -> None:
    if act is scroll:
        # So that there are other rows then, which `live` counts.
        enlarge(page)
    page.evaluate(CLOSE_AS_WRITTEN, written)
    act(page)
    page.wait_for_selector(".waterflow-content", state="detached")
    rest(page)
    assert page.evaluate("document.getElementById('todos').style.length") == 0
    assert not page.evaluate("following.isWaiting")
