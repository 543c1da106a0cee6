"""Children as items, which a page or a framework goes on changing."""

import pytest
from frameworks import put_react, put_vue
from playwright.sync_api import Page
from rest import rest
from stage import show

# More than come into view: lists keep their order where nobody looks, too.
COUNT = 60
HEIGHT = 40

SCRIPT = """
window.card = (id, tag = "div") => {
  const node = document.createElement(tag);
  node.className = "drawn";
  node.dataset.id = id;
  node.style.height = "40px";
  node.textContent = `Card ${id}`;
  return node;
};
window.flowOf = () => document.querySelector("water-flow");
/** The ids of all items, by going through them. */
window.ids = () => {
  const found = [];
  flowOf().find((node) => { found.push(Number(node.dataset.id)); });
  return found;
};
/** The ids of what is in view, from above to below. */
window.seen = () => [...flowOf().querySelectorAll("[data-item] .drawn")]
  .filter((node) => node.checkVisibility())
  .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  .map((node) => Number(node.dataset.id));
"""
LIST = '<water-flow mode="list" style="height: 200px"></water-flow>'


def settle(page: Page) -> None:
    """Waits until what was said is shown."""
    page.wait_for_function("() => flowOf()?.querySelector('[data-item]')")
    page.evaluate("() => stage.frames(2)")
    rest(page)


def check(page: Page, wanted: list[int]) -> None:
    """These are the items, and the first are in view."""
    settle(page)
    assert page.evaluate("ids()") == wanted
    first = page.evaluate("seen()")
    assert len(first) >= min(len(wanted), 5)
    assert first == wanted[: len(first)]


@pytest.fixture
def cards(page_of) -> Page:
    """A page with a list of children."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        f"""() => {{
          window.cards = Array.from({{ length: {COUNT} }}, (_, id) => card(id));
          flowOf().append(...cards);
        }}"""
    )
    check(page, list(range(COUNT)))
    return page


ALL = list(range(COUNT))
FAR = COUNT - 5


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


# Keyed lists of frameworks: the same steps, each after the one before.
STEPS = [
    ALL,
    ALL[1:],
    [99, *ALL[1:]],
    [*ALL[1:FAR], 98, *ALL[FAR:], 99],
    ALL[::-1],
    [5, 3, 4, 50, 1],
    [],
    [7, 8, 9, *ALL[20:]],
]

REACT = """<script type="module">
  const { createElement, useState, StrictMode } = React;
  window.root = ReactDOM.createRoot(document.getElementById("root"));
  const Card = ({ id }) => {
    const [count, setCount] = useState(0);
    return createElement("div", { className: "drawn", "data-id": id,
      "data-count": count, style: { height: 40 },
      onClick: () => setCount(count + 1) }, `Card ${id}`);
  };
  window.draw = (ids) => ReactDOM.flushSync(() => root.render(
    createElement(StrictMode, null, createElement("water-flow",
      { mode: "list", style: { height: 200 }, ...window.more },
      ids.map((id) => createElement(Card, { key: id, id }))))));
</script>"""

VUE = """<script type="module">
  import { createApp, nextTick, reactive } from "vue";
  const state = reactive({ ids: [] });
  const app = createApp({
    setup: () => ({ state }),
    template: `<water-flow mode="list" style="height: 200px">
      <Card v-for="id of state.ids" :key="id" :id="id" />
    </water-flow>`,
  });
  app.config.compilerOptions.isCustomElement = (name) => name.includes("-");
  app.component("Card", {
    props: ["id"],
    data: () => ({ count: 0 }),
    template: `<div v-if="count < 2" class="drawn" :data-id="id"
        :data-count="count" style="height: 40px" @click="count++">
        Card {{ id }}</div>
      <p v-else class="drawn" :data-id="id" :data-count="count"
        style="height: 40px; margin: 0">Done</p>`,
  });
  app.mount("#root");
  window.draw = (ids) => { state.ids = ids; return nextTick(); };
</script>"""


@pytest.fixture(params=["react", "react with features", "vue"])
def framework(request, page_of, package_site) -> Page:
    """A page with a framework that draws a list of components by their keys."""
    name, _, more = request.param.partition(" ")
    put, script = {"react": (put_react, REACT), "vue": (put_vue, VUE)}[name]
    page = show(
        page_of,
        "<div id='root'></div>",
        head=put(package_site) + script,
        script=SCRIPT,
    )
    page.wait_for_function("() => window.draw")
    if more:
        page.evaluate("() => { window.more = { selection: 'single' }; }")
    return page


def test_a_framework_s_list_is_followed(framework):
    for step in STEPS:
        framework.evaluate("(ids) => draw(ids)", step)
        framework.wait_for_function(
            "(wanted) => String(ids()) === String(wanted)", arg=step
        )
        if step:
            check(framework, step)


def test_a_framework_s_component_keeps_its_state(framework):
    framework.evaluate("(ids) => draw(ids)", ALL)
    settle(framework)
    framework.locator("[data-id='2']").click()
    framework.wait_for_function(
        "() => document.querySelector('[data-id=\"2\"]').dataset.count === '1'"
    )
    framework.evaluate("(ids) => draw(ids)", [9, 2, 1])
    check(framework, [9, 2, 1])
    assert framework.locator("[data-id='2']").get_attribute("data-count") == "1"


def test_a_component_may_show_another_element(page_of, package_site):
    page = show(
        page_of,
        "<div id='root'></div>",
        head=put_vue(package_site) + VUE,
        script=SCRIPT,
    )
    page.wait_for_function("() => window.draw")
    page.evaluate("(ids) => draw(ids)", ALL)
    settle(page)
    for _ in range(2):
        page.locator("[data-id='2']").click()
        page.evaluate("() => stage.frames(2)")
    page.wait_for_selector("p[data-id='2']")
    check(page, ALL)


def test_a_framework_takes_the_element_away(framework):
    framework.evaluate("(ids) => draw(ids)", ALL)
    settle(framework)
    framework.evaluate(
        "() => document.querySelector('water-flow').parentNode.replaceChildren()"
    )
    framework.wait_for_function("() => !flowOf()")
