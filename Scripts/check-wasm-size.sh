#!/usr/bin/env bash
# The gallery's WebAssembly stays within its budget, in bytes, uncompressed.
source "$(dirname "$0")/common.sh"

budget=204800
size=$(wc -c <"$site/gallery.wasm") || fail "no $site/gallery.wasm; make wasm"
echo "gallery.wasm: $size bytes of $budget," \
  "$(gzip -9c "$site/gallery.wasm" | wc -c) compressed" >&2
[ "$size" -le $budget ] \
  || fail "gallery.wasm is $((size - budget)) bytes over its budget"
