"""A case, its page, and the pieces that cases are made of."""

import json
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = (Path(__file__).resolve().parent.parent.parent
        / "Tests/BrowserExpectations")
sys.path.insert(0, str(ROOT))

import reference  # noqa: E402

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<style>body {{ margin: 0 }}</style>
<script type="application/json" id="spec">
{spec}
</script>
{offsets}<script type="module" src="../{module}"></script>
"""
OFFSETS = """<script type="application/json" id="offsets">
{offsets}
</script>
"""


@dataclass
class Case:
  """One page: a layout description and what it is about.

  `offsets` are the content offsets of a page with pinned headers. With
  `agreeing` the items that the browser would put elsewhere than our rules,
  because of a tie, are left out.
  """

  group: str
  name: str
  title: str
  sections: list
  width: float = 400
  height: float = 600
  offsets: list = None
  options: dict = field(default_factory=dict)
  agreeing: bool = False

  def page(self):
    spec = {"viewport": {"width": self.width, "height": self.height},
            **self.options, "sections": self.sections}
    if self.agreeing:
      spec["sections"] = [_agreeing(spec, each) for each in self.sections]
    offsets = ""
    if self.offsets is not None:
      offsets = OFFSETS.format(offsets=json.dumps(self.offsets))
    return PAGE.format(
      title=self.title, spec=_spec_text(spec), offsets=offsets,
      module="page.mjs" if self.offsets is None else "sticky.mjs")


def _agreeing(spec, section):
  """Returns a section without the items whose ties the browser decides
  otherwise; it does so like our reading order with no tolerance."""
  if section["mode"] != "waterfall" or "order" in section:
    return section
  kept = []
  for item in section["items"]:
    ours = {**section, "items": kept + [item]}
    theirs = {**ours, "order": "readingOrder", "tolerance": 0}
    if (reference.content({**spec, "sections": [ours]})["items"]
        == reference.content({**spec, "sections": [theirs]})["items"]):
      kept.append(item)
    else:
      # The tie may be there whatever comes next: go one item back.
      kept = kept[:-1]
  return {**section, "items": kept}


def _spec_text(spec):
  """Returns JSON with one section, and a few of its items, on a line."""
  head = {key: value for key, value in spec.items() if key != "sections"}
  sections = []
  for section in spec["sections"]:
    rows = [json.dumps(item) for item in section["items"]]
    rows = ["  " + ", ".join(rows[i:i + 4]) for i in range(0, len(rows), 4)]
    rest = {key: value for key, value in section.items() if key != "items"}
    items = "[\n" + ",\n".join(rows) + "]" if rows else "[]"
    sections.append(json.dumps(rest)[:-1] + ', "items": ' + items + "}")
  return (json.dumps(head)[:-1] + ', "sections": [\n'
          + ",\n".join(sections) + "\n]}")


class SplitMix64:
  """Seeded numbers: equal in every version of Python."""

  def __init__(self, seed):
    self._random = random.Random(seed)

  def whole(self, low, high):
    """Returns a whole number in low...high."""
    return low + int(self._random.random() * (high - low + 1))

  def sixtyfourth(self, low, high):
    """Returns a multiple of 1/64 in low...high."""
    return _plain(self.whole(low * 64, high * 64) / 64)

  def one_of(self, values):
    return values[self.whole(0, len(values) - 1)]


def _plain(number):
  return int(number) if number == int(number) else number


def heights(values):
  return [{"height": value} for value in values]


def insets(top, left, bottom, right):
  return {"top": top, "left": left, "bottom": bottom, "right": right}


def width_for(lanes, lane, gap=0, sides=0):
  """Returns the width at which lanes are exactly `lane` wide."""
  return _plain(lanes * lane + (lanes - 1) * gap + sides)
