#!/usr/bin/env python3
"""Checks that the scheme for Xcode compiles nothing that needs a stand-in.

The scheme names products and targets of the manifest, all library products
among them. On the platforms that have UIKit, where conditions leave
dependencies out, nothing it builds or tests may come to a target with StandIn
in its name.

    swift package dump-package | Scripts/check-scheme.py FILE.xcscheme
"""

import json
import sys
import xml.etree.ElementTree as ElementTree

UIKIT_PLATFORMS = ("ios", "tvos", "maccatalyst")


def names(scheme: ElementTree.Element, action: str) -> list[str]:
    """The blueprints that an action of the scheme refers to."""
    return [
        reference.get("BlueprintIdentifier", "")
        for reference in scheme.findall(f"./{action}//BuildableReference")
    ]


def dependencies(target: dict, platform: str) -> list[str]:
    """The names of what a target depends on, built for a platform."""
    found = []
    for dependency in target["dependencies"]:
        (name, *rest), *_ = dependency.values()
        condition = rest[-1] if rest else None
        platforms = (condition or {}).get("platformNames", [])
        if not platforms or platform in platforms:
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

    roots = [target for name in built for target in products.get(name, [])]
    roots += [name for name in tested if name in tests]
    for platform in UIKIT_PLATFORMS:
        waiting, seen = list(roots), set()
        while waiting:
            name = waiting.pop()
            if name in seen or name not in targets:
                continue
            seen.add(name)
            waiting += dependencies(targets[name], platform)
        complaints += [
            f"{name} would be compiled for {platform}"
            for name in sorted(seen) if "StandIn" in name
        ]

    for complaint in complaints:
        print(f"{path}: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
