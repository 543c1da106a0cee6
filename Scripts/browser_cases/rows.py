"""Right to left, the horizontal axis, and both together."""

from .case import Case, SplitMix64, insets, width_for
from .flow import flow, random_sizes, rows
from .spans import spanning
from .waterfall import waterfall

RTL = {"direction": "rtl"}


def widths(items):
  """Returns items with their height as width."""
  return [{("width" if key == "height" else key): value
           for key, value in item.items()} for item in items]


def singles(seed, count):
  return spanning(seed, count, [1])


def cases():
  yield from _right_to_left()
  yield from _waterfall_rows()
  yield from _flow_rows()
  yield from _list_rows()


def _right_to_left():
  for lanes, spans, gap in [(3, [1], 6), (4, [1, 1, 2], 8), (7, [1, 3], 0)]:
    yield Case(
      "waterfall-rtl", f"lanes-{lanes}",
      "the first lane is the rightmost, insets are swapped",
      [waterfall(lanes, spanning(f"rtl {lanes}", 40, spans), lineSpacing=5,
                 interitemSpacing=gap, insets=insets(4, 30, 6, 10),
                 header=20)],
      width=width_for(lanes, 56, gap, 40), options=RTL, agreeing=True)
  yield Case(
    "waterfall-rtl", "tolerance", "reading order runs from the right",
    [waterfall(4, singles("rtl tolerance", 40), order="readingOrder",
               tolerance=50, lineSpacing=5, interitemSpacing=4)],
    width=width_for(4, 60, 4), options=RTL)
  yield Case(
    "waterfall-rtl", "autofill", "lanes by their least width, from the right",
    [{"mode": "waterfall", "minimumLaneWidth": 90, "interitemSpacing": 8,
      "lineSpacing": 5, "insets": insets(0, 20, 0, 4),
      "items": singles("rtl autofill", 30)}], width=408, options=RTL,
    agreeing=True)
  yield Case(
    "waterfall-rtl", "sections", "sections are mirrored one by one",
    [waterfall(2, singles("rtl a", 9), insets=insets(0, 30, 5, 10)),
     waterfall(5, singles("rtl b", 0), header=30),
     waterfall(4, singles("rtl c", 20), interitemSpacing=8, footer=20)],
    width=340, options=RTL, agreeing=True)


def _waterfall_rows():
  for direction in ["ltr", "rtl"]:
    for lanes, spans, gap in [(3, [1], 6), (5, [1, 1, 2, 3], 4)]:
      seed = f"rows {lanes} {direction}"
      yield _horizontal(
        "waterfall-rows", f"lanes-{lanes}-{direction}",
        f"{lanes} lanes from the top down, {direction}",
        [waterfall(lanes, widths(spanning(seed, 40, spans)), lineSpacing=7,
                   interitemSpacing=gap, insets=insets(12, 30, 8, 10),
                   header=25, footer=15)],
        direction, height=width_for(lanes, 48, gap, 20), agreeing=True)
    dice = SplitMix64(f"rows aspect {direction}")
    yield _horizontal(
      "waterfall-rows", f"aspect-{direction}",
      "a lane's height and the aspect ratio give the width",
      [waterfall(4, [{"width": dice.whole(32, 100), "height": 64}
                     for _ in range(30)], sizing="aspect", lineSpacing=5,
                 interitemSpacing=2)],
      direction, height=width_for(4, 64, 2))
  yield _horizontal(
    "waterfall-rows", "ties", "ties go to the topmost lane",
    [waterfall(6, widths(spanning("row ties", 60, [1], 1, 3, False)),
               lineSpacing=1)], "ltr", height=240)
  yield _horizontal(
    "waterfall-rows", "tolerance", "reading order runs down the lanes",
    [waterfall(4, widths(singles("row tolerance", 40)),
               order="readingOrder", tolerance=60, lineSpacing=5)],
    "ltr", height=240)
  for order in ["roundRobin", "roundRobinReversed"]:
    yield _horizontal(
      "waterfall-rows", order, "each item one lane on",
      [waterfall(3, widths(singles(f"row {order}", 14)), order=order,
                 lineSpacing=5, interitemSpacing=6)], "ltr", height=312)
  yield _horizontal(
    "waterfall-rows", "autofill", "lanes by their least height",
    [{"mode": "waterfall", "minimumLaneWidth": 70, "interitemSpacing": 10,
      "lineSpacing": 5, "insets": insets(10, 3, 20, 4),
      "items": widths(singles("row autofill", 30))}], "ltr", height=360,
    agreeing=True)
  for direction in ["ltr", "rtl"]:
    yield _horizontal(
      "waterfall-rows", f"sections-{direction}",
      f"sections one after the other, {direction}",
      [waterfall(2, widths(singles("row a", 9)), header=20),
       waterfall(3, [], insets=insets(1, 20, 2, 30), footer=10),
       waterfall(4, widths(singles("row c", 20)), interitemSpacing=8,
                 header=15, insets=insets(10, 0, 26, 5))],
      direction, height=320, agreeing=True)


def _flow_rows():
  for direction in ["ltr", "rtl"]:
    for distribution, alignment in [
        ("justified", "center"), ("leading", "top"), ("center", "bottom"),
        ("trailing", "center"), ("justified", "bottom")]:
      seed = f"columns {distribution} {alignment} {direction}"
      yield _horizontal(
        "flow-rows", f"{distribution}-{alignment}-{direction}",
        f"lines run down, {distribution}, {direction}",
        [flow(random_sizes(seed, 24, (20, 90), (30, 130)),
              distribution=distribution, alignment=alignment, lineSpacing=6,
              interitemSpacing=9, insets=insets(12, 3, 28, 5), header=20),
         flow(random_sizes(seed + " 2", 7, (20, 60), (80, 80)),
              distribution=distribution, interitemSpacing=5, footer=12)],
        direction, height=400)


def _list_rows():
  for direction in ["ltr", "rtl"]:
    yield _horizontal(
      "list-rows", f"sections-{direction}",
      f"columns one after the other, {direction}",
      [rows(widths(singles(f"list {direction}", 8)), header=20, footer=30,
            lineSpacing=4, insets=insets(10, 7, 20, 9)),
       rows(widths(singles(f"list {direction} 2", 3)))],
      direction, height=200)
    yield _horizontal(
      "list-rows", f"minimum-{direction}",
      f"a short content raised to its minimum, {direction}",
      [rows(widths(singles(f"short {direction}", 3)), lineSpacing=4)],
      direction, height=200, minimumContentLength=900)


def _horizontal(group, name, title, sections, direction, height,
                agreeing=False, **options):
  return Case(
    group, name, title, sections, width=500, height=height,
    agreeing=agreeing,
    options={"axis": "horizontal", "direction": direction, **options})
