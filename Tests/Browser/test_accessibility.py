"""People who do not see the page find what is there, in order and numbered."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from host_scripts import serve_host
from live_page import look, press, rest
from outline import items, outline

PAGES = [
    "",
    "?mode=justified",
    "?mode=flow",
    "timeline.html",
    "timeline.html?mode=square",
    "lanes.html",
    "todos.html",
    "todos.html?cards=1",
    "sections.html",
    "sections.html?scene=tabs",
    "sections.html?scene=widths",
    "live.html",
    "live.html?scene=feed",
    "live.html?scene=chat",
    "element.html",
]
ROLES = ("list", "listbox")


def open_page(visit, gallery, path: str, view: str, **options):
    """Opens a page and waits until its view is at rest."""
    page = visit(f"{gallery().url.rstrip('/')}/{path}", **options)
    page.wait_for_selector(f"#{view} [data-item]")
    rest(page)
    return page


def scroll(page, view: str, top: float) -> None:
    """Scrolls at once and waits until the page is at rest."""
    page.evaluate(
        "([view, top]) => document.getElementById(view).scrollTo(0, top)",
        [view, top],
    )
    rest(page)


def expect_order(seen: list[dict]) -> None:
    """Items are numbered, and read in the order of their sections."""
    assert seen
    places = [(cell["section"], cell["item"]) for cell in seen]
    assert places == sorted(places)
    assert len(set(places)) == len(places)
    for cell in seen:
        assert cell["place"] == cell["item"] + 1
        assert cell["list"] == "waterflow-section"


@pytest.mark.slow
# No rule depends on both: each scheme and each direction is tested once.
@pytest.mark.parametrize(
    "scheme, direction", [("light", "ltr"), ("dark", "rtl")]
)
def test_axe_finds_nothing_wrong(gallery, visit, scheme, direction):
    url = gallery().url.rstrip("/")
    found = []
    page = visit(url, width=1000, color_scheme=scheme)
    for path in PAGES:
        query = "&" if "?" in path else "?"
        page.goto(f"{url}/{path}{query}dir={direction}")
        page.wait_for_selector("main [data-item]")
        rest(page)
        for _ in range(2):
            # Whatever is right it need not describe.
            result = Axe().run(page, options={"resultTypes": ["violations"]})
            for violation in result.response["violations"]:
                node = violation["nodes"][0]["html"][:200]
                found.append((path, violation["id"], node))
            page.locator("main").first.evaluate("view => view.scrollTo(0, 700)")
            rest(page)
    assert found == []


def test_each_section_is_a_list_that_its_header_names(gallery, visit):
    page = open_page(visit, gallery, "sections.html", "sections")
    main = outline(page)
    names = [one.name for one in main.all(*ROLES)]
    headings = [one.name for one in main.all("heading")]
    # The first heading is that of the page's content.
    assert headings[0] == "Sections"
    for name, heading in zip(names, headings[1:]):
        assert name.startswith(heading)
    seen = items(page, "sections")
    expect_order(seen)
    assert len(main.all("listitem")) == len(seen)


def test_a_pinned_header_is_read_before_its_section(gallery, visit):
    page = open_page(visit, gallery, "sections.html", "sections")
    seen, hidden = set(), []
    for top in range(200, 4_200, 400):
        scroll(page, "sections", top)
        order = outline(page).all("heading", *ROLES)
        pinned = page.locator(".waterflow-pinned [data-header] strong")
        for title in pinned.all_inner_texts():
            names = [one.name for one in order]
            follower = order[names.index(title) + 1]
            # Its list, or another header where its items are out of view.
            if follower.role in ROLES:
                assert follower.name.startswith(title)
                seen.add(title)
        expect_order(items(page, "sections"))
        hidden += page.evaluate(
            """() => [...document.querySelectorAll("[data-background]")].map(
                 (cell) => cell.getAttribute("aria-hidden"))"""
        )
    assert len(seen) > 1
    assert hidden and set(hidden) == {"true"}


def test_a_list_keeps_the_name_of_a_header_out_of_sight(gallery, visit):
    page = open_page(visit, gallery, "sections.html", "sections")
    named = set()
    for top in range(0, 8_000, 600):
        scroll(page, "sections", top)
        named |= {one.name for one in outline(page).all(*ROLES)}
    assert len(named) > 3
    assert "" not in named and "Sections of photos" not in named


def test_items_have_the_number_and_count_of_the_data(gallery, visit):
    page = look(visit, gallery, "millions")
    rest(page)
    seen = items(page, "live-view")
    expect_order(seen)
    assert {cell["count"] for cell in seen} == {10_000_000}
    press(page, "insert")
    rest(page)
    seen = items(page, "live-view")
    expect_order(seen)
    assert {cell["count"] for cell in seen} == {10_000_001}


def test_reading_order_holds_after_flings(gallery, visit):
    page = look(visit, gallery)
    protocol = page.context.new_cdp_session(page)
    for distance in [9_000, -5_000, 3_000]:
        protocol.send(
            "Input.synthesizeScrollGesture",
            {
                "x": 500,
                "y": 400,
                "yDistance": -distance,
                "speed": 20_000,
                "gestureSourceType": "mouse",
            },
        )
        rest(page)
        seen = items(page, "live-view")
        expect_order(seen)
        assert [item.text for item in outline(page).all("listitem")] == [
            f"{cell['item']}" for cell in seen
        ]


def test_reading_order_holds_through_updates(gallery, visit):
    page = look(visit, gallery)
    for buttons in [["insert"], ["shuffle"], ["delete", "insert"], ["sort"]]:
        press(page, *buttons)
        rest(page)
        seen = items(page, "live-view")
        expect_order(seen)
        texts = page.evaluate(
            """() => [...document.querySelectorAll("#live-view [data-item]")]
                 .map((cell) => cell.textContent)"""
        )
        read = [item.text for item in outline(page).all("listitem")]
        assert read == texts
    assert {cell["count"] for cell in seen} == {601}


def test_selectable_items_are_options_that_tell_their_state(gallery, visit):
    page = open_page(visit, gallery, "", "gallery")
    assert len(outline(page).all("listbox")) == 1
    page.locator("[data-item='1']").click()
    rest(page)
    chosen = [
        option.properties.get("selected")
        for option in outline(page).all("option")
    ]
    assert chosen[:3] == [False, True, False]
    assert chosen.count(True) == 1


def listen(page) -> None:
    """Keeps what is read out from now on in the page's `spoken`."""
    page.evaluate(
        """() => {
          window.spoken = [];
          new MutationObserver(() => {
            const region = document.querySelector("[aria-live=polite]");
            const text = region?.textContent;
            if (text && region.firstChild !== window.said) {
              window.said = region.firstChild;
              window.spoken.push(text);
            }
          }).observe(document.querySelector("main"),
            { childList: true, subtree: true });
        }"""
    )


def test_updates_are_announced_and_a_burst_only_once(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    # The first load is not news.
    assert page.locator("[aria-live=polite]").count() == 0
    listen(page)
    press(page, "insert", "insert", "insert")
    rest(page)
    press(page, "delete")
    rest(page)
    press(page, "shuffle")
    rest(page)
    added, removed, moved = page.evaluate("spoken")
    assert (added, removed) == ("3 items added", "1 item removed")
    assert re.fullmatch(r"\d+ items moved", moved)
    assert page.locator("[aria-live=polite]").count() == 1


def test_a_chat_announces_messages_and_a_feed_no_pages(gallery, visit):
    page = look(visit, gallery, "chat")
    rest(page)
    listen(page)
    press(page, "insert")
    rest(page)
    assert page.evaluate("spoken") == ["1 message arrived"]
    page = look(visit, gallery, "feed")
    listen(page)
    page.wait_for_function("() => items.textContent !== '20'")
    rest(page)
    assert page.evaluate("spoken") == []
    press(page, "delete")
    rest(page)
    assert page.evaluate("spoken") == ["1 item removed"]


# A view of its own, with the cells of a header and of an item.
OWN = """

  const { View } = await import("./host/view.mjs");
  const container = document.createElement("div");
  document.body.append(container);
  const exports = {
    waterflow_item_count: () => 10, waterflow_resized() {},
    waterflow_scrolled() {}, waterflow_settled() {},
  };
  const view = new View({ exports }, 99, container, true);
  const [header, item] = ["div", "div"].map((tag, number) => {
    const element = document.createElement(tag);
    view.adopt(number, element);
    return element;
  });
  const [show, hide, isHeader, isItem] = [2, 4, 0, 1];
  const memory = new DataView(new ArrayBuffer(56 * 10));
  const pass = (...records) => {
    records.forEach(([code, kind, cell, section], index) => {
      memory.setUint16(56 * index, code, true);
      memory.setUint16(56 * index + 2, kind, true);
      memory.setInt32(56 * index + 4, cell, true);
      memory.setInt32(56 * index + 8, section, true);
    });
    view.perform(memory, 0, records.length, 0, 100, NaN);
  };
"""

# The header's cell becomes another section's header in the pass in which the
# first section's items come in.
REBOUND = f"""async () => {{{OWN}
  header.textContent = "Three";
  pass([show, isHeader, 0, 3]);
  // The module fills cells before it tells of them.
  header.textContent = "Four";
  pass([hide, isHeader, 0, 3], [show, isItem, 1, 3], [show, isHeader, 0, 4]);
  return item.parentElement.getAttribute("aria-label");
}}"""

# The only item of a section goes by an animation, and its cell waits then.
LEFT = f"""async () => {{{OWN}
  pass([show, isItem, 1, 3]);
  const list = item.parentElement;
  const leaves = new DataView(new ArrayBuffer(72));
  leaves.setInt32(0, 1, true);
  leaves.setInt32(4, 2, true);
  const {{ play }} = await import("./host/transitions.mjs");
  play(view.parts, leaves.buffer, 0, 1, 10);
  pass([hide, isItem, 1, 3]);
  return [item, list].map(({{ style }}) => style.display);
}}"""


def test_a_list_is_not_named_by_another_sections_header(gallery, visit):
    page = serve_host(visit(f"{gallery().url}?count=10"))
    assert page.evaluate(REBOUND) is None


def test_a_list_goes_with_the_last_cell_that_leaves(gallery, visit):
    page = serve_host(visit(f"{gallery().url}?count=10"))
    assert page.evaluate(LEFT) == ["none", "none"]
