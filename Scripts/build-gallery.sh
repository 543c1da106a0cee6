#!/usr/bin/env bash
# Builds the gallery's site and the tool that serves it, and prints the tool's
# path: the only line on standard output.
source "$(dirname "$0")/common.sh"

# Both would install at once.
"$root/Scripts/install.sh" build package
# Beside each other, because neither keeps more than one processor busy for long.
say "Building the tool, waterflow, beside the site"
build_tool() { "$root/Scripts/build-tool.sh" >/dev/null; }
begin_aside build_tool
"$root/Scripts/build-wasm.sh"
say "Waiting for the tool"
finish_aside || fail "the tool was not built"
echo "$tool"
