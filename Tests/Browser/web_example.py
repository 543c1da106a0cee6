"""The example for the web in a folder of a stranger's, and how it is served."""

import os
import re
import shutil
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (
    "swift", "package", "--allow-writing-to-package-directory",
    "waterflow-site",
)
ARTICLE = ROOT / "Sources/WaterflowWeb/WaterflowWeb.docc/GettingStarted.md"
TARGETS = "  targets: [\n"
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


@dataclass
class Example:
    """A copy of the example, outside of this repository."""

    folder: Path

    @property
    def sources(self) -> Path:
        """Those of its page."""
        return self.folder / "Sources/Colours"

    @property
    def environment(self) -> dict[str, str]:
        """A stranger's: without what this repository's scripts ask for."""
        return {
            name: value for name, value in os.environ.items()
            if not name.startswith("WATERFLOW_")
        }

    def run(self, *options: str) -> subprocess.CompletedProcess:
        """Has the plugin do something and waits for its end."""
        return subprocess.run(
            [*COMMAND, *options], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True)


@dataclass
class Serving:
    """The command while it serves."""

    process: subprocess.Popen
    terminal: int
    url: str = ""

    def read(self) -> None:
        """Reads what it says up to its address."""
        said = ""
        while not (found := ADDRESS.search(said)):
            try:
                said += os.read(self.terminal, 4096).decode()
            except OSError:
                pytest.fail(f"the example is not served; it said: {said}")
        self.url = found.group(0)

    def interrupt(self) -> None:
        """Does what Ctrl+C does."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait()


def copy_article(folder: Path) -> None:
    """Puts the page of the article into a package, as it is written there."""
    [numbers, main] = samples("swift")
    target = folder / "Sources/Numbers"
    target.mkdir()
    (target / "Numbers.swift").write_text(numbers)
    (target / "main.swift").write_text(main)
    [page] = samples("html")
    (folder / "Public/numbers.html").write_text(page)


def article_target() -> str:
    """The target in the manifest of the article."""
    return re.search(
        r"^ +\.executableTarget\(.*?^ +\)$", ARTICLE.read_text(),
        re.DOTALL | re.MULTILINE).group()


def samples(language: str) -> list[str]:
    """Those of a language in the article."""
    return re.findall(
        f"```{language}\n(.*?)```", ARTICLE.read_text(), re.DOTALL)


def make_neighbour(folder: Path) -> None:
    """A package of the stranger's beside the page's own."""
    (folder / "Sources/Shades").mkdir(parents=True)
    (folder / "Sources/Shades/Light.swift").write_text(
        "public let light = 0.9\n")
    (folder / "Package.swift").write_text(
        """// swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "shades",
          products: [.library(name: "Shades", targets: ["Shades"])],
          targets: [.target(name: "Shades")])
        """)


def copy_example(folder: Path) -> Example:
    """The example in a new folder, with the article's page, not yet built."""
    copy = Example(folder / "colours")
    shutil.copytree(
        ROOT / "Examples/Web", copy.folder,
        ignore=shutil.ignore_patterns(".build", "dist", "Package.resolved"))
    manifest = copy.folder / "Package.swift"
    text = manifest.read_text()
    assert 'path: "../.."' in text
    assert TARGETS in text
    make_neighbour(copy.folder.parent / "shades")
    for old, new in [
        ("  dependencies: [\n",
         '  dependencies: [\n    .package(path: "../shades"),\n'),
        ("dependencies: [.product(",
         'dependencies: [.product(name: "Shades", package: "shades"), '
         ".product("),
    ]:
        assert old in text
        text = text.replace(old, new, 1)
    text = text.replace(TARGETS, f"{TARGETS}{article_target()},\n")
    manifest.write_text(text.replace('path: "../.."', f'path: "{ROOT}"'))
    # What strangers ask for besides, with the one import.
    shutil.copy(ROOT / "Tests/Browser/Uses.swift", copy.sources)
    copy_article(copy.folder)
    return copy
