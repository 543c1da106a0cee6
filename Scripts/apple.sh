#!/usr/bin/env bash
# On a Mac with Xcode 26: what can only be shown there.
#
#   Scripts/apple.sh [STEP...]       all steps, in this order, unless named
#
#   products    builds all products for iOS, tvOS, Mac Catalyst and macOS
#   simulator   runs the tests that need no stand-in against UIKit, in a
#               simulator: the newest iPhone, or the one whose identifier is in
#               WATERFLOW_SIMULATOR
#   example     makes the example's project by XcodeGen, and builds it
#
# The scheme Waterflow names the products and that one target of tests, so that
# where there is UIKit nothing is compiled that needs its stand-in, to which
# Scripts/check-scheme.py holds it; on macOS the adapter is built against that.
# The shell is the Mac's own, of 2007.
set -euo pipefail
cd "$(dirname "$0")/.."

products=$PWD/.build-apple

say() { printf '==> %s\n' "$*" >&2; }

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Nothing is signed: nothing leaves this machine.
xcode() {
  xcodebuild "$@" -derivedDataPath "$products" CODE_SIGNING_ALLOWED=NO
}

# Prints the identifier of the last iPhone listed, which has the newest system.
newest_iphone() {
  xcrun simctl list devices available \
    | sed -n 's/^ *iPhone.*(\([0-9A-Fa-f-]\{36\}\)).*/\1/p' | tail -n 1
}

build_products() {
  local platform
  for platform in iOS tvOS 'macOS,variant=Mac Catalyst' macOS; do
    say "Building all products for $platform"
    xcode build -scheme Waterflow -destination "generic/platform=$platform"
  done
}

test_in_simulator() {
  local device=${WATERFLOW_SIMULATOR:-$(newest_iphone)}
  [ -n "$device" ] \
    || fail "no iPhone simulator; xcodebuild -downloadPlatform iOS"
  say "Testing in the simulator $device"
  xcode test -scheme Waterflow \
    -destination "platform=iOS Simulator,id=$device"
}

build_example() {
  command -v xcodegen >/dev/null \
    || fail "no xcodegen on PATH; brew install xcodegen"
  say "Building the example"
  xcodegen generate --spec Examples/iOS/project.yml
  xcode build -project Examples/iOS/WaterflowExample.xcodeproj \
    -scheme WaterflowExample -destination 'generic/platform=iOS Simulator'
}

command -v xcodebuild >/dev/null \
  || fail "no xcodebuild on PATH; this needs a Mac with Xcode 26"
[ $# -gt 0 ] || set -- products simulator example
for step in "$@"; do
  case $step in
    products) build_products ;;
    simulator) test_in_simulator ;;
    example) build_example ;;
    *) fail "apple.sh: no step '$step'" ;;
  esac
done
