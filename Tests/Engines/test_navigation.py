"""The pages start, lead to each other and say where one is."""

import pytest

PAGES = {
    "Photos": "index.html",
    "Timeline": "timeline.html",
    "Lanes": "lanes.html",
    "To-dos": "todos.html",
    "Sections": "sections.html",
    "Updates": "live.html",
    "Element": "element.html",
}

# How each link of the navigation looks.
LINKS = """() => [...document.querySelectorAll("nav a")].map((link) => {
  const { textDecorationLine, textDecorationThickness, textDecorationColor,
    color } = getComputedStyle(link);
  return { name: link.textContent, line: textDecorationLine,
    thickness: textDecorationThickness, mark: textDecorationColor, color };
})"""

# Fetches a module that throws.
FAIL = """() => {
  const script = document.createElement("script");
  script.type = "module";
  script.src = "faulty.mjs";
  document.head.append(script);
}"""


@pytest.mark.parametrize("name", PAGES)
def test_the_navigation_marks_the_page_one_is_on(engine, gallery, name):
    engine.open(gallery(PAGES[name]))
    links = {link["name"]: link for link in engine.evaluate(LINKS)}
    assert list(links) == list(PAGES)
    here = links.pop(name)
    assert here["line"] == "underline"
    assert here["thickness"] == "2px"
    assert here["mark"] != here["color"]
    for other in links.values():
        assert other["line"] == "none"
        assert other["color"] != here["color"]


def test_a_click_leads_from_page_to_page(engine, gallery):
    engine.open(gallery())
    for name, address in list(PAGES.items())[1:]:
        x, y = engine.evaluate(
            """(name) => {
              const link = [...document.querySelectorAll("nav a")]
                .find((it) => it.textContent === name);
              const { left, top, width, height } =
                link.getBoundingClientRect();
              return [left + width / 2, top + height / 2];
            }""",
            name,
        )
        engine.click(x, y)
        engine.arrive(gallery(address))


def test_an_error_in_a_page_is_noticed(engine, gallery):
    engine.open(gallery())
    engine.evaluate(FAIL)
    engine.until("() => window.pageErrors.length > 0")
    (error,) = engine.take_errors()
    assert "on purpose" in error
