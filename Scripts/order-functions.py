"""Writes a WebAssembly module as text with its functions in another order: each
by those that it resembles, so that brotli tells it in fewer bytes.

Usage: order-functions.py MODULE.wat RESULT.wat. The text is wasm-opt's, of a
module without names, whose functions it numbers. The same module gives the same
order each time.
"""

import pathlib
import re
import sys
from collections import Counter

# So many instructions in a row are compared.
LENGTH = 4
# What more functions than these have in common tells nothing of them.
COMMON = 200
# A function follows the last ones, and the last of all the most.
BEFORE = 3
# To find what resembles a function, those that are short count for more; what
# is shorter than this, in rows, only a little.
SHORT = 20


def instructions(function):
    """Returns what the instructions of a function are, with what they name that
    is alike elsewhere: not the variables, nor the functions."""
    found = []
    for line in function.split("\n")[1:]:
        line = re.sub(r"\$\d+\b", "$", line.strip())
        name = line.split(" ")[0].lstrip("(")
        tells = "call" in line or "offset" in line or "const" in line
        found.append(f"{name} {line}" if tells else name)
    return found


def rows_of(functions):
    """Returns, for each function, the rows of instructions that others have as
    well, as numbers; and how many functions have each."""
    numbers, counts, rows = {}, Counter(), []
    for function in functions:
        code = instructions(function)
        # Ordered, so that sums come out the same each time.
        found = dict.fromkeys(
            numbers.setdefault(tuple(code[at:at + LENGTH]), len(numbers))
            for at in range(max(1, len(code) - LENGTH + 1)))
        rows.append(found)
        counts.update(found.keys())
    shared = [
        [row for row in found if 1 < counts[row] < COMMON] for found in rows]
    return shared, counts


def by_likeness(functions):
    """Returns the functions' indices, each behind what it resembles."""
    rows, counts = rows_of(functions)
    having = {}
    for index, found in enumerate(rows):
        for row in found:
            having.setdefault(row, []).append(index)
    order, left = [0], dict.fromkeys(range(1, len(functions)))
    while left:
        likeness = Counter()
        for distance, last in enumerate(reversed(order[-BEFORE:]), start=1):
            for row in rows[last]:
                # What few have in common tells more.
                share = 1 / (distance * counts[row])
                for index in having[row]:
                    if index in left:
                        likeness[index] += share
        best = max(
            likeness, default=next(iter(left)),
            key=lambda index: (
                likeness[index] / (len(rows[index]) + SHORT) ** 0.5, -index))
        order.append(best)
        del left[best]
    return order


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    text = source.read_text().rstrip()
    parts = re.split(r"\n(?= \()", text.removesuffix(")"))
    functions = [part for part in parts if part.startswith(" (func")]
    others = [part for part in parts if not part.startswith(" (func")]
    ordered = [functions[index] for index in by_likeness(functions)]
    target.write_text("\n".join([*others, *ordered, ")\n"]))


if __name__ == "__main__":
    main()
