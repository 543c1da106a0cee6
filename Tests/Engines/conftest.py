"""Fixtures: browsers other than Chromium, and the gallery they look at."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# What is expected of pages is the same in every browser.
sys.path.append(str(ROOT / "Tests/Browser"))

from engine import Engine  # noqa: E402
from firefox import Firefox  # noqa: E402
from package_site import (  # noqa: E402, F401
    PackageSite,
    package,
    package_site,
)
from webkit import WebKit  # noqa: E402

ENGINES = {"firefox": Firefox, "webkit": WebKit}
URL = re.compile(r"http://127\.0\.0\.1:\d+")


@pytest.fixture(scope="session", params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """One browser for all tests of an engine."""
    started = ENGINES[request.param]()
    yield started
    started.quit()


@pytest.fixture
def engine(browser: Engine) -> Iterator[Engine]:
    """That browser; no error may turn up in the pages that it opens."""
    yield browser
    assert browser.take_errors() == []


@pytest.fixture
def page_of(
    engine: Engine,
    package_site: PackageSite,  # noqa: F811
) -> Callable[..., Engine]:
    """Opens pages with the element: `page_of("<water-flow></water-flow>")`.

    They are written as those of the tests in Chromium; waiting until there is
    something to see is left to the test.
    """
    script = Path(__file__).with_name("errors.mjs").read_text()
    package_site.put("/errors.mjs", script)

    def open_page(html: str, *, head: str = "", path: str = "/") -> Engine:
        head = f'<script src="/errors.mjs"></script>\n{head}'
        url = package_site.put_page(html, head, path=path)
        engine.errors = engine.take_errors()
        engine.navigate(url)
        return engine

    return open_page


@pytest.fixture(scope="session")
def site(tool: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built pages, with a script before all others that notes errors."""
    copy = tmp_path_factory.mktemp("pages") / "site"
    shutil.copytree(tool.parents[1] / "share/waterflow/site", copy)
    shutil.copy(Path(__file__).with_name("errors.mjs"), copy)
    (copy / "faulty.mjs").write_text('throw new Error("on purpose");\n')
    for page in copy.glob("*.html"):
        text = page.read_text()
        assert "<head>" in text
        page.write_text(
            text.replace("<head>", '<head><script src="errors.mjs"></script>')
        )
    return copy


@pytest.fixture(scope="session")
def tool() -> Path:
    """The path of the release build: `WATERFLOW_TOOL`, else where it goes."""
    path = Path(os.environ.get("WATERFLOW_TOOL") or ROOT / "dist/bin/waterflow")
    if not os.access(path, os.X_OK):
        pytest.fail(f"no tool at {path}: run `make tool`")
    return path.resolve()


@pytest.fixture(scope="session")
def gallery(tool: Path, site: Path) -> Iterator[Callable[..., str]]:
    """The address of a page of the gallery, which runs for all tests."""
    process = subprocess.Popen(
        [tool, "gallery", "--port", "0", "--site", site],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    said = ""
    while not (found := URL.search(said)):
        line = process.stdout.readline()
        if not line:
            pytest.fail(f"the gallery printed no URL; it said: {said}")
        said += line
    yield lambda page="": f"{found.group()}/{page}"
    process.terminate()
    process.wait()
