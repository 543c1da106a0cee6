"""The keyboard reaches every item, and what can be done with it."""

import pytest
from host_scripts import serve_host
from live_page import look, press, rest, scroll

# The item that has the focus and how it stands in its view, or null.
FOCUS = """() => {
  const cell = document.activeElement.closest("[data-item]");
  if (!cell) return null;
  const view = cell.closest("main").getBoundingClientRect();
  const { left, top, right, bottom } = cell.getBoundingClientRect();
  return {
    item: Number(cell.dataset.item), text: cell.textContent,
    isCell: cell === document.activeElement,
    isRinged: cell.matches(":focus-visible")
      && getComputedStyle(cell).outlineStyle !== "none",
    x: (left + right) / 2, y: (top + bottom) / 2,
    isInView: top >= view.top - 1 && bottom <= view.bottom + 1,
  };
}"""


def focus(page) -> dict | None:
    """The item that has the focus."""
    return page.evaluate(FOCUS)


def enter(page) -> dict:
    """Comes to the items with the Tab key."""
    page.evaluate("document.querySelector('main').focus()")
    page.keyboard.press("Tab")
    return focus(page)


def test_one_item_is_a_stop_for_tab(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    seen = enter(page)
    assert seen["item"] == 0 and seen["isCell"] and seen["isRinged"]
    assert page.locator("[data-item][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert focus(page) is None
    page.keyboard.press("Shift+Tab")
    assert focus(page)["item"] == 0
    page.keyboard.press("Tab")
    scroll(page, 2_000)
    first = enter(page)
    assert first["item"] > 10
    assert page.evaluate(
        "document.querySelector('main').scrollTop"
    ) == pytest.approx(2_000, abs=2)


def test_arrows_go_by_how_items_stand(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    start = enter(page)
    page.keyboard.press("ArrowRight")
    right = focus(page)
    assert right["x"] > start["x"] + 50
    page.keyboard.press("ArrowDown")
    below = focus(page)
    assert below["x"] == pytest.approx(right["x"], abs=1)
    assert below["y"] > right["y"]
    page.keyboard.press("ArrowLeft")
    assert focus(page)["x"] == pytest.approx(start["x"], abs=1)
    page.keyboard.press("ArrowUp")
    assert focus(page)["item"] == 0


def test_arrows_are_mirrored_with_the_page(gallery, visit):
    url = f"{gallery().url.rstrip('/')}/live.html?dir=rtl"
    page = visit(url)
    page.wait_for_selector("[data-item]")
    rest(page)
    start = enter(page)
    page.keyboard.press("ArrowLeft")
    assert focus(page)["x"] < start["x"] - 50


def test_keys_scroll_what_has_the_focus_into_view(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    enter(page)
    for key in ["ArrowDown"] * 15 + ["PageDown", "PageDown", "ArrowUp"]:
        page.keyboard.press(key)
        seen = focus(page)
        assert seen["isInView"] and seen["isCell"], key
    page.keyboard.press("End")
    assert focus(page)["item"] == 599 and focus(page)["isInView"]
    page.keyboard.press("Home")
    assert focus(page)["item"] == 0 and focus(page)["isInView"]


def test_a_pinned_header_covers_no_focus(gallery, visit):
    page = visit(f"{gallery().url.rstrip('/')}/sections.html", height=600)
    page.wait_for_selector("[data-item]")
    rest(page)
    enter(page)
    for _ in range(8):
        page.keyboard.press("ArrowDown")
    rest(page)
    for _ in range(6):
        page.keyboard.press("ArrowUp")
        assert page.evaluate(
            """() => {
              const top = document.activeElement.getBoundingClientRect().top;
              return [...document.querySelectorAll(".waterflow-pinned .header")]
                .every((bar) => bar.getBoundingClientRect().bottom <= top + 1);
            }"""
        )


def test_focus_stays_far_away_and_a_key_brings_it_back(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    enter(page)
    page.keyboard.press("ArrowDown")
    text = focus(page)["text"]
    for top in [4_000, 9_000]:
        scroll(page, top)
        assert focus(page)["text"] == text
        assert not focus(page)["isInView"]
    page.keyboard.press("ArrowUp")
    seen = focus(page)
    assert seen["item"] == 0 and seen["isInView"]


def test_focus_follows_its_item_through_updates(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    enter(page)
    page.keyboard.press("ArrowRight")
    text = focus(page)["text"]
    for button in ["insert", "shuffle", "sort", "undo"]:
        press(page, button)
        assert focus(page)["text"] == text, button
        rest(page)
        assert focus(page)["text"] == text, button
    page.keyboard.press("ArrowDown")
    assert focus(page)["isInView"]


def test_what_takes_the_place_of_a_removed_item_has_the_focus(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    enter(page)
    before = focus(page)
    # The first item wholly in view is the one that goes.
    press(page, "delete")
    after = focus(page)
    assert after["item"] == before["item"]
    assert after["text"] != before["text"]
    rest(page)
    assert focus(page)["text"] == after["text"]


def test_a_click_gives_an_item_the_focus_without_a_ring(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    page.locator("[data-item='7']").click()
    seen = focus(page)
    assert seen["item"] == 7 and not seen["isRinged"]
    page.keyboard.press("ArrowDown")
    assert focus(page)["isRinged"]


def test_what_is_typed_in_a_cell_is_not_eaten(gallery, visit):
    page = look(visit, gallery)
    rest(page)
    page.evaluate(
        """() => {
          const input = document.createElement("input");
          document.querySelector("[data-item='2']").append(input);
          input.value = "ab";
          input.focus();
        }"""
    )
    for key in ["Home", "x", "ArrowRight", " ", "End", "y"]:
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.value") == "xa by"
    scroll(page, 5_000)
    assert page.evaluate("document.activeElement.value") == "xa by"


def test_keys_select_items(gallery, visit):
    page = visit(gallery().url)
    page.wait_for_selector("[data-item]")
    rest(page)
    start = enter(page)
    page.keyboard.press("Enter")
    selected = page.locator("[aria-selected=true]")
    assert selected.count() == 1
    assert int(selected.get_attribute("data-item")) == start["item"]
    assert focus(page)["item"] == start["item"]


@pytest.mark.parametrize("scheme", ["none", "active"])
def test_the_ring_is_seen(gallery, visit, scheme, tmp_path):
    page = look(visit, gallery)
    page.emulate_media(forced_colors=scheme)
    rest(page)
    enter(page)
    cell = page.locator(":focus")
    with_ring = cell.screenshot(path=tmp_path / "ring.png")
    cell.evaluate("cell => cell.style.outline = 'none'")
    assert cell.screenshot() != with_ring


def test_who_prefers_stillness_is_there_at_once(gallery, visit):
    page = look(visit, gallery, reduced_motion="reduce")
    page.evaluate("document.getElementById('last').click()")
    end = page.evaluate("document.querySelector('main').scrollTop")
    assert end > 5_000
    rest(page)
    assert page.evaluate("document.querySelector('main').scrollTop") == end
    page.locator("[data-item='599']").click()
    page.keyboard.press("Home")
    assert page.evaluate("document.getAnimations().length") == 0
    assert focus(page)["item"] == 0 and focus(page)["isInView"]


# A view of its own, told to focus its cell as soon as it may.
EARLY = """async () => {
  const { View } = await import("./host/view.mjs");
  const { Keyboard } = await import("./host/keyboard.mjs");
  const container = document.createElement("div");
  document.body.append(container);
  const exports = {
    waterflow_item_count: () => 1, waterflow_resized() {},
    waterflow_scrolled() {}, waterflow_settled() {}, waterflow_edited() {},
    waterflow_key: () => 0,
  };
  const view = new View({ exports, Keyboard }, 99, container, true);
  const element = document.createElement("div");
  view.adopt(0, element);
  const record = new DataView(new ArrayBuffer(56));
  const [show, isItem] = [2, 1];
  record.setUint16(0, show, true);
  record.setUint16(2, isItem, true);
  view.perform(record, 0, 1, 0, 100, NaN);
  view.allowFocus(true);
  view.focus(0);
  return document.activeElement === element;
}"""


def test_a_program_may_give_the_focus_as_soon_as_it_is_allowed(gallery, visit):
    page = serve_host(visit(f"{gallery().url}?count=10"))
    assert page.evaluate(EARLY)
