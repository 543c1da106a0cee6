// Starts the page of to-dos; what is typed is a dialog's matter.

import { keep, query, start } from "./page.mjs";

// How rows are swiped is kept in the page's address.
const { full, cards } = document.getElementById("toolbar").elements;
for (const choice of [full, cards]) {
  const kept = query.get(choice.name);
  if (kept !== null) choice.checked = kept === "1";
  choice.addEventListener("change", () =>
    keep(choice.name, choice.checked ? "1" : "0"));
}

const composer = document.getElementById("composer");
const save = document.getElementById("composer-save");

// Beside the dialog one is done with typing, as with the return key. The
// dialog itself has no room around its form, so that what is hit is the dim.
composer.addEventListener("click", ({ target }) => {
  if (target === composer) composer.firstElementChild.requestSubmit(save);
});

// Keys only where the list has the focus: elsewhere letters are letters.
const list = document.getElementById("todos");
list.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key === "Insert" || key.toLowerCase() === "n") {
    event.preventDefault();
    document.getElementById("add").click();
  }
});

start("todos.wasm", "todos");
