"""Waterfalls of single-span items, shortest lane first."""

from .case import Case, SplitMix64, heights, insets, width_for

GOLDEN = [70, 100, 190, 70, 100, 190, 70]
# Lane width, gap between lanes, gap between items: never the same twice.
SHAPES = {
  2: (150, 10, 8), 3: (97.015625, 7, 12), 4: (80, 0, 5), 5: (66.5, 9, 0),
  6: (60, 4, 16), 7: (51.25, 3, 1), 8: (44, 6, 10), 9: (40.984375, 2, 7),
  10: (36, 1, 3), 11: (33.75, 5, 20), 12: (30, 8, 4),
}


def waterfall(lanes, items, **rest):
  return {"mode": "waterfall", "lanes": lanes, **rest, "items": items}


def cases():
  yield from _small()
  yield from _lane_counts()
  yield from _ties()
  yield from _sections()
  yield from _aspect()
  yield from _minimum_lane_width()


def _case(name, title, sections, **rest):
  return Case("waterfall", name, title, sections, **rest)


def _small():
  tens = insets(10, 10, 10, 10)
  yield _case(
    "golden-vector", "seven items in three lanes of a third of 280",
    [waterfall(3, heights(GOLDEN), insets=tens, lineSpacing=10,
               interitemSpacing=10)], width=320)
  yield _case(
    "empty", "no items: only the insets are left",
    [waterfall(3, [], insets=insets(11, 0, 7, 0), lineSpacing=9)])
  yield _case(
    "empty-bare", "no items and no insets: no length", [waterfall(2, [])])
  yield _case(
    "one-item", "one item stands in the first lane",
    [waterfall(4, heights([123]), insets=insets(5, 6, 7, 8),
               lineSpacing=9, interitemSpacing=10)],
    width=width_for(4, 70, 10, 14))
  yield _case(
    "fewer-than-lanes", "three items leave the last four lanes empty",
    [waterfall(7, heights([30, 10, 20]), lineSpacing=4, interitemSpacing=6)],
    width=width_for(7, 40, 6))
  yield _case(
    "one-lane", "one lane is a list",
    [waterfall(1, heights(GOLDEN), insets=insets(1, 2, 3, 4), lineSpacing=6,
               interitemSpacing=50)])
  yield _case(
    "no-lanes", "no lanes count as one",
    [waterfall(0, heights(GOLDEN), lineSpacing=6)])
  yield _case(
    "negative-lanes", "fewer than no lanes count as one",
    [waterfall(-3, heights(GOLDEN), lineSpacing=6)])
  yield _case(
    "no-room", "spacings wider than the section leave lanes of no width",
    [waterfall(5, heights(GOLDEN), lineSpacing=6, interitemSpacing=120)])
  yield _case(
    "tall-first", "a tall first item is passed on the other lanes",
    [waterfall(3, heights([900] + [70, 45] * 9), lineSpacing=5)], width=300)
  yield _case(
    "insets-differ", "four different insets and two different spacings",
    [waterfall(3, heights(GOLDEN * 2), insets=insets(3, 17, 29, 41),
               lineSpacing=13, interitemSpacing=5)],
    width=width_for(3, 90, 5, 58))


def _lane_counts():
  for lanes, (lane, gap, line) in SHAPES.items():
    whole = lanes % 2 == 0
    dice = SplitMix64(f"lanes {lanes}")
    sizes = [dice.whole(20, 300) if whole else dice.sixtyfourth(20, 300)
             for _ in range(20 + 8 * lanes)]
    kind = "whole" if whole else "64ths"
    unit = "whole pixels" if whole else "1/64 px"
    yield _case(
      f"lanes-{lanes:02}-{kind}", f"{lanes} lanes, heights in {unit}",
      [waterfall(lanes, heights(sizes), lineSpacing=line,
                 interitemSpacing=gap, insets=insets(lanes, 4, 9, 2))],
      width=width_for(lanes, lane, gap, 6), agreeing=not whole)
  for lanes, kind in [(4, "whole"), (6, "64ths")]:
    dice = SplitMix64(f"large {lanes}")
    draw = dice.whole if kind == "whole" else dice.sixtyfourth
    yield _case(
      f"large-{kind}", f"400 items in {lanes} lanes",
      [waterfall(lanes, heights(draw(40, 400) for _ in range(400)),
                 lineSpacing=8, interitemSpacing=6)],
      width=width_for(lanes, 90, 6), agreeing=kind == "64ths")


def _ties():
  yield _case(
    "ties-all", "equal heights fill row by row from the first lane",
    [waterfall(5, heights([40] * 23), lineSpacing=3, interitemSpacing=2)],
    width=width_for(5, 60, 2))
  for lanes, line in [(3, 0), (8, 10), (12, 5)]:
    dice = SplitMix64(f"ties {lanes}")
    yield _case(
      f"ties-{lanes:02}", "few different heights: most choices are ties",
      [waterfall(lanes, heights(dice.one_of([20, 40, 60])
                                for _ in range(90)), lineSpacing=line)],
      width=width_for(lanes, 40))
  dice = SplitMix64("ties 64ths")
  yield _case(
    "near-ties", "lanes that differ by a few 1/64 px",
    [waterfall(6, heights(30 + dice.whole(0, 12) / 64
                          for _ in range(120)), lineSpacing=5.5)],
    width=width_for(6, 40), agreeing=True)
  dice = SplitMix64("no height")
  yield _case(
    "no-height", "items without a height stay in the lowest tied lane",
    [waterfall(4, heights(dice.one_of([0, 0, 30, 45]) for _ in range(40)))],
    width=width_for(4, 70))


def _sections():
  dice = SplitMix64("bars")
  yield _case(
    "header-and-footer", "header and footer ignore the insets",
    [waterfall(2, heights(dice.whole(30, 90) for _ in range(9)), header=44,
               footer=31, insets=insets(5, 20, 15, 10), lineSpacing=6,
               interitemSpacing=10)], width=width_for(2, 120, 10, 30))
  yield _case(
    "bars-without-items", "an empty section keeps header, insets and footer",
    [waterfall(2, [], header=44, footer=31, insets=insets(5, 20, 15, 10))])
  yield _case(
    "several-sections", "sections follow each other, each with its lanes",
    [waterfall(lanes, heights(dice.sixtyfourth(20, 120)
                              for _ in range(count)),
               header=header, footer=footer, lineSpacing=line,
               insets=insets(lanes, 6, line, 6), interitemSpacing=0)
     for lanes, count, header, footer, line in [
       (3, 20, 30, 0, 4), (2, 0, 25.5, 10, 8), (4, 30, 0, 20, 0),
       (6, 5, 0, 0, 9), (1, 3, 12, 12.25, 5)]], width=252, agreeing=True)
  yield _case(
    "no-sections", "no sections: no length", [])


def _aspect():
  def group(name, title, sections, **rest):
    return Case("waterfall-aspect", name, title, sections, **rest)

  def sizes(pairs):
    return [{"width": width, "height": height} for width, height in pairs]

  photos = [(400, 550), (1000, 665), (1024, 689), (640, 427)]
  yield group(
    "golden-vector", "four photos in two lanes of 172.5",
    [waterfall(2, sizes(photos), sizing="aspect", lineSpacing=10,
               interitemSpacing=10, insets=insets(10, 10, 10, 10))],
    width=375)
  for lanes, lane, line in [(3, 100, 6), (5, 62.5, 0)]:
    dice = SplitMix64(f"aspect {lanes}")
    pairs = [(int(lane * 8), 8 * dice.whole(30, 200)) for _ in range(45)]
    yield group(
      f"exact-{lanes}", "photos whose heights are whole in every lane",
      [waterfall(lanes, sizes(pairs), sizing="aspect", lineSpacing=line,
                 interitemSpacing=4)], width=width_for(lanes, lane, 4))
  dice = SplitMix64("aspect factors")
  pairs = [(lambda factor: (64 * factor, dice.whole(32, 200) * factor))(
    dice.whole(1, 30)) for _ in range(30)]
  yield group(
    "any-resolution", "the same lane for photos of any resolution",
    [waterfall(4, sizes(pairs), sizing="aspect", lineSpacing=3,
               interitemSpacing=8)], width=width_for(4, 64, 8))


def _minimum_lane_width():
  dice = SplitMix64("autofill")
  for name, title, width, least, gap in [
      ("remainder", "lanes share what is left over", 400, 120, 8),
      ("exact", "lanes that fit exactly are not lost", 384, 90, 8),
      ("just-short", "a pixel less is a lane less", 383, 90, 8),
      ("wider-than-section", "one lane narrower than asked for", 90, 120, 8),
      ("no-gap", "no spacing between the lanes", 500, 99.5, 0),
      ("many", "many narrow lanes", 640, 38, 2)]:
    yield Case(
      "waterfall-autofill", name, title,
      [{"mode": "waterfall", "minimumLaneWidth": least, "lineSpacing": 5,
        "interitemSpacing": gap,
        "items": heights(dice.whole(20, 150) for _ in range(40))}],
      width=width)
  yield Case(
    "waterfall-autofill", "insets", "insets are taken off before counting",
    [{"mode": "waterfall", "minimumLaneWidth": 100, "lineSpacing": 5,
      "interitemSpacing": 10, "insets": insets(3, 25, 4, 26),
      "items": heights(dice.sixtyfourth(20, 150) for _ in range(30))}],
    width=400, agreeing=True)
