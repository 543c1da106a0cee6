"""Answering what a page asks for, from a moment on."""

from collections.abc import Callable

from playwright.sync_api import Page, Route


def intercept(page: Page, pattern: str, answer: Callable[[Route], None]) -> None:
    """Has a page that is there already get its answers from a test.

    The browser tells the page's own thread where its requests go by a task
    that keys and clicks may overtake: until one of a kind nobody asks for has
    come here, others may still go to the server.
    """
    asked = []

    def arrive(probe: Route) -> None:
        asked.append(probe)
        probe.fulfill(body="")

    page.route(pattern, answer)
    page.route("**/*?probe", arrive)
    while not asked:
        page.evaluate("fetch('?probe').then((answer) => answer.text())")
    page.unroute("**/*?probe", arrive)
