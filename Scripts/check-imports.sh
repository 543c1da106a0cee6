#!/usr/bin/env bash
# The layers: the layout imports nothing, the engine the layout alone, and a
# host (every other target of the root package) no other host. A host's own
# parts carry its name in front: WaterflowWeb may import WaterflowWebRuntime.
source "$(dirname "$0")/common.sh"
cd "$root"

# Prints "file:line module" for every import under a folder, in whatever form:
# with attributes, an access level, a kind (`import struct A.B`), or after a
# semicolon; inside of inactive #if branches too.
imports() {
  sources swift | grep "^$1/" | while IFS= read -r file; do
    awk -v file="$file" '
      {
        line = $0
        sub(/\/\/.*/, "", line)
        count = split(line, statements, ";")
        for (i = 1; i <= count; i++) {
          text = statements[i]
          while (sub(/^[ \t]*@[A-Za-z_]+(\([^)]*\))?[ \t]*/, "", text)) {}
          sub(/^[ \t]*(public|package|internal|fileprivate|private)[ \t]+/, \
            "", text)
          if (!sub(/^[ \t]*import[ \t]+/, "", text)) continue
          sub(/^(struct|class|enum|protocol|typealias|func|let|var|actor)[ \t]+/, \
            "", text)
          match(text, /^[A-Za-z_0-9`]+/)
          print file ":" FNR, substr(text, 1, RLENGTH)
        }
      }' "$file"
  done
}

status=0
refuse() {
  echo "$1: $2" >&2
  status=1
}

for folder in Sources/*/; do
  target=$(basename "$folder")
  while read -r place module; do
    case $target in
      WaterflowLayout)
        refuse "$place" "the layout imports nothing, not $module" ;;
      WaterflowEngine)
        [ "$module" = WaterflowLayout ] || refuse "$place" \
          "the engine imports WaterflowLayout alone, not $module" ;;
      *)
        case $module in
          WaterflowLayout | WaterflowEngine | "$target"*) ;;
          Waterflow*)
            refuse "$place" "$target imports another host, $module" ;;
        esac ;;
    esac
  done < <(imports "Sources/$target")
done
exit $status
