"""Pages with scroll bars that take room, which other tests hide."""

import pytest
from rest import follow


@pytest.fixture
def page_of(browser, chromium, package_site):
    launched = browser.browser_type.launch(
        executable_path=chromium, args=["--no-sandbox"],
        ignore_default_args=["--hide-scrollbars"],
    )
    errors = []

    def open_page(html: str, *, width: int, height: int):
        page = follow(launched, width, height)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(package_site.put_page(html))
        return page

    yield open_page
    launched.close()
    assert errors == []
