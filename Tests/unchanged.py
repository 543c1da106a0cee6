"""Which tests in browsers need not be run again, as Go's own tests do it.

With `--unchanged FILE` a test that has passed is left out until something has
changed that it can see: the tests themselves, the pages, the program that
serves them, the browsers, and those WebAssembly modules that it has loaded. A
module holds what its page uses, so that a change to one gesture is tested where
that gesture is. FILE remembers what has passed with what.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "dist/share/waterflow/site"
# Whatever any test may read; of modules, it is known which it does.
SEEN = (
    "Tests/Browser", "Tests/BrowserExpectations", "Tests/Engines",
    "Tests/Package", "Tests/conftest.py", "Tests/unchanged.py",
    "Documentation", "Scripts", "dist",
)
# What those see besides that build something; conftest.py marks them `builds`.
SOURCES = (
    "Sources", "Benchmarks", "Examples", "Packages", "Plugins", "Toolsets",
    "Package.swift",
)
MODULE = ".wasm"
# What tells which programs there are: browsers, compilers, bundlers, drivers.
PROGRAMS = (("dpkg-query", "-W"), ("swift", "--version"))
ENVIRONMENT = (
    "LANG", "LC_ALL", "TZ",
    "WATERFLOW_CHROMIUM", "WATERFLOW_PACKAGE", "WATERFLOW_TOOL",
)


def files(names: Iterable[str]) -> Iterator[Path]:
    """The files in folders of the repository, but for what was built there."""
    for name in names:
        path = ROOT / name
        found = path.rglob("*") if path.is_dir() else [path]
        for file in sorted(found):
            folders = file.relative_to(ROOT).parts
            hidden = any(part[0] == "." for part in folders)
            if file.is_file() and not hidden and "__pycache__" not in folders:
                yield file


def digest(parts: Iterable[str]) -> str:
    """One short word for all of them."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def content(file: Path) -> str:
    """A word for a file's name and what is in it."""
    read = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{file.relative_to(ROOT)} {read}"


def versions() -> Iterator[str]:
    """What the machine has that tests run, and what they are told."""
    yield sys.version
    for one in distributions():
        yield f"{one.metadata['Name']} {one.version}"
    for command in PROGRAMS:
        try:
            yield subprocess.run(
                command, capture_output=True, text=True, check=False).stdout
        except FileNotFoundError:
            yield f"no {command[0]}"
    for name in ENVIRONMENT:
        yield f"{name}={os.environ.get(name)}"
    if browser := os.environ.get("WATERFLOW_CHROMIUM"):
        stat = Path(browser).stat()
        yield f"{stat.st_size} {stat.st_mtime_ns}"


class Surroundings:
    """What tests can see, as it is now."""

    def __init__(self) -> None:
        seen = list(files(SEEN))
        self.modules = {
            str(file.relative_to(ROOT)): content(file)
            for file in seen
            if file.suffix == MODULE
        }
        shared = [content(file) for file in seen if file.suffix != MODULE]
        self.shared = digest([*shared, *versions()])
        self.sources = digest(content(file) for file in files(SOURCES))

    def of(self, modules: list[str], builds: bool) -> str:
        """A word for what one test can see.

        Who is not known to have loaded a module, or has loaded one from
        elsewhere, which may be a copy, may have loaded each.
        """
        is_known = modules and all(name in self.modules for name in modules)
        names = modules if is_known else sorted(self.modules)
        parts = [self.modules[name] for name in names]
        return digest(
            [self.shared, *parts, *([self.sources] if builds else [])])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Surroundings) and vars(self) == vars(other)


class Unchanged:
    """Leaves out what has passed, and writes down what passes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.surroundings = Surroundings()
        # What has passed, with the modules that it had loaded.
        self.passed: dict[str, dict] = {}
        try:
            self.passed = json.loads(file.read_text())
        except (FileNotFoundError, json.JSONDecodeError):
            pass
        self.unchanged = list(filter(self.is_unchanged, self.passed))
        self.failed: set[str] = set()
        self.begun: dict[str, dict] = {}

    def is_unchanged(self, name: str) -> bool:
        """Whether a test would see what it saw when it passed."""
        entry = self.passed[name]
        return entry["saw"] == self.surroundings.of(
            entry["modules"], entry["builds"])

    def pytest_configure_node(self, node) -> None:
        """Tells a worker which tests it leaves out."""
        node.workerinput["unchanged"] = self.unchanged

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Takes down what a worker tells of a test."""
        if not report.passed:
            self.failed.add(report.nodeid)
        if report.when == "teardown":
            told = [value for name, value in report.user_properties
                    if name == "module"]
            self.begun[report.nodeid] = {
                "modules": sorted(set(told)),
                "builds": ("builds", True) in report.user_properties,
            }

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Writes it down."""
        if self.unchanged and (
            session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED
        ):
            session.exitstatus = pytest.ExitCode.OK
        # What was changed meanwhile, some tests have seen as it was before.
        if self.surroundings != Surroundings():
            return
        for name, entry in self.begun.items():
            saw = self.surroundings.of(entry["modules"], entry["builds"])
            self.passed[name] = {**entry, "saw": saw}
        for name in self.failed:
            self.passed.pop(name, None)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # By renaming: what an interrupted one has left must not count.
        written = self.file.with_suffix(".new")
        written.write_text(json.dumps(self.passed, indent=0) + "\n")
        written.replace(self.file)

    def pytest_terminal_summary(self, terminalreporter) -> None:
        """Says how many were left out."""
        if self.unchanged:
            terminalreporter.write_line(
                f"{len(self.unchanged)} have passed before, and nothing has"
                " changed that they see: RERUN=1 runs them again")


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a worker: takes those from the list that need not be run."""
    for item in items:
        if item.get_closest_marker("builds"):
            item.user_properties.append(("builds", True))
    unchanged = set(getattr(config, "workerinput", {}).get("unchanged", ()))
    out = [item for item in items if item.nodeid in unchanged]
    if out:
        items[:] = [item for item in items if item.nodeid not in unchanged]
        config.hook.pytest_deselected(items=out)


def note_module(request: pytest.FixtureRequest, path: str, root: Path) -> None:
    """A page of a test has loaded a module from below a folder."""
    if path.endswith(MODULE):
        file = (root / path.lstrip("/")).resolve()
        if file.is_relative_to(ROOT):
            name = str(file.relative_to(ROOT))
            request.node.user_properties.append(("module", name))
