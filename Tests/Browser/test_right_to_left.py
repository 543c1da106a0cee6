"""A view that scrolls sideways, read from the right, beside what a browser does
with a container of its own in that direction."""

from host_scripts import serve_host

# A view whose content of 1,000 is scrolled to its right end at first, as the
# engine has it (offset 700 of 300), beside a container that the browser lays
# out from right to left. Items of 100 stand in both, item 0 at the right.
STAGE = """async () => {
  document.body.replaceChildren();
  document.documentElement.dir = "rtl";
  const { View } = await import("./host/view.mjs");
  const size = "position: absolute; top: 0; width: 300px; height: 50px;";
  const told = [];
  const make = () => {
    const container = document.createElement("div");
    container.style = size;
    document.body.append(container);
    return container;
  };
  const ours = make();
  const exports = {
    waterflow_item_count: () => 10, waterflow_resized() {},
    waterflow_scrolled: (view, position) => told.push(position),
    waterflow_settled() {},
  };
  const view = new View({ exports }, 98, ours, false);
  view.observe();
  const items = Array.from({ length: 10 }, (_, number) => {
    const element = document.createElement("div");
    view.adopt(number, element);
    return element;
  });
  const [show, isItem] = [2, 1];
  const memory = new DataView(new ArrayBuffer(560));
  items.forEach((_, item) => {
    const at = 56 * item;
    memory.setUint16(at, show, true);
    memory.setUint16(at + 2, isItem, true);
    memory.setInt32(at + 4, item, true);
    memory.setInt32(at + 12, item, true);
    [900 - 100 * item, 0, 100, 50].forEach((number, place) =>
      memory.setFloat64(at + 24 + 8 * place, number, true));
  });
  view.perform(memory, 0, 10, 0, 1000, 700);

  const native = make();
  native.style.cssText += "overflow-x: auto; white-space: nowrap;";
  const row = document.createElement("div");
  row.style = "display: flex; width: 1000px;";
  for (let item = 0; item < 10; item++) {
    const element = document.createElement("div");
    element.style = "width: 100px; height: 50px; flex: none;";
    row.append(element);
  }
  native.append(row);

  const lefts = (elements) =>
    Array.from(elements, (one) => Math.round(one.getBoundingClientRect().x));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  window.stage = {
    ours, native, view, told,
    async compare() {
      await frame();
      await frame();
      return [lefts(items), lefts(row.children)];
    },
  };
}"""


def test_it_begins_where_the_browser_begins(gallery, visit):
    page = serve_host(visit(f"{gallery().url}?count=10"))
    page.evaluate(STAGE)
    ours, native = page.evaluate("stage.compare()")
    assert ours == native
    # 0 is the right end to the browser; item 0 stands at the right edge there.
    assert page.evaluate("stage.native.scrollLeft") == 0
    edge = page.evaluate("stage.native.getBoundingClientRect().right")
    assert native[0] + 100 == edge


def test_scrolling_to_the_left_goes_on_and_is_told_from_the_left(
    gallery, visit
):
    page = serve_host(visit(f"{gallery().url}?count=10"))
    page.evaluate(STAGE)
    for distance in (250, 700):
        page.evaluate(
            """(distance) => {
              stage.native.scrollLeft = -distance;
              stage.ours.scrollLeft = 700 - distance;
            }""",
            distance,
        )
        ours, native = page.evaluate("stage.compare()")
        assert ours == native
        assert page.evaluate("stage.told.at(-1)") == 700 - distance
    # A pass that aligns an item at its leading edge, as the engine counts.
    page.evaluate(
        """() => {
          stage.view.perform(null, 0, 0, 0, 1000, 200);
          stage.native.scrollLeft = -500;
        }"""
    )
    ours, native = page.evaluate("stage.compare()")
    assert ours == native


def test_a_view_that_ends_gives_the_direction_back(gallery, visit):
    page = serve_host(visit(f"{gallery().url}?count=10"))
    page.evaluate(STAGE)
    assert page.evaluate("getComputedStyle(stage.ours).direction") == "ltr"
    page.evaluate("stage.view.end()")
    assert page.evaluate("getComputedStyle(stage.ours).direction") == "rtl"
