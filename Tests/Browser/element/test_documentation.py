"""The documentation's samples of whole pages work as they stand there."""

import json
import re
import struct
import zlib
from pathlib import Path

import pytest
from rest import rest

ROOT = Path(__file__).resolve().parents[3]
SAMPLE = re.compile(r"^```html\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def samples(page: str) -> list[str]:
    """The samples of HTML on a page of the documentation."""
    return SAMPLE.findall((ROOT / "Documentation" / page).read_text())


def sample(kind: str, word: str) -> str:
    """The first page's sample in a language that has a word."""
    text = (ROOT / "Documentation/WebComponent/README.md").read_text()
    return next(found for found in re.findall(
        rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        if word in found)


def picture(width: int, height: int) -> bytes:
    """A grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(
            ">I", check)

    rows = (b"\0" + b"\x80" * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 0, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


@pytest.fixture
def open_sample(page_of, package_site):
    """Opens a sample as a page, beside what it asks for."""
    pictures = (
        ("1.png", 400, 300), ("2.png", 300, 400), ("3.png", 400, 400))
    photos = [
        {"src": f"/{name}", "title": f"Photo {index}",
         "width": width, "height": height}
        for index in range(500)
        for name, width, height in [pictures[index % 3]]
    ]
    package_site.put("/photos.json", json.dumps(photos))
    news = [{"title": f"Story {index}"} for index in range(300)]
    package_site.put("/news.json", json.dumps(news))
    # What a browser takes for a picture goes by its content.
    for name, width, height in (
            *pictures, ("1.jpg", 400, 300), ("2.jpg", 300, 400)):
        package_site.put(f"/{name}", picture(width, height))

    def open_page(html: str):
        page = page_of(html)
        page.wait_for_selector("water-flow [data-item]")
        rest(page)
        return page

    return open_page


def whole(html: str) -> bool:
    return html.startswith("<!doctype html>")


def test_the_first_page_shows_photos(open_sample):
    first = next(html for html in samples("WebComponent/README.md")
                 if whole(html))
    page = open_sample(first)
    cells = page.locator("water-flow [data-item]")
    assert cells.count() > 10
    page.wait_for_function(
        """() => [...document.querySelectorAll("water-flow [data-item] img")]
             .every((image) => image.naturalWidth > 0)"""
    )
    for box, shape in page.evaluate(
        """() => [...document.querySelectorAll("water-flow [data-item]")]
             .map((cell) => {
               const image = cell.querySelector("img");
               const { width, height } = cell.getBoundingClientRect();
               return [width / height, image.naturalWidth / image.naturalHeight];
             })"""
    ):
        assert box == pytest.approx(shape, abs=0.01)


def test_what_is_named_in_the_head_is_fetched_once(page_of, package_site):
    (early,) = [html for html in samples("WebComponent/README.md")
                if "modulepreload" in html]
    page = page_of(
        # Their sizes are known, so that the module named there is the one.
        "<water-flow mode='list'><p data-ratio='9'>One</p>"
        "<p data-ratio='9'>Two</p></water-flow>",
        head=early,
    )
    page.wait_for_selector("water-flow [data-item]")
    rest(page)
    for name in ("index.js", "static.wasm"):
        assert package_site.requests.count(f"/water-flow/{name}") == 1
    # By the head, and not by a script once it runs.
    assert page.evaluate(
        """() => performance.getEntriesByType("resource")
          .filter(({ name }) => name.endsWith("/static.wasm"))
          .map(({ initiatorType }) => initiatorType)"""
    ) == ["link"]


def test_children_are_items_as_they_are(open_sample):
    page = open_sample(next(
        html for html in samples("WebComponent/html.md") if whole(html)))
    assert page.locator("water-flow a[href='#2'] img").is_visible()
    assert page.locator("water-flow [data-item]").count() == 3


def test_a_server_s_first_items_become_all(open_sample):
    after = next(html for html in samples("WebComponent/html.md")
                 if "news.json" in html)
    page = open_sample(after)
    page.wait_for_function(
        "() => document.querySelector('[data-item]')?.textContent === 'Story 0'"
    )
    assert page.locator("water-flow article").count() == 0


def test_what_came_from_masonry_scrolls_with_the_window(open_sample):
    after = samples("Migration/masonry.md")[1]
    page = open_sample(f"<!doctype html><title>After</title>{after}")
    assert page.locator("water-flow [data-item]").count() == 2
    assert page.evaluate(
        "getComputedStyle(document.querySelector('water-flow')).overflowY"
    ) == "visible"
    # Pictures fill their lanes, and cover no neighbours.
    for picture_box, cell_box in page.evaluate(
        """() => [...document.querySelectorAll("water-flow [data-item]")]
             .map((cell) => [cell.querySelector("img"), cell]
               .map((one) => one.getBoundingClientRect().toJSON()))"""
    ):
        for side in ("left", "top", "right", "bottom"):
            assert picture_box[side] == pytest.approx(cell_box[side], abs=0.5)


def test_tab_stops_clear_of_a_pinned_header(page_of):
    reference = ROOT / "Documentation" / "WebComponent" / "reference.md"
    (rule,) = re.findall(r"```css\n(.*?)```", reference.read_text(), re.DOTALL)
    page = page_of(
        f"""<style>{rule} body {{ margin: 0 }} water-flow {{ height: 400px }}
        </style><water-flow mode="list"></water-flow>
        <script type="module">
          const flow = document.querySelector("water-flow");
          flow.size = () => 40;
          flow.renderItem = (text) => {{
            const link = document.createElement("a");
            Object.assign(link, {{ href: "#", textContent: text }});
            return link;
          }};
          flow.sections = [{{
            items: Array.from({{ length: 30 }}, (_, at) => `link ${{at}}`),
            header: {{ length: 40, pinned: true, render() {{}} }},
          }}];
        </script>""")
    page.wait_for_selector("water-flow a")
    rest(page)
    page.locator("water-flow").evaluate("(flow) => { flow.scrollTop = 400; }")
    rest(page)
    page.locator("water-flow a", has_text="link 12").evaluate(
        "(link) => link.focus()")
    for _ in range(8):
        page.keyboard.press("Shift+Tab")
        rest(page)
        assert page.evaluate(
            "document.activeElement.getBoundingClientRect().top") >= 40
    assert page.evaluate("document.activeElement.textContent") == "link 4"


def test_a_picture_beside_a_title_leaves_it_room(page_of, package_site):
    package_site.put("/1.png", picture(400, 300))
    page = page_of(
        "<water-flow mode='list' style='height: 600px'></water-flow>",
        head=f"<style>{sample('css', 'article')}</style>",
        width=400,
    )
    page.evaluate(
        f"""async () => {{
          const view = document.querySelector("water-flow");
          {sample("js", "const card =")}
          const image = new Image();
          image.src = "/1.png";
          await image.decode();
          view.items = Array.from({{ length: 50 }}, (_, id) =>
            ({{ src: image.src, title: `Photo ${{id}}` }}));
          await view.ready;
        }}"""
    )
    rest(page)
    # What has loaded since is told of, as the page says.
    page.evaluate("document.querySelector('water-flow').refresh()")
    rest(page)
    for shape, room in page.evaluate(
        """() => [...document.querySelectorAll("[data-item]")].map((cell) => {
          const [image, { bottom }] = [...cell.children]
            .map((one) => one.getBoundingClientRect());
          return [image.width / image.height,
            cell.getBoundingClientRect().bottom - bottom];
        })"""
    ):
        assert shape == pytest.approx(4 / 3, abs=0.01)
        assert room >= 0
