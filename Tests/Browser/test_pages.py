"""The gallery's pages: each leads to all others and says where one is."""

import pytest
from rest import rest

# Where each page is, and what is written on the way there.
PAGES = {
    "Photos": "index.html",
    "Timeline": "timeline.html",
    "Lanes": "lanes.html",
    "To-dos": "todos.html",
    "Sections": "sections.html",
    "Updates": "live.html",
    "Element": "element.html",
}

# What is written in the head on more than one line.
WRAPPED = """() => [...document.querySelectorAll(
    "nav a, #toolbar :is(button, span, .titled legend, .hint)")].filter((part) => {
  const text = document.createRange();
  text.selectNodeContents(part);
  const lines = [...text.getClientRects()].map(({ top }) => Math.round(top));
  return new Set(lines).size > 1;
}).map((part) => part.textContent)"""


def test_every_page_leads_to_every_other_one(gallery, visit):
    url = gallery().url.rstrip("/") + "/"
    page = visit(url)
    for name, address in PAGES.items():
        page.click(f"nav >> text={name}")
        page.wait_for_selector("[data-item]")
        assert page.url == url + address
        assert page.locator("nav [aria-current=page]").inner_text() == name
        assert page.locator("nav a").all_inner_texts() == list(PAGES)
        for other, target in PAGES.items():
            link = page.locator(f"nav >> text={other}")
            assert link.evaluate("(link) => link.href") == url + target


SIZES_OF_TYPE = """() => [...document.querySelectorAll(
    "body, nav a, .segments span, label, select, dt, dd")]
  .map((part) => parseFloat(getComputedStyle(part).fontSize))"""

SCENES = [f"sections.html?scene={name}" for name in ("widths", "sideways")]


@pytest.mark.parametrize("width", [320, 768, 1440])
@pytest.mark.parametrize("address", [*PAGES.values(), *SCENES])
def test_the_head_fits(gallery, visit, address, width):
    page = visit(
        f"{gallery().url.rstrip('/')}/{address}", width=width, height=700
    )
    page.wait_for_selector("[data-item]")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    # Nothing that is said or can be pressed is cut or wraps into another row.
    for part in page.locator("nav a, #toolbar :is(button, select), dd").all():
        if not part.is_visible():
            continue
        box = part.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert part.evaluate("(it) => it.scrollWidth <= it.clientWidth + 1")
    for link in page.locator("nav a").all():
        assert link.bounding_box()["height"] == 44
    assert page.evaluate(WRAPPED) == []


@pytest.mark.parametrize("name", PAGES)
def test_pages_are_mirrored_by_their_address(gallery, visit, name):
    url = f"{gallery().url.rstrip('/')}/{PAGES[name]}"

    def edges(address: str) -> tuple[dict[str, list[float]], str]:
        page = visit(address, width=900)
        page.wait_for_selector("[data-item]")
        # One page has several views, which begin one after the other.
        rest(page)
        return page.evaluate(
            """() => {
              const edges = {};
              const contents = document.querySelectorAll(".waterflow-content");
              for (const [number, content] of contents.entries()) {
                const around = content.getBoundingClientRect();
                for (const cell of content.querySelectorAll("[data-item]")) {
                  if (cell.closest(".waterflow-content") !== content) continue;
                  const { left, right } = cell.getBoundingClientRect();
                  const { section, item } = cell.dataset;
                  edges[`${number} ${section} ${item}`] =
                    [left - around.left, around.right - right];
                }
              }
              return [edges, document.documentElement.dir];
            }"""
        )

    plain, direction = edges(url)
    mirrored, other = edges(f"{url}?dir=rtl")
    assert (direction, other) == ("", "rtl")
    common = plain.keys() & mirrored.keys()
    assert common
    for item in common:
        assert mirrored[item] == pytest.approx(plain[item][::-1], abs=0.6)


def test_type_is_as_large_as_people_have_chosen(gallery, visit):
    page = visit(gallery().url)
    page.wait_for_selector("[data-item]")
    usual = page.evaluate(SIZES_OF_TYPE)
    # As by the browser's own setting.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(SIZES_OF_TYPE) == [2 * size for size in usual]


@pytest.mark.parametrize("address,view", [
    ("", "gallery"), ("sections.html", "sections"),
    ("live.html", "live-view"), ("element.html", "examples"),
])
def test_a_page_shown_again_is_where_it_was(gallery, visit, address, view):
    url = gallery("--count", "1000").url.rstrip("/")
    page = visit(f"{url}/{address}")

    def top() -> float:
        page.wait_for_selector("[data-item]")
        rest(page)
        return page.evaluate(
            "(id) => document.getElementById(id).scrollTop", view)

    assert top() == 0
    page.evaluate(
        "(id) => document.getElementById(id).scrollTo(0, 700)", view)
    rest(page)
    page.reload()
    assert top() == 700
    page.goto(f"{url}/lanes.html")
    page.go_back()
    assert top() == 700
    # Who comes anew begins at the start.
    page.goto(f"{url}/{address}")
    assert top() == 0


@pytest.mark.parametrize("top,wheel,is_kept", [
    (0, 5_000, True), (400_000, 0, True), (1e9, 0, True),
    # What the element says of these places is said of others as well.
    (0, 20_000, False), (1e9, -3_000, False),
])
def test_very_long_content_shown_again_is_where_it_was_or_at_its_start(
    gallery, visit, top, wheel, is_kept
):
    url = gallery().url.rstrip("/")
    page = visit(f"{url}/live.html?scene=millions")

    def first() -> int:
        page.wait_for_selector("[data-item]")
        rest(page)
        return page.evaluate("""() => Math.min(
          ...[...document.querySelectorAll("#live-view [data-item]")]
            .map((cell) => Number(cell.dataset.item)))""")

    first()
    page.evaluate(
        "(top) => document.getElementById('live-view').scrollTo(0, top)", top)
    rest(page)
    page.mouse.move(500, 500)
    for _ in range(0, abs(wheel), 5_000):
        page.mouse.wheel(0, max(min(wheel, 5_000), -5_000))
        rest(page)
    before = first()
    assert before > 5
    page.reload()
    # A pixel of the element may stand for more than a row.
    assert abs(first() - (before if is_kept else 0)) <= 2
