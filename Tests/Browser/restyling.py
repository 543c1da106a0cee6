"""Of how many elements Chromium finds the styles again."""

import json

from playwright.sync_api import Page


def restyled(page: Page, script: str) -> int:
    """Runs a script and counts the elements whose styles are found again."""
    # What was due before counts for nothing.
    page.evaluate("() => { getComputedStyle(document.body).color; }")
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    try:
        page.evaluate(
            f"() => {{ {script}; document.body.getBoundingClientRect(); }}"
        )
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    counts = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree"
    ]
    # Else Chromium tells of it in another way.
    assert sum(counts) > 0
    return sum(counts)
