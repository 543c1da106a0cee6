"""What a page does that carries out a random program of items."""

# Carries out the steps of a program in an element that it makes.
RUN = """async ([steps, { isKeyed, isMeasured, isSource, isStill }]) => {
  const flow = document.createElement("water-flow");
  const { failed } = stage;
  const items = stage.knownItems();
  const { make } = items;
  const draw = (node, item) => {
    items.draw(node, item);
    if (isMeasured) node.style.height = `${item?.height}px`;
  };
  /** The page's list, and what the element is given of it. */
  let list = [];
  const give = (items) => {
    list = items;
    flow.items = isSource ? { get length() { return items.length; },
      at: (index) => items[index] } : items;
  };
  const renderers = {
    none: null,
    recycling: {
      create: () => {
        const root = document.createElement("div");
        root.append(document.createElement("p"));
        return root;
      },
      update: (root, item) => draw(root.firstChild, item),
    },
  };
  Object.assign(flow, {
    key: isKeyed ? ({ id }) => id : null,
    size: isMeasured ? null
      : ({ height }) => ({ width: 60 + height, height }),
    renderItem: (item) => {
      const node = document.createElement("p");
      draw(node, item);
      return node;
    },
  });
  const fill = (list, items) => list.splice(0, list.length, ...items);
  const perform = {
    ...stage.acts(flow),
    items: ({ items }) => { give(items.map((one) => make(one))); },
    update: ({ items, changes, isInPlace }) => {
      const now = items.map((one) => make(one));
      if (isInPlace || isSource) fill(list, now);
      else changes.items = list = now;
      flow.update(changes).catch((error) => failed.push(String(error)));
    },
    reload: ({ items }) => {
      fill(list, items.map((one) => make(one, true)));
      flow.reload();
    },
    refresh: ({ item, index }) => {
      make(item, true);
      flow.refresh(index);
    },
    renderer: ({ name }) => { flow.renderer = renderers[name]; },
    kind: ({ divisor }) => {
      flow.kind = divisor ? ({ id }) => String(id % divisor) : null;
    },
    to: ({ index, ...options }) => { flow.scrollToItem(index, options); },
    select: ({ index }) => { flow.select(index); },
    deselect: ({ index }) => { flow.deselect(index); },
    state: () => {
      flow.setState(JSON.parse(JSON.stringify(flow.getState())));
    },
  };
  /** What is on its way is where it is going to. */
  const settle = async () => {
    await stage.frames(3);
    for (const animation of document.getAnimations()) animation.finish();
    await stage.frames(2);
  };
  const boxOf = (index) => flow.elementOf(index)?.getBoundingClientRect();
  /** Whether somebody is where the content, or the view, has an edge. */
  const isAtEdge = () => {
    const last = boxOf(list.length - 1);
    return flow.scrollTop < 1
      || last?.bottom < flow.getBoundingClientRect().bottom + 1;
  };
  /** The first item in view, and how far it begins behind its start. */
  const first = () => isAtEdge() ? null : flow.getState().anchor ?? null;
  /** Whether it stands there still, where it is and the content allows it. */
  const expectFirst = ({ key, offset }) => {
    const index = list.findIndex(({ id }) => id === key);
    if (index < 0 || isAtEdge()) return;
    const now = boxOf(index)?.top - flow.getBoundingClientRect().top;
    if (!(Math.abs(now - offset) < 1.5)) {
      failed.push(`item ${key} has moved from ${offset} to ${now}`);
    }
  };
  for (const { act, wait, ...told } of steps) {
    const isChange = told.isOrdered || act === "update";
    if (isStill && isChange) await settle();
    const before = isStill && isChange ? first() : null;
    perform[act](told);
    if (before) {
      await settle();
      expectFirst(before);
    }
    // Even to wait for nothing ends a task's first turn.
    if (wait !== "none") await stage.wait(wait);
  }
  if (isMeasured) await stage.measureAll(flow);
}"""
