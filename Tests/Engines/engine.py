"""What the tests ask of a browser, whichever driver it has."""

import json
import shutil
import time
from typing import Any

# Drivers differ in what they make of undefined values and of numbers, so that
# the answer goes by JSON. Like Playwright's, it takes functions and values.
EVALUATE = """
const [argument, done] = arguments;
Promise.resolve().then(() => {
  const given = (%s);
  return typeof given === "function" ? given(JSON.parse(argument)) : given;
}).then(
  (value) => done(JSON.stringify({ value })),
  (error) => done(JSON.stringify({ error: `${error} ${error.stack}` })));
"""

# Looks at every frame, so that a page that paints seldom is waited for.
UNTIL = """(argument) => new Promise((resolve, reject) => {
  const start = performance.now();
  let frames = 0;
  const look = () => {
    frames++;
    const value = (%s)(argument);
    if (value) resolve(value);
    else if (performance.now() - start < 120_000) requestAnimationFrame(look);
    else {
      const { scrollTop } = document.querySelector("main") ?? {};
      reject(new Error(`waited in vain, ${frames} frames, at ${scrollTop}`));
    }
  };
  look();
})"""

# The same cells in the same places for a number of frames, and for longer than
# the 150 ms after which a view takes a scroll for ended. That it notices by a
# timer, which gets its turn before ours.
STILL = """() => new Promise((resolve, reject) => {
  const start = performance.now();
  let seen = "", frames = 0, since = start;
  const state = () => [...document.querySelectorAll("main, [data-item]")]
    .map((it) => {
      const { left, top, height } = it.getBoundingClientRect();
      return [it.dataset.item, left, top, height, it.scrollTop].join();
    }).join(";");
  const look = () => {
    const now = state();
    const isMoving = document.getAnimations().some((it) =>
      it.playState === "running"
      && it.effect.getComputedTiming().endTime !== Infinity);
    if (now !== seen || isMoving) [frames, since] = [0, performance.now()];
    frames++;
    seen = now;
    if (frames >= 8 && performance.now() - since > 250) {
      setTimeout(() => state() === seen ? resolve() : look(), 0);
    } else if (performance.now() - start < 120_000) {
      requestAnimationFrame(look);
    } else {
      reject(new Error("never at rest"));
    }
  };
  look();
})"""

# Their names in the protocol that all drivers speak.
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Space": " ",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}

# Of a path of a finger or mouse: x, y, and the milliseconds spent there.
Stop = tuple[float, float, int]


class Engine:
    """A browser with one page."""

    # What a driver raises when a page goes away under its script.
    gone: type[Exception]

    def __init__(self) -> None:
        self.errors: list[str] = []

    def open(self, url: str) -> None:
        """Loads a page and waits until it shows items."""
        self.errors = self.take_errors()
        self.navigate(url)
        self.wait_for_items()

    def arrive(self, url: str) -> None:
        """Waits until a page is there that a link leads to."""
        end = time.monotonic() + 120
        here = None
        while here != url:
            assert time.monotonic() < end, f"at {here}, not at {url}"
            try:
                here = self.evaluate("location.href")
            except self.gone:
                continue
        self.wait_for_items()

    def wait_for_items(self) -> None:
        """Waits until the page shows items and has come to rest."""
        self.until("() => document.querySelector('[data-item]') !== null")
        self.still()

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        """Evaluates in the page; a function is called with the argument."""
        said = self.execute(EVALUATE % expression, json.dumps(argument))
        if said is None:
            raise self.gone("the page has gone away")
        answer = json.loads(said)
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer.get("value")

    def until(self, function: str, argument: Any = None) -> Any:
        """Calls a function in every frame until what it returns is true."""
        return self.evaluate(UNTIL % function, argument)

    def still(self) -> None:
        """Waits until nothing moves by itself."""
        self.evaluate(STILL)

    def text(self, name: str) -> str:
        """What is written in an element."""
        return self.evaluate(
            "(id) => document.getElementById(id).textContent", name
        )

    def push(self, *buttons: str) -> None:
        """Pushes buttons of the page, one after the other, at once."""
        self.evaluate(
            """(ids) => ids.forEach((id) =>
                 document.getElementById(id).click())""",
            buttons,
        )

    def press(self, *names: str) -> None:
        """Presses keys, one after the other, in what has the focus."""
        steps = []
        for name in names:
            key = KEYS.get(name, name)
            steps.append({"type": "keyDown", "value": key})
            steps.append({"type": "keyUp", "value": key})
        self.act({"type": "key", "id": "keys", "actions": steps})

    def click(self, x: float, y: float) -> None:
        """Clicks at a place in the window."""
        self.drag_mouse([(x, y, 0)])

    def drag_mouse(self, path: list[Stop]) -> None:
        """Presses the mouse's button where a path begins, lets go at its end.
        """
        steps: list[dict] = []
        for x, y, wait in path:
            steps.append(
                {
                    "type": "pointerMove",
                    "x": round(x),
                    "y": round(y),
                    "duration": 0,
                    "origin": "viewport",
                }
            )
            if len(steps) == 1:
                steps.append({"type": "pointerDown", "button": 0})
            steps.append({"type": "pause", "duration": wait})
        steps.append({"type": "pointerUp", "button": 0})
        self.act(
            {
                "type": "pointer",
                "id": "mouse",
                "parameters": {"pointerType": "mouse"},
                "actions": steps,
            }
        )

    def drag(self, path: list[Stop]) -> None:
        """Drags with a finger, or with the mouse where there is none."""
        self.drag_mouse(path)

    def roll(self, x: float, y: float, distance: float) -> None:
        """Turns the wheel once over a place in the window."""
        step = {
            "type": "scroll",
            "x": round(x),
            "y": round(y),
            "deltaX": 0,
            "deltaY": round(distance),
            "duration": 0,
            "origin": "viewport",
        }
        self.act({"type": "wheel", "id": "wheel", "actions": [step]})

    def take_errors(self) -> list[str]:
        """What has gone wrong in the pages since this was last asked."""
        self.errors += self.evaluate("window.pageErrors?.splice(0) ?? []")
        taken, self.errors = self.errors, []
        return taken

    # Drivers:

    def navigate(self, url: str) -> None:
        """Loads a page."""
        raise NotImplementedError

    def execute(self, script: str, argument: str) -> str | None:
        """Runs the body of a function that hands its answer to a callback."""
        raise NotImplementedError

    def act(self, source: dict) -> None:
        """Performs input as the protocol of WebDriver describes it."""
        raise NotImplementedError

    def screenshot(self) -> bytes:
        """What the window shows, as PNG."""
        raise NotImplementedError

    def quit(self) -> None:
        """Ends the browser and its driver."""
        raise NotImplementedError


def straight(
    start: tuple[float, float], end: tuple[float, float], hold: int = 0
) -> list[Stop]:
    """A path in small steps, at whose end one may stay a while."""
    steps = 16
    path = [
        (
            start[0] + (end[0] - start[0]) * step / steps,
            start[1] + (end[1] - start[1]) * step / steps,
            16,
        )
        for step in range(steps + 1)
    ]
    return [*path, (*end, hold)] if hold else path


def program(*names: str) -> str:
    """The path of the first program that is installed."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise RuntimeError(f"no {names[0]}: run `make test`")
