"""The gallery's examples of the element: all that it has, and that it works."""

import re
from pathlib import Path

import pytest
from finger import Finger
from playwright.sync_api import Page, expect
from rest import hold_timers, release_timers, rest

TYPES = Path(__file__).parents[2] / "Packages/water-flow/index.d.ts"

# What the element offers besides what all elements do.
OWN = """() => {
  const { prototype } = customElements.get("water-flow");
  return Object.getOwnPropertyNames(prototype).filter((name) =>
    !(name in HTMLElement.prototype) && !name.endsWith("Callback"));
}"""


@pytest.fixture
def examples(gallery, visit):
    """The page of examples, and the element of one by its name."""
    page = visit(gallery().url.rstrip("/") + "/element.html")
    page.wait_for_selector("#chat [data-item]", state="attached")
    rest(page)
    return page


def show(page: Page, name: str) -> None:
    page.evaluate(
        "(name) => document.getElementById(name).scrollIntoView(true)", name)
    rest(page)


def declared(kind: str) -> str:
    """What the body of a declared class or interface says."""
    body = TYPES.read_text().split(kind)[1].split("\n}\n")[0]
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", body, flags=re.S)


def test_each_property_method_and_event_is_in_an_example(examples):
    codes = examples.locator("[data-example] pre").all_text_contents()
    code = "\n".join(codes)
    events = re.findall(
        r"^  (\w+): CustomEvent", declared("interface WaterFlowEventMap"), re.M)
    assert len(events) == 9
    for name in events:
        assert f'"{name}"' in code, name
    names = re.findall(
        r"^  (?:readonly |get )?(\w+)(?:\(|\??:)",
        declared("class WaterFlowElement"), re.M)
    names = {one for one in names if not one.endswith("EventListener")}
    # The types leave out none.
    assert names - {"define"} >= set(examples.evaluate(OWN))
    for name in names - {"define"}:
        attribute = re.sub("[A-Z]", lambda it: f"-{it[0].lower()}", name)
        uses = (
            rf"\bview\.{name}\b",
            rf'<water-flow[^>]*\s{attribute}(=|\s)',
            rf'^  "{attribute}": \[',
        )
        assert any(re.search(use, code, re.M) for use in uses), name


def test_each_attribute_can_be_set(examples):
    show(examples, "attributes")
    frames = """() => [...attributes.querySelectorAll("[data-item]")]
      .map((cell) => [cell.dataset.item, cell.style.translate,
        cell.style.width, cell.style.height].join()).sort().join(" ")"""

    def choice(name: str):
        return examples.locator(f"#choices [name='{name}']")

    names = examples.locator("#choices select").evaluate_all(
        "(all) => all.map(({ name }) => name)")
    assert len(names) == 12
    for name in names:
        # These are said of rows.
        isOfRows = name in ("row-height", "breaking", "last-row")
        choice("mode").select_option("justified" if isOfRows else "waterfall")
        rest(examples)
        begun = choice(name).input_value()
        seen = set()
        for value in choice(name).evaluate(
            "(it) => [...it.options].map(({ value }) => value)"
        ):
            choice(name).select_option(value)
            if name == "last-row":
                examples.evaluate("attributes.scrollTop = 1e6")
            rest(examples)
            assert examples.evaluate(
                "(name) => attributes.getAttribute(name)", name
            ) == (value or None)
            seen.add(examples.evaluate(frames))
        assert len(seen) > 1, name
        choice(name).select_option(begun)


def test_contacts_are_found_selected_and_gone_back_from(examples):
    show(examples, "contacts")
    answer = examples.locator("#answer")
    top = "contacts.scrollTop"
    examples.evaluate("() => contacts.select(3)")
    examples.get_by_role("button", name="Find next").click()
    expect(answer).to_contain_text("Number 379, from 16632 to 16676 px.")
    rest(examples)
    assert "Ada Young" in examples.locator("#contacts").inner_text()
    assert examples.evaluate(top) > 10_000
    examples.get_by_role("button", name="Find next").click()
    expect(answer).to_contain_text("Number 380")
    examples.get_by_role("button", name="Select family").click()
    expect(answer).to_have_text("Selected: 18.")
    examples.get_by_role("button", name="All", exact=True).click()
    assert examples.evaluate("contacts.selectedItems.length") == 414
    examples.get_by_role("button", name="None", exact=True).click()
    assert examples.evaluate("contacts.selectedItems.length") == 0
    examples.get_by_role("button", name="Last", exact=True).click()
    rest(examples)
    assert "Sven Zhang" in examples.locator("#contacts").inner_text()
    examples.get_by_role("button", name="First", exact=True).click()
    rest(examples)
    assert examples.evaluate(top) == 0
    examples.locator("#contacts [data-item='2']").dblclick()
    expect(examples.locator("#contacts [data-item='2']")).to_have_text(
        "★ Chloé Abe")
    examples.get_by_role("button", name="Last", exact=True).click()
    rest(examples)
    # Where one was before both searches, and what was selected.
    examples.get_by_role("button", name="Go back").click()
    rest(examples)
    assert examples.evaluate(top) == 0
    expect(answer).to_have_text("Selected: 1.")
    assert examples.evaluate("contacts.selectedItems") == [
        {"section": 0, "index": 3}]
    examples.locator("#wanted").fill("Nobody")
    examples.get_by_role("button", name="Find next").click()
    expect(answer).to_have_text("Nobody is called so.")


def told(page: Page) -> set[str]:
    lines = page.locator("#told li").all_text_contents()
    return {line.split()[0] for line in lines}


def test_events_are_told_around_the_element(examples):
    show(examples, "events")
    assert told(examples) == {"rangechange"}
    examples.locator("#events [data-item='1']").first.click()
    assert {"itemclick", "selectionchange"} <= told(examples)
    examples.evaluate("() => { events.scrollTop = 60; }")
    rest(examples)
    assert "pin" in told(examples)
    first = examples.locator("#events [data-section='0'][data-item='1']")
    first.focus()
    examples.keyboard.press("Alt+ArrowRight")
    rest(examples)
    assert "reorder" in told(examples)
    moved = examples.locator("#events [data-section='0'][data-item='2']")
    expect(moved).to_have_text("B")
    moved.focus()
    examples.keyboard.press("Alt+Enter")
    rest(examples)
    examples.keyboard.press("ArrowRight")
    examples.keyboard.press("Enter")
    rest(examples)
    assert "swipe" in told(examples)
    examples.evaluate("() => { events.scrollTop = 1e6; }")
    rest(examples)
    assert "nearend" in told(examples)
    assert examples.locator("#told li").count() <= 20


def test_what_follows_events_can_be_prevented(examples):
    show(examples, "events")
    examples.get_by_label("Prevent what follows").check()
    item = examples.locator("#events [data-section='0'][data-item='1']")
    item.click()
    assert "itemclick" in told(examples)
    assert "selectionchange" not in told(examples)
    item.focus()
    examples.keyboard.press("Alt+ArrowRight")
    rest(examples)
    assert "reorder" in told(examples)
    expect(item).to_have_text("B")


def test_a_pull_is_told(gallery, visit):
    page = visit(
        gallery().url.rstrip("/") + "/element.html", has_touch=True)
    page.wait_for_selector("#events [data-item]")
    rest(page)
    show(page, "events")
    box = page.locator("#events").bounding_box()
    finger = Finger(page).down(box["x"] + 60, box["y"] + 80)
    finger.move(y=300, steps=30).up()
    page.wait_for_function("() => told.textContent.includes('pull')")
    rest(page)


def test_a_chat_stays_at_its_end_and_shows_earlier_messages(examples):
    show(examples, "chat")
    left = "chat.scrollHeight - chat.clientHeight - chat.scrollTop"
    assert examples.evaluate("chat.scrollTop") > 1_000
    assert examples.evaluate(left) < 1
    examples.locator("#text").fill("Hello")
    examples.get_by_role("button", name="Send").click()
    expect(examples.locator("#chat .mine", has_text="Hello")).to_be_visible()
    # Somebody answers.
    examples.wait_for_function("() => chat.items.length === 32")
    rest(examples)
    assert examples.evaluate(left) < 1
    assert examples.locator("#chat .yours").count() > 2
    # One's own is seen wherever one was, and so is the answer.
    examples.evaluate("() => { chat.scrollTop = 0; }")
    rest(examples)
    examples.locator("#text").fill("Once more")
    examples.get_by_role("button", name="Send").click()
    examples.wait_for_function("() => chat.items.length === 34")
    rest(examples)
    expect(examples.locator("#chat .mine", has_text="Once more")).to_be_visible()
    assert examples.evaluate(left) < 1
    examples.evaluate("() => { chat.scrollTop = 0; }")
    rest(examples)
    first = """() => {
      const cell = chat.elementOf(chat.items.findIndex(({ id }) => id === 30));
      // The page may scroll to what is pressed.
      return cell.getBoundingClientRect().top
        - chat.getBoundingClientRect().top;
    }"""
    before = examples.evaluate(first)
    hold_timers(examples, 500)
    examples.get_by_role("button", name="Earlier ones").click()
    expect(examples.locator("#chat .waterflow-pull")).to_contain_text(
        "Looking for earlier ones")
    release_timers(examples)
    examples.wait_for_function("() => chat.items.length === 64")
    rest(examples)
    assert abs(examples.evaluate(first) - before) < 1
