"""Bad data ends in a clear message, and the page stays alive."""

import json

import pytest
from gallery_page import cells

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='{}' height='{}'/>"
STATUS = "Failed to load resource"


def photos(folder, records) -> str:
    """Writes a photo file and the picture `a.svg` beside it."""
    (folder / "a.svg").write_text(SVG.format(300, 200))
    file = folder / "photos.json"
    if not isinstance(records, str):
        records = json.dumps(records)
    file.write_text(records)
    return str(file)


def expect_alive(page) -> None:
    """The toolbar still answers."""
    page.get_by_role("radio", name="List").check()
    page.wait_for_selector("#gallery.list")
    page.get_by_role("button", name="Dismiss").click()
    assert not page.locator("#banner").is_visible()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "photos.json: there is no such file"),
        ('[{"thumbURL": "a.svg", }]', "photos.json: not valid JSON"),
        ('[{"width": 3, "height": 4}]', "[0].thumbURL is missing"),
        ("{}", "must hold an array of photos"),
    ],
)
def test_unusable_file(gallery, visit, tmp_path, content, sentence):
    file = tmp_path / "photos.json"
    if content is not None:
        photos(tmp_path, content)
    page = visit(gallery("--data", str(file)).url, excuse=STATUS)
    page.wait_for_selector("#banner.error:visible")
    assert sentence in page.locator("#banner-text").inner_text()
    assert page.locator("[data-item]").count() == 0
    expect_alive(page)


def test_no_photos_are_chosen_by_no_number(gallery, visit, tmp_path):
    page = visit(gallery("--data", photos(tmp_path, [])).url)
    page.wait_for_selector("#banner:visible")
    chosen = page.locator("#count option:checked")
    assert chosen.evaluate_all("(all) => all.map((it) => it.textContent)") == [
        "–"
    ]


def test_mended_file_shows_after_reload(gallery, visit, tmp_path):
    file = photos(tmp_path, "[")
    page = visit(gallery("--data", file).url, excuse=STATUS)
    page.wait_for_selector("#banner.error:visible")
    photos(tmp_path, [{"thumbURL": "a.svg", "width": 3, "height": 2}])
    page.reload()
    assert len(cells(page)["cells"]) == 1
    assert not page.locator("#banner").is_visible()


def test_absurd_sizes_are_told_and_shown(gallery, visit, tmp_path):
    sizes = [(3, 2), (-3, 2), (0, 2), (1e300, 1), (1, 999_999), (None, "x")]
    records = [
        {"thumbURL": "a.svg", "width": w, "height": h} for w, h in sizes
    ]
    page = visit(gallery("--data", photos(tmp_path, records)).url)
    seen = cells(page)
    assert [cell["item"] for cell in seen["cells"]][:4] == [0, 1, 2, 3]
    assert all(cell["loaded"] and cell["height"] > 0 for cell in seen["cells"])
    text = page.locator("#banner-text").inner_text()
    assert "4 photos have no usable size" in text
    expect_alive(page)


def test_missing_picture_is_marked_and_others_show(gallery, visit, tmp_path):
    records = [
        {"thumbURL": "a.svg", "width": 3, "height": 2, "title": "<b>A</b> & é"},
        {"thumbURL": "missing.jpg", "width": 3, "height": 2},
        {"thumbURL": "photos.json", "width": 3, "height": 2},
    ]
    server = gallery("--data", photos(tmp_path, records))
    page = visit(server.url, excuse=STATUS)
    seen = cells(page)["cells"]
    assert [cell["broken"] for cell in seen] == [False, True, True]
    assert [cell["loaded"] for cell in seen] == [True, False, False]
    note = page.locator("[data-item='1'] .note")
    assert note.is_visible() and note.inner_text() == "Picture unavailable"
    assert not page.locator("[data-item='0'] .note").is_visible()
    assert page.locator("[data-item='1'] img").is_hidden()
    page.get_by_role("radio", name="List").check()
    seen = cells(page)["cells"]
    assert [cell["broken"] for cell in seen] == [False, True, True]
    title = page.locator("[data-item='0'] .title")
    assert title.inner_text() == "<b>A</b> & é"


def test_tags_have_the_room_that_letters_of_any_script_take(
    gallery, visit, tmp_path
):
    names = ["Äpfel", "Фото", "写真", "Häuser am Fluß"]
    records = [
        {"thumbURL": "a.svg", "width": 3, "height": 2, "title": name}
        for name in names
    ]
    server = gallery("--data", photos(tmp_path, records))
    page = visit(f"{server.url}?mode=flow")
    for index, name in enumerate(names):
        title = page.locator(f"[data-item='{index}'] .title")
        assert title.inner_text() == name
        taken, room = title.evaluate("""(title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return [range.getBoundingClientRect().width, title.clientWidth];
        }""")
        assert taken <= room + 1
        # Not even three letters more would fit.
        assert room - taken < 20, name


def test_photos_repeat_up_to_the_number_of_items(gallery, visit, tmp_path):
    for index in range(3):
        (tmp_path / f"{index}.svg").write_text(SVG.format(300, 200))
    records = [
        {"thumbURL": f"{i}.svg", "width": 300, "height": 200} for i in range(3)
    ]
    page = visit(gallery("--data", photos(tmp_path, records)).url)
    assert len(cells(page)["cells"]) == 3
    page.get_by_label("Items").select_option("10000")
    page.wait_for_function("() => items.innerText === '10,000'")
    page.evaluate("gallery.scrollTop = 1e9")
    page.wait_for_selector("[data-item='9999']")
    near = [cell for cell in cells(page)["cells"] if cell["isNear"]]
    assert near[-1]["item"] == 9_999
    for cell in near:
        assert cell["src"] == f"/files/{cell['item'] % 3}.svg"


def test_too_much_for_the_lanes_is_told(gallery, visit):
    url = gallery().url
    page = visit(f"{url}?count=4000000&lanes=2", width=3000)
    page.wait_for_selector("#banner.error:visible")
    assert "choose more lanes" in page.locator("#banner-text").inner_text()
    page.get_by_label("Lanes").select_option("8")
    assert len(cells(page)["cells"]) > 8


def test_server_that_went_away_is_told(gallery, visit):
    server = gallery("--count", "500", is_own=True)
    page = visit(server.url, excuse=STATUS)
    cells(page)
    server.stop()
    page.get_by_label("Items").select_option("100000")
    page.wait_for_selector("#banner.error:visible")
    assert "does not answer" in page.locator("#banner-text").inner_text()
    expect_alive(page)
