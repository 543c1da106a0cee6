"""The documentation's components around the element, as they stand there."""

import re
import subprocess
from pathlib import Path

import pytest
from frameworks import put_react, put_vue
from rest import rest
from stage import show

PAGES = Path(__file__).resolve().parents[3] / "Documentation/WebComponent"
COUNT = 1_000

# What the components' own components show: they tell when they come and go.
SHOWN = """() => [...document.querySelectorAll("[data-item]")]
  .filter((cell) => cell.checkVisibility())
  .map((cell) => [Number(cell.dataset.item), cell.textContent])"""


def sample(page: str, language: str, words: str) -> str:
    """The one sample of a page in a language that has these words."""
    found = re.findall(
        rf"^```{language}\n(.*?)^```$",
        (PAGES / page).read_text(),
        re.MULTILINE | re.DOTALL,
    )
    (one,) = [text for text in found if words in text]
    return one


def as_module(jsx: str) -> str:
    """A script whose elements are calls."""
    return subprocess.run(
        ["esbuild", "--loader=jsx", "--format=esm"],
        input=f'import React from "react";\n{jsx}',
        capture_output=True,
        check=True,
        text=True,
    ).stdout


REACT_MODULES = {
    "/react-module.mjs": """export default React;
      export const { useLayoutEffect, useMemo, useRef, useState } = React;""",
    "/react-dom-module.mjs":
        "export const { createPortal, flushSync } = ReactDOM;",
}
REACT = """
import { WaterFlow } from "/component.mjs";

window.mounted = new Set();
function Note({ item }) {
  const [clicks, setClicks] = React.useState(0);
  React.useEffect(() => {
    mounted.add(item.id);
    return () => mounted.delete(item.id);
  }, [item.id]);
  return <button onClick={() => setClicks(clicks + 1)}>
    {item.text}, {clicks}</button>;
}
const ratios = new Float32Array(2000).fill(4);
const root = ReactDOM.createRoot(document.getElementById("root"));
window.draw = (items) => ReactDOM.flushSync(() => root.render(
  items && <WaterFlow items={items} ratios={ratios} mode="list" id="wall"
    style={{ height: 600 }}>{(item) => <Note item={item} />}</WaterFlow>));
window.items = (count, word) => Array.from({ length: count }, (_, id) =>
  ({ id, text: `${word} ${id}` }));
"""


@pytest.fixture
def react(page_of, package_site):
    """A page with the component for React, and notes as its children."""
    for path, text in REACT_MODULES.items():
        package_site.put(path, text)
    package_site.put(
        "/component.mjs", as_module(sample("react.md", "jsx", "createPortal"))
    )
    package_site.put("/page.mjs", as_module(REACT))
    page = show(
        page_of,
        "<div id='root'></div>",
        head=put_react(package_site)
        + """<script type="importmap">{ "imports": {
          "react": "/react-module.mjs", "react-dom": "/react-dom-module.mjs"
        } }</script><script type="module" src="/page.mjs"></script>""",
        width=400,
    )
    page.wait_for_function("() => window.draw")
    page.evaluate("(count) => draw(items(count, 'note'))", COUNT)
    page.wait_for_selector("#wall button")
    rest(page)
    return page


def test_react_renders_components_into_cells(react):
    for top in (0, 30_000, 0):
        react.evaluate("(top) => wall.scrollTo(0, top)", top)
        rest(react)
        seen = react.evaluate(SHOWN)
        assert {top // 100, top // 100 + 5} <= {item for item, _ in seen}
        assert all(text == f"note {item}, 0" for item, text in seen)
    # What is not shown any more is not there.
    assert len(react.evaluate("[...mounted]")) < 40


def test_react_s_components_hear_of_clicks_and_of_other_items(react):
    react.locator("button", has_text="note 2,").click()
    assert [2, "note 2, 1"] in react.evaluate(SHOWN)
    react.evaluate("() => draw(items(3, 'other'))")
    rest(react)
    seen = react.evaluate(SHOWN)
    assert [text.split(",")[0] for _, text in sorted(seen)] == [
        "other 0", "other 1", "other 2",
    ]
    react.evaluate("() => draw(null)")
    react.wait_for_function("() => mounted.size === 0")
    assert react.evaluate("document.querySelector('water-flow')") is None


def test_react_keeps_the_state_of_what_stays_in_view(react):
    react.locator("button", has_text="note 5,").click()
    for top in range(0, 500, 50):
        react.evaluate("(top) => wall.scrollTo(0, top)", top)
        rest(react)
    assert [5, "note 5, 1"] in react.evaluate(SHOWN)


def component(sfc: str) -> str:
    """A component of one file as a module, without its own compiler."""
    script = re.search(r"<script setup>(.*?)</script>", sfc, re.DOTALL)[1]
    template = re.search(r"<template>(.*)</template>", sfc, re.DOTALL)[1]
    imports, body = script.strip().split("\n", 1)
    assert "defineProps" in body
    names = re.findall(r"^const (\w+) =", body, re.MULTILINE)
    return f"""{imports}
      export default {{
        props: ["items", "ratios"],
        setup(given) {{
          const defineProps = () => given;
          {body}
          return {{ {", ".join(names)} }};
        }},
        template: `{template}`,
      }};"""


VUE = """<script type="module">
  import { createApp, shallowRef } from "vue";
  import WaterFlow from "/component.mjs";
  window.mounted = new Set();
  const Note = {
    props: ["item"],
    data: () => ({ clicks: 0 }),
    mounted() { mounted.add(this); },
    unmounted() { mounted.delete(this); },
    template: `<button @click="clicks++">{{ item.text }}, {{ clicks }}` +
      `</button>`,
  };
  const items = Array.from({ length: 1000 }, (_, id) =>
    ({ id, text: `note ${id}` }));
  const ratios = new Float32Array(1000).fill(4);
  const shown = shallowRef(items);
  window.show = (word) => {
    shown.value = items.map(({ id }) => ({ id, text: `${word} ${id}` }));
  };
  const app = createApp({
    components: { WaterFlow, Note },
    setup: () => ({ items: shown, ratios }),
    template: `<WaterFlow :items="items" :ratios="ratios" mode="list"
      id="wall" style="height: 600px" v-slot="{ item }">
      <Note :item="item" /></WaterFlow>`,
  });
  app.config.compilerOptions.isCustomElement =
    (tag) => tag === "water-flow";
  app.mount("#root");
  window.unmount = () => app.unmount();
</script>"""


def test_vue_teleports_components_into_cells(page_of, package_site):
    package_site.put(
        "/component.mjs", component(sample("vue.md", "vue", "Teleport"))
    )
    page = show(
        page_of,
        "<div id='root'></div>",
        head=put_vue(package_site) + VUE,
        width=400,
    )
    page.wait_for_selector("#wall button")
    for top in (0, 30_000, 0):
        page.evaluate("(top) => wall.scrollTo(0, top)", top)
        rest(page)
        seen = page.evaluate(SHOWN)
        assert {top // 100, top // 100 + 5} <= {item for item, _ in seen}
        assert all(text == f"note {item}, 0" for item, text in seen)
    assert page.evaluate("mounted.size") < 40
    page.locator("button", has_text="note 2,").click()
    assert [2, "note 2, 1"] in page.evaluate(SHOWN)
    # What has been clicked goes with its item, and other items are shown.
    for top in range(0, 4_000, 400):
        page.evaluate("(top) => wall.scrollTo(0, top)", top)
        rest(page)
        seen = page.evaluate(SHOWN)
        assert all(text in (f"note {item}, 0", "note 2, 1")
                   for item, text in seen)
    page.evaluate("() => show('other')")
    rest(page)
    seen = page.evaluate(SHOWN)
    assert seen
    assert all(text == f"other {item}, 0" for item, text in seen)
    page.evaluate("() => unmount()")
    assert page.evaluate("mounted.size") == 0
    assert page.evaluate("document.querySelector('water-flow')") is None
