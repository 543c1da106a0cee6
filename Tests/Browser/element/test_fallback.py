"""What the page's CSS shows before the module is what it shows after."""

from contextlib import contextmanager

import pytest
from rest import FOLLOW, PATIENCE, refollow, rest
from stage import STYLE, show

GAP = 'gap="8"'
PICTURE = (
    '<a href="#{n}"><img data-n="{n}" width="{width}" height="300" alt=""'
    ' src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22'
    ' width=%22{width}%22 height=%22300%22/%3E"'
    ' style="display: block; width: 100%; height: auto"></a>'
)
IMAGE = (
    '<img data-n="{n}" width="{width}" height="300" alt=""'
    ' src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22'
    ' width=%22{width}%22 height=%22300%22/%3E">'
)
VIDEO = (
    '<video data-n="{n}" width="{width}" height="300">'
    '<source></video>'
)
DRAWING = (
    '<svg data-n="{n}" width="{width}" height="300">'
    '<rect width="9" height="9"/></svg>'
)
SAID = '<p data-n="{n}" data-ratio="{ratio}">Item {n}</p>'
UNSAID = '<p data-n="{n}">Item {n}</p>'
CARD = '<span><b data-n="{n}" style="display: block">Item {n}</b></span>'

# Where the children stand in the window, and how large they are.
BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-n]")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.dataset.n, [x, y, width, height]];
  }))"""


def children(sort: str, count: int = 6) -> str:
    """Items of one sort, each of another shape than the one before."""
    return "\n".join(
        sort.format(n=n, width=300 + 100 * (n % 3), ratio=1.5 + n % 3)
        for n in range(count)
    )


def before_and_after(
    page_of, attributes: str, items: str, head: str = "", **options
) -> tuple:
    """The boxes of the children without scripts, and with the module."""
    told = options.pop("told", None)
    height = "" if "window" in attributes else 'style="height: 700px"'
    html = f"<water-flow {attributes} {height}>{items}</water-flow>"
    bare = page_of(
        html, head=STYLE + head, width=300, java_script_enabled=False,
        **options,
    )
    before = bare.evaluate(BOXES)
    page = show(page_of, html, head, width=300, told=told, **options)
    page.evaluate("async () => { await stage.flow.ready; }")
    page.wait_for_selector("water-flow [data-item] [data-n]")
    rest(page)
    return before, page.evaluate(BOXES)


def expect_same(before: dict, after: dict) -> None:
    """What is in the page after that stands where it stood."""
    assert len(after) > 2 and set(after) <= set(before)
    for n, box in after.items():
        assert before[n] == pytest.approx(box, abs=1), n


@pytest.mark.parametrize("sort", [PICTURE, SAID, UNSAID])
@pytest.mark.parametrize("attributes", ['mode="list"', 'lanes="1"'])
def test_one_below_the_other_they_stay(page_of, attributes, sort):
    before, after = before_and_after(
        page_of, f"{attributes} {GAP}", children(sort)
    )
    expect_same(before, after)


@pytest.mark.parametrize("sort", [PICTURE, SAID, CARD])
def test_in_columns_they_are_as_far_from_each_other(page_of, sort):
    before, after = before_and_after(
        page_of, f'lanes="1" scroller="window" {GAP}', children(sort)
    )
    expect_same(before, after)


@pytest.mark.parametrize("sort", [PICTURE, SAID])
@pytest.mark.parametrize("scroller", ["", 'scroller="self"'])
def test_the_first_of_each_lane_stays(page_of, scroller, sort):
    before, after = before_and_after(
        page_of, f'lanes="3" {scroller} {GAP}', children(sort)
    )
    expect_same(before, {n: after[n] for n in ("0", "1", "2")})


LANES = 'lanes="3" gap="8"'


@pytest.mark.parametrize("sort", [IMAGE, SAID])
@pytest.mark.parametrize("scroller", ["", 'scroller="window"'])
@pytest.mark.parametrize(
    "attributes",
    [
        'lanes="3"', 'lanes="3" gap="7.5"', 'lanes="2" gap="8" line-gap="20"',
        'lanes="9" gap="3"', 'lanes="3" gap="8" dir="rtl"', 'min-lane-width="70" gap="8"',
        'min-lane-width="400"',
        'mode="justified" row-height="60" gap="8" line-gap="20"',
        'mode="justified" row-height="70.5"',
        'mode="justified" row-height="90" breaking="balanced" gap="2"',
    ],
)
def test_where_ratios_are_told_all_stay(page_of, attributes, scroller, sort):
    before, after = before_and_after(
        page_of, f"{attributes} {scroller}", children(sort, 61)
    )
    expect_same(before, after)
    assert len(after) > 8


@contextmanager
def display(browser, chromium, package_site, pixels: float):
    """Pages on a display with so many pixels to one of theirs.

    Pages of a context are told of such, but laid out without.
    """
    launched = browser.browser_type.launch(
        executable_path=chromium,
        args=["--no-sandbox", f"--force-device-scale-factor={pixels}"],
    )

    def open_page(html: str, *, head: str, script: str = "", **options):
        context = launched.new_context(
            no_viewport=True,
            java_script_enabled=options.get("java_script_enabled"),
        )
        context.add_init_script(f"{FOLLOW};{script}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        refollow(page)
        page.goto(package_site.put_page(html, head))
        assert page.evaluate("devicePixelRatio") == pytest.approx(pixels)
        return page

    try:
        yield open_page
    finally:
        launched.close()


@pytest.mark.parametrize("pixels", [0.5, 1.25, 1.5, 2, 2.625, 3])
def test_they_stay_on_all_displays(browser, chromium, package_site, pixels):
    with display(browser, chromium, package_site, pixels) as page_of:
        before, after = before_and_after(page_of, LANES, children(SAID, 40))
    expect_same(before, after)


@pytest.mark.parametrize("pixels", [0.9, 1.1, 4 / 3])
def test_on_others_none_stands_on_another_one(
    browser, chromium, package_site, pixels
):
    with display(browser, chromium, package_site, pixels) as page_of:
        bare = page_of(
            f"<water-flow {LANES}>{children(SAID, 60)}</water-flow>",
            head=STYLE, java_script_enabled=False,
        )
        boxes = bare.evaluate(BOXES)
    expect_apart(boxes)


@pytest.mark.parametrize("sort", [VIDEO, DRAWING])
def test_pictures_stay_whatever_is_in_them(page_of, sort):
    before, after = before_and_after(page_of, LANES, children(sort, 20))
    expect_same(before, after)


def test_a_page_s_own_gap_is_none(page_of):
    before, after = before_and_after(
        page_of, LANES, children(SAID, 40),
        "<style>water-flow { gap: 30px; grid-auto-rows: 40px }</style>",
    )
    expect_same(before, after)


def test_one_within_another_has_lanes_of_its_own(page_of):
    inner = f"<water-flow min-lane-width='60'>{children(SAID, 20)}</water-flow>"
    bare = page_of(
        f"<water-flow lanes='2'><div data-ratio='1'>{inner}</div></water-flow>",
        head=STYLE, width=600, java_script_enabled=False,
    )
    expect_apart(bare.evaluate(BOXES))
    lanes = {box[0] for box in bare.evaluate(BOXES).values()}
    assert len(lanes) == 5


def test_lanes_that_are_no_number_are_as_many_as_fit(page_of):
    told: list[str] = []
    before, after = before_and_after(
        page_of, f'lanes="many" min-lane-width="90" {GAP}',
        children(SAID, 30), told=told,
    )
    expect_same(before, after)
    assert len(told) == 1


def expect_apart(boxes: dict) -> None:
    """None stands on another one."""
    frames = sorted(boxes.values(), key=lambda box: box[1])
    for index, (x, y, width, height) in enumerate(frames):
        assert width > 0 and height > 0
        for other in frames[index + 1 :]:
            if other[1] >= y + height - 0.1:
                break
            assert other[0] >= x + width - 0.1 or x >= other[0] + other[2] - 0.1


@pytest.mark.parametrize(
    "items",
    [
        children(SAID, 20) + PICTURE.format(n=20, width=300),
        UNSAID.format(n=20) + children(IMAGE, 20),
        children(SAID, 1_000),
        children(SAID, 20).replace('"1.5"', '"none"'),
        children(SAID, 20).replace('"1.5"', '"0"'),
        children(SAID, 20).replace('"1.5"', '"-2"'),
        children(IMAGE, 20).replace('height="300"', 'height="auto"'),
        children(IMAGE, 20).replace('height="300"', 'height="0"'),
    ],
    ids=[
        "unsaid", "text", "many", "none", "zero", "negative", "auto",
        "no height",
    ],
)
def test_where_not_all_are_told_each_has_its_place(page_of, items):
    for mode in ("waterfall", "justified"):
        bare = page_of(
            f'<water-flow mode="{mode}" lanes="4" {GAP}>{items}</water-flow>',
            head=STYLE, width=2000, java_script_enabled=False,
        )
        boxes = bare.evaluate(BOXES)
        assert len(boxes) > 19
        expect_apart(boxes)
        assert all(height < 2_000 for _, _, _, height in boxes.values())


@pytest.mark.parametrize("sort", [IMAGE, SAID])
def test_a_ratio_makes_a_line_of_a_flow(page_of, sort):
    before, after = before_and_after(
        page_of, f'mode="flow" row-height="60" {GAP}', children(sort)
    )
    expect_same(before, after)


def test_what_shows_nothing_shows_nothing_in_columns(page_of):
    page = page_of(
        """<water-flow lanes="2" scroller="window">
          <style>p { color: red }</style><p>Item</p><p hidden>Not yet</p>
          <script>"text"</script><template>none</template>
        </water-flow>""",
        java_script_enabled=False,
    )
    assert page.evaluate(
        "() => document.querySelector('water-flow').innerText.trim()"
    ) == "Item"


def test_a_scroll_bar_takes_its_room_from_the_start(page_of):
    gutter = """() => getComputedStyle(document.querySelector("water-flow"))
      .scrollbarGutter"""
    html = f"<water-flow>{children(SAID)}</water-flow>"
    bare = page_of(html, java_script_enabled=False)
    assert bare.evaluate(gutter) == "stable"
    page = show(page_of, html)
    page.wait_for_selector("water-flow [data-item]")
    assert page.evaluate(gutter) == "stable"
