"""One instance for many elements, and several definitions on one page."""

import json
import shutil

import pytest
from rest import rest
from stage import (
    OWN, STAGE, STYLE, WANTED, drawn, expect_drawn, fill, look, scroll, show,
)

# Counts what a page compiles and makes of modules.
COUNT = """
window.made = { compiled: 0, instances: 0 };
for (const name of ["instantiate", "instantiateStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = (...given) => {
    made.instances++;
    return original.call(WebAssembly, ...given);
  };
}
for (const name of ["compile", "compileStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = (...given) => {
    made.compiled++;
    return original.call(WebAssembly, ...given);
  };
}
const Instance = WebAssembly.Instance;
WebAssembly.Instance = class extends Instance {
  constructor(...given) { super(...given); made.instances++; }
};
"""


def test_all_elements_of_a_page_share_one_instance(page_of, package_site):
    page = show(page_of, OWN * 5, script=COUNT)
    page.evaluate(
        """() => {
          for (const flow of document.querySelectorAll("water-flow")) {
            stage.fill(flow, { mode: "waterfall", lanes: 3 });
          }
        }"""
    )
    drawn(page)
    # And one that comes much later.
    page.evaluate(
        """() => {
          const flow = document.createElement("water-flow");
          flow.style.height = "600px";
          document.body.prepend(stage.fill(flow,
            { mode: "waterfall", lanes: 3 }));
        }"""
    )
    drawn(page)
    expect_drawn(look(page), WANTED)
    assert page.evaluate("made.instances") == 1
    assert page.evaluate("made.compiled") <= 1
    asked = [path for path in package_site.requests if path.endswith(".wasm")]
    assert asked == ["/water-flow/static.wasm"]


def test_a_page_without_items_loads_what_it_needs_alone(page_of, package_site):
    page = show(page_of)
    fill(page, mode="list")
    assert not package_site.asked_for("full.wasm")
    assert not package_site.asked_for("layout.wasm")


def test_a_page_without_an_element_loads_no_module(page_of, package_site):
    page = show(page_of, "<p>Nothing</p>")
    rest(page)
    assert not [one for one in package_site.requests if one.endswith(".wasm")]


def test_the_script_twice_is_the_same_definition(page_of):
    page = show(page_of, head='<script type="module"'
                ' src="/water-flow/index.js?again"></script>')
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(scroll(page, 4_000), WANTED)


def show_two(page_of, package_site, package):
    """A page with an element of the package, and one of a copy."""
    package_site.folders["/another/"] = package
    page = show(
        page_of,
        f"{OWN}<other-flow style='height: 600px'></other-flow>",
        head="""<script type="module">
          const { WaterFlowElement } = await import("/another/index.js");
          WaterFlowElement.define("other-flow");
        </script>""",
    )
    page.wait_for_function("() => customElements.get('other-flow')")
    return page


def test_two_versions_on_one_page_do_not_meet(
    page_of, package_site, package, tmp_path
):
    page = show_two(page_of, package_site, package)
    assert page.evaluate(
        "customElements.get('other-flow') !== customElements.get('water-flow')"
    )
    for selector in ("water-flow", "other-flow"):
        page.evaluate(
            """(selector) => { stage.fill(document.querySelector(selector),
                 { mode: "waterfall", lanes: 3 }); }""",
            selector,
        )
    for selector in ("other-flow", "water-flow"):
        drawn(page, selector)
        expect_drawn(scroll(page, 6_000, selector), WANTED)
    # One of another release has errors of its own.
    chunk = next(
        file for file in package.glob("chunk-*.js")
        if "water-flow.WaterFlowError" in file.read_text())
    newer = tmp_path / "newer"
    shutil.copytree(package, newer)
    version = json.loads((package / "package.json").read_text())["version"]
    text = (newer / chunk.name).read_text()
    assert f"WaterFlowError {version}" in text
    (newer / chunk.name).write_text(
        text.replace(f"WaterFlowError {version}", "WaterFlowError 999.0.0"))
    package_site.folders["/newer/"] = newer
    assert page.evaluate(
        """async () => {
          const [one, same, other] = await Promise.all(
            ["/water-flow", "/another", "/newer"].map(
              (folder) => import(`${folder}/index.js`)));
          return [one.WaterFlowError === same.WaterFlowError,
            one.WaterFlowError === other.WaterFlowError];
        }""") == [True, False]
    # The end of one is none of the other's.
    page.evaluate("document.querySelector('other-flow').remove()")
    expect_drawn(scroll(page, 9_000), WANTED)


def test_lists_of_two_versions_are_named_apart(page_of, package_site, package):
    page = show_two(page_of, package_site, package)
    page.evaluate(
        """() => {
          for (const flow of document.querySelectorAll(
            "water-flow, other-flow")) {
            Object.assign(flow, { size: () => 50, renderItem: stage.draw,
              sections: [{ items: stage.items(20), mode: "list",
                header: { length: 40, pinned: true, render(element) {
                  element.textContent = "All";
                } } }] });
          }
        }""")
    for selector in ("water-flow", "other-flow"):
        drawn(page, selector)
    rest(page)
    ids = page.evaluate(
        """() => [...document.querySelectorAll("water-flow, other-flow")]
          .flatMap((flow) => [...flow.querySelectorAll("[id]")])
          .map(({ id }) => id)""")
    assert len(ids) >= 2 and len(set(ids)) == len(ids)


def test_another_name_is_another_element_of_the_same_class(page_of):
    page = show(page_of, "<photo-wall style='height: 600px'></photo-wall>")
    page.evaluate(
        """async () => {
          const { WaterFlowElement } = await import("/water-flow/index.js");
          WaterFlowElement.define("photo-wall");
          WaterFlowElement.define("photo-wall");
          WaterFlowElement.define();
          stage.fill(document.querySelector("photo-wall"),
            { mode: "waterfall", lanes: 3 });
        }"""
    )
    drawn(page, "photo-wall")
    expect_drawn(scroll(page, 6_000, "photo-wall"), WANTED)


@pytest.mark.parametrize("way", ["hidden", "class"])
def test_one_of_another_name_hides_and_shows(page_of, way):
    page = show(
        page_of,
        "<photo-wall style='height: 600px' hidden class='off'></photo-wall>",
        head="<style>.off { display: none }</style>")
    page.evaluate(
        """async (way) => {
          const { WaterFlowElement } = await import("/water-flow/index.js");
          WaterFlowElement.define("photo-wall");
          const wall = document.querySelector("photo-wall");
          if (way === "class") wall.hidden = false;
          else wall.className = "";
          stage.fill(wall, { mode: "waterfall", lanes: 3 });
          await wall.ready;
        }""", way)
    turn = """([way, isOff]) => {
      const wall = document.querySelector("photo-wall");
      if (way === "class") wall.classList.toggle("off", isOff);
      else wall.hidden = isOff;
    }"""
    visible = "document.querySelector('photo-wall').checkVisibility()"
    assert not page.evaluate(visible)
    page.evaluate(turn, [way, False])
    drawn(page, "photo-wall")
    expect_drawn(scroll(page, 6_000, "photo-wall"), WANTED)
    page.evaluate(turn, [way, True])
    assert not page.evaluate(visible)


def test_one_that_shows_items_leaves_others_as_they_stand(page_of):
    page = show(page_of, "<water-flow></water-flow>")
    page.evaluate("() => { stage.fill(stage.flow, { lanes: 3 }); }")
    drawn(page)
    display = page.evaluate(
        """() => {
          const other = document.createElement("water-flow");
          other.append(document.createElement("p"));
          document.body.append(other);
          return getComputedStyle(other).display;
        }""")
    assert "grid" in display


GIVEN = {
    "bytes": "await (await fetch('/mine.wasm')).arrayBuffer()",
    "a view of bytes":
        "new Uint8Array(await (await fetch('/mine.wasm')).arrayBuffer())",
    "a module": "await WebAssembly.compileStreaming(fetch('/mine.wasm'))",
    "a URL": "new URL('/mine.wasm', location.href)",
    "an address": "'/mine.wasm'",
}


@pytest.mark.parametrize("given", GIVEN)
def test_the_module_may_be_given(page_of, package_site, package, given):
    package_site.put("/mine.wasm", (package / "static.wasm").read_bytes())
    page = page_of(
        f"""<!doctype html><link rel="icon" href="data:,">
        <link rel="stylesheet" href="/water-flow/water-flow.css">
        {STYLE}{OWN}
        <script type="module">
          import {{ WaterFlowElement }} from "/water-flow/index.js";
          WaterFlowElement.modules = {{ static: {GIVEN[given]} }};
          document.querySelector("water-flow").dataset.given = "yes";
          stage.fill(stage.flow, {{ mode: "waterfall", lanes: 3 }});
        </script>""",
        script=STAGE,
    )
    drawn(page)
    expect_drawn(scroll(page, 3_000), WANTED)
    if given != "an address":
        assert "/mine.wasm" in package_site.requests


def test_a_class_of_the_pages_own_is_defined(page_of):
    page = show(page_of)
    assert page.evaluate(
        """async () => {
          const { WaterFlowElement } = await import("/water-flow/index.js");
          class Gallery extends WaterFlowElement {}
          class Other extends WaterFlowElement {}
          Gallery.define("my-gallery");
          Gallery.define("my-gallery");
          let fault = "";
          try {
            Other.define("my-gallery");
          } catch ({ name }) {
            fault = name;
          }
          return [new Gallery().localName,
            document.createElement("my-gallery") instanceof Gallery, fault];
        }"""
    ) == ["my-gallery", True, "NotSupportedError"]
