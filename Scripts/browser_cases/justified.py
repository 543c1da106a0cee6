"""Justified rows: both ways of breaking that a browser knows."""

from .case import Case, SplitMix64, insets
from .flow import flow, random_sizes
from .waterfall import waterfall

BREAKINGS = ["greedy", "balanced"]
LAST_ROWS = ["natural", "justified", "previous"]
# Photos, square ones, and panoramas that no row of several has room for.
CAMERA = [(3, 2), (2, 3), (4, 3), (3, 4), (16, 9), (1, 1)]


def justified(breaking, height, items, **rest):
  return {"mode": "justified", "rowHeight": height, "breaking": breaking,
          **rest, "items": items}


def photos(pairs):
  return [{"width": width, "height": height} for width, height in pairs]


def random_photos(seed, count, low=40, high=260):
  dice = SplitMix64(seed)
  return photos((dice.whole(low, high), dice.whole(60, 160))
                for _ in range(count))


def camera(seed, count):
  dice = SplitMix64(seed)
  return photos(dice.one_of(CAMERA) for _ in range(count))


def cases():
  for breaking in BREAKINGS:
    yield from _widths(breaking)
    yield from _equal(breaking)
    yield from _wide(breaking)
    yield from _last(breaking)
    yield from _boxes(breaking)
    yield from _columns(breaking)
  yield from _right_to_left()
  yield from _among_others()


def _case(breaking, name, title, sections, **rest):
  return Case(f"justified-{breaking}", name, f"{title}, {breaking}", sections,
              **rest)


def _widths(breaking):
  for width, height, gap, count in [
      (240, 90, 0, 30), (320, 120, 4, 40), (375, 140, 2, 40),
      (600, 160, 8, 60), (1200, 220, 4, 90), (1903, 300, 16, 60),
      (2400, 180, 6, 120), (1024, 60, 1, 150)]:
    seed = f"justified {breaking} {width}"
    yield _case(
      breaking, f"photos-{width}", f"photos in {width} px",
      [justified(breaking, height, random_photos(seed, count),
                 interitemSpacing=gap, lineSpacing=gap)], width=width)
  yield _case(
    breaking, "cameras", "the formats of cameras",
    [justified(breaking, 150, camera(f"camera {breaking}", 70),
               interitemSpacing=6, lineSpacing=6)], width=860)
  yield _case(
    breaking, "one-a-row", "a target as high as the line is wide",
    [justified(breaking, 400, camera(f"high {breaking}", 9),
               interitemSpacing=6, lineSpacing=3)], width=360)
  yield _case(
    breaking, "wide-gaps", "gaps wider than photos",
    [justified(breaking, 40, random_photos(f"gaps {breaking}", 30),
               interitemSpacing=90, lineSpacing=20)], width=500)


def _equal(breaking):
  for count in [1, 4, 5, 23]:
    yield _case(
      breaking, f"equal-{count}",
      f"{count} equal photos, at most four in a row",
      [justified(breaking, 100, photos([(1, 1)] * count),
                 interitemSpacing=8, lineSpacing=8)], width=450)
  yield _case(
    breaking, "exact-fit", "photos that fill a row exactly",
    [justified(breaking, 100, photos([(1, 1)] * 11),
               interitemSpacing=10, lineSpacing=10)], width=430)


def _wide(breaking):
  dice = SplitMix64(f"panorama {breaking}")
  mixed = [dice.one_of(CAMERA + [(6, 1), (9, 1)]) for _ in range(30)]
  for name, title, pairs in [
      ("panoramas", "some wider than the line", mixed),
      ("panorama-first", "the first wider than the line",
       [(8, 1), (1, 1), (3, 2)]),
      ("panorama-last", "the last wider than the line",
       [(3, 2), (1, 1), (3, 2), (8, 1)]),
      ("panorama-alone", "one wider than the line", [(8, 1)])]:
    yield _case(
      breaking, name, title,
      [justified(breaking, 110, photos(pairs), interitemSpacing=5,
                 lineSpacing=7)], width=480)


def _last(breaking):
  for rule in LAST_ROWS:
    for name, count, rest in [
        ("one", 13, {}), ("two", 14, {}), ("few", 16, {"stretch": 3.25})]:
      yield _case(
        breaking, f"last-{rule}-{name}", f"the last row {rule}",
        [justified(breaking, 130, camera(f"last {rule} {name}", count),
                   interitemSpacing=6, lineSpacing=4, lastRow=rule, **rest)],
        width=640)
    yield _case(
      breaking, f"last-{rule}-only", f"an only row {rule}",
      [justified(breaking, 130, photos([(3, 2), (2, 3)]),
                 interitemSpacing=6, lastRow=rule)], width=640)


def _boxes(breaking):
  yield _case(
    breaking, "empty", "no photos: only header, insets and footer",
    [justified(breaking, 130, [], header=20, footer=10,
               insets=insets(1, 2, 3, 4))])
  yield _case(
    breaking, "header-and-footer", "header and footer ignore the insets",
    [justified(breaking, 90, random_photos(f"bars {breaking}", 24),
               header=44, footer=30, insets=insets(5, 30, 10, 20),
               lineSpacing=4, interitemSpacing=9)])


def _columns(breaking):
  for direction in ["ltr", "rtl"]:
    for rule in LAST_ROWS:
      yield Case(
        "justified-columns", f"{breaking}-{rule}-{direction}",
        f"columns that fill the height, {breaking}, {rule}, {direction}",
        [justified(
           breaking, 110,
           random_photos(f"columns {breaking} {rule} {direction}", 26),
           lastRow=rule, interitemSpacing=7, lineSpacing=5, header=20,
           insets=insets(12, 3, 28, 5)),
         justified(breaking, 80, camera(f"columns {direction}", 9),
                   interitemSpacing=4, footer=12)],
        width=500, height=460,
        options={"axis": "horizontal", "direction": direction})


def _right_to_left():
  for breaking in BREAKINGS:
    for rule in LAST_ROWS:
      for width in [340, 980]:
        yield Case(
          "justified-rtl", f"{breaking}-{rule}-{width}",
          f"rows from the right, {breaking}, {rule}",
          [justified(
             breaking, 120,
             random_photos(f"rtl {breaking} {rule} {width}", 31),
             lastRow=rule, interitemSpacing=6, lineSpacing=5, header=15,
             insets=insets(4, 30, 6, 10))],
          width=width, options={"direction": "rtl"})


def _among_others():
  sections = [
    waterfall(3, [{"height": 50}, {"height": 90}, {"height": 20}],
              interitemSpacing=5, footer=14),
    justified("balanced", 80, random_photos("among", 14), lineSpacing=5,
              interitemSpacing=5, insets=insets(2, 8, 2, 8), header=22),
    flow(random_sizes("among", 9), lineSpacing=5, interitemSpacing=7),
    justified("greedy", 70, camera("among", 9), lineSpacing=3, footer=9,
              lastRow="previous"),
  ]
  for direction in ["ltr", "rtl"]:
    yield Case(
      "justified-mixed", f"among-{direction}", f"among other modes, {direction}",
      sections, width=370, options={"direction": direction})
