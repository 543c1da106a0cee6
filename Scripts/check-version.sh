#!/usr/bin/env bash
# The version stands in VERSION; the tool and the change log say the same.
source "$(dirname "$0")/common.sh"
cd "$root"

status=0
# Compares what a file says with VERSION.
agree() {
  local file=$1 said=$2
  [ "$said" = "$version" ] && return
  echo "$file: says ${said:-nothing}, VERSION says $version" >&2
  status=1
}

version=$(cat VERSION)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] \
  || fail "VERSION: '$version' is no version"
tool=Gallery/Sources/WaterflowTool/Waterflow.swift
agree "$tool" "$(sed -n 's/^ *version: "\(.*\)",$/\1/p' "$tool")"
# The newest release; what is not released yet stands above it.
agree CHANGELOG.md "$(sed -n 's/^## \[*\([0-9.]*[0-9]\).*/\1/p' CHANGELOG.md \
  | head -n 1)"
exit $status
