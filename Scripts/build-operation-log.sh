#!/usr/bin/env bash
# Builds the program whose operations are compared, natively and as
# WebAssembly, and the one that counts allocations. Prints the paths of the
# first two, one a line.
source "$(dirname "$0")/common.sh"

cd "$root/Benchmarks"
say "Building operation-log, natively and as WebAssembly"
swift build -c release "${swiftpm[@]}" --product operation-log >&2
swift build -c release "${swiftpm[@]}" --product waterflow-bench >&2
swift build -c release "${swiftpm[@]}" --scratch-path .build-wasm \
  --triple wasm32-unknown-none-wasm --toolset ../Toolsets/wasm.json \
  --product operation-log >&2
printf '%s\n' "$PWD/.build/release/operation-log" \
  "$PWD/.build-wasm/release/operation-log.wasm"
