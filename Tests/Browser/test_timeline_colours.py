"""While a folder is read its photos get their colours one after the other, which
moves none of them; and what is written on them can be read."""

import pytest
from pixels import colours_at, contrast
from rest import frames
from test_timeline_live import begin
from timeline_page import scroll, seen, select, settle


def test_all_ids_are_told_as_others_get_their_colours(gallery, visit):
    page, library = begin(visit, gallery)
    select(page, [0, 1])
    oldest = library.timeline.days[-1]
    held = []
    page.evaluate("""async () => {
      window.told = null;
      const { details, source } = await import("./timeline.mjs");
      details.forgetAll();
      window.ask = () => source.selectedIds().then((ids) => window.told = ids);
    }""")
    page.route("**/library/details*", lambda route: held.append(route))
    page.evaluate("() => { ask(); }")
    while not held:
        frames(page, 1)
    library.tell(changed=[(oldest, 0)])
    # Whoever asks for more after this asks in vain.
    page.unroute("**/library/details*")
    page.route("**/library/details*", lambda route: None)
    for route in held:
        library.describe(route)
    page.wait_for_function("() => told !== null")
    assert page.evaluate("told") == "1-2"


def test_a_visit_goes_on_though_photos_are_newer_than_the_timeline(
        gallery, visit):
    page, library = begin(visit, gallery)
    scroll(page, 20_000)
    kept = next(t for t in seen(page)["tiles"] if t["y"] + t["height"] > 60)
    page.evaluate(
        "() => document.dispatchEvent(new Event('visibilitychange'))")
    newest = library.timeline.days[0]
    library.tell(changed=[(newest, 0)])
    library.revision = library.timeline.revision + 1
    library.waiting.clear()
    page.reload()
    library.tell(changed=[(newest, 0)])
    page.wait_for_selector("photo-tile.loaded")
    settle(page)
    found = [t for t in seen(page)["tiles"] if t["name"] == kept["name"]]
    assert found and abs(found[0]["y"] - kept["y"]) < 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_written_on_a_selected_tile_can_be_read(gallery, visit, scheme):
    page, library = begin(visit, gallery, color_scheme=scheme)
    library.looks[1] = 2 << 24
    library.tell(changed=[(library.timeline.days[0], 0)])
    select(page, [0])
    tile = page.locator("photo-tile.broken.waterflow-selected")
    box = tile.bounding_box()
    ground, = colours_at(
        page, [(box["x"] + 8, box["y"] + box["height"] - 8)])
    ink = tile.locator(".note").evaluate(
        "(note) => getComputedStyle(note).color.match(/\\d+/g).map(Number)")
    assert contrast(ink, ground) >= 4.5
