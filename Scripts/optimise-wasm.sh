#!/usr/bin/env bash
# Writes a finished module without what nothing uses.
#
#   Scripts/optimise-wasm.sh MODULE RESULT
#
# The plugin waterflow-site runs it too, in packages that depend on this one.
source "$(dirname "$0")/common.sh"

optimise_wasm "$1" "$2"
