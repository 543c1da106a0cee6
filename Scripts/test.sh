#!/usr/bin/env bash
# Runs all tests, the quick ones first; installs what they need. With FAST=1
# only those of the root package in Swift: layout, engine and hosts. With RERUN=1
# also those in browsers that have passed and see nothing that has changed.
source "$(dirname "$0")/common.sh"

fast=${FAST:-}
case $fast in
  "" | 0)
    "$root/Scripts/install.sh" build node package samples browser engines
    ;;
  *) "$root/Scripts/install.sh" build ;;
esac
cd "$root"

# A person at work has not the time for all random layouts and programs.
if [ -n "${CI:-}" ]; then
  export WATERFLOW_PROGRAMS=10000 WATERFLOW_LARGE_PROGRAMS=100
  export WATERFLOW_LAYOUTS=10000 LAYOUT_PROGRAMS=2000
  export WATERFLOW_PAGE_PROGRAMS=24
fi

# Says once more at the end what has failed: thousands of lines of what has
# passed come after it, and a log may keep no more than its end.
repeating_failures() {
  local log
  log=$(mktemp)
  tee "$log"
  grep -E 'recorded an issue|error:' "$log" || true
  rm -f "$log"
}

test_root() {
  say "Testing the layout, the engine and the hosts"
  strict_swift test --disable-xctest 2>&1 | repeating_failures
}

case $fast in
  "" | 0) ;;
  *)
    test_root
    exit
    ;;
esac

gallery() {
  Scripts/build-wasm.sh && Scripts/build-tool.sh \
    && swift test --disable-xctest "${strict[@]}" --package-path Gallery \
      --scratch-path "$strict_gallery" 2>&1 | repeating_failures
}

# Meanwhile, because neither an optimised module nor tests of views, which are
# the main thread's, keep more than one processor busy.
begin_aside gallery

test_root

WATERFLOW_CHROMIUM=$("$root/Scripts/chromium.sh")
export WATERFLOW_CHROMIUM
export WATERFLOW_TOOL=$tool WATERFLOW_PACKAGE=$package

say "Comparing the expectations with the browser's"
"$venv/bin/python" Scripts/browser-expectations.py --check

say "Building the site, the package and the tool, and testing the gallery"
finish_aside \
  || fail "the site, the package or the tool was not built, or a test failed"

say "Testing the package for JavaScript in Node"
# By name: to later versions of Node a folder is a module to be run.
find Tests/Package -name '*.test.mjs' -print0 | xargs -0 node --test

# A Chromium for each worker; one worker has Firefox as well, another WebKit.
# Half of a test is waiting, so that there may be three times as many as
# processors.
say "Testing in Chromium, Firefox and WebKit"
passed=.build-passed/browsers.json
remembered=(--unchanged "$passed")
case ${RERUN:-} in
  "" | 0) ;;
  *) rm -f "$passed" ;;
esac
[ -z "${CI:-}" ] || remembered=()
"$venv/bin/python" -m pytest Tests/Engines Tests/Browser "${remembered[@]}" \
  --numprocesses "$((3 * $(nproc)))" --dist loadscope
