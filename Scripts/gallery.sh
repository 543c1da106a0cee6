#!/usr/bin/env bash
# Builds what is not built and serves the gallery until interrupted.
#
# Environment: PHOTOS (a folder), DATA (a JSON file), PORT, COUNT, each
# optional; CALLER, the folder in which `make` was typed, to which PHOTOS and
# DATA are relative.
source "$(dirname "$0")/common.sh"

# Prints where a path leads that somebody typed.
from_caller() {
  case $1 in
    # Not every shell puts the home folder there in `make PHOTOS=~/Pictures`.
    "~") echo "$HOME" ;;
    "~/"*) echo "$HOME/${1#"~/"}" ;;
    /*) echo "$1" ;;
    # CALLER is as good as the caller's $PWD, which a program that starts make
    # may not have kept up to date.
    *)
      if [ -e "${CALLER:-$root}/$1" ] || [ ! -e "$root/$1" ]; then
        echo "${CALLER:-$root}/$1"
      else
        echo "$root/$1"
      fi
      ;;
  esac
}

arguments=(gallery)
if [ -n "${PHOTOS:-}" ]; then
  photos=$(from_caller "$PHOTOS")
  [ -d "$photos" ] || fail "PHOTOS=$PHOTOS: no such folder ($photos)"
  arguments+=(--photos "$photos")
fi
if [ -n "${DATA:-}" ]; then
  data=$(from_caller "$DATA")
  [ -f "$data" ] || fail "DATA=$DATA: no such file ($data)"
  arguments+=(--data "$data")
fi
[ -z "${PORT:-}" ] || arguments+=(--port "$PORT")
[ -z "${COUNT:-}" ] || arguments+=(--count "$COUNT")

"$root/Scripts/build-wasm.sh" >&2
"$root/Scripts/build-tool.sh" >&2
exec "$tool" "${arguments[@]}"
