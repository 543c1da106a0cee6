"""How near an end is as an element tells of it."""

import pytest
from rest import rest

ENDS = """<style>#flow {{ height: 300px }}</style>
<water-flow id="flow" mode="list" {attributes}></water-flow>
<script type="module">
  const flow = document.getElementById("flow");
  globalThis.told = 0;
  flow.addEventListener("nearend", () => {{ told += 1; }});
  flow.renderItem = (item) => `${{item}}`;
  flow.size = () => 40;
  flow.items = Array.from({{ length: 100 }}, (_, item) => item);
</script>"""


@pytest.mark.parametrize(
    ("attributes", "before", "after"),
    [("", 2_650, 2_750), ('near-end-length="200"', 3_450, 3_550)],
)
def test_the_end_is_near_as_the_page_says(page_of, attributes, before, after):
    page = page_of(ENDS.format(attributes=attributes))
    page.wait_for_selector("[data-item]")
    # 4,000 long, of which 300 show.
    for top, told in [(before, 0), (after, 1)]:
        page.evaluate("(top) => { flow.scrollTop = top; }", top)
        rest(page)
        assert page.evaluate("told") == told


def test_nobody_is_told_of_an_end_that_is_never_near(page_of):
    page = page_of(ENDS.format(attributes='near-end-length="0"'))
    page.wait_for_selector("[data-item]")
    page.evaluate("() => { flow.scrollTop = 1e6; }")
    rest(page)
    assert page.evaluate("told") == 0
    # It counts from the next scroll or change on.
    page.evaluate("() => { flow.nearEndLength = 100; flow.scrollTop -= 1; }")
    rest(page)
    assert page.evaluate("told") == 1
