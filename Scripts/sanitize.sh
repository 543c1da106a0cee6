#!/usr/bin/env bash
# Runs the tests of the layout and of the engine under AddressSanitizer.
source "$(dirname "$0")/common.sh"
cd "$root"

WATERFLOW_TESTS=WaterflowLayoutTests,WaterflowEngineTests \
  root_swift test --disable-xctest "${debug[@]}" --sanitize=address \
  --scratch-path .build-asan
