#!/usr/bin/env python3
"""Makes the expected frames in Tests/BrowserExpectations with Chromium.

Without a flag every page's `.json` is written anew. With `--check` nothing is
written: the frames are made again in memory and compared with what is there.
"""

import argparse
import fnmatch
import hashlib
import json
import mimetypes
import os
import re
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).resolve().parent.parent / "Tests/BrowserExpectations"
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True

import reference  # noqa: E402

# Requests to this name are answered from the folder; no server runs.
ORIGIN = "http://expectations.invalid/"
FLAGS = [
  "--no-sandbox",
  "--enable-blink-features=CSSGridLanesLayout",
  "--force-device-scale-factor=1",
]
IMPORT = re.compile(r'(?:from|src=)\s*"([./]+[\w-]+\.mjs)"')


def main():
  options = parse_arguments()
  pages = [page for page in sorted(ROOT.glob("*/*.html"))
           if fnmatch.fnmatch(name_of(page), options.only)]
  if not pages:
    sys.exit(f"error: no page is named like '{options.only}'")
  problems, texts, other_versions = [], {}, set()
  with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
      executable_path=options.chromium, args=FLAGS)
    version = browser.version
    tab = open_tab(browser)
    for page in pages:
      try:
        made = expectation(tab, page, version)
      except (Error, OSError, ValueError) as error:
        problems.append(f"{name_of(page)}: {first_line(error)}")
        continue
      problems += disagreements(name_of(page), made)
      texts[page.with_suffix(".json")] = made
    browser.close()
  for path, made in texts.items():
    if options.check:
      verdict = compare(path, made, other_versions)
      problems += [f"{name_of(path)}: {verdict}"] if verdict else []
    else:
      path.write_text(serialized(made))
  problems += orphans(options.only)
  for other in sorted(other_versions):
    print(f"note: some frames were made by {other}, now checked with "
          f"Chromium {version}; they agree")
  for problem in problems:
    print(f"error: {problem}", file=sys.stderr)
  if problems:
    sys.exit(1)
  print(f"{len(pages)} pages {'agree' if options.check else 'written'}")


def parse_arguments():
  parser = argparse.ArgumentParser(description=__doc__)
  parser.add_argument(
    "--check", action="store_true",
    help="write nothing; exit 1 if a checked-in file is not what it would be")
  parser.add_argument(
    "--only", metavar="GLOB", default="*",
    help="only the pages whose group/name matches")
  parser.add_argument(
    "--chromium", metavar="PATH",
    default=os.environ.get("WATERFLOW_CHROMIUM", "/usr/bin/chromium"),
    help="the browser to use (default: $WATERFLOW_CHROMIUM, else "
    "/usr/bin/chromium)")
  return parser.parse_args()


def open_tab(browser):
  """Returns a tab that reads the folder and fails on script errors."""
  context = browser.new_context(viewport={"width": 2400, "height": 1600})
  context.set_default_timeout(10_000)

  def answer(route):
    path = ROOT / route.request.url.removeprefix(ORIGIN)
    if not path.is_file():
      return route.fulfill(status=404)
    kind = ("text/javascript" if path.suffix == ".mjs"
            else mimetypes.guess_type(path.name)[0])
    route.fulfill(body=path.read_bytes(), content_type=kind)

  context.route("**/*", answer)
  return context.new_page()


def expectation(tab, page, version):
  """Returns the content of a page's `.json`."""
  tab.goto(ORIGIN + page.relative_to(ROOT).as_posix())
  return {
    "browser": f"Chromium {version}",
    "source": source_hash(page),
    "spec": tab.evaluate(
      "JSON.parse(document.getElementById('spec').textContent)"),
    "expected": tidy(tab.evaluate("window.measure()")),
  }


def source_hash(page):
  """Returns the SHA-256 of a page and of every module that it imports."""
  seen, waiting = [], [page]
  while waiting:
    path = waiting.pop()
    if path in seen:
      continue
    seen.append(path)
    waiting += [(path.parent / name).resolve()
                for name in IMPORT.findall(path.read_text())]
  digest = hashlib.sha256()
  for path in sorted(seen):
    digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
    digest.update(path.read_bytes() + b"\0")
  return digest.hexdigest()


def disagreements(name, made):
  """Says where the browser's frames are not what the rules give."""
  spec, expected = made["spec"], made["expected"]
  own = reference.content(spec)
  slack = tolerance(spec)
  result = []
  for key in ["contentLength", "items", "headers", "footers"]:
    result += differences(key, expected[key], own[key], slack)
  for scroll in expected.get("scrolls", []):
    headers, footers = reference.pinned(spec, scroll["offset"])
    where = f"offset {scroll['offset']}: "
    result += differences(
      where + "headers", scroll["headers"], headers, slack)
    result += differences(
      where + "footers", scroll["footers"], footers, slack)
  return [f"{name}: {difference}" for difference in result[:3]]


def tolerance(spec):
  """Lengths that are no multiple of the browser's unit lose up to one unit
  each, and the losses of one line or lane add up."""
  exact = all(section["mode"] not in ["flow", "justified"]
              and section.get("sizing") != "aspect"
              for section in spec["sections"])
  return reference.UNIT * (1 if exact else 2)


def differences(what, browser, rules, slack):
  if not isinstance(browser, list):
    browser, rules = [[browser]], [[rules]]
  if len(browser) != len(rules):
    return [f"{what}: {len(browser)} in the browser, {len(rules)} by the rules"]
  return [
    f"{what} {index}: {one} in the browser, {other} by the rules"
    for index, (one, other) in enumerate(zip(browser, rules))
    if any(abs(a - b) > slack for a, b in zip(one, other))]


def compare(path, made, other_versions):
  """Returns what is wrong with a checked-in file, or None."""
  if not path.exists():
    return "missing; make the expectations"
  text = path.read_text()
  if text == serialized(made):
    return None
  try:
    there = json.loads(text)
    renamed = {**made, "browser": there["browser"]}
  except (ValueError, TypeError, KeyError):
    return "not an expectation file"
  if text == serialized(renamed):
    other_versions.add(there["browser"])
    return None
  if there.get("expected") != made["expected"]:
    return "stale: the browser gives other frames"
  return "stale: the page or a module has changed"


def orphans(only):
  return [f"{name_of(path)}: has no page"
          for path in sorted(ROOT.glob("*/*.json"))
          if fnmatch.fnmatch(name_of(path), only)
          and not path.with_suffix(".html").exists()]


def serialized(made):
  """Returns JSON with one frame on a line, so that a change reads well."""
  def lines(value, indent):
    if isinstance(value, dict) and value:
      rows = [f"{json.dumps(key)}: {lines(each, indent + 1)}"
              for key, each in value.items()]
    elif isinstance(value, list) and any(
        isinstance(each, (list, dict)) for each in value):
      rows = [lines(each, indent + 1) for each in value]
    else:
      return json.dumps(value)
    if isinstance(value, dict) and all(
        not isinstance(each, (list, dict)) for each in value.values()):
      return json.dumps(value)
    opening, closing = "[]" if isinstance(value, list) else "{}"
    pad = " " * indent
    return (opening + "\n" + ",\n".join(pad + " " + row for row in rows)
            + "\n" + pad + closing)
  return lines(made, 0) + "\n"


def tidy(value):
  """Returns numbers without a needless fraction or a negative zero."""
  if isinstance(value, dict):
    return {key: tidy(each) for key, each in value.items()}
  if isinstance(value, list):
    return [tidy(each) for each in value]
  if isinstance(value, float) and value.is_integer():
    return int(value)
  return value


def name_of(path):
  return path.relative_to(ROOT).with_suffix("").as_posix()


def first_line(error):
  return str(error).splitlines()[0]


if __name__ == "__main__":
  main()
