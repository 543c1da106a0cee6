"""Where somebody was is found again, whatever the page has done meanwhile."""

from rest import rest
from stage import drawn, show

BODY = """<water-flow mode="list" style="height: 400px" restore="notes">
</water-flow><script>
  const numbered = (first, count) => Array.from(
    { length: count }, (_, at) => ({ id: first + at, height: 50 }));
  stage.fill(document.querySelector("water-flow"), { gap: 0, lineGap: 0 });
  document.querySelector("water-flow").items = numbered(0, 1000);
</script>"""


def opened(page_of):
    page = show(page_of, BODY, is_own=True)
    drawn(page)
    return page


def scrolled(page, top: int) -> None:
    page.evaluate("(top) => stage.flow.scrollTo(0, top)", top)
    rest(page)


def switch(page, name: str, first: int) -> None:
    """Has the element show other items, kept under another name."""
    page.evaluate(
        """([name, first]) => {
          stage.flow.restore = name;
          stage.flow.items = numbered(first, 1000);
        }""",
        [name, first],
    )
    rest(page)


def leave(page, going: str = "") -> None:
    """Has the page go elsewhere and take the element away, as routers do."""
    page.evaluate(
        f"""() => {{
          window.again = stage.flow.cloneNode();
          again.renderItem = stage.flow.renderItem;
          again.size = stage.flow.size;
          {going};
          stage.flow.remove();
        }}""")
    rest(page)


def come_back(page, first: int) -> None:
    """Puts an element like the one that has left into the page."""
    page.evaluate(
        """(first) => {
          again.items = numbered(first, 1000);
          document.body.append(again);
          stage.flow = again;
        }""",
        first)
    drawn(page)


def test_a_reload_after_another_entry_of_the_history(page_of):
    page = opened(page_of)
    scrolled(page, 5_000)
    page.evaluate("() => history.pushState({}, '', '#photo')")
    page.reload()
    drawn(page)
    assert page.evaluate("stage.flow.scrollTop") == 5_000


def test_an_entry_that_began_while_the_list_was_there(page_of):
    page = opened(page_of)
    scrolled(page, 1_000)
    page.evaluate(
        """() => {
          history.pushState({}, "", "?filtered");
          stage.flow.items = numbered(500, 1000);
        }""")
    page.mouse.move(200, 200)
    page.mouse.wheel(0, 10)
    rest(page)
    scrolled(page, 5_000)
    # As a router does: another page, and back to a list that is made anew.
    leave(page, "history.pushState({}, '', '/item/7')")
    page.evaluate("() => history.back()")
    page.wait_for_function("() => location.search === '?filtered'")
    come_back(page, 500)
    assert page.evaluate("stage.flow.scrollTop") == 5_000


def test_an_entry_that_is_replaced_is_the_same(page_of):
    page = opened(page_of)
    page.mouse.click(200, 200)
    page.evaluate("() => history.replaceState({}, '', '?at=500')")
    scrolled(page, 5_000)
    leave(page)
    come_back(page, 0)
    assert page.evaluate("stage.flow.scrollTop") == 5_000


def test_a_name_that_was_taken_away_keeps_nothing(page_of):
    page = opened(page_of)
    scrolled(page, 1_000)
    page.mouse.click(200, 200)
    page.evaluate("() => { stage.flow.restore = null; }")
    rest(page)
    kept = page.evaluate("JSON.stringify(sessionStorage)")
    scrolled(page, 5_000)
    page.evaluate("() => history.pushState({}, '', '?next')")
    assert page.evaluate("JSON.stringify(sessionStorage)") == kept


def test_what_is_selected_is_not_kept_with_the_place(page_of):
    page = opened(page_of)
    page.evaluate(
        """async () => {
          stage.flow.selection = "multiple";
          await stage.flow.ready;
          stage.flow.selectAll();
        }""")
    scrolled(page, 1_000)
    page.evaluate("() => history.pushState({}, '', '?next')")
    rest(page)
    kept = page.evaluate("Object.values(sessionStorage)")
    assert kept and all("selection" not in one for one in kept)


def test_a_page_may_call_something_else_navigation(page_of):
    page = show(
        page_of, BODY, is_own=True,
        head="<script>var navigation = { open: false };</script>")
    drawn(page)
    scrolled(page, 5_000)


def test_an_entry_has_no_place_of_a_list_that_left_with_the_one_before(page_of):
    page = opened(page_of)
    scrolled(page, 5_000)
    page.evaluate(
        """() => {
          const other = stage.flow.cloneNode();
          other.renderItem = stage.flow.renderItem;
          other.size = stage.flow.size;
          other.items = numbered(5000, 1000);
          history.pushState({}, "", "?others");
          window.turn = () => {
            stage.flow.remove();
            stage.flow = null;
            setTimeout(() => {
              document.body.append(other);
              stage.flow = other;
            });
          };
        }""")
    # Somebody scrolls until the other list comes.
    page.mouse.move(200, 200)
    page.mouse.wheel(0, 10)
    rest(page)
    page.evaluate("() => turn()")
    page.wait_for_function("() => stage.flow")
    drawn(page)
    rest(page)
    assert page.evaluate("stage.flow.scrollTop") == 0


def test_another_name_keeps_the_place_under_the_one_before(page_of):
    page = opened(page_of)
    scrolled(page, 5_000)
    switch(page, "others", 5_000)
    scrolled(page, 2_000)
    switch(page, "notes", 0)
    assert page.evaluate("stage.flow.scrollTop") == 5_000


def test_a_name_whose_place_was_kept_in_another_document(page_of):
    page = opened(page_of)
    switch(page, "others", 5_000)
    scrolled(page, 7_000)
    page.reload()
    drawn(page)
    page.evaluate("() => { stage.flow.key = ({ id }) => id; }")
    switch(page, "others", 5_000)
    assert page.evaluate("stage.flow.scrollTop") == 7_000


def test_its_place_is_among_the_items_that_come_with_it(page_of):
    page = opened(page_of)
    page.evaluate("() => { stage.flow.key = ({ id }) => id; }")
    scrolled(page, 5_000)
    switch(page, "others", 5_000)
    # Item 100 is 50 items later by now.
    switch(page, "notes", -50)
    assert page.evaluate("stage.flow.scrollTop") == 7_500


def test_the_last_call_counts(page_of):
    page = opened(page_of)
    state = {"version": 1, "anchor": {"section": 0, "index": 900, "offset": 0}}
    page.evaluate(
        """(state) => {
          const { flow } = stage;
          flow.items = numbered(0, 100);
          flow.setState(state);
        }""",
        state,
    )
    rest(page)
    page.evaluate("() => stage.flow.scrollToItem(50)")
    rest(page)
    assert page.evaluate("stage.flow.scrollTop") == 2_500
    page.evaluate("() => { stage.flow.items = numbered(0, 1000); }")
    rest(page)
    assert page.evaluate("stage.flow.scrollTop") == 2_500


def test_the_last_call_counts_before_there_is_anything(page_of):
    page = opened(page_of)
    tops = page.evaluate(
        """async () => {
          const state = { version: 1,
            anchor: { section: 0, index: 300, offset: 0 } };
          const tops = [];
          for (const turn of [
            (flow) => { flow.scrollToItem(5); flow.setState(state); },
            (flow) => { flow.setState(state); flow.scrollToItem(5); },
          ]) {
            const flow = document.createElement("water-flow");
            flow.style.height = "300px";
            flow.mode = "list";
            stage.fill(flow, { gap: 0, lineGap: 0 });
            flow.items = numbered(0, 1000);
            turn(flow);
            document.body.append(flow);
            await flow.ready;
            await stage.frames(3);
            tops.push(flow.scrollTop);
          }
          return tops;
        }"""
    )
    assert tops == [15_000, 250]
