"""Elements that measure their items do so in the same frames."""

from stage import show

MANY = """<style>water-flow { display: block; height: 100px; }</style>
<water-flow mode="list"></water-flow>""" + (
    '<water-flow mode="list"></water-flow>' * 5
)

# In which frame each of them stands as it was measured.
FRAMES = """async () => {
  const flows = [...document.querySelectorAll("water-flow")];
  for (const flow of flows) {
    flow.renderItem = (item) => {
      const node = document.createElement("div");
      node.style.height = `${item.height}px`;
      node.textContent = item.id;
      return node;
    };
    flow.items = stage.items(500);
  }
  await Promise.all(flows.map((flow) => flow.ready));
  const { height } = flows[0].items[0];
  const found = flows.map(() => null);
  for (let frame = 0; frame < 200 && found.includes(null); frame++) {
    await stage.frames();
    flows.forEach((flow, at) => {
      if (flow.frameOf(1)?.y === height) found[at] ??= frame;
    });
  }
  return found;
}"""


def test_none_waits_for_another(page_of):
    page = show(page_of, MANY)
    found = page.evaluate(FRAMES)
    assert None not in found
    assert max(found) - min(found) < 3
