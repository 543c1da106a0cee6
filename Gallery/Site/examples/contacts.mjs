import { people } from "./samples.mjs";

const view = document.getElementById("contacts");
const wanted = document.getElementById("wanted");
const answer = document.getElementById("answer");
const contacts = people();

view.size = () => 44;
view.renderer = {
  create: () => document.createElement("div"),
  update(row, { name, isStarred }) {
    row.className = "row";
    row.textContent = isStarred ? `★ ${name}` : name;
  },
};
view.items = contacts;
await view.ready;

const press = (id, perform) =>
  document.getElementById(id).addEventListener("click", perform);

press("first", () => view.scrollToItem(0, { behavior: "smooth" }));
press("last", () => view.scrollToItem(contacts.length - 1, { block: "end" }));

// Where one was before, and what was selected, when one has looked around.
let before = view.getState();
let found = null;
press("back", () => {
  view.setState(before);
  found = null;
  tellSelected();
});

document.getElementById("search").addEventListener("submit", (event) => {
  event.preventDefault();
  if (!found) before = view.getState();
  const named = ({ name }) => name.includes(wanted.value);
  found = view.find(named, { from: (found?.index ?? -1) + 1, scroll: true })
    ?? view.find(named, { scroll: true });
  if (!found) return tell("Nobody is called so.");
  const { y, height } = view.frameOf(found);
  tell(`Number ${found.index + 1}, from ${y} to ${y + height} px.`);
});
wanted.addEventListener("input", () => found = null);

press("all", () => {
  view.selectAll();
  tellSelected();
});
press("none", () => {
  view.clearSelection();
  tellSelected();
});
press("family", () => {
  const family = ({ name }) => name.split(" ")[1];
  contacts.forEach((person, index) => {
    if (family(person) === wanted.value) view.select(index);
    else view.deselect(index);
  });
  tellSelected();
});

// Cells know their items, and items their cells as long as they have one.
view.addEventListener("dblclick", ({ target }) => {
  const place = view.indexOf(target);
  if (!place) return;
  contacts[place.index].isStarred = true;
  view.refresh(place);
  view.elementOf(place).animate({ opacity: [0.3, 1] }, 300);
});

function tellSelected() {
  tell(`Selected: ${view.selectedItems.length}.`);
}

function tell(text) {
  answer.textContent = text;
}
