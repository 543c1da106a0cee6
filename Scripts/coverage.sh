#!/usr/bin/env bash
# Prints the code of the layout and of the engine that no test reaches and that
# Tests/unreachable.txt does not name, and fails if there is any.
#
# Their own tests count, and those of HostTests: what a controller does is said
# there by the steps of people and programs, once for all hosts. One test runs
# after the other: the counters of two at a time would lose some.
source "$(dirname "$0")/common.sh"
cd "$root"

scratch=.build-coverage
swift test --disable-xctest --no-parallel "${swiftpm[@]}" \
  --enable-code-coverage --scratch-path "$scratch" \
  --filter 'WaterflowLayoutTests|WaterflowEngineTests|HostTests' >&2

python3 Scripts/uncovered.py "$scratch/debug/codecov/waterflow.json" \
  Tests/unreachable.txt
