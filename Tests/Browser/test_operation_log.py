"""The engine decides the same natively and as WebAssembly, to the bit."""

import shutil
import struct
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.builds

ROOT = Path(__file__).resolve().parents[2]
RECORD = struct.Struct("<HHiiiii4d")
FIELDS = "code element cell section item z pinned x y width height".split()
CODES = dict(
    enumerate("make show move hide destroy resizeContent".split(), start=1)
)


def decoded(log: bytes, index: int) -> str:
    """A record in words, or that the log has ended."""
    start = index * RECORD.size
    if start + RECORD.size > len(log):
        return "no record: the log has ended"
    values = dict(zip(FIELDS, RECORD.unpack_from(log, start)))
    values["code"] = CODES.get(values["code"], values["code"])
    return " ".join(f"{name}={value}" for name, value in values.items())


def first_difference(a: bytes, b: bytes) -> int | None:
    """The index of the first record that differs, or None."""
    if a == b:
        return None
    for start in range(0, max(len(a), len(b)), RECORD.size):
        stop = start + RECORD.size
        if a[start:stop] != b[start:stop]:
            return start // RECORD.size
    return None


def run(*command: str | Path) -> bytes:
    result = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert result.returncode == 0, result.stderr.decode()[-2000:]
    return result.stdout


@pytest.fixture(scope="module")
def logs() -> tuple[bytes, bytes]:
    """What the native and the WebAssembly build have written."""
    node = shutil.which("node")
    assert node, "no node: run `make test`"
    built = run(ROOT / "Scripts/build-operation-log.sh").decode().split("\n")
    native, module = built[:2]
    script = ROOT / "Benchmarks/operation-log.mjs"
    return run(native), run(node, script, module)


def test_both_builds_write_the_same_operations(logs):
    native, wasm = logs
    index = first_difference(native, wasm)
    assert index is None, (
        f"record {index} differs\n"
        f"  native: {decoded(native, index)}\n"
        f"  wasm:   {decoded(wasm, index)}"
    )


def test_the_log_is_long_and_holds_every_operation(logs):
    native, _ = logs
    assert len(native) % RECORD.size == 0
    assert len(native) // RECORD.size >= 100_000
    codes = {code for code, *_ in RECORD.iter_unpack(native)}
    assert codes == set(CODES)


def test_a_difference_is_found_and_told_in_words(logs):
    native, _ = logs
    changed = bytearray(native)
    changed[RECORD.size * 1_000 + 9] ^= 1
    assert first_difference(native, bytes(changed)) == 1_000
    assert first_difference(native, native[: -RECORD.size]) is not None
    assert decoded(native, 0).startswith("code=resizeContent element=0 cell=-1")


def test_steady_scrolling_allocates_nothing(logs):
    bench = ROOT / "Benchmarks/.build/release/waterflow-bench"
    assert run(bench, "--allocations") == b"0\n"
