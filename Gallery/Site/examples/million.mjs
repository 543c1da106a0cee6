const view = document.getElementById("million");
const rows = new Map();

view.size = () => 44;
view.renderer = {
  create: () => document.createElement("div"),
  update(row, item, index) {
    row.className = item ? "row" : "row waiting";
    row.textContent = item ?? `${(index + 1).toLocaleString("en")} …`;
  },
};
view.items = { length: 1_000_000, at: (index) => rows.get(index) };

view.addEventListener("needitems", ({ detail: { start, end } }) => {
  // As long as a server takes.
  setTimeout(() => {
    for (let index = start; index < end; index++) {
      rows.set(index, `Row ${(index + 1).toLocaleString("en")}`);
    }
    view.refresh();
  }, 300);
});

// As if they had changed on the server.
document.getElementById("forget").addEventListener("click", () => {
  rows.clear();
  view.reload();
});
