"""Pinned headers and footers at scroll offsets."""

from .case import Case, SplitMix64, heights, insets
from .flow import flow, random_sizes, rows
from .rows import widths
from .waterfall import waterfall

VIEW = 300
NAMES = {"section": "sticky-section", "stacked": "sticky-stacked",
         "untilNext": "sticky-until-next"}


def cases():
  for mode, group in NAMES.items():
    yield from _headers(mode, group)
  yield from _footers()
  yield from _horizontal()
  yield _golden()


def lists(seed, count, header=40, footer=0, least=0):
  """Returns lists with lengths from empty to longer than the view."""
  dice = SplitMix64(seed)
  sections = []
  for _ in range(count):
    number = dice.whole(least, 9)
    section = rows(
      heights(dice.whole(20, 80) for _ in range(number)),
      lineSpacing=dice.whole(0, 5),
      insets=insets(dice.whole(0, 9), 4, dice.whole(0, 9), 4))
    if header:
      section["header"] = header + dice.whole(0, 10)
    if footer:
      section["footer"] = footer + dice.whole(0, 10)
    sections.append(section)
  return sections


def length(sections):
  """Returns the length of list sections."""
  total = 0
  for section in sections:
    items = [item.get("height", item.get("width"))
             for item in section["items"]]
    around = section.get("insets", {"top": 0, "bottom": 0})
    total += (section.get("header", 0) + section.get("footer", 0)
              + around["top"] + around["bottom"] + sum(items)
              + section.get("lineSpacing", 0) * max(0, len(items) - 1))
  return total


def edges(sections):
  """Returns where sections and their footers begin: offsets that matter."""
  result, start = [], 0
  for section in sections:
    result.append(start)
    start += length([section])
    result.append(start - section.get("footer", 0))
  return result


def offsets(seed, sections, view=VIEW, before=0, after=0):
  """Returns ascending offsets within reach: around every edge, seen from both
  ends of the view, and some at random."""
  last = length(sections) - view + after
  dice = SplitMix64(seed)
  wanted = [-before, last] + [
    dice.whole(-before, last) for _ in range(10)]
  for edge in edges(sections):
    for near in [edge - 41, edge - 1, edge, edge + 1, edge - view,
                 edge - view + 1, edge - view + 41]:
      wanted.append(near)
  return sorted({int(each) for each in wanted if -before <= each <= last})


def _headers(mode, group):
  def case(name, title, sections, pinning={}, before=0, after=0):
    options = {"pinning": {"headers": mode, **pinning}}
    if before or after:
      options["contentInsets"] = insets(before, 0, after, 0)
    return Case(
      group, name, title, sections, height=VIEW, options=options,
      offsets=offsets(f"{mode} {name}", sections, VIEW, before, after))

  yield case("every-section", "every section pins its header",
             lists(f"{mode} every", 5, least=2))
  yield case("with-footers", "footers stay where they are",
             lists(f"{mode} footers", 4, footer=25, least=3))
  yield case("some-sections", "only sections 0, 2 and 3 opted in",
             lists(f"{mode} some", 5, least=2),
             pinning={"sections": [0, 2, 3]})
  bare = lists(f"{mode} bare", 5, least=2)
  del bare[2]["header"]
  bare[3]["items"] = []
  yield case("without-header", "a section without a header, one without items",
             bare)
  yield case("content-insets", "headers pin below the top content inset",
             lists(f"{mode} insets", 4, least=3), before=35, after=20)


def _footers():
  for mode in NAMES:
    def case(name, title, sections, pinning={}, before=0, after=0):
      options = {"pinning": {"headers": mode, "footers": True, **pinning}}
      if before or after:
        options["contentInsets"] = insets(before, 0, after, 0)
      return Case(
        "sticky-footers", f"{mode}-{name}", title, sections, height=VIEW,
        options=options,
        offsets=offsets(f"{mode} {name}", sections, VIEW, before, after))

    yield case("both", "headers pin at the top, footers at the bottom",
               lists(f"{mode} both", 4, footer=25, least=3))
    yield case("some-sections", "only sections 1 and 3 opted in",
               lists(f"{mode} few", 5, footer=20, least=2),
               pinning={"sections": [1, 3]})
    yield case("content-insets", "footers pin above the bottom inset",
               lists(f"{mode} inset", 4, footer=30, least=3),
               before=15, after=33)


def _horizontal():
  for direction in ["ltr", "rtl"]:
    for mode, group in NAMES.items():
      sections = lists(f"row {mode} {direction}", 4, footer=25, least=3)
      for section in sections:
        section["items"] = widths(section["items"])
        del section["insets"]
      yield Case(
        group, f"horizontal-{direction}",
        f"headers and footers pin at the sides, {direction}", sections,
        width=VIEW, height=200,
        offsets=offsets(f"row {mode} {direction}", sections),
        options={"axis": "horizontal", "direction": direction,
                 "pinning": {"headers": mode, "footers": True}})


def _golden():
  """Headers of 40 at 0, 240 and 480, pinned at 205 and not at 199; the modes
  of the bodies are mixed."""
  sections = [
    rows(heights([100, 100]), header=40),
    waterfall(2, heights([200, 100, 90]), header=40),
    flow(random_sizes("golden", 40), header=40, interitemSpacing=5),
  ]
  return Case(
    "sticky-stacked", "golden-vector", "headers at 0, 240 and 480 pile up",
    sections, height=VIEW, offsets=[0, 1, 199, 200, 201, 205, 240, 399, 400,
                                    401, 480],
    options={"pinning": {"headers": "stacked"}})
