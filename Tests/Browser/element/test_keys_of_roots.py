"""Keys where an item's root is a component, a field, or holds buttons."""

import pytest
from rest import frames, rest
from rows_page import opened

CARD = """
addEventListener("DOMContentLoaded", () => customElements.define("my-card",
  class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: "open" }).innerHTML =
        "<input><button>press</button>";
      this.shadowRoot.querySelector("button").onclick = () => {
        window.pressed = (window.pressed ?? 0) + 1;
      };
    }
  }));
"""
CARDS = """{ renderer: { create: () => document.createElement("my-card"),
  update() {} }, %s }"""


@pytest.mark.parametrize("feature", ["keyboard: true", "selection: 'multiple'"])
def test_keys_of_a_field_in_the_shadow_tree_of_a_root(page_of, feature):
    page = opened(page_of, options=CARDS % feature, script=CARD)
    field = "stage.flow.elementOf(1).shadowRoot.querySelector('input')"
    page.evaluate(f"{field}.focus()")
    page.keyboard.type("a b")
    page.keyboard.press("Home")
    page.keyboard.type("c")
    assert page.evaluate(f"{field}.value") == "ca b"


def test_keys_of_a_button_in_the_shadow_tree_of_a_root(page_of):
    page = opened(page_of, options=CARDS % "keyboard: true", script=CARD)
    page.evaluate(
        "stage.flow.elementOf(1).shadowRoot.querySelector('button').focus()"
    )
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    assert page.evaluate("window.pressed") == 2


@pytest.mark.parametrize("tag", ["textarea", "div contenteditable"])
@pytest.mark.parametrize("feature", ["keyboard: true", "selection: 'multiple'"])
def test_keys_of_a_root_that_is_a_field(page_of, tag, feature):
    page = opened(
        page_of,
        options="""{ renderer: { create: () => {
          const [name, more] = "%s".split(" ");
          const root = document.createElement(name);
          if (more) root.setAttribute(more, "");
          return root;
        }, update() {} }, %s }""" % (tag, feature),
    )
    page.evaluate("stage.flow.elementOf(1).focus()")
    page.keyboard.type("a b")
    assert page.evaluate(
        "(({ value, textContent }) => value ?? textContent)"
        "(stage.flow.elementOf(1))"
    ).replace("\u00a0", " ") == "a b"


@pytest.mark.parametrize("scroller", ["self", "window"])
@pytest.mark.parametrize("is_back", [False, True])
def test_a_tab_key_that_is_held_goes_from_item_to_item(
    page_of, scroller, is_back
):
    style = "height: 600px" if scroller == "self" else ""
    page = opened(
        page_of,
        "<button id='before'>before</button>"
        f"<water-flow scroller='{scroller}' style='{style}'></water-flow>"
        "<button id='after'>after</button>",
        """{ size: () => 150, renderItem: (n) => Object.assign(
          document.createElement("button"), { textContent: `item ${n}` }) }""",
    )
    page.evaluate("stage.flow.scrollToItem(300)" if is_back else "0")
    rest(page)
    first = 300 if is_back else 0
    page.evaluate(f"stage.flow.elementOf({first}).firstChild.focus()")
    seen = []
    for index in range(50):
        # As fast as keyboards repeat a key, and faster.
        page.keyboard.press("Shift+Tab" if is_back else "Tab")
        seen.append(page.evaluate("document.activeElement.textContent.trim()"))
        # But not ten times in a frame of a busy machine, which has no cells
        # there yet.
        if index % 4 == 3:
            frames(page, 1)
    way = -1 if is_back else 1
    assert seen == [f"item {first + way * (at + 1)}" for at in range(50)]


@pytest.mark.parametrize(
    "feature", ["keyboard: true", "keyboard: true, selection: 'single'"]
)
def test_space_clicks_a_root_that_is_a_link_and_enter_follows_it(
    page_of, feature
):
    page = opened(
        page_of,
        options="""{ renderer: { create() {
          const root = document.createElement("a");
          root.href = "#followed";
          return root;
        }, update(root, n) { root.textContent = `item ${n}`; } }, %s }"""
        % feature,
    )
    page.evaluate(
        """() => {
          window.clicked = [];
          stage.flow.addEventListener("itemclick", ({ detail }) =>
            clicked.push(detail.index));
          stage.flow.elementOf(1).focus();
        }"""
    )
    page.keyboard.press(" ")
    rest(page)
    assert page.evaluate("[clicked, stage.flow.scrollTop]") == [[1], 0]
    assert page.evaluate("location.hash") == ""
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.hash === '#followed'")
