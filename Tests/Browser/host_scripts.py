"""The scripts of the web host, one by one, as they were before bundling."""

from pathlib import Path

from playwright.sync_api import Page, Route

from routes import intercept

SCRIPTS = Path(__file__).resolve().parents[2] / "Sources/WaterflowWeb/JavaScript"


def serve_host(page: Page) -> Page:
    """Lets a page import them: `import("./host/order.mjs")`."""

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        route.fulfill(path=SCRIPTS / name, content_type="text/javascript")

    intercept(page, "**/host/*.mjs", answer)
    return page
