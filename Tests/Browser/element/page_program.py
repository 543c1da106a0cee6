"""Random programs of what a page may do to an element.

A program is a list of steps, each plain data; a page carries them out, by what
`SCRIPT` adds to it. Who is told a program's seed can make it again.
"""

import random
from collections.abc import Callable
from typing import Any

Step = dict[str, Any]
# What identifies an item, its height and what is written in it besides.
Item = tuple[int, int, int]

WIDTHS = [1_000, 640, 333]

# The page of a program, and what it does to every element.
SCRIPT = """
Object.assign(stage, {
  /** What the element refuses, and what is not where it has to be. */
  failed: [],
  /** Scrolls what scrolls the element, along its axis. */
  scroll(length) {
    const { scroller, horizontal, parentElement } = stage.flow;
    const box = scroller === "self" ? stage.flow
      : scroller === "window" ? document.scrollingElement : parentElement;
    if (!horizontal) box.scrollTo(0, length);
    else box.scrollTo(stage.flow.matches(":dir(rtl)") ? -length : length, 0);
  },
  /** Empties the page; returns what may be done to an element in it. */
  acts(flow) {
    const places = [1, 2].map(() => document.createElement("main"));
    document.body.replaceChildren(...places);
    scrollTo(0, 0);
    return {
      connect: ({ place }) => { places[place].append(flow); },
      away: () => { flow.remove(); },
      width: ({ width }) => {
        for (const place of places) place.style.width = `${width}px`;
      },
      hide: ({ isHidden }) => { flow.style.display = isHidden ? "none" : ""; },
      style: ({ style }) => { Object.assign(flow, style); },
      scroll: ({ top }) => { if (flow.parentElement) stage.scroll(top); },
    };
  },
  /** A page's items by their ids: one that is the same is the same object. */
  knownItems() {
    const known = new Map();
    return {
      make([id, height, version], isInPlace) {
        const was = known.get(id);
        if (was?.version === version) return was;
        const item = isInPlace && was ? was : { id };
        known.set(id, Object.assign(item, { height, version }));
        return item;
      },
      draw(node, item) {
        node.className = "drawn";
        node.dataset.id = item?.id;
        node.textContent = `${item?.id}.${item?.version}`;
      },
    };
  },
  /** Waits as a step says. */
  async wait(how) {
    if (how === "task") await new Promise((resume) => setTimeout(resume));
    else if (how === "turn") await null;
    else await stage.frames(how);
  },
  /** Has all items be measured. */
  async measureAll(flow) {
    stage.scroll(0);
    flow.overscan = 1e5;
    await stage.frames(3);
  },
});
"""


class PageProgram:
    """Steps, and the items that they lead to."""

    scroller = "self"

    def __init__(self, seed: str, style: dict[str, Any]) -> None:
        self.random = random.Random(seed)
        self.steps: list[Step] = []
        self.items: list[Item] = []
        self.style = style
        self.width = WIDTHS[0]
        self.last = 0
        self.is_there = self.is_hidden = False

    def run_through(
        self, fill: Callable[[], None], acts: list[Callable[[], None]]
    ) -> None:
        """Shows items, takes any steps and ends in view."""
        # In any order: an element may be given its items anywhere.
        begun = [self.connect, fill]
        self.random.shuffle(begun)
        for begin in begun:
            begin()
        for _ in range(self.random.randint(4, 14)):
            self.random.choice(acts)()
        if self.is_hidden:
            self.hide()
        if not self.is_there:
            self.connect()

    @property
    def pause(self) -> str | int:
        """What is waited for after a step."""
        return self.random.choice(
            ["none", "none", "none", 0, 0, "turn", "task", 1, 4])

    def add(self, act: str, **told: Any) -> None:
        """Adds a step."""
        self.steps.append({"act": act, "wait": self.pause, **told})

    def make(self, *counts: int) -> list[Item]:
        """As many new items as one of the counts says."""
        first = self.last
        self.last += self.random.choice(counts)
        return [(number, self.random.randrange(20, 240), 0)
                for number in range(first, self.last)]

    def place(self, cell: dict) -> int:
        """An item's index among all."""
        return cell["index"]

    def other(self, item: Item) -> Item:
        """The same item with something else in it."""
        number, height, version = item
        if self.random.random() < 0.5:
            height = self.random.randrange(20, 240)
        return number, height, version + 1

    def updated(self, items: list[Item]) -> tuple[list[Item], dict]:
        """Items after changes, and what these are."""
        count = len(items)
        stays = [self.random.random() < 0.85 for _ in range(count)]
        removed = [index for index in range(count) if not stays[index]]
        changed = [index for index in range(count)
                   if stays[index] and self.random.random() < 0.1]
        left = [self.other(one) if index in changed else one
                for index, one in enumerate(items) if stays[index]]
        new = self.make(0, 0, 1, 5)
        inserted = sorted(self.random.sample(
            range(len(left) + len(new)), len(new)))
        for index, one in zip(inserted, new):
            left.insert(index, one)
        return left, {
            "removed": removed, "inserted": inserted, "changed": changed}

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

    def scroll(self) -> None:
        self.add("scroll", top=self.random.choice([0, 50, 700, 1_999, 1e6]))

    def restyle(self, *choice: tuple[str, list]) -> None:
        """Another value of one of these properties."""
        name, values = self.random.choice([
            ("gap", [0, 7, 20]), ("overscan", [0, 100, 1_250]), *choice,
        ])
        self.style[name] = self.random.choice(values)
        self.add("style", style={name: self.style[name]})
