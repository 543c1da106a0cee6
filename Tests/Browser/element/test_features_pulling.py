"""The start is pulled, and waits for what the page fetches."""

from features_page import notes, shown, told, top
from finger import Finger
from rest import rest


def pull(page, distance: float) -> Finger:
    """Pulls the start by a distance, and holds it there."""
    return Finger(page).down(200, 100).move(y=distance, steps=10)


def slot(page) -> dict:
    """What hangs above the start, and how far the content stands from it."""
    return page.evaluate(
        """() => {
          const slot = flow.querySelector(".waterflow-pull > *");
          const content = flow.querySelector(".waterflow-content");
          return { state: slot.dataset.state, text: slot.textContent,
            distance: content.getBoundingClientRect().top
              - flow.getBoundingClientRect().top };
        }"""
    )


def test_a_pull_waits_for_what_the_page_fetches(page_of):
    more = """flow.addEventListener("pull", ({ detail }) => {
        detail.waitUntil(new Promise((resolve) => { window.fetched = resolve; })
          .then(() => {
            notes = [note(300), ...notes];
            flow.items = notes;
          }));
      });"""
    page = notes(page_of, "pullable", more=more, has_touch=True)
    finger = pull(page, 40)
    assert slot(page)["state"] == "pulling"
    assert slot(page)["text"] == "Pull to refresh"
    finger.move(y=160, steps=10)
    assert slot(page)["state"] == "armed"
    finger.up()
    page.wait_for_function("() => window.fetched")
    rest(page)
    assert slot(page)["state"] == "waiting"
    assert abs(slot(page)["distance"] - 44) < 1
    page.evaluate("() => fetched()")
    page.wait_for_function(
        """() => flow.querySelector(".waterflow-pull > *").dataset.state
          === "idle" """
    )
    rest(page)
    assert slot(page)["distance"] == 0
    assert shown(page)[0] == "note 300"


def test_a_pull_that_waits_for_nothing_ends(page_of):
    page = notes(page_of, "pullable", has_touch=True)
    pull(page, 200).up()
    page.wait_for_function("() => told.some(({ type }) => type === 'pull')")
    rest(page)
    assert slot(page)["state"] == "idle"
    assert slot(page)["distance"] == 0


def test_a_pull_whose_promise_fails_ends_and_is_told(page_of):
    said: list[str] = []
    more = """flow.addEventListener("pull", ({ detail }) =>
      detail.waitUntil(Promise.reject(new Error("offline"))));"""
    page = notes(page_of, "pullable", more=more, told=said, has_touch=True)
    pull(page, 200).up()
    page.wait_for_function("() => told.some(({ type }) => type === 'pull')")
    rest(page)
    assert slot(page)["distance"] == 0
    (fault,) = said
    assert "offline" in fault


def test_a_promise_that_fails_before_its_turn_is_told_once(page_of):
    said: list[str] = []
    more = """flow.addEventListener("pull", ({ detail }) => {
      detail.waitUntil(new Promise((resolve) => { window.first = resolve; }));
      detail.waitUntil(Promise.reject(new Error("offline")));
    });"""
    page = notes(page_of, "pullable", more=more, told=said)
    page.evaluate("() => flow.beginPull()")
    page.wait_for_function("() => window.first")
    rest(page)
    assert said == []
    page.evaluate("() => first()")
    rest(page)
    assert slot(page)["distance"] == 0
    (fault,) = said
    assert "may not be fresh" in fault


def test_a_program_pulls_in_words_of_its_own(page_of):
    page = notes(
        page_of, "pullable", more="flow.strings = { waiting: 'Lädt' };"
    )
    page.evaluate(
        """() => {
          flow.addEventListener("pull", ({ detail }) => detail.waitUntil(
            new Promise((resolve) => { window.fetched = resolve; })));
          flow.beginPull();
        }"""
    )
    rest(page)
    assert slot(page)["text"] == "Lädt"
    assert abs(slot(page)["distance"] - 44) < 1
    page.evaluate("() => flow.endPull()")
    rest(page)
    assert slot(page)["distance"] == 0


def test_what_is_not_pullable_any_more_stays(page_of):
    page = notes(page_of, "pullable", has_touch=True)
    page.evaluate("() => { flow.pullable = false; }")
    rest(page)
    pull(page, 200).up()
    rest(page)
    assert told(page, "pull") == []
    assert top(page, "note 0") == 0


def test_who_pulls_what_something_else_scrolls_is_told_so_once(page_of):
    said: list[str] = []
    page = notes(
        page_of, "pullable scroller='window'", told=said, has_touch=True
    )
    page.evaluate(
        """() => {
          flow.pullable = false;
          flow.beginPull();
          setTimeout(() => { flow.pullable = true; flow.beginPull(); });
        }"""
    )
    page.wait_for_function("() => flow.pullable")
    rest(page)
    (warning,) = said
    assert "water-flow:" in warning and "`scroller`" in warning
    assert told(page, "pull") == []


def test_a_pull_is_read_out(page_of):
    page = notes(page_of, "pullable", more="""
      flow.addEventListener("pull", ({ detail }) =>
        detail.waitUntil(new Promise(() => {})));""")
    page.evaluate("flow.beginPull()")
    page.wait_for_function(
        """() => flow.querySelector(".waterflow-pull [role=status]")
          ?.textContent === 'Refreshing…'""")
