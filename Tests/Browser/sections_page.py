"""What the tests see of the page of sections, and what they expect of it."""

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
HEADER = 44
FOOTER = 36
OVERSCAN = 1_250
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


def walk(page, tops: list[float]) -> list[dict]:
    """Scrolls to one place after the other; returns the bars at each, in the
    frame that follows, and how many events the page has been `told` by then.
    """
    return page.evaluate(
        f"""async (tops) => {{
          const bars = {BARS};
          const seen = [];
          for (const top of tops) {{
            sections.scrollTo(0, top);
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            seen.push({{ ...bars(), told: window.told?.length }});
          }}
          return seen;
        }}""",
        tops,
    )


def scroll(page, top: float) -> dict:
    """Scrolls at once; returns the bars after the frame that follows."""
    return walk(page, [top])[0]


def look(
    visit, gallery, width: int = 1000, height: int = 700, script: str = ""
):
    """Opens the page and waits for its items."""
    page = visit(
        f"{gallery().url.rstrip('/')}/sections.html",
        width=width,
        height=height,
        script=script,
    )
    page.wait_for_selector("[data-item]")
    rest(page)
    return page


def boxes(page) -> list[Box]:
    """Walks down the page and notes where every bar rests.

    On the way down a header comes in from below at rest; footers do not pin.
    """
    found: dict[int, Box] = {}
    end = page.evaluate("sections.scrollHeight")
    for seen in walk(page, list(range(0, end, 150))):
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
