#!/usr/bin/env python3
"""Lists what a module's bytes are: its functions by size, or by a common part.

    Scripts/list-functions.py MODULE [--named LINKED] [--by type] [--most 60]
      [--match TEXT]

MODULE is what the linker wrote, or what `wasm-opt -g` made of that without its
names; LINKED then tells them, by the functions' numbers.
"""

import argparse
import re
import subprocess
from collections import Counter
from pathlib import Path

from wasm_binary import Reader, imported_functions

SECTIONS = (
    "custom type import function table memory global export start element "
    "code data count tag"
).split()


def sections(data: bytes) -> list[tuple[str, bytes]]:
    """The sections by their names; a custom one by its own."""
    reader = Reader(data, 8)
    found = []
    while not reader.is_at_end:
        kind = reader.number()
        body = reader.bytes()
        name = SECTIONS[kind]
        if name == "custom":
            inner = Reader(body)
            name = inner.bytes().decode()
            body = body[inner.at :]
        found.append((name, body))
    return found


def function_names(body: bytes) -> dict[int, str]:
    """Names by the functions' numbers."""
    reader = Reader(body)
    names = {}
    while not reader.is_at_end:
        kind = reader.number()
        part = Reader(reader.bytes())
        if kind != 1:
            continue
        for _ in range(part.number()):
            number = part.number()
            names[number] = part.bytes().decode()
    return names


def demangled(names: list[str]) -> list[str]:
    """The same names as in Swift's sources, as short as may be."""
    said = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"],
        input="\n".join(names),
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout.splitlines()


def owner(name: str) -> str:
    """The type that a function belongs to, or else the function."""
    found = re.search(
        r"(?:^|[ (])((?:[A-Z]\w*(?:<[^()]*>)?\.)+)[a-z_(]\w*", name
    ) or re.search(r"(?:for|in) ([A-Z]\w*)", name)
    return re.sub(r"<.*", "", found[1]).rstrip(".") if found else "(others)"


def main() -> None:
    """Prints the lists."""
    parser = argparse.ArgumentParser()
    parser.add_argument("module", type=Path)
    parser.add_argument("--named", type=Path)
    parser.add_argument("--by", choices=["function", "type"])
    parser.add_argument("--most", type=int, default=60)
    parser.add_argument("--match", default="")
    options = parser.parse_args()
    parts = sections(options.module.read_bytes())
    for name, body in parts:
        if name not in ("name", "code"):
            print(f"{len(body):8} section {name}")
    bodies = dict(parts)
    first = imported_functions(bodies.get("import", b""))
    names = function_names(bodies.get("name", b""))
    if options.named:
        linked = dict(sections(options.named.read_bytes()))
        before = function_names(linked["name"])
        # Those without a name are counted without the imported ones.
        skipped = imported_functions(linked["import"])
        names = {
            number: before[int(name) + skipped] if name.isdigit() else name
            for number, name in names.items()
        }
    reader = Reader(bodies["code"])
    count = reader.number()
    sizes = [len(reader.bytes()) for _ in range(count)]
    print(f"{sum(sizes):8} {count} functions")
    numbers = range(first, first + count)
    shown = demangled([names.get(n, f"function {n}") for n in numbers])
    rows: Counter[str] = Counter()
    for size, name in zip(sizes, shown):
        if options.match in name:
            rows[owner(name) if options.by == "type" else name] += size
    for name, size in rows.most_common(options.most):
        print(f"{size:8} {name}")


if __name__ == "__main__":
    main()
