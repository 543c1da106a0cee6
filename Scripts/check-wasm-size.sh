#!/usr/bin/env bash
# The modules of the gallery stay within their budgets, in bytes, uncompressed.
source "$(dirname "$0")/common.sh"

# Says how large a module of the site is; fails if that is over a budget.
check() {
  local module=$1 budget=$2 size
  size=$(wc -c <"$site/$module") || fail "no $site/$module; make wasm"
  echo "$module: $size bytes of $budget," \
    "$(gzip -9c "$site/$module" | wc -c) compressed" >&2
  [ "$size" -le "$budget" ] \
    || fail "$module is $((size - budget)) bytes over its budget"
}

# Photos and sections: what an app links that only shows and scrolls.
check gallery.wasm 204800
# Updates, snapshots and measuring as well: what they take at the time of
# writing, and 2 % to spare.
check live.wasm 348160
