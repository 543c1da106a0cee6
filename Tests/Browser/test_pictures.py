"""What the server paints is a picture to others as well."""

import struct
import urllib.request
import zlib
from urllib.parse import urljoin

INDICES = [0, 1, 5, 11, 13, 17, 42, 9_999_999]


def chunks(data: bytes) -> dict[bytes, bytes]:
    """The parts of a PNG by type, with their checksums checked."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    parts, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        assert checksum == zlib.crc32(kind + body)
        parts[kind] = body
        at += 12 + length
    return parts


def pixels(data: bytes) -> list[list[tuple[int, int, int]]]:
    """The rows of a PNG of eight bits a colour, none of them filtered twice."""
    parts = chunks(data)
    width, height, *form = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    assert form == [8, 2, 0, 0, 0]
    raw = zlib.decompress(parts[b"IDAT"])
    assert len(raw) == (3 * width + 1) * height
    rows = []
    for row in range(height):
        line = raw[row * (3 * width + 1) : (row + 1) * (3 * width + 1)]
        assert line[0] == 1, "told by differences to the left"
        left, colours = (0, 0, 0), []
        for at in range(1, len(line), 3):
            step = line[at : at + 3]
            left = tuple((a + b) & 255 for a, b in zip(left, step))
            colours.append(left)
        rows.append(colours)
    return rows


def test_pictures_are_whole_and_show_their_index(gallery):
    """Each has a sky in one colour a row, dark ground, and white figures."""
    url = gallery("--count", "10").url
    for index in INDICES:
        with urllib.request.urlopen(
            urljoin(url, f"pictures/{index}.png")
        ) as answer:
            assert answer.headers["Content-Type"] == "image/png"
            rows = pixels(answer.read())
        assert len(set(rows[0])) <= 3, "sky, and perhaps a star"
        ground = rows[-1][-1]
        assert max(ground) < 160, "white figures stand out on it"
        figures = [
            colour
            for row in rows[len(rows) * 3 // 4 :]
            for colour in row[: len(row) * 2 // 3]
        ]
        assert figures.count((255, 255, 255)) > 20 * len(str(index))


def test_browser_shows_the_same_pixels(gallery, visit):
    """A browser's own decoder finds what is written in the file."""
    url = gallery("--count", "10").url
    page = visit(url)
    for index in INDICES:
        address = urljoin(url, f"pictures/{index}.png")
        with urllib.request.urlopen(address) as answer:
            rows = pixels(answer.read())
        seen = page.evaluate(
            """async (address) => {
              const image = new Image();
              image.src = address;
              await image.decode();
              const canvas = new OffscreenCanvas(image.width, image.height);
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(
                0, 0, image.width, image.height);
              return [image.width, image.height, [...data.filter(
                (_, at) => at % 4 < 3 && (at >> 2) % 97 === 0)]];
            }""",
            address,
        )
        flat = [colour for row in rows for colour in row][::97]
        assert seen[:2] == [len(rows[0]), len(rows)]
        assert seen[2] == [value for colour in flat for value in colour]
