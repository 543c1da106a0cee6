#!/usr/bin/env python3
"""Checks what the documentation says is not there against what is.

A claim is a cell of a table that begins with "none" or that is "no", perhaps
with a reason behind a colon or a comma, named with the first cell of its row;
a sentence that says that there is no such thing; or one that says of something
that it is not there yet. Each has to be in LIST with the names that would make
it untrue:

    page.md: `sectionIndexTitles`: none  # *.sectionIndexTitles

A name is that of a type, or of a type and a member or an argument's label,
with `*` for any letters. None of them may be public, and every claim of LIST
has to be made. A host's own pages speak of that host and of what is below it,
all other pages of everything.

    Scripts/check-claims.py LIST FILE.md...
"""

import re
import sys
from fnmatch import fnmatchcase
from pathlib import Path

LAYERS = ("WaterflowLayout", "WaterflowEngine")
HOSTS = ("WaterflowUIKit", "WaterflowWeb")
# Where something has run is no matter of names.
OTHER_CHAPTERS = ("What is verified",)

NEGATION = re.compile(
    r"\b(no|not|none|nothing|never|neither|without|cannot)\b", re.IGNORECASE)
YET = re.compile(r"\byet\b", re.IGNORECASE)
NO_SUCH_THING = re.compile(r"\bthere (is|are) (no|none)\b", re.IGNORECASE)
NONE = re.compile(r"none\b|no(?=[:,;]|$)", re.IGNORECASE)

KINDS = (
    "protocol class struct enum actor extension func var let case init "
    "subscript typealias associatedtype").split()
TYPES = KINDS[:6]
TOKEN = re.compile(
    r"(?P<modifiers>(?:(?:public|open|package|internal|fileprivate|private"
    r"|static|final|override|mutating|nonisolated|convenience|required"
    r"|indirect|weak|lazy|class)(?:\(\w+\))?\s+)*)"
    rf"\b(?P<kind>{'|'.join(KINDS)})\b\s*`?(?P<name>[\w.]*)|[{{}}]")
NOT_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def labels(code: str, start: int) -> list[str]:
    """Returns the argument labels of the function whose name ends there."""
    found, depth, begins = [], 0, False
    for token in re.findall(r"->|[()\[\]{}<>,]|\w+", code[start:]):
        if token in "([{<":
            depth += 1
            begins = begins or (depth == 1 and token == "(")
        elif token in ")]}>":
            depth -= 1
            if depth == 0 and token == ")":
                break
        elif token == ",":
            begins = begins or depth == 1
        elif begins:
            found.append(token)
            begins = False
    return [label for label in found if label != "_"]


def public_names(code: str) -> set[str]:
    """Returns the public types of a source, and their members."""
    code = NOT_CODE.sub(" ", code)
    names: set[str] = set()
    # What the braces around a place belong to: a type and whether its members
    # are public, or nothing where a body begins.
    around: list[tuple[str, str, bool] | None] = []
    next_type = None
    for token in TOKEN.finditer(code):
        if token.group() == "{":
            around.append(next_type)
            next_type = None
            continue
        if token.group() == "}":
            if around:
                around.pop()
            continue
        if around and around[-1] is None:
            continue
        kind, name = token["kind"], token["name"]
        owner, owner_kind, opens = around[-1] if around else ("", "", False)
        modifiers = token["modifiers"].split()
        is_open = "public" in modifiers or "open" in modifiers or (
            opens and (owner_kind != "enum" or kind == "case"))
        path = f"{owner}.{name}" if owner else name
        next_type = None
        if kind in TYPES:
            is_protocol = kind == "protocol"
            next_type = (
                path, kind,
                is_open and (is_protocol or kind in ("enum", "extension")))
            if kind == "extension":
                continue
        if not is_open:
            continue
        if kind == "case":
            line = code[token.start("name"):].split("\n", 1)[0]
            line = re.sub(r"\([^()]*\)", "", line)
            names |= {
                f"{owner}.{case}"
                for case in re.findall(r"(?:^|,)\s*(\w+)", line)
            }
            continue
        if name:
            names.add(path)
        if kind in ("func", "init", "subscript"):
            names |= {
                f"{owner}.{label}"
                for label in labels(code, token.end())
            }
    return names


def blocks(text: str):
    """Yields a page's chapters with each paragraph, bullet or row of them."""
    chapter, block, fenced = "", [], False
    for line in text.splitlines() + [""]:
        stripped = line.strip()
        is_fence = stripped.startswith("```")
        starts = is_fence or fenced or not stripped or re.match(
            r"[-*|#>]|\d+\.", stripped)
        if starts and block:
            yield chapter, " ".join(block)
            block = []
        if is_fence:
            fenced = not fenced
        elif fenced or not stripped:
            continue
        elif stripped.startswith("#"):
            chapter = stripped.lstrip("# ")
        else:
            block.append(stripped)


def claims(text: str):
    """Yields what a page says is not there."""
    for chapter, block in blocks(text):
        if chapter in OTHER_CHAPTERS:
            continue
        is_row = block.startswith("|")
        if is_row:
            cells = block.strip("|").split("|")
            first, *parts = [cell.strip() for cell in cells]
        else:
            parts = re.split(r"(?<=[.!?]) ", re.sub(r"^[-*] ", "", block))
        for part in parts:
            if (
                (is_row and NONE.match(part))
                or NO_SUCH_THING.search(part)
                or (YET.search(part) and NEGATION.search(part))
            ):
                yield f"{first}: {part}" if is_row else part


def read_list(path: Path) -> dict[tuple[str, str], list[str]]:
    """Returns the names that would make claims untrue, by page and claim."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        claim, _, names = line.partition("  # ")
        page, _, claim = claim.partition(": ")
        found[page, claim] = names.split()
    return found


def products(page: str) -> tuple[str, ...]:
    """Returns whose names a page speaks of."""
    own = tuple(host for host in HOSTS if f"Sources/{host}/" in page)
    return LAYERS + (own or HOSTS)


def main(listed: str, *pages: str) -> int:
    names = {
        product: {
            name
            for source in Path("Sources", product).rglob("*.swift")
            for name in public_names(source.read_text(encoding="utf-8"))
        }
        for product in LAYERS + HOSTS
    }
    known = read_list(Path(listed))
    made = {
        (page, claim)
        for page in pages
        for claim in claims(Path(page).read_text(encoding="utf-8"))
    }
    complaints = [
        f"no public names found in Sources/{product}"
        for product in names if not names[product]
    ]
    complaints += [
        f"{page}: not in {listed}: {claim}"
        for page, claim in made if not known.get((page, claim))
    ]
    complaints += [
        f"{listed}: {page} does not say: {claim}"
        for page, claim in known if (page, claim) not in made
    ]
    types = {
        name.partition(".")[0] for own in names.values() for name in own
    }
    for (page, claim), absent in known.items():
        complaints += [
            f"{listed}: there is no type for {pattern}: {claim}"
            for pattern in absent
            for owner in [pattern.partition(".")[0]] if "." in pattern
            if not any(fnmatchcase(name, owner) for name in types)
        ]
        complaints += [
            f"{page}: there is {name} in {product}: {claim}"
            for pattern in absent
            for product in products(page)
            for name in names[product] if fnmatchcase(name, pattern)
        ]
    for complaint in sorted(complaints):
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
