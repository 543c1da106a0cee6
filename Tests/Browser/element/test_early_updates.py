"""What a page tells by `update` before there is a module to look at it."""

import pytest
from features_page import notes, numbered, shown
from rest import rest
from stage import show

REFUSED = """(change) => change().then(
  () => null,
  (error) => [error.name, error.code, error.message, error.element === flow])"""


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ("{ removed: [2] }", "1 removed and 0 inserted make 99, but there are"),
        ("{ removed: [100] }", "item 100 is removed, but there are 100"),
        ("{ changed: [-1] }", "item -1 is changed, but there are 100"),
        ("{ inserted: [100] }", "item 100 is inserted, but there are 100"),
        ("{ removed: [3], moved: [[3, 0]] }", "item 3 is both removed and"),
        ("{ inserted: [4], moved: [[3, 4]] }", "item 4 is both inserted and"),
        ("{ removed: [2.5] }", "item 2.5 is removed"),
        ("{ items: notes.slice(1) }", "make 100, but there are 99"),
        ("{ moved: [3] }", "`moved` has an entry that is no pair"),
    ],
)
def test_a_first_update_that_does_not_fit_is_refused(page_of, changes, words):
    page = notes(page_of)
    name, code, message, is_ours = page.evaluate(
        f"() => ({REFUSED})(() => flow.update({changes}))"
    )
    assert (name, code, is_ours) == ("WaterFlowError", "update", True)
    assert words in message
    rest(page)
    # The items are shown as they are.
    start = 1 if "slice" in changes else 0
    assert shown(page) == numbered(*range(start, start + 8))


def test_first_updates_follow_each_other(page_of):
    page = notes(page_of)
    page.evaluate(
        """() => {
          notes = notes.slice(2);
          const first = flow.update({ items: notes, removed: [0, 1] });
          notes = [note(300), ...notes];
          const second = flow.update({ items: notes, inserted: [0] });
          notes.pop();
          const third = flow.update({ removed: [98], changed: [98] });
          return Promise.all([first, second, third]);
        }"""
    )
    rest(page)
    assert page.evaluate("flow.items.length") == 98
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:3] == ["note 300", "note 2", "note 3"]


def test_the_second_of_first_updates_is_looked_at_by_itself(page_of):
    page = notes(page_of)
    refused = page.evaluate(
        f"""() => {{
          notes = notes.slice(2);
          const first = flow.update({{ items: notes, removed: [0, 1] }});
          const second = ({REFUSED})(() => flow.update({{ removed: [98] }}));
          return first.then(() => second);
        }}"""
    )
    assert refused[1] == "update"
    assert "item 98 is removed, but there are 98" in refused[2]


@pytest.mark.parametrize("selection", ["none", "multiple"])
@pytest.mark.parametrize("key", ["null", "({ id }) => id"])
def test_what_an_array_held_before_it_was_shown_nobody_knows(
    page_of, selection, key
):
    page = show(page_of)
    page.evaluate(
        f"""() => {{
          stage.flow.selection = "{selection}";
          stage.fill(stage.flow, {{ mode: "list", key: {key} }});
        }}""")
    # With a selection, what looks at updates is there by then.
    rest(page)
    page.evaluate(
        """async () => {
          const items = stage.items(3);
          stage.flow.items = items;
          items.push({ id: 3, height: 40 });
          Object.assign(items[0], { id: 7 });
          await stage.flow.update({ inserted: [3], changed: [0] });
        }"""
    )
    rest(page)
    assert page.evaluate(
        "() => stage.look().cells.map(({ id }) => id)") == [7, 1, 2, 3]


def test_an_update_of_one_section_leaves_what_is_known_of_others(page_of):
    page = notes(page_of)
    ended = page.evaluate(
        f"""async () => {{
          const others = notes.slice(1)
            .map((note) => ({{ ...note, id: `other ${{note.id}}` }}));
          flow.sections = [{{ items: notes }}, {{ items: others }}];
          await new Promise(requestAnimationFrame);
          const first = flow.update(
            {{ section: 0, items: notes.slice(2), removed: [0, 1] }});
          const second = flow.update(
            {{ section: 1, items: others.slice(2), removed: [0, 1] }});
          const third = ({REFUSED})(() =>
            flow.update({{ section: 0, removed: [0] }}));
          return [await first, await second, await third];
        }}"""
    )
    assert ended[2][1] == "update"
    assert "1 removed and 0 inserted make 97, but there are 98" in ended[2][2]


def test_a_page_may_use_its_lists_again(page_of):
    page = notes(page_of)
    page.evaluate(
        """() => {
          const removed = [0, 1];
          const moved = [[3, 0]];
          const ended = flow.update(
            { items: [notes[3], notes[2], ...notes.slice(4)], removed, moved });
          removed.push(400);
          moved[0][0] = 500;
          return ended;
        }"""
    )
    rest(page)
    assert shown(page)[:3] == ["note 3", "note 2", "note 4"]
