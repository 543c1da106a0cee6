"""Children stay in view while another module takes over."""

import pytest
from cards import ALL, COUNT, LIST, SCRIPT, check, settle
from stage import show


def change(page, script: str) -> None:
    """Changes something; waits until another module shows it."""
    page.evaluate(
        f"""() => {{
          window.shown = flowOf().querySelector(".waterflow-content");
          {script};
        }}"""
    )
    page.wait_for_function("() => !shown.isConnected")


def cards(page_of, options: str = "{}"):
    """A page with a list of children."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        f"""() => {{
          window.cards = Array.from({{ length: {COUNT} }}, (_, id) => card(id));
          Object.assign(flowOf(), {options});
          flowOf().append(...cards);
        }}"""
    )
    check(page, ALL)
    return page


@pytest.mark.parametrize(
    "options, script",
    [
        ("{}", "flowOf().selection = 'single'"),
        ("{}", "flowOf().keyboard = true"),
        ("{ size: () => 40 }", "flowOf().refresh(0)"),
        ("{ size: () => 40 }", "flowOf().size = null"),
    ],
)
def test_children_stay_in_view(page_of, options, script):
    page = cards(page_of, options)
    change(page, script)
    check(page, ALL)
    page.evaluate("() => { flowOf().scrollTop = 1e6; }")
    page.wait_for_function(f"() => seen().includes({COUNT - 1})")
    page.evaluate("() => { flowOf().scrollTop = 0; }")
    page.wait_for_function("() => seen().includes(0)")
    check(page, ALL)


def test_children_stay_in_view_as_rows(page_of):
    page = cards(page_of)
    change(page, "flowOf().mode = 'flow'")
    settle(page)
    assert page.evaluate("ids()") == ALL
    seen = page.evaluate("seen()")
    assert len(seen) >= 5
    assert sorted(seen) == ALL[: len(seen)]


def test_items_stay_in_view_where_there_are_children_besides(page_of):
    page = cards(page_of)
    page.evaluate(
        """() => Object.assign(flowOf(), { size: () => 40,
          renderItem: (id) => card(id), items: [10, 11, 12] })"""
    )
    page.wait_for_function("() => seen().length === 3")
    change(page, "flowOf().selection = 'single'")
    page.wait_for_function("() => flowOf().querySelector('[aria-selected]')")
    assert page.evaluate("seen()") == [10, 11, 12]
    page.evaluate(
        "() => { Object.assign(flowOf(), { items: null, renderItem: null }); }"
    )
    check(page, ALL)


def test_a_child_that_comes_right_before_a_module_is_shown(page_of):
    page = cards(page_of)
    # First what is there is asked, then whether what has come is enough.
    change(
        page,
        """const { prototype } = customElements.get("water-flow");
        const { get } = Object.getOwnPropertyDescriptor(
          prototype, "reorderable");
        Object.defineProperty(prototype, "reorderable", { get() {
          window.asked = (window.asked ?? 0) + 1;
          if (asked === 2) this.append(card(99));
          return get.call(this);
        } });
        flowOf().keyboard = true""",
    )
    check(page, [*ALL, 99])
