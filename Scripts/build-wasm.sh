#!/usr/bin/env bash
# Builds the gallery's WebAssembly and puts it, with the page around it, into
# dist/share/waterflow/site.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build
say "Building gallery.wasm"
swift build -c release "${swiftpm[@]}" \
  --package-path "$root/Gallery" --scratch-path "$root/Gallery/.build-wasm" \
  --triple wasm32-unknown-none-wasm --toolset "$root/Toolsets/wasm.json" \
  --product gallery >&2

# Complete or not at all: a server that runs meanwhile serves the old site.
staging=$(mktemp -d "$root/.build-site.XXXXXX")
trap 'rm -rf "$staging"' EXIT
chmod 755 "$staging"
cp -R "$root/Gallery/Sources/GalleryApp/Page/." "$staging/"
cp "$root/Sources/WaterflowWeb/JavaScript/"*.mjs "$staging/"
optimise_wasm "$root/Gallery/.build-wasm/release/gallery.wasm" \
  "$staging/gallery.wasm"
chmod -R u=rwX,go=rX "$staging"
mkdir -p "$(dirname "$site")"
rm -rf "$site"
mv "$staging" "$site"
say "gallery.wasm: $(wc -c <"$site/gallery.wasm") bytes"
