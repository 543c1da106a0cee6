"""Random programs of what a page may do to an element's children."""

import placement
from page_program import PageProgram

# Carries out the steps of a program in an element that it makes. A child is
# told by its id, what is written in it is another number.
RUN = """async ([steps]) => {
  const flow = document.createElement("water-flow");
  const nodes = new Map();
  const make = ([id, height, version]) => {
    const node = document.createElement("p");
    node.className = "drawn";
    node.dataset.id = id;
    node.style.height = `${height}px`;
    node.textContent = `${id}.${version}`;
    nodes.set(id, node);
    return node;
  };
  const nodeOf = (id) => nodes.get(id) ?? null;
  const perform = {
    ...stage.acts(flow),
    append: ({ made }) => { flow.append(...made.map(make)); },
    prepend: ({ made }) => { flow.prepend(...made.map(make)); },
    insert: ({ made, before }) => {
      for (const one of made) flow.insertBefore(make(one), nodeOf(before));
    },
    before: ({ made, before }) => { nodeOf(before).before(...made.map(make)); },
    after: ({ made, after }) => { nodeOf(after).after(...made.map(make)); },
    remove: ({ gone }) => { nodeOf(gone).remove(); },
    removeChild: ({ gone }) => { flow.removeChild(nodeOf(gone)); },
    replace: ({ made, gone }) => {
      flow.replaceChild(make(made[0]), nodeOf(gone));
    },
    move: ({ moved, before }) => {
      flow.insertBefore(nodeOf(moved), nodeOf(before));
    },
    order: ({ order }) => { flow.append(...order.map(nodeOf)); },
    all: ({ kept, made }) => {
      flow.replaceChildren(...kept.map(nodeOf), ...made.map(make));
    },
    markup: ({ made }) => {
      flow.innerHTML = made.map((one) => make(one).outerHTML).join("\\n");
      const note = (node) => { nodes.set(Number(node.dataset.id), node); };
      [...flow.children].filter(({ dataset }) => dataset.id).forEach(note);
      flow.find(note);
    },
    write: ({ child: [id, height, version], index }) => {
      const node = nodeOf(id);
      node.style.height = `${height}px`;
      node.firstChild.data = `${id}.${version}`;
      flow.refresh(index);
    },
  };
  for (const { act, wait, ...told } of steps) {
    perform[act](told);
    // Even to wait for nothing ends a task's first turn.
    if (wait !== "none") await stage.wait(wait);
  }
  await stage.measureAll(flow);
}"""


class ChildrenProgram(PageProgram):
    """Children in a list, all of which are measured in the end."""

    run = RUN

    def __init__(self, seed: str) -> None:
        super().__init__(seed, {"mode": "list", "lanes": 1, "gap": 0})
        self.add("width", width=self.width)
        self.add("style", style=dict(self.style))
        self.run_through(self.grow, [
            self.connect, self.leave, self.resize, self.hide,
            self.look_otherwise, self.scroll, self.grow, self.grow,
            self.insert, self.insert, self.remove, self.remove, self.replace,
            self.move, self.move, self.order, self.fill, self.parse,
            self.write, self.write,
        ])

    @property
    def told(self) -> list:
        """What `run` is told."""
        return [self.steps]

    def expect_more(self, page) -> None:
        """They are children in this order, also those in no cell."""
        found = page.evaluate(
            """() => {
              const found = [];
              stage.flow.find((node) => { found.push(node.textContent); });
              return found;
            }""")
        assert found == [f"{number}.{version}"
                         for number, _, version in self.items]

    def look_otherwise(self) -> None:
        # One lane is a list.
        self.restyle(("mode", ["waterfall", "list"]))

    # Children

    def any(self) -> int | None:
        """The index of one of them."""
        return self.random.randrange(len(self.items)) if self.items else None

    def grow(self) -> None:
        made = self.make(1, 5, 40)
        if self.random.random() < 0.6:
            self.items = self.items + made
            self.add("append", made=made)
        else:
            self.items = made + self.items
            self.add("prepend", made=made)

    def insert(self) -> None:
        at = self.any()
        if at is None:
            return
        made = self.make(1, 2)
        near = self.items[at][0]
        match self.random.randrange(3):
            case 0:
                self.add("insert", made=made, before=near)
            case 1:
                self.add("before", made=made, before=near)
            case _:
                self.add("after", made=made, after=near)
                at += 1
        self.items = self.items[:at] + made + self.items[at:]

    def remove(self) -> None:
        at = self.any()
        if at is None:
            return
        gone = self.items[at][0]
        self.items = self.items[:at] + self.items[at + 1:]
        self.add(self.random.choice(["remove", "removeChild"]), gone=gone)

    def replace(self) -> None:
        at = self.any()
        if at is None:
            return
        made = self.make(1)
        self.add("replace", made=made, gone=self.items[at][0])
        self.items = self.items[:at] + made + self.items[at + 1:]

    def move(self) -> None:
        at = self.any()
        if at is None:
            return
        moved = self.items[at]
        others = self.items[:at] + self.items[at + 1:]
        to = self.random.randint(0, len(others))
        before = others[to][0] if to < len(others) else None
        self.items = others[:to] + [moved] + others[to:]
        self.add("move", moved=moved[0], before=before)

    def order(self) -> None:
        """As frameworks do that put all where it belongs."""
        self.items = list(self.items)
        self.random.shuffle(self.items)
        self.add("order", order=[number for number, _, _ in self.items])

    def fill(self) -> None:
        kept = [one for one in self.items if self.random.random() < 0.5]
        made = self.make(0, 3, 30)
        self.items = kept + made
        self.add("all", kept=[number for number, _, _ in kept], made=made)

    def parse(self) -> None:
        self.items = self.make(0, 3, 30)
        self.add("markup", made=self.items)

    def write(self) -> None:
        at = self.any()
        if at is None:
            return
        number, _, version = self.items[at]
        child = (number, self.random.randrange(20, 240), version + 1)
        self.items = self.items[:at] + [child] + self.items[at + 1:]
        self.add("write", child=child, index=at)

    # Where they stand

    @property
    def frames(self) -> list[placement.Frame]:
        heights = [height for _, height, _ in self.items]
        return placement.rows(self.width, heights, self.style["gap"])

    @property
    def length(self) -> float:
        """How far down they go."""
        return placement.end(self.frames) if self.items else 0
