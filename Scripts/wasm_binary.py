"""What scripts read of WebAssembly modules, and write: numbers and sections."""

from collections.abc import Iterator

# The numbers of sections.
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL = range(7)
EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(7, 13)


class Reader:
    """Reads integers, names and sections from bytes."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    @property
    def is_at_end(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self.data)

    def byte(self) -> int:
        """Reads a byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Reads an integer of seven bits a byte."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, count: int) -> bytes:
        """Reads so many bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def sections(self) -> Iterator[tuple[int, bytes]]:
        """Yields number and content of each of the sections that follow."""
        while not self.is_at_end:
            number = self.byte()
            yield number, self.bytes()

    def bytes(self) -> bytes:
        """Reads bytes that come with their number."""
        return self.take(self.number())


def encoded(value: int) -> bytes:
    """Returns an integer as seven bits a byte."""
    result = bytearray()
    while value >= 0x80:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(result) + bytes([value])


def imported_functions(imports: bytes) -> int:
    """How many functions are imported, by which the others' numbers begin."""
    reader = Reader(imports)
    count = 0
    for _ in range(reader.number()):
        reader.bytes()
        reader.bytes()
        kind = reader.byte()
        if kind == 0:
            count += 1
            reader.number()
        elif kind == 3:
            reader.take(2)
        else:
            if kind == 1:
                reader.byte()
            has_limit = reader.byte() & 1
            reader.number()
            if has_limit:
                reader.number()
    return count
