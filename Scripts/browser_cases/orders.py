"""Waterfalls in the other placement orders."""

from .case import Case, SplitMix64, heights, insets, width_for
from .spans import spanning
from .waterfall import waterfall


def cases():
  for tolerance, lanes in [(0, 3), (1, 4), (20, 4), (75.5, 6), (400, 5)]:
    dice = SplitMix64(f"tolerance {tolerance}")
    yield _tolerance(
      f"within-{tolerance}".replace(".", "_"),
      f"in order unless a lane is more than {tolerance} px ahead",
      [waterfall(lanes, heights(dice.sixtyfourth(20, 160)
                                for _ in range(60)),
                 order="readingOrder", tolerance=tolerance, lineSpacing=6,
                 interitemSpacing=4, insets=insets(8, 5, 3, 7))],
      width=width_for(lanes, 70, 4, 12))
  yield _tolerance(
    "at-the-limit", "exactly the tolerance ahead still counts",
    [waterfall(3, heights([50, 40, 60, 10, 20, 10, 30, 20, 10, 40]),
               order="readingOrder", tolerance=10)], width=300)
  yield _tolerance(
    "ties", "equal heights go on from the lane after the last item",
    [waterfall(4, heights([30, 20, 20, 20, 10, 10, 10, 20, 10, 10, 10, 10]),
               order="readingOrder", tolerance=0)], width=400)
  for tolerance, lanes in [(15, 4), (60, 7)]:
    yield _tolerance(
      f"spans-{lanes}", "spans start after the last item's lanes",
      [waterfall(lanes, spanning(f"tolerance {lanes}", 60, [1, 1, 2, 3]),
                 order="readingOrder", tolerance=tolerance, lineSpacing=5,
                 interitemSpacing=3)], width=width_for(lanes, 60, 3))
  for order in ["roundRobin", "roundRobinReversed"]:
    for lanes in [3, 8]:
      dice = SplitMix64(f"{order} {lanes}")
      yield Case(
        "waterfall-orders", f"{order}-{lanes}",
        f"each item one lane on, {lanes} lanes",
        [waterfall(lanes, heights(dice.sixtyfourth(20, 160)
                                  for _ in range(40)),
                   order=order, lineSpacing=6, interitemSpacing=4,
                   insets=insets(8, 5, 3, 7))],
        width=width_for(lanes, 50, 4, 12))


def _tolerance(name, title, sections, **rest):
  return Case("waterfall-tolerance", name, title, sections, **rest)
