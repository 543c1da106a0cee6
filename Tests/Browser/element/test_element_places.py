"""Where somebody is, told and found again; items that are not in the page."""

import pytest
from rest import rest
from stage import drawn, fill, look, scroll, show


def test_state_is_json_and_comes_back(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3, count=300)
    scroll(page, 5_000)
    before = look(page)
    state = page.evaluate("JSON.stringify(stage.flow.getState())")
    scroll(page, 0)
    page.evaluate("(state) => stage.flow.setState(JSON.parse(state))", state)
    rest(page)
    after = look(page)
    assert after["top"] == pytest.approx(before["top"], abs=1)


def test_find_answers_for_what_is_not_in_the_page(page_of):
    page = show(page_of)
    fill(page, mode="waterfall", lanes=3, count=300)
    find = "(id) => stage.flow.find((item) => item.id === id)"
    assert page.evaluate(find, 250) == {"section": 0, "index": 250}
    assert page.evaluate(find, 9_999) is None
    assert page.evaluate("stage.flow.scrollTop") == 0
    assert page.evaluate(
        """() => stage.flow.find((item) => item.id % 100 === 7,
             { from: 8, scroll: true })"""
    ) == {"section": 0, "index": 107}
    rest(page)
    assert 107 in {cell["index"] for cell in look(page)["cells"]}
    # It goes on after what was found before.
    assert page.evaluate(
        "() => stage.flow.find((item) => item.id === 3, { from: 4 })"
    ) is None


@pytest.mark.parametrize("is_ready", [False, True])
@pytest.mark.parametrize(
    "give",
    [
        "flow.items = stage.items(1000);",
        "flow.update({ items: stage.items(1000),"
        " inserted: stage.items(1000).map(({ id }) => id) });",
        "setTimeout(() => { flow.items = stage.items(1000); });",
    ],
)
def test_an_item_is_waited_for_that_is_to_be_scrolled_to(
    page_of, is_ready, give
):
    page = show(page_of)
    page.evaluate(
        f"""async () => {{
          const {{ flow }} = stage;
          stage.fill(flow, {{ mode: "list", count: 0 }});
          if ({str(is_ready).lower()}) await flow.ready;
          flow.scrollToItem(500);
          {give}
        }}"""
    )
    drawn(page)
    seen = look(page)
    assert [cell["y"] for cell in seen["cells"] if cell["id"] == 500] == [
        pytest.approx(seen["top"], abs=1)
    ]
    # Once: who has scrolled since stays there.
    scroll(page, 1_000)
    page.evaluate("() => { stage.flow.items = stage.items(900); }")
    rest(page)
    assert look(page)["top"] == 1_000


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_what_stands_in_shadow_trees_of_an_item_is_the_item_s(page_of, mode):
    page = show(page_of)
    page.evaluate(
        """(mode) => {
          window.deep = [];
          stage.fill(stage.flow, { mode: "list", renderItem: (item) => {
            const card = stage.draw(item);
            const part = document.createElement("div");
            card.attachShadow({ mode }).append(part);
            deep[item.id] = document.createElement("button");
            part.attachShadow({ mode }).append(deep[item.id]);
            return card;
          } });
        }""",
        mode,
    )
    drawn(page)
    assert page.evaluate(
        """() => [deep[3], deep[3].getRootNode().host, document.body]
          .map((node) => stage.flow.indexOf(node)?.index ?? null)"""
    ) == [3, 3, None]


@pytest.mark.parametrize("tag", ["form", "img", "iframe"])
def test_what_a_page_calls_host_is_nobody_s(page_of, tag):
    page = show(page_of, is_own=True)
    # Of such, `document.host` is the element, or its window.
    page.evaluate(
        """(tag) => {
          const named = document.createElement(tag);
          named.name = "host";
          document.body.append(named);
          stage.fill(stage.flow, { mode: "list" });
        }""",
        tag,
    )
    drawn(page)
    assert page.evaluate(
        """() => [document.body, document, window, null]
          .map((node) => stage.flow.indexOf(node))"""
    ) == [None] * 4
