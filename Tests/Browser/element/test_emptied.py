"""Pages empty an element as they empty any other, and go on."""

import pytest
from rest import rest
from stage import drawn, fill, show

CHILDREN = "".join(
    f"<p style='height: 60px'>Child {at}</p>" for at in range(60))
BODY = f'<water-flow mode="list" style="height: 300px">{CHILDREN}</water-flow>'

EMPTY = [
    "while (flow.firstChild) flow.removeChild(flow.firstChild)",
    "flow.innerText = ''",
    "flow.textContent = ''",
    "flow.replaceChildren()",
]
SEEN = """() => [...document.querySelectorAll("water-flow p")]
  .filter((one) => one.checkVisibility()).map((one) => one.textContent)"""


@pytest.mark.parametrize("empty", EMPTY)
def test_children_go_and_others_come(page_of, empty):
    page = show(page_of, BODY)
    rest(page)
    assert "Child 0" in page.evaluate(SEEN)
    page.evaluate(
        f"""() => {{
          const {{ flow }} = stage;
          {empty};
          const other = document.createElement("p");
          other.textContent = "Another";
          flow.append(other);
        }}"""
    )
    rest(page)
    assert page.evaluate(SEEN) == ["Another"]
    page.evaluate(f"() => {{ const {{ flow }} = stage; {empty}; }}")
    rest(page)
    assert page.evaluate(SEEN) == []
    page.evaluate("() => { stage.flow.innerHTML = '<p>The last</p>'; }")
    rest(page)
    assert page.evaluate(SEEN) == ["The last"]


@pytest.mark.parametrize("empty", EMPTY)
@pytest.mark.parametrize("child", ["", "<p>Loading</p>"])
def test_items_stay(page_of, child, empty):
    page = show(
        page_of, f'<water-flow style="height: 400px">{child}</water-flow>'
    )
    fill(page, mode="list")
    page.evaluate(f"() => {{ const {{ flow }} = stage; {empty}; }}")
    rest(page)
    drawn(page)
    assert page.evaluate("stage.flow.elementOf(0)?.textContent") == "Item 0"


def test_children_are_moved(page_of):
    page = show(
        page_of,
        f"""{BODY}<script>
          const kids = [...document.querySelectorAll("water-flow p")];
        </script>""",
    )
    rest(page)
    page.evaluate(
        """() => {
          const { flow } = stage;
          const name = flow.moveBefore ? "moveBefore" : "insertBefore";
          flow[name](kids[1], kids[0]);
          // Out of view, and so in no cell.
          flow[name](kids[50], null);
        }"""
    )
    rest(page)
    said = "(at) => stage.flow.elementOf(at)?.textContent"
    assert [page.evaluate(said, at) for at in range(3)] == [
        "Child 1", "Child 0", "Child 2",
    ]
    page.evaluate("() => stage.flow.scrollToItem(59)")
    rest(page)
    assert page.evaluate(said, 59) == "Child 50"
