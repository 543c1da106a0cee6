"""Data that changes in ways that keys alone do not tell."""

from features_page import drag, notes, shown, top
from rest import frames, rest


def frame(page, index: int) -> list[float]:
    """Where an item is in the content, and how large."""
    return page.evaluate(
        """(index) => {
          const { x, y, width, height } = flow.frameOf(index);
          return [x, y, width, height];
        }""",
        index,
    )


def test_a_section_without_keys_takes_another_style_after_a_drag(page_of):
    page = notes(page_of, "reorderable", more="flow.key = null;")
    drag(page, "note 1", "note 3")
    page.evaluate(
        """() => {
          notes.splice(3, 0, ...notes.splice(1, 1));
          flow.sections = [{ items: notes, mode: "waterfall", lanes: 4 }];
        }"""
    )
    rest(page)
    assert frame(page, 3) == [300, 0, 100, 50]


def test_items_without_keys_take_other_ratios_after_a_drag(page_of):
    page = notes(
        page_of,
        "reorderable",
        more="""flow.key = flow.size = null;
          flow.ratios = new Float32Array(100).fill(8);""",
    )
    drag(page, "note 1", "note 3")
    page.evaluate(
        """() => {
          notes = [0, 2, 3, 1].map((id) => notes[id]).concat(notes.slice(4));
          flow.items = notes;
          flow.ratios = new Float32Array(100).fill(4);
        }"""
    )
    rest(page)
    assert frame(page, 1) == [0, 100, 400, 100]


def test_a_header_without_keys_is_shown_anew_after_a_drag(page_of):
    page = notes(
        page_of,
        "reorderable",
        more="""flow.key = null;
          const listOf = (title) => [{ items: notes, header: { length: 30,
            render: (root) => { root.textContent = title; } } }];
          flow.sections = listOf("one");""",
    )
    drag(page, "note 1", "note 3")
    page.evaluate(
        """() => {
          notes = [0, 2, 3, 1].map((id) => notes[id]).concat(notes.slice(4));
          flow.sections = listOf("two");
        }"""
    )
    rest(page)
    header = "flow.querySelector('[data-header]').textContent"
    assert page.evaluate(header) == "two"


def test_a_refused_update_is_told_in_its_numbers(page_of):
    page = notes(page_of, "keyboard", count=10)
    said = page.evaluate(
        """() => flow.update({ items: notes.slice(0, 7), removed: [0, 1],
          inserted: [4] }).catch(({ message }) => message)"""
    )
    assert "10 items, 2 removed and 1 inserted make 9, but there are 7" in said


def test_a_refused_update_leaves_nothing_behind(page_of):
    page = notes(page_of, "keyboard", count=10)
    page.evaluate(
        """async () => {
          let other = notes.slice(0, 7);
          window.refused = new WeakRef(other);
          await flow.update({ items: other, removed: [0] }).catch(() => {});
          other = null;
          flow.items = notes.slice(1);
        }"""
    )
    rest(page)
    protocol = page.context.new_cdp_session(page)
    for _ in range(5):
        protocol.send("HeapProfiler.collectGarbage")
        frames(page, 2)
    protocol.detach()
    assert page.evaluate("refused.deref() === undefined")


def test_items_of_a_source_are_found_by_key(page_of):
    page = notes(
        page_of,
        "keyboard",
        more="""const sourceOf = (notes) =>
            ({ length: notes.length, at: (index) => notes[index] });
          flow.items = sourceOf(notes);""",
    )
    page.evaluate("() => { flow.scrollTop = 2010; }")
    rest(page)
    assert shown(page)[0] == "note 40"
    page.evaluate(
        """() => {
          notes = [...Array.from({ length: 10 }, (_, at) => note(500 + at)),
            ...notes];
          flow.items = sourceOf(notes);
        }"""
    )
    rest(page)
    assert shown(page)[0] == "note 40"
    assert top(page, "note 40") == -10


def test_many_changes_are_looked_at_once(page_of):
    page = notes(page_of, "keyboard", count=1_000)
    looked = page.evaluate(
        """async () => {
          let looked = 0;
          const counted = (numbers) => new Proxy(numbers, {
            get(numbers, name, all) {
              if (typeof name === "string" && /^[0-9]+$/.test(name)) looked++;
              return Reflect.get(numbers, name, all);
            },
          });
          const even = Array.from({ length: 250 }, (_, at) => 2 * at);
          const odd = even.map((index) => index + 1).reverse();
          const changed = [...odd];
          notes = notes.map(({ id }) => note(id, `new ${id}`, 70))
            .filter((_, index) => index >= 500 || index % 2 === 1);
          const fresh = Array.from({ length: 250 }, (_, id) =>
            note(2000 + id));
          notes = [...fresh, ...notes];
          await flow.update({ items: notes, animated: false,
            removed: counted(even), changed,
            inserted: counted(fresh.map((_, index) => index)) });
          return looked;
        }"""
    )
    assert looked < 10_000
    # What was removed and inserted before them is taken into account.
    assert frame(page, 250)[3] == 70
    assert frame(page, 499)[3] == 70
    assert frame(page, 500)[3] == 50


def test_an_update_that_waits_sizes_its_own_items(page_of):
    page = notes(
        page_of,
        "keyboard",
        more="""flow.renderItem = ({ id, text }) => {
            if (id === 60 && !window.isUpdated) {
              window.isUpdated = true;
              // What an item shows is asked for in the middle of a pass.
              notes = notes.slice(10).map((one) =>
                one.id === 50 ? note(50, "tall", 90) : one);
              window.updated = flow.update({ items: notes, animated: false,
                removed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], changed: [50] });
            }
            return text;
          };""",
    )
    page.evaluate("() => { flow.scrollTop = 2800; }")
    page.wait_for_function("() => window.isUpdated")
    page.evaluate("() => updated")
    rest(page)
    assert [frame(page, index)[3] for index in (39, 40, 41, 50)] == [
        50, 90, 50, 50,
    ]


def test_words_that_fail_are_told(page_of):
    said: list[str] = []
    page = notes(
        page_of,
        "keyboard",
        told=said,
        more="""flow.strings = { added() { throw new Error("no words"); } };""",
    )
    page.evaluate("() => { flow.items = [note(300), ...notes.slice(1)]; }")
    page.wait_for_function(
        """() => flow.querySelector(".waterflow-announcements")?.textContent
          .includes("removed")"""
    )
    (fault,) = said
    assert "strings" in fault and "no words" in fault
