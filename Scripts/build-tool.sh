#!/usr/bin/env bash
# Builds the command line tool for release and prints its path: the only line
# on standard output.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build
say "Building waterflow"
swift build -c release "${swiftpm[@]}" \
  --package-path "$root/Gallery" --product waterflow >&2

# By renaming, because a tool that runs cannot be written to.
mkdir -p "$(dirname "$tool")"
cp "$root/Gallery/.build/release/waterflow" "$tool.new"
mv -f "$tool.new" "$tool"
echo "$tool"
