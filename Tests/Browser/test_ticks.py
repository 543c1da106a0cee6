"""The tick on what is selected stands out, by day and by night."""

import pytest
from rest import rest

# The colour on the accent's ground, and the tick that is drawn on that.
LOOKS = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--on-accent)";
  const color = getComputedStyle(probe).color;
  probe.remove();
  const hex = color.match(/\\d+/g).map((part) =>
    Number(part).toString(16).padStart(2, "0")).join("");
  const marked = document.querySelector(
    ".waterflow-selected .picture, photo-tile.waterflow-selected");
  return [hex, getComputedStyle(marked, "::before").backgroundImage];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", ["index.html", "timeline.html"])
def test_a_tick_has_the_colour_that_is_read_on_the_accent(
    gallery, visit, address, scheme
):
    page = visit(
        f"{gallery().url.rstrip('/')}/{address}", color_scheme=scheme)
    page.wait_for_selector("[data-item] img")
    rest(page)
    page.locator("[data-item]").first.click(modifiers=["Control"])
    page.wait_for_selector(".waterflow-selected")
    color, tick = page.evaluate(LOOKS)
    assert f"stroke='%23{color}'" in tick
