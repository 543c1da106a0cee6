"""Fingers pan, swipe, pull and drag, where a driver has any."""

import pytest
from engine import straight
from views import CELLS, middle

# WebKitGTK's driver makes a mouse of a finger, which pans and pulls nothing;
# swipes and drags by that mouse are tested for both.
with_fingers = pytest.mark.parametrize("browser", ["firefox"], indirect=True)


@with_fingers
def test_a_finger_pans(engine, gallery):
    engine.open(gallery("live.html"))
    engine.drag(straight((500, 600), (500, 300), hold=300))
    engine.still()
    moved = engine.evaluate("document.querySelector('main').scrollTop")
    # What it takes until a browser is sure of a pan may be left out.
    assert 240 < moved <= 300
    seen = engine.evaluate(CELLS)
    assert seen["cells"][0]["bottom"] < seen["height"]
    assert max(cell["bottom"] for cell in seen["cells"]) > seen["height"]


@with_fingers
def test_a_finger_taps(engine, gallery):
    engine.open(gallery("todos.html"))
    seen = engine.evaluate(CELLS)
    x, y = middle(seen, seen["cells"][0])
    engine.drag([(x, y, 30)])
    engine.until("() => document.getElementById('done').textContent === '3'")
    assert engine.evaluate(CELLS)["cells"][0]["isSelected"]


@with_fingers
def test_a_finger_pulls_a_new_row_into_sight(engine, gallery):
    engine.open(gallery("todos.html"))
    seen = engine.evaluate(CELLS)
    x, y = middle(seen, seen["cells"][0])
    engine.drag(straight((x, y), (x, y + 220), hold=100))
    engine.until("() => document.activeElement.id === 'composer-text'")
    engine.press(*"Oil it", "Enter")
    engine.until("() => document.getElementById('open').textContent === '15'")
    engine.still()
    rows = engine.evaluate(CELLS)["cells"]
    assert rows[0]["text"] == "Oil it" and abs(rows[0]["top"]) < 0.6


@with_fingers
def test_a_short_pull_does_nothing(engine, gallery):
    engine.open(gallery("todos.html"))
    before = engine.evaluate(CELLS)
    x, y = middle(before, before["cells"][0])
    engine.drag(straight((x, y), (x, y + 50), hold=100))
    engine.still()
    assert engine.evaluate(CELLS) == before
    assert not engine.evaluate("document.getElementById('composer').open")


def test_a_swipe_shows_actions_and_scrolls_nothing(engine, gallery):
    engine.open(gallery("todos.html"))
    seen = engine.evaluate(CELLS)
    x, y = middle(seen, seen["cells"][2])
    engine.drag(straight((x, y), (x - 160, y + 6), hold=300))
    engine.still()
    after = engine.evaluate(CELLS)
    assert after["cells"][2]["x"] == pytest.approx(-148, abs=1)
    assert after["top"] == 0
    shown = engine.evaluate(
        """() => [...document.querySelectorAll(".waterflow-actions button")]
             .map((button) => {
               const { left, right, top } = button.getBoundingClientRect();
               const hit =
                 document.elementFromPoint((left + right) / 2, top + 20);
               return [button.textContent, hit === button];
             }).sort()"""
    )
    assert shown == [["Delete", True], ["Edit", True]]
    assert engine.evaluate("getSelection().toString()") == ""


def test_a_row_is_dragged_to_another_place(engine, gallery):
    engine.open(gallery("todos.html"))
    seen = engine.evaluate(CELLS)
    rows = seen["cells"]
    texts = [row["text"] for row in rows]
    x, y = middle(seen, rows[0])
    _, end = middle(seen, rows[3])
    # A finger lifts a row by staying where it is.
    engine.drag([(x, y, 2_000), *straight((x, y + 4), (x, end + 12), hold=400)])
    engine.still()
    after = [row["text"] for row in engine.evaluate(CELLS)["cells"]]
    assert after[:6] == texts[1:4] + texts[:1] + texts[4:6]
