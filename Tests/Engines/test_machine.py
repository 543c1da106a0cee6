"""What a browser that is driven leaves of the machine."""

import os

from engine import Engine

# Collected before any browser starts.
NULL = os.stat(os.devnull)


def test_the_null_device_stays(engine: Engine) -> None:
    """Firefox's driver deletes the log of the time before, whatever it is."""
    assert os.path.samestat(os.stat(os.devnull), NULL)
