"""Keys and clicks reach items, and select them."""

from views import CELLS, FOCUS, middle

SELECTED = """(count) => document.querySelectorAll(
  "[data-item].waterflow-selected").length === count"""


def enter(engine) -> dict:
    """Comes to the items with the Tab key."""
    engine.evaluate("document.querySelector('main').focus()")
    engine.press("Tab")
    return engine.evaluate(FOCUS)


def test_tab_comes_to_an_item_with_a_ring(engine, gallery):
    engine.open(gallery("live.html"))
    seen = enter(engine)
    assert seen["item"] == 0 and seen["isRinged"] and seen["isInView"]
    engine.press("Tab")
    assert engine.evaluate(FOCUS) is None


def test_arrows_go_by_how_items_stand(engine, gallery):
    engine.open(gallery("live.html"))
    start = enter(engine)
    engine.press("ArrowRight")
    right = engine.evaluate(FOCUS)
    assert right["x"] > start["x"] + 50 and right["isRinged"]
    engine.press("ArrowDown")
    below = engine.evaluate(FOCUS)
    assert abs(below["x"] - right["x"]) < 1 and below["y"] > right["y"]
    engine.press("ArrowLeft")
    assert abs(engine.evaluate(FOCUS)["x"] - start["x"]) < 1
    engine.press("ArrowUp")
    assert engine.evaluate(FOCUS)["item"] == 0


def test_keys_bring_the_focus_into_view(engine, gallery):
    engine.open(gallery("live.html"))
    enter(engine)
    for _ in range(12):
        engine.press("ArrowDown")
        seen = engine.evaluate(FOCUS)
        assert seen["isInView"] and seen["isRinged"]
    assert engine.evaluate("document.querySelector('main').scrollTop") > 0
    for key, item in (("End", 599), ("Home", 0)):
        engine.press(key)
        seen = engine.evaluate(FOCUS)
        assert seen["item"] == item and seen["isInView"]


def test_enter_and_space_select(engine, gallery):
    engine.open(gallery("todos.html"))
    enter(engine)
    engine.press("Enter")
    engine.until("() => document.getElementById('done').textContent === '3'")
    engine.press("ArrowDown", "Space")
    engine.until("() => document.getElementById('done').textContent === '4'")
    rows = engine.evaluate(CELLS)["cells"]
    assert [row["isSelected"] for row in rows[:4]] == [True] * 3 + [False]
    engine.press("Space")
    engine.until("() => document.getElementById('done').textContent === '3'")


def test_clicks_select_photos(engine, gallery):
    engine.open(gallery())
    seen = engine.evaluate(CELLS)
    chosen = seen["cells"][:3]
    for count, cell in enumerate(chosen, 1):
        engine.click(*middle(seen, cell))
        engine.until(SELECTED, count)
    assert engine.text("selected") == "3"
    engine.click(*middle(seen, chosen[1]))
    engine.until(SELECTED, 2)
    marked = [
        cell["item"]
        for cell in engine.evaluate(CELLS)["cells"]
        if cell["isSelected"]
    ]
    assert marked == [chosen[0]["item"], chosen[2]["item"]]


def test_a_click_selects_one_tile(engine, gallery):
    engine.open(gallery("lanes.html"))
    seen = engine.evaluate(CELLS)
    cells = [cell for cell in seen["cells"] if cell["top"] >= 0]
    for cell in cells[:2]:
        engine.click(*middle(seen, cell))
        engine.until(
            """(item) => {
              const chosen = document.querySelectorAll(".waterflow-selected");
              return chosen.length === 1
                && Number(chosen[0].dataset.item) === item;
            }""",
            cell["item"],
        )
