"""Which tests in browsers are run, in which order, and by which worker."""

from pathlib import Path

import pytest
from unchanged import Unchanged, leave_out
from xdist.scheduler import LoadScopeScheduling

# What begins with something costly, by what its tests' names have in common:
# the start of a browser, or a build.
SHARED = (
    "[firefox", "[webkit", "test_operation_log.py", "test_web_example.py")


class Groups(LoadScopeScheduling):
    """Hands over test by test, but what shares a costly start in one piece.

    Such pieces go first, being those of the most tests.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((name for name in SHARED if name in nodeid), nodeid)


def pytest_xdist_make_scheduler(config, log) -> Groups:
    """Replaces xdist's own, whose groups pytest 9.2 does not know any more."""
    return Groups(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Takes the file that remembers what has passed."""
    parser.addoption(
        "--unchanged", type=Path, metavar="FILE",
        help="leave out what has passed and sees nothing that has changed",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Makes the marks known."""
    config.addinivalue_line("markers", "slow: goes first, so as not to be last")
    config.addinivalue_line("markers", "builds: what it tests from the sources")
    # Workers are told what to leave out.
    if config.option.unchanged and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Unchanged(config.option.unchanged))


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Puts the slowest tests first, beside which others find room."""
    leave_out(config, items)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
