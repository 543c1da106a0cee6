"""Children that stay in their cells stay in the page, as others come and go."""

import pytest
from rest import rest
from stage import drawn, show

# Children that count how often they leave the page.
CARDS = """
window.left = [];
customElements.define("x-card", class extends HTMLElement {
  disconnectedCallback() { left.push(Number(this.dataset.id)); }
});
window.card = (id) => {
  const node = document.createElement("x-card");
  Object.assign(node.dataset, { id });
  node.className = "drawn";
  node.style = "display: block; height: 100px";
  node.textContent = `Card ${id}`;
  return node;
};
"""


@pytest.fixture(params=["", 'selection="multiple"'])
def page(page_of, request):
    """A list of ten children, two more than it has room for."""
    page = show(
        page_of,
        f"""<water-flow mode="list" style="height: 800px" {request.param}>
        </water-flow>""", script=CARDS)
    page.evaluate(
        """() => {
          for (let id = 0; id < 10; id++) stage.flow.append(card(id));
        }""")
    drawn(page)
    page.evaluate("() => { left.length = 0; }")
    return page


@pytest.mark.parametrize(
    ("change", "gone"),
    [
        ("flow.append(card(10))", []),
        ("flow.append(card(10), card(11)); flow.append(card(12))", []),
        ("flow.removeChild(cards[9])", [9]),
        ("cards[9].replaceWith(card(10))", [9]),
        ("flow.reload()", []),
        ("flow.refresh()", []),
        ("flow.gap = 8", []),
    ],
)
def test_a_child_that_stays_in_its_cell(page, change, gone):
    page.evaluate(
        f"""() => {{
          const {{ flow }} = stage;
          const cards = [...flow.querySelectorAll("x-card")]
            .sort((a, b) => a.dataset.id - b.dataset.id);
          {change};
        }}""")
    rest(page)
    # Those that have come are put where they wait at first.
    assert page.evaluate("left.filter((id) => id < 10)") == gone


def test_a_child_that_leaves_is_in_no_cell(page):
    page.evaluate(
        """() => {
          window.cards = [...stage.flow.querySelectorAll("x-card")];
          stage.flow.replaceChildren(cards[0]);
        }""")
    rest(page)
    assert sorted(page.evaluate("left")) == list(range(10))
    assert page.evaluate(
        "cards.filter((card) => card.isConnected).length") == 1
    page.evaluate("() => { stage.flow.replaceChildren(); }")
    rest(page)
    assert page.evaluate("cards.every((card) => !card.isConnected)")
