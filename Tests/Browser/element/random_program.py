"""Random programs of what a page may do to an element, and a naive model.

A program is a list of steps, each plain data; a page carries them out.
Who is told a program's seed can make it again.
"""

import random
from dataclasses import dataclass, field
from typing import Any

import placement
from program_page import RUN

Step = dict[str, Any]
# What identifies an item, its height and what is written in it besides.
Item = tuple[int, int, int]

WIDTHS = [1_000, 640, 333]
MODES = ["waterfall", "list", "flow"]


@dataclass
class Program:
    """Steps, and what they lead to."""

    seed: str
    steps: list[Step] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    selected: set[int] = field(default_factory=set)
    style: dict[str, Any] = field(
        default_factory=lambda: {
            "mode": "waterfall", "lanes": 3, "gap": 0, "dir": "",
            "horizontal": False})
    width: int = WIDTHS[0]
    is_there: bool = False
    # Whether what is in view has to stay there as items change.
    is_still: bool = False
    is_hidden: bool = False
    scroller: str = "self"
    last: int = 0

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.is_still = self.random.random() < 0.4
        self.scroller = self.random.choice(
            ["self"] if self.is_still else ["self", "window", "nearest"])
        self.kind = {
            "isKeyed": self.is_still or self.random.random() < 0.7,
            "isMeasured": not self.is_still and self.random.random() < 0.2,
            "isSource": not self.is_still and self.random.random() < 0.2,
        }
        # Elsewhere what is first in view may be a matter of lanes.
        self.style["mode"] = (
            "list" if self.is_still or self.kind["isMeasured"]
            else self.random.choice(MODES))
        may_be_selected = self.kind["isKeyed"] and not self.kind["isSource"]
        self.add("width", width=self.width)
        self.add("style", style={
            "selection": self.random.choice(
                ["none", "multiple"] if may_be_selected else ["none"]),
            "scroller": self.scroller, **self.style})
        # In any order: an element may be given its items anywhere.
        begun = [self.connect, self.assign]
        self.random.shuffle(begun)
        for begin in begun:
            begin()
        acts = [
            self.assign, self.assign, self.update, self.update, self.update,
            self.scroll, self.scroll, self.restyle, self.resize, self.render,
            self.sort, self.select, self.select,
        ]
        if not self.is_still:
            acts += [
                self.connect, self.leave, self.hide, self.reload, self.refresh,
                self.go, self.restore,
            ]
        for _ in range(self.random.randint(4, 14)):
            self.random.choice(acts)()
        if self.is_hidden:
            self.hide()
        if not self.is_there:
            self.connect()

    @property
    def run(self) -> str:
        return RUN

    @property
    def told(self) -> list:
        """What that is told."""
        return [self.steps, {**self.kind, "isStill": self.is_still}]

    def expect_more(self, page) -> None:
        """What is selected is what was."""
        selected = page.evaluate(
            """() => stage.flow.selectedItems.map(
              ({ index }) => stage.flow.items[index].id)""")
        assert set(selected) == self.selected

    def add(self, act: str, wait: Any = None, **told: Any) -> None:
        """Adds a step and what is waited for after it."""
        if wait is None:
            wait = 4 if self.is_still else self.random.choice(
                ["none", "none", 0, 0, "turn", "task", 1, 4])
        self.steps.append({"act": act, "wait": wait, **told})

    # What stands where

    def connect(self) -> None:
        self.is_there = True
        self.add("connect", place=self.random.randrange(2))

    def leave(self) -> None:
        self.is_there = False
        self.add("away")

    def resize(self) -> None:
        self.width = self.random.choice(WIDTHS)
        self.add("width", width=self.width)

    def hide(self) -> None:
        self.is_hidden = not self.is_hidden
        self.add("hide", isHidden=self.is_hidden)

    # What there is

    def make(self, count: int) -> list[Item]:
        """New items, which nobody has seen."""
        first = self.last
        self.last += count
        return [(number, self.random.randrange(20, 240), 0)
                for number in range(first, self.last)]

    def other(self, item: Item) -> Item:
        """The same item with something else in it."""
        number, height, version = item
        if self.random.random() < 0.5:
            height = self.random.randrange(20, 240)
        return number, height, version + 1

    def assign(self) -> None:
        items = list(self.items)
        is_ordered = True
        match self.random.randrange(8):
            case 0:
                items = self.make(self.random.choice([0, 1, 40, 300]))
            case 1:
                self.random.shuffle(items)
                is_ordered = False
            case _:
                items = [one for one in items if self.random.random() < 0.8]
                at = self.random.randint(0, len(items))
                items[at:at] = self.make(self.random.choice([0, 3, 60]))
                if items and self.random.random() < 0.5:
                    items.insert(
                        self.random.randrange(len(items)),
                        items.pop(self.random.randrange(len(items))))
                    is_ordered = False
        self.take([self.other(one) if self.random.random() < 0.1 else one
                   for one in items])
        self.add("items", items=self.items, isOrdered=is_ordered)

    def take(self, items: list[Item]) -> None:
        """What is not there any more is not selected any more."""
        self.items = items
        self.selected &= {number for number, _, _ in items}

    def update(self) -> None:
        count = len(self.items)
        stays = [self.random.random() < 0.85 for _ in range(count)]
        removed = [index for index in range(count) if not stays[index]]
        changed = [index for index in range(count)
                   if stays[index] and self.random.random() < 0.1]
        items = [self.other(one) if index in changed else one
                 for index, one in enumerate(self.items) if stays[index]]
        new = self.make(self.random.choice([0, 0, 1, 5]))
        inserted = sorted(self.random.sample(
            range(len(items) + len(new)), len(new)))
        for index, one in zip(inserted, new):
            items.insert(index, one)
        self.take(items)
        self.add(
            "update", items=items, isInPlace=self.random.random() < 0.5,
            changes={
                "removed": removed, "inserted": inserted, "changed": changed,
                "animated": self.random.random() < 0.5})

    def reload(self) -> None:
        items = [self.other(one) if self.random.random() < 0.3 else one
                 for one in self.items if self.random.random() < 0.9]
        self.take(items + self.make(2))
        self.add("reload", items=self.items)

    def refresh(self) -> None:
        if not self.items:
            return
        index = self.random.randrange(len(self.items))
        self.items = list(self.items)
        self.items[index] = self.other(self.items[index])
        self.add("refresh", item=self.items[index], index=index)

    # How it looks

    def restyle(self) -> None:
        name, value = self.random.choice([
            ("mode", self.random.choice(MODES)),
            ("lanes", self.random.randint(1, 4)),
            ("gap", self.random.choice([0, 7, 20])),
            ("overscan", self.random.choice([0, 100, 1_250])),
            ("dir", self.random.choice(["ltr", "rtl"])),
            ("horizontal", self.random.choice([False, True])),
        ])
        is_list = self.is_still or self.kind["isMeasured"]
        # Where all are measured lanes are those that items were seen in.
        if is_list and name in ("mode", "horizontal"):
            return
        self.style[name] = value
        self.add("style", style={name: value})

    def render(self) -> None:
        self.add("renderer", name=self.random.choice(["none", "recycling"]))

    def sort(self) -> None:
        self.add("kind", divisor=self.random.choice([0, 2, 3]))

    @property
    def frames(self) -> list[placement.Frame]:
        """Where the items stand, from the corner of what first is in sight."""
        is_horizontal = self.style["horizontal"]
        sizes = [(60 + height, height) for _, height, _ in self.items]
        breadth = self.width
        if is_horizontal:
            breadth, sizes = 600, [(height, width) for width, height in sizes]
        frames = self.placed(breadth, sizes)
        if is_horizontal:
            frames = [(y, x, height, width) for x, y, width, height in frames]
        if self.style["dir"] != "rtl":
            return frames
        # What something else scrolls is as long as what is in it.
        breadth = self.width
        if is_horizontal and self.scroller != "self":
            breadth = max((x + width for x, _, width, _ in frames), default=0)
        return [(breadth - x - width, y, width, height)
                for x, y, width, height in frames]

    def placed(self, breadth: float, sizes: list) -> list[placement.Frame]:
        """The same as if all went down and to the right."""
        gap = self.style["gap"]
        lengths = [length for _, length in sizes]
        match self.style["mode"]:
            case "waterfall":
                return placement.waterfall(
                    breadth, self.style["lanes"], gap, lengths)
            case "list":
                return placement.rows(breadth, lengths, gap)
            case _:
                return placement.flow(breadth, gap, sizes)

    @property
    def length(self) -> float:
        """How long the items are along the axis."""
        if not self.items:
            return 0
        if not self.style["horizontal"]:
            return placement.end(self.frames)
        if self.style["dir"] == "rtl":
            return max(self.width - x for x, _, _, _ in self.frames)
        return max(x + width for x, _, width, _ in self.frames)

    # Where somebody looks, and what is selected

    def scroll(self) -> None:
        self.add("scroll", top=self.random.choice([0, 50, 700, 1_999, 1e6]))

    def go(self) -> None:
        if not self.items:
            return
        self.add(
            "to", index=self.random.randrange(len(self.items)),
            block=self.random.choice(["start", "center", "end", "nearest"]),
            behavior=self.random.choice(["auto", "smooth"]))

    def select(self) -> None:
        """By an index, which means an item once all is shown."""
        selection = self.steps[1]["style"]["selection"]
        if not self.items or not self.is_there or selection == "none":
            return
        self.steps[-1]["wait"] = 4
        index = self.random.randrange(len(self.items))
        number = self.items[index][0]
        if self.random.random() < 0.7:
            self.selected.add(number)
            self.add("select", 4, index=index)
        else:
            self.selected.discard(number)
            self.add("deselect", 4, index=index)

    def restore(self) -> None:
        self.add("state")
