"""Where items stand, worked out naively: the rules of the modes, and no more.

Frames are (x, y, width, height) in pixels, from the content's corner.
"""

import struct

Frame = tuple[float, float, float, float]

# Browsers, and what is laid out for them, count in fractions of a pixel.
UNIT = 64


def rounded(pixels: float) -> float:
    """To the fraction that browsers count in."""
    return round(pixels * UNIT) / UNIT


def single(number: float) -> float:
    """As 32 bits hold it."""
    return struct.unpack("f", struct.pack("f", number))[0]


class Random:
    """The numbers that a page's own script draws, too."""

    def __init__(self, seed: int = 1) -> None:
        self.state = seed

    def draw(self) -> int:
        """The next of 24 bits."""
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return self.state >> 8


def heights(count: int, seed: int = 1) -> list[int]:
    """Of 40 to 239 pixels."""
    random = Random(seed)
    return [40 + random.draw() % 200 for _ in range(count)]


def ratios(count: int, seed: int = 1) -> list[float]:
    """Width to height, of 0.5 to 2."""
    random = Random(seed)
    return [
        single(0.5 + 1.5 * random.draw() / 2**24) for _ in range(count)
    ]


def lane_count(width: float, least: float, gap: float) -> int:
    """How many lanes of at least this width a line has room for."""
    return max(1, int((width + gap) / (least + gap)))


def waterfall(
    width: float,
    lanes: int,
    gap: float,
    lengths: list[float] | None = None,
    shapes: list[float] | None = None,
    inset: float = 0,
) -> list[Frame]:
    """Each item in the lane that is the shortest, the first of equal ones."""
    lane_width = (width - 2 * inset - gap * (lanes - 1)) / lanes
    if lengths is None:
        lengths = [rounded(lane_width / shape) for shape in shapes]
    ends = [float(inset)] * lanes
    frames = []
    for length in lengths:
        lane = ends.index(min(ends))
        x = inset + lane * (lane_width + gap)
        frames.append((x, ends[lane], lane_width, length))
        ends[lane] += length + gap
    return frames


def rows(
    width: float, lengths: list[float], gap: float = 0, inset: float = 0
) -> list[Frame]:
    """One below the other, each as wide as the list."""
    frames = []
    y = float(inset)
    for length in lengths:
        frames.append((inset, y, width - 2 * inset, length))
        y += length + gap
    return frames


def greedy(
    width: float, height: float, gap: float, shapes: list[float],
    last_row: str = "natural",
) -> list[Frame]:
    """Rows that fill the line; each takes what has room at `height`."""
    lines: list[list[float]] = []
    room = 0.0
    for shape in shapes:
        own = shape * height
        if lines and own + gap <= room:
            lines[-1].append(shape)
        else:
            lines.append([shape])
            room = width + gap
        room -= own + gap
    frames = []
    y = tall = 0.0
    for number, line in enumerate(lines):
        full = (width - gap * (len(line) - 1)) / sum(line)
        if number < len(lines) - 1:
            tall = full
        elif last_row == "previous":
            tall = min(full, tall or height)
        elif last_row == "natural" or full > 1.9 * height:
            tall = min(full, height)
        else:
            tall = full
        x = 0.0
        for shape in line:
            frames.append((x, y, shape * tall, tall))
            x += shape * tall + gap
        y += tall + gap
    return frames


def flow(
    width: float, gap: float, sizes: list[tuple[float, float]]
) -> list[Frame]:
    """Lines of items of their own size, broken where the next has no room."""
    frames: list[Frame] = []
    x = y = tall = 0.0
    for across, down in sizes:
        if x > 0 and x + across > width:
            x, y, tall = 0.0, y + tall + gap, 0.0
        frames.append((x, y, across, down))
        x += across + gap
        tall = max(tall, down)
    return frames


def end(frames: list[Frame]) -> float:
    """Where the last of them ends."""
    return max(y + height for _, y, _, height in frames)


def meeting(frames: list[Frame], low: float, high: float) -> set[int]:
    """Which of them a window of the content shows, by more than a pixel."""
    return {
        item
        for item, (_, y, _, height) in enumerate(frames)
        if y + height > low + 1 and y < high - 1
    }
