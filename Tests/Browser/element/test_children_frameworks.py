"""Children as items, in lists of frameworks."""

import pytest
from cards import ALL, FAR, SCRIPT, check, settle
from frameworks import put_react, put_vue
from playwright.sync_api import Page
from stage import show

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


def drawn_by(name, page_of, package_site) -> Page:
    """A page with a framework that draws a list, once it is told which."""
    put, script = {"react": (put_react, REACT), "vue": (put_vue, VUE)}[name]
    page = show(
        page_of,
        "<div id='root'></div>",
        head=put(package_site) + script,
        script=SCRIPT,
    )
    page.wait_for_function("() => window.draw")
    return page


@pytest.fixture(params=["react", "react with features", "vue"])
def framework(request, page_of, package_site) -> Page:
    """A page with a framework that draws a list of components by their keys."""
    name, _, more = request.param.partition(" ")
    page = drawn_by(name, page_of, package_site)
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
    page = drawn_by("vue", page_of, package_site)
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
