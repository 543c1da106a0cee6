"""The example for the web, as a stranger has it: a package elsewhere."""

import os
import pty
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from web_example import ADDRESS, COMMAND, ROOT, Example, Serving, copy_example

# Which tiles are seen, by what they are called.
SEEN = """() => [...document.querySelectorAll(".swatch")]
  .filter((tile) => tile.checkVisibility())
  .map((tile) => tile.textContent)"""
# Where the title of a section stands below the view's top edge.
TITLE = """() => {
  const top = document.getElementById("colours").getBoundingClientRect().top;
  return [...document.querySelectorAll(".title")]
    .filter((title) => title.checkVisibility())
    .map((title) => [
      title.textContent,
      Math.round(title.getBoundingClientRect().top - top),
    ]);
}"""

# One build for all of them; the first to begin, being one of the longest.
pytestmark = [pytest.mark.builds, pytest.mark.slow]


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Example:
    """The example, built."""
    copy = copy_example(tmp_path_factory.mktemp("stranger"))
    built = copy.run()
    assert built.returncode == 0, built.stdout + built.stderr
    return copy


# The package is locked meanwhile, so that what runs other commands comes first.
@pytest.fixture(scope="module")
def served(example: Example) -> Iterator[Serving]:
    """The example, served by the one command that its README names."""
    # What a pipe would hear only at the end, a terminal hears at once.
    terminal, other = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "--serve", "--port", "0"], cwd=example.folder,
        env=example.environment, stdin=subprocess.DEVNULL, stdout=other,
        stderr=other, start_new_session=True)
    os.close(other)
    serving = Serving(process, terminal)
    try:
        serving.read()
        yield serving
    finally:
        serving.interrupt()
        os.close(terminal)


def test_everything_is_in_one_folder(example: Example) -> None:
    site = example.folder / "dist"
    names = {file.name for file in site.iterdir()}
    scripts = ROOT.glob("Sources/WaterflowWeb/JavaScript/*.mjs")
    pages = (ROOT / "Examples/Web/Public").iterdir()
    assert names == {file.name for file in [*scripts, *pages]} | {
        "Colours.wasm", "Numbers.wasm", "numbers.html",
    }
    assert not (example.folder / ".dist.new").exists()


@pytest.mark.parametrize(
    ("options", "cure"),
    [
        (["--product", "Sounds"], "'Sounds'; it has Colours, Numbers"),
        (["--pages", "Nowhere"], "put an index.html there"),
        (["--output", "Sources"], "name another folder by --output"),
        (["--output", "Package.swift"], "no folder to read; name another"),
        (["--output", "Package.swift/a"], "name another folder by --output"),
        (["--port", "70000"], "give a number up to 65535"),
        (["--port"], "'--port' has no value"),
        (["--product="], "'--product' has no value"),
        (["--output", "--serve"], "'--output' has no value"),
        (["--fast"], "'--fast' is not understood"),
    ],
)
def test_a_fault_names_its_cure(
    example: Example, options: list[str], cure: str
) -> None:
    refused = example.run(*options)
    assert refused.returncode != 0
    assert cure in refused.stderr
    # Said before anything is compiled.
    assert "for production" not in refused.stdout + refused.stderr
    assert (example.sources / "main.swift").exists()
    assert (example.folder / "Package.swift").is_file()


def test_files_of_a_package_beside_it_may_be_renamed(
    example: Example,
) -> None:
    sources = example.folder.parent / "shades/Sources/Shades"
    (sources / "Light.swift").rename(sources / "Dark.swift")
    built = example.run("--product", "Colours")
    assert built.returncode == 0, built.stdout + built.stderr


def test_a_product_that_is_named_twice_is_built_once(
    example: Example,
) -> None:
    built = example.run("--product=Colours", "--product", "Colours")
    said = built.stdout + built.stderr
    assert built.returncode == 0, said
    assert said.count("Colours.wasm: ") == 1


def test_a_page_may_lie_beside_the_site(example: Example) -> None:
    index = example.folder / "index.html"
    shutil.copy(example.folder / "Public/index.html", index)
    site = example.folder / "Site"
    site.mkdir()
    # What makes it one of an earlier build.
    (site / "waterflow.mjs").touch()
    tool = example.folder / ".tool"
    tool.touch()
    try:
        built = example.run("--pages", ".", "--output", "Site")
        assert built.returncode == 0, built.stdout + built.stderr
        assert (site / "Colours.wasm").exists()
        assert (site / "index.html").exists()
        assert not (site / "Site").exists()
        assert not (site / ".tool").exists()
    finally:
        index.unlink()
        tool.unlink()
        shutil.rmtree(site)


def test_a_site_may_lie_deep_among_its_page(example: Example) -> None:
    pages = example.folder / "Pages"
    shutil.copytree(example.folder / "Public", pages)
    site = pages / "a/b/Site"
    site.mkdir(parents=True)
    (site / "waterflow.mjs").touch()
    (pages / "a/beside.txt").touch()
    (pages / ".well-known").mkdir()
    (pages / ".well-known/security.txt").touch()
    try:
        built = example.run("--pages", "Pages", "--output", "Pages/a/b/Site")
        assert built.returncode == 0, built.stdout + built.stderr
        assert (site / "Colours.wasm").exists()
        assert (site / "index.html").exists()
        assert (site / "a/beside.txt").exists()
        assert (site / ".well-known/security.txt").exists()
        assert list((site / "a/b").iterdir()) == []
    finally:
        shutil.rmtree(pages)


def test_a_link_to_the_site_stays_one(example: Example) -> None:
    real = example.folder / "Real"
    link = example.folder / "Link"
    link.symlink_to("Real")
    try:
        refused = example.run("--output", "Link")
        assert "no folder to read" in refused.stderr
        real.mkdir()
        built = example.run("--output", "Link")
        assert built.returncode == 0, built.stdout + built.stderr
        assert link.is_symlink()
        assert (real / "Colours.wasm").exists()
    finally:
        link.unlink()
        shutil.rmtree(real, ignore_errors=True)


def test_a_build_that_fails_leaves_the_site_as_it_was(
    example: Example,
) -> None:
    module = example.folder / "dist/Colours.wasm"
    before = module.read_bytes()
    source = example.sources / "Fault.swift"
    source.write_text("let fault: Int = nil\n")
    try:
        refused = example.run()
    finally:
        source.unlink()
    assert refused.returncode != 0
    assert "Fault.swift" in refused.stdout + refused.stderr
    assert module.read_bytes() == before


def test_a_page_may_not_hide_a_file_of_the_library(example: Example) -> None:
    file = example.folder / "Public/view.mjs"
    file.write_text("")
    try:
        refused = example.run()
    finally:
        file.unlink()
    assert refused.returncode != 0
    assert "call it something else" in refused.stderr


def test_ten_thousand_colours_scroll_below_titles_that_stay(
    served: Serving, visit: Callable[..., Page]
) -> None:
    page = visit(served.url, width=320, height=600)
    page.wait_for_function(f"() => ({SEEN})().length > 3")
    first = page.evaluate(SEEN)
    assert all(re.fullmatch(r"oklch\(\d+% \d+% \d+\)", name) for name in first)
    # Two lanes, because 120 points fit twice with 16 and 12 around them.
    edges = page.evaluate(
        """() => [...document.querySelectorAll(".swatch")]
             .map((tile) => tile.getBoundingClientRect().left)""")
    assert len(set(edges)) == 2
    page.mouse.move(160, 400)
    page.mouse.wheel(0, 3_000)
    # Those at the start; others are around the viewport still.
    page.wait_for_function(
        "(first) => {"
        f" const seen = ({SEEN})();"
        " return seen.length > 3 && !seen.some((name) => first.includes(name));"
        "}", arg=first[:4])
    assert ["Embers", 0] in page.evaluate(TITLE)
    page.evaluate(
        """() => {
             const view = document.getElementById("colours");
             view.scrollTop = view.scrollHeight;
           }""")
    page.wait_for_function(
        f"() => JSON.stringify(({TITLE})()) === JSON.stringify([['Dusks', 0]])")
    assert page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth")


def test_a_tap_chooses_and_so_do_keys(
    served: Serving, visit: Callable[..., Page]
) -> None:
    page = visit(served.url)
    page.locator(".swatch").nth(2).click()
    page.wait_for_function("() => selected.textContent === '1 chosen'")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.wait_for_function("() => selected.textContent === '2 chosen'")


def test_the_page_of_the_article_scrolls_its_numbers(
    served: Serving, visit: Callable[..., Page]
) -> None:
    page = visit(f"{served.url}numbers.html")
    page.wait_for_function(
        "() => document.querySelectorAll('article').length > 20")
    assert page.locator("article").count() < 200
    page.evaluate("numbers.scrollTop = numbers.scrollHeight")
    page.wait_for_function(
        """() => [...document.querySelectorAll("article")]
          .some(({ textContent }) => textContent === "9999")""")


def test_a_view_without_a_height_says_so(
    served: Serving, visit: Callable[..., Page]
) -> None:
    growing = "body { display: block !important; height: auto !important }"
    script = f"""addEventListener("DOMContentLoaded", () => {{
      const style = document.createElement("style");
      style.textContent = "{growing}";
      document.head.append(style);
    }});
    console.warn = (text) => {{ window.warned = text; }};"""
    page = visit(served.url, script=script)
    page.wait_for_function("() => window.warned")
    said = page.evaluate("warned")
    assert said.startswith("main#colours: has grown to the length of its")
    assert "give it a height in CSS" in said


@pytest.mark.parametrize(
    ("registers_other", "said"),
    [
        (0, "register the kind before dequeuing a cell (kind 3)"),
        (1, "two kinds of cells have the same number (kind 3)"),
    ],
)
def test_a_fault_of_the_program_is_said_before_it_ends(
    served: Serving, visit: Callable[..., Page], registers_other: int,
    said: str,
) -> None:
    # A page of the same origin, in which nothing runs.
    page = visit(f"{served.url}colours.css")
    told = page.evaluate(
        """async (registersOther) => {
             const { run } = await import("/waterflow.mjs");
             const exports = await run("/Colours.wasm");
             // What has no extent asks for no cells.
             const rows = document.createElement("div");
             rows.id = "rows";
             rows.style.height = "400px";
             document.body.append(rows);
             try {
               exports.show_faulty_rows(registersOther);
             } catch (error) {
               return String(error);
             }
           }""", registers_other)
    assert told == f"Error: Waterflow: {said}"


def test_an_interrupted_command_leaves_no_server_behind(
    served: Serving,
) -> None:
    port = int(ADDRESS.search(served.url).group(1))
    served.interrupt()
    is_open = True
    while is_open:
        with socket.socket() as knocking:
            is_open = knocking.connect_ex(("127.0.0.1", port)) == 0
