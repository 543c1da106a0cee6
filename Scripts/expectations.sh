#!/usr/bin/env bash
# Lets the browser write the expected frames again.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" browser
WATERFLOW_CHROMIUM=$("$root/Scripts/chromium.sh")
export WATERFLOW_CHROMIUM
cd "$root"
exec "$venv/bin/python" Scripts/browser-expectations.py
