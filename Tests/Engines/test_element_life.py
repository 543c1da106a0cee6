"""`<water-flow>` in each browser: made, moved, removed and found again."""

import time

import pytest
from element_page import (
    LENGTHS, LOOK, drawn, fill, placement, scroll, show, wanted,
)
from stage import OWN, expect_drawn


@pytest.mark.parametrize(
    "make",
    [
        "document.createElement('water-flow')",
        "Object.assign(document.createElement('div'),"
        " { innerHTML: '<water-flow></water-flow>' }).firstChild",
        "stage.flow.cloneNode()",
        "stage.flow.cloneNode(true)",
        "document.importNode(stage.flow, true)",
    ],
)
def test_it_is_made_in_any_way(page_of, make):
    engine = show(page_of)
    fill(engine, lanes=5)
    engine.evaluate(
        f"""() => {{
          const flow = {make};
          stage.flow.replaceWith(flow);
          flow.style.height = "600px";
          stage.fill(flow, {{ mode: "waterfall", lanes: 3 }});
        }}"""
    )
    drawn(engine)
    expect_drawn(scroll(engine, 5_000), wanted(engine))


def test_what_is_set_before_the_upgrade_holds(page_of):
    engine = show(
        page_of,
        OWN
        + """<script>
          window.wasDefined = stage.flow.matches(":defined");
          stage.fill(stage.flow, { mode: "waterfall", lanes: 3 });
        </script>""",
    )
    seen = drawn(engine)
    assert engine.evaluate("wasDefined") is False
    expect_drawn(seen, wanted(engine))


def test_a_move_keeps_cells_and_place(page_of):
    engine = show(page_of, f"{OWN}<div id='after'></div>")
    fill(engine)
    scroll(engine, 5_000)
    engine.evaluate(
        """() => {
          window.cell = stage.flow.querySelector(".drawn");
          after.append(stage.flow);
        }"""
    )
    engine.still()
    seen = engine.evaluate(LOOK, "water-flow")
    assert seen["top"] == 5_000
    expect_drawn(seen, wanted(engine))
    assert engine.evaluate("cell.isConnected") is True


def test_removed_and_put_back(page_of):
    engine = show(page_of)
    fill(engine)
    engine.evaluate(
        """async () => {
          const { flow } = stage;
          flow.remove();
          await stage.frames(10);
          window.left = flow.querySelectorAll(".drawn").length;
          document.body.append(flow);
        }"""
    )
    assert engine.evaluate("window.left") == 0
    expect_drawn(drawn(engine), wanted(engine))


def test_another_document_adopts_it(page_of):
    engine = show(
        page_of,
        f"{OWN}<iframe id='frame' style='width: 800px; height: 650px;"
        " border: 0'></iframe>",
    )
    fill(engine)
    engine.evaluate(
        """async () => {
          const there = frame.contentDocument;
          const style = there.createElement("style");
          style.textContent = "body { margin: 0 } .drawn { height: 100% }";
          there.head.append(style);
          window.moved = stage.flow;
          there.body.append(moved);
          await stage.frames();
          while (!moved.querySelector(".drawn")) await stage.frames();
          moved.scrollTo(0, 4000);
          await stage.frames(20);
        }"""
    )
    seen = engine.evaluate("stage.look(moved)")
    assert seen["top"] == 4_000
    expect_drawn(
        seen, placement.waterfall(seen["width"], 3, 10, LENGTHS)
    )


LIBRARY = """<script type="module">
  stage.fill(stage.flow, { mode: "waterfall", lanes: 3,
    key: (item) => item.id });
</script>"""
RESTORING = '<water-flow restore="photos" style="height: 600px"></water-flow>'


def wait_for_reload(engine) -> None:
    """Waits until another page than the one that was marked is there."""
    end = time.monotonic() + 30
    is_left = True
    while is_left:
        assert time.monotonic() < end
        try:
            is_left = engine.evaluate(
                "window.isLeft || !customElements.get('water-flow')"
            )
        except engine.gone:
            continue


def test_a_reload_comes_back_to_the_same_place(page_of):
    engine = show(page_of, RESTORING, LIBRARY)
    drawn(engine)
    before = scroll(engine, 12_345)
    engine.evaluate(
        """() => {
          window.isLeft = true;
          setTimeout(() => location.reload());
        }"""
    )
    wait_for_reload(engine)
    after = drawn(engine)
    assert abs(after["top"] - before["top"]) <= 1
    expect_drawn(after, wanted(engine))
