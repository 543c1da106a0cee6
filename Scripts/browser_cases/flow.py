"""Flows, lists, and contents that mix the modes."""

from .case import Case, SplitMix64, heights, insets
from .waterfall import waterfall

ALIGNMENTS = ["center", "top", "bottom"]


def flow(items, **rest):
  return {"mode": "flow", **rest, "items": items}


def rows(items, **rest):
  return {"mode": "list", **rest, "items": items}


def sizes(pairs):
  return [{"width": width, "height": height} for width, height in pairs]


def random_sizes(seed, count, widths=(30, 130), tall=(20, 90)):
  dice = SplitMix64(seed)
  return sizes((dice.whole(*widths), dice.whole(*tall))
               for _ in range(count))


def cases():
  yield from _alignment()
  yield from _wrapping()
  yield from _last_line()
  yield from _distribution()
  yield from _lists()
  yield from _mixed()


def _case(name, title, sections, **rest):
  return Case("flow", name, title, sections, **rest)


def _alignment():
  for alignment in ALIGNMENTS:
    yield _case(
      f"align-{alignment}", f"items of a line aligned: {alignment}",
      [flow(random_sizes(alignment, 30), alignment=alignment, lineSpacing=7,
            interitemSpacing=11, insets=insets(4, 13, 8, 21))])
  dice = SplitMix64("fractions")
  yield _case(
    "fractions", "widths and heights in 1/64 px",
    [flow(sizes((dice.sixtyfourth(20, 90), dice.sixtyfourth(10, 60))
                for _ in range(40)), lineSpacing=3.25,
          interitemSpacing=4.5)])
  yield _case(
    "hundreds", "three hundred items",
    [flow(random_sizes("hundreds", 300, (20, 160), (15, 50)),
          lineSpacing=5, interitemSpacing=6)], width=800)


def _wrapping():
  yield _case("empty", "no items: only header, insets and footer",
              [flow([], header=20, footer=10, insets=insets(1, 2, 3, 4))])
  yield _case("one-item", "one item stands at the leading edge",
              [flow(sizes([(80, 50)]), insets=insets(5, 6, 7, 8))])
  yield _case("exact-fit", "items that fill the line exactly stay on it",
              [flow(sizes([(90, 40)] * 8 + [(130, 20), (260, 30)]),
                    interitemSpacing=10, lineSpacing=5)], width=390 + 10)
  yield _case("just-too-wide", "1/64 px too much starts a new line",
              [flow(sizes([(90, 40), (90, 30), (90, 20), (100.015625, 25),
                           (90, 45)]), interitemSpacing=10, lineSpacing=5)])
  yield _case("wider-than-line", "a wide item keeps its width, on its own",
              [flow(sizes([(80, 20), (80, 30), (450, 40), (60, 25),
                           (390, 10), (30, 35), (90, 15)]),
                    interitemSpacing=10, lineSpacing=5)])
  yield _case("wider-first", "a wide item comes first",
              [flow(sizes([(500, 20), (80, 30)]), lineSpacing=5)])
  yield _case("alone-in-the-middle",
              "one item on a full line stands at the leading edge",
              [flow(sizes([(150, 30), (150, 20), (390, 25), (150, 10),
                           (200, 30), (100, 20)]), interitemSpacing=10,
                    lineSpacing=5)])
  yield _case("header-and-footer", "header and footer ignore the insets",
              [flow(random_sizes("bars", 12), header=44, footer=30,
                    insets=insets(5, 30, 10, 20), lineSpacing=4,
                    interitemSpacing=9)])


def _last_line():
  equal = {"interitemSpacing": 10, "lineSpacing": 6}
  yield _case("last-line-packed", "the last line is packed",
              [flow(sizes([(110, 30), (120, 30), (100, 30), (90, 30),
                           (80, 30)]), **equal)])
  yield _case("last-line-one-width",
              "equal widths: the last line goes on with the full lines' gap",
              [flow(sizes((90, 20 + 5 * i) for i in range(10)), **equal)],
              width=430)
  yield _case("last-line-full", "a last line that is full",
              [flow(sizes([(110, 30), (120, 40)] * 4), **equal)], width=260)
  yield _case("only-line-one-width",
              "equal widths without a full line are packed",
              [flow(sizes([(90, 20)] * 3), **equal)])
  yield _case("one-width-one-a-line", "equal widths, one on a line",
              [flow(sizes([(220, 20)] * 3), **equal)])


def _distribution():
  for direction in ["ltr", "rtl"]:
    for distribution in ["justified", "leading", "center", "trailing"]:
      seed = f"{distribution} {direction}"
      yield Case(
        "flow-justify", f"{distribution}-{direction}",
        f"lines {distribution}, {direction}",
        [flow(random_sizes(seed, 26), distribution=distribution,
              alignment=SplitMix64(seed).one_of(ALIGNMENTS), lineSpacing=6,
              interitemSpacing=9, insets=insets(3, 12, 5, 28), header=20),
         flow(random_sizes(seed + " 2", 7, (90, 90)),
              distribution=distribution, interitemSpacing=5, footer=12)],
        options={"direction": direction})
  yield Case(
    "flow-justify", "golden-vector", "left-packed, left inset 5",
    [flow(sizes([(80, 40)] * 3), distribution="leading", interitemSpacing=10,
          insets=insets(0, 5, 0, 0))], width=280)


def _lists():
  def case(name, title, sections, **rest):
    return Case("list", name, title, sections, **rest)

  dice = SplitMix64("list")
  yield case("plain", "rows one below the other",
             [rows(heights([44, 60, 20, 44]))])
  yield case("spaced", "rows apart and inset",
             [rows(heights([44, 60, 20, 44]), lineSpacing=9,
                   interitemSpacing=50, insets=insets(3, 14, 5, 26))])
  yield case("one-row", "one row: no spacing",
             [rows(heights([44]), lineSpacing=9)])
  yield case("empty", "no rows: no spacing",
             [rows([], lineSpacing=9, header=30, insets=insets(2, 0, 3, 0),
                   footer=20)])
  yield case("no-height", "rows without a height keep their spacing",
             [rows(heights([0, 10, 0, 0, 5]), lineSpacing=4)])
  yield case("sections", "sections with headers and footers",
             [rows(heights(dice.sixtyfourth(20, 90) for _ in range(count)),
                   header=header, footer=footer, lineSpacing=line,
                   insets=insets(line, 3, 2 * line, 9))
              for count, header, footer, line in [
                (5, 30, 10, 2), (0, 20, 0, 7), (9, 0, 15, 0), (1, 8, 8, 3)]])
  yield case("hundreds", "three hundred rows",
             [rows(heights(dice.whole(20, 120) for _ in range(300)),
                   lineSpacing=1)])


def _mixed():
  sections = [
    rows(heights([44, 50, 61]), header=30, lineSpacing=1),
    waterfall(3, heights([70, 100, 190, 70, 100, 190, 70]), lineSpacing=8,
              interitemSpacing=5, insets=insets(6, 5, 6, 5), footer=14),
    flow(random_sizes("mixed", 14), lineSpacing=5, interitemSpacing=7,
         insets=insets(2, 8, 2, 8), header=22, footer=18),
    waterfall(2, heights([40, 30, 20, 10]), interitemSpacing=10),
  ]
  yield Case("mixed", "all-modes", "every mode in one content", sections,
             width=320)
  yield Case("mixed", "all-modes-rtl", "every mode, right to left", sections,
             width=320, options={"direction": "rtl"})
  yield Case("mixed", "minimum-reached", "a content longer than its minimum",
             sections, width=320, options={"minimumContentLength": 100})
  yield Case("mixed", "minimum-short", "a content raised to its minimum",
             sections[:1], options={"minimumContentLength": 555.5})
  yield Case("mixed", "minimum-empty", "no sections raised to the minimum",
             [], options={"minimumContentLength": 300})
