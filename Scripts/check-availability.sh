#!/usr/bin/env bash
# Nothing that our Apple platforms got later than the manifest promises: for
# each of them, at its minimum version and without an SDK, the toolchain's own
# textual interface of the Swift library is compiled, and our sources against
# it. Of Foundation there is what Tests/Availability lists, and nothing else.
# The interfaces are kept in .build-availability.
source "$(dirname "$0")/common.sh"
cd "$root"

built=$root/.build-availability
refused=Tests/Availability/Refused.swift
resources=$(swift -print-target-info \
  | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
triple=$(swift -print-target-info \
  | sed -n 's/.*"moduleTriple": *"\(.*\)".*/\1/p')
compiler=$(swiftc --version 2>/dev/null)

# Prints "ios 15.0" and the like.
platforms() {
  swift package dump-package | python3 -c '
import json, sys
for platform in json.load(sys.stdin)["platforms"]:
    print(platform["platformName"], platform["version"])'
}

# Prints where the toolchain has a module as text.
interface() {
  local file=$resources/linux/$1.swiftmodule/$triple.swiftinterface
  [ -f "$file" ] || fail "the toolchain has no text of the module $1"
  printf '%s\n' "$file"
}

frontend() {
  swiftc -frontend "$@" -target "$target" -resource-dir "$resources" \
    -I "$modules" -diagnostic-style llvm
}

# Compiles a module from a text, unless that is what was compiled before.
compile_text() {
  local module=$1 text=$modules/$1.swiftinterface
  shift
  cat >"$text.new"
  if [ ! -f "$modules/$module.swiftmodule" ] || ! cmp -s "$text" "$text.new"
  then
    mv "$text.new" "$text"
    frontend -compile-module-from-interface "$text" -module-name "$module" \
      -o "$modules/$module.swiftmodule" "$@"
  fi
}

# The toolchain's own, as declarations for another system: bodies take ten
# times as long, and some are for this machine alone. That the library itself
# uses nothing too new is taken for granted.
compile_library() {
  sed -e '/^\/\/ swift-module-flags:/ {
      s/-target [^ ]*/-target '"$target"'/
      s/ -O / -O -disable-availability-checking /
      s/ -O / -O -experimental-skip-all-function-bodies /
    }' -e 's/@backDeployed([^)]*)//' "$(interface "$1")" \
    | compile_text "$1" -parse-stdlib
}

compile_foundation() {
  {
    sed -n '1,2p' "$(interface Swift)"
    printf '// swift-module-flags: -module-name Foundation %s\n' \
      "-target $target -swift-version 6 -enable-library-evolution -O"
    cat Tests/Availability/Foundation.swiftinterface
  } | compile_text Foundation
}

# Checks a module and leaves its declarations for those that import it; to
# compile its bodies as well would take twice as long.
compile() {
  local module=$1 folder=$2 files
  mapfile -t files < <(sources swift | grep "^$folder/")
  frontend "${checked[@]}" -typecheck -module-name "$module" "${files[@]}"
  frontend "${checked[@]}" -emit-module -o "$modules/$module.swiftmodule" \
    -experimental-skip-all-function-bodies \
    -module-name "$module" "${files[@]}"
}

# Whether everything is refused that is there to show it.
refuses() {
  local expected found kinds='refused( but on macOS 13)?'
  case $target in *-macosx*) kinds=refused ;; esac
  expected=$(grep -nE "// $kinds\$" $refused | cut -d : -f 1)
  found=$({ frontend "${checked[@]}" -typecheck $refused 2>&1 || true; } \
    | sed -n 's|.*Refused.swift:\([0-9]*\):[0-9]*: error: .*|\1|p' | sort -nu)
  [ "$expected" = "$found" ] && return
  echo "$refused: refused are the lines" $found, not $expected >&2
  return 1
}

check() {
  local target=$1 modules=$built/$1
  local checked=(-O -swift-version 6 -warnings-as-errors
    -package-name waterflow -disable-objc-interop
    -disable-implicit-string-processing-module-import)
  mkdir -p "$modules"
  # What another compiler wrote is of no use.
  if [ "$(cat "$modules/compiler" 2>/dev/null)" != "$compiler" ]; then
    rm -f "$modules"/*.swiftmodule
    printf '%s\n' "$compiler" >"$modules/compiler"
  fi
  compile_library Swift
  compile_library _Concurrency
  compile_foundation
  refuses
  compile WaterflowLayout Sources/WaterflowLayout
  compile WaterflowEngine Sources/WaterflowEngine
  compile UIKitStandIn Sources/UIKitStandIn
  compile WaterflowUIKit Sources/WaterflowUIKit
  case $target in *-ios*)
    compile UIKitAppStandIn Examples/iOS/StandIn
    compile WaterflowExample Examples/iOS/Sources ;;
  esac
}

# All platforms at once, and then the errors of each together.
found=$(platforms)
[ -n "$found" ] || fail "the manifest names no platform"
mkdir -p "$built"
jobs=() targets=()
while read -r name version; do
  case $name in
    ios | tvos) target=arm64-apple-$name$version ;;
    macos) target=arm64-apple-macosx$version ;;
    *) fail "what is the target of the platform $name?" ;;
  esac
  (check "$target") >"$built/$target.log" 2>&1 &
  jobs+=($!) targets+=("$target")
done <<<"$found"

status=0
for number in "${!jobs[@]}"; do
  wait "${jobs[$number]}" && continue
  cat "$built/${targets[$number]}.log" >&2
  echo "error: not for ${targets[$number]}" >&2
  status=1
done
exit $status
