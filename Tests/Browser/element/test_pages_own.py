"""What a page does with its element and with the roots of cells is the page's."""

from features_page import notes, told
from rest import rest

# Each cell is a button, which says which item it was pressed for.
BUTTONS = """window.pressed = [];
flow.renderItem = ({ id, text }) => {
  const button = document.createElement("button");
  button.textContent = text;
  button.onclick = () => pressed.push(id);
  return button;
};"""

# Roots that the page dresses itself.
DRESSED = """flow.renderer = {
  create() {
    const root = document.createElement("div");
    root.style.display = "flex";
    return root;
  },
  update(root, { id, text }) {
    root.className = id % 2 ? "odd" : "even";
    root.textContent = text;
  },
};"""

# How the cells in the page look that show items.
LOOKS = """() => [...flow.querySelectorAll("[data-item]")]
  .filter((root) => root.checkVisibility())
  .map((root) => [root.style.display, root.className, root.textContent])"""

SELECTED = "flow.selectedItems.map((one) => one.index)"


def test_a_focused_button_stays_with_its_item(page_of):
    page = notes(page_of, count=2_000, more=BUTTONS)
    page.evaluate("flow.elementOf(1).querySelector('button').focus()")
    for top in (4_800, 20_000):
        page.evaluate(f"flow.scrollTop = {top}")
        rest(page)
    page.keyboard.press("Enter")
    assert page.evaluate("pressed") == [1]
    assert page.evaluate("document.activeElement.textContent") == "note 1"


def test_roots_keep_what_the_page_gives_them(page_of):
    page = notes(page_of, "overscan='0'", more=DRESSED)
    for top in (400, 1_200, 2_900, 0):
        page.evaluate(f"flow.scrollTop = {top}")
        rest(page)
    looks = page.evaluate(LOOKS)
    assert len(looks) >= 8
    for display, names, text in looks:
        kind = "odd" if int(text.split()[1]) % 2 else "even"
        assert display == "flex"
        assert {kind, "waterflow-cell"} <= set(names.split())
    page.evaluate("flow.elementOf(3).click()")
    assert [one["index"] for one in told(page, "itemclick")] == [3]


def test_a_root_may_be_laid_out_by_what_it_shows(page_of):
    more = """flow.renderer = {
      create: () => document.createElement("div"),
      update(root, { id, text }) {
        root.style.display = id % 3 ? "flex" : "grid";
        root.textContent = text;
      },
    };"""
    page = notes(page_of, "overscan='0'", count=2_000, more=more)
    for top in (410, 9_000, 2_950, 20_020, 0):
        page.evaluate(f"flow.scrollTop = {top}")
        rest(page)
        looks = page.evaluate(LOOKS)
        assert len(looks) >= 8
        for display, _, text in looks:
            assert display == ("flex" if int(text.split()[1]) % 3 else "grid")


def test_a_root_may_be_used_again_once_its_element_has_gone(page_of):
    more = """window.roots = [];
    window.spare = [];
    flow.renderer = {
      create() {
        const root = spare.pop() ?? document.createElement("div");
        roots.push(root);
        return root;
      },
      update: (root, { text }) => { root.textContent = text; },
    };"""
    page = notes(page_of, "overscan='0'", count=2_000, more=more, is_own=True)
    # Larger items take fewer cells: the others wait, and nobody sees them.
    page.evaluate("() => { flow.items = notes.map((one) => "
                  "({ ...one, height: 200 })); }")
    rest(page)
    assert page.evaluate(
        "roots.some((root) => root.style.display === 'none')")
    page.evaluate(
        """async () => {
          const next = document.createElement("water-flow");
          for (const name of ["key", "size", "renderer"]) {
            next[name] = flow[name];
          }
          next.setAttribute("mode", "list");
          flow.remove();
          await new Promise((resolve) => setTimeout(resolve));
          spare = [...new Set(roots)].reverse();
          next.items = notes;
          document.body.append(next);
        }"""
    )
    page.wait_for_function(
        "() => document.querySelector('water-flow [data-item]')")
    rest(page)
    assert page.evaluate(
        """() => [...document.querySelectorAll("[data-item]")]
          .filter((cell) => cell.getBoundingClientRect().top < 400)
          .map((cell) => cell.checkVisibility())"""
    ) == [True] * 8


def test_a_root_that_is_dressed_anew_looks_selected_still(page_of):
    page = notes(page_of, "selection='multiple'", more=DRESSED)
    page.evaluate("flow.select(2)")
    page.evaluate("flow.refresh(2)")
    rest(page)
    names = page.evaluate("flow.elementOf(2).className").split()
    assert {"even", "waterflow-selected"} <= set(names)


def test_what_cannot_be_filled_shows_no_other_item(page_of):
    complaints: list[str] = []
    more = """flow.renderer = {
      create: () => document.createElement("div"),
      update(root, { id, text }) {
        if (id >= 50 && id % 2) throw new Error("no");
        root.textContent = text;
      },
    };"""
    page = notes(page_of, more=more, told=complaints)
    page.evaluate("flow.scrollTop = 2500")
    rest(page)
    looks = page.evaluate(
        """() => [...flow.querySelectorAll("[data-item]")]
        .filter((root) => root.checkVisibility({ visibilityProperty: true }))
        .map((root) => [Number(root.dataset.item), root.textContent])"""
    )
    assert looks
    for item, text in looks:
        assert text == f"note {item}" and (item < 50 or item % 2 == 0)
    page.evaluate("flow.scrollTop = 0")
    rest(page)
    seen = page.evaluate("getComputedStyle(flow.elementOf(1)).visibility")
    assert seen == "visible"
    assert any("update() has failed" in one for one in complaints)


def test_the_end_is_told_once_for_as_many_items(page_of):
    more = """flow.addEventListener("nearend", () => told.push({ type: "nearend",
      count: flow.items.length }));"""
    page = notes(page_of, count=20, more=more)
    steps = [
        "flow.scrollTop = 1e6",
        "flow.refresh()",
        "flow.gap = 3",
        "flow.mode = 'waterfall'",
        "flow.renderer = { create: () => document.createElement('p'),"
        " update: (root, { text }) => { root.textContent = text; } }",
        "flow.scroller = 'window'",
    ]
    for step in steps:
        page.evaluate(step)
        rest(page)
    page.evaluate(
        """async () => {
          const { parentNode } = flow;
          flow.remove();
          await new Promise((resolve) => setTimeout(resolve));
          await new Promise((resolve) => setTimeout(resolve));
          parentNode.append(flow);
          await flow.ready;
        }"""
    )
    rest(page)
    assert [one["count"] for one in told(page, "nearend")] == [20]
    page.evaluate("flow.items = Array.from({ length: 21 }, (_, id) => note(id))")
    rest(page)
    assert [one["count"] for one in told(page, "nearend")] == [21]


def test_what_comes_with_its_sizes_is_told_of_once(page_of):
    page = page_of(
        """<water-flow mode="list" item-key="id" style="height: 300px">
        </water-flow><script>
          const flow = document.querySelector("water-flow");
          const told = [];
          for (const type of ["rangechange", "nearend"]) {
            flow.addEventListener(type, ({ detail }) =>
              told.push([type, detail.last?.index]));
          }
          flow.selection = "single";
          flow.renderItem = ({ id }) => `item ${id}`;
        </script>"""
    )
    page.wait_for_function("() => flow.ready.then(() => true)")
    rest(page)
    page.evaluate(
        """() => {
          flow.size = () => 50;
          flow.items = Array.from({ length: 14 }, (_, id) => ({ id }));
        }"""
    )
    rest(page)
    assert sorted(page.evaluate("told")) == [["nearend", None], ["rangechange", 5]]


def test_enter_follows_a_cell_that_is_a_link(page_of):
    more = """flow.renderer = { create: () => document.createElement("a"),
      update: (root, { id, text }) => Object.assign(root,
        { href: `#${id}`, textContent: text }) };"""
    page = notes(page_of, "keyboard", more=more)
    page.evaluate("flow.elementOf(2).focus()")
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.hash === '#2'")
    assert [one["index"] for one in told(page, "itemclick")] == [2]
    page.evaluate("flow.selection = 'multiple'")
    page.wait_for_function("() => flow.querySelector('[role=option]')")
    page.evaluate("flow.elementOf(3).focus()")
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.hash === '#3'")
    # As a click does.
    assert page.evaluate(SELECTED) == [3]
    page.keyboard.press(" ")
    assert page.evaluate(SELECTED) == []


def test_what_hands_can_select_keys_can(page_of):
    page = notes(page_of, "selection='single'")
    page.evaluate("flow.focus()")
    rest(page)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(" ")
    assert page.evaluate(SELECTED) == [1]


def test_it_turns_with_the_page(page_of):
    page = notes(page_of)
    page.evaluate("Object.assign(flow, { mode: 'waterfall', lanes: 2 })")
    rest(page)
    left = "flow.elementOf(0).getBoundingClientRect().left"
    assert page.evaluate(left) == 0
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.wait_for_function(f"() => flow.elementOf(0) && {left} > 0")


def test_the_list_has_the_name_of_the_element_at_once(page_of):
    page = notes(page_of, "label='Old'")
    rest(page)
    page.evaluate("flow.label = 'New'")
    page.wait_for_function(
        """() => flow.querySelector("[role=list]")
          .getAttribute("aria-label") === "New" """
    )


def test_the_focus_in_a_shadow_tree_stays_through_another_order(page_of):
    page = page_of(
        """<main></main><script>
          delete Element.prototype.moveBefore;
          const root = document.querySelector("main")
            .attachShadow({ mode: "open" });
          root.innerHTML = `<water-flow mode="list" item-key="id"
            style="height: 300px"></water-flow>`;
          const flow = root.querySelector("water-flow");
          let items = Array.from({ length: 20 }, (_, id) => ({ id }));
          flow.size = () => 50;
          flow.renderItem = () => document.createElement("input");
          flow.items = items;
        </script>""",
        is_own=True,
    )
    page.wait_for_function("() => flow.ready.then(() => flow.elementOf(3))")
    page.evaluate(
        """() => {
          flow.elementOf(3).firstChild.focus();
          window.field = root.activeElement;
          items = [...items.slice(3), ...items.slice(0, 3)].reverse();
          flow.items = items.slice(-9);
        }"""
    )
    rest(page)
    assert page.evaluate("root.activeElement === field && field !== null")


def test_its_role_goes_with_its_name(page_of):
    page = notes(page_of, "label='Notes'")
    rest(page)
    role = "element => element.getAttribute('role')"
    flow = page.locator("water-flow")
    assert flow.evaluate(role) == "group"
    assert flow.evaluate(f"element => ({role})(element.cloneNode())") is None
    page.evaluate("() => { flow.label = null; }")
    rest(page)
    assert flow.evaluate(role) is None
