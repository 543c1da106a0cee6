"""What is read stays in view, and is found again."""

import pytest
from playwright.sync_api import expect
from timeline_page import (
    address,
    look,
    scroll,
    seen,
    select,
    selected_positions,
    settle,
)

COUNT = 50_000

# Has the browser keep no texts that are longer than this.
FILL = """(room) => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (value.length > room) throw new Error("There is no room.");
    setItem.call(this, name, value);
  };
}"""


@pytest.mark.parametrize("room", [1_000, 0])
def test_a_place_without_room_leaves_no_older_one(gallery, visit, room):
    page = look(visit, address(gallery, COUNT))

    def reload(said: str = "") -> float:
        page.reload()
        if said:
            expect(page.locator(".notice")).to_have_text(said)
        page.wait_for_selector("photo-tile.loaded")
        settle(page)
        return seen(page)["top"]

    scroll(page, 60_000)
    assert abs(reload() - 60_000) < 2
    scroll(page, 20_000)
    select(page, list(range(0, 600, 2)))
    page.evaluate(FILL, room)
    said = "The selection was not kept" if room else ""
    assert abs(reload(said) - (20_000 if room else 0)) < 2
    assert selected_positions(page) == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("mode", ["Squares", "Waterfall"])
def test_what_is_read_first_stays_in_another_layout(
    gallery, visit, direction, mode
):
    page = look(visit, address(gallery, COUNT, f"?dir={direction}&size=80"))
    scroll(page, 20_000)

    def first() -> dict:
        """The photo in the row below, where one begins to read it."""
        shown = seen(page)
        edge = 0 if direction == "ltr" else shown["width"]
        return next(
            tile for tile in shown["tiles"]
            if tile["y"] + tile["height"] > 60
            and abs(tile["x"] + (direction == "rtl") * tile["width"] - edge) < 2
        )

    before = first()
    page.get_by_role("radio", name=mode).check()
    settle(page)
    after = next(
        tile for tile in seen(page)["tiles"] if tile["name"] == before["name"]
    )
    # Half a row.
    assert abs(after["y"] - before["y"]) < 40
