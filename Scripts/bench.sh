#!/usr/bin/env bash
# Measures: release builds, native and as WebAssembly in Node. Writes
# bench.json.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build node
cd "$root"
[ -d Benchmarks ] || fail "Benchmarks: no such folder"

say "Building the benchmarks"
swift build -c release "${swiftpm[@]}" --package-path Benchmarks \
  --scratch-path Benchmarks/.build-wasm \
  --triple wasm32-unknown-none-wasm --toolset Toolsets/wasm.json \
  --product waterflow-bench-wasm >&2
swift build -c release "${swiftpm[@]}" --package-path Benchmarks \
  --product waterflow-bench >&2

say "Measuring natively, then in Node"
swift run -c release "${swiftpm[@]}" --package-path Benchmarks --skip-build \
  waterflow-bench
node Benchmarks/node.mjs \
  Benchmarks/.build-wasm/release/waterflow-bench-wasm.wasm
