"""What the page has put into cells changes another element meanwhile."""

import pytest
from features_page import notes, shown
from rest import rest

# Each note holds an element that tells as it comes into the page, as the
# first ones of a larger view do while their cells are put there.
TELLS = """
  window.act = null;
  customElements.define("x-tells", class extends HTMLElement {
    connectedCallback() { act?.(); }
  });
  flow.renderer = {
    create() {
      const root = document.createElement("div");
      root.append(document.createElement("x-tells"),
        document.createElement("b"));
      return root;
    },
    update(root, { text }) { root.lastChild.textContent = text; },
  };
  window.other = document.createElement("water-flow");
  Object.assign(other, { mode: "list", size: () => 50, items: [0],
    renderItem: (item) => `${item}` });
  other.toggleAttribute("swipeable", true);
  document.body.append(other);
"""


# The memories of the modules that the page has made.
MEMORIES = """(() => {
  const { instantiate } = WebAssembly;
  window.memories = [];
  WebAssembly.instantiate = async (...told) => {
    const made = await instantiate(...told);
    memories.push((made.instance ?? made).exports.memory);
    return made;
  };
})()"""
LENGTHS = "memories.map(({ buffer }) => buffer.byteLength)"


@pytest.mark.parametrize("count", [20, 50_000])
def test_memory_may_grow_as_cells_are_placed(page_of, count):
    page = notes(
        page_of, "swipeable overscan='0'", more=TELLS, script=MEMORIES)
    page.wait_for_function("() => other.elementOf(0)")
    before = page.evaluate(LENGTHS)
    page.evaluate(
        """(count) => {
          act = () => {
            act = null;
            const more = Array.from({ length: count }, (_, at) => at + 1);
            window.ended = other.update(
              { inserted: more, items: [0, ...more] }).then(() => true);
          };
          flow.style.height = "1000px";
        }""",
        count,
    )
    page.wait_for_function("() => window.ended")
    rest(page)
    assert (page.evaluate(LENGTHS) == before) == (count == 20)
    assert shown(page) == [f"note {number}" for number in range(20)]
