"""Prints the regions of code that no test reached.

Usage: uncovered.py COVERAGE LIST, where COVERAGE is what llvm-cov exports and
LIST names code that cannot be reached: in each line a file, a colon, the code
as it is printed here, and after two spaces and a hash the reason.

Code is named by its text, so that the list outlives lines that move. Fails if
anything is printed but the sum.
"""

import json
import pathlib
import sys

TARGETS = ("WaterflowLayout", "WaterflowEngine")
CODE = 0


def regions(coverage):
    """Returns how often each region of the targets ran, by file and place."""
    counts = {}
    for function in coverage["data"][0]["functions"]:
        for *place, count, file, _, kind in function["regions"]:
            name = function["filenames"][file]
            parts = pathlib.PurePath(name).parts
            if kind != CODE or "Sources" not in parts:
                continue
            name = "/".join(parts[len(parts) - parts[::-1].index("Sources") :])
            if name.startswith(TARGETS):
                key = (name, *place)
                counts[key] = max(counts.get(key, 0), count)
    return counts


def outermost(places):
    """Leaves out what is inside of another one."""
    found = []
    for name, *place in sorted(places):
        start, end = tuple(place[:2]), tuple(place[2:])
        if found and found[-1][0] == name and end <= found[-1][2]:
            continue
        found.append((name, start, end))
    return found


def text(lines, start, end):
    """Returns the code of a region, from where its statement begins."""
    first, last = start[0] - 1, min(end[0], start[0] + 2)
    while first > start[0] - 8 and lines[first].lstrip().startswith("else"):
        first -= 1
        openings = ("guard", "if", "} else")
        while first > 0 and not lines[first].lstrip().startswith(openings):
            first -= 1
    return " ".join(line.strip() for line in lines[first:last])


def main():
    coverage, listed = sys.argv[1:]
    counts = regions(json.loads(pathlib.Path(coverage).read_text()))
    named = set()
    for line in pathlib.Path(listed).read_text().splitlines():
        if line and not line.startswith("#"):
            named.add(line.split("  #")[0])
    used = set()
    unreached = [place for place, count in counts.items() if not count]
    left = []
    for name, start, end in outermost(unreached):
        lines = pathlib.Path("Sources", name).read_text().splitlines()
        code = f"{name}: {text(lines, start, end)}"
        if code in named:
            used.add(code)
            continue
        left.append(f"{start[0]}: {code}")
    stale = [f"named, and reached or gone: {code}"
             for code in sorted(named - used)]
    for line in left + stale:
        print(line)
    reached = len(counts) - len(unreached)
    part = 100 * reached / len(counts)
    print(f"{reached} of {len(counts)} regions reached, {part:.1f} %; "
          f"{len(left)} places are neither reached nor named")
    return 1 if left or stale else 0


sys.exit(main())
