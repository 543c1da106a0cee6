"""Puts the functions of a WebAssembly module in another order: each behind what
it resembles, so that brotli tells it in fewer bytes.

Usage: order-functions.py MODULE RESULT. The module has no names. The same module
gives the same order each time.
"""

import pathlib
import sys
from collections import Counter

from wasm_binary import (
    CODE, CUSTOM, ELEMENT, EXPORT, FUNCTION, GLOBAL, IMPORT, START, Reader,
    encoded, imported_functions,
)

# So many bytes in a row are compared: an instruction or two.
LENGTH = 5
# What so many functions have in common tells nothing of them.
COMMON = 200
# A function follows the last ones, and the last of all the most.
BEFORE = 12
# To find what resembles a function, those that are short count for more; what
# is shorter than this, in rows, only a little.
SHORT = 60
# How much less a long one counts: 1 would be by its length.
LESS = 0.6

# Instructions by how many numbers follow their first byte; one that is unknown
# here might be followed by others.
NUMBERS = {
    **dict.fromkeys([0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1], 0),
    **dict.fromkeys(range(0x45, 0xC5), 0),
    # Constants of so many bytes.
    **dict.fromkeys([0x43, 0x44], 0),
    # Blocks, branches, variables, constants, memory.
    **dict.fromkeys([0x02, 0x03, 0x04, 0x0C, 0x0D], 1),
    **dict.fromkeys([0x11, 0x13], 2),
    **dict.fromkeys(range(0x20, 0x27), 1),
    **dict.fromkeys(range(0x28, 0x3F), 2),
    **dict.fromkeys([0x3F, 0x40, 0x41, 0x42, 0xD0], 1),
}
BYTES = {0x43: 4, 0x44: 8}
BRANCH_TABLE, TYPED_SELECT, MORE = 0x0E, 0x1C, 0xFC
# Those that name a function.
CALL, TAIL_CALL, FUNCTION_REFERENCE = 0x10, 0x12, 0xD2
CONSTANT, END = 0x41, 0x0B
# After `MORE`: conversions, then what copies and fills memory and tables.
MORE_NUMBERS = [0] * 8 + [2, 1, 2, 1, 2, 1, 2, 1, 1, 1]


def skip_rest(reader, code):
    """Reads what follows the first byte of a usual instruction."""
    for _ in range(NUMBERS[code]):
        reader.number()
    reader.take(BYTES.get(code, 0))


def calls(body):
    """Yields where a function's code names one, and the end of that."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.number()
        reader.byte()
    while not reader.is_at_end:
        code = reader.byte()
        if code in (CALL, TAIL_CALL, FUNCTION_REFERENCE):
            start = reader.at
            reader.number()
            yield start, reader.at
        elif code == MORE:
            for _ in range(MORE_NUMBERS[reader.number()]):
                reader.number()
        elif code in (BRANCH_TABLE, TYPED_SELECT):
            for _ in range(reader.number() + (code == BRANCH_TABLE)):
                reader.number()
        else:
            skip_rest(reader, code)
    assert reader.at == len(body), "a function ends within an instruction"


def rows_of(bodies):
    """Returns, for each function, the rows of bytes that others have as well,
    as numbers; and how many functions have each."""
    numbers, counts, rows = {}, Counter(), []
    for body in bodies:
        # Ordered, so that sums come out the same each time.
        found = dict.fromkeys(
            numbers.setdefault(body[at : at + LENGTH], len(numbers))
            for at in range(max(1, len(body) - LENGTH + 1)))
        rows.append(found)
        counts.update(found.keys())
    shared = [
        [row for row in found if 1 < counts[row] < COMMON] for found in rows]
    return shared, counts


def by_likeness(bodies):
    """Returns the functions' indices, each behind what it resembles."""
    rows, counts = rows_of(bodies)
    having = {}
    for index, found in enumerate(rows):
        for row in found:
            having.setdefault(row, []).append(index)
    order, left = [0], dict.fromkeys(range(1, len(bodies)))
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
                likeness[index] / (len(rows[index]) + SHORT) ** LESS, -index))
        order.append(best)
        del left[best]
    return order


def names_function(globals):
    """Whether the value of a global is a function."""
    reader = Reader(globals)
    for _ in range(reader.number()):
        reader.take(2)
        while (code := reader.byte()) != END:
            if code == FUNCTION_REFERENCE:
                return True
            skip_rest(reader, code)
    return False


def listed(content):
    """Yields the parts of a section that come with their lengths."""
    reader = Reader(content)
    for _ in range(reader.number()):
        yield reader.bytes()


class Renumbering:
    """Writes sections with functions in another order."""

    def __init__(self, order, imported):
        self.order = order
        self.numbers = {
            imported + old: imported + new for new, old in enumerate(order)}

    def number(self, old):
        return encoded(self.numbers.get(old, old))

    def types(self, content):
        reader = Reader(content)
        types = [encoded(reader.number()) for _ in range(reader.number())]
        return encoded(len(types)) + b"".join(types[old] for old in self.order)

    def exports(self, content):
        reader, result = Reader(content), bytearray()
        count = reader.number()
        for _ in range(count):
            start = reader.at
            reader.bytes()
            is_function = reader.byte() == 0
            result += content[start : reader.at]
            number = reader.number()
            result += self.number(number) if is_function else encoded(number)
        return encoded(count) + result

    def elements(self, content):
        reader, result = Reader(content), bytearray()
        count = reader.number()
        for _ in range(count):
            start = reader.at
            # Others tell what kind they are before what is in them.
            kind, code, _, end, functions = (
                reader.number(), reader.byte(), reader.number(), reader.byte(),
                reader.number())
            assert kind == 0, "an element segment is not active"
            assert (code, end) == (CONSTANT, END), "its place is no constant"
            result += content[start : reader.at]
            for _ in range(functions):
                result += self.number(reader.number())
        return encoded(count) + result

    def code(self, bodies):
        result = bytearray(encoded(len(bodies)))
        for old in self.order:
            body, written, end = bodies[old], bytearray(), 0
            for start, next_end in calls(body):
                written += body[end:start]
                written += self.number(Reader(body, start).number())
                end = next_end
            written += body[end:]
            result += encoded(len(written)) + written
        return bytes(result)

    def section(self, number, content):
        match number:
            case _ if number == FUNCTION:
                return self.types(content)
            case _ if number == EXPORT:
                return self.exports(content)
            case _ if number == START:
                return self.number(Reader(content).number())
            case _ if number == ELEMENT:
                return self.elements(content)
            case _ if number == CODE:
                return self.code(list(listed(content)))
        return content


def ordered(module):
    """Returns a module with its functions in the order of their likeness."""
    sections = list(Reader(module, 8).sections())
    contents = dict(sections)
    # They might name functions, too.
    assert CUSTOM not in contents, "there are names, or what is for debuggers"
    assert not names_function(contents.get(GLOBAL, b"\0")), "a global does"
    bodies = list(listed(contents[CODE]))
    renumbering = Renumbering(
        by_likeness(bodies), imported_functions(contents.get(IMPORT, b"\0")))
    result = bytearray(module[:8])
    for number, content in sections:
        content = renumbering.section(number, content)
        result += bytes([number]) + encoded(len(content)) + content
    return bytes(result)


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_bytes(ordered(source.read_bytes()))
