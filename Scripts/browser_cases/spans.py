"""Waterfalls of items that span several lanes."""

from .case import Case, SplitMix64, insets, width_for
from .waterfall import waterfall


def spanning(seed, count, spans, low=20, high=160, fractions=True):
  """Returns items whose spans are drawn from `spans`."""
  dice = SplitMix64(seed)
  draw = dice.sixtyfourth if fractions else dice.whole
  items = []
  for _ in range(count):
    item = {"height": draw(low, high)}
    span = dice.one_of(spans)
    items.append(item if span == 1 else {**item, "span": span})
  return items


def cases():
  for lanes, spans, gap, line in [
      (2, [1, 1, 2], 10, 6), (3, [1, 2, 3], 4, 0), (4, [1, 1, 2, 3], 8, 9),
      (6, [1, 2, 2, 3], 0, 5), (8, [1, 3, 5, 8], 6, 10),
      (12, [1, 1, 2, 4, 6], 2, 3)]:
    yield _case(
      f"lanes-{lanes:02}", f"mixed spans in {lanes} lanes",
      [waterfall(lanes, spanning(f"spans {lanes}", 60, spans),
                 lineSpacing=line, interitemSpacing=gap,
                 insets=insets(7, 3, 5, 9))],
      width=width_for(lanes, 48, gap, 12))
  yield _case(
    "ties", "whole heights: candidates tie, the lowest start wins",
    [waterfall(7, spanning("span ties", 70, [1, 1, 2, 3], 1, 3, False),
               lineSpacing=1, interitemSpacing=5)],
    width=width_for(7, 40, 5))
  yield _case(
    "all-pairs", "every item spans two of five lanes",
    [waterfall(5, spanning("pairs", 40, [2]), lineSpacing=4)],
    width=width_for(5, 60))
  yield _case(
    "clamped", "a span of more than all lanes is a span of all",
    [waterfall(3, spanning("clamped", 24, [1, 1, 2, 9]), lineSpacing=4,
               interitemSpacing=6)], width=width_for(3, 90, 6))
  yield _case(
    "waits-for-the-tallest", "an item over all lanes waits for the tallest",
    [waterfall(3, [{"height": 30}, {"height": 80}, {"height": 50},
                   {"height": 20, "span": 3}, {"height": 10},
                   {"height": 40, "span": 2}], lineSpacing=10)], width=300)
  yield _case(
    "wide-first", "the first item spans all lanes, without a spacing before",
    [waterfall(4, [{"height": 25, "span": 4}] + spanning(
      "wide first", 20, [1, 2]), lineSpacing=7, interitemSpacing=8,
      insets=insets(9, 0, 0, 0))], width=width_for(4, 70, 8))
  yield _case(
    "beside-empty-lane", "a spacing where any of the spanned lanes is used",
    [waterfall(4, [{"height": 40}, {"height": 60, "span": 2},
                   {"height": 10, "span": 2}, {"height": 20},
                   {"height": 15, "span": 3}], lineSpacing=12)], width=320)
  dice = SplitMix64("span aspect")
  yield _case(
    "aspect", "a spanning item takes its height from its spanned width",
    [waterfall(4, [{"width": 64, "height": dice.whole(32, 100),
                    "span": dice.one_of([1, 1, 2, 3])} for _ in range(30)],
               sizing="aspect", lineSpacing=5)], width=width_for(4, 64))
  yield _case(
    "hundreds", "three hundred items in nine lanes",
    [waterfall(9, spanning("span hundreds", 300, [1, 1, 1, 2, 3, 4]),
               lineSpacing=6, interitemSpacing=3)],
    width=width_for(9, 50, 3))


def _case(name, title, sections, **rest):
  return Case(
    "waterfall-spans", name, title, sections, agreeing=True, **rest)
