"""Pages that allow little, and modules that do not come."""

from http import HTTPStatus

import pytest
from package_site import STRICT_POLICY
from rest import frames, rest
from stage import (
    STAGE, WANTED, drawn, expect_drawn, fill, look, scroll, show,
)

CHILDREN = "".join(
    f'<p class="drawn" data-id="{item}">Item {item}</p>' for item in range(30)
)


@pytest.mark.parametrize("feature", ["", "selection", "reorderable"])
def test_a_strict_policy_is_kept(page_of, package_site, feature):
    package_site.put(
        "/page.css",
        "body { margin: 0 } .drawn { height: 100%; overflow: hidden }"
        " * { scrollbar-width: none }"
        " water-flow { height: 600px }",
    )
    package_site.put(
        "/page.js",
        """import "/water-flow/index.js";
        stage.fill(stage.flow, { mode: "waterfall", lanes: 3 });""",
    )
    page = page_of(
        f"""<!doctype html><meta charset="utf-8">
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/water-flow/water-flow.css">
        <link rel="stylesheet" href="/page.css">
        <script type="module" src="/page.js"></script>
        <water-flow {feature and feature + '="single"'}></water-flow>""",
        headers={"Content-Security-Policy": STRICT_POLICY},
        script=STAGE + """;
          window.refused = [];
          addEventListener("securitypolicyviolation", (event) =>
            refused.push(`${event.violatedDirective} ${event.sourceFile}`));""",
    )
    drawn(page)
    expect_drawn(look(page), WANTED)
    expect_drawn(scroll(page, 7_000), WANTED)
    assert page.evaluate("refused") == []


# The children that a page has of its own: where they stand, if they are seen.
BOXES = """() => [...document.querySelectorAll("water-flow > *")].map((it) => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return it.checkVisibility({ visibilityProperty: true })
    ? { left, top, right, bottom } : null;
})"""


def expect_fallback(page, lanes: int) -> None:
    """All children are seen, none covers another, in as many columns."""
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 30 and None not in boxes
    for index, one in enumerate(boxes):
        assert one["bottom"] > one["top"] and one["right"] > one["left"]
        for other in boxes[:index]:
            assert (
                one["left"] >= other["right"] - 0.5
                or other["left"] >= one["right"] - 0.5
                or one["top"] >= other["bottom"] - 0.5
                or other["top"] >= one["bottom"] - 0.5
            )
    assert len({round(one["left"]) for one in boxes}) == lanes


@pytest.mark.parametrize(
    "attributes, lanes",
    [
        ('mode="list"', 1),
        ('mode="waterfall" lanes="3"', 3),
        ('mode="waterfall" lanes="5"', 5),
    ],
)
def test_without_scripts_the_children_stand_in_css(page_of, attributes, lanes):
    page = page_of(
        f"<water-flow {attributes}>{CHILDREN}</water-flow>",
        java_script_enabled=False,
    )
    expect_fallback(page, lanes)


@pytest.mark.parametrize(
    "attributes", ['mode="justified"', 'mode="flow"', ""]
)
def test_without_scripts_no_child_is_lost_in_any_mode(page_of, attributes):
    page = page_of(
        f"<water-flow {attributes}>{CHILDREN}</water-flow>",
        java_script_enabled=False,
    )
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 30 and None not in boxes
    assert all(one["bottom"] > one["top"] for one in boxes)


FAULTS = {
    "not there": (b"", HTTPStatus.NOT_FOUND),
    "not a module": (b"<!doctype html><p>Not found", HTTPStatus.OK),
    "cut short": (b"\0asm\1\0\0", HTTPStatus.OK),
    "another module": (b"\0asm\1\0\0\0", HTTPStatus.OK),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_without_the_module_the_children_stay(page_of, package_site, fault):
    body, status = FAULTS[fault]
    package_site.put("/water-flow/measured.wasm", body, status=status)
    told: list[str] = []
    page = show(
        page_of,
        f'<water-flow id="wall" mode="list">{CHILDREN}</water-flow>',
        told=told,
    )
    refused = page.evaluate(
        """() => stage.flow.ready.then(() => null,
             (error) => [error.name, error.message])"""
    )
    assert refused is not None
    name, message = refused
    assert name == "WaterFlowError"
    assert "water-flow#wall" in message and "measured.wasm" in message
    frames(page, 3)
    expect_fallback(page, 1)
    # The browser says by itself what it could not load.
    own = [line for line in told if "water-flow#wall" in line]
    assert len(own) == 1, told
    assert not [line for line in told if "Uncaught" in line], told


def test_a_module_served_as_anything_is_one(page_of, package_site, package):
    package_site.put(
        "/water-flow/static.wasm",
        (package / "static.wasm").read_bytes(),
        {"Content-Type": "application/octet-stream"},
    )
    told: list[str] = []
    page = show(page_of, told=told)
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(scroll(page, 3_000), WANTED)


def test_the_children_are_there_until_the_module_is(page_of, package_site):
    withheld = package_site.withhold("measured.wasm", after=100)
    page = show(
        page_of,
        f'<water-flow mode="waterfall" lanes="3">{CHILDREN}</water-flow>',
    )
    expect_fallback(page, 3)
    withheld.release()
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)
    assert [cell["id"] for cell in look(page)["cells"]] == list(range(30))


def test_children_give_way_to_items(page_of):
    page = show(
        page_of, f'<water-flow style="height: 600px">{CHILDREN}</water-flow>'
    )
    drawn(page)
    assert len(look(page)["cells"]) > 0
    page.evaluate(
        """() => { stage.fill(stage.flow,
             { mode: "waterfall", lanes: 3 }); }"""
    )
    page.wait_for_function("() => stage.flow.frameOf(999)")
    rest(page)
    expect_drawn(look(page), WANTED)


def test_an_element_in_the_strictest_page_says_so_once(page_of):
    told: list[str] = []
    page = page_of(
        f'<water-flow id="wall">{CHILDREN}</water-flow>',
        headers={
            "Content-Security-Policy":
                "default-src 'none'; script-src 'self'; style-src 'self';"
                " connect-src 'self'; img-src data:"
        },
        script=STAGE,
        told=told,
    )
    page.wait_for_function("() => customElements.get('water-flow')")
    page.evaluate("() => stage.flow.ready.catch(() => null)")
    frames(page, 3)
    own = [line for line in told if "water-flow#wall" in line]
    assert len(own) == 1 and "wasm-unsafe-eval" in own[0], told
