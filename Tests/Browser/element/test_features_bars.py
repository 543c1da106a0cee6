"""Scroll bars of boxes in items, which Playwright hides in all other tests."""

from features_page import BOX, notes, told
from rest import follow, rest


def test_the_bar_of_a_box_is_no_items(browser, chromium, package_site):
    launched = browser.browser_type.launch(
        executable_path=chromium, args=["--no-sandbox"],
        ignore_default_args=["--hide-scrollbars"],
    )

    def page_of(html: str, *, width: int, height: int):
        page = follow(launched, width, height)
        page.goto(package_site.put_page(html))
        return page

    page = notes(page_of, "reorderable", more=BOX % "auto")
    x, y, height = page.evaluate(
        """() => {
          const box = flow.querySelector(".box");
          const { left, bottom } = box.getBoundingClientRect();
          return [left, bottom, box.offsetHeight - box.clientHeight];
        }"""
    )
    assert height > 4
    page.mouse.move(x + 30, y - height / 2)
    page.mouse.down()
    page.mouse.move(x + 60, y + 60, steps=6)
    page.mouse.move(x + 60, y + 160, steps=6)
    page.mouse.up()
    rest(page)
    assert told(page, "reorder") == []
    assert page.evaluate("flow.querySelector('.box').scrollLeft") > 0
    launched.close()
