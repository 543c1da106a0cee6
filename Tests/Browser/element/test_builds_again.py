"""Modules that did not come are asked for again, and none tells twice."""

from http import HTTPStatus

import pytest
from notes import asked, withhold_items
from rest import rest
from stage import OWN, drawn, fill, scroll, show

MEASURED = "/water-flow/measured.wasm"


def lose(package_site, path: str = MEASURED) -> None:
    """A module does not come."""
    package_site.put(path, "", status=HTTPStatus.NOT_FOUND)


def restore(package_site, package, name: str = "measured.wasm") -> None:
    """It comes from now on."""
    package_site.put(
        f"/water-flow/{name}", (package / name).read_bytes()
    )


def test_another_mode_asks_for_rows_where_nothing_measures(
    page_of, package_site
):
    lose(package_site)
    told: list[str] = []
    page = show(page_of, told=told)
    fill(page, mode="list")
    page.evaluate("() => { stage.flow.size = null; }")
    page.wait_for_function("() => stage.flow.frameOf(0).height === 100")
    page.evaluate("() => { stage.flow.mode = 'flow'; }")
    # Cells next to each other: rows are there, and measure.
    page.wait_for_function("() => stage.flow.frameOf(1)?.x > 0")
    assert any("measured.wasm" in text for text in told)
    assert "/water-flow/rows.wasm" in package_site.requests


def test_a_first_module_that_did_not_come_is_asked_for_again(
    page_of, package_site, package
):
    lose(package_site)
    told: list[str] = []
    page = show(
        page_of,
        OWN + """<script>Object.assign(document.querySelector("water-flow"), {
          renderItem: stage.draw, items: stage.items(100) })</script>""",
        told=told,
    )
    assert page.evaluate(
        "stage.flow.ready.catch(({ name }) => name)"
    ) == "WaterFlowError"
    restore(package_site, package)
    page.evaluate("() => { stage.flow.overscan = 50; }")
    drawn(page)
    assert page.evaluate("stage.flow.frameOf(0).height") < 100
    assert "/water-flow/static.wasm" not in package_site.requests


def test_many_refreshed_items_are_laid_out_once(page_of, package_site):
    lose(package_site)
    told: list[str] = []
    page = show(page_of, told=told)
    fill(page, mode="list")
    page.evaluate(
        """() => {
          const { flow } = stage;
          window.asked = 0;
          flow.size = (item) => { asked++; return item.height; };
        }"""
    )
    rest(page)
    page.evaluate(
        """() => {
          asked = 0;
          for (let index = 0; index < 20; index++) {
            stage.flow.items[index].height = 300;
            stage.flow.refresh(index);
          }
        }"""
    )
    page.wait_for_function("() => stage.flow.frameOf(19).height === 300")
    rest(page)
    assert page.evaluate("asked") < 3 * 1_000


@pytest.mark.parametrize(
    "change",
    [
        "stage.flow.selection = 'single'",
        "stage.flow.items[0].height += 1; stage.flow.refresh(0)",
        "stage.flow.update({ changed: [0] })",
    ],
)
@pytest.mark.parametrize("top", [0, 1e9])
def test_another_module_tells_nothing_again(page_of, change, top):
    page = show(page_of)
    fill(page, mode="list")
    scroll(page, top)
    page.evaluate(
        f"""() => {{
          window.told = [];
          for (const type of ["nearend", "needitems", "rangechange"]) {{
            stage.flow.addEventListener(type, () => told.push(type));
          }}
          window.shown = stage.flow.querySelector(".waterflow-content");
          {change};
        }}"""
    )
    page.wait_for_function("() => !shown.isConnected")
    rest(page)
    assert page.evaluate("told") == []


@pytest.mark.parametrize("before", ["renderer", "renderItem"])
def test_another_renderer_that_needs_more_takes_no_cells_over(page_of, before):
    page = show(page_of)
    page.evaluate(
        """(before) => {
          const { flow } = stage;
          window.renderer = (name) => ({
            create: () => Object.assign(
              document.createElement("div"), { className: name }),
            update(root, item) {
              root.textContent = `${root.classList[0]} ${item.id}`;
            },
          });
          flow[before] = before === "renderer" ? renderer("first")
            : (item) => `old ${item.id}`;
          flow.ratios = new Float32Array(100).fill(2);
          flow.items = Array.from({ length: 100 }, (_, id) => ({ id }));
        }""",
        before,
    )
    page.wait_for_function(
        "() => stage.flow.querySelector('[data-item]') !== null")
    page.evaluate(
        """() => Object.assign(stage.flow,
          { renderer: renderer("second"), mode: "justified" })"""
    )
    page.wait_for_function(
        """() => {
          const texts = [...stage.flow.querySelectorAll("[data-item]")]
            .map((cell) => cell.textContent);
          return texts.length > 0
            && texts.every((text) => text.startsWith("second "));
        }"""
    )


def test_the_script_for_other_scrollers_is_asked_for_again(
    page_of, package_site, package
):
    [script] = package.glob("outer-scrollers-*.js")
    lose(package_site, f"/water-flow/{script.name}")
    told: list[str] = []
    page = show(page_of, told=told)
    fill(page, mode="list")
    page.evaluate("() => { stage.flow.scroller = 'window'; }")
    page.wait_for_function("() => stage.flow.scroller === 'window'")
    rest(page)
    assert told
    restore(package_site, package, script.name)
    page.evaluate("() => { stage.flow.gap = 3; }")
    page.wait_for_function("() => stage.flow.scrollHeight > 10_000")
    rest(page)
    assert page.evaluate("getComputedStyle(stage.flow).overflowY") == "visible"
