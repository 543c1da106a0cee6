"""Pulling the list of things to do down, with a finger at its start."""

from finger import Finger
from host_scripts import serve_host
from rest import frames, rest
from gesture_page import WATCH, look, row, rows, scroll, scroll_top

# Where the content stands, and what hangs above it.
PULLED = """() => {
  const list = document.getElementById("todos");
  const top = list.getBoundingClientRect().top;
  const content = list.querySelector(".waterflow-content");
  const slot = list.querySelector(".waterflow-pull").firstElementChild;
  return {
    content: content.getBoundingClientRect().top - top,
    slot: slot.getBoundingClientRect().bottom - top,
    text: slot.textContent,
    isSeen: getComputedStyle(slot).visibility === "visible",
  };
}"""


def test_the_content_follows_a_finger_and_creates_a_row(gallery, visit):
    page = look(visit, gallery)
    first = row(page, 0)["text"]
    assert not page.evaluate(PULLED)["isSeen"]
    finger = Finger(page).down(200, row(page, 1)["middle"])
    finger.move(y=60, steps=8)
    little = page.evaluate(PULLED)
    assert 20 < little["content"] < 44
    assert abs(little["content"] - little["slot"]) < 1
    assert little["text"] == "Pull down to add"
    assert little["isSeen"]
    finger.move(y=100, steps=8)
    assert page.evaluate(PULLED)["content"] > 44
    assert page.evaluate(PULLED)["text"] == "Let go to add"
    assert not page.locator("#composer").is_visible()
    finger.up()
    page.wait_for_selector("#composer[open]")
    rest(page)
    assert abs(page.evaluate(PULLED)["content"] - 44) < 1
    page.keyboard.type("Feed the cat")
    page.keyboard.press("Enter")
    rest(page)
    assert [one["text"] for one in rows(page)][:2] == ["Feed the cat", first]
    assert page.evaluate(PULLED)["content"] == 0
    assert not page.evaluate(PULLED)["isSeen"]


def test_let_go_early_nothing_is_created(gallery, visit):
    page = look(visit, gallery)
    Finger(page).down(200, 300).move(y=50, steps=8).hold(0.1).up()
    rest(page)
    assert page.evaluate(PULLED)["content"] == 0
    assert not page.locator("#composer").is_visible()
    finger = Finger(page).down(200, 300).move(y=200, steps=8)
    finger.cancel()
    rest(page)
    assert page.evaluate(PULLED)["content"] == 0
    assert not page.locator("#composer").is_visible()


def test_below_the_start_a_finger_scrolls(gallery, visit):
    page = look(visit, gallery)
    scroll(page, 60)
    page.evaluate(WATCH)
    Finger(page).down(200, 250).move(y=200, steps=12).hold(0.2).up()
    # The browser scrolls beside the page, which may be held up longer.
    page.wait_for_function("() => todos.scrollTop === 0")
    rest(page)
    seen = page.evaluate("watch")
    assert scroll_top(page) == 0
    assert seen["pulled"] == 0
    assert not page.locator("#composer").is_visible()


def test_a_finger_that_goes_up_first_scrolls(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(WATCH)
    finger = Finger(page).down(200, 400).move(y=-100, steps=8)
    # A browser that lags would merge the ways there and back into one.
    page.wait_for_function("() => todos.scrollTop > 50")
    finger.move(y=300, steps=12).hold(0.2).up()
    rest(page)
    assert page.evaluate("watch.pulled") == 0


def test_a_wheel_pulls_nothing(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(WATCH)
    page.mouse.move(200, 300)
    for _ in range(5):
        page.mouse.wheel(0, -100)
        frames(page, 2)
    rest(page)
    assert page.evaluate("watch.pulled") == 0


# A view that scrolls sideways, pulled by 30 points to the right or the left.
SIDEWAYS = """async ([distance]) => {
  const { hang, pull } = await import("./host/motions.mjs");
  const { makeLayers } = await import("./host/layers.mjs");
  const container = document.createElement("div");
  container.style.cssText =
    "position: fixed; top: 0; left: 0; width: 300px; height: 100px";
  container.dir = distance < 0 ? "rtl" : "ltr";
  document.body.append(container);
  const { signal } = new AbortController();
  const { content } = makeLayers(container, false, signal);
  content.style.width = "900px";
  if (distance < 0) container.scrollLeft = 600;
  const slot = document.createElement("div");
  const parts = { container, content, isVertical: false, signal };
  hang(parts, slot, 44);
  pull(parts, distance, 0);
  const { left, right, height } = slot.getBoundingClientRect();
  const place = content.getBoundingClientRect();
  const { visibility } = getComputedStyle(slot);
  return { left, right, height, visibility, top: place.top,
    start: distance < 0 ? place.right : place.left };
}"""


def test_a_view_that_scrolls_sideways_is_pulled_at_its_start(gallery, visit):
    page = serve_host(look(visit, gallery))
    seen = page.evaluate(SIDEWAYS, [30])
    assert seen["visibility"] == "visible" and seen["height"] == 100
    assert (seen["left"], seen["right"], seen["start"]) == (-14, 30, 30)
    assert seen["top"] == 0
    seen = page.evaluate(SIDEWAYS, [-30])
    assert seen["visibility"] == "visible" and seen["height"] == 100
    assert (seen["left"], seen["right"], seen["start"]) == (270, 314, 270)
    assert seen["top"] == 0
