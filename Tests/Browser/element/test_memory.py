"""What goes leaves nothing behind."""

import pytest
from rest import rest
from stage import drawn, fill, show

# Keeps the memories of all modules in reach.
MEMORIES = """
window.memories = [];
for (const name of ["instantiate", "instantiateStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await original.apply(WebAssembly, given);
    memories.push((made.instance ?? made).exports.memory);
    return made;
  };
}
"""

# By how many bytes modules grow at least.
PAGE = 65_536

# Makes elements, has them show items and takes them away.
ROUND = """async ([count, attributes]) => {
  const flows = Array.from({ length: count }, () => {
    const flow = document.createElement("water-flow");
    for (const [name, value] of Object.entries(attributes)) {
      flow.setAttribute(name, value);
    }
    // Small ones, beside each other.
    flow.style = "float: left; width: 90px; height: 100px";
    stage.fill(flow, { mode: "waterfall", lanes: 2, count: 100 });
    return flow;
  });
  document.body.append(...flows);
  await Promise.all(flows.map(({ ready }) => ready));
  while (!flows[0].querySelector(".drawn")) await stage.frames();
  for (const flow of flows) flow.scrollTo(0, 1500);
  await stage.frames();
  for (const flow of flows) flow.remove();
  // They end in a task of their own each, however late that comes.
  await new Promise((resolve) => setTimeout(resolve));
  await stage.frames();
}"""


def count(page, protocol) -> dict[str, float]:
    """What lives, after all that is garbage has gone."""
    rest(page)
    for _ in range(3):
        protocol.send("HeapProfiler.collectGarbage")
        page.evaluate("stage.frames(2)")
    seen = {
        metric["name"]: metric["value"]
        for metric in protocol.send("Performance.getMetrics")["metrics"]
    }
    counters = protocol.send("Memory.getDOMCounters")
    return {
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
        "documents": counters["documents"],
        "heap": seen["JSHeapUsedSize"],
        "memory": sum(
            page.evaluate("memories.map((one) => one.buffer.byteLength)")
        ),
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    "attributes",
    [
        {},
        {"scroller": "window"},
        {
            "selection": "multiple",
            "reorderable": "",
            "swipeable": "",
            "pullable": "",
            "keyboard": "",
        },
    ],
    ids=["plain", "in the window", "with all features"],
)
def test_a_thousand_elements_leave_nothing(page_of, attributes):
    page = show(page_of, "", script=MEMORIES, is_own=True)
    protocol = page.context.new_cdp_session(page)
    protocol.send("Performance.enable")
    # What is made once, and pools, stand after a while.
    for _ in range(5):
        page.evaluate(ROUND, [50, attributes])
    before = count(page, protocol)
    for _ in range(20):
        page.evaluate(ROUND, [50, attributes])
    after = count(page, protocol)
    assert after["documents"] == before["documents"]
    assert after["nodes"] <= before["nodes"] + 20
    assert after["listeners"] <= before["listeners"] + 5
    # Less for each than an element and what belongs to it: what remains is what
    # the browser learns of the code.
    assert after["heap"] - before["heap"] < 300_000
    # Room that lies between others is a page or two of it; a kilobyte for each
    # element would be 15. On a busy machine more elements stand at a time in
    # one round than in those before, which takes room once and not again.
    for _ in range(4):
        if after["memory"] <= before["memory"] + 2 * PAGE:
            break
        before = after
        for _ in range(20):
            page.evaluate(ROUND, [50, attributes])
        after = count(page, protocol)
    assert after["memory"] <= before["memory"] + 2 * PAGE


@pytest.mark.parametrize("feature", ["", "selection"])
def test_what_is_removed_is_garbage(page_of, feature):
    page = show(page_of, script=MEMORIES, is_own=True)
    page.evaluate(
        "(name) => name && stage.flow.setAttribute(name, 'multiple')", feature
    )
    fill(page, mode="waterfall", lanes=3)
    # The first one's drawing is held by who has waited for it.
    page.evaluate(
        """() => {
          const { flow } = stage;
          window.references = [flow, flow.items, flow.renderItem,
            flow.elementOf(0), flow.elementOf(1).querySelector(".drawn")]
            .map((one) => new WeakRef(one));
          flow.renderItem = (item) => stage.draw(item);
          window.references.push(new WeakRef(flow.renderItem));
        }"""
    )
    rest(page)
    page.evaluate("stage.flow.remove()")
    protocol = page.context.new_cdp_session(page)
    for _ in range(5):
        page.evaluate("stage.frames(5)")
        rest(page)
        protocol.send("HeapProfiler.collectGarbage")
    # Drawing is the stage's own and stays.
    left = page.evaluate("references.map((one) => one.deref() === undefined)")
    assert left == [True, True, False, True, True, True]


def test_scrolling_for_long_makes_no_more_nodes(page_of):
    page = show(page_of, script=MEMORIES, is_own=True)
    fill(page, mode="waterfall", lanes=3)
    protocol = page.context.new_cdp_session(page)
    protocol.send("Performance.enable")
    sweep = """async () => {
      for (let top = 0; top < 40_000; top += 400) {
        stage.flow.scrollTo(0, top);
        await stage.frames();
      }
      stage.flow.scrollTo(0, 0);
    }"""
    page.evaluate(sweep)
    before = count(page, protocol)
    for _ in range(4):
        page.evaluate(sweep)
    after = count(page, protocol)
    assert after["nodes"] <= before["nodes"] + 20
    assert after["listeners"] <= before["listeners"]
    # Slow frames show more cells at once, whose tables may need one page.
    assert after["memory"] <= before["memory"] + PAGE


def test_items_assigned_again_and_again_take_no_more(page_of):
    page = show(page_of, script=MEMORIES, is_own=True)
    fill(page, mode="waterfall", lanes=3)
    drawn(page)
    again = """async (rounds) => {
      for (let round = 0; round < rounds; round++) {
        stage.flow.items = stage.items(round % 2 ? 5000 : 3000);
        await stage.frames(2);
      }
    }"""
    protocol = page.context.new_cdp_session(page)
    protocol.send("Performance.enable")
    page.evaluate(again, 10)
    before = count(page, protocol)
    page.evaluate(again, 60)
    after = count(page, protocol)
    assert after["memory"] == before["memory"]
    assert after["nodes"] <= before["nodes"] + 20
    assert after["heap"] - before["heap"] < 200_000
