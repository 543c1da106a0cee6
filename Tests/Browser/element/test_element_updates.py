"""Items that change: found by key, told by the page, and where things stay."""

import placement
import pytest
from rest import rest
from stage import OWN, drawn, look, scroll, show

COUNT = 300
LENGTHS = dict(enumerate(placement.heights(COUNT)))

# The same random changes for the page and for the test, by operations.
CHANGES = {
    "insert at the start": "[...more, ...items]",
    "insert in the middle": "[...items.slice(0, 150), ...more,"
    " ...items.slice(150)]",
    "append": "[...items, ...more]",
    "remove the first": "items.slice(20)",
    "remove every third": "items.filter(({ id }) => id % 3)",
    "reverse": "items.toReversed()",
    "swap": "[...items.slice(100), ...items.slice(0, 100)]",
    "replace all": "more",
    "all at once": "[...more.slice(0, 5), ...items.filter(({ id }) =>"
    " id % 4).toReversed(), ...more.slice(5)]",
    "none": "[]",
    "the same": "[...items]",
}


def filled(page_of, options: str, **others):
    """A page that shows its items in some way."""
    page = show(page_of, **others)
    page.evaluate(
        f"""(count) => {{
          window.items = stage.items(count);
          stage.fill(stage.flow, {{ count, {options} }});
          stage.flow.items = items;
        }}""",
        COUNT,
    )
    drawn(page)
    return page


def keyed(page_of, **others):
    """A page whose items are known by their keys."""
    return filled(
        page_of, "mode: 'waterfall', lanes: 3, key: (item) => item.id",
        **others,
    )


def test_an_update_of_the_first_section_need_not_name_it(page_of):
    page = filled(page_of, "mode: 'list', selection: 'single'")
    page.evaluate(
        """async () => {
          const { flow } = stage;
          flow.sections = [{ items }];
          flow.items = null;
          await flow.ready;
        }""")
    rest(page)
    page.evaluate(
        """async () => {
          const { flow } = stage;
          flow.gap = 8;
          items.splice(0, 1);
          await flow.update({ removed: [0], items });
        }""")
    rest(page)
    assert look(page)["cells"][0]["id"] == 1


def expect_items(page) -> None:
    """All that is in sight is drawn, in the order that the page has."""
    items = page.evaluate("items")
    frames = placement.waterfall(
        1_000, 3, 10, [item["height"] for item in items]
    )
    seen = look(page)
    for cell in seen["cells"]:
        assert cell["id"] == items[cell["index"]]["id"]
        assert [cell[key] for key in ("x", "y", "width", "height")] == (
            pytest.approx(frames[cell["index"]], abs=0.6)
        ), cell
    wanted = placement.meeting(
        frames, seen["sight"]["top"], seen["sight"]["bottom"]
    )
    assert wanted <= {cell["index"] for cell in seen["cells"]}
    assert abs(
        seen["length"] - max([600, *(y + h for _, y, _, h in frames)])
    ) < 1


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("top", [0, 4_000])
def test_items_assigned_again_are_found_by_key(page_of, change, top):
    page = keyed(page_of)
    scroll(page, top)
    page.evaluate(
        f"""() => {{
          const more = stage.items(30, 9).map((item) =>
            ({{ ...item, id: item.id + 1000 }}));
          window.items = {CHANGES[change]};
          stage.flow.items = items;
        }}"""
    )
    page.wait_for_function(
        """() => stage.flow.frameOf(items.length) === null
          && (items.length === 0 || stage.flow.frameOf(items.length - 1))"""
    )
    rest(page)
    expect_items(page)


def test_changes_after_changes_without_a_pause(page_of):
    page = keyed(page_of)
    for pause in ("", "await stage.frames(2);"):
        page.evaluate(
            f"""async () => {{
              for (let round = 0; round < 12; round++) {{
                items = round % 2
                  ? items.toReversed()
                  : [...items.slice(7), {{ id: 2000 + round, height: 99 }}];
                stage.flow.items = items;
                {pause}
              }}
            }}"""
        )
        rest(page)
        expect_items(page)
        page.evaluate(
            "() => { items = stage.items(300); stage.flow.items = items; }"
        )
        rest(page)
        expect_items(page)


# Where an item stands in the window.
PLACE = """(id) => {
  const cell = stage.look().cells.find((one) => one.id === id);
  return cell ? cell.y - stage.flow.scrollTop : null;
}"""


@pytest.fixture
def far_down(page_of):
    """Far down in a long list without keys, that more can come before."""
    page = filled(page_of, "mode: 'list'")
    page.evaluate(
        """() => {
          window.put = (id) => {
            const more = stage.items(40, id / 200).map((item) =>
              ({ ...item, id: item.id + id }));
            items = [...more, ...items];
            return { inserted: more.map((_, at) => at), items };
          };
        }"""
    )
    rest(page)
    scroll(page, 8_000)
    return page


def first_in_sight(page) -> tuple[int, float]:
    """The first item that is in sight from its top on, and where that is."""
    seen = look(page)
    top = seen["sight"]["top"]
    return next(
        (cell["id"], cell["y"] - top)
        for cell in seen["cells"]
        if cell["y"] >= top
    )


KEY = "() => { stage.flow.key = (item) => item.id; }"


@pytest.mark.parametrize(
    ("set_up", "updates"),
    [
        (KEY, "put(1000); stage.flow.items = items;"),
        ("null", "return stage.flow.update(put(1000));"),
        # With the first of them the module comes that can carry them out.
        ("null", "return Promise.all([1000, 2000, 3000].map((id) =>"
         " stage.flow.update(put(id))));"),
        (KEY, "const first = stage.flow.update(put(1000));"
         " items.unshift({ id: 2000, height: 99 });"
         " return Promise.all([first, stage.flow.update({ inserted: [0] })]);"),
    ],
    ids=["assigned by key", "updated", "updated often", "by key and by place"],
)
def test_what_is_in_sight_stays_when_more_comes_before(
    far_down, set_up, updates
):
    far_down.evaluate(set_up)
    anchor, before = first_in_sight(far_down)
    far_down.evaluate(f"() => {{ {updates} }}")
    far_down.wait_for_function("() => stage.flow.frameOf(items.length - 1)")
    rest(far_down)
    assert far_down.evaluate(PLACE, anchor) == pytest.approx(before, abs=1)


def test_who_goes_elsewhere_with_an_update_is_there(far_down):
    far_down.evaluate(
        """() => {
          const ended = stage.flow.update(put(1000));
          stage.flow.scrollToItem(200);
          return ended;
        }"""
    )
    rest(far_down)
    # It was the one of that number before the forty came.
    assert far_down.evaluate(PLACE, 160) == pytest.approx(0, abs=1)


UPDATES = {
    "removed": "{ removed: [0, 5, 299], items: without(0, 5, 299) }",
    "inserted": "{ inserted: [0, 3], items: [more[0], items[0], items[1],"
    " more[1], ...items.slice(2)] }",
    "moved": "{ moved: [[0, 4]], items: [...items.slice(1, 5), items[0],"
    " ...items.slice(5)] }",
    "changed": "{ changed: [2], items: items.map((item, at) =>"
    " at === 2 ? { id: 2, height: 333 } : item) }",
    "all of them": "{ removed: [1], inserted: [0], moved: [[3, 5]],"
    " items: [more[0], items[0], items[2], items[4], items[5], items[3],"
    " ...items.slice(6)] }",
}


@pytest.mark.parametrize("update", UPDATES)
@pytest.mark.parametrize("animated", ["true", "false"])
def test_changes_that_the_page_knows(page_of, update, animated):
    page = show(page_of)
    page.evaluate(
        """(count) => {
          stage.fill(stage.flow, { mode: "waterfall", lanes: 3, count });
          window.items = stage.flow.items;
        }""",
        COUNT,
    )
    drawn(page)
    page.evaluate(
        f"""async () => {{
          const more = stage.items(2, 9).map((item) =>
            ({{ ...item, id: item.id + 1000 }}));
          const without = (...gone) => items.filter((_, at) =>
            !gone.includes(at));
          const changes = {UPDATES[update]};
          items = changes.items;
          await stage.flow.update({{ ...changes, animated: {animated} }});
        }}"""
    )
    rest(page)
    expect_items(page)


def test_an_array_changed_in_place_is_told(page_of):
    page = show(page_of)
    page.evaluate(
        """() => {
          stage.fill(stage.flow, { mode: "waterfall", lanes: 3, count: 300 });
          window.items = stage.flow.items;
        }"""
    )
    drawn(page)
    page.evaluate(
        """async () => {
          items.splice(2, 1);
          items.unshift({ id: 1000, height: 50 });
          await stage.flow.update({ removed: [2], inserted: [0] });
        }"""
    )
    rest(page)
    expect_items(page)


def test_an_items_new_size_moves_what_comes_after(page_of):
    page = keyed(page_of)
    page.evaluate("() => { items[1].height = 400; stage.flow.refresh(1); }")
    rest(page)
    expect_items(page)
    page.evaluate(
        """() => {
          for (const item of items.slice(0, 6)) item.height = 60;
          stage.flow.refresh();
        }"""
    )
    rest(page)
    assert look(page)["cells"][5]["height"] == 60


def test_a_change_is_animated_and_ends_in_its_place(page_of):
    page = keyed(page_of)
    page.evaluate(
        """async () => {
          window.seen = 0;
          items = items.slice(1);
          stage.flow.items = items;
          for (let left = 200; left > 0 && !seen; left--) {
            await stage.frames();
            seen = document.getAnimations().filter((one) =>
              stage.flow.contains(one.effect.target)).length;
          }
        }"""
    )
    assert page.evaluate("seen") > 0
    rest(page)
    expect_items(page)


def test_who_wants_no_motion_sees_none(page_of):
    page = keyed(page_of, reduced_motion="reduce")
    rest(page)
    assert page.evaluate(
        """async () => {
          let seen = 0;
          items = items.slice(1);
          stage.flow.items = items;
          while (stage.flow.frameOf(299)) await stage.frames();
          for (let left = 10; left > 0; left--) {
            await stage.frames();
            seen += document.getAnimations().filter((one) =>
              stage.flow.contains(one.effect.target)).length;
          }
          return seen;
        }"""
    ) == 0
    expect_items(page)


def test_selection_goes_with_the_key(page_of):
    page = keyed(page_of)
    page.evaluate("() => { stage.flow.selection = 'multiple'; }")
    page.evaluate("async () => { await stage.flow.ready; }")
    rest(page)
    page.evaluate("() => { stage.flow.select(3); stage.flow.select(250); }")
    page.evaluate(
        """() => {
          items = [{ id: 1000, height: 70 }, ...items.filter(({ id }) =>
            id !== 1)];
          stage.flow.items = items;
        }"""
    )
    rest(page)
    chosen = page.evaluate(
        "stage.flow.selectedItems.map(({ index }) => items[index].id)"
    )
    assert sorted(chosen) == [3, 250]


@pytest.mark.parametrize("key", ["null", "({ id }) => id"])
@pytest.mark.parametrize("is_first", [True, False])
def test_ratios_come_before_the_update_or_after_it(page_of, key, is_first):
    page = show(page_of, OWN.replace(">", ' selection="multiple">', 1))
    page.evaluate(
        f"""() => {{
          window.photos = Array.from({{ length: 100 }}, (_, id) =>
            ({{ id, ratio: 5 + id % 3 }}));
          window.ratios = () =>
            Float64Array.from(photos, ({{ ratio }}) => ratio);
          Object.assign(stage.flow, {{ mode: "list", key: {key},
            ratios: ratios(), renderItem: stage.draw, items: photos }});
        }}""")
    page.wait_for_selector("[role=option]")
    page.evaluate("() => { stage.flow.scrollTop = 5000; }")
    rest(page)
    first = page.evaluate("stage.flow.getState().anchor")
    said = ["stage.flow.ratios = ratios()",
            "stage.flow.update({ removed: [3] })"]
    page.evaluate(
        f"""async () => {{
          photos.splice(3, 1);
          await Promise.all([{", ".join(said if is_first else said[::-1])}]);
        }}""")
    rest(page)
    now = page.evaluate("stage.flow.getState().anchor")
    assert (now["index"], now["offset"]) == (
        first["index"] - 1, first["offset"])
    heights = page.evaluate(
        """() => [...photos.keys()].map(
          (index) => stage.flow.frameOf(index).height)""")
    assert heights == pytest.approx(page.evaluate(
        "() => [...ratios()].map((ratio) => 1000 / ratio)"), abs=0.1)
