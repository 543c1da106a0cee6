"""Other items are shown by what has changed between them."""

import pytest
from features_page import (
    WATCH, assign, middle, notes, numbered, shown, told, top,
)
from rest import frames, rest


# Stops what moves half way, however late a frame comes.
HALF = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    animation.currentTime = animation.effect.getComputedTiming().endTime / 2;
    return animation;
  };
}"""


def test_an_item_that_moves_is_seen_on_its_way(page_of):
    page = notes(page_of, "keyboard")
    start = top(page, "note 5")
    page.evaluate(HALF)
    page.evaluate(
        """() => {
          notes = [notes[5], ...notes.toSpliced(5, 1)];
          flow.items = notes;
        }"""
    )
    assert 0 < top(page, "note 5") < start
    page.evaluate("document.getAnimations().forEach((it) => it.play())")
    rest(page)
    assert shown(page)[:3] == numbered(5, 0, 1)
    assert top(page, "note 5") == 0


def test_who_prefers_it_sees_nothing_move(page_of):
    page = notes(page_of, "keyboard", reduced_motion="reduce")
    page.evaluate(WATCH)
    assign(page, "[notes[5], ...notes.toSpliced(5, 1)]")
    ways = page.evaluate("watched.map((seen) => seen['note 5'])")
    assert set(ways) <= {0, 250}


def test_an_item_that_stays_keeps_its_cell(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate(
        """() => { window.cell = [...flow.querySelectorAll("[data-item]")]
          .find(({ textContent }) => textContent === "note 3").firstChild; }"""
    )
    assign(page, "[note(500), ...notes.toReversed()].slice(0, 3).concat(notes)"
        ".filter((one, at, all) => all.findIndex(({ id }) => id === one.id)"
        " === at)")
    assert page.evaluate("cell.isConnected && cell.data") == "note 3"


def test_an_item_with_other_content_is_shown_anew(page_of):
    page = notes(page_of, "keyboard")
    assign(
        page,
        "notes.with(2, note(2, 'other words', 90)).with(60, note(60, 'far'))",
    )
    assert shown(page)[:4] == ["note 0", "note 1", "other words", "note 3"]
    assert top(page, "note 3") == 190
    page.evaluate("() => { flow.scrollTop = 3000; }")
    rest(page)
    assert "far" in shown(page)


def test_other_proportions_of_the_same_items_are_laid_out(page_of):
    page = notes(
        page_of,
        "keyboard",
        more="""flow.size = null;
          flow.ratios = new Float32Array(100).fill(4);""",
    )
    assert top(page, "note 1") == 100
    page.evaluate(
        """() => {
          const ratios = new Float32Array(101).fill(4);
          ratios[0] = 8;
          ratios[1] = 2;
          notes = [note(300), ...notes];
          flow.items = notes;
          flow.ratios = ratios;
        }"""
    )
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:3] == ["note 300", "note 0", "note 1"]
    assert [top(page, text) for text in ("note 0", "note 1")] == [50, 250]


def test_a_list_that_shrinks_under_the_reader_shows_its_rest(page_of):
    page = notes(page_of, "keyboard")
    for count in (50, 3, 1, 0, 2):
        page.evaluate("() => { flow.scrollTop = flow.scrollHeight; }")
        rest(page)
        assign(page, f"Array.from({{ length: {count} }}, (_, id) => note(id))")
        expected = numbered(*range(max(0, count - 8), count))
        assert shown(page) == expected


def test_a_list_that_shrinks_while_it_is_scrolled_shows_its_rest(page_of):
    page = notes(page_of, "keyboard", count=2_000)
    page.mouse.move(200, 200)
    for count in (1_000, 300, 40, 5):
        page.mouse.wheel(0, 3_000)
        page.evaluate(
            "(count) => { notes = notes.slice(0, count); flow.items = notes; }",
            count,
        )
    rest(page)
    assert shown(page) == numbered(*range(5))


# Without, the module that compares comes with the change.
@pytest.mark.parametrize("options", ["keyboard", ""])
def test_an_array_that_was_changed_in_place_is_compared_as_it_was(
    page_of, options
):
    page = notes(page_of, options, is_own=True)
    page.evaluate("() => { flow.scrollTop = 1000; }")
    rest(page)
    page.evaluate(
        """() => {
          notes.unshift(note(700), note(701));
          notes.splice(30, 1);
          flow.items = notes;
        }"""
    )
    rest(page)
    assert shown(page)[0] == "note 20"
    assert top(page, "note 20") == 0
    assert "note 28" not in shown(page)


def test_keys_that_come_twice_are_told_with_both_places(page_of):
    said: list[str] = []
    page = notes(page_of, "keyboard", told=said)
    assign(page, "[note(7, 'one'), note(8, 'two'), note(7, 'three')]")
    assert shown(page) == ["one", "two", "three"]
    (fault,) = said
    assert "item 0 and item 2 have the same key, 7" in fault
    # What comes next is compared with that all the same.
    assign(page, "[note(8, 'two'), note(9, 'four')]")
    assert shown(page) == ["two", "four"]


def test_items_move_between_sections(page_of):
    page = notes(
        page_of,
        "selection='multiple'",
        more="""flow.sections = [
            { key: "a", items: [note(1), note(2)] },
            { key: "b", items: [note(3)] },
          ];""",
    )
    assert shown(page) == numbered(1, 2, 3)
    page.evaluate("() => flow.select({ section: 0, index: 1 })")
    page.evaluate(
        """() => {
          const [a, b] = flow.sections;
          flow.sections = [
            { key: "c", items: [note(4)] },
            { key: "b", items: [a.items[1], ...b.items] },
            { key: "a", items: [a.items[0]] },
          ];
        }"""
    )
    rest(page)
    assert shown(page) == numbered(4, 2, 3, 1)
    assert page.evaluate("flow.selectedItems") == [{"section": 1, "index": 0}]
    # Also out of a section that goes.
    page.evaluate(
        """() => {
          const [c, b, a] = flow.sections;
          flow.sections = [{ key: "d", items: b.items }, a];
        }"""
    )
    rest(page)
    assert shown(page) == numbered(2, 3, 1)
    assert page.evaluate("flow.selectedItems") == [{"section": 0, "index": 0}]


def test_a_style_that_changes_with_the_items_counts(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate(
        """() => {
          notes = [note(300), ...notes];
          flow.items = notes;
          flow.gap = 10;
        }"""
    )
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:2] == ["note 300", "note 0"]
    assert top(page, "note 0") == 60


def test_moving_over_to_the_full_module_is_not_seen(page_of, package_site):
    page = notes(page_of)
    page.evaluate("() => { flow.scrollTop = 1010; }")
    rest(page)
    assert not package_site.asked_for("full.wasm")
    page.evaluate(
        """() => {
          const view = flow.getBoundingClientRect();
          window.roots = [...flow.querySelectorAll("[data-item]")]
            .filter((root) => {
              const { top, bottom } = root.getBoundingClientRect();
              return bottom > view.top && top < view.bottom;
            });
          window.cells = new Map(roots.map((root) =>
            [root.textContent, root.firstChild]));
        }"""
    )
    page.evaluate(WATCH)
    assign(page, "[...notes, note(800)]")
    page.wait_for_selector("[aria-setsize='101']")
    rest(page)
    assert package_site.asked_for("full.wasm")
    assert shown(page)[0] == "note 20"
    assert top(page, "note 20") == -10
    # No frame lacks an item that is in view, or has it elsewhere.
    for place in page.evaluate("watched.map((seen) => seen['note 22'] ?? null)"):
        assert place == 90
    assert (
        page.evaluate(
            """[...flow.querySelectorAll("[data-item]")]
              .filter(({ textContent, firstChild }) => cells.has(textContent)
                && cells.get(textContent) !== firstChild)
              .map(({ textContent }) => textContent)"""
        )
        == []
    )
    page.mouse.click(*middle(page, "note 24"))
    assert [one["index"] for one in told(page, "itemclick")] == [24]


def test_changes_are_announced_in_the_words_of_the_page(page_of):
    page = notes(
        page_of,
        "keyboard",
        more="flow.strings = { added: (count) => `${count} neu` };",
    )
    assign(page, "[note(300), note(301), ...notes.slice(1)]")
    page.wait_for_function(
        """() => flow.querySelector(".waterflow-announcements")?.textContent"""
    )
    frames(page, 2)
    said = page.evaluate(
        "flow.querySelector('.waterflow-announcements').textContent"
    )
    assert said == "2 neu, 1 item removed"


def test_a_header_that_changes_is_shown_anew(page_of):
    page = notes(
        page_of,
        "keyboard",
        more="""const listOf = (count, length) => [{ key: "a", header: { length,
            render: (root) => { root.textContent = `${count} notes`; } },
            items: notes.slice(0, count) }];
          flow.sections = listOf(3, 30);""",
    )
    header = "flow.querySelector('[data-header]').textContent"
    assert page.evaluate(header) == "3 notes"
    page.evaluate("() => { flow.sections = listOf(4, 30); }")
    rest(page)
    assert page.evaluate(header) == "4 notes"
    # One that is measured takes what room it needs.
    page.evaluate("() => { flow.sections = listOf(5); }")
    rest(page)
    assert page.evaluate(header) == "5 notes"
    assert shown(page) == numbered(*range(5))
    assert top(page, "note 0") < 30
