"""A page that is not seen asks for nothing, and catches up once it is."""

from rest import frames
from test_timeline_live import SQUARE, begin, expect_all

# Has the page believe that it is in a tab behind another one, or is not.
HIDE = """(hidden) => {
  Object.defineProperty(
    document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_hidden_page_keeps_no_connection(gallery, visit):
    page, library = begin(visit, gallery)
    while not library.waiting:
        frames(page, 1)
    with page.expect_event(
        "requestfailed", lambda one: "/library/changes" in one.url
    ):
        page.evaluate(HIDE, True)
    library.waiting.clear()
    frames(page, 10)
    assert library.waiting == []
    assert page.locator("#banner").is_hidden()
    page.evaluate(HIDE, False)
    # It asks for what has come since, and goes on asking.
    for index in range(2):
        library.tell(inserted=[(library.timeline.days[0], index, SQUARE)])
    expect_all(page, library.timeline)
