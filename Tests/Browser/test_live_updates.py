"""Collections change without a jump, however often and whenever they do."""

import re

import pytest
from finger import Finger
from live_page import HEIGHT, WATCH, cells, look, numbers, press, scroll
from rest import frames, rest

# Where the cells stand before and after a button is pressed, in one task.
AROUND = """(button) => {
  const read = () => Object.fromEntries(
    [...document.querySelectorAll("#live-view [data-item]")].map((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return [cell.textContent, [left, top]];
    }));
  const before = read();
  document.getElementById(button).click();
  return [before, read(), document.getAnimations().length];
}"""


def expect_same(seen: dict, expected: dict) -> None:
    """The same cells stand in the same places."""
    assert seen.keys() == expected.keys()
    for text, frame in expected.items():
        assert seen[text] == pytest.approx(frame, abs=0.1), text


def test_a_shuffle_that_is_sorted_half_way_ends_where_it_began(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    start = numbers(page)
    press(page, "shuffle")
    frames(page, 6)
    press(page, "sort")
    frames(page, 4)
    press(page, "undo")
    frames(page, 4)
    press(page, "sort")
    rest(page)
    expect_same(numbers(page), start)


def test_an_interrupted_transition_goes_on_where_it_is(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    press(page, "shuffle")
    # However long it takes to look, it is two fifths of the way.
    page.evaluate(
        """() => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = 100;
          }
        }"""
    )
    before, after, animations = page.evaluate(AROUND, "sort")
    common = before.keys() & after.keys()
    assert common
    assert animations > 0
    for text in common:
        assert after[text] == pytest.approx(before[text], abs=1), text


def test_undo_takes_back_what_was_done(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    start = numbers(page)
    press(page, "insert", "delete", "shuffle", "insert")
    rest(page)
    assert numbers(page).keys() != start.keys()
    press(page, "undo", "undo", "undo", "undo")
    rest(page)
    expect_same(numbers(page), start)
    assert page.locator("#undo").is_disabled()


def test_undo_keeps_the_pages_of_a_feed_that_have_come_since(gallery, visit):
    page = look(visit, gallery, "feed")

    def count() -> int:
        return int(page.inner_text("#items").replace(",", ""))

    rest(page)
    press(page, "delete")
    rest(page)
    before = count()
    page.evaluate("document.getElementById('live-view').scrollTo(0, 1e7)")
    page.wait_for_function(
        """before => Number(
             document.getElementById("items").textContent) > before + 10""",
        arg=before,
    )
    rest(page)
    after = count()
    # Away from the end, where yet another page would come.
    page.evaluate("document.getElementById('live-view').scrollTo(0, 0)")
    rest(page)
    press(page, "undo")
    rest(page)
    assert count() == after + 1


def test_changes_leave_no_cell_behind(gallery, visit):
    page = look(visit, gallery)
    for _ in range(6):
        press(page, "shuffle", "insert", "delete", "sort", "resize", "undo")
        frames(page, 2)
    rest(page)
    shown = page.evaluate(
        """() => [...document.querySelectorAll(".waterflow-cell")]
             .filter((cell) => getComputedStyle(cell).display !== "none")
             .map((cell) => [cell.dataset.item ?? "none", cell.inert])"""
    )
    assert len(shown) == int(page.inner_text("#live"))
    assert len({item for item, _ in shown}) == len(shown)
    assert not any(inert for _, inert in shown)


def test_cells_that_leave_make_nothing_scroll_sideways(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    press(page, "delete", "insert")
    for _ in range(5):
        widths = page.evaluate(
            """() => {
              const view = document.getElementById("live-view");
              const root = document.documentElement;
              return [view.scrollWidth - view.clientWidth, view.scrollLeft,
                      root.scrollWidth - root.clientWidth];
            }"""
        )
        assert widths == [0, 0, 0]
        frames(page, 2)


def test_nobody_moves_who_prefers_stillness(gallery, visit):
    page = look(
        visit, gallery, width=1000, height=700, reduced_motion="reduce"
    )
    # Those far out of view come one frame after the other.
    rest(page)
    start = numbers(page)
    press(page, "shuffle")
    assert page.evaluate("document.getAnimations().length") == 0
    assert numbers(page).keys() != start.keys()
    press(page, "sort")
    assert page.evaluate("document.getAnimations().length") == 0
    rest(page)
    expect_same(numbers(page), start)
    assert page.evaluate(
        """() => [...document.querySelectorAll(".waterflow-cell")]
             .every((cell) => !cell.inert)"""
    )


@pytest.mark.parametrize("scene", ["tiles", "chat", "millions"])
def test_a_lie_about_counts_is_refused(gallery, visit, scene):
    page = look(visit, gallery, scene)
    rest(page)
    start = numbers(page)
    press(page, "lie")
    message = page.locator("#banner-text")
    message.wait_for()
    found = re.search(
        r"section 0: (\d+) before \+ 1 inserted = (\d+) expected, (\d+) given",
        message.inner_text(),
    )
    assert found
    before, expected, given = map(int, found.groups())
    assert before == given and expected == before + 1
    page.click("#banner-close")
    rest(page)
    expect_same(numbers(page), start)
    # And the page goes on as if nothing had been.
    press(page, "insert")
    rest(page)
    shown = page.inner_text("#items").replace(",", "")
    assert int(shown) == before + 1


def moves_between_frames(page) -> list[list[float]]:
    """How what is in sight moved from each frame that was seen to the next."""
    seen = page.evaluate("frames_seen")
    return [
        [later[it] - earlier[it] for it in earlier.keys() & later]
        for earlier, later in zip(seen, seen[1:])
    ]


def fling(page, until: str = "true") -> float:
    """How far a flick moves what is in sight, all of it alike and upwards."""
    scroll(page, 400_000)
    page.evaluate(WATCH)
    # In small steps: some of the first ones are lost on a busy machine.
    Finger(page).down(500, 600).move(y=-480, steps=24, gap=0.002).up()
    page.wait_for_function(f"() => {until}")
    rest(page)
    travelled = 0.0
    for moves in moves_between_frames(page):
        if not moves:
            continue
        assert max(moves) - min(moves) < 1.1
        assert moves[0] < 2
        travelled -= moves[0]
    return travelled


def test_insertions_above_a_fling_move_nothing_in_sight(gallery, visit):
    page = look(visit, gallery, "millions", height=700)
    alone = [fling(page) for _ in range(3)]
    assert min(alone) > 600
    before = int(page.inner_text("#items").replace(",", ""))
    page.evaluate(
        """() => {
          globalThis.inserted = 0;
          const insert = () => {
            document.getElementById("insert").click();
            if (++inserted < 20) setTimeout(insert, 40);
          };
          document.addEventListener(
            "touchmove", insert, { once: true, passive: true });
        }"""
    )
    # Rows of 300 that moved something would make it go that much further, or
    # less far, each of them. How fast it is thrown differs, and more so on a busy
    # machine: the browser takes that from the finger's last moves and the frames
    # they fell into.
    beside = fling(page, until="inserted === 20")
    assert min(alone) - 250 < beside < max(alone) + 250
    after = int(page.inner_text("#items").replace(",", ""))
    assert after == before + 20


def test_insertions_above_a_wheel_move_nothing_in_sight(gallery, visit):
    page = look(visit, gallery, "millions", height=700)
    scroll(page, 400_000)
    page.evaluate(WATCH)
    page.mouse.move(500, 400)
    for _ in range(10):
        page.mouse.wheel(0, 60)
        press(page, "insert")
        frames(page, 1)
    rest(page)
    steps = moves_between_frames(page)
    travelled = 0.0
    for moves in steps:
        assert moves
        assert max(moves) - min(moves) < 1.1
        assert moves[0] < 2
        travelled -= moves[0]
    assert travelled == pytest.approx(600, abs=4)


def test_a_chat_stays_at_its_end(gallery, visit):
    page = look(visit, gallery, "chat")
    rest(page)
    for _ in range(5):
        press(page, "insert")
        rest(page)
        shown = cells(page)
        # The section's inset lies below the last message.
        assert shown[-1]["bottom"] == pytest.approx(
            page.evaluate(HEIGHT) - 12, abs=1
        )
    assert shown[-1]["item"] == 64
    scroll(page, 100)
    top = numbers(page)
    press(page, "insert")
    rest(page)
    assert numbers(page) == top


@pytest.mark.parametrize("scene", ["tiles", "chat"])
def test_to_the_end_is_all_the_way(gallery, visit, scene):
    page = look(visit, gallery, scene)
    rest(page)
    scroll(page, 0)
    press(page, "last")
    rest(page)
    left = page.evaluate(
        """() => {
          const view = document.getElementById("live-view");
          return view.scrollHeight - view.clientHeight - view.scrollTop;
        }"""
    )
    assert left == pytest.approx(0, abs=1)
