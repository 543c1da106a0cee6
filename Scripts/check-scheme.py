#!/usr/bin/env python3
"""Checks that the scheme for Xcode compiles nothing that needs a stand-in.

The scheme names products and targets of the manifest, all library products
among them. On iOS, where conditions leave dependencies out, nothing it builds
or tests may come to a target whose name has StandIn in it.

    swift package dump-package | Scripts/check-scheme.py FILE.xcscheme
"""

import json
import sys
import xml.etree.ElementTree as ElementTree

PLATFORM = "ios"


def names(scheme: ElementTree.Element, action: str) -> list[str]:
    """The blueprints that an action of the scheme refers to."""
    references = scheme.findall(f"./{action}//BuildableReference")
    return [reference.get("BlueprintIdentifier", "") for reference in references]


def dependencies(target: dict) -> list[str]:
    """The names of what a target depends on where the platform is PLATFORM."""
    found = []
    for dependency in target["dependencies"]:
        (name, *rest), *_ = dependency.values()
        condition = rest[-1] if rest else None
        platforms = (condition or {}).get("platformNames", [])
        if not platforms or PLATFORM in platforms:
            found.append(name)
    return found


def main(path: str) -> int:
    manifest = json.load(sys.stdin)
    scheme = ElementTree.parse(path).getroot()
    targets = {target["name"]: target for target in manifest["targets"]}
    products = {
        product["name"]: product["targets"]
        for product in manifest["products"] if "library" in product["type"]
    }
    tests = {
        name for name, target in targets.items() if target["type"] == "test"
    }
    complaints = []

    built, tested = names(scheme, "BuildAction"), names(scheme, "TestAction")
    if sorted(built) != sorted(products):
        complaints.append(f"builds {built}, the products are {list(products)}")
    if not tested:
        complaints.append("tests nothing")
    complaints += [
        f"{name} is no target of tests" for name in tested if name not in tests
    ]

    waiting = [target for name in built for target in products.get(name, [])]
    waiting += [name for name in tested if name in tests]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if "StandIn" in name:
            complaints.append(f"{name} would be compiled for {PLATFORM}")
        waiting += dependencies(targets[name]) if name in targets else []

    for complaint in complaints:
        print(f"{path}: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
