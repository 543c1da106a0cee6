#!/usr/bin/env bash
# Runs every check that is not a test, the quick ones first, and all of them
# even when one fails; at the end names those that failed.
source "$(dirname "$0")/common.sh"

"$root/Scripts/install.sh" build node package python
cd "$root"

failed=()
check() {
  local name=$1
  shift
  say "Checking $name"
  "$@" || failed+=("$name")
}

links() {
  sources md | xargs -d '\n' -r python3 Scripts/check-links.py
}

claims() {
  sources md | grep -E '^(README|Documentation/(Migration|Layouts)/|Sources/)' \
    | xargs -d '\n' -r python3 Scripts/check-claims.py Tests/absent.txt
}

format() {
  sources swift | xargs -d '\n' -r swift format lint --strict --parallel
}

warnings() {
  strict_swift build --build-tests >&2 \
    && swift build "${strict[@]}" --build-tests --package-path Gallery \
      --scratch-path "$strict_gallery" >&2
}

# Builds the package for JavaScript too, which one of the pages shows.
wasm() {
  Scripts/build-wasm.sh && Scripts/check-wasm-size.sh
}

types() {
  tsc --project Tests/Package/types >&2 \
    && tsc --project Tests/Package/types/without-dom.json >&2
}

scheme() {
  swift package dump-package | python3 Scripts/check-scheme.py \
    .swiftpm/xcode/xcshareddata/xcschemes/Waterflow.xcscheme
}

fuzzing() { Scripts/fuzz.sh >&2; }

memory() { WATERFLOW_PROGRAMS=300 Scripts/sanitize.sh; }

documentation() { Scripts/docs.sh >&2; }

# It takes longest, builds in a place of its own, and leaves a processor free.
begin_aside memory

check "files" Scripts/check-sources.sh
check "imports" Scripts/check-imports.sh
check "links" links
check "claims that something is not there" claims
check "version" Scripts/check-version.sh
check "scheme for Xcode" scheme
check "format" format
check "availability on Apple's platforms" Scripts/check-availability.sh
check "warnings" warnings
check "embedded build and size" wasm
check "size of the package for JavaScript" Scripts/check-package-size.sh
check "types of the package" types
check "documentation" documentation
check "batch updates by fuzzing" fuzzing
check "memory under AddressSanitizer" finish_aside

if [ ${#failed[@]} -gt 0 ]; then
  printf 'error: failed: %s\n' "${failed[@]}" >&2
  exit 1
fi
say "All checks passed"
