#!/usr/bin/env bash
# Builds the documentation of the library into .build-docs, where a warning is
# an error, and says where it is.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build
bin=$(toolchain_bin)
[ -x "$bin/docc" ] || fail "the toolchain has no docc ($bin/docc)"

# A module after those it refers to; it links to their symbols with a slash in
# front: ``/WaterflowLayout/Rect``.
modules=(WaterflowLayout WaterflowEngine WaterflowUIKit WaterflowWeb)
output=$root/.build-docs
rm -rf "$output"

cd "$root"
say "Building the library"
strict_swift build --build-tests >&2

# What the modules import in C is found by the maps that the build has made.
imports=(-I "$strict_root/debug/Modules")
for map in "$strict_root"/debug/*.build/module.modulemap \
  Sources/*/include/module.modulemap; do
  if [ -f "$map" ]; then imports+=(-Xcc "-fmodule-map-file=$map"); fi
done
target=$(swift -print-target-info \
  | sed -n 's/.*"unversionedTriple": *"\(.*\)".*/\1/p')

archives=()
dependencies=()
for module in "${modules[@]}"; do
  say "Documenting $module"
  symbols=$output/symbols/$module
  mkdir -p "$symbols"
  "$bin/swift-symbolgraph-extract" -module-name "$module" \
    -target "$target" "${imports[@]}" -minimum-access-level public \
    -skip-synthesized-members -output-dir "$symbols" >&2

  archive=$output/$module.doccarchive
  catalog=()
  for folder in "Sources/$module"/*.docc; do
    if [ -d "$folder" ]; then catalog=("$folder"); fi
  done
  "$bin/docc" convert "${catalog[@]}" --warnings-as-errors \
    --additional-symbol-graph-dir "$symbols" \
    --fallback-display-name "$module" \
    --fallback-bundle-identifier "waterflow.$module" \
    --enable-experimental-external-link-support "${dependencies[@]}" \
    --output-dir "$archive" >&2
  archives+=("$archive")
  dependencies+=(--dependency "$archive")
done

"$bin/docc" merge "${archives[@]}" \
  --synthesized-landing-page-name Waterflow --output-path "$output/site" >&2
echo "$output/site"
