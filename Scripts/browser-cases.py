#!/usr/bin/env python3
"""Writes the pages in Tests/BrowserExpectations, one for every case.

The cases are in the browser_cases folder beside this script. Random sizes come
from seeds, so a second run writes the same pages. `--check` writes nothing and
exits 1 if a page is not what it would be.
"""

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from browser_cases import (  # noqa: E402
  flow, justified, orders, rows, spans, sticky, waterfall,
)

ROOT = Path(__file__).resolve().parent.parent / "Tests/BrowserExpectations"
MODULES = [waterfall, flow, justified, spans, orders, rows, sticky]
LARGEST_PAGE = 20_000


def main():
  parser = argparse.ArgumentParser(description=__doc__)
  parser.add_argument(
    "--check", action="store_true",
    help="write nothing; exit 1 if a page is not what it would be")
  check = parser.parse_args().check
  pages = {}
  for module in MODULES:
    for case in module.cases():
      path = ROOT / case.group / f"{case.name}.html"
      if path in pages:
        sys.exit(f"error: two cases are named {case.group}/{case.name}")
      pages[path] = case.page()
      if len(pages[path]) > LARGEST_PAGE:
        sys.exit(f"error: {case.group}/{case.name} is too large")
  stale = [path for path, text in pages.items()
           if not path.exists() or path.read_text() != text]
  unknown = [path for path in ROOT.glob("*/*.html") if path not in pages]
  if not check:
    for path in stale:
      path.parent.mkdir(exist_ok=True)
      path.write_text(pages[path])
    for path in unknown:
      path.unlink()
      path.with_suffix(".json").unlink(missing_ok=True)
    print(f"{len(pages)} pages, {len(stale)} written, "
          f"{len(unknown)} removed")
    return
  for path in sorted(stale + unknown):
    print(f"error: {path.relative_to(ROOT)} is not what its case says",
          file=sys.stderr)
  if stale or unknown:
    sys.exit(1)
  print(f"{len(pages)} pages are what their cases say")


if __name__ == "__main__":
  main()
