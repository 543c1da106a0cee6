#!/usr/bin/env bash
# Prints the code of the layout and of the engine that no test reaches and that
# Tests/unreachable.txt does not name, and fails if there is any.
#
# Their own tests count, and those of hosts: what a controller does is said in
# HostTests by the steps of people and programs, once for all views, and in
# WaterflowUIKitTests for the layout of UIKit's collection view. One test runs
# after the other: the counters of two at a time would lose some.
source "$(dirname "$0")/common.sh"
"$root/Scripts/install.sh" build
cd "$root"

scratch=.build-coverage
counted=WaterflowLayoutTests,WaterflowEngineTests,WaterflowUIKitTests,HostTests
WATERFLOW_TESTS=$counted swift test --disable-xctest --no-parallel \
  "${swiftpm[@]}" --enable-code-coverage --scratch-path "$scratch" >&2

python3 Scripts/uncovered.py "$scratch/debug/codecov/waterflow.json" \
  Tests/unreachable.txt
