"""Content of any length, and lengths that are known only once it is seen."""

import pytest
from live_page import HEIGHT, cells, look, press, scroll
from rest import frames, hold_timers, release_timers, rest

ROW = 300
COUNT = 10_000_000

# Notes the frame in which cells are measured.
NOTE_MEASURES = """
  window.measures = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (module, imports) => {
    const { measure } = imports.waterflow;
    imports.waterflow.measure = (view, cells, count, sizes) => {
      window.measures.push([document.timeline.currentTime, count]);
      measure(view, cells, count, sizes);
    };
    return instantiate.call(WebAssembly, module, imports);
  };
"""


def expect_rows(page) -> list[dict]:
    """Rows follow each other without a gap and fill the view."""
    shown = cells(page)
    for earlier, later in zip(shown, shown[1:]):
        assert later["item"] == earlier["item"] + 1
        assert later["top"] == pytest.approx(earlier["bottom"], abs=0.51)
    for row in shown:
        assert row["height"] == pytest.approx(ROW, abs=0.51)
        assert row["text"] == f"{row['item']:,}"
    assert shown[0]["top"] < 1
    assert shown[-1]["bottom"] > page.evaluate(HEIGHT) - 1
    return shown


def first_row(shown: list[dict]) -> dict:
    """The first row of which something is in view."""
    return next(row for row in shown if row["bottom"] > 0.5)


def last_row(page, shown: list[dict]) -> dict:
    """The last row of which something is in view."""
    height = page.evaluate(HEIGHT)
    return next(row for row in shown[::-1] if row["top"] < height - 0.5)


def test_the_end_of_ten_million_rows_is_exact(gallery, visit):
    page = look(visit, gallery, "millions")
    press(page, "last")
    page.wait_for_function(
        f"() => document.querySelector('[data-item=\"{COUNT - 1}\"]')"
    )
    rest(page)
    shown = expect_rows(page)
    height = page.evaluate(HEIGHT)
    assert shown[-1]["item"] == COUNT - 1
    assert shown[-1]["bottom"] == pytest.approx(height, abs=1)
    # Neither finger nor key gets any further.
    page.mouse.move(500, 400)
    page.mouse.wheel(0, 5_000)
    rest(page)
    assert cells(page)[-1]["bottom"] == pytest.approx(height, abs=1)


def test_the_bar_is_proportional(gallery, visit):
    page = look(visit, gallery, "millions")
    for part in (0.1, 0.25, 0.5, 0.9):
        page.evaluate(
            """(part) => {
              const view = document.getElementById("live-view");
              const room = view.scrollHeight - view.clientHeight;
              view.scrollTo(0, room * part);
            }""",
            part,
        )
        rest(page)
        shown = expect_rows(page)
        place = first_row(shown)["item"] / COUNT
        assert place == pytest.approx(part, abs=0.001)
        bar = page.evaluate(
            """() => {
              const view = document.getElementById("live-view");
              return view.scrollTop / (view.scrollHeight - view.clientHeight);
            }"""
        )
        assert bar == pytest.approx(part, abs=0.001)


def test_the_wheel_moves_ten_million_rows_one_to_one(gallery, visit):
    page = look(visit, gallery, "millions", height=700)
    page.mouse.move(500, 400)
    for start in (0, 4_000_000, 7_999_000):
        scroll(page, start)
        before = first_row(expect_rows(page))
        position = before["item"] * ROW - before["top"]
        for step in (120, 700, -250):
            page.mouse.wheel(0, step)
            rest(page)
            after = first_row(expect_rows(page))
            moved = after["item"] * ROW - after["top"] - position
            end = COUNT * ROW - page.evaluate(HEIGHT)
            expected = min(max(position + step, 0), end) - position
            assert moved == pytest.approx(expected, abs=1.5)
            position += moved


# Keeps what is done once a view is at rest, until a test does it.
HOLD_REST = """
  const { setTimeout } = window;
  window.setTimeout = (body, delay, ...values) =>
    delay > 100 && delay <= 150
      ? (window.settle = body, 1) : setTimeout(body, delay, ...values);
"""


def test_who_scrolls_again_at_the_last_moment_is_followed(gallery, visit):
    page = look(visit, gallery, "millions", script=HOLD_REST)
    places = page.evaluate(
        """async (row) => {
          const view = document.getElementById("live-view");
          const frame = () => new Promise(requestAnimationFrame);
          const place = () => {
            const cell = view.querySelector("[data-item]");
            return row * cell.dataset.item
              - cell.getBoundingClientRect().top;
          };
          // A leap, and a step that the element is to be put right after.
          view.scrollTo(0, view.scrollHeight / 3);
          await frame(), await frame();
          view.scrollBy(0, 600);
          await frame(), await frame();
          const now = performance.now.bind(performance);
          performance.now = () => now() + 200;
          const before = place();
          view.scrollBy(0, 120);
          settle();
          await frame(), await frame();
          return [before, place()];
        }""",
        ROW,
    )
    assert places[1] - places[0] == pytest.approx(120, abs=1.5)


def test_who_does_so_twice_at_one_place_is_followed_twice(gallery, visit):
    page = look(visit, gallery, "millions", script=HOLD_REST)
    rounds = page.evaluate(
        """async (row) => {
          const view = document.getElementById("live-view");
          const frames = async () => {
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
          };
          const place = () => {
            const cell = view.querySelector("[data-item]");
            return row * cell.dataset.item
              - cell.getBoundingClientRect().top;
          };
          const now = performance.now.bind(performance);
          let late = 0;
          performance.now = () => now() + late;
          const start = view.scrollHeight / 3;
          const rounds = [];
          for (let round = 0; round < 2; round++) {
            view.scrollTo(0, start);
            await frames();
            view.scrollBy(0, 600);
            await frames();
            late += 200;
            const before = place();
            view.scrollBy(0, 120);
            const top = view.scrollTop;
            settle();
            await frames();
            rounds.push([top, place() - before]);
            // Rest, after which the element is somewhere else.
            late += 200;
            settle();
            await frames();
          }
          return rounds;
        }""",
        ROW,
    )
    assert rounds[0][0] == rounds[1][0]
    for _, way in rounds:
        assert way == pytest.approx(120, abs=1.5)


def test_a_view_that_is_hidden_at_the_moment_of_rest_keeps_its_place(
    gallery, visit
):
    page = look(visit, gallery, "millions", script=HOLD_REST)
    items = page.evaluate(
        """async () => {
          const view = document.getElementById("live-view");
          const frame = () => new Promise(requestAnimationFrame);
          const item = () => view.querySelector("[data-item]").dataset.item;
          view.scrollTo(0, 5000);
          await frame(), await frame();
          const now = performance.now.bind(performance);
          performance.now = () => now() + 200;
          const before = item();
          view.style.display = "none";
          settle();
          return [before, item()];
        }"""
    )
    assert items[0] == items[1] != "0"


def test_keys_reach_both_ends_of_ten_million_rows(gallery, visit):
    page = look(visit, gallery, "millions")
    page.focus("#live-view")
    page.keyboard.press("End")
    page.wait_for_selector(f"[data-item='{COUNT - 1}']")
    rest(page)
    shown = expect_rows(page)
    assert shown[-1]["item"] == COUNT - 1
    page.keyboard.press("Home")
    page.wait_for_selector("[data-item='0']")
    rest(page)
    shown = expect_rows(page)
    assert shown[0]["item"] == 0
    assert shown[0]["top"] == pytest.approx(0, abs=0.5)


def expect_measured(page) -> None:
    """Every cell is as high as what it holds."""
    wrong = page.evaluate(
        """() => [...document.querySelectorAll("#live-view [data-item]")]
             .map((cell) => {
               // The box is stretched to the cell, what is in it is not.
               const box = cell.firstElementChild;
               const style = getComputedStyle(box);
               const { bottom } = box.lastElementChild.getBoundingClientRect();
               const needed = bottom - box.getBoundingClientRect().top
                 + parseFloat(style.paddingBottom)
                 + parseFloat(style.borderBottomWidth);
               return [cell.dataset.item, cell.getBoundingClientRect().height,
                 Math.max(needed, parseFloat(style.minHeight) || 0)];
             })
             .filter(([, given, needed]) => Math.abs(given - needed) > 1)"""
    )
    assert wrong == []


def test_cells_are_measured_once_a_frame_at_most(gallery, visit):
    page = look(
        visit, gallery, "feed", width=900, height=700, script=NOTE_MEASURES
    )
    page.mouse.move(400, 400)
    for _ in range(40):
        page.mouse.wheel(0, 400)
        frames(page, 2)
    rest(page)
    measures = page.evaluate("measures")
    times = [time for time, _ in measures]
    assert len(times) > 5
    assert len(set(times)) == len(times)
    expect_measured(page)
    # What has been measured is not measured again.
    page.evaluate("measures.length = 0")
    for _ in range(5):
        page.mouse.wheel(0, -300)
        frames(page, 2)
    rest(page)
    assert page.evaluate("measures") == []


def test_measuring_above_moves_nothing_in_sight(gallery, visit):
    page = look(visit, gallery, "chat")
    rest(page)
    page.mouse.move(500, 400)
    seen = {cell["item"]: cell["top"] for cell in cells(page)}
    # Every message that comes in above has another length than estimated.
    for _ in range(12):
        page.mouse.wheel(0, -150)
        rest(page)
        now = {cell["item"]: cell["top"] for cell in cells(page)}
        moves = [
            now[item] - seen[item] for item in now.keys() & seen.keys()
        ]
        assert moves
        assert moves == pytest.approx([150] * len(moves), abs=1.5)
        seen = now
    expect_measured(page)


def test_scrolling_to_an_estimate_lands_exactly(gallery, visit):
    page = look(visit, gallery, "chat")
    rest(page)
    scroll(page, 0)
    assert cells(page)[0]["item"] == 0
    press(page, "last")
    page.wait_for_selector("[data-item='59']")
    rest(page)
    last = cells(page)[-1]
    assert last["item"] == 59
    # At the viewport's end, or further up by the inset where content ends.
    assert page.evaluate(HEIGHT) - last["bottom"] == pytest.approx(6, abs=7)
    expect_measured(page)


def test_a_wheel_ends_scrolling_to_an_item(gallery, visit):
    page = look(visit, gallery, "millions")
    page.mouse.move(500, 400)
    press(page, "last")
    frames(page, 5)
    page.mouse.wheel(0, -400)
    rest(page)
    # A busy machine has got there within those frames: up it goes all the same.
    assert last_row(page, cells(page))["item"] < COUNT - 1


def test_a_feed_has_no_end(gallery, visit):
    page = look(visit, gallery, "feed")
    page.mouse.move(500, 400)
    placeholders = 0
    for _ in range(4):
        before = int(page.inner_text("#items").replace(",", ""))
        # What comes is held back until its place has been seen.
        hold_timers(page, 200)
        page.evaluate(
            "document.getElementById('live-view').scrollTo(0, 1e7)"
        )
        frames(page, 2)
        placeholders += page.locator(".placeholder[data-item]").count()
        release_timers(page)
        page.wait_for_function(
            """before => Number(
                 document.getElementById("items").textContent) > before""",
            arg=before,
        )
        rest(page)
    assert placeholders > 0
    assert page.locator(".placeholder:not([data-item])").count() == 0
    expect_measured(page)
    items = [cell["item"] for cell in cells(page)]
    assert items == list(range(items[0], items[-1] + 1))
    assert items[0] > 40


@pytest.mark.parametrize("width", [320, 760, 1400])
def test_the_controls_fit(gallery, visit, width):
    page = look(visit, gallery, width=width, height=640)
    for selector in ("#toolbar", "#actions", "#modes"):
        box = page.locator(selector).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    for button in page.locator("#actions button").all():
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["height"] >= 44
    root = page.evaluate(
        "document.documentElement.scrollWidth - innerWidth"
    )
    assert root <= 0
