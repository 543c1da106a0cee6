"""Bundles the scripts of a site, so that a page asks for few files.

Usage: bundle-site.py SITE OUTPUT. What the pages name by `<script src>` and
`waterflow.mjs`, which scripts of others may import, keep their names; what
several of them share goes into chunks. Each page is told by `modulepreload` of
all that its scripts bring with them, and of what they ask for later if the page
names it so itself.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

OPTIONS = (
    "--bundle", "--splitting", "--minify", "--format=esm", "--target=es2022",
    "--out-extension:.js=.mjs", "--log-level=warning",
    # The package for JavaScript is there as others have it.
    "--external:./water-flow/*",
)
SCRIPT = re.compile(r'<script type="module"[^>]* src="([\w-]+\.mjs)"')
PRELOAD = re.compile(r' *<link rel="modulepreload" href="([\w-]+\.mjs)">\n')


def bundle(site: Path, output: Path, entries: list[str]) -> dict:
    """Bundles scripts into a folder; returns what is in which file."""
    with tempfile.NamedTemporaryFile(suffix=".json") as described:
        subprocess.run(
            ["esbuild", *entries, *OPTIONS, f"--metafile={described.name}",
             f"--outdir={output.absolute()}"],
            cwd=site, check=True)
        files = json.loads(Path(described.name).read_text())["outputs"]
    return {Path(name).name: file for name, file in files.items()}


def brought(files: dict, name: str) -> Iterator[str]:
    """A file, and all that comes with it."""
    yield name
    for needed in files[name]["imports"]:
        if needed["kind"] == "import-statement" and not needed.get("external"):
            yield from brought(files, Path(needed["path"]).name)


def with_preloads(page: str, files: dict) -> str:
    """The text of a page that tells of its files before they are found."""
    bundled = {
        file["entryPoint"]: name
        for name, file in files.items() if "entryPoint" in file
    }
    named = SCRIPT.findall(page)
    wanted = named + [bundled[name] for name in PRELOAD.findall(page)]
    all_files = (file for name in wanted for file in brought(files, name))
    links = "".join(
        f'  <link rel="modulepreload" href="{file}">\n'
        for file in dict.fromkeys(all_files) if file not in named)
    return PRELOAD.sub("", page).replace("</head>", f"{links}</head>", 1)


def main(site: Path, output: Path) -> None:
    pages = {
        page.name: page.read_text(encoding="utf-8")
        for page in site.glob("*.html")
    }
    named = {name for page in pages.values() for name in SCRIPT.findall(page)}
    shutil.copytree(site, output)
    # Those in folders are asked for by their names.
    for script in output.glob("*.mjs"):
        script.unlink()
    files = bundle(site, output, sorted(named | {"waterflow.mjs"}))
    for name, page in pages.items():
        text = with_preloads(page, files)
        (output / name).write_text(text, encoding="utf-8")


main(*map(Path, sys.argv[1:]))
