"""The gallery's page of the element itself."""

import re

from playwright.sync_api import expect
from rest import rest
from test_gallery_data import photos


def test_children_fill_their_cells_and_no_others(gallery, visit):
    page = visit(gallery().url.rstrip("/") + "/element.html")
    page.wait_for_selector("#children [data-item]")
    page.evaluate("() => children.scrollIntoView()")
    page.wait_for_function(
        """() => [...children.querySelectorAll("img")]
             .every((image) => image.naturalWidth > 0)"""
    )
    rest(page)
    frames = page.evaluate(
        """() => [...children.querySelectorAll("[data-item]")].map((cell) => {
          const frame = cell.getBoundingClientRect();
          return [frame.height,
            cell.querySelector("img").getBoundingClientRect().height];
        })"""
    )
    assert len(frames) > 5
    for cell, image in frames:
        assert abs(cell - image) <= 1


def test_rows_that_come_later_are_as_high_as_those_that_came(gallery, visit):
    page = visit(gallery().url.rstrip("/") + "/element.html")
    page.wait_for_selector("#million .row:not(.waiting)")
    assert page.evaluate(
        "[0, 999_999].map((index) => million.frameOf(index).height)"
    ) == [44, 44]


def test_photos_of_a_file_are_shown_however_few(gallery, visit, tmp_path):
    photos(tmp_path, [
        {"thumbURL": "a.svg", "title": "First", "width": 3, "height": 2},
        {"thumbURL": "a.svg", "title": "Second", "width": 2, "height": 3},
    ])
    url = gallery("--data", str(tmp_path / "photos.json")).url
    page = visit(url.rstrip("/") + "/element.html")
    # What is below the view has none yet.
    for name in ("waterfall", "days"):
        page.wait_for_selector(f"#{name} [data-item] img", state="attached")
    rest(page)
    shown = page.evaluate("""() => [0, 1, 2].map((index) => {
      const { width, height } = waterfall.frameOf(index);
      return [waterfall.items[index].title, width / height];
    })""")
    assert [name for name, _ in shown] == ["First", "Second", "First"]
    assert [round(ratio, 2) for _, ratio in shown] == [1.5, 0.67, 1.5]
    page.wait_for_function(
        "() => waterfall.querySelector('[data-item] img').naturalWidth > 0")


def test_a_file_that_cannot_be_read_is_told_of(gallery, visit, tmp_path):
    photos(tmp_path, "[")
    url = gallery("--data", str(tmp_path / "photos.json")).url
    page = visit(
        url.rstrip("/") + "/element.html", excuse="Failed to load resource")
    for name in ("waterfall", "days", "outer"):
        expect(page.locator(f"[data-example={name}] .failure")).to_contain_text(
            "photos.json: not valid JSON")


def test_sentences_end_where_english_ones_do(gallery, visit):
    page = visit(gallery().url.rstrip("/") + "/element.html?dir=rtl")
    page.wait_for_selector("#feed [data-item]")
    rest(page)
    # Of each: where its first letter, its full stop and all of it are.
    found = page.evaluate("""() => {
      const letter = (text, from) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, from + 1);
        return range.getBoundingClientRect();
      };
      const texts = "#examples p, #feed .post span, #chat .message span";
      return [...document.querySelectorAll(texts)]
        .flatMap((part) => {
          const text = part.firstChild;
          if (text.nodeType !== Node.TEXT_NODE) return [];
          const end = text.data.trimEnd().length - 1;
          if (text.data[end] !== ".") return [];
          const { right } = part.getBoundingClientRect();
          return [{
            stop: letter(text, end), before: letter(text, end - 1),
            said: text.data, right,
          }];
        });
    }""")
    assert len(found) > 8
    for one in found:
        assert one["stop"]["left"] >= one["before"]["right"] - 1, one["said"]
    edges = page.evaluate("""() => {
      const part = document.querySelector("#examples p");
      const range = document.createRange();
      range.selectNodeContents(part);
      return [part, range].map((it) => it.getBoundingClientRect().right);
    }""")
    assert abs(edges[0] - edges[1]) < 1


def test_all_examples_are_printed(gallery, visit):
    page = visit(gallery().url.rstrip("/") + "/element.html")
    page.wait_for_selector("#tasks [data-item]")
    rest(page)
    # Each is higher than half a page.
    printed = len(re.findall(rb"/Type\s*/Page\b", page.pdf()))
    assert printed > 3
    # On the screen it is as it was.
    assert page.evaluate("document.documentElement.scrollHeight") == 800
