"""A server of the JavaScript package as built, and of pages that tests write.

Other test folders put the fixture among theirs by importing it:
`from package_site import package_site`.
"""

import os
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from unchanged import note_module

ROOT = Path(__file__).resolve().parents[2]
# Where the package stands in a page's addresses.
PACKAGE = "/water-flow/"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}

# What the strictest page that can run the element says: no inline styles or
# scripts, and WebAssembly but no `eval`.
STRICT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; connect-src 'self'; img-src 'self' data:"
)

# Of every page of which a test writes no more than what is special to it.
HEAD = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{PACKAGE}water-flow.css">
<script type="module" src="{PACKAGE}index.js"></script>
"""


@dataclass
class Answer:
    """What a path answers."""

    body: bytes
    type: str
    headers: Mapping[str, str] = field(default_factory=dict)
    status: HTTPStatus = HTTPStatus.OK


class Withheld:
    """A file that does not come, or not whole, before a test lets it."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.released = threading.Event()
        self.asked = threading.Event()

    def release(self) -> None:
        """Sends what is left, to everybody who waits for it."""
        self.released.set()


class PackageSite:
    """Serves on loopback, on a free port, until it is closed."""

    def __init__(self, package: Path) -> None:
        # Folders by what begins the addresses of their files. With another
        # folder there, or the same one again, a page has two packages.
        self.folders: dict[str, Path] = {PACKAGE: package}
        self.answers: dict[str, Answer] = {}
        self.withheld: dict[str, Withheld] = {}
        # The paths asked for, in order.
        self.requests: list[str] = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.server.daemon_threads = True
        # It looks that often whether it is to end, in seconds.
        threading.Thread(
            target=self.server.serve_forever, args=(0.01,), daemon=True
        ).start()

    @property
    def origin(self) -> str:
        """What begins each address, without a slash at its end."""
        return f"http://127.0.0.1:{self.server.server_port}"

    def put(
        self,
        path: str,
        content: str | bytes,
        headers: Mapping[str, str] | None = None,
        status: HTTPStatus = HTTPStatus.OK,
    ) -> str:
        """Answers a path, a package's file too, with this; returns the URL."""
        body = content.encode() if isinstance(content, str) else content
        kind = TYPES.get(Path(path).suffix, TYPES[".html"])
        self.answers[path] = Answer(body, kind, headers or {}, status)
        return self.origin + path

    def put_page(
        self,
        html: str,
        head: str = "",
        headers: Mapping[str, str] | None = None,
        path: str = "/",
    ) -> str:
        """Serves a page with the element; a whole document goes as it is."""
        if not html.lstrip().lower().startswith("<!doctype"):
            html = f"{HEAD}{head}</head>\n<body>\n{html}\n</body>\n</html>\n"
        return self.put(path, html, headers)

    def withhold(self, name: str, after: int = 0) -> Withheld:
        """Sends only the first bytes of a file until that is released.

        A name without a slash is a file of the package.
        """
        path = name if name.startswith("/") else PACKAGE + name
        return self.withheld.setdefault(path, Withheld(after))

    def asked_for(self, name: str) -> bool:
        """Whether a file of the package was asked for."""
        return PACKAGE + name in self.requests

    def answer(self, path: str) -> Answer:
        """What a path answers now."""
        if path in self.answers:
            return self.answers[path]
        for prefix, folder in self.folders.items():
            if not path.startswith(prefix):
                continue
            file = (folder / path.removeprefix(prefix)).resolve()
            if file.is_file() and file.is_relative_to(folder.resolve()):
                kind = TYPES.get(file.suffix, "application/octet-stream")
                return Answer(file.read_bytes(), kind)
        return Answer(b"", TYPES[".html"], status=HTTPStatus.NOT_FOUND)

    def close(self) -> None:
        """Lets go who waits, and ends."""
        for withheld in self.withheld.values():
            withheld.release()
        self.server.shutdown()
        self.server.server_close()


def handler(site: PackageSite) -> type[BaseHTTPRequestHandler]:
    """What answers for a site."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = unquote(urlsplit(self.path).path)
            site.requests.append(path)
            answer = site.answer(path)
            self.send_response(answer.status)
            fields = {
                "Content-Type": answer.type,
                "Content-Length": str(len(answer.body)),
                "Cache-Control": "no-cache",
                "X-Content-Type-Options": "nosniff",
            }
            for name, value in {**fields, **answer.headers}.items():
                self.send_header(name, value)
            self.end_headers()
            try:
                self.send(path, answer.body)
            except (BrokenPipeError, ConnectionResetError):
                # The page went away; nobody reads the rest.
                self.close_connection = True

        def send(self, path: str, body: bytes) -> None:
            if withheld := site.withheld.get(path):
                self.wfile.write(body[: withheld.after])
                self.wfile.flush()
                withheld.asked.set()
                withheld.released.wait()
                body = body[withheld.after :]
            self.wfile.write(body)

        def log_message(self, *_) -> None:
            """Says nothing: what is asked for stands in `requests`."""

    return Handler


@pytest.fixture(scope="session")
def package() -> Path:
    """The built package: `WATERFLOW_PACKAGE`, else where it goes."""
    path = Path(os.environ.get("WATERFLOW_PACKAGE") or ROOT / "dist/water-flow")
    if not (path / "package.json").is_file():
        pytest.fail(f"no package at {path}: run `make package`")
    return path


@pytest.fixture
def package_site(
    package: Path, request: pytest.FixtureRequest
) -> Iterator[PackageSite]:
    """The package on a server of the test's own, an origin of its own too."""
    site = PackageSite(package)
    yield site
    site.close()
    for path in site.requests:
        note_module(request, path.removeprefix(PACKAGE), package)
