#!/usr/bin/env bash
# Runs the tests of the layout and of the engine under AddressSanitizer.
source "$(dirname "$0")/common.sh"
cd "$root"

env ${CI:+WATERFLOW_OPTIMISED=1} \
  WATERFLOW_TESTS=WaterflowLayoutTests,WaterflowEngineTests \
  swift test --disable-xctest "${debug[@]}" --sanitize=address \
  --scratch-path .build-asan
