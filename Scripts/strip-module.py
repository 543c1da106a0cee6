"""Writes a WebAssembly module without one of its data segments, and without
exports that nobody calls, whose functions wasm-opt drops then.

Usage: strip-module.py MODULE RESULT SEGMENT [EXPORT...]. The segment is found by
the name that the linker gave it; the module loses its names, which told of all
segments, and what else is for debuggers, for which wasm-opt would spare code.
"""

import pathlib
import sys

from wasm_binary import CUSTOM, DATA, DATA_COUNT, EXPORT, Reader, encoded

SEGMENT_NAMES = 9


def segment_names(custom):
    """Returns the segments' names by index, of a section that holds names."""
    reader = Reader(custom)
    names = {}
    if reader.bytes() != b"name":
        return names
    for kind, content in reader.sections():
        entries = Reader(content)
        if kind == SEGMENT_NAMES:
            for _ in range(entries.number()):
                index = entries.number()
                names[index] = entries.bytes().decode()
    return names


def segments(content):
    """Returns the bytes of each segment, place included."""
    reader = Reader(content)
    found = []
    for _ in range(reader.number()):
        start = reader.at
        # Others are named in the code by an index, which must not change.
        kind, code, _, end = (
            reader.byte(), reader.byte(), reader.number(), reader.byte())
        assert kind == 0, "only active segments can be dropped"
        assert (code, end) == (0x41, 0x0B), "its place is no constant"
        reader.bytes()
        found.append(content[start : reader.at])
    return found


def exports(content):
    """Yields the name and the bytes of each export."""
    reader = Reader(content)
    for _ in range(reader.number()):
        start = reader.at
        name = reader.bytes().decode()
        reader.byte()
        reader.number()
        yield name, content[start : reader.at]


def without(module, name, unused):
    """Returns a module without the segments of a name and without exports."""
    header, sections = module[:8], list(Reader(module, 8).sections())
    names = {}
    for number, content in sections:
        if number == CUSTOM:
            names |= segment_names(content)
    result, left = bytearray(header), None
    for number, content in reversed(sections):
        if number == CUSTOM:
            continue
        if number == DATA:
            kept = [
                segment
                for index, segment in enumerate(segments(content))
                if names.get(index) != name
            ]
            left = len(kept)
            content = encoded(left) + b"".join(kept)
        elif number == EXPORT:
            found = dict(exports(content))
            unknown = unused - found.keys()
            assert not unknown, f"no export is called {unknown}"
            kept = [one for key, one in found.items() if key not in unused]
            content = encoded(len(kept)) + b"".join(kept)
        elif number == DATA_COUNT:
            content = encoded(left)
        result[8:8] = bytes([number]) + encoded(len(content)) + content
    return bytes(result)


if __name__ == "__main__":
    source, target, name, *unused = sys.argv[1:]
    module = pathlib.Path(source).read_bytes()
    pathlib.Path(target).write_bytes(without(module, name, set(unused)))
