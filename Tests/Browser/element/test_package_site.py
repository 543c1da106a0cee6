"""The server that the element's tests rely on."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from package_site import STRICT_POLICY, PackageSite


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package that has nothing to do, so that only the server is tested."""
    folder = tmp_path_factory.mktemp("package") / "water-flow"
    folder.mkdir()
    (folder / "index.js").write_text("globalThis.loaded = import.meta.url;\n")
    (folder / "water-flow.css").write_text("water-flow { color: red; }\n")
    # The shortest module there is.
    (folder / "static.wasm").write_bytes(b"\0asm\1\0\0\0")
    (folder.parent / "secret.txt").write_text("not of the package\n")
    return folder


@pytest.fixture
def site(package: Path) -> Iterator[PackageSite]:
    """A server without any browser."""
    site = PackageSite(package)
    yield site
    site.close()


def test_a_page_has_the_package_and_its_rules(page_of, package_site):
    page = page_of("<water-flow>one</water-flow>")
    page.wait_for_function("() => window.loaded")
    url = package_site.origin + "/water-flow/index.js"
    assert page.evaluate("loaded") == url
    colour = "getComputedStyle(document.querySelector('water-flow')).color"
    assert page.evaluate(colour) == "rgb(255, 0, 0)"


def test_a_module_streams(page_of):
    page = page_of("")
    assert page.evaluate(
        """async () => {
             const answer = fetch("/water-flow/static.wasm");
             const { module } = await WebAssembly.instantiateStreaming(answer);
             return module instanceof WebAssembly.Module;
           }"""
    )


def test_a_withheld_file_comes_when_it_is_released(page_of, package_site):
    withheld = package_site.withhold("static.wasm", after=3)
    page = page_of("")
    page.evaluate(
        """() => {
             const read = async () => {
               const answer = await fetch("/water-flow/static.wasm");
               const reader = answer.body.getReader();
               for (let part; !(part = await reader.read()).done;) {
                 window.seen = (window.seen ?? 0) + part.value.length;
               }
             };
             read();
           }"""
    )
    page.wait_for_function("() => window.seen === 3")
    assert not withheld.released.is_set()
    withheld.release()
    page.wait_for_function("() => window.seen === 8")


def test_a_strict_policy_reaches_the_page(page_of):
    told: list[str] = []
    page = page_of(
        '<script>window.inline = "ran";</script>',
        headers={"Content-Security-Policy": STRICT_POLICY},
        told=told,
    )
    page.wait_for_function("() => window.loaded")
    assert page.evaluate("window.inline") is None
    assert any("Content Security Policy" in line for line in told)


def test_what_a_page_complains_of_is_told(page_of):
    told: list[str] = []
    page = page_of(
        "<script>console.warn('look'); nothing();</script>", told=told
    )
    page.wait_for_function("() => window.loaded")
    assert told == ["look", "nothing is not defined"]


def test_a_test_may_answer_for_a_file(page_of, package_site):
    package_site.put("/water-flow/index.js", "window.loaded = 'mine';")
    page = page_of("")
    page.wait_for_function("() => window.loaded")
    assert page.evaluate("loaded") == "mine"
    assert package_site.asked_for("index.js")
    assert not package_site.asked_for("static.wasm")


def test_a_second_folder_is_a_second_package(page_of, package_site, package):
    package_site.folders["/another/"] = package
    page = page_of('<script type="module" src="/another/index.js"></script>')
    page.wait_for_function("() => window.loaded?.includes('/another/')")


def test_nothing_beside_the_package_is_served(site):
    for path in ("/water-flow/../secret.txt", "/water-flow/%2e%2e/secret.txt"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(site.origin + path)
        assert refused.value.code == 404


def test_headers_are_the_answers_own(site):
    url = site.put("/data.json", json.dumps([1]), {"X-Mine": "1"})
    with urllib.request.urlopen(url) as answer:
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.headers["X-Mine"] == "1"
        assert json.load(answer) == [1]
