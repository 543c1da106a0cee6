"""Cells that are put in order look as their own classes say."""

import pytest
from host_scripts import serve_host
from live_page import look

# A post and another one; the post was a placeholder a moment ago, and nothing
# has been painted since.
REUSED = """
  const view = document.getElementById("live-view");
  const list = document.createElement("div");
  const make = (name) => {
    const element = document.createElement("div");
    element.className = `note ${name}`;
    element.innerHTML = "<div class=box><p></p></div>";
    list.append(element);
    return element;
  };
  const post = make("placeholder");
  const other = make("");
  view.append(list);
  const height = () =>
    post.firstElementChild.getBoundingClientRect().height;
  const before = height();
  post.classList.remove("placeholder");
  post.style.translate = "0 10px";
"""


@pytest.mark.parametrize(
    "step",
    [
        "arrange(list, [other, post])",
        "bring(list, { element: post, isShown: true })",
        "bring(list, { element: post, isShown: false })",
        "bring(view, { element: post, isShown: true })",
        "bring(view, { element: post, isShown: false })",
    ],
)
def test_what_is_moved_looks_as_its_class_says(gallery, visit, step):
    page = serve_host(look(visit, gallery, "feed"))
    before, after, place = page.evaluate(
        f"""async () => {{
          const {{ arrange, bring }} = await import("./host/order.mjs");
          {REUSED}
          {step};
          const place = [...post.parentElement.children].indexOf(post);
          return [before, height(), place];
        }}"""
    )
    assert place > 0
    assert before == 92
    assert after == 26


@pytest.mark.parametrize(
    "step",
    [
        "arrange(list, [other, post])",
        "bring(view, { element: post, isShown: true })",
    ],
)
@pytest.mark.parametrize("box", ["post", "post.firstElementChild"])
def test_what_is_moved_stays_where_it_is_scrolled(gallery, visit, step, box):
    page = serve_host(look(visit, gallery, "feed"))
    found = page.evaluate(
        f"""async () => {{
          const {{ arrange, bring }} = await import("./host/order.mjs");
          {REUSED}
          // As in browsers that cannot move without taking out.
          delete Element.prototype.moveBefore;
          const box = {box};
          box.style.cssText =
            "overflow: auto; scroll-behavior: smooth; height: 80px";
          box.firstElementChild.style.cssText = "width: 2000px; height: 900px";
          box.scrollTo({{ left: 30, top: 40, behavior: "instant" }});
          const place = [box.scrollLeft, box.scrollTop];
          {step};
          return [place, [box.scrollLeft, box.scrollTop]];
        }}"""
    )
    assert found[0][1] == 40
    assert found[0] == found[1]
