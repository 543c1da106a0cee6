"""The styles of the element are the page's to change, and to hide it by."""

import pytest
from features_page import notes
from rest import rest


@pytest.mark.parametrize("change", ["selection = 'single'", "remove()"])
def test_styles_that_the_page_has_changed_stay(page_of, change):
    page = notes(page_of)
    page.evaluate("flow.style.height = '450px'")
    page.evaluate(
        f"""async () => {{
          const {{ parentNode }} = flow;
          flow.{change};
          await new Promise((resolve) => setTimeout(resolve));
          await new Promise((resolve) => setTimeout(resolve));
          if (!flow.isConnected) parentNode.append(flow);
          await flow.ready;
        }}"""
    )
    rest(page)
    assert page.evaluate("flow.style.height") == "450px"
    assert page.evaluate("flow.clientHeight") == 450


def test_a_page_that_replaces_all_styles_has_it_scroll_still(page_of):
    page = notes(page_of)
    page.evaluate("flow.scrollTop = 700")
    rest(page)
    page.evaluate("flow.setAttribute('style', 'height: 350px')")
    rest(page)
    assert page.evaluate("[flow.scrollTop, flow.clientHeight]") == [700, 350]
    assert page.evaluate("getComputedStyle(flow).overflowY") == "auto"
    # And gives back what the page has said by now.
    page.evaluate("flow.remove()")
    page.wait_for_function("() => flow.getAttribute('style') === 'height: 350px;'")


def test_it_leaves_no_style_behind(page_of):
    page = notes(page_of)
    page.evaluate("flow.remove()")
    page.wait_for_function("() => !flow.hasAttribute('style')")


def test_hidden_hides_the_element_and_what_is_in_cells(page_of):
    page = page_of(
        """<water-flow mode="list" style="height: 400px"></water-flow><script>
          const flow = document.querySelector("water-flow");
          flow.renderItem = () =>
            Object.assign(new Image(10, 10), { hidden: true });
          flow.items = [1, 2, 3];
        </script>"""
    )
    page.wait_for_function("() => flow.ready.then(() => true)")
    rest(page)
    shown = "getComputedStyle(flow.querySelector('img')).display"
    assert page.evaluate(shown) == "none"
    page.evaluate("flow.hidden = true")
    assert page.evaluate("flow.checkVisibility()") is False
    page.evaluate("flow.hidden = false")
    rest(page)
    assert page.evaluate("flow.clientHeight") == 400


@pytest.mark.parametrize("where", ["hidden", "dialog"])
def test_hidden_at_first_it_ends_somewhere_as_any(page_of, where):
    start, end = {
        "hidden": ("<section hidden>", "</section>"),
        "dialog": ("<dialog style='width: 500px'>", "</dialog>"),
    }[where]
    page = page_of(
        f"{start}<water-flow mode='list'></water-flow>{end}"
        """<script>
          const flow = document.querySelector("water-flow");
          const box = flow.parentElement;
          flow.size = () => 50;
          flow.items = Array.from({ length: 3000 }, (_, index) => `${index}`);
        </script>""",
        height=600,
    )
    page.wait_for_function("() => flow.ready.then(() => true)")
    rest(page)
    page.evaluate("box.showModal ? box.showModal() : box.hidden = false")
    rest(page)
    assert 100 < page.evaluate("flow.clientHeight") <= 600
    assert page.evaluate("flow.querySelectorAll('[data-item]').length") < 100
    page.evaluate("flow.scrollTop = 1e6")
    rest(page)
    assert page.evaluate("flow.elementOf(2999) !== null")


def test_smooth_scrolling_is_not_for_what_nobody_has_scrolled(page_of):
    page = notes(page_of, "selection='single'", more="flow.itemKey = 'id';")
    page.add_style_tag(content="* { scroll-behavior: smooth }")
    page.evaluate("flow.scrollTo({ top: 2000, behavior: 'instant' })")
    rest(page)
    tops = page.evaluate(
        """async () => {
          const tops = [];
          const more = Array.from({ length: 40 }, (_, id) => note(1000 + id));
          flow.items = [...more, ...notes];
          for (let frame = 0; frame < 10; frame++) {
            await new Promise(requestAnimationFrame);
            const cell = flow.elementOf(80);
            tops.push(cell && cell.getBoundingClientRect().top);
          }
          return tops;
        }"""
    )
    assert tops == [0] * 10


def test_styles_that_the_page_sets_later_stay(page_of):
    page = notes(page_of)
    page.evaluate(
        """async () => {
          flow.style.overscrollBehavior = "none";
          flow.style.cursor = "crosshair";
          flow.keyboard = true;
          await flow.update({});
        }"""
    )
    look = "[flow.style.overscrollBehavior, flow.style.cursor]"
    assert page.evaluate(look) == ["none", "crosshair"]
    page.evaluate("() => { flow.remove(); }")
    page.wait_for_function("() => !flow.querySelector('.waterflow-content')")
    assert page.evaluate(look) == ["none", "crosshair"]


def test_the_page_has_its_own_back_when_pulls_and_drags_are_turned_off(page_of):
    page = notes(page_of, "pullable reorderable")
    page.wait_for_function("() => flow.style.overscrollBehavior === 'contain'")
    prevented = """() => {
      const { x, y } = flow.elementOf(1).getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, button: 0, buttons: 1,
        pointerId: 1, pointerType: "mouse", clientX: x + 9, clientY: y + 9 };
      const cell = flow.elementOf(1);
      cell.dispatchEvent(new PointerEvent("pointerdown", at));
      const drag = new Event("dragstart", { bubbles: true, cancelable: true });
      cell.dispatchEvent(drag);
      cell.dispatchEvent(new PointerEvent("pointerup", { ...at, buttons: 0 }));
      return drag.defaultPrevented;
    }"""
    page.wait_for_function(prevented)
    page.evaluate("() => { flow.pullable = flow.reorderable = false; }")
    page.wait_for_function("() => flow.style.overscrollBehavior === ''")
    assert page.evaluate(prevented) is False
