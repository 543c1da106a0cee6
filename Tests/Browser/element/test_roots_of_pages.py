"""What pages make of roots, and what in them is no part of the item."""

import pytest
from rest import rest
from rows_page import OWN, opened


def click(page):
    """Clicks in the second item, and counts what that does in `clicked`."""
    page.evaluate(
        """() => {
          window.clicked = 0;
          stage.flow.addEventListener("itemclick", () => { clicked += 1; });
        }"""
    )
    page.mouse.click(10, 70)
    rest(page)


def test_a_transform_of_the_page_s_is_about_the_middle(page_of):
    page = opened(
        page_of,
        options="""{ renderer: {
          create: () => Object.assign(
            document.createElement("div"), { className: "card" }),
          update(root, n) { root.textContent = n; } } }""",
        head="<style>.card { transform: scale(0.5) }</style>",
    )
    assert page.evaluate(
        """() => {
          const { x, y, width, height } =
            stage.flow.elementOf(1).getBoundingClientRect();
          return [x, y, width, height];
        }"""
    ) == [250, 75, 500, 30]


@pytest.mark.parametrize("role", ["checkbox", "switch", "slider"])
@pytest.mark.parametrize("attribute", ["", "selection='multiple'"])
def test_a_field_by_its_role_clicks_no_item(page_of, role, attribute):
    page = opened(
        page_of,
        OWN.replace("style", f"{attribute} style"),
        """{ renderItem() {
          const field = document.createElement("span");
          Object.assign(field, { role: "%s", tabIndex: 0,
            textContent: "on or off" });
          return field;
        } }""" % role,
    )
    click(page)
    assert page.evaluate(
        "[clicked, stage.flow.selectedItems.length]") == [0, 0]


def test_what_is_no_field_by_its_attribute_is_the_item(page_of):
    page = opened(
        page_of,
        options="""{ renderItem() {
          const card = document.createElement("div");
          card.contentEditable = "false";
          card.textContent = "text";
          return card;
        } }""",
    )
    click(page)
    assert page.evaluate("clicked") == 1
