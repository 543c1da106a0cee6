"""Of how many elements Chromium finds the styles again."""

import json

from playwright.sync_api import Page

# One of these is found again in any case, so that the trace tells of it.
WITNESS = """() => {
  const witness = document.createElement("i");
  witness.style.position = "fixed";
  document.body.append(witness);
  window.witness = witness;
  getComputedStyle(witness).color;
}"""


def restyled(page: Page, script: str) -> int:
    """Runs a script and counts the elements whose styles are found again."""
    # What was due before counts for nothing.
    page.evaluate(WITNESS)
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    try:
        page.evaluate(
            f"""() => {{
              {script};
              witness.style.top = "1px";
              document.body.getBoundingClientRect();
            }}"""
        )
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    count = sum(
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree"
    )
    # Else Chromium tells of it in another way.
    assert count > 0
    return count - 1
