"""Children that the page's own calls move, or whose own code moves others."""

import pytest
from cards import ALL, COUNT, FAR, LIST, SCRIPT, check
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


@pytest.mark.parametrize("at", [0, 2, FAR])
@pytest.mark.parametrize(
    "move",
    [
        "document.body.append(cards[at])",
        "document.createElement('div').append(cards[at])",
        "document.createDocumentFragment().append(cards[at])",
        "cards[at + 1].append(cards[at]); cards[at].className = ''",
    ],
)
@pytest.mark.parametrize("is_scrolled", [False, True])
def test_a_child_that_is_taken_elsewhere_has_left(cards, at, move, is_scrolled):
    """What any parent may do to a node, without a word to its last one."""
    if is_scrolled:
        cards.evaluate("() => { flowOf().scrollTop = 1e6; }")
        cards.wait_for_function(f"() => seen().includes({COUNT - 1})")
        cards.evaluate("() => { flowOf().scrollTop = 0; }")
        cards.wait_for_function("() => seen().includes(0)")
    cards.evaluate(f"(at) => {{ {move}; }}", at)
    cards.wait_for_function(f"() => ids().length === {COUNT - 1}")
    check(cards, [id for id in ALL if id != at])
    assert cards.evaluate(
        """(at) => cards[at].parentNode !== flowOf()
          && cards[at].parentNode.contains(cards[at])
          && Object.getOwnPropertyNames(cards[at]).length === 0""",
        at,
    )
    # It may come back.
    cards.evaluate("(at) => { flowOf().append(cards[at]); }", at)
    check(cards, [*(id for id in ALL if id != at), at])


def test_a_child_says_at_once_that_it_stands_elsewhere(cards):
    assert cards.evaluate(
        """() => {
          const box = document.createElement("div");
          box.append(cards[3], "behind");
          return cards[3].parentNode === box
            && cards[3].nextSibling.data === "behind"
            && cards[2].nextSibling === cards[4];
        }"""
    )
    check(cards, [id for id in ALL if id != 3])


def test_a_child_may_go_to_another_element(cards):
    cards.evaluate(
        """() => {
          const other = document.createElement("water-flow");
          other.id = "other";
          other.mode = "list";
          other.style.height = "200px";
          document.body.append(other);
          other.append(card(100));
        }"""
    )
    cards.wait_for_function("() => other.querySelector('[data-item]')")
    cards.evaluate("() => { other.append(cards[1]); }")
    cards.wait_for_function(
        "() => other.querySelectorAll('[data-item]').length === 2"
    )
    check(cards, [id for id in ALL if id != 1])


@pytest.mark.parametrize(
    "call",
    ["flowOf().append(document.body)",
     "flowOf().insertBefore(document.body, cards[2])",
     "cards[2].before(flowOf())"],
)
def test_what_holds_the_element_is_no_child_of_it(page_of, call):
    """As everywhere in the page: nothing changes, and the call throws."""
    page = listed(page_of, "div")
    name = page.evaluate(
        f"""() => {{
          try {{ {call}; }} catch (error) {{ return error.name; }}
        }}"""
    )
    assert name == "HierarchyRequestError"
    assert page.evaluate("document.body.isConnected && flowOf().isConnected")
    check(page, ALL)


def test_a_clone_has_more_children_than_a_call_takes_arguments(page_of):
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => {
          const cards = document.createDocumentFragment();
          for (let id = 0; id < 130_000; id++) cards.append(card(id));
          flowOf().append(cards);
        }"""
    )
    page.wait_for_function("() => seen().includes(0)")
    assert page.evaluate(
        "flowOf().cloneNode(true).children.length") == 130_000


def test_a_document_without_a_window_leaves_the_children(page_of):
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => {
          window.kept = flowOf();
          kept.append(...Array.from({ length: 9 }, (_, id) => card(id)));
        }""")
    check(page, list(range(9)))
    away = page.evaluate(
        """async () => {
          const there = document.implementation.createHTMLDocument();
          there.body.append(kept);
          await new Promise((resolve) => { setTimeout(resolve); });
          await new Promise((resolve) => { setTimeout(resolve); });
          const found = kept.querySelectorAll(".drawn").length;
          document.body.append(kept);
          return found;
        }""")
    assert away == 9
    check(page, list(range(9)))


@pytest.mark.parametrize("kind", ["createComment", "createTextNode"])
@pytest.mark.parametrize("move", [
    "for (const node of part) flow.insertBefore(node, null)",
    "flow.append(...part)",
])
def test_what_marks_a_child_goes_with_it_to_the_end(page_of, kind, move):
    """As templates do, which know an item by what is around it."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        f"""() => {{
          window.parts = [0, 1, 2].map((id) => [
            document.{kind}(""), card(id), document.{kind}(""),
          ]);
          flowOf().append(...parts.flat());
        }}""")
    check(page, [0, 1, 2])
    page.evaluate(
        f"""() => {{
          const [part] = parts;
          const flow = flowOf();
          {move};
        }}""")
    check(page, [1, 2, 0])
    assert page.evaluate(
        """() => parts.every(([start, node, end]) =>
          start.nextSibling === node && node.nextSibling === end
          && end.previousSibling === node)""")
    assert page.evaluate("parts[0][2].nextSibling === null")
