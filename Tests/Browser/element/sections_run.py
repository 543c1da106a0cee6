"""What a page does that carries out a random program of sections."""

# Carries out the steps of a program in an element that it makes.
RUN = """async ([steps, { isKeyed }]) => {
  const flow = document.createElement("water-flow");
  const { failed } = stage;
  const items = stage.knownItems();
  /** The page's sections, and the arrays of their items by their keys. */
  let list = [];
  const arrays = new Map();
  const supplement = (text, [length, pinned]) => length === 0 ? null
    : { length, pinned, render: (element) => {
      const node = document.createElement("p");
      node.className = "head";
      node.textContent = text;
      element.replaceChildren(node);
    } };
  const read = ({ key, header, footer, items: given, ...style }, isInPlace) => ({
    key: isKeyed ? key : undefined, ...style,
    header: supplement(`header ${key}`, header),
    footer: supplement(`footer ${key}`, footer),
    items: given.map((one) => items.make(one, isInPlace)),
  });
  const fill = (list, others) => list.splice(0, list.length, ...others);
  Object.assign(flow, {
    key: isKeyed ? ({ id }) => id : null,
    size: ({ height }) => ({ width: 60 + height, height }),
    renderItem: (item) => {
      const node = document.createElement("p");
      items.draw(node, item);
      return node;
    },
  });
  const perform = {
    ...stage.acts(flow),
    sections: ({ sections }) => {
      list = sections.map((one) => read(one));
      flow.sections = list;
    },
    change: ({ sections }) => {
      sections.forEach((one, index) => {
        const { items: now, ...rest } = read(one);
        Object.assign(list[index], rest);
        fill(list[index].items, now);
      });
      flow.sections = list;
    },
    update: ({ sections, section, changes, isInPlace }) => {
      const now = read(sections[section]).items;
      if (isInPlace) fill(list[section].items, now);
      else changes.items = now;
      flow.update(changes).catch((error) => failed.push(String(error)));
    },
    reload: ({ sections }) => {
      fill(list, sections.map((one) => read(one, true)));
      flow.reload();
    },
    refresh: ({ sections, place }) => {
      const { section, index } = place;
      items.make(sections[section].items[index], true);
      flow.refresh(place);
    },
    to: ({ place, ...options }) => { flow.scrollToItem(place, options); },
    select: ({ place }) => { flow.select(place); },
    deselect: ({ place }) => { flow.deselect(place); },
    state: () => {
      flow.setState(JSON.parse(JSON.stringify(flow.getState())));
    },
  };
  for (const { act, wait, ...told } of steps) {
    // What an update has given is in an array of the element's own.
    list = flow.sections ?? list;
    perform[act](told);
    // Even to wait for nothing ends a task's first turn.
    if (wait !== "none") await stage.wait(wait);
  }
}"""
