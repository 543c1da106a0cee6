"""Random programs of what a page may do with sections, and a naive model."""

from typing import Any

import placement
import pytest
from page_program import Item, PageProgram
from sections_run import RUN

MODES = ["waterfall", "list", "flow"]
LENGTHS = [0, 0, 24, 60]
# Headers and footers that one sees, in pixels from the content's start.
HEADS = """() => {
  const [, top] = stage.origin(stage.flow);
  // Others wait to be used again.
  const heads = [...document.querySelectorAll("[data-section] > .head")]
    .filter((head) => head.checkVisibility())
    .map((head) => {
      const cell = head.parentElement.getBoundingClientRect();
      return [head.textContent, cell.top - top, cell.height];
    });
  return [heads, stage.sight(stage.flow)];
}"""


class SectionsProgram(PageProgram):
    """Sections that come, go and change; one below the other."""

    run = RUN

    def __init__(self, seed: str) -> None:
        super().__init__(seed, {"gap": 0})
        self.scroller = self.random.choice(["self", "self", "window", "nearest"])
        self.is_keyed = self.random.random() < 0.7
        self.sections: list[dict[str, Any]] = []
        self.last_section = 0
        self.selection = self.random.choice(
            ["none", "multiple"] if self.is_keyed else ["none"])
        self.selected: set[int] = set()
        self.add("width", width=self.width)
        self.add("style", style={
            "scroller": self.scroller, **self.style,
            "selection": self.selection})
        self.run_through(self.assign, [
            self.assign, self.assign, self.update, self.update, self.update,
            self.change, self.change, self.refresh, self.reload, self.scroll,
            self.scroll, self.resize, self.connect, self.leave, self.hide,
            self.go, self.restore, self.select, self.select,
            lambda: self.restyle(),
        ])

    @property
    def told(self) -> list:
        """What `run` is told."""
        return [self.steps, {"isKeyed": self.is_keyed}]

    def place(self, cell: dict) -> int:
        """An item's index among all."""
        return cell["index"] + sum(
            len(one["items"]) for one in self.sections[: cell["section"]])

    # What there is

    def make_section(self) -> dict[str, Any]:
        self.last_section += 1
        return {
            "key": self.last_section,
            "items": self.make(0, 1, 5, 40),
            **self.look(),
        }

    def look(self) -> dict[str, Any]:
        """How a section stands."""
        choose = self.random.choice
        return {
            "mode": choose(MODES),
            "lanes": choose([1, 2, 4]),
            "gap": choose([None, 5]),
            "insets": choose([0, 12]),
            "header": [choose(LENGTHS), choose([False, True])],
            "footer": [choose(LENGTHS), choose([False, True])],
        }

    def show(self, act: str, **told: Any) -> None:
        """Tells which sections there are."""
        self.items = [
            item for one in self.sections for item in one["items"]]
        self.selected &= {number for number, _, _ in self.items}
        self.add(act, **told, sections=[
            {**one, "items": list(one["items"])} for one in self.sections])

    def assign(self) -> None:
        """Other sections, in new arrays."""
        sections = [one for one in self.sections if self.random.random() < 0.8]
        for _ in range(self.random.choice([0, 1, 1, 3])):
            sections.insert(
                self.random.randint(0, len(sections)), self.make_section())
        if len(sections) > 1 and self.random.random() < 0.3:
            sections.append(sections.pop(0))
        self.sections = [
            {**one, "items": self.others(one["items"])} for one in sections]
        self.show("sections")

    def change(self) -> None:
        """The page's own sections, in which something is otherwise."""
        self.sections = [
            {**one, **self.look()} if self.random.random() < 0.3 else one
            for one in self.sections]
        if self.random.random() < 0.5:
            self.sections = [
                {**one, "items": self.others(one["items"])}
                for one in self.sections]
        self.show("change")

    def reload(self) -> None:
        self.sections = [
            {**one, "items": self.others(one["items"])}
            for one in self.sections if self.random.random() < 0.9]
        self.show("reload")

    def others(self, items: list[Item]) -> list[Item]:
        """Items of which some have changed, come or gone."""
        if self.random.random() < 0.5:
            return items
        items = [self.other(one) if self.random.random() < 0.2 else one
                 for one in items if self.random.random() < 0.9]
        at = self.random.randint(0, len(items))
        return items[:at] + self.make(0, 1, 20) + items[at:]

    def update(self) -> None:
        if not self.sections:
            return
        section = self.random.randrange(len(self.sections))
        items, changes = self.updated(self.sections[section]["items"])
        self.sections[section] = {**self.sections[section], "items": items}
        self.show(
            "update", section=section,
            isInPlace=self.random.random() < 0.5,
            changes={
                **changes, "section": section,
                "animated": self.random.random() < 0.5})

    def refresh(self) -> None:
        place = self.any_place()
        if not place:
            return
        section, index = place["section"], place["index"]
        items = list(self.sections[section]["items"])
        items[index] = self.other(items[index])
        self.sections[section] = {**self.sections[section], "items": items}
        self.show("refresh", place=place)

    # Where they stand

    @property
    def frames(self) -> list[placement.Frame]:
        """Where the items stand, from the corner of what first is in sight."""
        frames = []
        top = 0.0
        for one in self.sections:
            inset = one["insets"]
            top += one["header"][0] + inset
            placed = self.placed(one, self.width - 2 * inset)
            frames += [(x + inset, y + top, width, height)
                       for x, y, width, height in placed]
            top += placement.end(placed) if placed else 0
            top += inset + one["footer"][0]
        self.length = top
        return frames

    def placed(self, section: dict, breadth: float) -> list[placement.Frame]:
        gap = self.style["gap"] if section["gap"] is None else section["gap"]
        sizes = [(60 + height, height) for _, height, _ in section["items"]]
        lengths = [length for _, length in sizes]
        match section["mode"]:
            case "waterfall":
                return placement.waterfall(
                    breadth, section["lanes"], gap, lengths)
            case "list":
                return placement.rows(breadth, lengths, gap)
            case _:
                return placement.flow(breadth, gap, sizes)

    @property
    def heads(self) -> dict[str, tuple[float, float, bool]]:
        """Where headers and footers rest, how long, and which are held."""
        frames = iter(self.frames)
        heads = {}
        top = 0.0
        for one in self.sections:
            length, is_pinned = one["header"]
            if length > 0:
                heads[f"header {one['key']}"] = (top, length, is_pinned)
            top += length + one["insets"]
            ends = [top]
            for _ in one["items"]:
                _, y, _, height = next(frames)
                ends.append(y + height)
            top = max(ends) + one["insets"]
            length, is_pinned = one["footer"]
            if length > 0:
                heads[f"footer {one['key']}"] = (top, length, is_pinned)
            top += length
        return heads

    def expect_more(self, page) -> None:
        """What is selected is what was; headers in sight are drawn, each where
        it rests unless it is held."""
        selected = page.evaluate(
            """() => stage.flow.selectedItems.map(({ section, index }) =>
              stage.flow.sections[section].items[index].id)""")
        assert set(selected) == self.selected
        wanted = self.heads
        shown, sight = page.evaluate(HEADS)
        names = [name for name, _, _ in shown]
        assert len(names) == len(set(names)), "drawn twice"
        for name, top, length in shown:
            rest, wanted_length, is_pinned = wanted[name]
            assert length == pytest.approx(wanted_length, abs=0.1), name
            assert is_pinned or top == pytest.approx(rest, abs=0.1), name
        missing = {
            name for name, (top, length, _) in wanted.items()
            if top > sight["top"] + 1 and top + length < sight["bottom"] - 1
        } - set(names)
        assert not missing, f"not drawn: {sorted(missing)}"

    # Where somebody looks

    def any_place(self) -> dict[str, int] | None:
        """Where an item is, if there are some."""
        full = [number for number, one in enumerate(self.sections)
                if one["items"]]
        if not full:
            return None
        section = self.random.choice(full)
        count = len(self.sections[section]["items"])
        return {"section": section, "index": self.random.randrange(count)}

    def go(self) -> None:
        if place := self.any_place():
            self.add(
                "to", place=place, block=self.random.choice(
                    ["start", "center", "end", "nearest"]))

    def select(self) -> None:
        """By a place, which means an item once all is shown."""
        place = self.any_place()
        if not place or not self.is_there or self.selection == "none":
            return
        number, _, _ = self.items[self.place(place)]
        self.steps[-1]["wait"] = 4
        if self.random.random() < 0.7:
            self.selected.add(number)
            self.add("select", place=place)
        else:
            self.selected.discard(number)
            self.add("deselect", place=place)
        self.steps[-1]["wait"] = 4

    def restore(self) -> None:
        self.add("state")
