#!/usr/bin/env python3
"""Checks that the local links of every Markdown file lead somewhere.

A link's file must exist, and with `#heading` the file must have that heading.
Links to the web are left alone: nothing here reaches the network.

    Scripts/check-links.py FILE.md...
"""

import re
import sys
from pathlib import Path
from urllib.parse import unquote

INLINE = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+[\"'][^)]*)?\)")
REFERENCE = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)")
ATTRIBUTE = re.compile(r"\b(?:src|href|srcset)=\"([^\"]+)\"")
ELSEWHERE = re.compile(r"^([a-zA-Z][a-zA-Z0-9+.-]*:|//)")


def prose(text: str):
    """Yields the numbered lines outside of code, code spans blanked."""
    fence = None
    for number, line in enumerate(text.splitlines(), start=1):
        mark = re.match(r"^\s*(```+|~~~+)", line)
        if fence is None and mark:
            fence = mark.group(1)
        elif fence is not None:
            if mark and mark.group(1).startswith(fence):
                fence = None
        else:
            yield number, re.sub(r"`[^`]*`", "", line)


def anchors(text: str) -> set[str]:
    """The fragments that a Markdown file's headings make, as GitHub does."""
    found: set[str] = set()
    fence = False
    for line in text.splitlines():
        if re.match(r"^\s*(```|~~~)", line):
            fence = not fence
        heading = re.match(r"^#{1,6}\s+(.*?)\s*#*$", line)
        if fence or not heading:
            continue
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.group(1))
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        name, repeated = slug, 0
        while name in found:
            repeated += 1
            name = f"{slug}-{repeated}"
        found.add(name)
    return found


def links(line: str):
    """Yields the targets of all links in a line."""
    for pattern in (INLINE, REFERENCE, ATTRIBUTE):
        yield from (match.group(1) for match in pattern.finditer(line))


def problem(document: Path, link: str) -> str | None:
    """Says what is wrong with a link of a document, if anything is."""
    if ELSEWHERE.match(link):
        return None
    path, _, fragment = link.partition("#")
    target = document.parent / unquote(path) if path else document
    if not target.exists():
        return f"no such file: {link}"
    if fragment and target.suffix == ".md":
        if fragment not in anchors(target.read_text(encoding="utf-8")):
            return f"no such heading: {link}"
    return None


def main(files: list[str]) -> int:
    failed = False
    for name in files:
        document = Path(name)
        for number, line in prose(document.read_text(encoding="utf-8")):
            for link in links(line):
                if complaint := problem(document, link):
                    print(f"{name}:{number}: {complaint}", file=sys.stderr)
                    failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
