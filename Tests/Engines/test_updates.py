"""Collections change, and end where they should."""

import pytest
from engine import straight
from views import CELLS, by_text, expect_rows, middle, scroll

FIRST = "Water the tomatoes"
ITEMS = """(count) => Number(document.getElementById("items").textContent
  .replaceAll(",", "")) === count"""


def expect_count(engine, count: int) -> None:
    """Waits until the page tells so many items."""
    try:
        engine.until(ITEMS, count)
    except AssertionError as error:
        said = engine.text("items"), engine.text("banner-text")
        raise AssertionError(f"{said} instead of {count}: {error}") from error


def expect_same(seen: dict, expected: dict) -> None:
    """The same cells stand in the same places."""
    assert seen.keys() == expected.keys()
    for text, frame in expected.items():
        assert seen[text] == pytest.approx(frame, abs=0.1), text


def test_interrupted_changes_end_where_they_began(engine, gallery):
    engine.open(gallery("live.html"))
    start = by_text(engine.evaluate(CELLS))
    # In one turn, so that each comes while cells are on their way: looked for
    # from outside, a slow machine has them arrive before.
    engine.push("shuffle", "sort", "undo", "sort")
    engine.still()
    expect_same(by_text(engine.evaluate(CELLS)), start)


def test_undo_takes_back_snapshots(engine, gallery):
    engine.open(gallery("live.html"))
    start = by_text(engine.evaluate(CELLS))
    engine.push("insert", "delete", "shuffle", "insert")
    engine.still()
    assert by_text(engine.evaluate(CELLS)).keys() != start.keys()
    engine.push("undo", "undo", "undo", "undo")
    engine.still()
    expect_same(by_text(engine.evaluate(CELLS)), start)
    expect_count(engine, 600)


def test_batch_updates_count_and_keep_what_is_in_sight(engine, gallery):
    engine.open(gallery("live.html?scene=millions"))
    before = expect_rows(scroll(engine, 400_000), 300)
    engine.push(*["insert"] * 7, "delete")
    expect_count(engine, 10_000_006)
    engine.still()
    after = expect_rows(engine.evaluate(CELLS), 300)
    assert [row["text"] for row in after] == [row["text"] for row in before]
    # Each change may leave a fraction of a pixel that no browser can scroll.
    assert after[0]["top"] == pytest.approx(before[0]["top"], abs=2)


def test_a_lie_about_counts_is_refused(engine, gallery):
    engine.open(gallery("live.html"))
    start = by_text(engine.evaluate(CELLS))
    engine.push("lie")
    engine.until("() => !document.getElementById('banner').hidden")
    assert "600 before + 1 inserted = 601" in engine.text("banner-text")
    engine.push("banner-close")
    engine.still()
    expect_same(by_text(engine.evaluate(CELLS)), start)


def test_a_chat_stays_at_its_end(engine, gallery):
    engine.open(gallery("live.html?scene=chat"))
    count = int(engine.text("items"))
    for more in range(1, 4):
        engine.push("insert")
        expect_count(engine, count + more)
        engine.still()
        seen = engine.evaluate(CELLS)
        last = seen["cells"][-1]
        assert last["item"] == count + more - 1
        assert abs(last["bottom"] + 12 - seen["height"]) < 1


def test_a_to_do_is_typed_and_comes_first(engine, gallery):
    engine.open(gallery("todos.html"))
    texts = [row["text"] for row in engine.evaluate(CELLS)["cells"]]
    engine.push("add")
    engine.until("() => document.activeElement.id === 'composer-text'")
    engine.press(*"Feed the cat", "Enter")
    engine.until("() => !document.getElementById('composer').open")
    engine.still()
    rows = expect_rows(engine.evaluate(CELLS))
    assert [row["text"] for row in rows][:3] == ["Feed the cat", *texts[:2]]
    assert engine.text("open") == "15"


def test_a_swiped_to_do_is_deleted(engine, gallery):
    engine.open(gallery("todos.html"))
    seen = engine.evaluate(CELLS)
    texts = [row["text"] for row in seen["cells"]]
    x, y = middle(seen, seen["cells"][0])
    engine.drag(straight((x, y), (x - 160, y), hold=300))
    engine.still()
    place = engine.evaluate(
        """() => {
          const button = [...document.querySelectorAll(
            ".waterflow-actions button")]
            .find((it) => it.textContent === "Delete");
          const { left, top, width, height } = button.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        }"""
    )
    engine.click(*place)
    engine.until("() => document.getElementById('open').textContent === '13'")
    engine.still()
    rows = expect_rows(engine.evaluate(CELLS))
    assert FIRST not in rows[0]["text"]
    assert [row["text"] for row in rows][:8] == texts[1:9]


def test_what_is_done_is_cleared(engine, gallery):
    engine.open(gallery("todos.html"))
    rows = engine.evaluate(CELLS)["cells"]
    left = [row["text"] for row in rows if not row["isSelected"]]
    engine.push("clear")
    engine.until("() => document.getElementById('done').textContent === '0'")
    engine.still()
    after = expect_rows(engine.evaluate(CELLS))
    assert [row["text"] for row in after][: len(left)] == left
    assert not any(row["isSelected"] for row in after)
