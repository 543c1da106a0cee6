const view = document.getElementById("tasks");
const done = document.getElementById("done");
let last = 30;
let tasks = Array.from({ length: last }, (_, index) => ({
  id: index + 1, title: `Task ${index + 1}`,
}));

view.size = () => 52;
view.renderer = {
  create: () => document.createElement("div"),
  update(row, { title }) {
    row.className = "row";
    row.textContent = title;
  },
};
view.swipeActions = () => ({
  trailing: [{
    title: "Done",
    destructive: true,
    perform({ id, title }) {
      tasks = tasks.filter((task) => task.id !== id);
      view.items = tasks;
      done.textContent = `${title} is done.`;
    },
  }],
});
view.items = tasks;

// For who does not pull.
document.getElementById("another").addEventListener(
  "click", () => view.beginPull());

view.addEventListener("pull", ({ detail }) => {
  detail.waitUntil(new Promise((resolve) => setTimeout(() => {
    last += 1;
    tasks = [{ id: last, title: `Task ${last}` }, ...tasks];
    view.items = tasks;
    resolve();
  }, 600)));
});
