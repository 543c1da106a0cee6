"""`Layout` in a worker of a page, and under the strictest policy."""

import pytest
from package_site import STRICT_POLICY

WORKER = """
import { Layout } from "/water-flow/layout.js";

onmessage = async ({ data: { heights, module } }) => {
  const options = { width: 1200, lanes: 4, gap: 8 };
  const layout = await Layout.create(options, { module });
  layout.append(heights);
  const out = new Float64Array(5 * 64);
  const count = layout.query(0, 500, out);
  let error = null;
  try {
    layout.append([NaN]);
  } catch (refused) {
    error = `${refused.name}: ${refused.message}`;
  }
  postMessage({
    count, out, error, length: layout.length,
    contentLength: layout.contentLength,
  }, [out.buffer]);
};
"""

PAGE = """
import { Layout } from "/water-flow/layout.js";

/** What a worker with the layout says; it is given a compiled module or none. */
window.ask = async (hasModule) => {
  const heights = Float32Array.from({ length: 1000 }, (_, index) =>
    40 + (index * 7919) % 320);
  const module = hasModule
    ? await WebAssembly.compileStreaming(fetch("/water-flow/layout.wasm"))
    : undefined;
  const worker = new Worker("/worker.js", { type: "module" });
  const answer = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ heights, module });
  });
  worker.terminate();
  // By hand: each item goes to the lane that ends first.
  const ends = [0, 0, 0, 0];
  const wanted = [];
  heights.forEach((height, index) => {
    const lane = ends.indexOf(Math.min(...ends));
    if (ends[lane] < 500) {
      wanted.push(index, lane * 302, ends[lane], 294, height);
    }
    ends[lane] += height + 8;
  });
  const own = await Layout.create({ width: 1200, lanes: 4, gap: 8 });
  own.append(heights);
  return {
    ...answer, wanted, found: [...answer.out.subarray(0, 5 * answer.count)],
    wantedLength: Math.max(...ends) - 8, ownLength: own.contentLength,
  };
};
window.isReady = true;
"""

HTML = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Test</title>
<link rel="icon" href="data:,">
<script type="module" src="/page.js"></script></head>
<body></body>
</html>
"""


@pytest.mark.parametrize("has_module", [False, True], ids=["file", "module"])
def test_worker_lays_out(package_site, page_of, has_module):
    """A worker loads the module by itself, or is sent one by its page."""
    policy = {
        "Content-Security-Policy": STRICT_POLICY + "; worker-src 'self'"
    }
    package_site.put("/worker.js", WORKER, policy)
    package_site.put("/page.js", PAGE)
    page = page_of(HTML, headers=policy)
    page.wait_for_function("() => window.isReady")
    answer = page.evaluate("(has) => ask(has)", has_module)
    assert answer["found"] == answer["wanted"]
    assert answer["length"] == 1000
    assert answer["contentLength"] == answer["wantedLength"]
    assert answer["ownLength"] == answer["wantedLength"]
    assert answer["error"].startswith("RangeError: values[0] is NaN")
