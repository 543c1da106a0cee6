"""The colours that a page shows."""

import base64

from playwright.sync_api import Page

READ = """async ([picture, places]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return places.map(([x, y]) => [
    ...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


def colours_at(page: Page, places: list[tuple[float, float]]) -> list[list[int]]:
    """Red, green and blue of some pixels of what is in view."""
    picture = base64.b64encode(page.screenshot()).decode()
    return page.evaluate(READ, [picture, places])


def contrast(one: list[int], other: list[int]) -> float:
    """The contrast of two colours, as WCAG 2 computes it."""

    def luminance(colour: list[int]) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (value / 255 for value in colour[:3])
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)
