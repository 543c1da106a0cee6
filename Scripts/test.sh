#!/usr/bin/env bash
# Runs all tests, the quick ones first; installs what they need.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build node browser engines
WATERFLOW_CHROMIUM=$("$root/Scripts/chromium.sh")
export WATERFLOW_CHROMIUM
export WATERFLOW_TOOL=$tool
cd "$root"

# A person at work has not the time for all random programs of updates.
if [ -n "${CI:-}" ]; then
  export WATERFLOW_PROGRAMS=10000 WATERFLOW_LARGE_PROGRAMS=100
fi

say "Testing the layout, the engine and the hosts"
swift test --disable-xctest "${strict[@]}" --scratch-path "$strict_root"

say "Comparing the expectations with the browser's"
"$venv/bin/python" Scripts/browser-expectations.py --check

say "Testing the gallery's server and tool"
swift test --disable-xctest "${strict[@]}" --package-path Gallery \
  --scratch-path "$strict_gallery"

Scripts/build-wasm.sh
Scripts/build-tool.sh >/dev/null

say "Testing in the browser"
"$venv/bin/python" -m pytest Tests/Browser

say "Testing in Firefox and WebKit"
"$venv/bin/python" -m pytest Tests/Engines
