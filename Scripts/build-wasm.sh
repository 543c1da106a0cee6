#!/usr/bin/env bash
# Builds the WebAssembly of the gallery's pages, a module for each, so that none
# holds what only another one needs, and puts it, with the pages around it, into
# dist/share/waterflow/site: by the plugin that any package can use, and by a
# bundler, as one does with a site that others visit.
source "$(dirname "$0")/common.sh"

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

"$root/Scripts/install.sh" build package
# One of the pages shows the element as others have it.
"$root/Scripts/package.sh" >/dev/null
staging=$(mktemp -d)
mkdir -p "$(dirname "$site")"
complete=$(mktemp -d "$(dirname "$site")/.site.XXXXXX")
trap 'rm -rf "$staging" "$complete"' EXIT
cp "$pages"/*.css "$pages"/*.mjs "$staging/"
cp -R "$pages/examples" "$package" "$staging/"
for page in "$pages"/*.html; do
  name=$(basename "$page")
  assemble_page "$page" "$name" >"$staging/$name"
done

say "Building the WebAssembly of the pages"
scratch=$root/Gallery/.build-wasm
WATERFLOW_PAGES=1 swift package --package-path "$root/Gallery" \
  --scratch-path "$scratch" --allow-writing-to-package-directory \
  waterflow-site --pages "$staging" --output "$scratch/site" >&2
# Complete or not at all: who uses it meanwhile uses the old one.
python3 "$root/Scripts/bundle-site.py" "$scratch/site" "$complete/site" >&2
rm -rf "$site"
mv "$complete/site" "$site"
