"""What Vue 3 does with an element of the page."""

import placement
import pytest
from frameworks import put_vue
from rest import frames, rest
from stage import WANTED, drawn, expect_drawn, look, scroll, show

VUE = """<script type="module">
  import { createApp, h, nextTick, reactive, ref, shallowRef } from "vue";
  window.vue = { reactive, ref, shallowRef, nextTick };
  window.state = reactive({ items: stage.items(1000), lanes: 3,
    names: ["a"], picked: [] });
  const app = createApp({
    setup: () => ({ state, draw: stage.draw, size: (item) => item.height,
      pick: ({ detail }) => state.picked.push(detail.index) }),
    template: `<water-flow v-for="name of state.names" :key="name" :id="name"
      mode="waterfall" :lanes="state.lanes" :gap="10" :line-gap="10"
      :items="state.items" :renderItem="draw" :size="size"
      @itemclick="pick" style="height: 600px"></water-flow>`,
  });
  app.config.compilerOptions.isCustomElement = (name) => name.includes("-");
  window.mount = () => app.mount("#root");
  window.unmount = () => app.unmount();
</script>"""


@pytest.fixture
def vue(page_of, package_site):
    """A page with Vue 3 and a template with the element, mounted."""
    head = put_vue(package_site) + VUE
    page = show(page_of, "<div id='root'></div>", head=head)
    page.wait_for_function("() => window.mount")
    page.evaluate("() => { mount(); }")
    drawn(page)
    return page


def test_vue_binds_properties(vue):
    expect_drawn(look(vue), WANTED)
    expect_drawn(scroll(vue, 5_000), WANTED)


def test_vue_gives_other_items_and_attributes(vue):
    vue.evaluate(
        "() => { state.lanes = 5; state.items = state.items.slice(0, 9); }"
    )
    rest(vue)
    frames(vue, 2)
    expect_drawn(
        look(vue), placement.waterfall(1_000, 5, 10, placement.heights(9))
    )


def test_vue_moves_it_by_its_key(vue):
    vue.evaluate("() => { state.names = ['a', 'b', 'c']; }")
    for name, top in (("a", 3_000), ("b", 5_000), ("c", 7_000)):
        drawn(vue, f"#{name}")
        scroll(vue, top, f"#{name}")
    vue.evaluate("() => { state.names = ['c', 'a', 'b']; }")
    rest(vue)
    for name, top in (("a", 3_000), ("b", 5_000), ("c", 7_000)):
        vue.evaluate(
            "(name) => document.getElementById(name).scrollIntoView()", name
        )
        rest(vue)
        seen = look(vue, f"#{name}")
        assert seen["top"] == top
        expect_drawn(seen, WANTED)


def test_vue_listens_and_unmounts(vue):
    vue.mouse.click(100, 20)
    assert vue.evaluate("[...state.picked]") == [0]
    vue.evaluate("() => unmount()")
    assert vue.evaluate("document.querySelector('water-flow')") is None
