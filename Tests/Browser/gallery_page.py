"""What the tests see of the gallery's page, and what they expect of it."""

import struct
import urllib.request
from array import array
from dataclasses import dataclass, field
from urllib.parse import urljoin

from playwright.sync_api import Page

from rest import rest

SPACING = 12
# Between photos of a row, and between tags.
GAP = 8
ROW = 88
OVERSCAN = 1_250
# So far out of view pictures are loaded.
NEAR = 300
# Positions in the layout are multiples of 2^-24 point.
UNIT = 1 << 24

# All live cells with their places in the content, and what they show.
CELLS = """() => {
  const gallery = document.getElementById("gallery");
  const view = gallery.getBoundingClientRect();
  const content = gallery.querySelector(".waterflow-content")
    .getBoundingClientRect();
  return {
    top: gallery.scrollTop, width: gallery.clientWidth,
    height: gallery.clientHeight, contentHeight: content.height,
    cells: [...gallery.querySelectorAll("[data-item]")].map((cell) => {
      const frame = cell.getBoundingClientRect();
      const image = cell.querySelector("img");
      return {
        item: Number(cell.dataset.item), section: cell.dataset.section,
        x: frame.left - view.left, y: frame.top - content.top,
        top: frame.top - view.top, bottom: frame.bottom - view.top,
        width: frame.width, height: frame.height,
        src: image.getAttribute("src"), shown: image.currentSrc,
        complete: image.complete, naturalWidth: image.naturalWidth,
        opacity: Number(getComputedStyle(image).opacity),
        isNear: frame.bottom > view.top - %d && frame.top < view.bottom + %d,
        loaded: cell.classList.contains("loaded"),
        broken: cell.classList.contains("broken"),
      };
    }).sort((a, b) => a.item - b.item),
  };
}""" % (NEAR, NEAR)

# Looks at every frame that is painted, and notes whatever is wrong in it.
WATCH = """(overscan) => {
  const gallery = document.getElementById("gallery");
  const watch = window.watch = { frames: 0, most: 0, items: [], wrong: [] };
  const look = () => {
    watch.frames++;
    const view = gallery.getBoundingClientRect();
    let live = 0;
    for (const cell of gallery.querySelectorAll(".waterflow-cell")) {
      const image = cell.querySelector("img");
      const src = image.getAttribute("src");
      const { item, section } = cell.dataset;
      if (item === undefined) {
        // While content moves it may stand where nobody sees it. Far down the
        // browser's own numbers are half a pixel apart.
        const { top, bottom, height } = cell.getBoundingClientRect();
        const isSeen =
          height > 0 && bottom > view.top + 1 && top < view.bottom - 1;
        if (section !== undefined || src !== null || isSeen) {
          const where = `from ${top} to ${bottom}`;
          watch.wrong.push(`pooled cell: ${section} ${src} ${where}`);
        }
        continue;
      }
      live++;
      const { top, bottom } = cell.getBoundingClientRect();
      // Ahead of a fling there are up to four viewports more.
      const most = 4 * view.height + overscan + 2;
      if (bottom < view.top - most || top > view.bottom + most) {
        watch.wrong.push(`item ${item} is out of sight at ${top}`);
      }
      const own = `pictures/${item}.png`;
      const visible = src !== null && getComputedStyle(image).opacity > 0;
      // Held back while content goes by too fast.
      if ((src !== null && src !== own)
          || (visible && !image.currentSrc.endsWith(`/${own}`))) {
        watch.wrong.push(`item ${item} shows ${src}, ${image.currentSrc}`);
      }
    }
    watch.most = Math.max(watch.most, live);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@dataclass
class Catalogue:
    """The photos of `/photos.bin`, decoded independently of the page."""

    sizes: list[tuple[float, float]] = field(default_factory=list)

    @staticmethod
    def fetch(url: str, count: int) -> "Catalogue":
        """Asks the server for the first `count` pictures."""
        with urllib.request.urlopen(
            urljoin(url, f"/photos.bin?count={count}")
        ) as answer:
            data = answer.read()
        magic, version, n, _, _ = struct.unpack_from("<5I", data)
        assert (magic, version, n) == (0x48504657, 1, count)
        numbers = array("f")
        numbers.frombytes(data[20 : 20 + 8 * n])
        return Catalogue(list(zip(numbers[::2], numbers[1::2])))

    def waterfall(
        self, width: float, lanes: int
    ) -> tuple[list[tuple[float, float, float, float]], float]:
        """Shortest lane first: (x, y, width, height) of all items, length."""
        lane_width = (width - SPACING * (lanes + 1)) / lanes
        ends = [0] * lanes
        frames = []
        for across, down in self.sizes:
            lane = ends.index(min(ends))
            height = round(down / across * lane_width * UNIT)
            frames.append(
                (
                    SPACING + lane * (lane_width + SPACING),
                    SPACING + ends[lane] / UNIT,
                    lane_width,
                    height / UNIT,
                )
            )
            ends[lane] += height + SPACING * UNIT
        return frames, max(ends) / UNIT + SPACING

    def first_fit(
        self, width: float, height: float
    ) -> tuple[list[tuple[float, float, float, float]], float]:
        """Rows that fill the line, each as long as it has room."""
        line = width - 2 * SPACING
        rows: list[list[float]] = []
        room = 0.0
        for across, down in self.sizes:
            own = across / down * height
            if rows and own + GAP <= room:
                rows[-1].append(across / down)
            else:
                rows.append([across / down])
                room = line + GAP
            room -= own + GAP
        frames = []
        y = float(SPACING)
        for number, row in enumerate(rows):
            full = (line - GAP * (len(row) - 1)) / sum(row)
            is_last = number == len(rows) - 1
            tall = min(full, height) if is_last else full
            x = float(SPACING)
            for shape in row:
                frames.append((x, y, shape * tall, tall))
                x += shape * tall + GAP
            y += tall + GAP
        return frames, y - GAP + SPACING


def automatic_lanes(width: float, least: float) -> int:
    """The number of lanes, each at least `least` wide, that fit."""
    available = width - 2 * SPACING
    return max(1, int((available + SPACING) // (least + SPACING)))


def cells(page: Page) -> dict:
    """The live cells, once every picture has faded in or failed."""
    page.wait_for_function(
        """(near) => {
          const cells = [...document.querySelectorAll("[data-item]")];
          const view =
            document.getElementById("gallery").getBoundingClientRect();
          return cells.length > 0 && cells.every((cell) => {
            const { top, bottom } = cell.getBoundingClientRect();
            return bottom <= view.top - near || top >= view.bottom + near
              || cell.matches(".broken")
              || getComputedStyle(cell.querySelector("img")).opacity === "1";
          });
        }""",
        arg=NEAR,
    )
    return page.evaluate(CELLS)


def scroll(page: Page, top: float) -> None:
    """Scrolls at once and waits until the page is at rest."""
    page.wait_for_selector("[data-item]")
    page.evaluate(
        "top => document.getElementById('gallery').scrollTo(0, top)", top
    )
    rest(page)


def expect_own_pictures(seen: dict) -> None:
    """Cells show the pictures of their own items, loaded and opaque.

    Those that are further out show none, or what they have shown.
    """
    assert any(cell["isNear"] for cell in seen["cells"])
    for cell in seen["cells"]:
        own = f"pictures/{cell['item']}.png"
        if not cell["isNear"]:
            assert cell["src"] in (None, own)
            continue
        assert cell["src"] == own
        assert cell["shown"].endswith("/" + own)
        assert cell["complete"] and cell["naturalWidth"] > 0
        assert cell["opacity"] == 1


def expect_frames(
    seen: dict, frames: list[tuple[float, float, float, float]]
) -> None:
    """The cells stand where they should, and none that is visible misses."""
    # The browser keeps positions of millions of pixels in 32 bits.
    tolerance = 0.1 if seen["top"] < 100_000 else 1.0
    for cell in seen["cells"]:
        x, y, width, height = frames[cell["item"]]
        assert abs(cell["x"] - x) < tolerance
        assert abs(cell["y"] - y) < tolerance
        assert abs(cell["width"] - width) < tolerance
        assert abs(cell["height"] - height) < tolerance
    shown = {cell["item"] for cell in seen["cells"]}
    low = seen["top"] - OVERSCAN
    high = seen["top"] + seen["height"] + OVERSCAN
    for item, (_, y, _, height) in enumerate(frames):
        if y + height > low + 1 and y < high - 1:
            assert item in shown
        elif y + height < low - 1 or y > high + 1:
            assert item not in shown


def expect_no_overlap(seen: dict) -> None:
    """No two cells cover each other."""
    all_cells = seen["cells"]
    for index, a in enumerate(all_cells):
        for b in all_cells[index + 1 :]:
            assert (
                a["x"] + a["width"] < b["x"] + 0.1
                or b["x"] + b["width"] < a["x"] + 0.1
                or a["y"] + a["height"] < b["y"] + 0.6
                or b["y"] + b["height"] < a["y"] + 0.6
            ), (a, b)
