"""A change of one child costs no look at all of them."""

import pytest
from cards import LIST, SCRIPT, settle
from stage import show

# Whatever lists are gone through, counted by their entries.
COUNTING = """
window.work = 0;
for (const name of ["filter", "indexOf", "includes", "splice", "slice", "map",
  "find", "findIndex", "findLast", "forEach", "some", "every", "flatMap"]) {
  const body = Array.prototype[name];
  Array.prototype[name] = function (...given) {
    work += this.length;
    return body.apply(this, given);
  };
}
// Who follows links from one node to the next writes down or asks each.
const { push } = Array.prototype;
Array.prototype.push = function (...given) {
  work += given.length;
  return push.apply(this, given);
};
const { get } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeType");
Object.defineProperty(Node.prototype, "nodeType", {
  configurable: true, get() { work++; return get.call(this); } });
for (const list of [Array, NodeList, HTMLCollection, Set, Map]) {
  const body = list.prototype[Symbol.iterator];
  list.prototype[Symbol.iterator] = function () {
    work += this.length ?? this.size;
    return body.call(this);
  };
}
"""


@pytest.mark.parametrize(
    "change, count",
    [
        ("flowOf().insertBefore(card(20_000 + turn), cards[turn * 9])", 2_200),
        ("cards[turn * 9].after(card(20_000 + turn))", 2_200),
        ("flowOf().removeChild(cards[turn * 9])", 1_800),
        ("flowOf().append(cards[turn * 9])", 2_000),
        (
            "flowOf().replaceChild(card(20_000 + turn), cards[turn * 9])",
            2_000,
        ),
    ],
)
def test_a_change_looks_at_few_of_many_children(page_of, change, count):
    """Two hundred of them among two thousand: not as many looks, by far."""
    page = show(page_of, LIST, script=SCRIPT + COUNTING)
    page.evaluate(
        """() => {
          window.cards = Array.from({ length: 2_000 }, (_, id) => card(id));
          for (const card of cards) card.dataset.ratio = 4;
          flowOf().append(...cards);
        }"""
    )
    settle(page)
    work = page.evaluate(
        f"""() => {{
          work = 0;
          for (let turn = 0; turn < 200; turn++) {change};
          return work;
        }}"""
    )
    assert work < 50 * 200
    settle(page)
    # What shows it goes through all of them, and that once.
    assert page.evaluate("work") < 40 * 2_200
    assert page.evaluate("new Set(ids()).size") == count
