"""The gallery's page of the element itself."""

from rest import rest


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
