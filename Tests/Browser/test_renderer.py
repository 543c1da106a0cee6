"""What is done in the page for records, one by one."""

from host_scripts import serve_host
from live_page import look

# A view of lists and cells without a module: `apply([code, cell, kind, item,
# isPinned])` carries out one record.
VIEW = """
  const load = (name) => import(`./host/${name}.mjs`);
  const { Renderer } = await load("renderer");
  const { Outline } = await load("accessibility");
  const { makeCell } = await load("cells");
  const { HEADER, HIDE, ITEM, RECORD, SHOW } = await load("records");
  const container = document.createElement("div");
  const content = document.createElement("div");
  const overlay = document.createElement("div");
  container.append(content, overlay);
  document.body.append(container);
  const cells = [];
  const outline = new Outline(container, content, () => 10);
  const renderer = new Renderer(
    cells, { content, overlay }, true, false, outline);
  const memory = { buffer: new ArrayBuffer(RECORD) };
  const apply = ([code, cell, kind, item, isPinned]) => {
    cells[cell] ??= makeCell(document.createElement("div"));
    new Int32Array(memory.buffer).set(
      [code | kind << 16, cell, 0, item, 0, Number(isPinned)]);
    new Float64Array(memory.buffer).set([0, 0, 100, 50], 3);
    renderer.apply(memory, 0, 1);
  };
"""


def test_a_pinned_header_that_becomes_an_item_is_in_its_list(gallery, visit):
    page = serve_host(look(visit, gallery, "feed"))
    parents = page.evaluate(
        f"""async () => {{
          {VIEW}
          apply([SHOW, 0, ITEM, 0, false]);
          apply([SHOW, 1, HEADER, 0, true]);
          apply([HIDE, 1, HEADER, 0, false]);
          renderer.conceal(false);
          apply([SHOW, 1, ITEM, 1, false]);
          outline.tidy(cells);
          return cells.map(({{ element }}) => element.parentNode.className);
        }}"""
    )
    assert parents == ["waterflow-section", "waterflow-section"]


def test_what_is_selected_is_said_to_be_again(gallery, visit):
    page = serve_host(look(visit, gallery, "feed"))
    said = page.evaluate(
        f"""async () => {{
          {VIEW}
          outline.allowSelection(1);
          for (const item of [0, 1]) apply([SHOW, item, ITEM, item, false]);
          // As the module says it, once.
          const {{ element }} = cells[1];
          element.classList.add("waterflow-selected");
          element.setAttribute("aria-selected", "true");
          const said = () => cells.map((cell) =>
            cell.element.getAttribute("aria-selected"));
          outline.allowSelection(0);
          const before = said();
          outline.allowSelection(2);
          return [before, said()];
        }}"""
    )
    assert said == [[None, None], ["false", "true"]]


def test_a_view_made_outside_of_the_page_has_its_rules(gallery, visit):
    page = serve_host(look(visit, gallery, "feed"))
    found = page.evaluate(
        """async () => {
          const { adoptStyles } = await import("./host/styles.mjs");
          const sheets = () => other.adoptedStyleSheets.length;
          const frame = document.createElement("iframe");
          document.body.append(frame);
          const other = frame.contentDocument;
          const outside = other.createElement("div");
          outside.append(other.createElement("div"));
          const life = new AbortController();
          adoptStyles(outside.firstElementChild, life.signal);
          const during = sheets();
          life.abort();
          return [during, sheets()];
        }"""
    )
    assert found == [1, 0]


def test_an_answer_that_breaks_off_is_none(gallery, visit):
    page = serve_host(look(visit, gallery, "feed"))
    status = page.evaluate(
        """async () => {
          const { imports } = await import("./host/fetching.mjs");
          window.fetch = async () => ({ status: 200,
            arrayBuffer: async () => { throw new TypeError("broken off"); } });
          return new Promise((resolve) => {
            const exports = {
              memory: new WebAssembly.Memory({ initial: 1 }),
              waterflow_allocate: () => 0,
              waterflow_fetched: (_, status) => resolve(status),
            };
            imports({ exports, text: () => "/file" }).fetch(0, 0, 7);
          });
        }"""
    )
    assert status == 0


def test_an_empty_value_is_no_number(gallery, visit):
    page = serve_host(look(visit, gallery, "feed"))
    told = page.evaluate(
        """async () => {
          const { imports } = await import("./host/contents.mjs");
          const input = document.createElement("input");
          const told = [];
          const exports = { waterflow_event: (_, value) => told.push(value) };
          imports({ exports, element: () => input, text: () => "input" })
            .listen(0, 0, 0, 7);
          for (const value of ["12.5", "", "0", "x"]) {
            input.value = value;
            input.dispatchEvent(new Event("input"));
          }
          return told.map(String);
        }"""
    )
    assert told == ["12.5", "NaN", "0", "NaN"]
