#!/usr/bin/env bash
# Measures: release builds, native and as WebAssembly in Node. Prints a table
# and writes bench.json.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build node
# For the figure of the module's size.
"$root/Scripts/build-wasm.sh"
cd "$root/Benchmarks"

say "Building the benchmarks"
swift build -c release "${swiftpm[@]}" --scratch-path .build-wasm \
  --triple wasm32-unknown-none-wasm --toolset ../Toolsets/wasm.json \
  --product waterflow-bench-wasm >&2
swift build -c release "${swiftpm[@]}" --product waterflow-bench >&2

say "Measuring natively, then in Node"
.build/release/waterflow-bench "$root/bench.json"
node node.mjs .build-wasm/release/waterflow-bench-wasm.wasm \
  "$root/bench.json" "$site/gallery.wasm"
