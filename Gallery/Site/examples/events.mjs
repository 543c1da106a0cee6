const view = document.getElementById("events");
const told = document.getElementById("told");
const preventing = document.getElementById("preventing");

let groups = ["One", "Two", "Three", "Four"].map((title, number) => ({
  title,
  letters: Array.from({ length: 24 }, (_, index) => ({
    id: `${number}-${index}`,
    letter: String.fromCodePoint(65 + index),
    hue: (number * 90 + index * 11) % 360,
    length: 60 + (index * 37) % 70,
  })),
}));

view.key = ({ id }) => id;
view.size = ({ length }) => length;
view.renderItem = ({ letter, hue }) => {
  const tile = document.createElement("div");
  tile.className = "tile";
  tile.style.setProperty("--hue", hue);
  tile.textContent = letter;
  return tile;
};
view.swipeActions = () => ({ trailing: [{ title: "Greet" }] });
show(groups);

// To listen around the element does as well.
const around = view.closest("article");
for (const name of ["rangechange", "needitems", "nearend", "itemclick",
  "selectionchange", "reorder", "swipe", "pull", "pin"]) {
  around.addEventListener(name, (event) => {
    if (preventing.checked) event.preventDefault();
    const line = document.createElement("li");
    line.textContent = `${name} ${JSON.stringify(event.detail)}`;
    told.prepend(line);
    if (told.children.length > 20) told.lastChild.remove();
  });
}
view.addEventListener("reorder", ({ detail: { from, to } }) => {
  if (preventing.checked) return;
  const others = groups.map((group) =>
    ({ ...group, letters: [...group.letters] }));
  const [moved] = others[from.section].letters.splice(from.index, 1);
  others[to.section].letters.splice(to.index, 0, moved);
  show(others);
});
view.addEventListener("pull", ({ detail }) =>
  detail.waitUntil(new Promise((resolve) => setTimeout(resolve, 600))));

function show(others) {
  groups = others;
  view.sections = groups.map(({ title, letters }) => ({
    key: title,
    items: letters,
    gap: 6,
    header: {
      length: 36,
      pinned: true,
      render(element) {
        element.className = "day";
        element.textContent = title;
      },
    },
  }));
}
