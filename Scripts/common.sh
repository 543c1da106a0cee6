# shellcheck shell=bash disable=SC2034
# Sourced by every script here: where things are and how to speak.
# Everything a script says goes to standard error, because standard output
# belongs to results such as the path that `make tool` prints.

set -euo pipefail

# With it `cd` says where it goes.
unset CDPATH
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
tool=$root/dist/bin/waterflow
site=$root/dist/share/waterflow/site
# What `make package` makes.
package=$root/dist/water-flow

# Lets the manifest refuse what Embedded Swift does not know.
export WATERFLOW_CHECKS=1

# The build system is named because the flag below means "our own code, not
# the dependencies'" in this one only.
swiftpm=(--build-system native)

# What continuous integration builds for debugging it builds once, and so each
# module as a whole, which takes less than file by file; with threads, because
# the compiler's index, by which tests are found, asks for a product of each
# file, and not in batches, because it would warn at each module that it ignores
# them. Nobody steps through it: without what that takes it is a twelfth less.
debug=("${swiftpm[@]}")
# In a place of its own: what both forms have built does not link.
form=check
if [ -n "${CI:-}" ]; then
  form=whole
  # Macs have no nproc, which counts what a container may use.
  threads=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
  debug+=(-Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode
    -Xswiftc -num-threads -Xswiftc "$threads" -Xswiftc -gnone)
fi

# Tests and checks build with the same flags in the same place, so that each
# file is compiled once for both. Plain `swift build` keeps its own `.build`.
strict=("${debug[@]}" -Xswiftc -warnings-as-errors)
strict_root=$root/.build-$form
strict_gallery=$root/Gallery/.build-$form

# Builds or tests the root package, with what its tests ask optimised: compiled
# a third longer, file by file, and run three times as fast.
root_swift() { WATERFLOW_OPTIMISED=1 swift "$@"; }

# The same with the strict flags.
strict_swift() {
  root_swift "$1" "${strict[@]}" --scratch-path "$strict_root" "${@:2}"
}

# Runs a command beside the script, which ends it wherever it ends itself; one
# in a script.
begin_aside() {
  aside_log=$(mktemp)
  # In a group of its own, so that what it has started ends as well.
  set -m
  "$@" >"$aside_log" 2>&1 &
  set +m
  aside=$!
  trap end_aside EXIT
}

# As by Ctrl-C, at which alone SwiftPM ends its compilers, too.
end_aside() {
  kill -INT -- -"$aside" 2>/dev/null || true
  wait "$aside" 2>/dev/null || true
  rm -f "$aside_log"
}

# Waits for it and tells its last line, or all it said where it has failed.
finish_aside() {
  local status=0
  wait "$aside" || status=$?
  trap 'rm -f "$aside_log"' EXIT
  if [ "$status" -eq 0 ]; then
    tail -n 1 "$aside_log" >&2
  else
    cat "$aside_log" >&2
  fi
  return "$status"
}

say() { printf '==> %s\n' "$*" >&2; }

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# SwiftPM knows a package in a folder by the folder's name, and takes it for
# another one of that name.
case $(printf '%s' "${root##*/}" | tr '[:upper:]' '[:lower:]') in
  benchmarks | gallery | water-flow | web)
    fail "SwiftPM takes this folder, ${root##*/}, for a package that is in it;" \
      "give it another name, such as waterflow"
    ;;
esac

# Prints the directory of the toolchain's own programs (docc, ...). Asking the
# compiler works where `swift` is a link or a proxy in some other directory.
toolchain_bin() {
  local resources
  resources=$(swift -print-target-info \
    | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
  (cd "$resources/../../bin" && pwd -P)
}

# Exports of the modules to be written that no script calls.
unused_exports=()

# Writes a finished module without what nothing uses. The features are those
# that the compiler takes for granted; further options are wasm-opt's.
optimise_wasm() {
  # For each file the compiler adds a hash that only it would read again.
  python3 "$root/Scripts/strip-module.py" "$1" "$2" .swift_modhash \
    ${unused_exports[@]+"${unused_exports[@]}"}
  # Scripts here install it; a package that depends on this one may do without.
  if ! command -v wasm-opt >/dev/null; then
    say "No wasm-opt on PATH, with which modules are a quarter smaller;" \
      "on Debian: apt-get install binaryen"
    return
  fi
  # The linker puts nothing below 1,024 (see Toolsets/wasm.json), so that what
  # is added to an address can go into the instruction: 1 to 2 % less, if that
  # comes first. Loops and branches made anew from flat code: 1 % less, and no
  # slower.
  local known=(
    --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
    --enable-mutable-globals --enable-multivalue --enable-reference-types)
  local options=(
    --low-memory-unused --strip-debug --strip-producers "${known[@]}"
    --optimize-added-constants-propagate --flatten --rereloop -Oz
    --optimize-added-constants-propagate -Oz "${@:3}")
  # Several seconds each: what was the same before gives the same again.
  local kept=$1.optimised how
  how="$(wasm-opt --version) ${options[*]}"
  [ -z "${by_likeness:-}" ] \
    || how+=" $(cat "$root"/Scripts/{order-functions,wasm_binary}.py | cksum)"
  if [ -f "$kept" ] && cmp -s "$2" "$kept.from" \
    && [ "$(cat "$kept.how")" = "$how" ]; then
    cp "$kept" "$2"
    return
  fi
  rm -f "$kept"
  cp "$2" "$kept.from"
  printf '%s\n' "$how" >"$kept.how"
  wasm-opt "${options[@]}" "$2" -o "$2"
  if [ -n "${by_likeness:-}" ]; then
    python3 "$root/Scripts/order-functions.py" "$2" "$2"
  fi
  # By renaming: what an interrupted copy has left must not count.
  cp "$2" "$kept.new"
  mv "$kept.new" "$kept"
}

# Prints the sources with one of the given endings that are, or would be,
# committed; one a line. Outside of a git checkout it looks at all folders
# that are not build products.
sources() {
  local ending patterns=()
  if git -C "$root" rev-parse --git-dir >/dev/null 2>&1; then
    for ending in "$@"; do patterns+=("*.$ending"); done
    git -C "$root" ls-files -co --exclude-standard -- "${patterns[@]}" \
      | while IFS= read -r file; do
        if [ -f "$root/$file" ]; then printf '%s\n' "$file"; fi
      done
  else
    for ending in "$@"; do patterns+=(-o -name "*.$ending"); done
    (cd "$root" && find . \( -name '.build*' -o -name .venv -o -name dist \) \
      -prune -o -type f \( -false "${patterns[@]}" \) -print) | sed 's|^\./||'
  fi
}
