#!/usr/bin/env bash
# Builds the package for JavaScript into dist/water-flow, ready to be published:
# modules, scripts, types, rules, and what a package manager reads. Its path is
# the last line on standard output.
source "$(dirname "$0")/common.sh"

parts=$root/Packages/water-flow
modules=(static measured rows full layout)

"$root/Scripts/install.sh" build package
say "Building the WebAssembly of <water-flow>"
# Without the checks that end a module with a fault of its own: a twelfth. And
# without a copy of a function for each closure that it is given: 1 % of the full
# module, for flows that take half as long again to be read.
WATERFLOW_PLAIN=1 swift build -c release "${swiftpm[@]}" \
  --package-path "$parts" --scratch-path "$parts/.build-wasm" \
  --triple wasm32-unknown-none-wasm --toolset "$root/Toolsets/wasm.json" \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -remove-runtime-asserts \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=closure-specialize >&2

# Complete or not at all: who uses it meanwhile uses the old one.
staging=$(mktemp -d "$root/.build-package.XXXXXX")
trap 'rm -rf "$staging"' EXIT
# Only scripts that come with the full module call these.
features=(
  waterflow_allocate waterflow_announce waterflow_event waterflow_fetched
  waterflow_key
)
# Functions that are alike beside each other: 1.5 % less to send, for a quarter of
# a minute.
by_likeness=yes
for module in "${modules[@]}"; do
  case $module in
    full | layout) unused_exports=() ;;
    *) unused_exports=("${features[@]}") ;;
  esac
  # Larger by 2 %, and smaller by 3 % as it is sent: a long function is hard to
  # compress into which others were put. Until nothing gets smaller any more:
  # another thousandth, for three times as long, which the budgets count.
  optimise_wasm "$parts/.build-wasm/release/$module.wasm" \
    "$staging/$module.wasm" --one-caller-inline-max-function-size=60 --converge
done

# What only the element's scripts call each other's properties: short in what is
# sent, like all names of variables. Neither a page, nor the browser, nor a
# module may know one of them.
own=(
  animations awaitTurn awaits bound canStay conceal contents destination dispatch
  doubles endPass engine estimates findSection forgetAnswered forgetInherited
  forgetSupplements handOver hasEnded hasScripts idOf isBegun isCurrent
  isDisplayed isFocusable isHigh isHorizontal isInert isLate isMeasured isMoved
  isMoving isOfKind isOn isOuter isPinned isRightToLeft isSame isShown isTurned
  isUnderWay isValid isVertical itemAt layOut leadsTo lifted makePrinting
  makeRoom markedSection measureItem needMore notice permits placeAll placeOf
  placePinned readAnew relayOut remember resumeAway scrollsItself setMode
  settleStyle showsAgain starts swiping takeBack takeOver tidySoon wanted withFeatures
)
own=$(IFS='|' && echo "${own[*]}")
if grep -nwE "$own" "$parts"/{data,index}.d.ts \
  || grep -rnE "(module|name): \"($own)\"" --include='*.swift' \
    "$parts/Sources" "$root/Sources/WaterflowWeb"; then
  fail "what pages or modules name has to keep its name"
fi

# Makes a script that a page or a program may name, with all that it imports;
# what it may never ask for stays in chunks of their own. All in one folder,
# because each script looks for a module beside itself.
bundle() {
  (cd "$parts/JavaScript" && esbuild "$1.mjs" --bundle --splitting --minify \
    --format=esm --target=es2022 --platform=neutral \
    --external:#files --log-level=warning --outdir="$staging" \
    --define:VERSION="\"$(cat "$root/VERSION")\"" \
    "${@:2}") >&2
}
# Whatever is asked for later finds all of the element there: that is one chunk
# then, where esbuild would make one for each choice of those that share it. As
# they are sent they are a tenth more.
bundle index --inject:./element.mjs "--mangle-props=^($own)\$"
bundle layout
# By the package's own name for them; Node has no other way to leave it out.
for files in node-files no-files; do
  cp "$parts/JavaScript/$files.mjs" "$staging/$files.js"
done

cp "$parts"/*.css "$parts"/*.d.ts "$parts/README.md" "$root/LICENSE" "$staging/"
python3 - "$parts/package.json" "$(cat "$root/VERSION")" \
  >"$staging/package.json" <<'PYTHON'
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    described = json.load(file)
described = {"name": described.pop("name"), "version": sys.argv[2], **described}
print(json.dumps(described, indent=2))
PYTHON
chmod -R u=rwX,go=rX "$staging"
mkdir -p "$(dirname "$package")"
rm -rf "$package"
mv "$staging" "$package"
say "water-flow $(cat "$root/VERSION"): $(find "$package" -type f | wc -l) files"
echo "$package"
