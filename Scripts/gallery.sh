#!/usr/bin/env bash
# Builds what is not built and serves the gallery until interrupted.
#
# Environment: DATA (a JSON file), PORT, COUNT, each optional; CALLER, the
# folder in which `make` was typed, to which DATA is relative.
source "$(dirname "$0")/common.sh"

arguments=(gallery)
if [ -n "${DATA:-}" ]; then
  case $DATA in
    /*) data=$DATA ;;
    *) data=${CALLER:-$root}/$DATA ;;
  esac
  # CALLER is as good as the caller's $PWD, which a program that starts make
  # may not have kept up to date.
  if [ ! -f "$data" ] && [ -f "$root/$DATA" ]; then data=$root/$DATA; fi
  [ -f "$data" ] || fail "DATA=$DATA: no such file ($data)"
  arguments+=(--data "$data")
fi
[ -z "${PORT:-}" ] || arguments+=(--port "$PORT")
[ -z "${COUNT:-}" ] || arguments+=(--count "$COUNT")

"$root/Scripts/build-wasm.sh" >&2
"$root/Scripts/build-tool.sh" >&2
exec "$tool" "${arguments[@]}"
