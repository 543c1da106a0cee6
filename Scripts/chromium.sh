#!/usr/bin/env bash
# Prints the path of the Chromium that the browser tests drive; fails if there
# is none. In this order: $WATERFLOW_CHROMIUM, Debian's packages, Chrome, what
# Playwright downloaded. The shell without windows is the same browser, and
# opens a page in a quarter of the time.
source "$(dirname "$0")/common.sh"

if [ -n "${WATERFLOW_CHROMIUM:-}" ]; then
  [ -x "$WATERFLOW_CHROMIUM" ] \
    || fail "WATERFLOW_CHROMIUM=$WATERFLOW_CHROMIUM: not a program"
  echo "$WATERFLOW_CHROMIUM"
  exit
fi

# A snap's wrapper has these names too, but cannot be driven everywhere.
for candidate in /usr/bin/chromium-headless-shell /usr/bin/chromium \
  /usr/bin/google-chrome; do
  if [ -x "$candidate" ] && ! grep -qs /snap/ "$candidate"; then
    echo "$candidate"
    exit
  fi
done

if [ -x "$venv/bin/python" ]; then
  "$venv/bin/python" - <<'PYTHON'
import os, sys
try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sys.exit(1)
with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
if not os.access(path, os.X_OK):
    sys.exit(1)
print(path)
PYTHON
else
  exit 1
fi
