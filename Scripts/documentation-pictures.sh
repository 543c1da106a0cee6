#!/usr/bin/env bash
# Draws Documentation/Layouts/*.svg anew from the descriptions in specs/, with
# the tool that WATERFLOW_TOOL names or `make tool` has built.
source "$(dirname "$0")/common.sh"

program=${WATERFLOW_TOOL:-$tool}
[ -x "$program" ] || fail "no tool at $program; run 'make tool' first"
cd "$root/Documentation/Layouts"
for description in specs/*.json; do
  picture=$(basename "$description" .json).svg
  "$program" render "$description" --output "$picture"
  say "Drew Documentation/Layouts/$picture"
done
