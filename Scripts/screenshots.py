"""Takes pictures of the gallery's pages; see screenshots.sh."""

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

# What is shown of each page: its address, and what is done there first.
PAGES = {
    "photos": ("./", "select"),
    "photos-justified": ("./?mode=justified", "select"),
    "photos-flow": ("./?mode=flow", "select"),
    "photos-list": ("./?mode=list", ""),
    "timeline": ("timeline.html", ""),
    "timeline-squares": ("timeline.html?mode=square", "scroll"),
    "lanes": ("lanes.html", "select"),
    "todos": ("todos.html", ""),
    "todos-typing": ("todos.html", "type"),
    "todos-swiped": ("todos.html", "swipe"),
    "todos-pulled": ("todos.html", "pull"),
    "sections": ("sections.html", "scroll"),
    "sections-widths": ("sections.html?scene=widths&align=center", "scroll"),
    "sections-sideways": ("sections.html?scene=sideways", ""),
    "sections-tabs": ("sections.html?scene=tabs", ""),
    "sections-tabs-held": ("sections.html?scene=tabs", "scroll"),
    "sections-tabs-turning": ("sections.html?scene=tabs", "turn"),
    "updates": ("live.html", ""),
    "updates-chat": ("live.html?scene=chat", ""),
    "element": ("element.html", ""),
}
SIZES = {"320": (320, 640), "768": (768, 1024), "1440": (1440, 900)}
# Colours, forced colours and direction of each look.
LOOKS = {
    "light": ("light", "none", ""),
    "dark": ("dark", "none", ""),
    "rtl": ("light", "none", "rtl"),
    "forced": ("dark", "active", ""),
}

# No picture is left that has not come in or failed, and nothing moves.
SETTLED = """() => document.querySelector("[data-item]")
  && [...document.images].every((image) => image.complete)
  && document.getAnimations().every(
    (animation) => animation.playState !== "running")"""

# The numbers of the items that are wholly in sight.
IN_SIGHT = """() => {
  const view = document.querySelector(".waterflow-content").parentElement
    .getBoundingClientRect();
  return [...document.querySelectorAll("[data-item]")].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  }).map((cell) => Number(cell.dataset.item)).sort((a, b) => a - b);
}"""

VIEW = "document.querySelector('.waterflow-content').parentElement"


def serve(tool: str) -> tuple[subprocess.Popen, str]:
    """Starts the gallery; returns it and its address."""
    process = subprocess.Popen(
        [tool, "gallery", "--port", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    for line in process.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return process, found.group(0) + "/"
    sys.exit("error: the gallery does not start")


def drag(page: Page, x: float, y: float, way: tuple[float, float]) -> None:
    """Drags a finger from a place and rests there, still down."""
    protocol = page.context.new_cdp_session(page)
    for step in range(11):
        at = {"x": x + way[0] * step / 10, "y": y + way[1] * step / 10}
        protocol.send(
            "Input.dispatchTouchEvent",
            {
                "type": "touchMove" if step else "touchStart",
                "touchPoints": [at],
            },
        )
        page.wait_for_timeout(20)


def prepare(page: Page, action: str) -> None:
    """Brings a page into the state that is to be seen."""
    page.wait_for_function(SETTLED)
    if action == "scroll":
        page.evaluate(f"{VIEW}.scrollTo(0, 900)")
    elif action == "select":
        for item in page.evaluate(IN_SIGHT)[1:4:2]:
            page.click(f"[data-item='{item}']", modifiers=["Control"])
    elif action == "type":
        page.click("#add")
        page.keyboard.type("Feed the neighbour's cat")
    elif action in ("swipe", "pull", "turn"):
        if action == "turn":
            page.evaluate(f"{VIEW}.scrollTo(0, 900)")
            page.wait_for_timeout(600)
        is_mirrored = page.evaluate("document.documentElement.dir") == "rtl"
        width = page.viewport_size["width"]
        middle, back = width / 2, 1 if is_mirrored else -1
        if action == "turn":
            y = page.viewport_size["height"] * 0.8
        else:
            box = page.locator("[data-item='1']").bounding_box()
            y = box["y"] + box["height"] / 2
        if action == "pull":
            drag(page, middle, y, (0, 100))
        else:
            drag(page, middle, y, (back * min(0.4 * width, 160), 0))
    page.wait_for_timeout(600)
    page.wait_for_function(SETTLED)


def take(browser: Browser, url: str, folder: Path, names: list[str]) -> None:
    """Takes all pictures of the pages with these names."""
    for look, (colours, forced, direction) in LOOKS.items():
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=colours,
                forced_colors=forced,
                device_scale_factor=1 if width > 1_000 else 2,
                has_touch=True,
                is_mobile=width < 1_000,
                # What is on its way would make each run's pictures others.
                reduced_motion="reduce",
            )
            page = context.new_page()
            for name in names:
                address, action = PAGES[name]
                if direction:
                    joint = "&" if "?" in address else "?"
                    address = f"{address}{joint}dir={direction}"
                page.goto(url + address)
                prepare(page, action)
                page.screenshot(path=folder / f"{name}-{look}-{size}.png")
            context.close()


def contact_sheet(browser: Browser, folder: Path) -> None:
    """Puts all pictures there are onto one, a row for each page and look."""
    rows = []
    for name in PAGES:
        for look in LOOKS:
            pictures = [
                folder / f"{name}-{look}-{size}.png"
                for size in SIZES
                if (folder / f"{name}-{look}-{size}.png").exists()
            ]
            if pictures:
                images = "".join(f"<img src='{it.name}'>" for it in pictures)
                rows.append(f"<p>{name}, {look}</p><div>{images}</div>")
    sheet = folder / "index.html"
    sheet.write_text(
        "<!doctype html><meta charset=utf-8><title>Pages</title><style>"
        "body{font:14px sans-serif;background:#888;width:1100px}"
        "div{display:flex;gap:12px}img{height:420px}</style>"
        + "".join(rows)
    )
    page = browser.new_page(viewport={"width": 1116, "height": 900})
    page.goto(sheet.as_uri())
    page.screenshot(path=folder / "sheet.png", full_page=True)


def main() -> None:
    tool, folder = sys.argv[1], Path(sys.argv[2])
    names = sys.argv[3:] or list(PAGES)
    for name in names:
        if name not in PAGES:
            sys.exit(f"error: no page '{name}'; there are: {', '.join(PAGES)}")
    folder.mkdir(parents=True, exist_ok=True)
    process, url = serve(tool)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ["WATERFLOW_CHROMIUM"],
                args=["--no-sandbox", "--allow-file-access-from-files"],
            )
            take(browser, url, folder, names)
            contact_sheet(browser, folder)
            browser.close()
    finally:
        process.terminate()
        process.wait()
    print(folder / "index.html")


if __name__ == "__main__":
    main()
