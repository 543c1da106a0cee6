"""Headers and footers pin, and nothing is laid out for it again."""

import pytest
from sections_page import (
    FOOTER,
    HEADER,
    MODES,
    PINNING,
    TITLES,
    boxes,
    choose,
    expect_bars,
    footer_rule,
    header_rule,
    look,
    places,
    scroll,
    walk,
)
from rest import rest


@pytest.mark.parametrize("mode", MODES)
def test_bars_stand_where_the_rule_says(gallery, visit, mode):
    page = look(visit, gallery)
    rests = boxes(page)
    choose(page, mode)
    page.check("#pin-footers")
    laid_out = page.locator("#laid-out").inner_text()
    height = page.evaluate("sections.clientHeight")
    down = places(rests, height)
    held = 0
    for seen in walk(page, down + down[::-3]):
        top = seen["top"]
        expect_bars(
            seen,
            "headers",
            lambda section: header_rule(mode, rests, section, top),
            HEADER,
        )
        expect_bars(
            seen,
            "footers",
            lambda section: footer_rule(mode, rests, section, top + height),
            FOOTER,
        )
        held += sum(bar["isHeld"] for bar in seen["headers"].values())
    assert held > len(down) / 2
    assert laid_out == "110"
    assert page.locator("#laid-out").inner_text() == laid_out


# The photos arrive before the page tells for the first time how large the view
# is, as they do where the machine is slow.
LATE_SIZES = """
  const { ResizeObserver } = window;
  window.ResizeObserver = class extends ResizeObserver {
    constructor(tell) {
      super(async (...told) => {
        while (!document.querySelector("[data-item]")) {
          await new Promise(requestAnimationFrame);
        }
        tell(...told);
      });
    }
  };
"""


@pytest.mark.parametrize("script", ["", LATE_SIZES], ids=["", "late sizes"])
def test_a_phone_lays_out_once_as_well(gallery, visit, script):
    page = look(visit, gallery, width=320, height=640, script=script)
    assert page.locator("#laid-out").inner_text() == "110"
    scroll(page, 3_000)
    assert page.locator("#laid-out").inner_text() == "110"
    assert page.evaluate("document.body.scrollWidth") == 320


def entries(page) -> list[str]:
    """The events in the log, the oldest first."""
    return page.locator("#log li").all_inner_texts()


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_every_change_is_told_exactly_once(gallery, visit, mode):
    page = look(visit, gallery)
    rests = boxes(page)
    choose(page, mode)
    before = entries(page)
    page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) {
              for (const node of addedNodes) told.push(node.textContent);
            }
          }).observe(document.getElementById("log"), { childList: true });
        }"""
    )
    expected = []
    pinned: set[int] = set()
    tops = places(rests, page.evaluate("sections.clientHeight"))
    # Each position twice: an event must not come again at the same place.
    way = [top for top in tops + tops[::-1] for _ in range(2)]
    for seen in walk(page, way):
        top = seen["top"]
        now = {
            section
            for section in PINNING
            if header_rule(mode, rests, section, top)[1]
        }
        expected += [f"didPin · {TITLES[it]}" for it in sorted(now - pinned)]
        expected += [f"didUnpin · {TITLES[it]}" for it in sorted(pinned - now)]
        pinned = now
        assert seen["told"] == len(expected)
    assert page.evaluate("told") == expected
    assert len(expected) >= 2 * (len(PINNING) - 1)
    assert entries(page) == (before + expected)[-16:]


def test_pinning_footers_is_told(gallery, visit):
    page = look(visit, gallery)
    choose(page, "stacked")
    page.check("#pin-footers")
    names = [f"didPin · {TITLES[section]}, footer" for section in PINNING]
    assert entries(page) == names
    page.uncheck("#pin-footers")
    assert entries(page) == names + [
        name.replace("didPin", "didUnpin") for name in names
    ]


@pytest.mark.parametrize("mode", MODES)
def test_pinned_headers_cover_items_and_each_other(gallery, visit, mode):
    page = look(visit, gallery)
    choose(page, mode)
    page.check("#pin-footers")
    looked = 0
    for top in range(300, 4_000, 370):
        scroll(page, top)
        hits = page.evaluate(
            """() => {
              const view = sections.getBoundingClientRect();
              return [...document.querySelectorAll(".waterflow-pinned .bar")]
                .map((bar) => {
                  const frame = bar.getBoundingClientRect();
                  const x = frame.left + frame.width / 2;
                  const y = frame.top + frame.height / 2;
                  if (y <= view.top || y >= view.bottom) return null;
                  const hit = document.elementFromPoint(x, y).closest(".bar");
                  return [Number(bar.dataset.section),
                    hit ? Number(hit.dataset.section) : -1, hit === bar];
                }).filter((hit) => hit !== null);
            }"""
        )
        for section, hit, is_own in hits:
            looked += 1
            # Later sections stand above earlier ones.
            assert is_own or hit > section
    assert looked >= 10


def test_panels_lie_behind_their_sections(gallery, visit):
    page = look(visit, gallery)
    rests = boxes(page)
    scroll(page, rests[1].start)
    rest(page)
    panel = page.locator("[data-background][data-section='1']")
    frame = panel.evaluate(
        """(panel) => {
          const frame = panel.getBoundingClientRect();
          const view = sections.getBoundingClientRect();
          return [frame.left, frame.top - view.top + sections.scrollTop,
            frame.width, frame.height];
        }"""
    )
    width = page.evaluate("sections.clientWidth")
    box = rests[1]
    expected = [4, box.start + HEADER, width - 8, box.end - box.start - HEADER]
    assert frame == pytest.approx(expected, abs=0.1)
    hits = page.evaluate(
        """() => {
          const view = sections.getBoundingClientRect();
          return [...document.querySelectorAll("[data-item][data-section='1']")]
            .map((item) => [item, item.getBoundingClientRect()])
            .filter(([, { bottom }]) =>
              bottom - 4 > view.top + 44 && bottom - 4 < view.bottom)
            .map(([item, { left, width, bottom }]) => item.contains(
              document.elementFromPoint(left + width / 2, bottom - 4)));
        }"""
    )
    assert hits and all(hits)


FIRST = """() => {
  const view = sections.getBoundingClientRect();
  const cells = [...sections.querySelectorAll("[data-item]")]
    .map((cell) => ({ cell, frame: cell.getBoundingClientRect() }))
    .filter(({ frame }) => frame.bottom > view.top + 44
      && frame.top < view.bottom);
  return cells.map(({ cell }) => `${cell.dataset.section} ${cell.dataset.item}`);
}"""


@pytest.mark.parametrize("scene", ["pinning", "tabs", "widths"])
def test_turning_a_phone_keeps_the_place(gallery, visit, scene):
    upright, across = ({"width": w, "height": h} for w, h in
                       ((390, 844), (844, 390)))
    page = visit(
        f"{gallery().url.rstrip('/')}/sections.html?scene={scene}", **upright)
    page.wait_for_selector("[data-item]")
    scroll(page, 1_500)
    rest(page)
    first = page.evaluate(FIRST)[0]
    for size in [across, upright] * 4:
        page.set_viewport_size(size)
        rest(page)
        assert first in page.evaluate(FIRST)


@pytest.mark.parametrize("section", ["Index", "Earlier"])
def test_rows_of_a_list_say_what_they_are(gallery, visit, section):
    page = look(visit, gallery)
    scroll(page, boxes(page)[TITLES.index(section)].start)
    row = page.locator(
        f"[data-section='{TITLES.index(section)}'] .title").first
    assert row.is_visible() and row.inner_text().startswith("Picture ")
