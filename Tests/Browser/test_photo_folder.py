"""A folder of real files in the page of a library."""

import base64
import os
import struct
import zlib
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect
from rest import rest

# A picture of 240 by 160 pixels in one colour, as the browser encodes it.
PAINT = """([type, color]) => {
  const canvas = Object.assign(
    document.createElement("canvas"), { width: 240, height: 160 });
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 240, 160);
  return canvas.toDataURL(type).split(",")[1];
}"""


def exif(orientation: int, date: datetime) -> bytes:
    """A JPEG's segment that tells how it is turned and when it was taken."""
    text = date.strftime("%Y:%m:%d %H:%M:%S").encode() + b"\0"
    inner = 8 + 2 + 2 * 12 + 4
    value = inner + 2 + 12 + 4
    tiff = b"II*\0" + struct.pack("<IH", 8, 2)
    tiff += struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0)
    tiff += struct.pack("<HHII", 0x8769, 4, 1, inner) + struct.pack("<I", 0)
    tiff += struct.pack("<H", 1)
    tiff += struct.pack("<HHII", 0x9003, 2, len(text), value)
    tiff += struct.pack("<I", 0) + text
    body = b"Exif\0\0" + tiff
    return b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body


def long_png(width: int, height: int) -> bytes:
    """A drawing of grey rows, as long as a screenshot of a whole page."""
    rows = b"".join(
        b"\0" + bytes([row % 256]) * width for row in range(height))
    def chunk(kind: bytes, data: bytes) -> bytes:
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Album:
    """A folder with photos of the first days of June 2019."""

    def __init__(self, folder: Path, browser) -> None:
        self.folder = folder
        page = browser.new_page()
        self.jpeg, self.png, self.webp = (
            base64.b64decode(page.evaluate(PAINT, [f"image/{kind}", color]))
            for kind, color in [
                ("jpeg", "teal"), ("png", "orange"), ("webp", "purple")]
        )
        page.close()

    def add(self, name: str, day: int, orientation: int = 1) -> Path:
        """Adds a photo that was taken on a day."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        date = datetime(2019, 6, day, 12)
        data = {".png": self.png, ".webp": self.webp}.get(path.suffix)
        if data is None:
            data = self.jpeg[:2] + exif(orientation, date) + self.jpeg[2:]
        # Whole or not at all, as what copies photos does it.
        half = path.with_name(f".{path.name}")
        half.write_bytes(data)
        os.utime(half, (date.timestamp(), date.timestamp()))
        half.rename(path)
        return path

    def state(self) -> dict[str, tuple[int, int]]:
        """All that is in the folder, with sizes and dates."""
        return {
            str(path): (path.stat().st_size, path.stat().st_mtime_ns)
            for path in sorted(self.folder.rglob("*"))
        }


@pytest.fixture
def album(tmp_path, browser) -> Album:
    return Album(tmp_path / "photos", browser)


@pytest.fixture
def look(gallery, visit, tmp_path):
    """Opens the page of a library on a folder."""

    def begin(album: Album, **options):
        url = gallery(
            "--photos", str(album.folder), "--cache", str(tmp_path / "cache"),
            is_own=True,
        ).url
        page = visit(url, **options)
        page.wait_for_selector("photo-tile")
        return page

    return begin


def tile(page, name: str):
    return page.locator(f'photo-tile[aria-label="{name}"]')


def test_a_folder_is_the_first_page_by_days(album, look):
    for number in range(6):
        album.add(f"beach/{number}.jpg", day=3)
    album.add("Zürich/夜.webp", day=2)
    album.add("plain.png", day=1)
    before = album.state()
    page = look(album, height=1200)
    expect(page.locator("photo-tile.loaded")).to_have_count(8)
    assert page.locator("photo-day").all_inner_texts() == [
        "Monday, June 3, 2019\n6 photos",
        "Sunday, June 2, 2019\n1 photo",
        "Saturday, June 1, 2019\n1 photo",
    ]
    assert tile(page, "夜.webp").count() == 1
    assert album.state() == before


def test_the_navigation_leads_to_the_photos_of_the_demo(album, look):
    album.add("one.jpg", day=1)
    page = look(album)
    page.click("nav >> text=Photos")
    page.wait_for_selector("#gallery [data-item]")
    assert page.locator("nav [aria-current=page]").inner_text() == "Photos"


@pytest.mark.parametrize("orientation", range(1, 9))
def test_photos_stand_upright(album, look, orientation):
    album.add("one.jpg", day=1, orientation=orientation)
    page = look(album)
    page.wait_for_selector("photo-tile.loaded")
    box = tile(page, "one.jpg").bounding_box()
    size = page.locator("photo-tile img").evaluate(
        "(image) => [image.naturalWidth, image.naturalHeight]")
    upright = 3 / 2 if orientation < 5 else 2 / 3
    assert box["width"] / box["height"] == pytest.approx(upright, rel=0.01)
    assert size[0] / size[1] == pytest.approx(upright, rel=0.02)


def test_a_long_screenshot_is_all_there_and_can_be_read(album, look):
    album.add("one.jpg", day=1)
    (album.folder / "long.png").write_bytes(long_png(600, 18_000))
    page = look(album, width=1000, height=800)
    page.wait_for_selector('photo-tile[aria-label="long.png"].loaded')
    tile(page, "long.png").click()
    page.wait_for_selector("dialog.viewer[open]")
    # The preview, and no thumbnail any more.
    page.wait_for_function(
        """() => [...document.querySelectorAll(".viewer-slide img")]
          .some((image) => image.naturalHeight > 10_000)""")
    rest(page)
    box = """() => {
      const slide = [...document.querySelectorAll(".viewer-slide")]
        .find((one) => !one.hidden && !one.inert);
      const { width, height } = slide.querySelector(".viewer-picture")
        .getBoundingClientRect();
      const image = slide.querySelector("img");
      return [width, height, image.naturalWidth, image.naturalHeight];
    }"""
    width, height, wide, high = page.evaluate(box)
    assert width / height == pytest.approx(600 / 18_000, rel=0.01)
    assert wide / high == pytest.approx(600 / 18_000, rel=0.01)
    assert wide > 500
    page.mouse.dblclick(500, 400)
    rest(page)
    # As broad as the stage.
    assert page.evaluate(box)[0] == pytest.approx(1_000, abs=2)


def test_files_come_and_go_while_one_looks(album, look):
    album.add("first.jpg", day=2)
    page = look(album, height=1200)
    expect(page.locator("photo-tile.loaded")).to_have_count(1)
    album.add("earlier.jpg", day=1)
    later = album.add("later.jpg", day=3)
    expect(page.locator("photo-tile.loaded")).to_have_count(3)
    expect(page.locator("photo-day")).to_have_count(3)
    rest(page)
    tops = [
        tile(page, f"{name}.jpg").bounding_box()["y"]
        for name in ["later", "first", "earlier"]
    ]
    assert tops == sorted(tops)
    later.rename(album.folder / "renamed.jpg")
    expect(tile(page, "later.jpg")).to_have_count(0)
    # Its picture is asked for, too, before the file goes.
    expect(page.locator('.loaded[aria-label="renamed.jpg"]')).to_have_count(1)
    (album.folder / "renamed.jpg").unlink()
    expect(page.locator("photo-tile[data-item]")).to_have_count(2)


@pytest.mark.parametrize("day", [2, 9])
def test_a_photo_with_another_date_stays_selected(album, look, day):
    for number in range(3):
        album.add(f"{number}.png", day=2)
    album.add("other.png", day=5)
    page = look(album, height=1200)
    expect(page.locator("photo-tile.loaded")).to_have_count(4)
    rest(page)
    for name in ["1.png", "other.png"]:
        tile(page, name).click(modifiers=["Control"])
    late = datetime(2019, 6, day, 23).timestamp()
    os.utime(album.folder / "1.png", (late, late))
    page.wait_for_function(
        """() => {
          const at = (name) => document.querySelector(
            `photo-tile[aria-label="${name}"]`)?.dataset;
          const [one, first] = [at("1.png"), at("0.png")];
          return one && first && (one.section < first.section
            || one.section === first.section && one.item < first.item);
        }""")
    rest(page)
    selected = page.locator("photo-tile.waterflow-selected")
    expect(selected).to_have_count(2)
    names = selected.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert sorted(names) == ["1.png", "other.png"]
    expect(page.locator(".selection-count")).to_have_text("2 selected")


def test_files_that_cannot_be_read_say_so_and_are_counted(album, look):
    album.add("good.jpg", day=1)
    (album.folder / "empty.jpg").write_bytes(b"")
    (album.folder / "cut.png").write_bytes(album.png[:30])
    (album.folder / "secret.txt").write_text("no photo")
    page = look(album)
    expect(page.locator("photo-tile[data-item]")).to_have_count(3)
    expect(page.locator("photo-tile.broken")).to_have_count(2)
    expect(page.locator("#unreadable")).to_have_text("2 can't be read")
    expect(tile(page, "good.jpg").locator("img")).to_be_visible()
    expect(tile(page, "empty.jpg, can't be read")).to_have_count(1)


def test_a_photo_of_the_folder_opens_with_what_is_known_of_it(album, look):
    album.add("trip/one.jpg", day=5)
    page = look(album)
    page.wait_for_selector("photo-tile.loaded")
    tile(page, "one.jpg").click()
    page.wait_for_selector("dialog.viewer")
    page.keyboard.press("i")
    details = page.locator("dialog.viewer")
    expect(details).to_contain_text("Wednesday, June 5, 2019")
    expect(details).to_contain_text("trip")
    expect(details).to_contain_text("240 × 160 pixels")


def test_the_only_photo_goes_while_it_is_open(album, look):
    photo = album.add("one.jpg", day=1)
    page = look(album, excuse="404")
    page.wait_for_selector("photo-tile.loaded")
    tile(page, "one.jpg").click()
    expect(page.locator(".viewer-name")).to_have_text("one.jpg")
    photo.unlink()
    expect(page.locator("dialog.viewer")).to_be_hidden()
    expect(page.locator("#timeline")).to_be_focused()
