"""A page tells by `update` what it has changed."""

import pytest
from features_page import assign, notes, numbered, shown, top
from rest import hold_timers, release_timers, rest


def test_changes_that_a_page_knows_are_shown(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate(
        """async () => {
          // 0 1 2 3 4 5 … becomes 900 0 5 2 other 4 …
          const other = note(3, "other", 80);
          notes = [note(900), notes[0], notes[5], notes[2], other,
            notes[4], ...notes.slice(6)];
          await flow.update({
            items: notes, removed: [1], inserted: [0], moved: [[5, 2]],
            changed: [3],
          });
        }"""
    )
    rest(page)
    assert shown(page)[:6] == [
        "note 900", "note 0", "note 5", "note 2", "other", "note 4",
    ]
    assert top(page, "note 4") - top(page, "other") == 80
    assert page.evaluate("flow.items === notes")


def test_changes_of_an_array_in_place_are_shown_at_once(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate(
        """() => {
          notes.splice(1, 1);
          flow.update({ removed: [1], animated: false });
          notes.push(note(500));
          flow.update({ inserted: [99], animated: false });
          notes.unshift(note(501));
          flow.update({ inserted: [0], animated: false });
        }"""
    )
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:3] == ["note 501", "note 0", "note 2"]
    assign(page, "notes.slice(0, 2)")
    assert shown(page) == ["note 501", "note 0"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ("{ removed: [2] }", "but there are 100"),
        ("{ removed: [100] }", "item 100 is removed, but there are 100"),
        ("{ removed: [3], moved: [[3, 0]] }", "item 3 is both"),
        ("{ section: 4 }", "there is no section 4"),
        ("{ items: notes.slice(1) }", "but there are 99"),
    ],
)
def test_changes_that_do_not_fit_are_refused_and_lose_nothing(
    page_of, changes, words
):
    page = notes(page_of, "selection='multiple'")
    page.evaluate("() => flow.select(50)")
    fault = page.evaluate(
        f"""() => flow.update({changes}).then(
          () => null,
          (error) => [error.name, error.message, error.element === flow])"""
    )
    assert fault[0] == "WaterFlowError"
    assert words in fault[1]
    assert fault[2] is True
    rest(page)
    start = 1 if "slice" in changes else 0
    assert shown(page) == numbered(*range(start, start + 8))
    assert page.evaluate("flow.selectedItems[0].index") == 50 - start
    page.evaluate("() => { flow.scrollTop = flow.scrollHeight; }")
    rest(page)
    assert shown(page)[-1] == "note 99"
    assign(page, "notes.slice(98)")
    assert shown(page) == numbered(98, 99)


def test_an_update_ends_when_its_cells_have_arrived(page_of):
    page = notes(page_of, "keyboard")
    # A timer ends it, which on a busy machine may come before the first frame.
    hold_timers(page)
    page.evaluate(
        """() => {
          window.order = [];
          notes = [notes[5], ...notes.toSpliced(5, 1)];
          flow.update({ items: notes, moved: [[5, 0]] })
            .then(() => order.push("ended"));
          requestAnimationFrame(() =>
            order.push("frame", document.getAnimations().length > 0));
        }"""
    )
    page.wait_for_function("() => order.length > 0")
    release_timers(page)
    page.wait_for_function("() => order.includes('ended')")
    assert page.evaluate("order") == ["frame", True, "ended"]


def test_an_update_has_the_full_module_loaded(page_of):
    page = notes(page_of)
    page.evaluate("() => { flow.scrollTop = 1000; }")
    rest(page)
    page.evaluate(
        """() => {
          notes = notes.toSpliced(0, 2);
          return flow.update({ items: notes, removed: [0, 1] });
        }"""
    )
    rest(page)
    assert shown(page)[0] in numbered(20, 22)
    assert page.evaluate("flow.items.length") == 98


def test_an_element_that_goes_ends_its_updates(page_of):
    page = notes(page_of, "keyboard")
    page.evaluate(
        """async () => {
          notes = notes.slice(1);
          const ended = flow.update({ items: notes, removed: [0] });
          flow.remove();
          await ended;
        }"""
    )
    assert page.evaluate("document.querySelector('water-flow')") is None


@pytest.mark.parametrize("mode", ["flow", "waterfall"])
def test_more_items_come_while_the_end_is_told(page_of, mode):
    page = notes(page_of, f"keyboard mode='{mode}'")
    page.evaluate("flow.update({})")
    page.evaluate(
        """() => {
          flow.size = ({ height }) => ({ width: 350, height });
          window.faults = [];
          flow.addEventListener("error", ({ detail }) => faults.push(detail));
          flow.addEventListener("nearend", () => {
            if (notes.length >= 200) return;
            const inserted = Array.from({ length: 20 },
              (_, index) => notes.length + index);
            notes.push(...inserted.map((id) => note(id)));
            flow.update({ inserted }).catch((error) => faults.push(error));
          });
        }"""
    )
    for count in (120, 140, 160, 180, 200):
        page.evaluate("() => { flow.scrollTop = flow.scrollHeight; }")
        page.wait_for_function(
            "(count) => notes.length >= count && flow.querySelector("
            "  `[data-item='${count - 1}']`)", arg=count)
    assert page.evaluate("faults.length") == 0


def test_a_list_may_be_null_at_any_time(page_of):
    page = notes(page_of, count=1)
    for count in (2, 3):
        page.evaluate(
            """async (count) => {
              notes = [...notes, note(count)];
              await flow.update({ removed: null, changed: null, moved: null,
                inserted: [count - 1], items: notes });
            }""", count)
        rest(page)
        assert len(shown(page)) == count
