"""The page's address says what is chosen, no faster than a browser allows."""

# Types a text letter by letter, and takes it away in the same way, as keys do
# that are held.
TYPE = """async (length) => {
  const field = document.getElementById("search-text");
  const type = async (text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resume) => setTimeout(resume, 5));
  };
  for (let end = 1; end <= length; end++) await type("x".repeat(end));
  for (let end = length; end >= 0; end--) await type("x".repeat(end));
}"""

SHOWN = """() => {
  const { hidden } = document.querySelector(".search-none");
  return { search: location.search, isFound: hidden,
    isAsked: document.getElementById("search").ariaBusy === "true" };
}"""


def test_a_long_text_that_is_taken_away_leaves_no_search(engine, gallery):
    engine.open(gallery("timeline.html"))
    # WebKit refuses more than a hundred addresses in ten seconds, and the
    # longest text comes last among those.
    engine.evaluate(TYPE, 120)
    engine.until("() => location.search === ''")
    engine.still()
    assert engine.evaluate(SHOWN) == {
        "search": "", "isFound": True, "isAsked": False
    }
