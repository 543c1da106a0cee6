#!/usr/bin/env bash
# Measures: release builds, native and as WebAssembly in Node, and frames by
# real input in Chromium. Prints tables and writes bench.json.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build node browser
# The gallery, whose frames are counted, and the size of its module.
"$root/Scripts/build-gallery.sh" >/dev/null
"$root/Scripts/package.sh" >/dev/null
cd "$root/Benchmarks"

say "Building the benchmarks"
swift build -c release "${swiftpm[@]}" --scratch-path .build-wasm \
  --triple wasm32-unknown-none-wasm --toolset ../Toolsets/wasm.json \
  --product waterflow-bench-wasm >&2
optimise_wasm .build-wasm/release/waterflow-bench-wasm.wasm \
  .build-wasm/waterflow-bench-wasm.wasm
swift build -c release "${swiftpm[@]}" --scratch-path .build-wasm \
  --triple wasm32-unknown-none-wasm --toolset ../Toolsets/wasm.json \
  --product frames >&2
optimise_wasm .build-wasm/release/frames.wasm .build-wasm/frames.wasm
swift build -c release "${swiftpm[@]}" --product waterflow-bench >&2

say "Measuring natively, then in Node"
.build/release/waterflow-bench "$root/bench.json"
node node.mjs .build-wasm/waterflow-bench-wasm.wasm \
  "$root/bench.json" "$site/gallery.wasm"

say "Measuring beside plain arrays in Chromium"
"$venv/bin/python" Browser/engine.py "$tool" \
  .build-wasm/waterflow-bench-wasm.wasm \
  "$("$root/Scripts/chromium.sh")" "$root/bench.json"

say "Measuring the layout for JavaScript beside plain arrays"
node layout.mjs "$package"
"$venv/bin/python" Browser/layout.py "$tool" "$package" \
  "$("$root/Scripts/chromium.sh")"

say "Measuring the element beside the same by hand in Chromium"
"$venv/bin/python" Browser/element.py "$tool" "$package" \
  "$("$root/Scripts/chromium.sh")"

say "Counting frames in Chromium"
"$venv/bin/python" Browser/frames.py "$tool" "$site" \
  .build-wasm/frames.wasm "$("$root/Scripts/chromium.sh")" "$root/bench.json" \
  --rounds 2 --seconds 5
