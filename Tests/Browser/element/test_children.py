"""Children as items, which a page goes on changing."""

from http import HTTPStatus

import pytest
from cards import ALL, COUNT, FAR, LIST, SCRIPT, check, settle
from rest import rest
from stage import show


@pytest.mark.parametrize("at", [0, 2, FAR, COUNT - 1])
@pytest.mark.parametrize(
    "remove",
    [
        "flowOf().removeChild(cards[at])",
        "cards[at].remove()",
        "cards[at].parentNode.removeChild(cards[at])",
        "cards[at].replaceWith()",
    ],
)
def test_a_child_is_taken_away(cards, at, remove):
    cards.evaluate(f"(at) => {{ {remove}; }}", at)
    check(cards, [id for id in ALL if id != at])
    assert cards.evaluate(
        "(at) => !cards[at].isConnected && cards[at].parentNode === null", at
    )


@pytest.mark.parametrize("at", [0, 2, FAR])
@pytest.mark.parametrize(
    "insert",
    [
        "flowOf().insertBefore(fresh, cards[at])",
        "cards[at].before(fresh)",
        "cards[at].parentNode.insertBefore(fresh, cards[at])",
        "at === 0 ? flowOf().prepend(fresh) : cards[at - 1].after(fresh)",
    ],
)
def test_a_child_is_put_before_another(cards, at, insert):
    cards.evaluate(
        f"(at) => {{ const fresh = card(99); {insert}; }}", at
    )
    check(cards, ALL[:at] + [99] + ALL[at:])


@pytest.mark.parametrize("at", [0, 2, FAR])
@pytest.mark.parametrize(
    "replace",
    [
        "flowOf().replaceChild(fresh, cards[at])",
        "cards[at].replaceWith(fresh)",
    ],
)
def test_a_child_is_replaced(cards, at, replace):
    cards.evaluate(f"(at) => {{ const fresh = card(99); {replace}; }}", at)
    check(cards, ALL[:at] + [99] + ALL[at + 1 :])


@pytest.mark.parametrize("start, end", [(0, 3), (3, 0), (1, FAR), (FAR, 1)])
def test_a_child_is_moved(cards, start, end):
    cards.evaluate(
        "([start, end]) => { flowOf().insertBefore(cards[start], cards[end]); }",
        [start, end],
    )
    left = [id for id in ALL if id != start]
    place = left.index(end)
    check(cards, left[:place] + [start] + left[place:])


@pytest.mark.parametrize(
    "append",
    [
        "flowOf().appendChild(cards[1])",
        "flowOf().append(cards[1])",
        "flowOf().insertBefore(cards[1], null)",
        "cards[59].after(cards[1])",
    ],
)
def test_a_child_goes_to_the_end(cards, append):
    cards.evaluate(f"() => {{ {append}; }}")
    check(cards, [0, *ALL[2:], 1])


def test_many_changes_of_a_task_are_one(cards):
    cards.evaluate(
        """() => {
          const flow = flowOf();
          const [a, b] = [card(100), card(101)];
          flow.appendChild(a);
          flow.insertBefore(b, a);
          flow.removeChild(cards[0]);
          const two = document.createDocumentFragment();
          two.append(card(102), "between", card(103));
          flow.insertBefore(two, cards[1]);
          flow.removeChild(a);
        }"""
    )
    check(cards, [102, 103, *ALL[1:], 101])


@pytest.mark.parametrize(
    "clear",
    ["replaceChildren()", "textContent = ''", "innerHTML = ''"],
)
def test_all_children_are_taken_away_and_others_come(cards, clear):
    cards.evaluate(f"() => {{ flowOf().{clear}; }}")
    cards.wait_for_function("() => ids().length === 0")
    cards.evaluate("() => { flowOf().append(card(7), card(8)); }")
    cards.wait_for_function("() => seen().length === 2")
    check(cards, [7, 8])


def test_what_is_no_child_is_refused_as_by_any_element(cards):
    assert cards.evaluate(
        """() => [
          () => flowOf().removeChild(card(0)),
          () => flowOf().insertBefore(card(0), card(1)),
          () => flowOf().replaceChild(card(0), card(1)),
        ].map((call) => {
          try { call(); } catch ({ name }) { return name; }
        })"""
    ) == ["NotFoundError"] * 3
    check(cards, ALL)


def test_children_tell_their_parent_and_their_neighbours(cards):
    assert cards.evaluate(
        """() => [0, 2, 57].every((at) => {
          const node = cards[at];
          return node.parentNode === flowOf()
            && node.nextSibling === cards[at + 1]
            && node.previousSibling === (cards[at - 1] ?? null);
        })"""
    )


def test_what_is_in_view_stays_as_children_before_it_go(cards):
    cards.evaluate("() => { flowOf().scrollTop = 1000; }")
    rest(cards)
    first = cards.evaluate("seen()[0]")
    top = "cards[%d].getBoundingClientRect().top" % (first + 2)
    before = cards.evaluate(top)
    cards.evaluate("() => { cards[0].remove(); cards[1].remove(); }")
    cards.wait_for_function(f"() => ids().length === {COUNT - 2}")
    settle(cards)
    assert cards.evaluate(top) == before


def test_the_focus_stays_in_a_child_as_others_come_and_go(cards):
    cards.evaluate(
        """() => {
          const input = document.createElement("input");
          cards[2].replaceChildren(input);
          input.focus();
          input.value = "half a";
          cards[0].remove();
          flowOf().insertBefore(card(99), cards[1]);
        }"""
    )
    check(cards, [99, *ALL[1:]])
    assert cards.evaluate("document.activeElement === cards[2].firstChild")


def test_a_child_that_left_is_free(cards):
    """Nothing of the element is left on it."""
    assert cards.evaluate(
        """() => {
          const [node] = cards;
          node.remove();
          document.body.append(node);
          const isThere = node.parentNode === document.body;
          node.remove();
          return isThere && !node.isConnected && Object.keys(node).length === 0
            && Object.getOwnPropertyNames(node).length === 0;
        }"""
    )


@pytest.mark.parametrize("is_late", [False, True])
def test_an_anchor_that_shows_nothing_keeps_its_place(page_of, is_late):
    """What Svelte's lists do: blocks before an anchor, all gone as text."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => {
          window.anchor = document.createTextNode("");
          flowOf().append(card(0), anchor, card(9));
        }"""
    )
    if is_late:
        check(page, [0, 9])
    page.evaluate(
        "() => { for (const id of [1, 2, 3]) anchor.before(card(id)); }"
    )
    check(page, [0, 1, 2, 3, 9])
    page.evaluate(
        """() => {
          flowOf().textContent = "";
          flowOf().append(anchor);
          for (const id of [5, 6]) anchor.before(card(id));
        }"""
    )
    check(page, [5, 6])


def test_children_are_changed_beside_items(page_of):
    """A framework's children wait while the page names items."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => {
          window.cards = [card(0), card(1)];
          flowOf().append(...cards);
          flowOf().renderItem = (id) => card(id);
          flowOf().size = () => 40;
          flowOf().items = [10, 11, 12];
        }"""
    )
    settle(page)
    page.evaluate("() => { flowOf().removeChild(cards[0]); }")
    settle(page)
    assert page.evaluate("seen()") == [10, 11, 12]
    page.evaluate(
        "() => { Object.assign(flowOf(), { items: null, renderItem: null }); }"
    )
    check(page, [1])


def test_children_come_back_as_they_are_now(cards):
    cards.evaluate(
        """() => {
          window.flow = flowOf();
          flow.removeChild(cards[3]);
          flow.insertBefore(card(99), cards[1]);
          flow.remove();
        }"""
    )
    cards.wait_for_function("() => !flow.querySelector('.waterflow-content')")
    wanted = [0, 99, 1, 2, *ALL[4:]]
    assert cards.evaluate(
        "[...flow.children].map((node) => Number(node.dataset.id))"
    ) == wanted
    cards.evaluate("() => { document.body.append(flow); }")
    check(cards, wanted)


def test_children_may_come_to_an_element_with_items(page_of, package_site):
    """What takes them in is loaded then, and not before."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        """() => Object.assign(flowOf(), {
          renderItem: (id) => card(id), size: () => 40, items: [10, 11, 12] })"""
    )
    settle(page)
    assert not any("/children" in path for path in package_site.requests)
    page.evaluate("() => { flowOf().append(card(1), card(2)); }")
    page.wait_for_function(
        "() => flowOf().children.length === 2 && seen().length === 3"
    )
    assert page.evaluate("seen()") == [10, 11, 12]
    page.evaluate(
        "() => { Object.assign(flowOf(), { items: null, renderItem: null }); }"
    )
    check(page, [1, 2])


def test_without_what_takes_them_in_children_stay(page_of, package_site):
    folder = package_site.folders["/water-flow/"]
    (script,) = folder.glob("children-*.js")
    package_site.put(
        f"/water-flow/{script.name}", "", status=HTTPStatus.NOT_FOUND
    )
    told: list[str] = []
    page = show(
        page_of,
        LIST.replace("></water-flow", "><p>One</p><p>Two</p></water-flow"),
        script=SCRIPT,
        told=told,
    )
    assert page.evaluate(
        "flowOf().ready.catch(({ name }) => name)"
    ) == "WaterFlowError"
    assert page.evaluate(
        "[...flowOf().children].map((node) => node.checkVisibility())"
    ) == [True, True]
    assert len([text for text in told if "WaterFlowError" in text]) == 1
