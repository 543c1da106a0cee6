"""Which module a page loads: no more than its modes and features take."""

from http import HTTPStatus

import placement
import pytest
from rest import rest
from stage import OWN, drawn, expect_drawn, fill, look, scroll, show

COUNT = 1_000
WIDTH = 1_000
LANES = placement.waterfall(WIDTH, 3, 10, placement.heights(COUNT))
ROWS = placement.greedy(WIDTH, 150, 10, placement.ratios(COUNT))
FLOW = placement.flow(
    WIDTH, 10, [(60 + height, 40) for height in placement.heights(COUNT)]
)

# What makes a waterfall one of rows, and a flow.
JUSTIFIED = """() => { Object.assign(stage.flow, { mode: "justified",
  rowHeight: 150, ratios: stage.ratios(1000) }); }"""
FLOWING = """() => { Object.assign(stage.flow, { mode: "flow",
  size: (item) => ({ width: 60 + item.height, height: 40 }) }); }"""


def scripted(page_of, script: str, body: str = OWN):
    """A page whose own script says what its element shows."""
    page = show(
        page_of, f"{body}<script type='module'>({script})();</script>"
    )
    drawn(page, "water-flow:last-of-type")
    return page


def modules(package_site) -> list[str]:
    """The modules that the page has asked for."""
    return [
        path.removeprefix("/water-flow/")
        for path in package_site.requests
        if path.endswith(".wasm")
    ]


@pytest.mark.parametrize("mode", ["waterfall", "list"])
def test_lanes_load_the_smallest_module(page_of, package_site, mode):
    fill(show(page_of), mode=mode)
    assert modules(package_site) == ["static.wasm"]


@pytest.mark.parametrize(
    "change",
    [
        "stage.flow.size = null",
        "stage.flow.sections = [{ items: stage.items(9), header:"
        " { length: 20, pinned: true, render: (root) => root.append('One') } }]",
    ],
)
def test_what_changes_sizes_or_pins_is_a_module_of_its_own(
    page_of, package_site, change
):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(scroll(page, 4_000), LANES)
    page.evaluate(f"() => {{ {change}; }}")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource')"
        ".some(({ name }) => name.endsWith('/measured.wasm'))"
    )
    rest(page)
    assert modules(package_site) == ["static.wasm", "measured.wasm"]


@pytest.mark.parametrize("values", [[], [1_000]])
def test_an_element_without_items_takes_the_smallest(
    page_of, package_site, values
):
    """Items come with ratios later: nothing is measured before."""
    page = show(page_of)
    page.evaluate(
        """() => Object.assign(stage.flow, { mode: "waterfall", lanes: 3,
          gap: 10, renderItem: stage.draw, items: [] })"""
    )
    page.wait_for_function("() => stage.flow.ready.then(() => true)")
    for count in values:
        page.evaluate(
            """(count) => Object.assign(stage.flow, {
              ratios: stage.ratios(count), items: stage.items(count) })""",
            count,
        )
        drawn(page)
    assert modules(package_site) == ["static.wasm"]


PICTURE = '<img class="drawn" width="{width}" height="200" alt="">'
SAID = '<p class="drawn" data-ratio="{width}">{width}</p>'
UNSAID = '<p class="drawn">{width}</p>'


@pytest.mark.parametrize("child", [PICTURE, SAID])
@pytest.mark.parametrize("mode", ["waterfall", "list"])
def test_children_that_tell_their_ratios_take_the_smallest(
    page_of, package_site, child, mode
):
    """Until one comes that does not."""
    children = "".join(child.format(width=width) for width in range(100, 120))
    page = show(
        page_of,
        f'<water-flow mode="{mode}" lanes="3" style="height: 600px">'
        f"<style>p {{ margin: 0 }}</style>{children}</water-flow>",
    )
    page.wait_for_selector("[data-item] .drawn")
    assert modules(package_site) == ["static.wasm"]
    width, height = page.evaluate(
        """() => {
          const { width, height } = stage.flow.frameOf(0);
          return [width, height];
        }"""
    )
    ratio = 100 / 200 if child == PICTURE else 100
    assert width / height == pytest.approx(ratio, rel=0.01)
    page.evaluate("(html) => stage.flow.insertAdjacentHTML('beforeend', html)",
                  UNSAID.format(width=120))
    page.wait_for_function(
        """() => performance.getEntriesByType("resource")
          .some(({ name }) => name.endsWith("/measured.wasm"))"""
    )
    page.wait_for_function("() => stage.flow.frameOf(20) !== null")
    assert modules(package_site) == ["static.wasm", "measured.wasm"]


def test_a_refreshed_size_takes_the_module_that_changes_one(
    page_of, package_site
):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    page.evaluate(
        """() => {
          stage.flow.items[0].height += 100;
          stage.flow.refresh(0);
        }"""
    )
    heights = placement.heights(COUNT)
    heights[0] += 100
    page.wait_for_function(
        f"() => stage.flow.frameOf(0).height === {heights[0]}"
    )
    expect_drawn(
        scroll(page, 4_000), placement.waterfall(WIDTH, 3, 10, heights)
    )
    assert modules(package_site) == ["static.wasm", "measured.wasm"]


def test_a_refreshed_ratio_takes_no_other_module(page_of, package_site):
    page = show(page_of)
    page.evaluate(
        """() => Object.assign(stage.flow, { mode: "waterfall", lanes: 3,
          gap: 10, renderItem: stage.draw, ratios: stage.ratios(1000),
          items: stage.items(1000) })"""
    )
    drawn(page)
    before = page.evaluate("stage.flow.frameOf(0).height")
    page.evaluate(
        "() => { stage.flow.ratios[0] /= 2; stage.flow.refresh(0); }"
    )
    page.wait_for_function(
        "(height) => Math.abs(stage.flow.frameOf(0).height - height) < 2",
        arg=2 * before,
    )
    assert modules(package_site) == ["static.wasm"]


def test_without_the_module_that_measures_estimates_stay(
    page_of, package_site
):
    package_site.put(
        "/water-flow/measured.wasm", "", status=HTTPStatus.NOT_FOUND
    )
    told: list[str] = []
    page = show(page_of, told=told)
    fill(page, mode="list")
    page.evaluate("() => { stage.flow.size = null; }")
    page.wait_for_function("() => stage.flow.frameOf(0).height === 100")
    assert any("measured.wasm" in text for text in told)


def scripts(package_site) -> list[str]:
    """The scripts that the page has asked for, without what tells versions."""
    return [
        path.removeprefix("/water-flow/").split("-")[0].removesuffix(".js")
        for path in package_site.requests
        if path.startswith("/water-flow/") and path.endswith(".js")
    ]


def test_a_page_loads_the_scripts_that_it_needs(page_of, package_site):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(scroll(page, 4_000), LANES)
    assert scripts(package_site) == ["index", "chunk"]
    page.evaluate("() => { stage.flow.scroller = 'window'; }")
    page.wait_for_function("() => stage.flow.style.overflowY === 'visible'")
    assert scripts(package_site) == ["index", "chunk", "outer"]


@pytest.mark.parametrize(
    "change, frames", [(JUSTIFIED, ROWS), (FLOWING, FLOW)]
)
def test_rows_load_a_module_of_their_own(
    page_of, package_site, change, frames
):
    page = scripted(
        page_of, f"() => {{ stage.fill(stage.flow); ({change})(); }}"
    )
    expect_drawn(scroll(page, 3_000), frames)
    assert modules(package_site) == ["rows.wasm"]


def test_rows_of_one_section_are_enough(page_of, package_site):
    page = scripted(
        page_of,
        """() => { Object.assign(stage.flow, {
          gap: 10, renderItem: stage.draw, sections: [
            { mode: "justified", rowHeight: 150, items: stage.items(1000),
              ratios: stage.ratios(1000) },
            { mode: "list", items: [{ id: 0, height: 50 }] },
          ] }); }""",
    )
    expect_drawn(look(page), ROWS)
    assert modules(package_site) == ["rows.wasm"]


@pytest.mark.parametrize(
    "change, frames", [(JUSTIFIED, ROWS), (FLOWING, FLOW)]
)
def test_lanes_become_rows_and_lanes_again(
    page_of, package_site, change, frames
):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(scroll(page, 4_000), LANES)
    page.evaluate(change)
    page.wait_for_function("() => stage.flow.scrollTop !== 4000")
    expect_drawn(scroll(page, 3_000), frames)
    assert modules(package_site) == ["static.wasm", "rows.wasm"]
    page.evaluate(
        """() => { Object.assign(stage.flow, { mode: "waterfall",
          ratios: null, size: (item) => item.height }); }"""
    )
    expect_drawn(scroll(page, 5_000), LANES)
    assert modules(package_site) == ["static.wasm", "rows.wasm"]


def test_what_is_in_sight_stays_as_lanes_become_rows(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    scroll(page, 4_000)
    first = page.evaluate("stage.flow.getState().anchor.index")
    page.evaluate(JUSTIFIED)
    page.wait_for_function("() => stage.flow.scrollTop !== 4000")
    rest(page)
    seen = look(page)
    expect_drawn(seen, ROWS)
    assert first in [cell["index"] for cell in seen["cells"]]


def test_lanes_and_rows_that_begin_together_share_a_module(
    page_of, package_site
):
    page = scripted(
        page_of,
        """() => {
          const [lanes, rows] = document.querySelectorAll("water-flow");
          stage.fill(lanes, { mode: "waterfall", lanes: 3 });
          stage.fill(rows, { mode: "justified", rowHeight: 150,
            ratios: stage.ratios(1000) });
        }""",
        OWN * 2,
    )
    expect_drawn(look(page), LANES)
    expect_drawn(look(page, "water-flow + water-flow"), ROWS)
    assert modules(package_site) == ["rows.wasm"]


def test_lanes_stand_where_rows_beside_them_cannot(page_of, package_site):
    package_site.put("/water-flow/rows.wasm", "", status=HTTPStatus.NOT_FOUND)
    told: list[str] = []
    page = show(
        page_of,
        OWN * 2
        + """<script type="module">
          const [lanes, rows] = document.querySelectorAll("water-flow");
          stage.fill(lanes, { mode: "waterfall", lanes: 3 });
          stage.fill(rows, { mode: "justified", rowHeight: 150,
            ratios: stage.ratios(1000) });
        </script>""",
        told=told,
    )
    drawn(page)
    expect_drawn(look(page), LANES)
    assert any("rows.wasm" in text for text in told)


def test_features_of_rows_take_the_full_module_alone(page_of, package_site):
    page = scripted(
        page_of,
        f"""() => {{ stage.fill(stage.flow, {{ selection: "single" }});
          ({JUSTIFIED})(); }}""",
    )
    expect_drawn(look(page), ROWS)
    assert modules(package_site) == ["full.wasm"]


def test_without_the_module_of_rows_lanes_stay(page_of, package_site):
    told: list[str] = []
    page = show(page_of, told=told)
    fill(page, mode="waterfall", lanes=3)
    package_site.put(
        "/water-flow/rows.wasm", "", status=HTTPStatus.NOT_FOUND
    )
    page.evaluate(
        """() => { Object.assign(stage.flow,
             { mode: "justified", ratios: stage.ratios(1000) }); }"""
    )
    page.wait_for_function("() => stage.flow.scrollHeight < 200000")
    page.evaluate("() => { stage.flow.overscan = 200; }")
    drawn(page)
    assert modules(package_site).count("rows.wasm") == 1
    assert any("rows.wasm" in text for text in told)
    # Who asks again may have better luck.
    package_site.put("/water-flow/rows.wasm", "", status=HTTPStatus.NOT_FOUND)
    page.evaluate(
        """() => { Object.assign(stage.flow, { mode: "waterfall",
             ratios: null }); }"""
    )
    expect_drawn(scroll(page, 5_000), LANES)


def test_modules_may_be_given_while_another_one_is_on_its_way(
    page_of, package_site, package
):
    package_site.put("/mine.wasm", (package / "rows.wasm").read_bytes())
    page = show(page_of)
    page.evaluate(
        """async () => {
          const { WaterFlowElement } = await import("/water-flow/index.js");
          const { compileStreaming } = WebAssembly;
          WebAssembly.compileStreaming = async (response) => {
            const module = await compileStreaming.call(WebAssembly, response);
            WaterFlowElement.modules = { rows: "/mine.wasm" };
            Object.assign(stage.flow, {
              mode: "justified", rowHeight: 150, ratios: stage.ratios(1000),
            });
            return module;
          };
          stage.fill(stage.flow, { size: null });
        }"""
    )
    expect_drawn(scroll(page, 2_000), ROWS)
    assert "/mine.wasm" in package_site.requests
    assert not package_site.asked_for("rows.wasm")


def test_the_module_of_rows_may_be_given(page_of, package_site, package):
    package_site.put("/mine.wasm", (package / "rows.wasm").read_bytes())
    page = show(page_of)
    page.evaluate(
        """async () => {
          const { WaterFlowElement } = await import("/water-flow/index.js");
          WaterFlowElement.modules = { rows: "/mine.wasm" };
        }"""
    )
    page.evaluate(JUSTIFIED)
    fill(page)
    expect_drawn(scroll(page, 2_000), ROWS)
    assert "/mine.wasm" in package_site.requests
    assert not package_site.asked_for("rows.wasm")
