"""Children that the page's own calls move, or whose own code moves others."""

import pytest
from cards import ALL, COUNT, LIST, SCRIPT, check
from stage import show

# What disturbs its neighbour as it leaves the page, once that is asked for.
PAIRS = """
customElements.define("x-pair", class extends HTMLElement {
  disconnectedCallback() {
    if (!window.isArmed) return;
    const id = Number(this.dataset.id);
    if (id % 2 === 0) window.cards[id + 1].remove();
  }
});
"""


def listed(page_of, tag: str, script: str = ""):
    """A page with a list of children of a kind."""
    page = show(page_of, LIST, script=f"{SCRIPT};{script}")
    page.evaluate(
        f"""(tag) => {{
          window.cards = Array.from({{ length: {COUNT} }}, (_, id) => {{
            const node = card(id, tag);
            if (tag === "a") node.href = "/there";
            node.style.display = "block";
            return node;
          }});
          flowOf().append(...cards);
        }}""",
        tag,
    )
    check(page, ALL)
    return page


def test_links_stay_children_wherever_they_wait(page_of):
    """A link has a `host`, as what holds a shadow tree's nodes does."""
    page = listed(page_of, "a")
    page.evaluate("() => { flowOf().scrollTop = 1e6; }")
    page.wait_for_function(f"() => seen().includes({COUNT - 1})")
    page.evaluate("() => { flowOf().scrollTop = 0; }")
    page.wait_for_function("() => seen().includes(0)")
    check(page, ALL)
    assert page.evaluate(
        "cards.every((node) => node.parentNode === flowOf())"
    )
    page.evaluate("() => { window.flow = flowOf(); flow.remove(); }")
    page.wait_for_function("() => !flow.querySelector('.waterflow-content')")
    assert page.evaluate("flow.children.length") == COUNT
    page.evaluate("() => { document.body.append(flow); }")
    check(page, ALL)


@pytest.mark.parametrize(
    "change, wanted",
    [
        (
            "flowOf().append(cards[2]); cards[2].after(card(99))",
            [0, 1, *ALL[3:], 2, 99],
        ),
        (
            "flowOf().append(cards[2]); cards[2].before(card(99))",
            [0, 1, *ALL[3:], 99, 2],
        ),
        (
            "flowOf().prepend(cards[2]); cards[2].after(card(99))",
            [2, 99, 0, 1, *ALL[3:]],
        ),
        (
            "flowOf().append(cards[2]); cards[2].replaceWith(card(99))",
            [0, 1, *ALL[3:], 99],
        ),
        (
            "flowOf().append(cards[2]); cards[2].nextSibling?.remove()",
            [0, 1, *ALL[3:], 2],
        ),
    ],
)
def test_a_child_that_has_moved_says_where_it_is_now(page_of, change, wanted):
    page = listed(page_of, "div")
    page.evaluate(f"() => {{ {change}; }}")
    check(page, wanted)


def test_children_that_leave_may_take_others_along(page_of):
    page = listed(page_of, "x-pair", PAIRS)
    page.evaluate(
        """() => {
          window.isArmed = true;
          flowOf().replaceChildren(card(100), card(101));
          isArmed = false;
        }"""
    )
    check(page, [100, 101])
    assert page.evaluate("cards.every((node) => node.parentNode === null)")
