#!/usr/bin/env bash
# What a page loads of the package stays within its budgets: a module and all
# scripts that go with it, each compressed as brotli does at its best, in bytes.
# Says how far that is from what is aimed at, too (45 KB are 45,000).
#
#   Scripts/check-package-size.sh [--list]     names the files besides
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" package
cd "$package" || fail "no package; make package"

compressed() { brotli --best --stdout "$1" | wc -c; }

# Prints the scripts that one imports, at once or, after `all`, when asked too.
imported() {
  local asked=
  [ "$2" != all ] || asked='|import\('
  { grep -oE "(from|import$asked) *\"\./[^\"]+\.js\"" "$1" || true; } \
    | sed 's|.*"\./\(.*\)"|\1|'
}

# Prints a script and all that it brings with it.
loaded() {
  local -A found=()
  local waiting=("$1") script next
  while [ ${#waiting[@]} -gt 0 ]; do
    script=${waiting[0]}
    waiting=("${waiting[@]:1}")
    [ -z "${found[$script]:-}" ] || continue
    found[$script]=1
    echo "$script"
    while IFS= read -r next; do waiting+=("$next"); done \
      < <(imported "$script" "$2")
  done
}

# Says which scripts a page loads only once it asks for what they do.
report_later() {
  local file
  loaded "$1" all | grep -vxFf <(loaded "$1" once) | while IFS= read -r file; do
    echo "  only if asked for: $file, $(compressed "$file") bytes" >&2
  done
}

status=0
# Says what a module and its scripts take; fails if that is over a budget.
check() {
  local module=$1 entry=$2 asked=$3 budget=$4 aim=$5 total size file
  total=$(compressed "$module")
  [ -z "$list" ] || printf '%8d  %s\n' "$total" "$module" >&2
  while IFS= read -r file; do
    size=$(compressed "$file")
    total=$((total + size))
    [ -z "$list" ] || printf '%8d  %s\n' "$size" "$file" >&2
  done < <(loaded "$entry" "$asked")
  echo "$module and its scripts: $total bytes of $budget, $aim aimed at" >&2
  [ "$asked" = all ] || report_later "$entry"
  [ "$total" -le "$budget" ] && return
  echo "error: $module and its scripts are $((total - budget)) bytes over" >&2
  status=1
}

list=${1:-}
# A little more than each takes at the time of writing, and what is aimed at.
# The first three are what a page loads that asks for nothing more; the full one
# counts with all scripts that there are.
check static.wasm index.js once 60200 45000
check measured.wasm index.js once 68660 45000
check rows.wasm index.js once 80090 45000
check full.wasm index.js all 149080 95000
check layout.wasm layout.js all 45230 51200
exit $status
