#!/usr/bin/env bash
# Builds the WebAssembly of the gallery's pages, a module for each, so that none
# holds what only another one needs, and puts it, with the pages around it, into
# dist/share/waterflow/site.
source "$(dirname "$0")/common.sh"

modules=(gallery lanes todos sections live)
pages=$root/Gallery/Site

# Prints a page with what it shares with others in its place: a line such as
# `<!-- part: head -->` stands for parts/head.html. In the navigation the page
# itself is marked.
assemble_page() {
  awk -v parts="$pages/parts" -v page="$2" '
    match($0, /<!-- part: [a-z]+ -->/) {
      file = parts "/" substr($0, RSTART + 11, RLENGTH - 15) ".html"
      found = 0
      while ((getline line < file) > 0) {
        found = 1
        at = index(line, "href=\"" page "\"")
        if (at) {
          at += length(page) + 7
          line = substr(line, 1, at - 1) " aria-current=\"page\"" \
            substr(line, at)
        }
        print line
      }
      close(file)
      if (!found) { print "no " file > "/dev/stderr"; exit 1 }
      next
    }
    { print }' "$1"
}

"$root/Scripts/install.sh" build
say "Building the WebAssembly of the pages"
WATERFLOW_PAGES=1 swift build -c release "${swiftpm[@]}" \
  --package-path "$root/Gallery" --scratch-path "$root/Gallery/.build-wasm" \
  --triple wasm32-unknown-none-wasm --toolset "$root/Toolsets/wasm.json" >&2

# Complete or not at all: a server that runs meanwhile serves the old site.
staging=$(mktemp -d "$root/.build-site.XXXXXX")
trap 'rm -rf "$staging"' EXIT
chmod 755 "$staging"
cp "$pages"/*.css "$pages"/*.mjs "$root/Sources/WaterflowWeb/JavaScript/"*.mjs \
  "$staging/"
for page in "$pages"/*.html; do
  name=$(basename "$page")
  address=$name
  [ "$name" != index.html ] || address=./
  assemble_page "$page" "$address" >"$staging/$name"
done
for module in "${modules[@]}"; do
  optimise_wasm "$root/Gallery/.build-wasm/release/$module.wasm" \
    "$staging/$module.wasm"
done
chmod -R u=rwX,go=rX "$staging"
mkdir -p "$(dirname "$site")"
rm -rf "$site"
mv "$staging" "$site"
for module in "${modules[@]}"; do
  say "$module.wasm: $(wc -c <"$site/$module.wasm") bytes"
done
