"""What is the page's own stays so, whatever gestures a view has."""

import pytest
from finger import Finger
from gesture_page import buttons, look, row
from host_scripts import serve_host
from rest import rest
from test_gestures_swiping import swipe


def test_two_fingers_zoom_the_page_and_swipe_nothing(gallery, visit):
    page = look(visit, gallery)
    page.evaluate(
        """() => {
          window.taken = [];
          addEventListener("touchmove", (event) =>
            taken.push(event.defaultPrevented));
        }""")
    middle = row(page, 2)["middle"]
    protocol = page.context.new_cdp_session(page)

    def send(kind: str, distance: float | None) -> None:
        ends = [] if distance is None else [(200 - distance, 0),
                                            (200 + distance, 1)]
        protocol.send("Input.dispatchTouchEvent", {
            "type": kind,
            "touchPoints": [{"x": x, "y": middle, "id": id}
                            for x, id in ends]})

    send("touchStart", 20)
    for distance in range(30, 150, 10):
        send("touchMove", distance)
    send("touchEnd", None)
    rest(page)
    assert buttons(page) == []
    taken = page.evaluate("taken")
    assert taken and not any(taken)


@pytest.mark.parametrize("is_in_tree", [False, True])
def test_escape_in_a_dialog_is_the_dialogs(gallery, visit, is_in_tree):
    page = look(visit, gallery)
    swipe(page, 1, -160)
    shown = buttons(page)
    assert shown
    page.evaluate(
        """(isInTree) => {
          const host = document.createElement("div");
          document.body.append(host);
          const parent = isInTree ? host.attachShadow({ mode: "open" }) : host;
          window.dialog = document.createElement("dialog");
          dialog.append(document.createElement("button"));
          parent.append(dialog);
          dialog.showModal();
        }""", is_in_tree)
    page.keyboard.press("Escape")
    page.wait_for_function("() => !dialog.open")
    assert len(buttons(page)) == len(shown)
    page.keyboard.press("Escape")
    rest(page)
    assert buttons(page) == []


def test_a_drag_gives_the_cursor_back(gallery, visit):
    page = look(visit, gallery)
    page.evaluate("() => { todos.style.cursor = 'crosshair'; }")
    finger = Finger(page).press(200, row(page, 1)["middle"])
    page.wait_for_selector(".waterflow-lifted")
    assert page.evaluate("todos.style.cursor") == "grabbing"
    finger.move(y=100, steps=10).up()
    rest(page)
    assert page.evaluate("todos.style.cursor") == "crosshair"


@pytest.mark.parametrize("place", ["scrollLeft", "scrollTop"])
def test_nothing_scrolls_the_content_inside_of_its_scroller(
    gallery, visit, place
):
    page = look(visit, gallery)
    assert page.evaluate(
        """(place) => {
          const content = todos.querySelector(".waterflow-content");
          const wide = document.createElement("div");
          wide.style = "position: absolute; width: 9000px; height: 9000px";
          content.append(wide);
          content[place] = 500;
          const found = content[place];
          wide.remove();
          return found;
        }""", place) == 0


def test_all_that_is_said_in_a_turn_is_said_in_a_region_that_was_there(
    gallery, visit
):
    page = serve_host(look(visit, gallery))
    said = page.evaluate(
        """async () => {
          const { Announcer } = await import("./host/announcements.mjs");
          const layer = document.createElement("div");
          document.body.append(layer);
          const { signal } = new AbortController();
          const announcer = new Announcer(layer, () => undefined, signal);
          const region = layer.firstElementChild;
          announcer.say("Copied");
          announcer.say("Saved");
          const before = region.textContent;
          await new Promise((resolve) => new MutationObserver(resolve)
            .observe(region, { childList: true }));
          return [before, [...region.children].map((one) => one.textContent)];
        }""")
    assert said == ["", ["Copied", "Saved"]]


def test_what_an_app_announces_while_asked_for_its_words_is_said(
    gallery, visit
):
    page = serve_host(look(visit, gallery))
    said = page.evaluate(
        """async () => {
          const { imports } = await import("./host/updates.mjs");
          const overlay = document.createElement("div");
          document.body.append(overlay);
          const { signal } = new AbortController();
          const outline = { forget() {} };
          const view = { parts: { overlay, signal, outline } };
          const texts = ["Saved", "One more"];
          const module = imports({
            view: () => view,
            text: (start) => texts[start],
            exports: {
              waterflow_announce: () => {
                module.announce(0, 0, 0);
                module.announce(0, 1, 0);
              },
            },
          });
          module.changed(0, 1, 0, 0);
          const region = overlay.firstElementChild;
          await new Promise((resolve) => new MutationObserver(resolve)
            .observe(region, { childList: true }));
          return [...region.children].map((one) => one.textContent);
        }""")
    assert said == ["Saved", "One more"]


def test_what_an_element_refuses_is_told_and_ends_nothing(gallery, visit):
    page = serve_host(look(visit, gallery))
    assert page.evaluate(
        """async () => {
          const { imports } = await import("./host/contents.mjs");
          const told = [];
          window.reportError = (cause) => told.push(cause.name);
          const elements = [document.createElement("progress"),
            document.createElement("dialog")];
          const { call, setNumber, append } = imports({
            element: (number) => elements[number], name: (name) => name });
          setNumber(0, "value", 5, NaN);
          call(1, "showModal", 9);
          append(0, 0);
          return [told.length, elements[0].value];
        }""") == [3, 0]
