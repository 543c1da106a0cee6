#!/usr/bin/env bash
# Formats all Swift sources in place.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build
cd "$root"
sources swift | xargs -d '\n' -r swift format format --in-place --parallel
