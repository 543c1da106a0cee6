"""What the tests see of photos that are opened, selected and searched for."""

import re
import struct

from playwright.sync_api import Page, Route
from rest import rest

# Enough that there are several photos a day.
COUNT = 50_000

# What is noted of each flight: what flies before, and what afterwards.
FLIGHTS = """(() => {
  const flights = window.flights = [];
  const named = () => [...document.querySelectorAll("*")]
    .filter((element) => element.style.viewTransitionName !== "")
    .map((element) => element.closest(".viewer") ? "viewer"
      : element.closest("photo-tile")?.getAttribute("aria-label"));
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const flight = { from: named(), to: null };
    flights.push(flight);
    return start(() => {
      const made = change();
      flight.to = named();
      return made;
    });
  };
})()"""

# The slide that shows.
SLIDE = """() => {
  const stage = document.querySelector(".viewer-stage")
    .getBoundingClientRect();
  const slides = [...document.querySelectorAll(".viewer-slide")]
    .filter((slide) => !slide.hidden).map((slide) => {
      const frame = slide.getBoundingClientRect();
      const picture = slide.querySelector(".viewer-picture")
        .getBoundingClientRect();
      const image = slide.querySelector("img");
      return {
        x: frame.x - stage.x, src: image?.getAttribute("src") ?? null,
        name: image?.alt ?? null, isInert: slide.inert,
        width: picture.width, height: picture.height,
        left: picture.left - stage.left, right: stage.right - picture.right,
        top: picture.top - stage.top, bottom: stage.bottom - picture.bottom,
        note: slide.querySelector("figcaption")?.textContent ?? null,
      };
    });
  return slides.sort((a, b) => a.x - b.x);
}"""


def address(gallery, *arguments: str, query: str = "") -> str:
    """The address of the page, on a library of made-up photos."""
    count = () if "--count" in arguments else ("--count", str(COUNT))
    url = gallery(*count, *arguments).url.rstrip("/")
    return f"{url}/timeline.html{query}"


def look(visit, gallery, query: str = "", **options) -> Page:
    """Opens the page and waits until its photos are there."""
    page = visit(address(gallery, query=query), script=FLIGHTS, **options)
    page.wait_for_selector("photo-tile.loaded")
    rest(page)
    return page


def tile(page: Page, name: str):
    """The tile of a photo, by the photo's name."""
    return page.locator(f'photo-tile[aria-label="{name}"]')


def names(page: Page) -> list[str]:
    """The names of the photos whose tiles have loaded, in order.

    Those that are far out of view have not.
    """
    return page.evaluate(
        """() => [...document.querySelectorAll("photo-tile[data-item]")]
          .sort((a, b) => a.dataset.section - b.dataset.section
            || a.dataset.item - b.dataset.item)
          .map((tile) => tile.getAttribute("aria-label"))
          .filter((name) => name !== "Photo")"""
    )


def is_open(page: Page) -> bool:
    """Whether a photo shows on its own."""
    return page.locator("dialog.viewer[open]").count() == 1


def open_photo(page: Page, position: int) -> str:
    """Opens one of the photos in view; returns its name."""
    name = names(page)[position]
    tile(page, name).click()
    page.wait_for_selector("dialog.viewer[open]")
    rest(page)
    return name


def press(page: Page, control: str) -> None:
    """Clicks a control of the viewer, as by hand.

    Where nobody has moved for a while none can be clicked: what moves there
    brings them back, as a click that is made without a move does not.
    """
    box = page.locator(control).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 3, y)
    page.mouse.click(x, y)


def said(page: Page) -> str:
    """What is read out of the photo that shows."""
    return page.text_content(".viewer-status")


def current(page: Page) -> dict:
    """What shows of the photo that shows."""
    return next(one for one in page.evaluate(SLIDE) if not one["isInert"])


def selected(page: Page) -> list[str]:
    """The names of the selected photos that have tiles."""
    return page.evaluate(
        """() => [...document.querySelectorAll(
          "photo-tile[data-item][aria-selected=true]")]
          .sort((a, b) => a.dataset.section - b.dataset.section
            || a.dataset.item - b.dataset.item)
          .map((tile) => tile.getAttribute("aria-label"))"""
    )


def middle(page: Page, name: str) -> tuple[float, float]:
    """Where the middle of a photo's tile is."""
    box = tile(page, name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(page: Page, x: float, y: float, start: float, end: float) -> None:
    """Two fingers beside each other go from one distance to another one."""
    protocol = page.context.new_cdp_session(page)

    def send(kind: str, distance: float | None) -> None:
        points = [] if distance is None else [
            {"x": x + side * distance / 2, "y": y, "id": number}
            for number, side in enumerate((-1, 1))
        ]
        protocol.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points}
        )

    send("touchStart", start)
    for step in range(1, 9):
        send("touchMove", start + (end - start) * step / 8)
    send("touchEnd", None)


class Removal:
    """Takes a photo out of the library, as the page is told of it."""

    def __init__(self, page: Page) -> None:
        self.gone: tuple[int, int, int] | None = None
        self.asked: list[Route] = []
        self.isTold = False
        page.route("**/library/changes*", self.changes)
        page.route("**/library/details*", self.details)
        page.route("**/library/photo/*", self.photo)

    def take(self, page: Page, number: int) -> None:
        """Removes the photo with an id."""
        record = page.evaluate(
            "(id) => fetch(`library/photo/${id}`).then((it) => it.json())",
            number,
        )
        self.gone = (number, record["day"], record["index"])
        for route in self.asked:
            self.tell(route)
        self.asked = []

    def changes(self, route: Route) -> None:
        if route.request.url.endswith(f"since={2**32 - 1}"):
            # How the library is, which is answered at once.
            route.continue_()
        elif self.gone and not self.isTold:
            self.tell(route)
        else:
            self.asked.append(route)

    def tell(self, route: Route) -> None:
        if self.isTold:
            return
        self.isTold = True
        _, day, index = self.gone
        head = struct.pack(
            "<11I", 0x48434657, 1, 1, 2, 0, COUNT - 1, COUNT - 1, 0, 1, 0, 0
        )
        route.fulfill(body=head + struct.pack("<iI", day, index))

    def details(self, route: Route) -> None:
        answer = route.fetch()
        if not self.gone or f"day={self.gone[1]}&" not in route.request.url:
            return route.fulfill(response=answer)
        body = answer.body()
        *head, count = struct.unpack_from("<3IiII", body)
        words = list(struct.iter_unpack("<3I", body[24 : 24 + 12 * count]))
        ends = struct.unpack_from(f"<{2 * count + 1}I", body, 24 + 12 * count)
        text = body[28 + 20 * count :]
        left = [
            (word, text[ends[at] : ends[at + 1]])
            for at, word in enumerate(words)
            if word[0] != self.gone[0]
        ]
        offsets = [0]
        for _, name in left:
            offsets.append(offsets[-1] + len(name))
        # None of them has a caption.
        offsets += [offsets[-1]] * len(left)
        route.fulfill(
            response=answer,
            headers={},
            body=struct.pack("<3IiII", *head, len(left))
            + b"".join(struct.pack("<3I", *word) for word, _ in left)
            + struct.pack(f"<{len(offsets)}I", *offsets)
            + b"".join(name for _, name in left),
        )

    def photo(self, route: Route) -> None:
        number = int(route.request.url.rsplit("/", 1)[1])
        if not self.gone:
            route.continue_()
        elif number == self.gone[0]:
            route.fulfill(status=404, body="{}")
        else:
            record = route.fetch().json()
            _, day, index = self.gone
            if record["day"] == day and record["index"] > index:
                record["index"] -= 1
            route.fulfill(json=record)


def number(page) -> int:
    """The id in the address."""
    return int(re.search(r"#photo=(\d+)$", page.url)[1])


def slide_to(page, step: str, times: int) -> None:
    """Presses a key a number of times and waits until all is at rest."""
    for _ in range(times):
        page.keyboard.press(step)
    rest(page)


def forget_details(page) -> None:
    """Has a page know nothing of photos that it does not show already."""
    page.evaluate("""async () => {
      const { details } = await import("./timeline.mjs");
      details.forgetAll();
    }""")
