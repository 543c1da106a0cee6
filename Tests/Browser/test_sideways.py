"""A view that scrolls sideways begins where reading does, and stays there."""

import pytest
from rest import rest
from sideways_page import (
    headers,
    items,
    leading,
    look,
    scroll,
    trailing,
    way,
    width,
)

HEADER = 108
SPACING = 12
# A page for which a pause is no longer than a frame, on whatever machine.
WITHOUT_PAUSES = """(() => {
  const now = performance.now.bind(performance);
  let last = now(), told = last;
  performance.now = () => {
    const next = now();
    told += Math.min(next - last, 16);
    last = next;
    return told;
  };
})()"""
both = pytest.mark.parametrize("rtl", [False, True], ids=["ltr", "rtl"])


def first_in_view(page, rtl: bool) -> dict:
    """The item that reaches furthest out of view at the leading edge."""
    shown = [
        it
        for it in items(page)
        if trailing(it, page, rtl) > HEADER + 1
        and leading(it, page, rtl) < width(page)
    ]
    return min(shown, key=lambda it: (leading(it, page, rtl), it["item"]))


@both
def test_it_begins_where_reading_begins(gallery, visit, rtl):
    page = look(visit, gallery, rtl)
    position, end = way(page)
    assert end > 2_000
    assert position == pytest.approx(end if rtl else 0, abs=1)
    bar = headers(page)[0]
    assert leading(bar, page, rtl) == pytest.approx(0, abs=1)
    assert bar["right"] - bar["left"] == pytest.approx(HEADER, abs=0.1)
    # It rests there, however the browser rounds how far it can scroll.
    assert page.locator("#sideways .waterflow-pinned [data-header]").count() == 0
    first = items(page)[0]
    assert (first["section"], first["item"]) == (0, 0)
    assert leading(first, page, rtl) == pytest.approx(
        HEADER + SPACING, abs=1
    )


def test_from_the_right_everything_is_mirrored(gallery, visit):
    frames = []
    for rtl in (False, True):
        page = look(visit, gallery, rtl)
        seen = {}
        for _ in range(4):
            seen |= {
                (it["section"], it["item"]): (
                    round(leading(it, page, rtl)),
                    round(trailing(it, page, rtl)),
                    round(it["top"]),
                )
                for it in items(page)
                if 0 < leading(it, page, rtl) < width(page)
            }
            scroll(page, 700, rtl)
        frames.append(seen)
    ltr, rtl = frames
    assert ltr.keys() == rtl.keys() and len(ltr) > 20
    for item, frame in ltr.items():
        assert rtl[item] == pytest.approx(frame, abs=1), item


@both
@pytest.mark.parametrize("section", [1, 2, 0])
def test_what_is_gone_to_aligns_at_the_leading_edge(
    gallery, visit, rtl, section
):
    page = look(visit, gallery, rtl)
    scroll(page, 700, rtl)
    page.click(f"#place-{section}")
    rest(page)
    first = next(
        it for it in items(page) if (it["section"], it["item"]) == (section, 0)
    )
    # Beside its header, which is held there.
    assert leading(first, page, rtl) == pytest.approx(HEADER, abs=1)
    bar = headers(page)[section]
    assert leading(bar, page, rtl) == pytest.approx(0, abs=1)


@both
def test_another_width_keeps_the_leading_edge(gallery, visit, rtl):
    page = look(visit, gallery, rtl, width=1_000)
    scroll(page, 900, rtl)
    first = first_in_view(page, rtl)
    place = leading(first, page, rtl)
    height = page.evaluate("sideways.clientHeight")
    for size in (1_180, 1_060, 1_000):
        page.set_viewport_size({"width": size, "height": 600})
        rest(page)
        # Its lanes would be others else.
        assert page.evaluate("sideways.clientHeight") == height
        now = next(
            it
            for it in items(page)
            if (it["section"], it["item"]) == (first["section"], first["item"])
        )
        assert leading(now, page, rtl) == pytest.approx(place, abs=1)
    assert way(page)[0] != way(page)[1]


@both
def test_another_height_keeps_what_is_first_in_view(gallery, visit, rtl):
    page = look(visit, gallery, rtl)
    page.click("#place-1")
    rest(page)
    page.set_viewport_size({"width": 900, "height": 480})
    rest(page)
    first = next(it for it in items(page) if it["section"] == 1)
    assert first["item"] == 0
    assert leading(first, page, rtl) == pytest.approx(HEADER, abs=1)


@both
def test_the_wheel_and_keys_scroll_it_and_nothing_is_laid_out(
    gallery, visit, rtl
):
    page = look(visit, gallery, rtl)
    laid_out = page.inner_text("#laid-out")
    assert laid_out == "54"
    page.mouse.move(500, 400)
    seen = set()
    for _ in range(40):
        page.mouse.wheel(-240 if rtl else 240, 0)
        rest(page)
        seen |= {(it["section"], it["item"]) for it in items(page)}
    assert len(seen) == 54
    assert page.inner_text("#laid-out") == laid_out


@both
def test_cells_that_the_app_made_are_used_again(gallery, visit, rtl):
    # Those that nobody uses for five seconds go.
    page = look(visit, gallery, rtl, script=WITHOUT_PAUSES)
    assert page.inner_text("#made") == page.inner_text("#live")
    shown, before = 0, set()
    for distance in (1, -1, 1, -1):
        for _ in range(8):
            scroll(page, 700 * distance, rtl)
            now = {(it["section"], it["item"]) for it in items(page)}
            shown += len(now - before)
            before = now
    # No more than there are items and headers, although each came four times.
    assert int(page.inner_text("#made")) <= 57
    assert shown > 120


def test_a_phone_shows_it_too(gallery, visit):
    page = look(visit, gallery, False, width=320, height=640)
    assert page.evaluate("document.body.scrollWidth") == 320
    assert items(page)


def test_the_choice_of_where_reading_begins_is_kept(gallery, visit):
    page = look(visit, gallery, False)
    page.click("label:has(#reading-rtl)")
    page.wait_for_function("() => document.dir === 'rtl'")
    page.wait_for_selector("#sideways [data-item]")
    rest(page)
    assert page.evaluate("document.activeElement.id") == "reading-rtl"
    position, end = way(page)
    assert position == pytest.approx(end, abs=1)
    assert page.is_checked("#reading-rtl")
    assert page.is_checked("#scene-sideways")
    # There and back to what stands above each other.
    page.locator("#scene-pinning").check(force=True)
    page.wait_for_selector("#sections [data-item]")
    assert page.is_hidden("#sideways")
