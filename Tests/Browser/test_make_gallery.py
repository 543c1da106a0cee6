"""What `make gallery` says of arguments that cannot be meant."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("PHOTOS=/none/such", "no such folder (/none/such)"),
        (f"PHOTOS={__file__}", "no folder; name the one it is in"),
        ("DATA=/none/such", "no such file (/none/such)"),
        ("PORT=abc", "give a number from 0 to 65535"),
        ("PORT=-1", "give a number from 0 to 65535"),
        ("PORT=65536", "give a number from 0 to 65535"),
        ("COUNT=0", "give a number from 1 to 10000000"),
        ("COUNT=1e9", "give a number from 1 to 10000000"),
        ("COUNT=18446744073709551617", "give a number from 1 to 10000000"),
    ],
)
def test_a_wrong_argument_is_named_before_anything_is_built(
    argument: str, said: str, tmp_path: Path
) -> None:
    assert make_gallery(tmp_path, argument) == f"error: {argument}: {said}"


@pytest.mark.parametrize("other", [f"DATA={__file__}", "COUNT=5"])
def test_a_folder_and_other_photos_are_not_shown_at_once(
    other: str, tmp_path: Path
) -> None:
    said = make_gallery(tmp_path, f"PHOTOS={tmp_path}", other)
    name = other.split("=")[0]
    assert said == f"error: PHOTOS and {name} cannot be given together"


def make_gallery(folder: Path, *arguments: str) -> str:
    """The first line that it says, where nothing can be built."""
    (folder / "swift").symlink_to("/bin/false")
    path = f"{folder}:{os.environ['PATH']}"
    environment = os.environ | {"PATH": path}
    # Of a make that runs the tests, which this one would have a word about.
    environment.pop("MAKEFLAGS", None)
    refused = subprocess.run(
        ["make", "gallery", *arguments], cwd=ROOT, capture_output=True,
        env=environment, text=True)
    assert refused.returncode != 0
    return refused.stderr.splitlines()[0]
