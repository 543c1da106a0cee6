"""Random programs of what a page may do with items, and a naive model."""

from typing import Any

import placement
from items_page import RUN
from page_program import Item, PageProgram

MODES = ["waterfall", "list", "flow"]


class ItemsProgram(PageProgram):
    """Items by arrays and sources, with keys and without."""

    run = RUN

    def __init__(self, seed: str) -> None:
        super().__init__(seed, {
            "lanes": 3, "gap": 0, "dir": "", "horizontal": False})
        # Whether what is in view has to stay there as items change.
        self.is_still = self.random.random() < 0.25
        self.scroller = self.random.choice(
            ["self"] if self.is_still else ["self", "window", "nearest"])
        self.kind = {
            "isStill": self.is_still,
            "isKeyed": self.is_still or self.random.random() < 0.7,
            "isMeasured": not self.is_still and self.random.random() < 0.2,
            "isSource": not self.is_still and self.random.random() < 0.2,
        }
        # Elsewhere what is first in view, and where all are measured, may be a
        # matter of the lanes that items were seen in.
        self.is_list = self.is_still or self.kind["isMeasured"]
        self.style["mode"] = (
            "list" if self.is_list else self.random.choice(MODES))
        may_be_selected = self.kind["isKeyed"] and not self.kind["isSource"]
        self.selection = self.random.choice(
            ["none", "multiple"] if may_be_selected else ["none"])
        self.selected: set[int] = set()
        self.add("width", width=self.width)
        self.add("style", style={
            "selection": self.selection, "scroller": self.scroller,
            **self.style})
        acts = [
            self.assign, self.assign, self.update, self.update, self.update,
            self.scroll, self.scroll, self.look_otherwise, self.resize,
            self.render, self.sort, self.select, self.select,
        ]
        if not self.is_still:
            acts += [
                self.assign, self.update, self.update, self.connect, self.leave,
                self.hide, self.reload, self.refresh, self.go, self.restore,
            ]
        self.run_through(self.assign, acts)

    @property
    def told(self) -> list:
        """What `run` is told."""
        return [self.steps, self.kind]

    @property
    def pause(self) -> str | int:
        return 4 if self.is_still else super().pause

    def expect_more(self, page) -> None:
        """What is selected is what was."""
        selected = page.evaluate(
            """() => stage.flow.selectedItems.map(
              ({ index }) => stage.flow.items[index].id)""")
        assert set(selected) == self.selected

    # What there is

    def assign(self) -> None:
        items = list(self.items)
        is_ordered = True
        match self.random.randrange(8):
            case 0:
                items = self.make(0, 1, 40, 300)
            case 1:
                self.random.shuffle(items)
                is_ordered = False
            case _:
                items = [one for one in items if self.random.random() < 0.8]
                at = self.random.randint(0, len(items))
                items[at:at] = self.make(0, 3, 60)
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
        items, changes = self.updated(self.items)
        self.take(items)
        self.add(
            "update", items=items, isInPlace=self.random.random() < 0.5,
            changes={**changes, "animated": self.random.random() < 0.5})

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

    def look_otherwise(self) -> None:
        others = [
            ("mode", MODES), ("horizontal", [False, True]),
        ] if not self.is_list else []
        self.restyle(
            ("lanes", [1, 2, 3, 4]), ("dir", ["ltr", "rtl"]), *others)

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

    def go(self) -> None:
        if not self.items:
            return
        self.add(
            "to", index=self.random.randrange(len(self.items)),
            block=self.random.choice(["start", "center", "end", "nearest"]),
            behavior=self.random.choice(["auto", "smooth"]))

    def select(self) -> None:
        """By an index, which means an item once all is shown."""
        if not self.items or not self.is_there or self.selection == "none":
            return
        index = self.random.randrange(len(self.items))
        number = self.items[index][0]
        self.steps[-1]["wait"] = 4
        if self.random.random() < 0.7:
            self.selected.add(number)
            self.add("select", index=index)
        else:
            self.selected.discard(number)
            self.add("deselect", index=index)
        self.steps[-1]["wait"] = 4

    def restore(self) -> None:
        self.add("state")
