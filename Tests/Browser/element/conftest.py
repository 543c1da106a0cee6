"""Fixtures of the tests of `<water-flow>`: the package, and pages with it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from cards import ALL, COUNT, LIST, SCRIPT, check
from kept_pages import KeptPages
from package_site import PackageSite, package, package_site  # noqa: F401
from playwright.sync_api import Page
from stage import show


@pytest.fixture
def page_of(
    kept_pages: KeptPages,
    package_site: PackageSite,  # noqa: F811
) -> Iterator[Callable[..., Page]]:
    """Opens pages: `page_of("<water-flow lanes=3></water-flow>")`.

    A page has the element's script and rules in its head, and whatever else
    `head` says; a whole document (`<!doctype html>…`) goes as it is. `headers`
    are those of its answer, such as a content security policy; `script` runs
    before all others. Further options are those of a browser's context, such
    as `color_scheme`; a page with such, or which `is_own`, is for one test.

    No error and no warning may turn up in its console, unless `told` is given:
    then that list takes them.
    """
    ends = ExitStack()
    errors: list[str] = []

    def open_page(
        html: str,
        *,
        head: str = "",
        headers: dict[str, str] | None = None,
        path: str = "/",
        width: int = 1000,
        height: int = 800,
        script: str = "",
        told: list[str] | None = None,
        is_own: bool = False,
        **options,
    ) -> Page:
        url = package_site.put_page(html, head, headers, path)
        notes = errors if told is None else told

        def fail(error) -> None:
            notes.append(str(error))

        def tell(message) -> None:
            if message.type in ("error", "warning"):
                notes.append(message.text)

        page = kept_pages.lend(
            ends,
            {"pageerror": fail, "console": tell},
            width,
            height,
            script,
            is_own,
            **options,
        )
        page.goto(url)
        return page

    with ends:
        yield open_page
    assert errors == []


@pytest.fixture
def cards(page_of) -> Page:
    """A page with a list of children."""
    page = show(page_of, LIST, script=SCRIPT)
    page.evaluate(
        f"""() => {{
          window.cards = Array.from({{ length: {COUNT} }}, (_, id) => card(id));
          flowOf().append(...cards);
        }}"""
    )
    check(page, ALL)
    return page
