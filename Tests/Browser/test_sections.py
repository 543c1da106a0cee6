"""Headers and footers pin, and the tail turns, without laying out again."""

import re
from dataclasses import dataclass

import pytest
from rest import rest

TITLES = [
    "Highlights",
    "Contact sheet",
    "Interlude",
    "Index",
    "Today",
    "Yesterday",
    "Earlier",
]
PINNING = [0, 1, 3, 4, 5]
TAIL = 4
HEADER = 44
FOOTER = 36
OVERSCAN = 100
MODES = {"section": "section", "stacked": "stacked", "next": "until-next"}

# All bars on screen: where they stand in the viewport, and in which layer.
BARS = """() => {
  const view = sections.getBoundingClientRect();
  const bars = (kind) => Object.fromEntries(
    [...sections.querySelectorAll(`[data-${kind}]`)].map((bar) => {
      const frame = bar.getBoundingClientRect();
      return [bar.dataset.section, {
        x: frame.left - view.left, top: frame.top - view.top,
        height: frame.height, width: frame.width,
        isHeld: bar.parentElement.className === "waterflow-pinned",
      }];
    }));
  return {
    top: sections.scrollTop, height: sections.clientHeight,
    width: sections.clientWidth,
    headers: bars("header"), footers: bars("footer"),
  };
}"""


@dataclass
class Box:
    """A section at rest: where it begins, and where its footer does."""

    start: float
    footer: float = 0.0

    @property
    def end(self) -> float:
        return self.footer + FOOTER


def scroll(page, top: float) -> dict:
    """Scrolls at once; returns the bars after the frame that follows."""
    page.evaluate(
        """async (top) => {
          const frame = () => new Promise(requestAnimationFrame);
          sections.scrollTo(0, top);
          await frame();
          await frame();
        }""",
        top,
    )
    return page.evaluate(BARS)


def look(visit, gallery, width: int = 1000, height: int = 700):
    """Opens the page and waits for its items."""
    page = visit(
        f"{gallery().url.rstrip('/')}/sections.html",
        width=width,
        height=height,
    )
    page.wait_for_selector("[data-item]")
    return page


def boxes(page) -> list[Box]:
    """Walks down the page and notes where every bar rests.

    On the way down a header comes in from below at rest; footers do not pin.
    """
    found: dict[int, Box] = {}
    end = page.evaluate("sections.scrollHeight")
    for top in range(0, end, 150):
        seen = scroll(page, top)
        for section, bar in seen["headers"].items():
            if not bar["isHeld"]:
                found.setdefault(int(section), Box(seen["top"] + bar["top"]))
        for section, bar in seen["footers"].items():
            found[int(section)].footer = seen["top"] + bar["top"]
    scroll(page, 0)
    assert sorted(found) == list(range(len(TITLES)))
    rests = [found[section] for section in range(len(TITLES))]
    for box, following in zip(rests, rests[1:]):
        assert box.end == pytest.approx(following.start, abs=0.1)
    return rests


def choose(page, mode: str) -> None:
    page.locator(f"#pin-{MODES[mode]}").check(force=True)


def header_rule(mode: str, rests: list[Box], section: int, top: float):
    """Where a header stands in the content, and whether it is pinned."""
    rest = rests[section].start
    if section not in PINNING:
        return rest, False
    place = PINNING.index(section)
    if mode == "stacked":
        line = top + HEADER * place
        return max(line, rest), line > rest
    start = max(top, rest)
    if mode == "section":
        start = min(start, rests[section].footer - HEADER)
    elif place + 1 < len(PINNING):
        start = min(start, rests[PINNING[place + 1]].start - HEADER)
    return start, top > rest


def footer_rule(mode: str, rests: list[Box], section: int, bottom: float):
    """The same for a footer, mirrored; `bottom` is the viewport's."""
    rest = rests[section].footer
    if section not in PINNING:
        return rest, False
    place = PINNING.index(section)
    line = bottom - FOOTER
    if mode == "stacked":
        line -= FOOTER * (len(PINNING) - 1 - place)
        return min(line, rest), line < rest
    start = min(line, rest)
    if mode == "section":
        start = max(start, rests[section].start + HEADER)
    elif place > 0:
        start = max(start, rests[PINNING[place - 1]].end)
    return start, line < rest


def places(rests: list[Box], height: float) -> list[float]:
    """Positions around everything that happens while one scrolls down."""
    last = rests[-1].end - height
    wanted = {0.0, 1.0, last}
    for box in rests:
        for near in (-90, -30, 0, 1, 60):
            wanted.add(round(box.start + near))
            wanted.add(round(box.end - HEADER + near))
    return sorted(top for top in wanted if 0 <= top <= last)


def expect_bars(seen, kind: str, rule, length: float) -> None:
    """Bars stand by the rule; all in sight are there, and no other one."""
    low, high = seen["top"], seen["top"] + seen["height"]
    # While content travels, cells are kept ahead of it: by its speed, up to
    # four viewports, and then none behind.
    most = 4 * seen["height"] + OVERSCAN + 1
    for section in range(len(TITLES)):
        start, is_held = rule(section)
        bar = seen[kind].get(str(section))
        if start + length > low + 1 and start < high - 1:
            assert bar, f"{kind} {section} misses at {seen['top']}"
        if start + length < low - most or start > high + most:
            assert not bar, f"{kind} {section} is out of sight"
        if bar:
            assert seen["top"] + bar["top"] == pytest.approx(start, abs=0.1)
            assert bar["height"] == pytest.approx(length, abs=0.01)
            assert (bar["x"], bar["width"]) == (0, seen["width"])
            assert bar["isHeld"] == is_held


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
    for top in down + down[::-3]:
        seen = scroll(page, top)
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
    # Another width while the page loads lays some of the 110 out again.
    assert int(laid_out) >= 110
    assert page.locator("#laid-out").inner_text() == laid_out


def test_a_phone_lays_out_once_as_well(gallery, visit):
    page = look(visit, gallery, width=320, height=640)
    scroll(page, 3_000)
    assert page.locator("#laid-out").inner_text() == "110"
    assert page.evaluate("document.body.scrollWidth") == 320


def entries(page) -> list[str]:
    """The events in the log, the oldest first."""
    return page.locator("#log li").all_inner_texts()


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
    for top in [top for top in tops + tops[::-1] for _ in range(2)]:
        top = scroll(page, top)["top"]
        now = {
            section
            for section in PINNING
            if header_rule(mode, rests, section, top)[1]
        }
        expected += [f"didPin · {TITLES[it]}" for it in sorted(now - pinned)]
        expected += [f"didUnpin · {TITLES[it]}" for it in sorted(pinned - now)]
        pinned = now
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


# All live elements of the tail and of what is before it, by what they show.
CELLS = """(tail) => {
  const view = sections.getBoundingClientRect();
  const cells = { tail: {}, rest: {} };
  for (const cell of sections.querySelectorAll("[data-section]")) {
    const { section, item, header, footer } = cell.dataset;
    const kind = item ?? (header !== undefined ? "header"
      : footer !== undefined ? "footer" : "other");
    const frame = cell.getBoundingClientRect();
    cells[section >= tail ? "tail" : "rest"][`${section} ${kind}`] = {
      x: frame.left - view.left, y: frame.top - view.top,
      width: frame.width, height: frame.height,
    };
  }
  return cells;
}"""


def turn(page, button: str) -> None:
    """Presses a button and waits until nothing moves."""
    page.click(f"#page-{button}")
    rest(page)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_tail_turns_and_comes_back(gallery, visit, motion):
    page = look(visit, gallery)
    page.emulate_media(reduced_motion=motion)
    rests = boxes(page)
    laid_out = page.locator("#laid-out").inner_text()
    extent = page.evaluate("[sections.scrollWidth, sections.scrollHeight]")
    scroll(page, rests[TAIL].start - 200)
    # At rest there are no cells ahead of travel.
    rest(page)
    before = page.evaluate(CELLS, TAIL)
    width = page.evaluate("sections.clientWidth")
    assert any(re.match(r"\d+ \d+$", name) for name in before["tail"])
    for presses in (1, 2):
        turn(page, "onwards")
        after = page.evaluate(CELLS, TAIL)
        offset = -width * presses / 2
        assert after["rest"] == before["rest"]
        # Only what still shows has a cell, and it stands half a page on.
        shown = {
            name
            for name, cell in before["tail"].items()
            if cell["x"] + cell["width"] + offset > 0.01
        }
        assert set(after["tail"]) == shown
        for name, cell in after["tail"].items():
            assert cell["x"] == pytest.approx(
                before["tail"][name]["x"] + offset, abs=0.1
            )
            assert cell["y"] == pytest.approx(
                before["tail"][name]["y"], abs=0.1
            )
    assert after["tail"] == {}
    assert page.locator("#page-onwards").is_disabled()
    turn(page, "back")
    assert page.evaluate(CELLS, TAIL)["tail"] != {}
    turn(page, "reset")
    assert page.evaluate(CELLS, TAIL) == before
    assert page.locator("#laid-out").inner_text() == laid_out
    assert extent == page.evaluate(
        "[sections.scrollWidth, sections.scrollHeight]"
    )


def test_a_turned_tail_follows_the_window(gallery, visit):
    page = look(visit, gallery)
    page.check("#pin-stacked", force=True)
    turn(page, "onwards")
    page.set_viewport_size({"width": 800, "height": 700})
    rest(page)
    width = page.evaluate("sections.clientWidth")
    seen = page.evaluate(CELLS, TAIL)["tail"]["4 header"]
    assert seen["x"] == pytest.approx(-width / 2, abs=0.1)


def test_turning_brings_the_tail_into_sight(gallery, visit):
    page = look(visit, gallery)
    assert page.evaluate("sections.scrollTop") == 0
    turn(page, "onwards")
    assert page.evaluate(CELLS, TAIL)["tail"]


def test_panels_lie_behind_their_sections(gallery, visit):
    page = look(visit, gallery)
    rests = boxes(page)
    scroll(page, rests[1].start)
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
    hit = page.evaluate(
        """() => {
          const item = document.querySelector("[data-item][data-section='1']");
          const { left, top, width, height } = item.getBoundingClientRect();
          return item.contains(document.elementFromPoint(
            left + width / 2, top + height - 4));
        }"""
    )
    assert hit


def test_both_pages_link_to_each_other(gallery, visit):
    page = visit(gallery().url)
    page.wait_for_selector("[data-item]")
    page.click("text=Sections")
    page.wait_for_selector("[data-header]")
    assert page.locator(".pages [aria-current]").inner_text() == "Sections"
    page.click("text=Photos")
    page.wait_for_selector("#count-group")
    page.wait_for_selector("[data-item]")
    assert page.locator(".pages [aria-current]").inner_text() == "Photos"
