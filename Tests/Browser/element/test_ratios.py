"""Ratios that fill a row to the pixel, which 64 bits are for."""

import pytest
from rest import rest


@pytest.mark.parametrize(
    ("given", "tops"),
    [
        ("new Float64Array(6).fill(4 / 3)", [0, 0]),
        # Rounded, they are broader than the line by a hair.
        ("new Float32Array(6).fill(4 / 3)", [0, 180]),
    ],
)
def test_ratios_of_64_bits_fill_a_row_to_the_pixel(page_of, given, tops):
    page = page_of(
        f"""<water-flow mode="justified" row-height="150" gap="0"
          style="display: block; width: 1200px; height: 400px;
            scrollbar-width: none"></water-flow>
        <script type="module">
          const flow = document.querySelector("water-flow");
          flow.renderItem = String;
          flow.ratios = {given};
          flow.items = [..."abcdef"];
        </script>""",
        width=1_300,
    )
    page.wait_for_selector("[data-item='5']")
    rest(page)
    assert page.evaluate(
        """() => [0, 5].map((index) =>
          document.querySelector("water-flow").frameOf(index).y)"""
    ) == pytest.approx(tops, abs=0.01)


def test_ratios_of_children_fill_a_row_to_the_pixel(page_of):
    child = f'<p style="margin: 0" data-ratio="{4 / 3}">child</p>'
    page = page_of(
        f"""<water-flow mode="justified" row-height="150" gap="0"
          style="display: block; width: 1200px; height: 400px;
            scrollbar-width: none">
          {6 * child}</water-flow>""",
        width=1_300,
    )
    page.wait_for_selector("[data-item='5']")
    rest(page)
    assert page.evaluate(
        """() => [...document.querySelectorAll("p")].map((child) =>
          child.getBoundingClientRect().height)"""
    ) == 6 * [150]
