"""Fixtures of the browser tests: a Chromium, and the gallery it looks at."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from kept_pages import KeptPages
from playwright.sync_api import Browser, Page, expect, sync_playwright
from rest import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
# Who begins in this folder has not come by the one above.
sys.path.append(str(ROOT / "Tests"))

from unchanged import SITE, note_module  # noqa: E402

START_SECONDS = 60
expect.set_options(timeout=PATIENCE)
URL = re.compile(r"http://127\.0\.0\.1:\d+/?\S*")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser: `WATERFLOW_CHROMIUM`, else Debian's."""
    path = os.environ.get("WATERFLOW_CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.fail("no Chromium: run `make test`, or set WATERFLOW_CHROMIUM")
    return path


@pytest.fixture(scope="session")
def tool() -> str:
    """The path of the release build: `WATERFLOW_TOOL`, else where it goes."""
    path = os.environ.get("WATERFLOW_TOOL") or ROOT / "dist/bin/waterflow"
    if not os.access(path, os.X_OK):
        pytest.fail(f"no tool at {path}: run `make tool`")
    return str(path)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests; each opens pages of its own."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def kept_pages(browser: Browser) -> Iterator[KeptPages]:
    """The pages that tests leave to each other."""
    kept = KeptPages(browser)
    yield kept
    kept.close()


@dataclass
class Gallery:
    """A gallery that runs, and what it has printed."""

    url: str
    process: subprocess.Popen
    lines: list[str] = field(default_factory=list)

    def stop(self) -> int:
        """Asks it to end, insists after ten seconds; returns its status."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        return self.process.wait()


def start(tool: str, *arguments: str) -> Gallery:
    """Starts `waterflow gallery` on a free port; returns when it serves."""
    process = subprocess.Popen(
        [tool, "gallery", "--port", "0", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    gallery = Gallery(url="", process=process)
    served = threading.Event()

    # In a thread, so that a full pipe never blocks the server, nor a silent
    # server the tests.
    def read() -> None:
        for line in process.stdout:
            gallery.lines.append(line.rstrip("\n"))
            found = URL.search(line)
            if found and not gallery.url:
                gallery.url = found.group(0)
                served.set()
        served.set()

    threading.Thread(target=read, daemon=True).start()
    served.wait(timeout=START_SECONDS)
    if not gallery.url:
        gallery.stop()
        said = "\n".join(gallery.lines) or "nothing"
        pytest.fail(f"the gallery printed no URL; it said: {said}")
    return gallery


@pytest.fixture(scope="session")
def galleries(tool: str) -> Iterator[dict[tuple[str, ...], Gallery]]:
    """Those that serve more than one test, by what they were started with."""
    running: dict[tuple[str, ...], Gallery] = {}
    yield running
    for one in running.values():
        one.stop()


@pytest.fixture
def gallery(
    tool: str, galleries: dict[tuple[str, ...], Gallery]
) -> Iterator[Callable[..., Gallery]]:
    """Finds galleries: `gallery("--count", "100").url`.

    One that shows generated pictures goes on for other tests, unless it is to
    be a test's own; any other one ends with its test.
    """
    running: list[Gallery] = []

    def begin(*arguments: str, is_own: bool = False) -> Gallery:
        if is_own or "--data" in arguments:
            running.append(start(tool, *arguments))
            return running[-1]
        if arguments not in galleries:
            galleries[arguments] = start(tool, *arguments)
        return galleries[arguments]

    yield begin
    for one in running:
        one.stop()


@pytest.fixture
def visit(
    kept_pages: KeptPages, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Opens pages: `visit(url, width=500)`; no error may turn up in them.

    A script runs before the page's own. Further options are those of a
    browser's context, such as `color_scheme`; a page with such, or which
    `is_own`, is for one test.
    """
    ends = ExitStack()
    errors: list[str] = []

    def open_page(
        url: str,
        width: int = 1200,
        height: int = 800,
        excuse: str = "",
        script: str = "",
        **options,
    ) -> Page:
        def fail(error) -> None:
            errors.append(str(error))

        def tell(message) -> None:
            # Chromium says so of what is used late, as on a busy machine.
            is_late = "was preloaded using link preload" in message.text
            if message.type in ("error", "warning") and not is_late and not (
                excuse and excuse in message.text
            ):
                errors.append(message.text)

        def note(asked) -> None:
            note_module(request, urlsplit(asked.url).path, SITE)

        page = kept_pages.lend(
            ends,
            {"pageerror": fail, "console": tell, "request": note},
            width,
            height,
            script,
            **options,
        )
        page.goto(url)
        return page

    with ends:
        yield open_page
    assert errors == []
