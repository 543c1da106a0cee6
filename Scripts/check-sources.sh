#!/usr/bin/env bash
# Small rules about files: how long they may be, nothing left to do later,
# nothing built or binary committed, and shell scripts that parse.
source "$(dirname "$0")/common.sh"
cd "$root"

longest=500
long=300

status=0
refuse() {
  echo "$1: $2" >&2
  status=1
}

while IFS= read -r file; do
  lines=$(wc -l <"$file")
  if [ "$lines" -gt $longest ]; then
    refuse "$file" "$lines lines; at most $longest are allowed"
  elif [ "$lines" -gt $long ]; then
    echo "$file: note: $lines lines; most files have under $long" >&2
  fi
done < <(sources swift mjs js py sh c h css html)

# In brackets, so that this file does not find itself.
while IFS=: read -r file line _; do
  refuse "$file:$line" "something left to do; do it or open an issue"
done < <(sources swift mjs js py sh c h css html md json yml \
  | xargs -d '\n' -r grep -nHwE '[T]ODO|[F]IXME|[X]XX' || true)

# What Swift 6.3 brought (SE-0481, 0491, 0492, 0495, 0496, 0497) has to wait for
# the manifest, which says 6.2; the compiler here does not tell.
newer='weak let|[A-Za-z_]::[A-Za-z_]|@(c|section|used|export|specialized)\b'
newer+='|@inline\(always\)'
if [ "$(sed -n 's|^// swift-tools-version: *||p' Package.swift)" = 6.2 ]; then
  while IFS=: read -r file line _; do
    refuse "$file:$line" "Swift 6.3; the manifest says 6.2"
  done < <(sources swift | grep -E '^(Sources|Examples)/' \
    | xargs -d '\n' -r grep -nHE "^[^\"]*($newer)" \
    | grep -vE '^[^:]*:[0-9]*: *//' || true)
fi

# An expression is evaluated at each look, and only the first may do that on a
# page whose policy forbids it: such a wait fails where it has to wait.
while IFS=: read -r file line; do
  refuse "$file:$line" "wait_for_function without a function; write () =>"
done < <(sources py | xargs -d '\n' -r perl -0777 -ne '
  while (/wait_for_function\(\s*f?"++(?!\s*\(?[^()"=]*\)?\s*=>)/g) {
    print "$ARGV:", 1 + (substr($_, 0, $-[0]) =~ tr/\n//), "\n" }')

if git rev-parse --git-dir >/dev/null 2>&1; then
  while IFS= read -r file; do
    case $file in
      *.wasm | *.o | *.a | *.so | *.pyc | *.doccarchive/* | *.log | .DS_Store \
        | */.DS_Store | Package.resolved | */Package.resolved | bench.json \
        | dist/* | .build*/* | */.build*/* | .venv/* | __pycache__/* \
        | */__pycache__/* | node_modules/* | */node_modules/*)
        refuse "$file" "generated; it does not belong into the repository" ;;
    esac
  done < <(git ls-files -c)

  # Pictures are the only binary files, and only as pictures. `git ls-files
  # --eol` says "-text" in its second column for what is not text.
  while IFS=$'\t' read -r kind file; do
    case $kind in *w/-text*) ;; *) continue ;; esac
    case $file in
      *.png | *.jpg | *.webp) ;;
      *) refuse "$file" "binary" ;;
    esac
  done < <(git ls-files -co --exclude-standard --eol)
fi

scripts=()
while IFS= read -r file; do scripts+=("$file"); done < <(sources sh)
[ ! -f .ci/run ] || scripts+=(.ci/run)
for file in "${scripts[@]}"; do
  bash -n "$file" || refuse "$file" "not valid bash"
  [ -x "$file" ] || [ "$file" = Scripts/common.sh ] \
    || refuse "$file" "not executable"
done
if command -v shellcheck >/dev/null; then
  shellcheck --severity=warning --shell=bash --external-sources \
    --source-path=SCRIPTDIR "${scripts[@]}" >&2 \
    || refuse "shellcheck" "see above"
fi
exit $status
