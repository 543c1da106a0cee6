"""What the tests see of the timeline, and what they expect of it."""

import math
import struct
import urllib.request
from array import array
from dataclasses import dataclass
from datetime import date, timedelta
from urllib.parse import urljoin

from playwright.sync_api import Page

from rest import rest

HEADER = 52
GAP = 4

# Lets tests ask the module itself, and see in each frame how long its content
# is. A module that is not the page's is left alone.
LOOK_INSIDE = """(() => {
  const { instantiate } = WebAssembly;
  const lengths = window.lengths = new Set();
  const look = () => {
    const length = window.wasm.timeline_length();
    if (length > 0) lengths.add(length);
    requestAnimationFrame(look);
  };
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    window.wasm = instance.exports;
    if (wasm.timeline_length) look();
    return instance;
  };
})()"""

TILES = """() => {
  const view = document.getElementById("timeline").getBoundingClientRect();
  const place = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      section: Number(element.dataset.section),
      x: left - view.left, y: top - view.top,
      width: right - left, height: bottom - top,
    };
  };
  return {
    width: view.width, height: view.height,
    top: wasm.timeline_top(), length: wasm.timeline_length(),
    tiles: [...document.querySelectorAll("photo-tile[data-item]")].map(
      (tile) => ({
        ...place(tile), item: Number(tile.dataset.item),
        name: tile.ariaLabel, color: tile.style.backgroundColor,
        src: tile.querySelector("img")?.getAttribute("src") ?? null,
        isInView: place(tile).y < view.height
          && place(tile).y + place(tile).height > 0,
        isLoaded: tile.classList.contains("loaded"),
        isBroken: tile.classList.contains("broken"),
      })).sort((a, b) => a.section - b.section || a.item - b.item),
    days: [...document.querySelectorAll("photo-day[data-section]")].map(
      (day) => ({
        ...place(day), date: day.querySelector("strong").textContent,
        count: day.querySelector("span").textContent,
      })).sort((a, b) => a.section - b.section),
  };
}"""


@dataclass
class Timeline:
    """The days of a library, read independently of the page."""

    revision: int
    days: list[int]
    counts: list[int]
    codes: array

    @staticmethod
    def fetch(url: str) -> "Timeline":
        """Asks the server for all of it."""
        with urllib.request.urlopen(urljoin(url, "/library/timeline")) as file:
            data = file.read()
        magic, version, revision, days, photos, _ = struct.unpack_from(
            "<6I", data
        )
        assert (magic, version) == (0x4C544657, 1)
        pairs = struct.unpack_from("<" + "iI" * days, data, 24)
        codes = array("H")
        codes.frombytes(data[24 + 8 * days :])
        assert len(codes) == photos == sum(pairs[1::2])
        return Timeline(revision, list(pairs[::2]), list(pairs[1::2]), codes)

    def encoded(self) -> bytes:
        """As the server sends it."""
        head = struct.pack(
            "<6I", 0x4C544657, 1, self.revision, len(self.days),
            len(self.codes), 0,
        )
        days = b"".join(
            struct.pack("<iI", day, count)
            for day, count in zip(self.days, self.counts)
        )
        return head + days + self.codes.tobytes()

    def squares(self, width: float, least: float) -> tuple[list[float], float]:
        """Where days begin if all photos are squares, and their extent."""
        lanes = max(1, int((width + GAP) // (least + GAP)))
        side = (width - GAP * (lanes - 1)) / lanes
        tops = [0.0]
        for count in self.counts:
            rows = math.ceil(count / lanes)
            tops.append(tops[-1] + HEADER + rows * (side + GAP) - GAP)
        return tops, side


def in_words(day: int) -> str:
    """A day as a header says it in English."""
    found = date(1970, 1, 1) + timedelta(days=day)
    return f"{found:%A, %B} {found.day}, {found.year}"


def month_in_words(day: int) -> str:
    """A day's month as the scrubber says it in English."""
    return f"{date(1970, 1, 1) + timedelta(days=day):%B %Y}"


def in_photos(count: int) -> str:
    """A number of photos as a header says it."""
    return f"{count:,} photo{'' if count == 1 else 's'}"


def address(gallery, count: int, query: str = "") -> str:
    """Where a library of so many made-up photos is."""
    url = gallery("--count", str(count)).url.rstrip("/")
    return f"{url}/timeline.html{query}"


def look(visit, url: str, **options) -> Page:
    """Opens the page and waits until its photos are there."""
    page = visit(
        url, script=LOOK_INSIDE, **{"locale": "en-US", **options}
    )
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    return page


def seen(page: Page) -> dict:
    """Tiles and headers with their places in the view."""
    return page.evaluate(TILES)


def scroll(page: Page, top: float) -> None:
    """Scrolls at once and waits until pictures in view are there."""
    page.evaluate("(top) => wasm.timeline_scroll(top)", top)
    settle(page)


def settle(page: Page) -> None:
    """Waits until nothing moves and the pictures in view are there."""
    rest(page)
    page.wait_for_function(
        """() => {
          const view = document.getElementById("timeline")
            .getBoundingClientRect();
          return [...document.querySelectorAll("photo-tile[data-item]")]
            .every((tile) => {
              const { top, bottom } = tile.getBoundingClientRect();
              return bottom <= view.top || top >= view.bottom
                || tile.matches(".loaded, .broken");
            });
        }"""
    )


def select(page: Page, positions: list[int]) -> None:
    """Selects photos besides those that are, as a program does."""
    page.evaluate(
        """(positions) => {
          const spans = new Int32Array(positions.flatMap((position) => {
            const day = wasm.timeline_day(wasm.timeline_section(position));
            const index = wasm.timeline_index(position);
            return [day, index, index + 1];
          }));
          const start = wasm.timeline_allocate(spans.byteLength);
          new Int32Array(wasm.memory.buffer, start).set(spans);
          wasm.timeline_select(start, spans.byteLength);
          timeline.selected();
        }""",
        positions,
    )


def selected_positions(page: Page) -> list[int]:
    """The positions of the selected photos."""
    return page.evaluate("""() => {
      const start = wasm.timeline_selection();
      const [count] = new Int32Array(wasm.memory.buffer, start, 1);
      const words = [...new Int32Array(wasm.memory.buffer, start + 4, 3 * count)];
      wasm.timeline_free(start);
      const found = [];
      while (words.length > 0) {
        const [day, first, end] = words.splice(0, 3);
        for (let index = first; index < end; index++) {
          found.push(wasm.timeline_position(day, index));
        }
      }
      return found;
    }""")


def bytes_in_use(page: Page) -> int:
    """What scripts and the module hold, without what nobody needs."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("HeapProfiler.collectGarbage")
    heap = protocol.send("Runtime.getHeapUsage")
    protocol.detach()
    module = page.evaluate("() => wasm.memory.buffer.byteLength")
    return int(heap["usedSize"]) + module
