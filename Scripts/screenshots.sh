#!/usr/bin/env bash
# Takes pictures of the gallery's pages, built if they are not, into
# dist/screenshots: each in light, in dark, from right to left and in forced
# colours, on a phone, a tablet and a desk, and all of them on one sheet.
#
#   Scripts/screenshots.sh [PAGE...]     pages: photos, lanes, todos, ...
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build browser
WATERFLOW_CHROMIUM=$("$root/Scripts/chromium.sh")
export WATERFLOW_CHROMIUM
[ -d "$site" ] && [ -x "$tool" ] || "$root/Scripts/build-gallery.sh" >/dev/null
exec "$venv/bin/python" "$root/Scripts/screenshots.py" \
  "$tool" "$root/dist/screenshots" "$@"
