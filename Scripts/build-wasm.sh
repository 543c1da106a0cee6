#!/usr/bin/env bash
# Builds the WebAssembly of the gallery's pages, the one of the live page apart
# from that of the others, and puts it, with the page around it, into
# dist/share/waterflow/site.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build
for module in gallery live; do
  say "Building $module.wasm"
  swift build -c release "${swiftpm[@]}" \
    --package-path "$root/Gallery" --scratch-path "$root/Gallery/.build-wasm" \
    --triple wasm32-unknown-none-wasm --toolset "$root/Toolsets/wasm.json" \
    --product "$module" >&2
done

# Complete or not at all: a server that runs meanwhile serves the old site.
staging=$(mktemp -d "$root/.build-site.XXXXXX")
trap 'rm -rf "$staging"' EXIT
chmod 755 "$staging"
cp -R "$root/Gallery/Sources/GalleryApp/Page/." "$staging/"
cp "$root/Sources/WaterflowWeb/JavaScript/"*.mjs "$staging/"
for module in gallery live; do
  optimise_wasm "$root/Gallery/.build-wasm/release/$module.wasm" \
    "$staging/$module.wasm"
done
chmod -R u=rwX,go=rX "$staging"
mkdir -p "$(dirname "$site")"
rm -rf "$site"
mv "$staging" "$site"
for module in gallery live; do
  say "$module.wasm: $(wc -c <"$site/$module.wasm") bytes"
done
