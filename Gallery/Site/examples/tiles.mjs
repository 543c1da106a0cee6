const view = document.getElementById("tiles");
let tiles = Array.from({ length: 400 }, (_, id) => ({
  id, hue: (id * 47) % 360, ratio: 0.7 + ((id * 13) % 9) / 10,
}));

view.key = ({ id }) => id;
view.renderer = {
  create() {
    const tile = document.createElement("div");
    tile.className = "tile";
    tile.append(document.createElement("strong"));
    return tile;
  },
  update(tile, { id, hue }) {
    tile.style.setProperty("--hue", hue);
    tile.firstChild.textContent = id + 1;
  },
};
show(tiles);

function show(others) {
  tiles = others;
  view.ratios = Float32Array.from(tiles, ({ ratio }) => ratio);
  view.items = tiles;
}

view.addEventListener("reorder", ({ detail: { from, to } }) => {
  const moved = [...tiles];
  moved.splice(to.index, 0, ...moved.splice(from.index, 1));
  show(moved);
});
document.getElementById("shuffle").addEventListener("click", () => {
  show(tiles.map((tile) => [Math.random(), tile])
    .sort(([one], [other]) => one - other).map(([, tile]) => tile));
});
document.getElementById("halve").addEventListener("click", () => {
  show(tiles.filter((_, index) => index % 2 === 0));
});
