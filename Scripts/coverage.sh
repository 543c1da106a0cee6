#!/usr/bin/env bash
# Prints the code of the layout and of the engine that their own tests do not
# reach and that Tests/unreachable.txt does not name.
source "$(dirname "$0")/common.sh"
cd "$root"

scratch=.build-coverage
swift test --disable-xctest "${swiftpm[@]}" --enable-code-coverage \
  --scratch-path "$scratch" \
  --filter 'WaterflowLayoutTests|WaterflowEngineTests' >&2

python3 Scripts/uncovered.py "$scratch/debug/codecov/waterflow.json" \
  Tests/unreachable.txt
