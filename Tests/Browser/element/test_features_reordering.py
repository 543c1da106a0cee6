"""Items are dragged to other places, and the page moves them."""

import pytest
from features_page import assign, drag, middle, notes, shown, told
from finger import Finger
from rest import rest

MOVES = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
  notes.splice(to.index, 0, ...notes.splice(from.index, 1));
});"""


def test_a_dragged_item_stays_where_it_is_dropped(page_of):
    page = notes(page_of, "reorderable", more=MOVES)
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    (event,) = told(page, "reorder")
    assert event["item"]["id"] == 1
    assert event["from"] == {"section": 0, "index": 1}
    assert event["to"] == {"section": 0, "index": 3}
    # The data agrees: what is shown anew is the same.
    page.evaluate("() => { flow.scrollTop = 2000; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == expected
    assert page.evaluate("notes.slice(0, 4).map(({ id }) => id)") == [
        0, 2, 3, 1,
    ]


def test_a_drag_that_is_prevented_goes_back(page_of):
    more = "flow.addEventListener('reorder', (e) => e.preventDefault());"
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    assert shown(page)[:4] == ["note 0", "note 1", "note 2", "note 3"]
    assert len(told(page, "reorder")) == 1


def test_a_page_may_give_the_moved_items_at_once(page_of):
    more = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
      notes = notes.toSpliced(from.index, 1);
      notes.splice(to.index, 0, { id: from.index, text: `note ${from.index}`,
        height: 50 });
      flow.items = notes;
    });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    assert shown(page)[:4] == ["note 0", "note 2", "note 3", "note 1"]
    assert page.evaluate("notes[3].id") == 1


def test_a_page_may_give_the_moved_items_later(page_of):
    page = notes(page_of, "reorderable selection='multiple'")
    page.evaluate("() => flow.select(1)")
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    # Until then each place shows the item that is there.
    page.evaluate("() => { flow.scrollTop = 2000; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == expected
    drag(page, "note 0", "note 2")
    expected = ["note 2", "note 0", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    assert [one["item"]["id"] for one in told(page, "reorder")] == [1, 0]
    assign(page, "[2, 0, 3, 1, 4].map((id) => notes[id]).concat(notes.slice(5))")
    assert shown(page)[:5] == expected
    assert page.evaluate("flow.selectedItems[0].index") == 3


def test_a_page_may_move_a_copy_of_the_item(page_of):
    more = """flow.addEventListener("reorder", ({ detail: { from, to } }) => {
      const [one] = notes.splice(from.index, 1);
      notes.splice(to.index, 0, { ...one, place: to.index });
    });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    drag(page, "note 0", "note 2")
    page.evaluate("() => { flow.scrollTop = 2000; }")
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:4] == page.evaluate(
        "notes.slice(0, 4).map(({ text }) => text)"
    )


def test_a_page_without_keys_may_give_the_moved_items_later(page_of):
    page = notes(page_of, "reorderable", more="flow.key = null;")
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1"]
    assert shown(page)[:4] == expected
    page.evaluate(
        """() => { window.cell = [...flow.querySelectorAll("[data-item]")]
          .find(({ textContent }) => textContent === "note 1").firstChild; }"""
    )
    assign(page, "[0, 2, 3, 1].map((id) => notes[id]).concat(notes.slice(4))")
    assert shown(page)[:4] == expected
    assert page.evaluate("cell.isConnected && cell.data") == "note 1"
    # What has changed in the objects shows, as without a drag.
    page.evaluate(
        "() => { notes[0].text = 'other'; flow.items = notes; }"
    )
    rest(page)
    assert shown(page)[0] == "other"


def test_a_page_that_never_moves_it_has_its_own_order_again(page_of):
    page = notes(page_of, "reorderable")
    drag(page, "note 1", "note 3")
    assign(page, "[...notes]")
    assert shown(page)[:4] == ["note 0", "note 1", "note 2", "note 3"]


def test_a_page_may_tell_later_changes_of_moved_items(page_of):
    page = notes(page_of, "reorderable")
    drag(page, "note 1", "note 3")
    page.evaluate(
        """() => {
          notes.splice(3, 0, ...notes.splice(1, 1));
          notes.unshift(note(300));
          return flow.update({ inserted: [0], animated: false });
        }"""
    )
    rest(page)
    page.evaluate("() => { flow.scrollTop = 0; }")
    rest(page)
    assert shown(page)[:5] == [
        "note 300", "note 0", "note 2", "note 3", "note 1",
    ]


def seen_again(page) -> list[str]:
    """What the first items say after they were out of sight."""
    for top in (2_000, 0):
        page.evaluate("(top) => { flow.scrollTop = top; }", top)
        rest(page)
    return shown(page)[:5]


def test_a_listener_may_tell_other_changes_of_what_it_has_moved(page_of):
    page = notes(
        page_of, "reorderable", more=MOVES + """
          flow.addEventListener("reorder", ({ detail: { to } }) => {
            notes[to.index].text += "!";
            flow.update({ changed: [to.index] });
          });""")
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1!", "note 4"]
    assert shown(page)[:5] == expected
    assert seen_again(page) == expected
    assign(page, "[...notes]")
    assert shown(page)[:5] == expected


@pytest.mark.parametrize("more", ["", "flow.key = null;"])
def test_a_listener_may_take_out_what_was_dropped(page_of, more):
    page = notes(
        page_of, "reorderable", more=more + """
          flow.addEventListener("reorder", (event) => {
            event.preventDefault();
            notes.splice(1, 1);
            flow.update({ removed: [1] });
          });""")
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 4", "note 5"]
    assert shown(page)[:5] == expected
    assert seen_again(page) == expected


@pytest.mark.parametrize("later", ["", "Promise.resolve().then"])
def test_an_item_is_moved_that_comes_alone(page_of, later):
    page = notes(
        page_of, "reorderable", more="""
          flow.items = { length: notes.length, at: (index) => notes[index] };
          flow.addEventListener("reorder", ({ detail: { from, to } }) => {
            %s(() => {
              notes.splice(to.index, 0, ...notes.splice(from.index, 1));
              if ("%s") flow.reload();
            })%s;
          });""" % (later or "", later, "" if later else "()"))
    drag(page, "note 1", "note 3")
    expected = ["note 0", "note 2", "note 3", "note 1", "note 4"]
    assert shown(page)[:5] == expected
    assert seen_again(page) == expected
    page.evaluate("() => { flow.gap = 5; flow.lineGap = 5; }")
    rest(page)
    assert shown(page)[:5] == expected


@pytest.mark.parametrize("refresh", ["refresh(3)", "refresh()"])
@pytest.mark.parametrize("more", ["", "flow.key = null;"])
def test_an_item_is_moved_after_another_one_was_replaced(
        page_of, refresh, more):
    page = notes(page_of, "reorderable", more=more + MOVES)
    page.evaluate(
        """() => {
          notes[3] = %s ? { ...note(300), height: 50 } : note(3, "other");
          flow.%s;
        }""" % ("true" if more else "false", refresh))
    rest(page)
    other = "note 300" if more else "other"
    drag(page, "note 0", "note 2")
    expected = ["note 1", "note 2", "note 0", other, "note 4"]
    assert shown(page)[:5] == expected
    assert seen_again(page) == expected
    page.mouse.click(*middle(page, "note 0"))
    assert told(page, "itemclick")[0]["item"]["text"] == "note 0"


# Whether the data and what is shown of it are the same.
AGREES = """() => {
  const cells = [...flow.querySelectorAll("[data-item]")]
    .filter((cell) => cell.checkVisibility() && !cell.inert);
  return cells.length > 4 && cells.every((cell) =>
    notes[cell.dataset.item].text === cell.textContent);
}"""


@pytest.mark.parametrize("more", ["", "flow.key = null;"])
@pytest.mark.parametrize(
    "change, told",
    [
        ("notes.push(note(99))", "{ inserted: [12] }"),
        ("notes.splice(2, 1)", "{ removed: [2] }"),
        ("notes.splice(3, 0, ...notes.splice(2, 1))", "{ moved: [[2, 3]] }"),
        ("notes[1] = note(1, 'other')", "{ changed: [1] }"),
        ("notes[1].text = 'other'", "{ changed: [1] }"),
    ],
)
@pytest.mark.parametrize("is_moved", [True, False])
def test_other_changes_may_come_before_the_page_moves_an_item(
    page_of, change, told, is_moved, more
):
    page = notes(page_of, "reorderable", count=12, more=more)
    drag(page, "note 0", "note 4")
    page.evaluate(f"() => {{ {change}; return flow.update({told}); }}")
    rest(page)
    assert page.evaluate(AGREES)
    move = "notes.toSpliced(0, 1).toSpliced(4, 0, notes[0])"
    assign(page, move if is_moved else "[...notes]")
    assert page.evaluate(AGREES)


def test_changes_before_the_page_moves_an_item_have_to_fit(page_of):
    page = notes(page_of, "reorderable", count=12)
    drag(page, "note 0", "note 4")
    message = page.evaluate(
        """() => {
          notes.push(note(99));
          return flow.update({ inserted: [3, 4] }).catch((one) => one.message);
        }"""
    )
    assert "12 items" in message
    rest(page)
    assert page.evaluate(AGREES)


def test_items_are_dragged_between_sections(page_of):
    more = """flow.sections = [
        { key: "a", items: [note(1), note(2)] },
        { key: "b", items: [note(3), note(4)] },
      ];
      flow.addEventListener("reorder", ({ detail: { from, to } }) => {
        if (window.isLate) return;
        const [one] = flow.sections[from.section].items
          .splice(from.index, 1);
        flow.sections[to.section].items.splice(to.index, 0, one);
      });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    (event,) = told(page, "reorder")
    assert event["from"] == {"section": 0, "index": 0}
    assert event["to"]["section"] == 1
    first = shown(page)
    assert set(first) == {"note 1", "note 2", "note 3", "note 4"}
    assert first[0] == "note 2"
    page.evaluate("() => { flow.sections = [...flow.sections]; }")
    rest(page)
    assert shown(page) == first
    # One that the page moves later.
    page.evaluate("() => { window.isLate = true; }")
    drag(page, "note 2", "note 4")
    second = shown(page)
    assert second[:1] == first[1:2]
    page.evaluate(
        """() => {
          flow.sections[0].items.pop();
          const [{ detail: { to } }] = [{ detail: told.at(-1) }];
          flow.sections[1].items.splice(to.index, 0, note(2));
          flow.sections = [...flow.sections];
        }"""
    )
    rest(page)
    assert shown(page) == second


def test_ratios_of_a_moved_item_may_follow_it(page_of):
    more = """const a = [note(1), note(2)], b = [note(3), note(4)];
      const ratios = (items) => new Float32Array(items.length).fill(10);
      const assign = () => {
        flow.sections = [
          { key: "a", items: a, ratios: ratios(a) },
          { key: "b", items: b, ratios: ratios(b) },
        ];
      };
      assign();
      flow.addEventListener("reorder", ({ detail: { from, to } }) => {
        const [one] = [a, b][from.section].splice(from.index, 1);
        [a, b][to.section].splice(to.index, 0, one);
        // In this task or in a later one.
        if (window.isLate) setTimeout(assign);
        else assign();
      });"""
    page = notes(page_of, "reorderable", more=more)
    drag(page, "note 1", "note 3")
    (event,) = told(page, "reorder")
    assert [event["from"]["section"], event["to"]["section"]] == [0, 1]
    assert shown(page)[0] == "note 2"
    assert set(shown(page)) == {"note 1", "note 2", "note 3", "note 4"}
    page.evaluate("() => { window.isLate = true; }")
    first = shown(page)
    drag(page, first[1], "note 2")
    rest(page)
    assert len(told(page, "reorder")) == 1
    assert set(shown(page)) == set(first)


def test_a_finger_that_rests_drags_an_item(page_of):
    page = notes(page_of, "reorderable", more=MOVES, has_touch=True)
    finger = Finger(page).press(*middle(page, "note 1"))
    page.wait_for_selector(".waterflow-lifted")
    finger.move(y=106, steps=20).up()
    rest(page)
    assert shown(page)[:4] == ["note 0", "note 2", "note 3", "note 1"]


def test_keys_move_an_item(page_of):
    page = notes(page_of, "reorderable keyboard", more=MOVES)
    page.evaluate("() => flow.querySelector('[data-item]').focus()")
    page.keyboard.press("Alt+ArrowDown")
    rest(page)
    assert shown(page)[:2] == ["note 1", "note 0"]
    assert page.evaluate("notes[1].id") == 0
    assert page.evaluate("document.activeElement.textContent") == "note 0"


def test_selection_goes_with_an_item_that_goes_to_where_they_come_alone(page_of):
    more = """window.alone = [note(4), note(5)];
      flow.sections = [
        { key: "a", items: [note(1), note(2), note(3)] },
        { key: "b", items: { get length() { return alone.length },
          at: (index) => alone[index] } },
      ];
      flow.addEventListener("reorder", ({ detail: { from, to } }) => {
        const lists = [flow.sections[0].items, alone];
        const [one] = lists[from.section].splice(from.index, 1);
        lists[to.section].splice(to.index, 0, one);
      });"""
    page = notes(page_of, "reorderable selection='multiple'", more=more)
    page.mouse.click(*middle(page, "note 2"))
    page.wait_for_function("() => flow.selectedItems.length === 1")
    drag(page, "note 1", "note 5")
    (event,) = told(page, "reorder")
    assert event["to"]["section"] == 1
    page.evaluate("() => { flow.reload(); }")
    rest(page)
    assert page.evaluate("flow.selectedItems") == [{"section": 0, "index": 0}]
    assert shown(page)[:2] == ["note 2", "note 3"]
