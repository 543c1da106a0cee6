#!/usr/bin/env bash
# Runs the tests of the layout and of the engine under AddressSanitizer.
source "$(dirname "$0")/common.sh"
"$root/Scripts/install.sh" build
cd "$root"

# What is freed waits for 16 MB more before it is used again, not for 256, and
# stacks of allocations are short: a third less time. Without them, to look for
# what was found: ASAN_OPTIONS= Scripts/sanitize.sh
export ASAN_OPTIONS=${ASAN_OPTIONS-quarantine_size_mb=16:malloc_context_size=2}

export WATERFLOW_TESTS=WaterflowLayoutTests,WaterflowEngineTests
options=("${debug[@]}" --sanitize=address --scratch-path ".build-asan-$form")
# Hosts and examples, which no test here asks for, would take as long again.
root_swift build --product waterflowPackageTests "${options[@]}"
root_swift test --disable-xctest --skip-build "${options[@]}"
