"""Pages empty an element as they empty any other, and go on."""

import pytest
from rest import rest
from stage import drawn, fill, show

CHILDREN = "".join(f"<p style='height: 60px'>Child {at}</p>" for at in range(60))
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
def test_items_stay(page_of, empty):
    page = show(page_of)
    fill(page, mode="list")
    page.evaluate(f"() => {{ const {{ flow }} = stage; {empty}; }}")
    rest(page)
    drawn(page)
    assert page.evaluate("stage.flow.elementOf(0)?.textContent") == "Item 0"


def test_a_child_is_moved_with_its_state(page_of):
    page = show(page_of, BODY)
    rest(page)
    page.evaluate(
        """() => {
          const { flow } = stage;
          const [first, second] = document.querySelectorAll("water-flow p");
          if (flow.moveBefore) flow.moveBefore(second, first);
          else flow.insertBefore(second, first);
        }"""
    )
    rest(page)
    assert page.evaluate(
        "[0, 1, 2].map((at) => stage.flow.elementOf(at).textContent)"
    ) == ["Child 1", "Child 0", "Child 2"]
