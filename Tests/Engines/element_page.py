"""Pages with a `<water-flow>` in other browsers, and what they show."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "Browser/element"))

import placement  # noqa: E402
from cards import LIST as CARDS, SCRIPT as CARD_SCRIPT  # noqa: E402
from stage import OWN, STAGE, STYLE  # noqa: E402

COUNT = 1_000
LENGTHS = placement.heights(COUNT)
FILL = """(options) => { stage.fill(stage.flow,
  { mode: "waterfall", lanes: 3, ...options }); }"""
LOOK = "(selector) => stage.look(document.querySelector(selector))"


def show(page_of, body: str = OWN, head: str = "", **options):
    """A page with this body, when its element is known."""
    engine = page_of(
        body, head=f"{STYLE}<script>{STAGE}</script>{head}", **options
    )
    engine.until("() => customElements.get('water-flow')")
    return engine


def drawn(engine, selector: str = "water-flow") -> dict:
    """Waits until an element shows something; what it shows then."""
    engine.until(
        "(selector) => document.querySelector(selector + ' .drawn')", selector
    )
    engine.still()
    return engine.evaluate(LOOK, selector)


def fill(engine, **options) -> dict:
    """Gives the page's element items of known heights; what it shows."""
    engine.evaluate(FILL, options)
    return drawn(engine)


def scroll(engine, top: float, what: str = "stage.flow") -> dict:
    """Scrolls at once; what the element shows after that."""
    engine.evaluate(f"(top) => {what}.scrollTo(0, top)", top)
    engine.still()
    return engine.evaluate(LOOK, "water-flow")


def wanted(engine, lanes: int = 3) -> list[placement.Frame]:
    """Where the items of a waterfall should stand."""
    width = engine.evaluate("stage.flow.clientWidth")
    return placement.waterfall(width, lanes, 10, LENGTHS)
