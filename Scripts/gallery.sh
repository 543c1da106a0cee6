#!/usr/bin/env bash
# Builds what is not built and serves the gallery until interrupted.
#
# Environment: PHOTOS (a folder), with PHOTOS_CACHE (another one) and
# PHOTOS_CACHE_LIMIT (in megabytes), DATA (a JSON file), PORT, COUNT, each
# optional; CALLER, the folder in which `make` was typed, to which the folders and
# the file are relative.
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

# Ends the script unless an argument, which is named, is a whole number in a
# range.
check_number() {
  local digits=${2#"${2%%[!0]*}"}
  case $2 in
    *[!0-9]*) ;;
    *)
      if [ ${#digits} -lt 10 ] && [ "${digits:-0}" -ge "$3" ] \
        && [ "${digits:-0}" -le "$4" ]; then
        return
      fi
      ;;
  esac
  fail "$1=$2: give a number from $3 to $4"
}

# All is checked before minutes have been spent, and by the tool again.
arguments=(gallery)
for other in DATA COUNT; do
  [ -z "${PHOTOS:-}" ] || [ -z "${!other:-}" ] \
    || fail "PHOTOS and $other cannot be given together"
done
if [ -n "${PHOTOS:-}" ]; then
  photos=$(from_caller "$PHOTOS")
  [ -e "$photos" ] || fail "PHOTOS=$PHOTOS: no such folder ($photos)"
  [ -d "$photos" ] || fail "PHOTOS=$PHOTOS: no folder; name the one it is in"
  [ -r "$photos" ] && [ -x "$photos" ] \
    || fail "PHOTOS=$PHOTOS: this user may not read it ($photos)"
  arguments+=(--photos "$photos")
fi
for part in PHOTOS_CACHE PHOTOS_CACHE_LIMIT; do
  [ -n "${PHOTOS:-}" ] || [ -z "${!part:-}" ] || fail "$part needs PHOTOS"
done
if [ -n "${PHOTOS_CACHE:-}" ]; then
  arguments+=(--cache "$(from_caller "$PHOTOS_CACHE")")
fi
if [ -n "${PHOTOS_CACHE_LIMIT:-}" ]; then
  check_number PHOTOS_CACHE_LIMIT "$PHOTOS_CACHE_LIMIT" 1 999999999
  arguments+=(--cache-limit "$PHOTOS_CACHE_LIMIT")
fi
if [ -n "${DATA:-}" ]; then
  data=$(from_caller "$DATA")
  [ -f "$data" ] || fail "DATA=$DATA: no such file ($data)"
  arguments+=(--data "$data")
fi
if [ -n "${PORT:-}" ]; then
  check_number PORT "$PORT" 0 65535
  arguments+=(--port "$PORT")
fi
if [ -n "${COUNT:-}" ]; then
  check_number COUNT "$COUNT" 1 10000000
  arguments+=(--count "$COUNT")
fi

"$root/Scripts/build-gallery.sh" >&2
exec "$tool" "${arguments[@]}"
