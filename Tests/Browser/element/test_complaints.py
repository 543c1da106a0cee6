"""What users of other libraries ask for in vain, each by its own name."""

import placement
import pytest
from rest import rest
from stage import (
    drawn,
    expect_drawn,
    expect_lanes,
    fill,
    look,
    scroll,
    show,
)

COUNT = 1_000

WINDOW = '<water-flow scroller="window"></water-flow>'
NEAREST = """<div id="outer" style="height: 500px; overflow-y: auto">
<header style="height: 137px">Before</header>
<water-flow scroller="nearest"></water-flow>
<footer style="height: 211px">After</footer>
</div>"""

# What a page's own script does whenever it is loaded.
LIBRARY = """<script type="module">
  stage.fill(document.querySelector("water-flow"),
    { mode: "waterfall", lanes: 4, key: (item) => item.id });
</script>"""
RESTORING = '<water-flow restore="photos" style="height: 600px"></water-flow>'
RESTORING_WINDOW = """<h1 style="margin: 0; height: 90px">Photos</h1>
<water-flow restore="photos" scroller="window"></water-flow>"""


def frames(lanes: int = 4, width: float = 1_000) -> list[placement.Frame]:
    """Those of the library."""
    return placement.waterfall(width, lanes, 10, placement.heights(COUNT))


def scroll_window(page, top: float) -> dict:
    """Scrolls the window at once; what is drawn after that."""
    page.evaluate("(top) => scrollTo(0, top)", top)
    rest(page)
    return look(page)


def test_virtuoso_1305_the_window_is_the_scroller(page_of):
    page = show(page_of, f"<header>Before</header>{WINDOW}<p>After</p>")
    fill(page, mode="waterfall", lanes=4)
    wanted = frames()
    for top in (0, 500, 10_000, placement.end(wanted)):
        expect_drawn(scroll_window(page, top), wanted)
    # What comes after it stands below all of it.
    assert page.evaluate(
        """() => document.querySelector("p").getBoundingClientRect().top
          >= stage.flow.getBoundingClientRect().bottom"""
    )


def test_virtuoso_1305_an_ancestor_is_the_scroller(page_of):
    page = show(page_of, NEAREST)
    fill(page, mode="waterfall", lanes=4)
    wanted = frames()
    for top in (0, 100, 500, 10_000, placement.end(wanted) - 250):
        page.evaluate("(top) => outer.scrollTo(0, top)", top)
        rest(page)
        expect_drawn(look(page), wanted)
    page.evaluate("outer.scrollTo(0, 1e7)")
    rest(page)
    assert page.evaluate(
        """() => {
          const after = document.querySelector("footer");
          return Math.abs(after.getBoundingClientRect().bottom
            - outer.getBoundingClientRect().bottom) < 1;
        }"""
    )


# What stands where in the window.
PLACES = """() => Object.fromEntries(stage.look().cells.map((cell) =>
  [cell.id, cell.y - stage.sight(stage.flow).top]))"""


@pytest.mark.parametrize("body", [RESTORING, RESTORING_WINDOW])
def test_virtuoso_1303_a_reload_comes_back_to_the_same_place(page_of, body):
    page = show(page_of, body, head=LIBRARY)
    drawn(page)
    own = "scrollTo" not in body and "window" not in body
    (scroll if own else scroll_window)(page, 12_345)
    before = page.evaluate(PLACES)
    page.reload()
    drawn(page)
    after = page.evaluate(PLACES)
    common = before.keys() & after.keys()
    assert len(common) > 5
    for item in common:
        assert abs(before[item] - after[item]) <= 1


def test_virtuoso_1303_a_page_that_replaces_another_begins_at_its_start(
    page_of,
):
    page = show(page_of, RESTORING, head=LIBRARY)
    drawn(page)
    scroll(page, 12_345)
    with page.expect_navigation():
        page.evaluate("() => location.replace('?album=2')")
    drawn(page)
    assert page.evaluate("stage.flow.scrollTop") == 0
    # Its own place is kept from then on.
    scroll(page, 3_000)
    page.reload()
    drawn(page)
    page.wait_for_function("() => stage.flow.scrollTop > 2_900")


@pytest.mark.parametrize("body", [RESTORING, RESTORING_WINDOW])
def test_masonic_68_back_comes_to_the_same_place(page_of, package_site, body):
    page = show(page_of, body, head=LIBRARY)
    other = package_site.put("/other.html", "<!doctype html><p>Other")
    drawn(page)
    (scroll_window if "window" in body else scroll)(page, 12_345)
    before = page.evaluate(PLACES)
    page.goto(other)
    page.go_back()
    drawn(page)
    after = page.evaluate(PLACES)
    common = before.keys() & after.keys()
    assert len(common) > 5
    for item in common:
        assert abs(before[item] - after[item]) <= 1


def test_masonic_68_back_finds_the_item_though_others_came(page_of):
    page = show(page_of, RESTORING, head=LIBRARY)
    drawn(page)
    scroll(page, 12_345)
    state = page.evaluate("JSON.parse(JSON.stringify(stage.flow.getState()))")
    before = page.evaluate(PLACES)
    # The others may come into other lanes.
    first = str(state["anchor"]["key"])
    page.evaluate(
        """() => {
          const flow = stage.flow;
          const { items } = flow;
          flow.scrollTo(0, 0);
          flow.items = [...stage.items(200, 7).map((item) =>
            ({ ...item, id: 10_000 + item.id })), ...items];
        }"""
    )
    drawn(page)
    page.evaluate("(state) => stage.flow.setState(state)", state)
    rest(page)
    after = page.evaluate(PLACES)
    assert abs(after[first] - before[first]) <= 1


@pytest.mark.parametrize("left", [999, 500, 30, 1, 0])
def test_masonic_158_a_list_that_shrinks_does_not_crash(page_of, left):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=4)
    scroll(page, 20_000)
    page.evaluate(
        "(left) => { stage.flow.items = stage.items(left); }", left
    )
    rest(page)
    seen = look(page)
    if left == 0:
        assert seen["cells"] == []
        assert seen["length"] <= 601
        return
    wanted = placement.waterfall(1_000, 4, 10, placement.heights(left))
    expect_drawn(seen, wanted)
    assert abs(seen["length"] - max(600, placement.end(wanted))) < 1


def test_masonic_158_an_array_cut_in_place_does_not_crash(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=4)
    scroll(page, 20_000)
    page.evaluate("stage.flow.items.length = 40; stage.flow.reload()")
    rest(page)
    wanted = placement.waterfall(1_000, 4, 10, placement.heights(40))
    expect_drawn(look(page), wanted)


def test_virtua_788_masonry_at_all(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3)
    expect_drawn(look(page), frames(3))


def test_ant_design_56370_masonry_of_unknown_heights(page_of):
    page = show(page_of)
    # Nothing tells a height: each item is measured.
    page.evaluate(
        """() => {
          const items = stage.items(300);
          Object.assign(stage.flow, {
            mode: "waterfall", lanes: 3, gap: 10, lineGap: 10, items,
            renderItem: (item) => {
              const node = stage.draw(item);
              node.style.height = `${item.height}px`;
              return node;
            },
          });
        }"""
    )
    drawn(page)
    lengths = placement.heights(300)
    for top in (0, 900, 4_000, 0):
        cells = scroll(page, top)["cells"]
        expect_lanes(cells, lengths)


# As a server writes a page: all items stand in it, in CSS, with their sizes.
SERVED = "".join(
    f'<img alt="Photo {index}" width="{width}" height="{height}"'
    f' src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>">'
    for index, (width, height) in enumerate(
        (300, 100 + length) for length in placement.heights(60)
    )
)

# Where the pictures stand, by their names; those in the first screen.
PICTURES = """() => Object.fromEntries(
  [...document.querySelectorAll("water-flow img")]
    .map((image) => [image, image.getBoundingClientRect()])
    .filter(([image, box]) => box.width > 0 && box.top < innerHeight)
    .map(([image, { x, y, width, height }]) =>
      [image.alt, [x, y, width, height]]))"""


@pytest.mark.parametrize(
    "attributes",
    ['mode="list"', 'lanes="1"', 'lanes="3" gap="8"', 'mode="justified"'],
)
def test_mui_32688_36673_no_jump_after_server_rendering(
    page_of, package_site, attributes
):
    module = "rows" if "justified" in attributes else "static"
    withheld = package_site.withhold(f"{module}.wasm")
    page = show(
        page_of,
        f'<water-flow {attributes} scroller="window">'
        f"{SERVED}</water-flow><p>After</p>",
    )
    assert withheld.asked.wait(60)
    assert page.locator(".waterflow-content").count() == 0
    before = page.evaluate(PICTURES)
    assert len(before) >= 2
    length = page.evaluate("document.documentElement.scrollHeight")
    withheld.release()
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)
    after = page.evaluate(PICTURES)
    for name, frame in before.items():
        assert after[name] == pytest.approx(frame, abs=1), name
    assert abs(
        page.evaluate("document.documentElement.scrollHeight") - length
    ) <= 1


def test_every_visible_item_is_drawn_at_many_places(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=5)
    wanted = frames(5)
    last = int(placement.end(wanted)) - 600
    for top in range(0, last, last // 40):
        expect_drawn(scroll(page, top), wanted)
