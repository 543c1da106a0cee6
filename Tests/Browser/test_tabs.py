"""Each tab has its own sections and keeps how far it is scrolled."""

import pytest
from rest import rest
from tabs_page import (
    NAMES,
    bar_top,
    chosen,
    head,
    hold_bar,
    is_turning,
    look,
    scroll,
    tail,
)


def choose(page, name: str) -> None:
    """Clicks a tab and waits until its page is there."""
    page.click(f"[role=tab]:has-text('{name}')")
    rest(page)
    assert chosen(page) == name
    assert not is_turning(page)


def test_a_click_on_a_tab_shows_its_sections(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    above = head(page)
    for name, title in zip(NAMES, ["Today", "Harbour", "Favourites"]):
        choose(page, name)
        headers = [it["text"] for it in tail(page).values() if it["isHeader"]]
        assert headers[0] == title
        assert head(page) == above


def test_each_tab_keeps_its_own_place(gallery, visit):
    page = look(visit, gallery)
    bar = hold_bar(page)
    assert scroll(page, bar + 700) == bar + 700
    seen = tail(page)
    choose(page, "Albums")
    # Not seen before: at its start, right below the bar.
    assert page.evaluate("sections.scrollTop") == pytest.approx(bar, abs=1)
    assert scroll(page, bar + 250) == bar + 250
    choose(page, "Recent")
    assert page.evaluate("sections.scrollTop") == pytest.approx(
        bar + 700, abs=1
    )
    assert tail(page).keys() == seen.keys()
    choose(page, "Albums")
    assert page.evaluate("sections.scrollTop") == pytest.approx(
        bar + 250, abs=1
    )


def test_as_long_as_the_bar_is_not_held_nothing_jumps(gallery, visit):
    page = look(visit, gallery)
    bar = hold_bar(page)
    scroll(page, bar + 400)
    choose(page, "Albums")
    top = scroll(page, bar - 60)
    assert bar_top(page) == pytest.approx(60, abs=1)
    choose(page, "Recent")
    assert page.evaluate("sections.scrollTop") == top
    assert bar_top(page) == pytest.approx(60, abs=1)


def test_a_short_tab_keeps_the_bar_held(gallery, visit):
    page = look(visit, gallery)
    bar = hold_bar(page)
    scroll(page, bar + 500)
    choose(page, "Favourites")
    assert bar_top(page) == pytest.approx(0, abs=0.6)
    assert page.evaluate("sections.scrollTop") == pytest.approx(bar, abs=1)
    # And there is no way beyond it.
    assert scroll(page, 1e6) == pytest.approx(bar, abs=1)


def test_tabs_are_reached_by_keys(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    tabs = page.locator("[role=tab]")
    indexes = tabs.evaluate_all("(tabs) => tabs.map((tab) => tab.tabIndex)")
    assert indexes == [0, -1, -1]
    tabs.first.focus()
    for key, name in [
        ("ArrowRight", "Albums"),
        ("ArrowRight", "Favourites"),
        ("ArrowRight", "Favourites"),
        ("Home", "Recent"),
        ("End", "Favourites"),
        ("ArrowLeft", "Albums"),
    ]:
        page.keyboard.press(key)
        rest(page)
        assert chosen(page) == name
        # The focus is still where it was put.
        assert page.evaluate("document.activeElement.textContent") == name
    assert page.locator("[role=tablist]").get_attribute("aria-label")


def test_arrows_follow_the_direction_of_reading(gallery, visit):
    page = look(visit, gallery, "&dir=rtl")
    page.locator("[role=tab]").first.focus()
    page.keyboard.press("ArrowLeft")
    rest(page)
    assert chosen(page) == "Albums"


def test_quick_choices_end_at_the_last_one(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    page.evaluate(
        """async () => {
          const tabs = document.querySelectorAll("[role=tab]");
          for (const index of [2, 0, 1, 2, 1]) {
            tabs[index].click();
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
          }
        }"""
    )
    rest(page)
    assert chosen(page) == "Albums"
    headers = [it["text"] for it in tail(page).values() if it["isHeader"]]
    assert headers[0] == "Harbour"
    assert not is_turning(page)


def test_another_width_while_a_page_turns(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    page.evaluate("document.querySelectorAll('[role=tab]')[1].click()")
    page.set_viewport_size({"width": 900, "height": 700})
    rest(page)
    assert chosen(page) == "Albums"
    assert not is_turning(page)
    width = page.evaluate("sections.clientWidth")
    headers = [it for it in tail(page).values() if it["isHeader"]]
    assert {(it["x"], it["width"]) for it in headers} == {(0, width)}


def test_the_scenes_change_in_place(gallery, visit):
    page = look(visit, gallery)
    hold_bar(page)
    choose(page, "Albums")
    page.check("#scene-pinning", force=True)
    page.wait_for_selector("[data-header]:has-text('Highlights')")
    assert page.evaluate("sections.scrollTop") == 0
    assert page.locator("[role=tab]:visible").count() == 0
    assert page.locator("#modes").is_visible()
    assert "scene=pinning" in page.url
    page.check("#scene-tabs", force=True)
    page.wait_for_selector("[role=tab]")
    rest(page)
    assert chosen(page) == "Albums"
    assert not page.locator("#modes").is_visible()
