"""What scrolls: the window, an ancestor or any element, with content around."""

import placement
import pytest
from rest import rest
from stage import drawn, expect_drawn, fill, look, show

COUNT = 1_000
LENGTHS = placement.heights(COUNT)

# Content before and after, and a header that sticks above all.
AROUND = """<header style="position: sticky; top: 0; height: 64px; z-index: 1;
  background: #fff">Header</header>
<p style="height: 333px; margin: 0">Before</p>
{flow}
<p id="after" style="height: 222px; margin: 0">After</p>"""

STAGES = {
    "window": AROUND.format(
        flow='<water-flow scroller="window"></water-flow>'
    ),
    "nearest": '<main id="box" style="height: 500px; overflow: auto">'
    + AROUND.format(flow='<water-flow scroller="nearest"></water-flow>')
    + "</main>",
    "element": '<main id="box" style="height: 500px; overflow: auto"><div>'
    + AROUND.format(flow="<water-flow></water-flow>")
    + "</div></main>",
}


@pytest.fixture(params=STAGES)
def page(request, page_of):
    """A page whose element is scrolled by something else."""
    page = show(page_of, STAGES[request.param])
    if request.param == "element":
        page.evaluate("() => { stage.flow.scroller = box; }")
    fill(page, mode="waterfall", lanes=4)
    return page


WANTED = placement.waterfall(1_000, 4, 10, LENGTHS)


def scroll(page, top: float) -> dict:
    """Scrolls what scrolls, at once; what is drawn after that."""
    page.evaluate(
        "(top) => (document.getElementById('box') ?? window).scrollTo(0, top)",
        top,
    )
    rest(page)
    return look(page)


def test_all_in_sight_is_drawn_wherever_it_is(page):
    for top in (0, 5, 200, 397, 398, 3_000, 20_001, 7):
        expect_drawn(scroll(page, top), WANTED)


def test_content_around_stands_around(page):
    scroll(page, 1e7)
    after = page.evaluate(
        """() => {
          const box = document.getElementById("box");
          const end = box ? box.getBoundingClientRect().bottom : innerHeight;
          const flow = stage.flow.getBoundingClientRect();
          const { top, bottom } = after.getBoundingClientRect();
          return [top - flow.bottom, end - bottom, flow.height];
        }"""
    )
    assert after == pytest.approx(
        [0, 0, placement.end(WANTED)], abs=1
    )


def test_it_does_not_scroll_by_itself(page):
    scroll(page, 3_000)
    assert page.evaluate(
        "[stage.flow.scrollTop, stage.flow.scrollHeight"
        " - stage.flow.clientHeight]"
    ) == [0, 0]


@pytest.mark.parametrize("block", ["start", "center", "end", "nearest"])
def test_an_item_is_scrolled_to(page, block):
    for item in (500, 999, 0, 3):
        page.evaluate(
            """([item, block]) => stage.flow.scrollToItem(item,
                 { block, behavior: "instant" })""",
            [item, block],
        )
        rest(page)
        seen = look(page)
        expect_drawn(seen, WANTED)
        _, y, _, height = WANTED[item]
        sight = seen["sight"]
        assert y >= sight["top"] - 1 and y + height <= sight["bottom"] + 1


def test_what_comes_before_may_grow(page):
    scroll(page, 3_000)
    page.evaluate(
        "() => { document.querySelector('p').style.height = '900px'; }"
    )
    rest(page)
    expect_drawn(look(page), WANTED)
    expect_drawn(scroll(page, 6_000), WANTED)


def test_the_length_is_the_pages_to_the_pixel(page):
    assert page.evaluate(
        "stage.flow.getBoundingClientRect().height"
    ) == pytest.approx(placement.end(WANTED), abs=0.6)


def test_another_scroller_is_taken_at_run_time(page_of):
    page = show(
        page_of,
        '<main id="box" style="height: 500px; overflow: auto">'
        '<water-flow style="height: 400px"></water-flow></main>',
    )
    fill(page, mode="waterfall", lanes=4)
    expect_drawn(look(page), WANTED)
    page.evaluate(
        """() => {
          stage.flow.style.height = "";
          stage.flow.scroller = "nearest";
        }"""
    )
    rest(page)
    for top in (0, 8_000):
        expect_drawn(scroll(page, top), WANTED)
    page.evaluate(
        """() => {
          stage.flow.style.height = "400px";
          stage.flow.scroller = "self";
          box.scrollTo(0, 0);
        }"""
    )
    rest(page)
    page.evaluate("stage.flow.scrollTo(0, 4000)")
    rest(page)
    seen = look(page)
    assert seen["top"] == 4_000
    expect_drawn(seen, WANTED)


@pytest.mark.parametrize("scroller", ["window", "nearest"])
def test_one_that_comes_to_scroll_itself_makes_cells_of_what_is_in_view(
    page_of, scroller,
):
    page = show(
        page_of, "<water-flow></water-flow>",
        head="<style>water-flow { height: 100dvh }</style>",
    )
    page.evaluate(
        "(scroller) => { stage.flow.scroller = scroller; }", scroller)
    fill(page, mode="list", count=20_000)
    made = page.evaluate(
        """async () => {
          let made = 0;
          const { renderItem } = stage.flow;
          stage.flow.renderItem = (item) => { made += 1;
            return renderItem(item); };
          await stage.frames(2);
          made = 0;
          stage.flow.scroller = "self";
          await stage.frames(2);
          return made;
        }""")
    assert made < 100
    rest(page)
    seen = look(page)
    assert seen["height"] == 800 and len(seen["cells"]) < 100
    assert page.evaluate("stage.flow.style.maxHeight") == ""


@pytest.mark.parametrize("scroller", ["window", "nearest"])
def test_a_state_of_the_start_leads_back_to_it(page_of, scroller):
    page = show(
        page_of,
        '<main id="box" style="height: 500px; overflow: auto">'
        '<h1 style="height: 90px; margin: 0">Above</h1>'
        '<water-flow></water-flow></main>'
        if scroller == "nearest" else
        '<h1 style="height: 90px; margin: 0">Above</h1>'
        '<water-flow></water-flow>',
    )
    page.evaluate(
        "(scroller) => { stage.flow.scroller = scroller; }", scroller)
    fill(page, mode="list")
    page.evaluate(
        """() => {
          window.state = stage.flow.getState();
          stage.flow.scrollToItem(100);
        }""")
    rest(page)
    assert look(page)["cells"][0]["index"] > 50
    page.evaluate("stage.flow.setState(state)")
    rest(page)
    assert page.evaluate(
        "stage.flow.elementOf(0).getBoundingClientRect().top") == 0


def test_an_attribute_counts_after_an_element(page_of):
    page = show(
        page_of,
        '<main id="box" style="height: 500px; overflow: auto">'
        '<water-flow></water-flow></main>',
    )
    page.evaluate("() => { stage.flow.scroller = box; }")
    fill(page, mode="waterfall", lanes=4)
    assert page.evaluate(
        """() => {
          stage.flow.setAttribute("scroller", "window");
          return stage.flow.scroller;
        }"""
    ) == "window"
    rest(page)
    assert page.evaluate("stage.flow.getAttribute('scroller')") == "window"


def test_two_elements_share_the_window(page_of):
    page = show(
        page_of,
        '<water-flow id="one" scroller="window"></water-flow><hr>'
        '<water-flow id="two" scroller="window"></water-flow>',
    )
    page.evaluate(
        """() => {
          stage.fill(one, { mode: "waterfall", lanes: 4, count: 100 });
          stage.fill(two, { mode: "list", count: 100 });
        }"""
    )
    drawn(page)
    first = placement.waterfall(1_000, 4, 10, placement.heights(100))
    second = placement.rows(1_000, placement.heights(100), 10)
    expect_drawn(look(page, "#one"), first)
    # Where one ends and the other begins both are in sight.
    page.evaluate(
        "() => scrollTo(0, two.getBoundingClientRect().top - 300)"
    )
    rest(page)
    expect_drawn(look(page, "#one"), first)
    expect_drawn(look(page, "#two"), second)


def test_one_that_scrolls_sideways(page_of):
    page = show(
        page_of,
        '<water-flow horizontal style="height: 600px"></water-flow>',
    )
    fill(page, mode="waterfall", lanes=3)
    upright = placement.waterfall(600, 3, 10, LENGTHS)
    for left in (0, 777, 20_000):
        page.evaluate("(left) => stage.flow.scrollTo(left, 0)", left)
        rest(page)
        seen = look(page)
        low, high = seen["sight"]["left"], seen["sight"]["right"]
        shown = {cell["index"]: cell for cell in seen["cells"]}
        wanted = placement.meeting(upright, low, high)
        assert wanted and wanted <= shown.keys()
        for item, cell in shown.items():
            y, x, height, width = upright[item]
            assert [
                cell[key] for key in ("x", "y", "width", "height")
            ] == pytest.approx([x, y, width, height], abs=0.1)
